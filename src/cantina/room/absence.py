"""When somebody who is asked may be replaced by a bot: after a clock, or after a while away."""

from __future__ import annotations

from typing import Final

from cantina.kernel.action import Seat, ask_of
from cantina.room.room import Room
from cantina.room.stored import PERSON, PLAYING

ABSENCE: Final = 180_000
"""Ruling: where there is no clock, the person all wait for may be replaced after this many
milliseconds of absence. Where there is one, only once it has run out, however long that takes."""


def replaceable_from(room: Room, seat: Seat) -> int:
    """From when on others may vote to replace somebody; 0: not as things stand."""
    row, t = room.row, room.t
    absent = row.seats[seat].kind == PERSON and not row.seats[seat].bot
    if t is None or row.status != PLAYING or not absent or room.listeners.here(seat):
        return 0
    if ask_of(t.asks, seat) is None:
        return 0
    questions = room.questions
    _, asked = questions.asked_at(t)
    if row.pace.seconds:
        return asked if questions.late(seat) else 0
    return max(asked, room.listeners.away_since(seat)) + ABSENCE
