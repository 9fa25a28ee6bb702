"""Games as files: a copy of one that runs, and a table that goes on from a file (decision 0017).

What strangers send is measured before it is parsed, played again in pieces between which others
have their turn, and refused with a word for what is wrong with it.
"""

from __future__ import annotations

import json
from typing import Any, Final

import msgspec
from starlette.responses import Response

from cantina.fairness import continued
from cantina.kernel.action import Action, Seat
from cantina.kernel.errors import BadOptions, BadRecord, IllegalAction
from cantina.kernel.game import Game, check_seats
from cantina.kernel.record import Record, check_rules, dump, parse
from cantina.kernel.table import Table, open_table, play
from cantina.parts.saved import saved
from cantina.room.copying import take_copy
from cantina.room.stored import Snapshot, TableRow
from cantina.server.bodies import Body, NewTable, Opened, Short
from cantina.server.branches import begin_after
from cantina.server.hall import Call, Refusal
from cantina.server.legible import check_json
from cantina.server.origins import check_shares_no_secret
from cantina.server.rooms import Rooms
from cantina.server.tables import opened

LONGEST_SAVE: Final = 524_288
"""Characters. A campaign of four has about 40,000."""
LARGEST_BODY: Final = 2 * LONGEST_SAVE
"""Bytes, as JSON writes them."""
MOST_DECISIONS: Final = 20_000
PIECE: Final = 500
"""Decisions that are played again at once, in about a twentieth of a second."""
TERMINAL: Final = "record"
"""Where a save of the terminal has the record."""


class OpenSave(Body):
    """A table that goes on from a file."""

    text: str
    # As in NewTable; left out: me in the first, "quick" elsewhere.
    seats: list[Short] = msgspec.field(default_factory=list)
    listed: bool = False
    pace: Short = "none"
    pace_seconds: int = 0
    ready: bool = True


async def copy(call: Call) -> Response:
    """The game as a file; everything that its taker does not know is dealt anew."""
    call.hall.limit("tables", call.me.id)
    room = await call.hall.rooms.find(call.table_id)
    await check_shares_no_secret(call.hall.store, room.row)
    text = await call.beside(dump, await take_copy(room, call.me))
    name = f"{room.row.game}-{room.row.id}-{room.row.rev}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/json", headers=headers)


async def open_save(call: Call, body: OpenSave) -> Opened:
    """A new table that has the decisions of a file behind it. Whoever has the file knows its seed,
    so it goes on with another, and what they do not know is dealt anew."""
    call.hall.limit("tables", call.me.id)
    rooms = call.hall.rooms
    record = await call.beside(read_save, body.text)
    if record.game not in rooms.games:
        raise Refusal(400, "bad_save", f"there is no game {record.game!r} here")
    check_seats(rooms.games[record.game], record.seats)
    seats = body.seats or ["me", *["quick"] * (record.seats - 1)]
    if len(seats) != record.seats:
        raise BadOptions(f"this game has {record.seats} seats, not {len(seats)}")
    invites: dict[Seat, str] = {}
    wish = NewTable(
        record.game,
        seats,
        record.options,
        listed=body.listed,
        pace=body.pace,
        pace_seconds=body.pace_seconds,
        ready=body.ready,
    )
    row = await rooms.new_row(call.me, wish, invites)
    eyes = Seat(seats.index("me") if "me" in seats else 0)
    row.seed = continued(record.seed, len(record.actions), eyes)
    row.seed_chosen = True  # whoever has the file knows what was dealt before
    row.pack = rooms.packs[record.game].digest(record.pack)
    state = await _position(call, rooms, row, record)
    snapshot = Snapshot(len(record.actions), state)
    room = await begin_after(rooms, row, record.actions, snapshot)
    return await opened(call, room, invites)


def read_save(text: str) -> Record:
    """The record in a file, or in a save of the terminal. Raises Refusal."""
    if len(text) > LONGEST_SAVE or text.count("[") > MOST_DECISIONS + 1:
        raise Refusal(413, "save_too_long", f"a game has at most {MOST_DECISIONS} decisions")
    check_json(text.encode())
    try:
        found = msgspec.json.decode(text)  # which lets no half of a character pass
        if isinstance(found, dict) and TERMINAL in found:
            text = json.dumps(found[TERMINAL])
        return parse(text)
    except (msgspec.MsgspecError, ValueError, RecursionError, BadRecord) as error:
        raise Refusal(400, "bad_save", f"this is not a Cantina game: {error}") from None


async def _position(call: Call, rooms: Rooms, row: TableRow, record: Record) -> dict[str, Any]:
    """Where the decisions of the record lead. Raises BadRecord or Refusal."""
    game = rooms.games[record.game]
    pack = await call.beside(rooms.packs[record.game].of, record.pack)
    check_rules(game, pack, record.behaviour, record.pack)
    t = await call.beside(_first, game, pack, row, record)
    for start in range(0, len(record.actions), PIECE):
        await call.beside(_play_on, t, record.actions[start : start + PIECE])
    if t.state.outcome is not None:
        raise Refusal(409, "save_over", "this game is over and cannot be continued from its end")
    return await call.beside(saved, game, t.state)


def _first(game: Game[Any, Any], pack: Any, row: TableRow, record: Record) -> Table[Any, Any]:
    return open_table(game, pack, record.seats, record.seed, row.options, heard=False)


def _play_on(t: Table[Any, Any], actions: list[tuple[Seat, Action]]) -> None:
    for seat, action in actions:
        try:
            play(t, seat, action)
        except IllegalAction as error:
            number = len(t.played) + 1
            text = f"decision {number} cannot be made: {error}"
            raise Refusal(400, "bad_save", text) from None
