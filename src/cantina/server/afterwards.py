"""What is asked about a game when it is over."""

from __future__ import annotations

from starlette.responses import Response

from cantina.kernel.action import SPECTATOR, Seat
from cantina.kernel.errors import BadRecord
from cantina.kernel.record import Record, dump
from cantina.room.room import Room
from cantina.room.stored import FINISHED, PLAYING, seats_of
from cantina.server.asleep import kept_record, stored_row
from cantina.server.bodies import Step
from cantina.server.debriefs import Debrief
from cantina.server.hall import Call, Refusal, place_of
from cantina.server.messages import seat_for
from cantina.server.replays import run_so_far

JSON = "application/json"
NOT_FINISHED = "the record is available when the game is over"


async def debrief(call: Call) -> Debrief:
    """How a finished game went, turn by turn: worked out when somebody first asks, so ask again
    until it is ready."""
    room = await call.hall.rooms.find(call.table_id)
    record = room.record()
    if room.row.status != FINISHED or record is None:
        raise Refusal(409, "not_finished", "the debrief is available when the game is over")
    known = call.hall.debriefs.find(room.row.id)
    if known is not None:
        return known
    call.hall.limit("hints", place_of(call.connection))
    return call.hall.debriefs.begin(room.row.id, record)


async def _record(call: Call, room: Room) -> Record:
    """Raises Refusal while the game runs: the record holds the seed, and with it every secret."""
    record = room.record()
    if room.row.status != FINISHED or record is None:
        raise Refusal(409, "not_finished", NOT_FINISHED)
    return record


async def record(call: Call) -> Response:
    """The whole game as a file that `cantina replay` reads."""
    try:
        row = (await call.hall.rooms.find(call.table_id)).row
    except BadRecord:
        row = await stored_row(call.hall.store, call.table_id)
    found = await kept_record(call.hall.store, row, call.player)
    if found is None:
        raise Refusal(409, "not_finished", NOT_FINISHED)
    text = await call.beside(dump, found)
    name = f"{row.game}-{row.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type=JSON, headers=headers)


def _seat_of(call: Call, found: Record) -> Seat:
    seat = call.seat()
    if not SPECTATOR <= seat < found.seats:
        raise Refusal(400, "no_seat", "there is no such seat")
    return seat


async def replay(call: Call) -> Step:
    """One position of a finished game: ?at= decisions, as ?seat= saw it (-1: a spectator)."""
    room = await call.hall.rooms.find(call.table_id)
    found = await _record(call, room)
    seat = _seat_of(call, found)
    at = call.number("at", len(found.actions))
    if not 0 <= at <= len(found.actions):
        raise Refusal(400, "bad_options", f"this game has 0 to {len(found.actions)} decisions")
    about = (room.row.id, room.game, room.pack, found, seat)
    return (await call.beside(call.hall.replays.steps, *about))[at]


async def steps(call: Call) -> Response:
    """A run of positions at once, to be scrubbed through: ?from= and ?to=, both included. Of a game
    that runs, those that a seat of one's own has seen."""
    room = await call.hall.rooms.find(call.table_id)
    so_far = room.record()
    runs = room.row.status == PLAYING and seats_of(room.row, call.player)
    if runs and so_far is not None:
        call.hall.limit("messages", call.me.id)
        seat, found = seat_for(room, call.me, call.seat()), so_far
    else:
        found = await _record(call, room)
        seat = _seat_of(call, found)
    last = len(found.actions)
    first = call.number("from", 0)
    end = min(call.number("to", last), last)
    if not 0 <= first <= end:
        raise Refusal(400, "bad_options", f"this game has 0 to {last} decisions")
    about = (room.game, room.pack, found, seat, first, end)
    if runs:
        return Response(await call.beside(run_so_far, *about), media_type=JSON)
    return Response(await call.beside(call.hall.replays.run, room.row.id, *about), media_type=JSON)
