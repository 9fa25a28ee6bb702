"""What moves a table on when no person does: bots that are asked, and clocks that run out."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from cantina.bots.base import luck_of
from cantina.bots.mind import Mind
from cantina.kernel.action import Seat, all_seats, ask_of
from cantina.room import clock
from cantina.room.decisions import commit, keep, settle_doubt
from cantina.room.lapses import CLOCK
from cantina.room.proposing import favourite, talks_until
from cantina.room.room import Room
from cantina.room.store import StoreError
from cantina.room.stored import ACT, PLAYING, STAND_IN

log = logging.getLogger("cantina.room")

LATE: Final = 2
"""How often in a row a clock may run out before a bot takes the seat over."""


def look_around(room: Room) -> None:
    """Sets every bot that is asked thinking, and the timer to the next deadline."""
    if room.t is None or room.row.status != PLAYING or room.gone:
        return
    for ask in room.t.asks:
        bot = room.row.seats[ask.seat].bot
        if not bot:
            continue
        if until := talks_until(room, ask):
            room.background.talk.set(until, lambda: look_around(room))
        elif room.background.begin_thinking(ask.seat):
            room.background.spawn(think(room, ask.seat, bot))
    set_timer(room)


def set_timer(room: Room) -> None:
    background, questions = room.background, room.questions
    rows = room.row.seats
    people = [seat for seat in all_seats(len(rows)) if not rows[seat].bot]
    times = [time for time in map(questions.deadline, people) if time]
    if times:
        background.deadline.set(min(times), lambda: background.spawn(check_clocks(room)))
    else:
        background.deadline.stop()


async def check_clocks(room: Room) -> None:
    """When a decision cannot be stored now, the clock looks again a little later."""
    try:
        await _decide_for_the_late(room)
    except StoreError as error:
        log.error("table %s: a late decision was not stored: %s", room.row.id, error)
        await asyncio.sleep(1)
        look_around(room)


async def _decide_for_the_late(room: Room) -> None:
    """Whose time is up has the decision made by what most propose, else by the rule of thumb; after
    several in a row a bot takes the seat over until its owner comes back."""
    async with room.lock:
        await settle_doubt(room)
        if room.row.status != PLAYING:
            return
        questions = room.questions
        for seat in all_seats(len(room.row.seats)):
            time = questions.deadline(seat)
            if room.t is None or not time or time > clock.now() or room.row.seats[seat].bot:
                continue
            if ask_of(room.t.asks, seat) is None:
                continue
            if questions.late(seat) + 1 >= LATE:
                row = room.seats.copy()
                row.seats[seat].bot, row.seats[seat].why = STAND_IN, CLOCK
                await keep(room, row)
            action = favourite(room, seat)
            if action is None:
                rng = luck_of(room.row.seed, f"clock {room.row.rev}")
                action = await room.services.bots.decide(room.t, seat, Mind(STAND_IN), rng)
            await commit(room, seat, ACT, action, "", CLOCK)
        look_around(room)


async def think(room: Room, seat: Seat, bot: str) -> None:
    """One decision of a bot, and then a look at what the table needs next."""
    try:
        await _decide_and_commit(room, seat, bot)
    except StoreError as error:
        log.error("table %s: a bot's decision was not stored: %s", room.row.id, error)
        await asyncio.sleep(1)
    finally:
        room.background.end_thinking(seat)
    look_around(room)


async def _decide_and_commit(room: Room, seat: Seat, bot: str) -> None:
    """Drops the decision if the question changed or the owner came back meanwhile."""
    bots = room.services.bots
    async with room.lock:
        await settle_doubt(room)
        since = room.questions.asked_since(seat)
        if room.t is None or not still_asked(room, seat, since):
            return
        if (wish := favourite(room, seat)) is not None:
            await commit(room, seat, ACT, wish, "", bot)
            return
        rng = luck_of(room.row.seed, f"bot {room.row.rev} {seat}")
        whose = room.whose(room.row.host)
        mind = room.background.mind(seat, bot)
        thought = bots.decide(room.t, seat, mind, rng, whose)
    action = await thought
    if all(one.bot for one in room.row.seats):
        await bots.pause(whose)
    async with room.lock:
        if still_asked(room, seat, since) and room.row.seats[seat].bot:
            await commit(room, seat, ACT, action, "", bot)


def still_asked(room: Room, seat: Seat, since: int) -> bool:
    """Whether the question that was put to the seat then is open. One that somebody else's undo put
    again is the same."""
    if room.t is None or room.row.status != PLAYING:
        return False
    asked = ask_of(room.t.asks, seat) is not None
    return asked and room.questions.asked_since(seat) == since
