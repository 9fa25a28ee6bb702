"""Open-loop Monte Carlo tree search over worlds its seat holds possible.

The tree keeps actions, not positions: every iteration starts from a world dealt anew, walks down by
what is legal there, leaves the tree, lets the game's rule of thumb play a few turns for everybody
and asks the game what the position is worth. Sealed choices are decoupled: each seat has its own
statistics at the node and sees nobody else's choice. Where the game says that others hardly matter,
only the searching seat's decisions make the tree grow.
"""

from __future__ import annotations

import time
from math import log, sqrt, tanh
from typing import Any, Final

from cantina.kernel.action import Action, Ask, Seat, all_seats
from cantina.kernel.errors import BadOptions
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table, apply, determinize, fork

ITERATIONS: Final = 600
CURIOSITY: Final = 0.3
"""How much a rarely tried action is favoured (the constant of UCB1)."""
ITERATIONS_PER_WORLD: Final = 4
"""Dealing a world anew costs more than copying one; a few iterations share each."""


class Arm:
    """What is known of one action at a node."""

    def __init__(self) -> None:
        self.tries = 0
        self.chances = 0  # how often it was legal
        self.total = 0.0


class Node:
    def __init__(self) -> None:
        self.arms: dict[Seat, dict[Action, Arm]] = {}
        self.children: dict[tuple[Seat, Action] | None, Node] = {}


class Mcts:
    """`iterations` counts, unless `seconds` is given: then the clock does."""

    def __init__(self, iterations: int = ITERATIONS, seconds: float | None = None) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.at_most: float | None = None  # seconds, whatever was wished for

    @classmethod
    def with_setting(cls, setting: str) -> Mcts:
        """`` (default), `2000` (iterations) or `0.5s` (seconds of thought a move)."""
        if not setting:
            return cls()
        try:
            if setting.endswith("s"):
                seconds = float(setting.removesuffix("s"))
                if 0 < seconds <= 3600:
                    return cls(seconds=seconds)
            elif int(setting) > 0:
                return cls(iterations=int(setting))
        except ValueError:
            pass
        raise BadOptions(f"mcts takes iterations (500) or seconds (0.5s), not {setting!r}")

    def choose(self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng) -> Action:
        options = world.game.worthwhile(world, ask)
        if len(options) == 1:
            return options[0]
        arms = self.search(world, seat, rng).arms[seat]
        return max(options, key=lambda option: arms[option].tries if option in arms else 0)

    def search(self, world: Table[Any, Any], seat: Seat, rng: Rng) -> Node:
        root = Node()
        seconds = [limit for limit in (self.seconds, self.at_most) if limit is not None]
        end = time.monotonic() + min(seconds) if seconds else None
        most = self.iterations if self.seconds is None else None
        done = 0
        while (most is None or done < most) and (end is None or time.monotonic() < end or not done):
            if done % ITERATIONS_PER_WORLD == 0:
                dealt = determinize(world, seat, rng)
            iterate(root, fork(dealt), seat, rng)
            done += 1
        return root


def iterate(root: Node, world: Table[Any, Any], seat: Seat, rng: Rng) -> None:
    """One walk down the tree, one new node, one play-out, and what it taught."""
    contested = world.game.contested
    node = root
    tried: list[tuple[Seat, Arm]] = []
    fresh = False
    while world.asks and not fresh:
        key: tuple[Seat, Action] | None = None
        grows = False
        for ask in list(world.asks):
            if contested or ask.seat == seat:
                action, arm = pick(node, world, ask)
                tried.append((ask.seat, arm))
                grows = True
                if ask.seat == seat or key is None:
                    key = (ask.seat, action)
            else:
                action = world.game.suggest(world, ask, rng)
            apply(world, ask, action)
        if grows:
            fresh = key not in node.children
            node = node.children.setdefault(key, Node())
    play_out(world, rng)
    worth = values(world)
    for who, arm in tried:
        arm.tries += 1
        arm.total += worth[who]


def pick(node: Node, world: Table[Any, Any], ask: Ask) -> tuple[Action, Arm]:
    """UCB1 among the options worth a look in this world; untried ones first, in their order."""
    arms = node.arms.setdefault(ask.seat, {})
    best: tuple[Action, Arm] | None = None
    best_score = -1.0
    for option in world.game.worthwhile(world, ask):
        arm = arms.get(option)
        if arm is None:
            arm = arms[option] = Arm()
        arm.chances += 1
        if arm.tries == 0:
            score = float("inf")
        else:
            spread = sqrt(log(arm.chances) / arm.tries)
            score = arm.total / arm.tries + CURIOSITY * spread
        if score > best_score:
            best_score = score
            best = (option, arm)
    assert best is not None
    return best


def play_out(world: Table[Any, Any], rng: Rng) -> None:
    """The game's rule of thumb plays everybody as far as the game says, until the position can be
    judged, or to the end."""
    game = world.game
    last = game.turn(world) + game.horizon
    while world.asks:
        turn = game.turn(world)
        if turn > last or (turn == last and game.is_settled(world)):
            break
        ask = world.asks[0]
        apply(world, ask, game.suggest(world, ask, rng))


def values(world: Table[Any, Any]) -> list[float]:
    """What the position is worth to every seat, from 0 to 1: the lead over the best rival."""
    game = world.game
    seats = all_seats(world.seats)
    worth = [int(game.evaluate(world, seat)) for seat in seats]
    outcome = world.state.outcome
    result: list[float] = []
    for seat in seats:
        others = [worth[other] for other in game.rivals(world, seat)]
        lead = (worth[seat] - max(others, default=0)) / game.swing
        value = 0.5 + 0.5 * tanh(lead)
        if outcome is not None:
            value = 0.5 * value + 0.5 * (seat in outcome.winners)
        result.append(value)
    return result
