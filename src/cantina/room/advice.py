"""Hints: what a bot would do in a person's place. They are counted in the seat, for all to see.
Guidance is the rule of thumb for somebody who learns, alone among bots: there it is not counted."""

from __future__ import annotations

from time import time_ns

from cantina.kernel.action import Seat, ask_of
from cantina.kernel.rng import seeded
from cantina.kernel.table import apply, determinize
from cantina.room.decisions import keep, settle_doubt
from cantina.room.room import Room
from cantina.room.showing import tell_seats
from cantina.room.stored import PERSON, PLAYING
from cantina.room.wire import Hint, Refused, Wired, to_wire


async def give_hint(room: Room, seat: Seat, key: str, counts: bool) -> Hint | Refused:
    """Thinks beside the table, which goes on meanwhile. The hint is for the revision it names."""
    async with room.lock:
        await settle_doubt(room)
        t = room.t
        if room.row.status != PLAYING or t is None or ask_of(t.asks, seat) is None:
            return Refused(key, "not_asked", "it is not your decision now", room.row.rev)
        rev = room.row.rev
        if counts:  # and is not the same question, sent once more
            row = room.seats.copy()
            row.seats[seat].hints += 1
            await keep(room, row)
            tell_seats(room)
        # Not from the table's seed: a hint must not repeat what the seed has in store.
        rng = seeded(time_ns() & 0xFFFF_FFFF_FFFF)
        whose = room.whose(room.row.seats[seat].player)
        thought = room.services.bots.advise(t, seat, rng, whose)
    found = await thought
    if found is None:
        return Refused(key, "no_hint", "no bot answered in time", room.row.rev)
    return Hint(
        key,
        rev,
        found.verdict,
        found.action,
        found.others,
        found.then,
        found.events,
        found.gain,
        room.game.unit,
        room.game.swing,
        found.why,
    )


async def give_guidance(room: Room, seat: Seat, key: str) -> Hint | Refused:
    """What the rule of thumb would do, and go on with once in the same turn."""
    people = {one.player for one in room.row.seats if one.kind == PERSON}
    if len(people) > 1:
        return Refused(key, "not_alone", "guidance is only available alone with bots", room.row.rev)
    async with room.lock:
        t = room.t
        if room.row.status != PLAYING or t is None or ask_of(t.asks, seat) is None:
            return Refused(key, "not_asked", "it is not your decision now", room.row.rev)
        rng = seeded(time_ns() & 0xFFFF_FFFF_FFFF)
        world = determinize(t, seat, rng)
        game, turn = world.game, world.game.turn(world)
        mine = [one for one in world.asks if one.seat == seat]
        chosen: list[Wired] = []
        while world.asks and game.turn(world) == turn and len(chosen) < 2:
            ask = mine[0] if mine and not chosen else world.asks[0]
            action = game.suggest(world, ask, rng)
            if ask.seat == seat:
                chosen.append(to_wire(action))
            apply(world, ask, action)
    return Hint(
        key, room.row.rev, "better", chosen[0], [], chosen[1:], [], 0, game.unit, game.swing
    )
