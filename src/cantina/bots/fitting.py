"""A value learned from how games ended: a conditional logit, fitted by stochastic gradient descent.

Each seat has a sum of weighted facts, and the chance to win is the softmax of these sums. Games of
the rule of thumb, half of them with some random choices in between, say who won from where. A
better forecast is not yet a better player: what was fitted is worth keeping only if a bot that
judges by it beats the same bot that judges by what is in use.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from math import exp, log, sqrt
from operator import mul
from typing import Any, Final

from cantina.bots.base import decide
from cantina.bots.sampling import Sample, seen_in
from cantina.bots.trials import Trials
from cantina.bots.tuning import APART, HeldOut, Report
from cantina.bots.weighted import seen_by
from cantina.kernel.errors import BadOptions
from cantina.kernel.game import Game, find_game
from cantina.kernel.rng import stream_of
from cantina.kernel.table import Table, apply, determinize, open_table
from cantina.parts.learned import Facts, Stages

SAMPLE: Final = Sample(kept=0.3, stray=0.1, opening=True)
EPOCHS: Final = 8
RATE: Final = 0.5
SHRINK: Final = 1e-4
HELD_OUT: Final = 5
"""Every fifth position is not learned from."""


@dataclass(frozen=True)
class FitPlan:
    game: str
    seats: int
    seed: int
    games: int = 10_000
    test: int = 400
    trials: int = 60  # of the bot that tests what was fitted


@dataclass(frozen=True)
class Position:
    stage: int
    facts: list[list[float]]  # by seat
    won: list[float]  # by seat; a shared victory is a part of one


@dataclass(frozen=True)
class Fitted:
    weights: Stages
    positions: int
    loss: float  # of the forecast for positions it was not fitted to, and of a guess
    guess: float
    test: HeldOut

    @property
    def is_better(self) -> bool:
        return self.test.bounds[0] > self.test.par


def published_facts(game: Game[Any, Any]) -> Facts:
    """Raises BadOptions where the game tells none."""
    if "facts" not in game.services:
        raise BadOptions(f"{game.key} has no facts to learn from")
    facts: Facts = game.services["facts"]()
    return facts


def fit(plan: FitPlan, say: Report) -> Fitted:
    """Plays, fits and tests."""
    game = find_game(plan.game)
    facts = published_facts(game)
    positions = collected(plan, game, facts)
    say(f"{len(positions)} positions of {plan.games} games")
    sizes = _sizes(positions)
    scaled = [_scaled(position, sizes) for position in positions]
    kept = [one for number, one in enumerate(scaled) if number % HELD_OUT]
    fitted = descended(kept, facts.stages, random.Random(plan.seed))
    held = [one for number, one in enumerate(scaled) if not number % HELD_OUT]
    forecast = loss(held, fitted)
    say(f"loss {forecast:.4f} where a guess has {log(plan.seats):.4f}")
    # In the unit of `evaluate`: the chance of a lead is 1 / (1 + exp(-2 * lead / swing)).
    unit = facts.scale * game.swing / 2
    weights = [
        [round(unit * weight / size) for weight, size in zip(row, sizes, strict=True)]
        for row in fitted
    ]
    return Fitted(weights, len(positions), forecast, log(plan.seats), tested(plan, facts, weights))


def collected(plan: FitPlan, game: Game[Any, Any], facts: Facts) -> list[Position]:
    """Positions at the beginning of turns, from games of the rule of thumb with itself."""
    pack = game.load(None)
    dice = random.Random(plan.seed)
    found: list[Position] = []
    for number in range(plan.games):
        seed = plan.seed * APART + number
        t = open_table(game, pack, plan.seats, seed, heard=False)
        seen = seen_in(t, seed, dice, SAMPLE, facts.of)
        winners = t.state.outcome.winners
        won = [1 / len(winners) if seat in winners else 0.0 for seat in range(plan.seats)]
        for stage, told in seen:
            found.append(Position(stage, [[float(fact) for fact in one] for one in told], won))
    return found


def _sizes(positions: list[Position]) -> list[float]:
    """How large each fact is, as a rule: steps of the descent suit facts of size one."""
    rows = [one for position in positions for one in position.facts]
    return [
        sqrt(sum(value * value for value in column) / len(rows)) or 1.0
        for column in zip(*rows, strict=True)
    ]


def _scaled(position: Position, sizes: list[float]) -> Position:
    facts = [[fact / size for fact, size in zip(one, sizes, strict=True)] for one in position.facts]
    return Position(position.stage, facts, position.won)


def descended(positions: list[Position], stages: int, dice: random.Random) -> list[list[float]]:
    """The weights by stage, by gradient descent with a step size for each (AdaGrad)."""
    count = len(positions[0].facts[0])
    weights = [[0.0] * count for _ in range(stages)]
    squares = [[1e-8] * count for _ in range(stages)]
    order = positions[:]
    dice.shuffle(order)
    for epoch in range(EPOCHS):
        rate = RATE / (1 + epoch)
        for one in order:
            mine, sums = weights[one.stage], squares[one.stage]
            off = [chance - won for chance, won in zip(_chances(mine, one), one.won, strict=True)]
            for number, column in enumerate(zip(*one.facts, strict=True)):
                slope = sum(map(mul, off, column)) + SHRINK * mine[number]
                sums[number] += slope * slope
                mine[number] -= rate * slope / sqrt(sums[number])
    return weights


def _chances(weights: list[float], position: Position) -> list[float]:
    sums = [sum(map(mul, weights, facts)) for facts in position.facts]
    most = max(sums)
    powers = [exp(one - most) for one in sums]
    total = sum(powers)
    return [power / total for power in powers]


def loss(positions: list[Position], weights: list[list[float]]) -> float:
    """How surprised the forecast is by who won, on average (cross-entropy)."""
    total = 0.0
    for one in positions:
        chances = _chances(weights[one.stage], one)
        total -= sum(w * log(max(c, 1e-12)) for w, c in zip(one.won, chances, strict=True) if w)
    return total / len(positions)


def tested(plan: FitPlan, facts: Facts, weights: Stages) -> HeldOut:
    """One bot that judges by the weights against the same bot that judges by those in use."""
    game = find_game(plan.game)
    pack = game.load(None)
    other = facts.judging_by(plan.seats, weights)
    wins = 0.0
    for number in range(plan.test):
        seed = plan.seed * APART + APART // 2 + number // plan.seats
        t = open_table(game, pack, plan.seats, seed, heard=False)
        mine = number % plan.seats
        judges = [other if seat == mine else game for seat in range(plan.seats)]
        winners = _winners(t, judges, seed, plan.trials)
        if mine in winners:
            wins += 1 / len(winners)
    return HeldOut(wins, plan.test, 1 / plan.seats)


def _winners(t: Table[Any, Any], judges: list[Game[Any, Any]], seed: int, trials: int) -> list[int]:
    rng = stream_of(seed).fork("bots")
    bot = Trials(trials)
    while t.asks:
        ask = t.asks[0]
        world = seen_by(determinize(t, ask.seat, rng), judges[ask.seat])
        apply(t, ask, decide(bot, world, ask.seat, rng))
    return list(t.state.outcome.winners)
