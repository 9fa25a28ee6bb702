"""How a finished game went: chances to win over time, what everybody's choices were worth, and the
turning points: the choices and the strokes of luck that moved somebody's chance most.

Luck is what no choice explains: the change of a chance less what the choices in between did to it,
compared to the rule of thumb by which all chances are told (`effects.py`).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from math import sqrt
from typing import Any, Final, NamedTuple

from cantina.bots.base import luck_of
from cantina.bots.chances import Estimate, Estimator, Moment, decided
from cantina.bots.choices import MOST_CHOICES, Choice, choice_at, weigh_all
from cantina.bots.effects import Moved, effect, is_measured, later, measure_all, moved_by
from cantina.bots.scale import Scale, learned_from
from cantina.kernel.action import Seat, all_seats, ask_of, offered
from cantina.kernel.record import Record
from cantina.kernel.table import Table, apply, fork, open_table, renew_chance

FOR_WALK: Final = 0.1
"""Of the time, to find what there was to choose; later choices of a very long game are not
looked at."""
FOR_MOMENTS: Final = 0.3
"""Of the time, for that and for the chances turn by turn."""
FOR_EFFECTS: Final = 0.6
"""Of the time, for these and for what departures from the rule of thumb did."""
FOR_CHOICES: Final = 0.9
"""Of the time, for these and the other options; the rest is for where luck struck."""
TURNINGS: Final = 3
"""For each seat."""
SURE: Final = 2.5
SMALLEST: Final = 0.08
"""So many times its error a stroke of luck must be, and at least so large, to be told."""
WORTH_TELLING: Final = 0.03
"""A choice must have moved a chance so much."""

LUCK: Final = "luck"
LOSS: Final = "loss"
"""Another option would have been better."""
FIND: Final = "find"
"""What was chosen was better than what the rule of thumb would have done."""


class Turning(NamedTuple):
    """A choice or a stroke of luck that changed the chances."""

    kind: str
    start: int  # decisions made before it
    end: int  # and with it
    turn: int
    part: int
    before: list[float]  # of a choice: with the other option
    after: list[float]
    choice: Choice | None = None

    def size(self, seat: Seat) -> float:
        return abs(self.after[seat] - self.before[seat])


class Debriefed:
    def __init__(
        self,
        moments: list[Moment],
        choices: list[Choice],
        departures: list[Choice],
        unread: int,
        real: int,
        turnings: list[Turning],
    ) -> None:
        self.moments: Final = moments
        self.choices: Final = choices  # those that were weighed
        self.departures: Final = departures  # from the rule of thumb, all of them
        self.unread: Final = unread  # decisions that there was no time to look at
        self.real: Final = real  # decisions with something to choose, weighed or not
        self.turnings: Final = turnings

    def change(self, seat: Seat) -> float:
        """Of the seat's chance from the beginning to the end, in all parts of the game together."""
        changes = [_change(one, other, seat) for one, other in _pairs(self.moments)]
        return sum(changes)

    def moved(self, seat: Seat) -> Moved:
        """What choices did to it. The rest of the change is luck, and as uncertain as these and
        the chances that the parts began with."""
        found = moved_by(seat, self.departures, self.unread)
        pairs = _pairs(self.moments)
        firsts = [one for one, _ in pairs if one not in [other for _, other in pairs]]
        lasts = [other for _, other in pairs if other not in [one for one, _ in pairs]]
        errors = [one.estimate.error(seat) for one in [*firsts, *lasts]]
        return found._replace(error=sqrt(found.error**2 + sum([one**2 for one in errors])))


def debrief_of(
    game: Any,
    pack: Any,
    record: Record,
    seconds: float,
    clock: Callable[[], float] = time.process_time,
) -> Debriefed:
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
        self.estimator: Final = Estimator(self.rng, clock)
        self.moments: Final[list[Moment]] = []
        self.choices: list[Choice] = []
        self.departures: Final[list[Choice]] = []
        self.noted: Final[list[int]] = []  # all decisions in which there was something to choose
        self.unread: Final[list[int]] = []  # of these, those that nothing is known of

    def read(self) -> Debriefed:
        self._walk()
        moments = self.estimator.curve(self.moments, self._share(FOR_MOMENTS))
        if not moments:
            return Debriefed([], [], [], 0, 0, [])
        seed, departures = self.record.seed, self.departures
        scale = learned_from(self.estimator.seen)
        _fit([*departures, *self.choices], moments, scale)
        measure_all(departures, scale, seed, self._share(FOR_EFFECTS), self.clock)
        weigh_all(self.choices, scale, seed, self._share(FOR_CHOICES), self.clock)
        choices = [one for one in self.choices if one.is_weighed()]
        turnings = [*_of_choices(choices), *self._of_luck(self._without_gaps(moments), departures)]
        largest = _largest(turnings, self.record.seats)
        unread = len(self.unread)
        return Debriefed(moments, choices, departures, unread, len(self.noted), largest)

    def _share(self, part: float) -> float:
        return self.began + part * self.seconds

    def _late(self, at: int) -> float:
        return at / max(len(self.record.actions), 1)

    def _walk(self) -> None:
        """Through the whole game: where turns begin, where something is decided, and where there
        was something to choose."""
        t = fork(self.start)
        part, last = 0, -1
        open_choice = fork(t)  # before any of a sealed choice
        for at in range(len(self.record.actions) + 1):
            won = self.game.won_by(t)
            is_sealing = any(t.state.sealed)
            turn = self.game.turn(t)
            if won is not None and (not self.moments or not self.moments[-1].estimate.exact):
                self._keep(Moment(at, turn, part, t, decided(t.seats, won)))
                part += 1
            elif won is None and turn != last and not is_sealing:
                last = turn
                self._keep(Moment(at, last, part, fork(t), Estimate(t.seats)))
            if at == len(self.record.actions):
                break
            if not is_sealing:
                open_choice = fork(t)
            if won is None:
                self._note(at, part, open_choice)
            self._decide(t, at)

    def _keep(self, moment: Moment) -> None:
        moment.late = self._late(moment.at)
        self.moments.append(moment)

    def _note(self, at: int, part: int, world: Table[Any, Any]) -> None:
        """Positions are large: of a long game only some are kept."""
        seat, action = self.record.actions[at]
        ask = ask_of(world.asks, seat)
        assert ask is not None
        if self.clock() >= self._share(FOR_WALK):
            if len(ask.options) > 1:
                self.noted.append(at)
                self.unread.append(at)
            return
        found = choice_at(at, part, world, ask, action, self.rng)
        if found is not None:
            found.late = self._late(at)
            self.noted.append(at)
            self.choices.append(found)
            if len(self.choices) > MOST_CHOICES:
                self.choices = self.choices[::2]
            if found.departs() and len(self.departures) < MOST_CHOICES:
                self.departures.append(found)
            elif found.departs():
                self.unread.append(at)

    def _decide(self, t: Table[Any, Any], at: int) -> None:
        seat, action = self.record.actions[at]
        ask = ask_of(t.asks, seat)
        assert ask is not None
        option = offered(ask, action)
        assert option is not None
        apply(t, ask, option)
        renew_chance(t, self.record.seed, at + 1)

    def _without_gaps(self, moments: list[Moment]) -> list[tuple[Moment, Moment]]:
        """What lies between two moments, where it is known what every choice did: else one of them
        may be what looks like luck."""
        gaps = [*self.unread, *[one.at for one in self.departures if not is_measured(one)]]
        return [
            (one, other)
            for one, other in _pairs(moments)
            if not any(one.at <= gap < other.at for gap in gaps)
        ]

    def _of_luck(self, pairs: list[tuple[Moment, Moment]], choices: list[Choice]) -> list[Turning]:
        struck: list[tuple[Moment, Moment]] = []
        for seat in all_seats(self.record.seats):
            found = [(_luck(one, other, choices, seat), one, other) for one, other in pairs]
            found.sort(key=lambda stroke: -stroke[0])
            for size, one, other in found[:TURNINGS]:
                if size > 0 and (one, other) not in struck:
                    struck.append((one, other))
        turnings: list[Turning] = []
        while struck:
            before, after = struck.pop(0)
            now = self.clock()
            end = now + (self.began + self.seconds - now) / (len(struck) + 1)
            turnings.append(self._narrowed(before, after, choices, end))
        return turnings

    def _narrowed(
        self, before: Moment, after: Moment, choices: list[Choice], end: float
    ) -> Turning:
        """The part of it that changed most, by halving as long as the halves clearly differ."""
        worlds = self._between(before, after)
        first, last = 0, len(worlds) - 1
        share = (end - self.clock()) / max(last, 1).bit_length()
        at_first, at_last = before.estimate, after.estimate
        while last - first > 1:
            middle = (first + last) // 2
            at, world = worlds[middle]
            between = self.estimator.fresh(world, self._late(at), share)
            if _is_most(at_first, between, at_last):
                last, at_last = middle, between
            elif _is_most(at_last, between, at_first):
                first, at_first = middle, between
            else:
                break
        narrow = _stroke(worlds[first][0], worlds[last][0], before, at_first, at_last, choices)
        whole = _stroke(before.at, after.at, before, before.estimate, after.estimate, choices)
        seats = all_seats(self.record.seats)
        # What remains of the narrow part without its choices may be little: then it was elsewhere.
        is_there = max([narrow.size(seat) for seat in seats]) >= SMALLEST
        return narrow if is_there else whole

    def _between(self, before: Moment, after: Moment) -> list[tuple[int, Table[Any, Any]]]:
        """Every position from one moment to the other at which nothing is sealed."""
        t = fork(before.world)
        found = [(before.at, before.world)]
        for at in range(before.at, after.at):
            self._decide(t, at)
            if not any(t.state.sealed) or at + 1 == after.at:
                found.append((at + 1, fork(t)))
        return found


def _fit(choices: list[Choice], moments: list[Moment], scale: Scale) -> None:
    """Every choice is told by the scale that meets the chances of its turn."""
    shifts: dict[int, list[float]] = {}
    for one in choices:
        moment = [other for other in moments if other.at <= one.at and other.part == one.part][-1]
        estimate = moment.estimate
        if moment.at not in shifts:
            shifts[moment.at] = [
                scale.shift(estimate.leads[seat], moment.late, estimate.open_wins[seat])
                for seat in all_seats(len(estimate.wins))
            ]
        one.shifts = shifts[moment.at]
        one.later = later(one, _rate([other for other in moments if other.part == one.part]))


def _rate(moments: list[Moment]) -> float:
    """How much later it is in the game after one turn of this part of it."""
    first, last = moments[0], moments[-1]
    return (last.late - first.late) / max(last.turn - first.turn, 1)


def _pairs(moments: list[Moment]) -> list[tuple[Moment, Moment]]:
    return [(one, other) for one, other in pairwise(moments) if one.part == other.part]


def _change(before: Moment, after: Moment, seat: Seat) -> float:
    return after.estimate.chance(seat) - before.estimate.chance(seat)


def _luck(before: Moment, after: Moment, choices: list[Choice], seat: Seat) -> float:
    """How far luck moved a chance; 0 within the error."""
    effects = [effect(one, seat) for one in choices if before.at <= one.at < after.at]
    size = abs(_change(before, after, seat) - sum([one.mean for one in effects]))
    errors = [before.estimate.error(seat), after.estimate.error(seat)]
    errors += [one.error for one in effects]
    return size if size > max(SURE * sqrt(sum([one**2 for one in errors])), SMALLEST) else 0.0


def _stroke(
    start: int, end: int, moment: Moment, one: Estimate, other: Estimate, choices: list[Choice]
) -> Turning:
    """Luck between two positions: the change less that of the choices."""
    seats = all_seats(len(one.wins))
    within = [choice for choice in choices if start <= choice.at < end]
    effects = [sum([effect(choice, seat).mean for choice in within]) for seat in seats]
    after = other.chances()
    before = [one.chance(seat) + effects[seat] for seat in seats]
    return Turning(LUCK, start, end, moment.turn, moment.part, before, after)


def _of_choices(choices: list[Choice]) -> list[Turning]:
    found: list[Turning] = []
    for one in choices:
        kind, size = (LOSS, one.loss()) if one.loss() > 0 else (FIND, one.find())
        if size >= WORTH_TELLING:
            place = (one.at, one.at + 1, one.turn, one.part)
            found.append(Turning(kind, *place, one.means(0), one.means(1), one))
    return found


def _largest(turnings: list[Turning], seats: int) -> list[Turning]:
    """The largest few of every seat, in the order of the game."""
    kept: list[Turning] = []
    for seat in all_seats(seats):
        for one in sorted(turnings, key=lambda turning: -turning.size(seat))[:TURNINGS]:
            if one not in kept:
                kept.append(one)
    return sorted(kept, key=lambda turning: turning.start)


def _is_most(one: Estimate, middle: Estimate, other: Estimate) -> bool:
    """Whether the change from one to the other lies clearly before the middle."""
    for seat in all_seats(len(one.wins)):
        whole = other.chance(seat) - one.chance(seat)
        rest = other.chance(seat) - middle.chance(seat)
        if abs(whole) > SMALLEST and abs(rest) + middle.error(seat) < abs(whole) / 2:
            return True
    return False
