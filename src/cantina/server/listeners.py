"""Who listens to a table, and what each of them is told: their own view, and nothing else.

What all may see is built, compared and encoded once per revision; each seat's private fields are
laid over it. Who has seen the revision before gets the differences, who has not gets the whole.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final, Protocol

from msgspec import Raw

from cantina.kernel.action import SPECTATOR, Seat, ask_of
from cantina.kernel.event import AnswerSealed, Event, events_for
from cantina.kernel.table import Table, answered
from cantina.server.wire import (
    AnyTold,
    Asked,
    SeatNow,
    Update,
    difference,
    encoded,
    to_wire,
    told,
)

if TYPE_CHECKING:
    from cantina.server.room import Room


class Listener(Protocol):
    """The far end of a socket."""

    def tell(self, data: bytes) -> None:
        """Must not block; a listener that cannot keep up is dropped by its socket."""


class Listening:
    def __init__(self, listener: Listener, seat: Seat, player: str) -> None:
        self.listener: Final = listener
        self.seat: Final = seat
        self.player: Final = player
        self.rev = -1  # the last revision told


class Common:
    """What an update says to all alike, encoded once."""

    def __init__(self, changes: list[Any] | None, seats: list[SeatNow]) -> None:
        self.changes: Final = changes
        self.seats: Final = Raw(encoded(seats))
        self._inner: Final = b"" if not changes else encoded(changes)[1:-1]

    def patch(self, before: dict[str, Any], mine: dict[str, Any]) -> Raw:
        """The common changes and those of a seat's private fields, as one list."""
        own = difference(before, mine)
        parts = [part for part in (self._inner, encoded(own)[1:-1] if own else b"") if part]
        return Raw(b"[" + b",".join(parts) + b"]")


class Listeners:
    def __init__(self) -> None:
        self._all: list[Listening] = []
        self._public: dict[str, Any] | None = None  # the spectator's view of the last revision
        self._private: dict[Seat, dict[str, Any]] = {}

    def __iter__(self) -> Iterator[Listening]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def add(self, listening: Listening) -> None:
        self._all.append(listening)

    def remove(self, listening: Listening) -> None:
        if listening in self._all:
            self._all.remove(listening)
        if not self.here(listening.seat):
            self._private.pop(listening.seat, None)

    def here(self, seat: Seat) -> bool:
        return any(listening.seat == seat for listening in self._all)

    def watchers(self) -> int:
        return sum(listening.seat == SPECTATOR for listening in self._all)

    def tell_all(self, message: AnyTold) -> None:
        data = told(message)
        for listening in list(self._all):
            listening.listener.tell(data)

    def view(self, room: Room, seat: Seat) -> dict[str, Any] | None:
        """The view of a seat as of now, for somebody who just came."""
        if room.t is None:
            return None
        if self._public is None:
            self._public = room.game.encode_view(room.game.view(room.t, SPECTATOR))
        self._private[seat] = room.game.private(room.t, seat)
        return {**self._public, **self._private[seat]}

    def forget(self) -> None:
        """The game is not what was last told: everybody gets the whole view next."""
        self._public = None
        self._private.clear()

    def update(self, room: Room, events: list[Event], rev: int) -> None:
        """Tells everybody that the table has reached this revision."""
        if room.t is None or not self._all:
            self.forget()
            return
        sealed = len(events) == 1 and isinstance(events[0], AnswerSealed)
        old = self._public
        new = self._public = self._next_public(room, room.t, old, sealed)
        changes = None if old is None else difference(old, new)
        common = Common(changes, room.seats_now())
        for seat in {listening.seat for listening in self._all}:
            before = self._private.get(seat)
            if before is None or not sealed:  # before a reveal nobody's knowledge grows
                self._private[seat] = room.game.private(room.t, seat)
            mine = self._private[seat]
            seen = [room.game.encode_event(event) for event in events_for(events, seat)]
            message = Update(rev, seen, asks_of(room, seat), common.seats)
            in_step = other = b""
            for listening in [one for one in self._all if one.seat == seat]:
                if listening.rev == rev - 1 and common.changes is not None and before is not None:
                    if not in_step:
                        message.view, message.patch = None, common.patch(before, mine)
                        in_step = told(message)
                    self._send(room, listening, in_step)
                else:
                    if not other:
                        message.view, message.patch = {**new, **mine}, None
                        other = told(message)
                    self._send(room, listening, other)
                listening.rev = rev

    def _next_public(
        self, room: Room, t: Table[Any, Any], old: dict[str, Any] | None, sealed: bool
    ) -> dict[str, Any]:
        """The public view now. Before a reveal it differs only in who has answered."""
        if old is not None and sealed:
            return {**old, "answered": answered(t)}
        view: dict[str, Any] = room.game.encode_view(room.game.view(t, SPECTATOR))
        return view

    def _send(self, room: Room, listening: Listening, data: bytes) -> None:
        delay = room.row.delay if listening.seat == SPECTATOR else 0
        if delay:
            asyncio.get_running_loop().call_later(delay, listening.listener.tell, data)
        else:
            listening.listener.tell(data)


def asks_of(room: Room, seat: Seat) -> list[Asked]:
    """What this seat is asked: a list of none or one."""
    if room.t is None:
        return []
    ask = ask_of(room.t.asks, seat)
    if ask is None:
        return []
    options = [to_wire(option) for option in ask.options]
    return [Asked(seat, ask.name, ask.rule, options, room.asked_since[seat])]
