"""Listeners that come and go, and what each is sent when it comes."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from cantina.kernel.action import SPECTATOR, Seat
from cantina.room.decisions import keep
from cantina.room.listeners import Listening, asks_of
from cantina.room.missed import missed
from cantina.room.room import Room
from cantina.room.showing import chat_for, proposals_for, table_now, tell_presence
from cantina.room.store import StoreError
from cantina.room.stored import PLAYING
from cantina.room.together import decider_for
from cantina.room.wire import Welcome


async def join(room: Room, listening: Listening, since: int) -> Welcome:
    """Adds a listener and returns all it may know now, with what happened since."""
    async with room.lock:
        seat, row = listening.seat, room.row
        events: list[dict[str, Any]] = []
        if seat != SPECTATOR:
            events = await missed(room, seat, row.seats[seat].seen if since < 0 else since)
            room.seats.note_seen(seat)
            room.seats.forget_votes(seat)
        hidden = _is_hidden(room, seat)
        room.listeners.add(listening, -1 if hidden else row.rev)  # a hidden view has no patches
        view = None if hidden else room.listeners.view(room.t, seat)
        welcome = _welcome(room, seat, listening.player, view, events)
        tell_presence(room, seat)
        return welcome


async def leave(room: Room, listening: Listening) -> None:
    """A listener is gone. What its seat has seen is remembered."""
    async with room.lock:
        room.listeners.remove(listening)
        if listening.seat != SPECTATOR:
            row = room.seats.copy()
            row.seats[listening.seat].seen = listening.rev
            with suppress(StoreError):  # at worst somebody is told something twice
                await keep(room, row)
        tell_presence(room, listening.seat)


async def look(room: Room, seat: Seat, player: str, since: int) -> Welcome:
    """What a listener would be welcomed with, for those who only ask."""
    async with room.lock:
        events = await missed(room, seat, since) if seat != SPECTATOR and since >= 0 else []
        view = None
        if room.t is not None and not _is_hidden(room, seat):
            view = room.game.encode_view(room.game.view(room.t, seat))
        return _welcome(room, seat, player, view, events)


def _is_hidden(room: Room, seat: Seat) -> bool:
    """Spectators who see things later see nothing at first."""
    return seat == SPECTATOR and room.row.delay > 0 and room.row.status == PLAYING


def _welcome(
    room: Room,
    seat: Seat,
    player: str,
    view: dict[str, Any] | None,
    events: list[dict[str, Any]],
) -> Welcome:
    asks = asks_of(room.t, seat, room.questions)
    decider = decider_for(room.t, seat)
    together = [] if decider is None else asks_of(room.t, decider, room.questions)
    proposals, chat = proposals_for(room, seat), chat_for(room, seat, player)
    now = table_now(room)
    return Welcome(room.row.rev, seat, now, view, asks, together, proposals, events, chat)
