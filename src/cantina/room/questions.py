"""What seats are asked: since when, until when, and how often in a row their time ran out.

A question keeps its age and its clock whatever the others do, through an undo and through a
restart. All that is asked at one time was asked by one decision: the newest, unless that is a
sealed answer which waits for the others. So the age follows from the decisions that stand, and from
nothing else.
"""

from __future__ import annotations

from typing import Any, Final

from cantina.kernel.action import Action, Seat, all_seats, ask_of
from cantina.kernel.table import Table
from cantina.room import clock
from cantina.room.history import standing_entries
from cantina.room.lapses import CLOCK
from cantina.room.stored import ACT, FROM_RECORD, UNDO, Entry

PATIENCE: Final = 60_000
"""Milliseconds everybody has at least after a restart: nobody loses because the server was away."""


class Questions:
    """Of one table, with this many seconds per decision; 0: no limit."""

    def __init__(self, seats: int, seconds: int) -> None:
        self._seconds: Final = seconds
        self._made: list[tuple[int, int]] = []  # by decision that stands: its revision, its time
        self._returned = [0] * seats  # the revision at which a seat last took a decision back
        self._since = [0] * seats
        self._deadlines = [0] * seats
        self._late = [0] * seats
        self._began = clock.now()  # or was loaded: the log does not say when a game began
        self._patience = 0  # nobody's time is up before

    def asked_since(self, seat: Seat) -> int:
        """The revision from which on an answer is not stale."""
        return self._since[seat]

    def deadline(self, seat: Seat) -> int:
        """When the seat must have answered; 0: never, or it is not asked."""
        return self._deadlines[seat]

    def late(self, seat: Seat) -> int:
        """How often in a row the clock has run out for the seat."""
        return self._late[seat]

    def forgive(self, seat: Seat) -> None:
        """Its owner is back."""
        self._late[seat] = 0

    def asked_at(self, t: Table[Any, Any]) -> tuple[int, int]:
        """The revision and the time at which the table began to ask what it asks."""
        number = len(t.played) - sum(answer is not None for answer in t.state.sealed)
        rev, at = self._made[number - 1] if number else (0, 0)
        return rev, at or self._began

    def deadline_of(self, t: Table[Any, Any]) -> int:
        """When what the table asks must be decided; 0: never."""
        _, at = self.asked_at(t)
        return max(at + 1000 * self._seconds, self._patience) if self._seconds else 0

    def note(self, entry: Entry, before: list[tuple[Seat, Action]], t: Table[Any, Any]) -> None:
        """One more entry of the log, after the decisions that stood before it."""
        if entry.kind == ACT:
            self._made.append((entry.rev, entry.at))
            self._late[entry.seat] = self._late[entry.seat] + 1 if entry.by == CLOCK else 0
        else:
            del self._made[max(n for n, (seat, _) in enumerate(before) if seat == entry.seat)]
            # What its owner has sent before was meant for another question.
            self._returned[entry.seat] = entry.rev
        self._look(t)

    def read(self, log: list[Entry], t: Table[Any, Any]) -> None:
        """After a table was loaded: a decision keeps the time it had left, and some patience."""
        seats = len(self._since)
        self._began = clock.now()
        self._patience = self._began + min(1000 * self._seconds, PATIENCE)
        self._returned = [0] * seats
        self._late = [lapses_of(log, seat) for seat in all_seats(seats)]
        self._made = [
            (entry.rev, 0 if entry.by == FROM_RECORD else entry.at)
            for entry in standing_entries(log)
        ]
        for entry in log:
            if entry.kind == UNDO:
                self._returned[entry.seat] = entry.rev
        self._look(t)

    def _look(self, t: Table[Any, Any]) -> None:
        rev, _ = self.asked_at(t)
        until = self.deadline_of(t)
        for seat in all_seats(len(self._since)):
            self._since[seat] = max(rev, self._returned[seat])
            self._deadlines[seat] = until if ask_of(t.asks, seat) is not None else 0


def lapses_of(log: list[Entry], seat: Seat) -> int:
    """How often in a row the clock has run out for a seat, up to now."""
    mine = [entry.by for entry in log if entry.seat == seat and entry.kind == ACT]
    return next((n for n, by in enumerate(reversed(mine)) if by != CLOCK), len(mine))
