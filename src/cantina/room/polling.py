"""Clients that poll instead of opening a socket count as present for a while after each request.

Such a client is a listener that is sent nothing; it is removed when it stops polling.
"""

from __future__ import annotations

import asyncio
from typing import Final

from cantina.kernel.action import SPECTATOR, Seat
from cantina.room import clock
from cantina.room.listeners import Listening
from cantina.room.room import Room
from cantina.room.showing import tell_presence

HERE: Final = 10_000
"""Milliseconds after its last request that a client without a socket counts as present."""


class Poll:
    def __init__(self) -> None:
        self.until = 0

    def tell(self, data: bytes) -> None:
        """Nothing is sent: the client asks."""


async def be_here(room: Room, seat: Seat, player: str) -> None:
    """The seat's owner has just polled."""
    if seat != SPECTATOR:
        async with room.lock:
            _note_poll(room, seat, player)


def _note_poll(room: Room, seat: Seat, player: str) -> None:
    for listening in room.listeners:
        if listening.seat == seat and isinstance(listening.listener, Poll):
            listening.listener.until = clock.now() + HERE
            return
    poll = Poll()
    poll.until = clock.now() + HERE
    listening = Listening(poll, seat, player)
    room.seats.forget_votes(seat)
    room.listeners.add(listening, room.row.rev)
    tell_presence(room, seat)
    _look_later(room, listening, poll)


def _look_later(room: Room, listening: Listening, poll: Poll) -> None:
    wait = max(0, poll.until - clock.now()) / 1000
    asyncio.get_running_loop().call_later(wait, _look, room, listening, poll)


def _look(room: Room, listening: Listening, poll: Poll) -> None:
    if clock.now() < poll.until:
        _look_later(room, listening, poll)
        return
    room.listeners.remove(listening)
    tell_presence(room, listening.seat)
