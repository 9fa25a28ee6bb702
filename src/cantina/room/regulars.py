"""Bots that take seats: who comes where anybody was wished for, and what they are called."""

from __future__ import annotations

import secrets
from typing import Any, Final

from cantina.bots.regulars import regular_in, regulars_of, with_regulars
from cantina.kernel.action import Seat
from cantina.kernel.game import Game
from cantina.kernel.rng import seeded
from cantina.room.stored import BOT, SeatRow, TableRow

BOT_NAMES: Final = ("K-3", "R-7", "T-81", "B-4", "V-12", "J-09")
"""Bots without a habit are called by their seat, so that two of one kind at a table have different
names."""
WRITTEN: Final = "en"
"""The language in which names are stored; clients know those in others."""
BITS: Final = 60


def drawn(game: Game[Any, Any], bots: list[str]) -> list[str]:
    """The bots of a new table, by seat. Who comes is by chance, not by the seed: bots are no part
    of what is dealt."""
    return with_regulars(game, bots, seeded(secrets.randbits(BITS)))


def joining(game: Game[Any, Any], row: TableRow, seats: list[Seat], bot: str) -> list[str]:
    """The bots for some seats of a table where others sit already."""
    others = [one.bot for number, one in enumerate(row.seats) if number not in seats]
    return drawn(game, others + [bot] * len(seats))[len(others) :]


def bot_row(game: Game[Any, Any], seat: Seat, bot: str) -> SeatRow:
    regular = regulars_of(game).get(regular_in(bot))
    name = BOT_NAMES[seat % len(BOT_NAMES)] if regular is None else regular.names[WRITTEN]
    return SeatRow(kind=BOT, name=name, bot=bot)
