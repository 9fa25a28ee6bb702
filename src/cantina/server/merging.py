"""A guest who signs in to an account that exists already: what was the guest's becomes the
account's."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from cantina.kernel.errors import BadRecord
from cantina.room.room import Room
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
        row = room.changed_row()
        hand_to(row, guest, account)
        await room.keep(row)
        for votes in room.votes.values():
            if guest in votes:
                votes.remove(guest)
                votes.add(account)
        room.chat = [
            msgspec.structs.replace(said, player=account) if said.player == guest else said
            for said in room.chat
        ]
        room.tell_seats()
