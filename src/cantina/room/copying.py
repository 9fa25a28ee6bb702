"""Copies of a game that runs: a file that holds its past, and a table that knows nothing of it any
more (decision 0017)."""

from __future__ import annotations

from typing import Any

from cantina.fairness import continued, copies_of, until
from cantina.kernel.action import Seat, all_seats
from cantina.kernel.record import Record, record_of, replay
from cantina.kernel.rng import Seed
from cantina.kernel.table import Table
from cantina.room.decisions import keep, settle_doubt
from cantina.room.room import Room
from cantina.room.seating import SeatRefused
from cantina.room.showing import tell_seats
from cantina.room.stored import PERSON, PLAYING, Player, TableRow, seats_of


def check_may_copy(room: Room, player: Player) -> Seat:
    """The seat for whose eyes a copy of the running game is made. Raises SeatRefused."""
    mine = [seat for seat in seats_of(room.row, player) if room.row.seats[seat].kind == PERSON]
    if not mine:
        raise SeatRefused("not_yours", "only players at the table can copy its game")
    if room.t is None or room.row.status != PLAYING:
        raise SeatRefused("not_started", "this game is not running")
    game, t = room.game, room.t
    if any(game.rivals(t, seat) for seat in all_seats(t.seats)):
        raise SeatRefused("rivals", "only a cooperative game can be copied while it runs")
    return mine[0]


async def take_copy(room: Room, player: Player) -> Record:
    """The record of a running game. From here on the game itself has another seed, and whatever its
    taker does not know is dealt anew: so the record says nothing of what comes. Everybody at the
    table is told. Raises SeatRefused or BadOptions."""
    async with room.lock:
        await settle_doubt(room)
        eyes = check_may_copy(room, player)
        t = room.t
        assert t is not None
        taken = _with_seed(t, until(t.seed, len(t.played)))
        if not _is_just_dealt(t):
            await _deal_anew(room, t, eyes)
        return taken


def _is_just_dealt(t: Table[Any, Any]) -> bool:
    """Nobody has decided anything since the last copy, or since the table was one."""
    copies = copies_of(t.seed)
    return bool(copies) and copies[-1][0] == len(t.played)


async def _deal_anew(room: Room, t: Table[Any, Any], eyes: Seat) -> None:
    row = room.seats.copy()
    row.seed = continued(t.seed, len(t.played), eyes)
    people = [seat for seat in all_seats(t.seats) if row.seats[seat].kind == PERSON]
    again = await room.services.beside.for_table(_dealt_anew, t, row, people)
    if again is None:
        raise SeatRefused("not_now", "somebody holds hidden information: decide first")
    await keep(room, row)
    room.progress.put(again)
    room.listeners.forget()
    tell_seats(room)


def _dealt_anew(t: Table[Any, Any], row: TableRow, people: list[Seat]) -> Table[Any, Any] | None:
    """None where somebody would notice: it would change what they hold."""
    again = replay(t.game, t.pack, _with_seed(t, row.seed))
    if t.state.sealed or any(_seen(again, seat) != _seen(t, seat) for seat in people):
        return None
    return again


def _seen(t: Table[Any, Any], seat: Seat) -> dict[str, Any]:
    return t.game.encode_view(t.game.view(t, seat))


def _with_seed(t: Table[Any, Any], seed: Seed) -> Record:
    so_far = record_of(t)
    return Record(
        game=so_far.game,
        behaviour=so_far.behaviour,
        pack=so_far.pack,
        seats=so_far.seats,
        seed=seed,
        options=so_far.options,
        actions=so_far.actions,
    )
