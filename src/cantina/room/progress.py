"""How far the game of a table is: its position, its latest events, the decisions it has answered.

In doubt means that the store may know more than this process does: then the log is read again
before anything else is decided.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from cantina.kernel.action import Action, Seat
from cantina.kernel.event import Event
from cantina.kernel.record import record_of, replay
from cantina.kernel.table import Table, play
from cantina.room.history import Told, forget_undone
from cantina.room.questions import Questions
from cantina.room.stored import UNDO, Entry

REMEMBERED: Final = 200
"""Revisions whose events are kept at hand for those who reconnect."""


class Progress:
    def __init__(self, seats: int, seconds: int) -> None:
        self.questions: Final = Questions(seats, seconds)
        self._t: Table[Any, Any] | None = None
        self._recent: deque[Told] = deque(maxlen=REMEMBERED)
        self._retold: tuple[int, Sequence[Told]] = (-1, [])  # up to which revision, and all of it
        self._answered: dict[tuple[Seat, str], int] = {}  # keys of decisions, and their revision
        self._in_doubt = False

    @property
    def t(self) -> Table[Any, Any] | None:
        """None before the game starts."""
        return self._t

    @property
    def in_doubt(self) -> bool:
        return self._in_doubt

    def doubt(self, doubt: bool = True) -> None:
        self._in_doubt = doubt

    def restore(self, t: Table[Any, Any], log: list[Entry]) -> None:
        """The table after its whole log."""
        self._t = t
        self.questions.read(log, t)
        self._recent.clear()
        self._answered = {(e.seat, e.key): e.rev for e in log[-REMEMBERED:] if not e.by}

    def play(self, seat: Seat, action: Action) -> list[Event]:
        assert self._t is not None
        return play(self._t, seat, action)

    def put(self, t: Table[Any, Any]) -> None:
        """After an undo: the table before it, or, when it was not stored, the one after."""
        self._t = t

    def unplay(self) -> None:
        """The last decision was not stored."""
        assert self._t is not None
        record = record_of(self._t)
        record.actions.pop()
        self._t = replay(self._t.game, self._t.pack, record)

    def note(self, entry: Entry, events: list[Event], before: list[tuple[Seat, Action]]) -> None:
        """An entry is stored, after the decisions that stood before it."""
        assert self._t is not None
        if not entry.by:
            self._answered[entry.seat, entry.key] = entry.rev
        if entry.kind == UNDO:
            forget_undone(self._recent)
        self._recent.append((entry.rev, events))
        self.questions.note(entry, before, self._t)

    def answered(self, seat: Seat, key: str) -> int | None:
        """The revision that a decision with this key has made."""
        return self._answered.get((seat, key))

    def recent(self) -> list[Told]:
        return list(self._recent)

    def retold(self, rev: int) -> Sequence[Told] | None:
        """What was played again to tell it, if that reached this revision."""
        return self._retold[1] if self._retold[0] == rev else None

    def keep_retold(self, rev: int, told: Sequence[Told]) -> None:
        self._retold = (rev, told)
