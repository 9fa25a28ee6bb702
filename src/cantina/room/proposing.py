"""Proposals at a table: who may make them, who is told, and when a bot that decides for all follows
them. What can be proposed are the options of the ask, and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import Final

from cantina.kernel.action import SPECTATOR, Action, Ask, Seat, all_seats
from cantina.room import clock
from cantina.room.decisions import settle_doubt
from cantina.room.room import Room
from cantina.room.showing import proposals_for
from cantina.room.stored import PLAYING
from cantina.room.together import asked_together
from cantina.room.wire import Ack, Propose, Proposed, Refused, from_wire

TALK: Final = 15_000
"""Milliseconds that a bot which decides for all lets people talk."""
BACK_SOON: Final = 5_000
"""Ruling: nobody waits for people who have been away for this many milliseconds. Somebody who
reloads the page is back sooner, and so is somebody who has just opened the table."""


async def propose(room: Room, seat: Seat, message: Propose) -> Ack | Refused:
    """One proposal a seat; an empty action takes it back."""
    try:
        action = from_wire(message.action) if message.action else None
    except ValueError as error:
        return Refused(message.key, "shape", str(error), room.row.rev)
    async with room.lock:
        await settle_doubt(room)
        room.check_owned()
        rev = room.row.rev
        ask = asked_together(room.t) if room.row.status == PLAYING else None
        if ask is None or ask.seat == seat:
            return Refused(message.key, "not_asked", "there is nothing to propose now", rev)
        if message.rev != rev:
            return Refused(message.key, "stale", "the table has moved on", rev)
        if action is not None and action not in ask.options:
            return Refused(message.key, "illegal", f"{action!r} is not offered", rev)
        if room.proposals.put(rev, seat, action):
            told = Proposed(rev, proposals_for(room, seat))
            room.listeners.tell_some(told, lambda one: one.seat != SPECTATOR)
            room.moved()
        return Ack(message.key, rev)


def favourite(room: Room, seat: Seat) -> Action | None:
    """What most propose to this seat; of equals, what was proposed first."""
    ask = asked_together(room.t)
    if ask is None or ask.seat != seat:
        return None
    counted = Counter(action for _, action in room.proposals.at(room.row.rev))
    return max(counted, key=lambda action: counted[action], default=None)


def talks_until(room: Room, ask: Ask) -> int:
    """Until when a bot lets people talk before it decides this for them; 0: no longer. Ruling: more
    than half of the people who are here have decided it; else it waits for 15 seconds, so that
    nobody is led by a bot who wants to say something, and nobody stuck. It does not wait for people
    who are all away."""
    if room.t is None or asked_together(room.t) is not ask:
        return 0
    rows = room.row.seats
    people = [seat for seat in all_seats(len(rows)) if not rows[seat].bot]
    here = [seat for seat in people if room.listeners.here(seat)]
    counted = Counter(action for _, action in room.proposals.at(room.row.rev))
    agreed = max(counted.values(), default=0)
    if not people or 2 * agreed > len(here) > 0:
        return 0
    until = room.questions.asked_at(room.t)[1] + TALK
    if not here:
        until = min(until, max(map(room.listeners.away_since, people)) + BACK_SOON)
    return until if until > clock.now() else 0
