"""Tables that have a past: a rematch, going on from within another game, and a lesson that begins
where its subject is at hand."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from msgspec import structs

from cantina.fairness import continued, new_seed
from cantina.kernel.action import Action, Seat
from cantina.kernel.errors import BadOptions, IllegalAction
from cantina.kernel.game import Game
from cantina.kernel.table import open_table, play
from cantina.room import clock
from cantina.room.codes import under_new_code
from cantina.room.copying import check_may_copy
from cantina.room.decisions import keep
from cantina.room.history import standing
from cantina.room.room import Room
from cantina.room.seating import SeatRefused
from cantina.room.showing import tell_seats
from cantina.room.starting import look_whether_ready
from cantina.room.stored import (
    ACT,
    BOT,
    CLOSED,
    EMPTY,
    FINISHED,
    FROM_RECORD,
    OPEN,
    PERSON,
    PLAYING,
    Entry,
    Pace,
    Player,
    SeatRow,
    Snapshot,
    TableRow,
    seats_of,
)
from cantina.room.wire import to_wire
from cantina.server.bodies import Continue, NewTable
from cantina.server.hall import Hall
from cantina.server.ids import new_id
from cantina.server.origins import shares_a_secret
from cantina.server.rooms import NoTable, Rooms, check_pace, seat_rows

AT_ONCE: Final = 500
"""Decisions of a long past that are stored together."""


async def rematch(hall: Hall, room: Room, player: Player) -> tuple[Room, Seat]:
    """The same table once more, each in the seats they had; it starts when all have come.

    The first who wants it opens the new table, the others join it in the same way. Raises
    SeatRefused.
    """
    async with room.lock:
        mine = _seats_of(room, player)
        if room.row.status not in (FINISHED, CLOSED):
            raise SeatRefused("not_finished", "this game has not ended")
        again = await _existing(hall, room.row.rematch)
        if again is None:
            room.check_owned()
            again = await _open_again(hall.rooms, room.row, player, mine)
            row = room.seats.copy()
            row.rematch = again.row.id
            await keep(room, row)
            tell_seats(room)
    await _sit(again, player, mine)
    return again, min(mine)


def _seats_of(room: Room, player: Player) -> dict[Seat, str]:
    """With the name that each had: several may sit at one screen."""
    rows = room.row.seats
    mine = {n: rows[n].name for n in seats_of(room.row, player) if rows[n].kind == PERSON}
    if not mine:
        raise SeatRefused("not_yours", "only the players can have a rematch")
    return mine


async def _existing(hall: Hall, id: str) -> Room | None:
    try:
        found = await hall.room(id) if id else None
    except NoTable:
        return None
    return None if found is None or found.row.status == CLOSED else found


async def _open_again(rooms: Rooms, old: TableRow, host: Player, mine: dict[Seat, str]) -> Room:
    """An empty seat has the name of whom it waits for."""
    seats = [
        SeatRow(kind=BOT, name=one.name, bot=one.bot) if one.kind == BOT else SeatRow(name=one.name)
        for one in old.seats
    ]
    for seat, name in mine.items():
        seats[seat] = SeatRow(kind=PERSON, name=name, player=host.id)
    row = _like(old, seats, host.id)
    row.behaviour = rooms.games[row.game].behaviour
    row.pack = rooms.pack_for_new(row)
    row.seed, row.seed_chosen = new_seed(), False
    async with rooms.place_for(row):
        await under_new_code(row, rooms.store.create_table)
        return await _begin(rooms, row)


def _like(old: TableRow, seats: list[SeatRow], host: str) -> TableRow:
    return structs.replace(
        old,
        id=new_id(),
        options=dict(old.options),
        seats=seats,
        host=host,
        created=clock.now(),
        status=OPEN,
        rematch="",
        code="",
        origin=old.id,
        rev=0,
        edition=0,
        starts=0,
    )


async def _begin(rooms: Rooms, row: TableRow) -> Room:
    room = await rooms.find(row.id)
    async with room.lock:
        await look_whether_ready(room)
    return room


async def _sit(room: Room, player: Player, mine: dict[Seat, str]) -> None:
    async with room.lock:
        row = room.seats.copy()
        if all(row.seats[seat].player == player.id for seat in mine):
            return
        for seat, name in mine.items():
            if row.seats[seat].kind != EMPTY or row.status != OPEN:
                raise SeatRefused("taken", "this seat is taken")
            row.seats[seat] = SeatRow(kind=PERSON, name=name, player=player.id)
        await keep(room, row)
        await look_whether_ready(room)
        tell_seats(room)


def may_see_all(row: TableRow, player: Player) -> bool:
    """Who goes on from a position may take every seat of it and so see every hand. Of a finished
    game all is known; of one that was given up only to somebody who was alone with bots."""
    people = {seat.player for seat in row.seats if seat.kind == PERSON}
    return row.status == FINISHED or (row.status == CLOSED and people == {player.id})


async def continue_from(
    rooms: Rooms, room: Room, player: Player, wish: Continue
) -> tuple[Room, dict[Seat, str]]:
    """A new table that has the first decisions of a finished game behind it, or of one that runs
    and that all play together: then what was hidden is dealt anew (decision 0017).

    The clock of that game does not go on. Returns it with the secret of every open seat. Raises
    SeatRefused or BadOptions.
    """
    at, seats, pace = wish.at, wish.seats, Pace(wish.pace, wish.pace_seconds)
    check_pace(pace)
    old = room.row
    eyes = await _eyes(rooms, room, player)
    actions = standing(await rooms.store.load_log(old.id))
    last = len(actions) if old.status == PLAYING else len(actions) - 1
    if not 0 <= at <= last:
        raise BadOptions(f"a game of {len(actions)} decisions can be continued after 0 to {last}")
    if seats and len(seats) != len(old.seats):
        raise BadOptions(f"this game has {len(old.seats)} seats, not {len(seats)}")
    invites: dict[Seat, str] = {}
    kinds = seats or _usual_seats(old, player)
    rows = seat_rows(room.game, player, kinds, invites, wish.ready)
    row = _like(old, rows, player.id)
    row.listed, row.pace = wish.listed, pace
    row.seed = continued(old.seed, at, eyes)
    row.seed_chosen = True  # whoever has seen the record knows what was dealt before
    return await begin_after(rooms, row, actions[:at]), invites


async def _eyes(rooms: Rooms, room: Room, player: Player) -> Seat | None:
    """For which seat everything hidden is dealt anew, because a game that runs has it, too; None:
    all is known, and stays as it lies. Raises SeatRefused."""
    if room.row.status == PLAYING:
        try:
            return check_may_copy(room, player)
        except SeatRefused as refused:
            if refused.code != "rivals":
                raise
    if not may_see_all(room.row, player):
        raise SeatRefused("not_finished", "this game has not ended")
    if await shares_a_secret(rooms.store, room.row):
        return min(seats_of(room.row, player), default=Seat(0))
    return None


async def open_in_the_middle(
    rooms: Rooms, player: Player, wish: NewTable, past: list[tuple[Seat, Action]]
) -> Room:
    """A new table that has these decisions behind it. Nobody sits there but this player and bots:
    others would find decisions in their name. Raises BadOptions when one of them is not legal."""
    if wish.seed is None or "open" in wish.seats:
        raise BadOptions("a table with a past needs a seed and no open seats")
    row = await rooms.new_row(player, wish)
    about = (rooms.games[row.game], rooms.packs[row.game].present, row, past)
    await rooms.beside.for_stranger(player.id, _check_past, *about)
    return await begin_after(rooms, row, past)


def _check_past(
    game: Game[Any, Any], pack: Any, row: TableRow, past: list[tuple[Seat, Action]]
) -> None:
    t = open_table(game, pack, len(row.seats), row.seed, row.options)
    for number, (seat, action) in enumerate(past):
        try:
            play(t, seat, action)
        except IllegalAction as error:
            raise BadOptions(f"decision {number} cannot be made: {error}") from None


async def begin_after(
    rooms: Rooms,
    row: TableRow,
    past: list[tuple[Seat, Action]],
    position: Snapshot | None = None,
) -> Room:
    """Opens a table with a past. A `position` spares playing it once more."""
    entries = [
        Entry(rev, row.created, seat, ACT, tuple(to_wire(action)), "", FROM_RECORD)
        for rev, (seat, action) in enumerate(past, start=1)
    ]
    async with rooms.place_for(row):
        stored = structs.replace(row, status=CLOSED)  # until its past is: a half one is not played
        await rooms.store.create_table(stored)
        for start in range(0, len(entries), AT_ONCE):
            some = entries[start : start + AT_ONCE]
            await asyncio.gather(*[rooms.store.append(row.id, entry) for entry in some])
        if position is not None:
            await rooms.store.save_snapshot(row.id, position)
        await under_new_code(row, rooms.store.update_table)
        return await _begin(rooms, row)


def _usual_seats(old: TableRow, player: Player) -> list[str]:
    mine = seats_of(old, player) or [Seat(0)]
    return ["me" if number in mine else "quick" for number in range(len(old.seats))]
