"""Games that share their past with one that still runs: what they were drawn from is its secret."""

from __future__ import annotations

from cantina.room.seating import SeatRefused
from cantina.room.stored import OPEN, PLAYING, TableRow
from cantina.server.store import Store


async def shares_a_secret(store: Store, row: TableRow) -> bool:
    """Whether a game that this one branched off, however long ago, is not over."""
    while row.origin and " " in str(row.seed):  # a rematch shares nothing with the game before it
        before = await store.load_table(row.origin)
        if before is None:
            return False
        if before.status in (OPEN, PLAYING):
            return True
        row = before
    return False


async def check_shares_no_secret(store: Store, row: TableRow) -> None:
    """Before somebody learns the seed. Raises SeatRefused."""
    if await shares_a_secret(store, row):
        raise SeatRefused("origin_runs", "the game this one branched off is not over")
