"""What people at a table say to each other: who may write, who may read."""

from __future__ import annotations

from cantina.kernel.action import SPECTATOR, Seat
from cantina.room import clock
from cantina.room.room import Room
from cantina.room.seating import SeatRefused, free_name
from cantina.room.showing import chat_line, may_read
from cantina.room.stored import Player, Said, seats_of


async def say(room: Room, player: Player, seat: Seat, text: str) -> None:
    """One line, kept and told to all who may read it. Ruling: those write who have a seat, or have
    opened the table; who only watches might tell a player what they see elsewhere."""
    async with room.lock:
        mine = seats_of(room.row, player)
        if seat not in mine:  # taken, or given up, since the socket was opened
            seat = mine[0] if mine else SPECTATOR
        if seat == SPECTATOR and player.id != room.row.host:
            raise SeatRefused("watching", "only players can write here")
        room.check_owned()
        name = free_name(room.row, player.name) if seat == SPECTATOR else room.row.seats[seat].name
        said = Said(room.chat.next_number(), clock.now(), player.id, name, text)
        await room.services.store.add_chat(room.row.id, said)
        room.chat.add(said)
        line = chat_line(said)
        room.listeners.tell_some(line, lambda one: may_read(room.row, one.seat, one.player))
