"""Votes to let a bot play for somebody who is asked and absent."""

from __future__ import annotations

from cantina.kernel.action import Seat
from cantina.room import clock
from cantina.room.absence import replaceable_from
from cantina.room.decisions import keep
from cantina.room.room import Room
from cantina.room.seating import SeatRefused
from cantina.room.showing import tell_seats
from cantina.room.stored import PERSON, STAND_IN, VOTE, Player


async def vote_to_replace(room: Room, player: Player, seat: Seat) -> None:
    """When more than half of the other people want it, a bot plays for somebody who is absent."""
    async with room.lock:
        row = room.seats.copy()
        seats = row.seats
        if not 0 <= seat < len(seats) or seats[seat].kind != PERSON or seats[seat].bot:
            raise SeatRefused("no_seat", "there is nobody to replace in that seat")
        others = {s.player for n, s in enumerate(seats) if s.kind == PERSON and n != seat}
        if player.id not in others - {seats[seat].player}:
            raise SeatRefused("no_vote", "only the other players can vote")
        if room.listeners.here(seat):
            raise SeatRefused("here", "this player is here")
        if not 0 < replaceable_from(room, seat) <= clock.now():
            text = "wait until the clock runs out or, without a clock, for three minutes"
            raise SeatRefused("vote_early", text)
        if 2 * room.seats.vote(seat, player.id) > len(others):
            seats[seat].bot, seats[seat].why = STAND_IN, VOTE
            await keep(room, row)
            room.seats.forget_votes(seat)
        tell_seats(room)
        room.moved()
