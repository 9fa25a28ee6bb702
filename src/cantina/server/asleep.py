"""Tables whose game cannot go on here: its rules or its cards are no longer those of this version
(decision 0015). They stay their people's: listed, closed by whoever sits there, their record kept.
"""

from __future__ import annotations

from cantina.kernel.errors import BadRecord
from cantina.kernel.record import Record
from cantina.packs import packs_of
from cantina.room.history import restored, standing
from cantina.room.seating import SeatRefused
from cantina.room.stored import CLOSED, FINISHED, OPEN, PLAYING, Player, TableRow
from cantina.server.origins import check_shares_no_secret
from cantina.server.rooms import NoTable, Rooms
from cantina.server.rows import holders_of
from cantina.server.standings import unsettled
from cantina.server.store import Store


def plays_here(rooms: Rooms, row: TableRow) -> bool:
    """Whether this server has the rules and the cards of the table."""
    packs = rooms.packs.get(row.game)
    if packs is None or row.behaviour != packs.game.behaviour:
        return False
    return packs.place(row.pack) is not None


async def stored_row(store: Store, id: str) -> TableRow:
    """Raises NoTable."""
    row = await store.load_table(id)
    if row is None:
        raise NoTable("there is no such table")
    return row


async def close_asleep(store: Store, id: str, player: Player | None) -> TableRow:
    """Nobody wins and nobody loses. Anybody who sits there may; None: whoever runs the server."""
    row = await stored_row(store, id)
    if player is not None and player.id not in holders_of(row):
        raise SeatRefused("not_yours", "only players at the table can close it")
    if row.status in (OPEN, PLAYING):
        row.status = CLOSED
        await store.update_table(row)
    return row


async def kept_record(store: Store, row: TableRow, player: Player | None) -> Record | None:
    """What the log says of a game that is over, whether or not it can be played again. Of a closed
    one nobody learns the seed but those who sat there; None: not now, or not for them. Raises
    SeatRefused where it branched off one that runs."""
    mine = player is not None and player.id in holders_of(row)
    if row.status != FINISHED and not (row.status == CLOSED and mine):
        return None
    await check_shares_no_secret(store, row)
    actions = standing(await store.load_log(row.id))
    seats = len(row.seats)
    return Record(
        game=row.game,
        behaviour=row.behaviour,
        pack=row.pack,
        seats=seats,
        seed=row.seed,
        options=row.options,
        actions=actions,
    )


async def all_asleep(store: Store, folders: dict[str, str]) -> list[TableRow]:
    """The running tables that cannot go on with the content in `folders`, or that of the games,
    or what was there before. Their games are only looked at: no bot decides."""
    packs = packs_of(folders)
    found = []
    for row in await unsettled(store):
        try:
            if row.game not in packs:
                raise BadRecord(f"there is no game {row.game!r}")
            game, pack = packs[row.game].game, packs[row.game].of(row.pack)
            restored(game, pack, row, await store.load_log(row.id), None)
        except BadRecord:
            found.append(row)
    return found
