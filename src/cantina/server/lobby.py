"""The part of the API about a table that has not started: whom it waits for, who is ready, and what
people are called at it."""

from __future__ import annotations

from cantina.kernel.action import Seat
from cantina.room import seating
from cantina.room.seating import (
    SeatRefused,
    fill_with_bot,
    name_seat,
    renew_invitation,
    say_ready,
    start_now,
)
from cantina.server.bodies import Body, Fill, Invite, SeatOnly, Short, TableInfo, Text
from cantina.server.hall import Call
from cantina.server.tables import info, invitation, room_of


class Ready(Body):
    """For all my seats at the table. Taking it back stops a start that is being counted down."""

    ready: bool = True


class Naming(Body):
    """What somebody in a seat of mine is called."""

    seat: Seat
    name: Text


class Start(Body):
    """`bot` takes every empty seat."""

    bot: Short = "quick"


async def ready(call: Call, body: Ready) -> TableInfo:
    """Says that I am ready, or takes it back. The game starts three seconds after the last has
    said so; taking it back until then stops that."""
    call.hall.limit("messages", call.me.id)
    room = await room_of(call)
    await say_ready(room, call.me, body.ready)
    return await info(call, room)


async def name(call: Call, body: Naming) -> TableInfo:
    """Names whoever sits in a seat of mine: several people may share a screen."""
    call.hall.limit("tables", call.me.id)
    room = await room_of(call)
    await name_seat(room, call.me, body.seat, body.name)
    return await info(call, room)


async def start(call: Call, body: Start) -> TableInfo:
    """The host starts at once: bots take the empty seats, nobody is waited for."""
    room = await room_of(call)
    await start_now(room, call.me, body.bot)
    return await info(call, room)


async def invite_anew(call: Call, body: SeatOnly) -> Invite:
    """The host replaces the invitation of an empty seat: it was lost, or has expired."""
    room = await room_of(call)
    secret = await renew_invitation(room, call.me, body.seat)
    return invitation(call, room, body.seat, secret)


async def renew_code(call: Call) -> TableInfo:
    """The host replaces the table's code: it got around, or has expired."""
    room = await room_of(call)
    await seating.renew_code(room, call.me)
    return await info(call, room)


async def fill(call: Call, body: Fill) -> TableInfo:
    """The host puts a bot in an empty seat."""
    room = await room_of(call)
    if not 0 <= body.seat < len(room.row.seats):
        raise SeatRefused("no_seat", "there is no such seat")
    await fill_with_bot(room, call.me, body.seat, body.bot)
    return await info(call, room)
