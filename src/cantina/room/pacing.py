"""What moves a table on when no person does: bots that are asked, and clocks that run out."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from cantina.bots.base import luck_of
from cantina.kernel.action import Seat, ask_of
from cantina.room import clock
from cantina.room.lapses import CLOCK
from cantina.room.stored import ACT, PERSON, PLAYING, Entry
from cantina.server.store import StoreError

if TYPE_CHECKING:
    from cantina.room.room import Room

log = logging.getLogger("cantina.room")

LATE: Final = 2
"""How often in a row a clock may run out before a bot takes the seat over."""
STAND_IN: Final = "quick"
ABSENCE: Final = 180_000
"""Ruling: where there is no clock, whom all wait for may be replaced after so many milliseconds of
absence. Where there is one, only once it has run out, however long that takes."""


def look_around(room: Room) -> None:
    """Sets every bot that is asked thinking, and the timer to the next deadline."""
    if room.t is None or room.row.status != PLAYING or room.gone:
        return
    for ask in room.t.asks:
        bot = room.row.seats[ask.seat].bot
        if bot and ask.seat not in room.thinking:
            room.thinking.add(ask.seat)
            room.spawn(think(room, ask.seat, bot))
    set_timer(room)


def replaceable_from(room: Room, seat: Seat) -> int:
    """From when on others may vote to replace somebody; 0: not as things stand."""
    row = room.row
    absent = row.seats[seat].kind == PERSON and not row.seats[seat].bot
    if room.t is None or row.status != PLAYING or not absent or room.listeners.here(seat):
        return 0
    if ask_of(room.t.asks, seat) is None:
        return 0
    _, asked = room.questions.put(room.t)
    if row.pace.seconds:
        return asked if room.late[seat] else 0
    return max(asked, room.listeners.away_since(seat)) + ABSENCE


def lapses_of(log: list[Entry], seat: Seat) -> int:
    """How often in a row the clock has run out for a seat, up to now."""
    mine = [entry.by for entry in log if entry.seat == seat and entry.kind == ACT]
    return next((n for n, by in enumerate(reversed(mine)) if by != CLOCK), len(mine))


def set_timer(room: Room) -> None:
    if room.timer is not None:
        room.timer.cancel()
        room.timer = None
    times = [
        time for seat, time in enumerate(room.deadlines) if time and not room.row.seats[seat].bot
    ]
    if times:
        wait = max(0, min(times) - clock.now()) / 1000
        loop = asyncio.get_running_loop()
        room.timer = loop.call_later(wait, lambda: room.spawn(check_clocks(room)))


async def check_clocks(room: Room) -> None:
    """When a decision cannot be stored now, the clock looks again a little later."""
    try:
        await _decide_for_the_late(room)
    except StoreError as error:
        log.error("table %s: a late decision was not stored: %s", room.row.id, error)
        await asyncio.sleep(1)
        look_around(room)


async def _decide_for_the_late(room: Room) -> None:
    """Whose time is up has the decision made by the rule of thumb; after several in a row a bot
    takes the seat over until its owner comes back."""
    async with room.lock:
        await room.settle_doubt()
        if room.row.status != PLAYING:
            return
        for seat, time in enumerate(room.deadlines):
            if room.t is None or not time or time > clock.now() or room.row.seats[seat].bot:
                continue
            if ask_of(room.t.asks, seat) is None:
                continue
            room.late[seat] += 1
            if room.late[seat] >= LATE:
                row = room.changed_row()
                row.seats[seat].bot, row.seats[seat].why = STAND_IN, CLOCK
                await room.keep(row)
            rng = luck_of(room.row.seed, f"clock {room.row.rev}")
            action = await room.thinkers.decide(room.t, seat, STAND_IN, rng)
            await room.commit(seat, ACT, action, "", CLOCK)
        look_around(room)


async def think(room: Room, seat: Seat, bot: str) -> None:
    """One decision of a bot, and then a look at what the table needs next."""
    try:
        await _decide_and_commit(room, seat, bot)
    except StoreError as error:
        log.error("table %s: a bot's decision was not stored: %s", room.row.id, error)
        await asyncio.sleep(1)
    finally:
        room.thinking.discard(seat)
    look_around(room)


async def _decide_and_commit(room: Room, seat: Seat, bot: str) -> None:
    """Drops the decision if the question changed or the owner came back meanwhile."""
    async with room.lock:
        await room.settle_doubt()
        since = room.asked_since[seat]
        if room.t is None or not still_asked(room, seat, since):
            return
        rng = luck_of(room.row.seed, f"bot {room.row.rev} {seat}")
        whose = room.whose(room.row.host)
        thought = asyncio.ensure_future(room.thinkers.decide(room.t, seat, bot, rng, whose))
        await asyncio.sleep(0)  # the bot's world is taken while the table stands still
    action = await thought
    if all(one.bot for one in room.row.seats):
        await room.thinkers.turns.pause(whose)
    async with room.lock:
        if still_asked(room, seat, since) and room.row.seats[seat].bot:
            await room.commit(seat, ACT, action, "", bot)


def still_asked(room: Room, seat: Seat, since: int) -> bool:
    """Whether the question that was put to the seat then is open. One that somebody else's undo put
    again is the same."""
    if room.t is None or room.row.status != PLAYING:
        return False
    return ask_of(room.t.asks, seat) is not None and room.asked_since[seat] == since
