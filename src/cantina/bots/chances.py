"""How a finished game went: the chance to win of every seat, turn by turn, and what turned it.

A chance is how often a seat wins when the rule of thumb plays everybody on from there. Hands, decks
and dice are dealt anew each time from what lay open on the table, so that luck counts when it comes
and not before, and everybody's chance is told by the same measure. All estimates have an error,
which is kept: only changes well beyond it are called turning points.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from math import sqrt
from typing import Any, Final

from cantina.bots.base import luck_of
from cantina.kernel.action import SPECTATOR, Seat, all_seats, ask_of, offered
from cantina.kernel.record import Record
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table, apply, determinize, fork, open_table, renew_chance

MOST_MOMENTS: Final = 40
"""Long games are looked at every second turn, or third."""
FEWEST_MOMENTS: Final = 6
MOST_GAMES: Final = 150
"""From one position: an error of four in a hundred."""
GOOD_GAMES: Final = 24
"""Rather than fewer from each, fewer positions are looked at."""
FEWEST_GAMES: Final = 12
"""With fewer there is no honest estimate."""
FOR_MOMENTS: Final = 0.65
"""Of the time; the rest is for what turned the game."""
TURNINGS: Final = 3
SURE: Final = 2.5
SMALLEST: Final = 0.08
"""So many times its error a change must be, and at least so large, to be one."""


class Estimate:
    """Games that were played on from one position."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.wins = [0] * seats

    def chance(self, seat: Seat) -> float:
        return self.wins[seat] / self.games if self.games else 0.0

    def error(self, seat: Seat) -> float:
        """One standard error; never quite nothing, however one-sided a few games were."""
        likely = (self.wins[seat] + 1) / (self.games + 2)
        return sqrt(likely * (1 - likely) / max(self.games, 1))


class Moment:
    """The beginning of a turn, or the end of the game or of a part of it."""

    def __init__(self, at: int, turn: int, part: int, world: Table[Any, Any] | None) -> None:
        self.at: Final = at  # decisions made
        self.turn: Final = turn
        self.part: Final = part  # such as a battle of a campaign: each has chances of its own
        self.world: Final = world  # None: it is decided, and the chances are exact
        self.estimate = Estimate(0)


class Turning:
    """A run of decisions that changed the chances: a turn, or as little of it as can be told."""

    def __init__(
        self, start: int, end: int, turn: int, part: int, before: Estimate, after: Estimate
    ) -> None:
        self.start: Final = start  # decisions made before it
        self.end: Final = end  # and with it
        self.turn: Final = turn
        self.part: Final = part
        self.before: Final = before
        self.after: Final = after


class Chances:
    def __init__(self, moments: list[Moment], turnings: list[Turning]) -> None:
        self.moments: Final = moments
        self.turnings: Final = turnings


def chances_of(
    game: Any,
    pack: Any,
    record: Record,
    seconds: float,
    clock: Callable[[], float] = time.process_time,
) -> Chances:
    """Within so many seconds of the clock. No moments: there was too little time to be honest."""
    return _Reading(game, pack, record, seconds, clock).read()


class _Reading:
    def __init__(
        self, game: Any, pack: Any, record: Record, seconds: float, clock: Callable[[], float]
    ) -> None:
        self.game: Final = game
        self.record: Final = record
        self.start: Final[Table[Any, Any]] = open_table(
            game, pack, record.seats, record.seed, record.options, heard=False
        )
        self.clock: Final = clock
        self.began: Final = clock()
        self.seconds: Final = seconds
        self.rng: Final = luck_of(record.seed, f"chances {len(record.actions)}")

    def read(self) -> Chances:
        moments = _thinned(self._moments(), MOST_MOMENTS)
        end = self.began + FOR_MOMENTS * self.seconds
        before = self.clock()
        self._round(moments, end)
        cost = (self.clock() - before) / len(moments)  # of a game, roughly
        affordable = int((end - self.clock()) / max(cost, 0.0001) / GOOD_GAMES)
        moments = _thinned(moments, max(affordable, FEWEST_MOMENTS))
        for _ in range(1, MOST_GAMES):
            self._round(moments, end)
        open_ones = [one.estimate.games for one in moments if one.world is not None]
        if min(open_ones, default=0) < FEWEST_GAMES:
            return Chances([], [])
        return Chances(moments, self._turnings(moments))

    def _round(self, moments: list[Moment], end: float) -> None:
        """One more game from each."""
        for one in moments:
            if one.world is not None and self.clock() < end:
                play_on(one.estimate, one.world, self.rng)

    def _moments(self) -> list[Moment]:
        """Where turns begin, and where something is decided."""
        t = fork(self.start)
        found: list[Moment] = []
        part, last = 0, -1
        for at in range(len(self.record.actions) + 1):
            won = self.game.won_by(t)
            if won is not None and (not found or found[-1].world is not None):
                decided = Moment(at, self.game.turn(t), part, None)
                decided.estimate = Estimate(t.seats)
                decided.estimate.wins = [int(seat in won) for seat in all_seats(t.seats)]
                decided.estimate.games = 1
                found.append(decided)
                part += 1
            elif won is None and self.game.turn(t) != last and not any(t.state.sealed):
                last = self.game.turn(t)
                fresh = Moment(at, last, part, fork(t))
                fresh.estimate = Estimate(t.seats)
                found.append(fresh)
            if at < len(self.record.actions):
                self._decide(t, at)
        return found

    def _decide(self, t: Table[Any, Any], at: int) -> None:
        seat, action = self.record.actions[at]
        ask = ask_of(t.asks, seat)
        assert ask is not None
        option = offered(ask, action)
        assert option is not None
        apply(t, ask, option)
        renew_chance(t, self.record.seed, at + 1)

    def _turnings(self, moments: list[Moment]) -> list[Turning]:
        left = _largest_changes(moments, self.record.seats)
        found: list[Turning] = []
        while left:
            before, after = left.pop(0)
            now = self.clock()
            end = now + (self.began + self.seconds - now) / (len(left) + 1)
            found.append(self._narrowed(before, after, end))
        return sorted(found, key=lambda turning: turning.start)

    def _narrowed(self, before: Moment, after: Moment, end: float) -> Turning:
        """The part of it that changed most, by halving as long as the halves clearly differ."""
        worlds = self._between(before, after)
        first, last = 0, len(worlds) - 1
        share = (end - self.clock()) / max(last, 1).bit_length()
        at_first, at_last = before.estimate, after.estimate
        while last - first > 1:
            middle = (first + last) // 2
            between = self._fresh(worlds[middle][1], share)
            if _is_most(at_first, between, at_last):
                last, at_last = middle, between
            elif _is_most(at_last, between, at_first):
                first, at_first = middle, between
            else:
                break
        start, turn = worlds[first][0], before.turn
        return Turning(start, worlds[last][0], turn, before.part, at_first, at_last)

    def _between(self, before: Moment, after: Moment) -> list[tuple[int, Table[Any, Any]]]:
        """Every position from one moment to the other at which nothing is sealed."""
        assert before.world is not None
        t = fork(before.world)
        found = [(before.at, before.world)]
        for at in range(before.at, after.at):
            self._decide(t, at)
            if not any(t.state.sealed) or at + 1 == after.at:
                found.append((at + 1, fork(t)))
        return found

    def _fresh(self, world: Table[Any, Any], share: float) -> Estimate:
        estimate = Estimate(world.seats)
        end = self.clock() + share
        while estimate.games < MOST_GAMES and (estimate.games < FEWEST_GAMES or self.clock() < end):
            play_on(estimate, world, self.rng)
        return estimate


def play_on(estimate: Estimate, world: Table[Any, Any], rng: Rng) -> None:
    """One more game from there, by the rule of thumb."""
    game = world.game
    t = determinize(world, SPECTATOR, rng) if world.asks else world
    won = game.won_by(t)
    while won is None:
        ask = t.asks[0]
        apply(t, ask, game.suggest(t, ask, rng))
        won = game.won_by(t)
    estimate.games += 1
    for seat in won:
        estimate.wins[seat] += 1


def _thinned(moments: list[Moment], most: int) -> list[Moment]:
    """About so many, evenly; the first of a part and whatever is decided stay."""
    step = -(-len(moments) // most)
    kept: list[Moment] = []
    since = 0
    for moment in moments:
        first = not kept or kept[-1].part != moment.part
        since = 0 if first else since + 1
        if since % step == 0 or moment.world is None:
            kept.append(moment)
    return kept


def _largest_changes(moments: list[Moment], seats: int) -> list[tuple[Moment, Moment]]:
    """For each seat the largest few changes beyond their errors; those of a side are the same."""
    found: list[tuple[Moment, Moment]] = []
    pairs = [(one, other) for one, other in pairwise(moments) if one.part == other.part]
    for seat in all_seats(seats):
        changed = [(_change(one, other, seat), one, other) for one, other in pairs]
        changed.sort(key=lambda change: -change[0])
        for size, one, other in changed[:TURNINGS]:
            if size > 0 and (one, other) not in found:
                found.append((one, other))
    return found


def _change(before: Moment, after: Moment, seat: Seat) -> float:
    """How much a chance changed; 0 within the error."""
    one, other = before.estimate, after.estimate
    change = abs(other.chance(seat) - one.chance(seat))
    exact = after.world is None
    error = sqrt(one.error(seat) ** 2 + (0.0 if exact else other.error(seat) ** 2))
    return change if change > max(SURE * error, SMALLEST) else 0.0


def _is_most(one: Estimate, middle: Estimate, other: Estimate) -> bool:
    """Whether the change from one to the other lies clearly before the middle."""
    for seat in all_seats(len(one.wins)):
        whole = other.chance(seat) - one.chance(seat)
        rest = other.chance(seat) - middle.chance(seat)
        if abs(whole) > SMALLEST and abs(rest) + middle.error(seat) < abs(whole) / 2:
            return True
    return False
