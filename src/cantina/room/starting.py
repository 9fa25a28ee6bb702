"""From the lobby to the game: who is ready, the seconds in which anybody may stop it, the start.

People who open or take a seat as programs do are ready when they sit down, and the game begins with
the last of them. Whoever sits down to look around first says so, and presses Ready later: then the
game begins a little after the last has.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from cantina.room import clock
from cantina.room.decisions import keep, reload, settle_doubt
from cantina.room.room import Room
from cantina.room.showing import tell_seats, tell_update
from cantina.room.store import StoreError
from cantina.room.stored import EMPTY, OPEN, PERSON, PLAYING, TableRow

log = logging.getLogger("cantina.room")

COUNTDOWN: Final = 3_000
"""Milliseconds from the last Ready to the start."""


def is_complete(row: TableRow) -> bool:
    """Whether nobody is waited for. Somebody alone with bots, or with others at one screen, has
    nobody to say Ready to."""
    if any(seat.kind == EMPTY for seat in row.seats):
        return False
    people = [seat for seat in row.seats if seat.kind == PERSON]
    return len({seat.player for seat in people}) < 2 or all(seat.ready for seat in people)


async def look_whether_ready(room: Room, pressed: bool = False) -> None:
    """After seats have changed, or `pressed`: somebody has said Ready. The caller holds the
    lock."""
    if room.row.status != OPEN:
        return
    complete, starts = is_complete(room.row), room.row.starts
    if complete and not pressed:
        await begin(room)
        return
    starts = (starts or clock.now() + COUNTDOWN) if complete else 0
    if starts != room.row.starts:
        row = room.seats.copy()
        row.starts = starts
        await keep(room, row)
        count_down(room)
        tell_seats(room)


async def begin(room: Room) -> None:
    """The game begins, once: the status is stored first. The caller holds the lock."""
    row = room.seats.copy()
    row.status, row.starts = PLAYING, 0
    for seat in row.seats:
        if seat.kind == PERSON:  # who makes an account while it goes well is rated from the next
            owner = await room.services.store.player(seat.player)
            seat.guest = owner is None or not owner.login
    await keep(room, row)
    await reload(room)
    tell_seats(room)
    tell_update(room, [])
    room.moved()


def count_down(room: Room) -> None:
    """Sets the timer to the start that is stored, or stops it. After a restart too."""
    background = room.background
    if room.row.status == OPEN and room.row.starts and not room.gone:
        background.countdown.set(room.row.starts, lambda: background.spawn(_time_is_up(room)))
    else:
        background.countdown.stop()


async def _time_is_up(room: Room) -> None:
    try:
        async with room.lock:
            await settle_doubt(room)
            if room.row.status != OPEN or not room.row.starts:
                return  # somebody was faster, or stopped it
            if clock.now() < room.row.starts:
                count_down(room)
            elif is_complete(room.row):
                await begin(room)
            else:
                await look_whether_ready(room, pressed=True)
    except StoreError as error:
        log.error("table %s: the start was not stored: %s", room.row.id, error)
        await asyncio.sleep(1)
        count_down(room)
