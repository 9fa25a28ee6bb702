"""Who listens to a table, and what each of them is sent: their own view, and nothing else.

What all may see is built, compared and encoded once per revision; each seat's private fields are
merged into it. A listener that has the revision before gets a patch, any other the whole view.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from itertools import chain
from typing import Any, Final, Protocol

from msgspec import Raw

from cantina.kernel.action import SPECTATOR, Ask, Seat, ask_of
from cantina.kernel.event import AnswerSealed, Event
from cantina.kernel.game import Game
from cantina.kernel.table import Table, answered
from cantina.parts.clock import TimeRanOut
from cantina.parts.difference import difference
from cantina.room import clock
from cantina.room.lapses import event_json
from cantina.room.questions import Questions
from cantina.room.together import decider_for
from cantina.room.wire import (
    AnyTold,
    Asked,
    SeatNow,
    Update,
    encoded,
    to_wire,
    told,
)


class Listener(Protocol):
    """The far end of a socket."""

    def tell(self, data: bytes) -> None:
        """Must not block; a listener that cannot keep up is dropped by its socket."""


class Listening:
    def __init__(self, listener: Listener, seat: Seat, player: str) -> None:
        self.listener: Final = listener
        self.seat: Final = seat
        self.player: Final = player
        self.rev = -1  # the last revision sent


class Common:
    """What an update says to all alike, encoded once."""

    def __init__(
        self,
        game: Game[Any, Any],
        events: list[Event],
        seats: list[SeatNow],
        changes: list[Any] | None,
    ) -> None:
        self._game: Final = game
        self._events: Final = events
        self._whole: Final = [encoded(event_json(self._game, event)) for event in events]
        self.seats: Final = Raw(encoded(seats))
        self.changes: Final = changes
        self._inner: Final = encoded(changes)[1:-1] if changes else b""

    def events(self, seat: Seat) -> Raw:
        """What this seat may know of what happened; most events are the same for all."""
        said = []
        for event, whole in zip(self._events, self._whole, strict=True):
            seen = event.seen_by(seat)
            if seen is event:
                said.append(whole)
            elif seen is not None:
                said.append(encoded(event_json(self._game, seen)))
        return raw_list(said)

    def patch(self, before: dict[str, Any], mine: dict[str, Any]) -> Raw:
        """The common changes and those of a seat's private fields, as one list."""
        parts = [self._inner] if self._inner else []
        if before != mine:
            parts.append(encoded(difference(before, mine))[1:-1])
        return raw_list(parts)


def raw_list(parts: list[bytes]) -> Raw:
    return Raw(b"[" + b",".join(parts) + b"]")


NOT_ASKED: Final = raw_list([])


class Listeners:
    """Of one table. Spectators see things `delay` seconds later."""

    def __init__(self, game: Game[Any, Any], delay: int) -> None:
        self._game: Final = game
        self._delay: Final = delay
        self._at: dict[Seat, list[Listening]] = {}  # no empty lists
        self._left: dict[Seat, int] = {}  # when the last of a seat went
        self._began: Final = clock.now()
        self._used = clock.now()
        self._public: dict[str, Any] | None = None  # the spectator's view of the last revision
        self._private: dict[Seat, dict[str, Any]] = {}
        self._asks: dict[Seat, tuple[Ask, Raw]] = {}  # a question stays as it was put

    def __iter__(self) -> Iterator[Listening]:
        return chain.from_iterable(list(self._at.values()))

    def __len__(self) -> int:
        return sum(len(some) for some in self._at.values())

    @property
    def used(self) -> int:
        """When somebody last listened, or the table was loaded."""
        return self._used

    def add(self, listening: Listening, rev: int) -> None:
        """A listener that has the view of a revision; -1: none."""
        listening.rev = rev
        self._at.setdefault(listening.seat, []).append(listening)

    def remove(self, listening: Listening) -> None:
        self._used = clock.now()
        seat = listening.seat
        left = [one for one in self._at.get(seat, ()) if one is not listening]
        if left:
            self._at[seat] = left
        else:
            if self._at.pop(seat, None) is not None:
                self._left[seat] = clock.now()
            self._private.pop(seat, None)

    def here(self, seat: Seat) -> bool:
        return seat in self._at

    def away_since(self, seat: Seat) -> int:
        """When an absent person left, or was first missed."""
        return self._left.get(seat, self._began)

    def watchers(self) -> int:
        return len(self._at.get(SPECTATOR, ()))

    def tell_all(self, message: AnyTold) -> None:
        self.tell_some(message, lambda _: True)

    def tell_some(self, message: AnyTold, whom: Callable[[Listening], bool]) -> None:
        data = told(message)
        for listening in self:
            if whom(listening):
                listening.listener.tell(data)

    def view(self, t: Table[Any, Any] | None, seat: Seat) -> dict[str, Any] | None:
        """The view of a seat as of now, for somebody who just came."""
        if t is None:
            return None
        if self._public is None:
            self._public = self._game.encode_view(self._game.view(t, SPECTATOR))
        self._private[seat] = self._game.private(t, seat)
        return {**self._public, **self._private[seat]}

    def forget(self) -> None:
        """The game is not what was last sent: everybody gets the whole view next."""
        self._public = None
        self._private.clear()
        self._asks.clear()

    def update(
        self,
        t: Table[Any, Any],
        rev: int,
        events: list[Event],
        seats: list[SeatNow],
        questions: Questions,
        undone: bool,
    ) -> None:
        """Tells everybody that the table has reached this revision."""
        of_game = [event for event in events if not isinstance(event, TimeRanOut)]
        sealed = len(of_game) == 1 and isinstance(of_game[0], AnswerSealed)
        old = self._public
        new = self._public = self._next_public(t, old, sealed)
        changes = None if old is None else difference(old, new)
        common = Common(self._game, events, seats, changes)
        for seat, listening in list(self._at.items()):
            before = self._private.get(seat)
            if before is None or not sealed:  # before a reveal nobody's knowledge grows
                self._private[seat] = self._game.private(t, seat)
            asked = self._asked(t, seat, questions)
            together = self._together(t, seat, questions)
            told_seat = (rev, common.events(seat), asked, together, common.seats)
            message = Update(*told_seat, undone=undone)
            self._send_update(listening, message, common, before, self._private[seat])

    def _send_update(
        self,
        listening: list[Listening],
        message: Update,
        common: Common,
        before: dict[str, Any] | None,
        mine: dict[str, Any],
    ) -> None:
        patched = whole = b""
        for one in listening:
            if one.rev == message.rev - 1 and common.changes is not None and before is not None:
                if not patched:
                    message.view, message.patch = None, common.patch(before, mine)
                    patched = told(message)
                self._send(one, patched)
            else:
                if not whole:
                    assert self._public is not None
                    message.view, message.patch = {**self._public, **mine}, None
                    whole = told(message)
                self._send(one, whole)
            one.rev = message.rev

    def _asked(self, t: Table[Any, Any], seat: Seat, questions: Questions) -> Raw:
        ask = ask_of(t.asks, seat)
        if ask is None:
            return NOT_ASKED
        known = self._asks.get(seat)
        if known is None or known[0] is not ask:
            known = self._asks[seat] = (ask, Raw(encoded(asks_of(t, seat, questions))))
        return known[1]

    def _together(self, t: Table[Any, Any], seat: Seat, questions: Questions) -> Raw:
        """What somebody else decides for all."""
        decider = decider_for(t, seat)
        return NOT_ASKED if decider is None else self._asked(t, decider, questions)

    def _next_public(
        self, t: Table[Any, Any], old: dict[str, Any] | None, sealed: bool
    ) -> dict[str, Any]:
        """The public view now. Before a reveal it differs only in who has answered."""
        if old is not None and sealed:
            return {**old, "answered": answered(t)}
        view: dict[str, Any] = self._game.encode_view(self._game.view(t, SPECTATOR))
        return view

    def _send(self, listening: Listening, data: bytes) -> None:
        if listening.seat == SPECTATOR and self._delay:
            loop = asyncio.get_running_loop()
            loop.call_later(self._delay, listening.listener.tell, data)
        else:
            listening.listener.tell(data)


def asks_of(t: Table[Any, Any] | None, seat: Seat, questions: Questions) -> list[Asked]:
    """What this seat is asked: a list of none or one."""
    ask = None if t is None else ask_of(t.asks, seat)
    if ask is None:
        return []
    options = [to_wire(option) for option in ask.options]
    return [Asked(seat, ask.name, ask.rule, options, questions.asked_since(seat))]
