"""Since when a table asks what it asks now, and until when: a question keeps its age and its clock
whatever the others do, through a decision taken back and through a restart.

All that is asked at one time was put by one decision: the newest, unless that is a sealed answer
which waits for the others. So the age follows from the decisions that stand, and from nothing else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from cantina.kernel.action import Action, Seat, ask_of
from cantina.kernel.table import Table
from cantina.room import clock
from cantina.room.history import standing_entries
from cantina.room.stored import ACT, FROM_RECORD, UNDO, Entry

if TYPE_CHECKING:
    from cantina.room.room import Room

PATIENCE: Final = 60_000
"""Milliseconds everybody has at least after a restart: nobody loses because the server was away."""


class Questions:
    """Of one table. `made` is by decision that stands: its revision and its time."""

    def __init__(self, seats: int) -> None:
        self.made: list[tuple[int, int]] = []
        self.returned = [0] * seats  # the revision at which a seat last took a decision back
        self.began = clock.now()  # or was loaded: the log does not say when a game began
        self.patience = 0  # nobody's time is up before

    def put(self, t: Table[Any, Any]) -> tuple[int, int]:
        """The revision and the time at which the table began to ask what it asks."""
        number = len(t.played) - sum(answer is not None for answer in t.state.sealed)
        rev, at = self.made[number - 1] if number else (0, 0)
        return rev, at or self.began

    def note(self, entry: Entry, before: list[tuple[Seat, Action]]) -> None:
        """One more entry of the log, after the decisions that stood before it."""
        if entry.kind == ACT:
            self.made.append((entry.rev, entry.at))
        else:
            del self.made[max(n for n, (seat, _) in enumerate(before) if seat == entry.seat)]
            # What its owner has sent before was meant for another question.
            self.returned[entry.seat] = entry.rev


def read_questions(room: Room, log: list[Entry]) -> None:
    """After a table was loaded: a decision keeps the time it had left, and some patience."""
    assert room.t is not None
    found = room.questions = Questions(len(room.row.seats))
    found.patience = found.began + min(1000 * room.row.pace.seconds, PATIENCE)
    for entry in standing_entries(log):
        found.made.append((entry.rev, 0 if entry.by == FROM_RECORD else entry.at))
    for entry in log:
        if entry.kind == UNDO:
            found.returned[entry.seat] = entry.rev
    note_asks(room)


def note_asks(room: Room) -> None:
    assert room.t is not None
    rev, _ = room.questions.put(room.t)
    until = deadline(room, room.t)
    for seat, returned in enumerate(room.questions.returned):
        room.asked_since[seat] = max(rev, returned)
        room.deadlines[seat] = until if ask_of(room.t.asks, seat) is not None else 0


def deadline(room: Room, t: Table[Any, Any]) -> int:
    """When what a table asks must be decided; 0: never."""
    seconds = room.row.pace.seconds
    _, at = room.questions.put(t)
    return max(at + 1000 * seconds, room.questions.patience) if seconds else 0
