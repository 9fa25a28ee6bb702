"""A guest who signs in to an account that exists already: what was the guest's becomes the
account's."""

from __future__ import annotations

from contextlib import suppress

from cantina.kernel.errors import BadRecord
from cantina.room.decisions import keep
from cantina.room.room import Room
from cantina.room.showing import tell_seats
from cantina.room.stored import Player
from cantina.server.changes import hand_to
from cantina.server.hall import Hall
from cantina.server.rooms import NoTable


async def merge_guest(hall: Hall, guest: Player, account: Player) -> None:
    """Tables in memory first, so that none writes the guest back; then everything in the store.
    If it stops half-way the guest is still there, and signing in again does the rest."""
    for row in await hall.store.tables(player=guest.id, limit=None):
        with suppress(NoTable, BadRecord):
            await _merge_at(await hall.room(row.id), guest.id, account.id)
    await hall.store.merge_player(guest.id, account.id)
    hall.hang_up("signed in to an account", player_id=guest.id)


async def _merge_at(room: Room, guest: str, account: str) -> None:
    async with room.lock:
        row = room.seats.copy()
        hand_to(row, guest, account)
        await keep(room, row)
        room.seats.hand_votes(guest, account)
        room.chat.hand(guest, account)
        tell_seats(room)
