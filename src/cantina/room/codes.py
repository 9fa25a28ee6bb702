"""Short codes by which people find a table: to be read out and typed, so six letters of which none
is mistaken for another.

There are 191 million codes. A code is of use only while its table has free seats, and whoever tries
codes is slowed down: decision 0009 does the sum.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from cantina.room import clock
from cantina.room.store import Conflict
from cantina.room.stored import EMPTY, TableRow

LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
HALF: Final = 3
TRIES: Final = 5


def new_code() -> str:
    return _spaced("".join(secrets.choice(LETTERS) for _ in range(2 * HALF)))


def read_code(text: str) -> str:
    """A code as it is kept, however it was typed; empty when it cannot be one."""
    letters = "".join(char for char in text.upper() if char.isalnum())
    good = len(letters) == 2 * HALF and all(char in LETTERS for char in letters)
    return _spaced(letters) if good else ""


def _spaced(letters: str) -> str:
    return f"{letters[:HALF]}-{letters[HALF:]}"


async def under_new_code(row: TableRow, write: Callable[[TableRow], Awaitable[None]]) -> None:
    """Writes a table that has free seats under a code that no other open table has."""
    for _ in range(TRIES):
        _give_code(row)
        with suppress(Conflict):
            return await write(row)
    _give_code(row)
    return await write(row)


def _give_code(row: TableRow) -> None:
    if any(seat.kind == EMPTY for seat in row.seats):
        row.code, row.coded = new_code(), clock.now()
