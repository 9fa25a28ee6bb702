"""Changes that take several steps, inside the caller's transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from sqlalchemy import (
    Connection,
    Dialect,
    Insert,
    Update,
    bindparam,
    delete,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import sqlite

from cantina.room.store import Conflict, StoreError
from cantina.room.stored import TableRow
from cantina.server.rows import Line, Values, changeable_values, holders_of, table_of
from cantina.server.schema import chat, holders, log, metadata, players, results, tables

_revs = (
    select(tables.c.id, tables.c.rev)
    .where(tables.c.id.in_(bindparam("ids", expanding=True)))
    .order_by(tables.c.id)  # everybody locks in the same order, so nobody deadlocks
    .with_for_update()
)
_set_rev = (
    update(tables)
    .where(tables.c.id == bindparam("of"), tables.c.rev == bindparam("old"))
    .values(rev=bindparam("new"))
)
_add_line = insert(log)
_ROWS_AT_ONCE = 1000
SQLITE: Final = sqlite.dialect()


def _padded(ids: list[str]) -> list[str]:
    """As many as a power of two: a few statements get prepared instead of one per batch size."""
    return ids + ids[-1:] * ((1 << (len(ids) - 1).bit_length()) - len(ids))


@cache
def _in_sql(statement: Insert | Update, dialect: Dialect) -> str:
    """Given to the driver as it is: binding a batch by name cost as much as storing it."""
    return str(statement.compile(dialect=dialect))


def append_lines(connection: Connection, lines: list[Line]) -> list[StoreError | None]:
    """Stores every line that follows its table's newest; for the others says why not.

    Reading the revisions locks them until the end of the transaction, so that of two servers on
    one database only one appends. The primary key and the condition on the old revision would
    stop the second even without.
    """
    ids = sorted({line[0] for line in lines})
    found = connection.execute(_revs, {"ids": _padded(ids)})
    old: dict[str, int] = {row[0]: row[1] for row in found}
    new = dict(old)
    fitting: list[Line] = []
    answers: list[StoreError | None] = []
    for line in lines:
        id, rev = line[0], line[1]
        if id not in new:
            answers.append(StoreError(f"There is no table {id}."))
        elif rev != new[id] + 1:
            answers.append(Conflict(f"Table {id} is at entry {new[id]}: {rev} cannot follow."))
        else:
            new[id] = rev
            fitting.append(line)
            answers.append(None)
    moved = [(rev, id, old[id]) for id, rev in new.items() if rev != old[id]]
    if moved:
        connection.exec_driver_sql(_in_sql(_add_line, connection.dialect), fitting)
        connection.exec_driver_sql(_in_sql(_set_rev, connection.dialect), moved)
    return answers


def append_plainly(connection: sqlite3.Connection, lines: list[Line]) -> bool:
    """The same without SQLAlchemy, in a transaction of its own, for the commonest change of all:
    six times as fast (decision 0006). False: not every line fits, and nothing was stored."""
    known: dict[str, int] = {}
    new: dict[str, int] = {}
    for line in lines:
        id, rev = line[0], line[1]
        if new.setdefault(id, rev - 1) != rev - 1:
            return False
        known.setdefault(id, rev - 1)
        new[id] = rev
    moved = [(rev, id, known[id]) for id, rev in new.items()]
    connection.execute("BEGIN IMMEDIATE")
    try:
        fits = connection.executemany(_in_sql(_set_rev, SQLITE), moved).rowcount == len(moved)
        if fits:
            connection.executemany(_in_sql(_add_line, SQLITE), lines)
            connection.commit()
    except (sqlite3.IntegrityError, ValueError, OverflowError):
        # A key that was used before, or a value that cannot be stored: nobody else's fault.
        fits = False
    finally:
        if connection.in_transaction:
            connection.rollback()
    return fits


def line_with_key(connection: Connection, line: Line) -> int | None:
    """The revision at which the seat used this key before."""
    of = log.c
    same = (of.table_id == line[0], of.seat == line[3], of.key == line[6], of.key != "")
    found: int | None = connection.execute(select(of.rev).where(*same)).scalar()
    return found


class Change(NamedTuple):
    """What a table's row is to become, taken at once: its room may go on before it is stored."""

    id: str
    edition: int  # that is changed
    values: Values
    owners: set[str]


def change_of(row: TableRow) -> Change:
    return Change(row.id, row.edition, changeable_values(row), holders_of(row))


def change_table(connection: Connection, change: Change) -> None:
    """Only by an owner that knows the newest row version: an owner that lost its table without
    noticing must not write over what the new one wrote. What a game was drawn from stays: its seed
    only grows."""
    of, id, edition = tables.c, change.id, change.edition
    seed = literal(change.values["seed"])
    grown = or_(of.seed == seed, seed.startswith(of.seed + " "))
    known = update(tables).where(of.id == id, of.edition == edition, grown)
    if connection.execute(known, {**change.values, "edition": edition + 1}).rowcount:
        keep_holders(connection, id, change.owners)
    elif connection.execute(select(of.id).where(of.id == id)).first() is None:
        raise StoreError(f"There is no table {id}.")
    else:
        raise Conflict(f"Table {id} was changed by another server.")


def keep_holders(connection: Connection, id: str, owners: set[str]) -> None:
    """Looks first: a table is updated often and changes hands seldom."""
    of = holders.c
    known = set((connection.execute(select(of.player_id).where(of.table_id == id))).scalars())
    if gone := known - owners:
        connection.execute(delete(holders).where(of.table_id == id, of.player_id.in_(sorted(gone))))
    if added := owners - known:
        values = [{"table_id": id, "player_id": player} for player in sorted(added)]
        connection.execute(insert(holders), values)


def _held(connection: Connection, player: str) -> list[TableRow]:
    """The tables that somebody opened or has a seat at, locked."""
    held = select(holders.c.table_id).where(holders.c.player_id == player)
    query = select(tables).where(tables.c.id.in_(held)).order_by(tables.c.id).with_for_update()
    return [table_of(row) for row in connection.execute(query)]


def forget(connection: Connection, player: str) -> list[str]:
    """The account, its sessions and ratings go; at tables, in results and in chats the person
    becomes nobody."""
    found = _held(connection, player)
    for row in found:
        row.host = "" if row.host == player else row.host
        for seat in row.seats:
            if seat.player == player:
                seat.player = seat.name = seat.invite = ""
        change_table(connection, change_of(row))
    nobody = {"player": "", "name": ""}
    connection.execute(update(chat).where(chat.c.player == player), nobody)
    connection.execute(update(results).where(results.c.player_id == player), {"player_id": ""})
    connection.execute(delete(players).where(players.c.id == player))
    return [row.id for row in found]


def merge(connection: Connection, guest: str, account: str) -> None:
    """Seats, tables, results and lines of the guest become the account's; the guest is gone, with
    all sign-ins. Where both sit at one table the account has both seats."""
    for row in _held(connection, guest):
        hand_to(row, guest, account)
        change_table(connection, change_of(row))
    connection.execute(update(chat).where(chat.c.player == guest), {"player": account})
    connection.execute(update(results).where(results.c.player_id == guest), {"player_id": account})
    connection.execute(delete(players).where(players.c.id == guest))


def hand_to(row: TableRow, guest: str, account: str) -> None:
    """Names stay: a seat shows the name it was taken under."""
    row.host = account if row.host == guest else row.host
    for seat in row.seats:
        seat.player = account if seat.player == guest else seat.player


def fill(connection: Connection, rows: Iterable[Values], version: str) -> None:
    """Puts the rows of an export, of the same version, into an empty database."""
    for table in (players, tables):
        if (connection.execute(select(table).limit(1))).first() is not None:
            raise StoreError("There are players or tables already: import into an empty database.")
    head: Values | None = None
    waiting: list[Values] = []
    name = ""
    for row in rows:
        if head is None:
            head = row
            if head.get("cantina") != version:
                raise StoreError(f"This is not an export of database version {version}.")
            continue
        if waiting and (row.get("table") != name or len(waiting) >= _ROWS_AT_ONCE):
            connection.execute(insert(metadata.tables[name]), waiting)
            waiting = []
        name = str(row.get("table"))
        if name not in metadata.tables or not isinstance(row.get("row"), dict):
            raise StoreError(f"The export contains something unknown: {name}.")
        waiting.append(row["row"])
    if head is None:
        raise StoreError("The export is empty.")
    if waiting:
        connection.execute(insert(metadata.tables[name]), waiting)
