"""Better weights by playing: the cross-entropy method.

A generation of candidates is drawn around a mean. Each plays the same games against the set in use,
or against several rivals in turn, and the best few make the next mean and the next spread. What
came out is tested on games that were never played before, and is worth keeping only if it wins more
than its share there, against every rival.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from statistics import fmean, pstdev
from typing import Any, Final

from cantina.bots.arena import wilson
from cantina.bots.base import decide, make_bot
from cantina.bots.matches import kind_drawn
from cantina.bots.weighted import published, seen_by
from cantina.kernel.game import Game, find_game
from cantina.kernel.pack import Pack
from cantina.kernel.rng import stream_of
from cantina.kernel.table import apply, open_table
from cantina.parts.weights import Values

FIRST_SPREAD: Final = 0.08
"""Of the range of a weight: how far the first candidates lie from the mean."""
LEAST_SPREAD: Final = 0.015
"""A spread of less finds nothing new."""
APART: Final = 10_000_000
"""Between the seeds of tuning and those of the test."""
CHUNK: Final = 100
"""Games of the test that a worker process plays before it reports."""

Report = Callable[[str], None]


@dataclass(frozen=True)
class Plan:
    """How one set is tuned."""

    game: str
    seats: int
    seed: int
    generations: int = 12
    candidates: int = 20
    best: int = 6
    games: int = 120  # of each candidate in a generation
    test: int = 600
    bot: str = "quick"  # that plays by the sets


@dataclass(frozen=True)
class Match:
    """Games of one set against others, which take turns: a seat for the first, all else theirs."""

    game: str
    seats: int
    values: Values
    rivals: list[Values]
    seeds: range
    bot: str = "quick"


@dataclass(frozen=True)
class HeldOut:
    """Games against one rival, by seeds of their own."""

    wins: float  # a shared victory is a part of one
    games: int
    par: float

    @property
    def bounds(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class Tuned:
    values: Values
    tests: list[HeldOut]  # one for each rival

    @property
    def is_better(self) -> bool:
        return all(test.bounds[0] > test.par for test in self.tests)


def won(match: Match) -> float:
    """The games that the first set won; its seat goes round."""
    game = find_game(match.game)
    pack = game.load(None)
    by: Callable[[dict[int, Values]], Game[Any, Any]] = game.services["playing_by"]
    mine = by({match.seats: match.values})
    theirs = [by({match.seats: rival}) for rival in match.rivals]
    wins = 0.0
    for number, seed in enumerate(match.seeds):
        players = [theirs[number // match.seats % len(theirs)]] * match.seats
        players[number % match.seats] = mine
        winners = winners_of(match.bot, pack, players, seed)
        if number % match.seats in winners:
            wins += 1 / len(winners)
    return wins


def winners_of(bot: str, pack: Pack, players: list[Game[Any, Any]], seed: int) -> list[int]:
    """Plays a game in which the bot plays every seat by the weights of a `Game` of its own."""
    game = players[0]
    options = kind_drawn(game.key, {}, seed)
    t = open_table(game, pack, len(players), seed, options, heard=False)
    rng = stream_of(seed).fork("bots")
    thinker = None if bot == "quick" else make_bot(bot)
    while t.asks:
        ask = t.asks[0]
        seen = seen_by(t, players[ask.seat])
        if thinker is None:  # looks at nothing hidden, so it needs no world of its own
            action = seen.game.suggest(seen, ask, rng)
        else:
            action = decide(thinker, seen, ask.seat, rng)
        apply(t, ask, action)
    return list(t.state.outcome.winners)


def tune(plan: Plan, start: Values, rivals: list[Values], jobs: int, report: Report) -> Tuned:
    """The mean after the last generation, tested against the rivals on seeds of its own."""
    if jobs == 1:
        return _tune(plan, start, rivals, map, report)
    with ProcessPoolExecutor(max_workers=jobs) as pool:
        return _tune(plan, start, rivals, pool.map, report)


def _tune(
    plan: Plan, start: Values, rivals: list[Values], run: Callable[..., Any], say: Report
) -> Tuned:
    ranges = published(find_game(plan.game)).ranges
    search = _Search(ranges, start, random.Random(plan.seed))
    for number in range(plan.generations):
        drawn = [search.rounded(search.mean), *search.candidates(plan.candidates - 1)]
        first = plan.seed * APART + number * plan.games
        seeds = range(first, first + plan.games)
        matches = [
            Match(plan.game, plan.seats, values, rivals, seeds, plan.bot) for values in drawn
        ]
        rates = [wins / plan.games for wins in run(won, matches)]
        search.learn([drawn[place] for place in _best(rates, plan.best)])
        say(
            f"generation {number + 1}: mean {rates[0]:.1%}, candidates "
            f"{min(rates):.1%} to {max(rates):.1%}"
        )
    found = search.rounded(search.mean)
    return Tuned(found, [tested(plan, found, rival, run) for rival in rivals])


def tested(plan: Plan, values: Values, rival: Values, run: Callable[..., Any]) -> HeldOut:
    """How the values do against the rival in games that tuning never sees."""
    first = plan.seed * APART + APART // 2
    matches = [
        Match(plan.game, plan.seats, values, [rival], seeds, plan.bot)
        for seeds in _chunks(range(first, first + plan.test))
    ]
    return HeldOut(sum(run(won, matches)), plan.test, 1 / plan.seats)


def _chunks(seeds: range) -> Iterator[range]:
    for start in range(0, len(seeds), CHUNK):
        yield seeds[start : start + CHUNK]


def _best(rates: list[float], count: int) -> list[int]:
    return sorted(range(len(rates)), key=lambda place: (-rates[place], place))[:count]


class _Search:
    """Where candidates are drawn from: a mean and a spread for each weight."""

    def __init__(
        self, ranges: dict[str, tuple[int, int]], start: Values, dice: random.Random
    ) -> None:
        self.ranges: Final = ranges
        self.dice: Final = dice
        self.mean: dict[str, float] = {name: float(start[name]) for name in ranges}
        self.spread: dict[str, float] = {
            name: FIRST_SPREAD * (most - least) for name, (least, most) in ranges.items()
        }

    def candidates(self, count: int) -> Iterable[Values]:
        for _ in range(count):
            yield self.rounded(
                {name: self.dice.gauss(self.mean[name], self.spread[name]) for name in self.ranges}
            )

    def rounded(self, values: dict[str, float]) -> Values:
        return {
            name: round(min(max(values[name], least), most))
            for name, (least, most) in self.ranges.items()
        }

    def learn(self, best: list[Values]) -> None:
        for name, (least, most) in self.ranges.items():
            found = [values[name] for values in best]
            self.mean[name] = fmean(found)
            self.spread[name] = max(pstdev(found), LEAST_SPREAD * (most - least))
