"""The database: its tables, how rows become structs, and the changes that take several steps.

One schema serves SQLite and PostgreSQL. What is always read whole (seats, options, states) is JSON
text; what is searched or counted has a column.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Connection,
    Dialect,
    ForeignKey,
    Index,
    Insert,
    Integer,
    MetaData,
    Row,
    Table,
    Text,
    Update,
    bindparam,
    delete,
    insert,
    select,
    text,
    update,
)

from cantina.kernel.errors import CantinaError
from cantina.server.stored import Entry, Pace, Player, Said, SeatRow, Snapshot, TableRow


class StoreError(CantinaError):
    """The store cannot do this now. One line for whoever runs the server; whoever asked is told
    `code` and `advice`."""

    code = "storage"
    advice = "this could not be stored; nothing has changed, please try again"


class Conflict(StoreError):
    """Somebody else was first: another entry has this revision, another player this login."""


class Duplicate(Conflict):
    """The seat's key was used before, by the entry `rev`: this decision is stored already."""

    def __init__(self, rev: int) -> None:
        super().__init__(f"This decision is already stored, as entry {rev}.")
        self.rev = rev


# --- tables

metadata = MetaData()


def _of_table() -> Column[Any]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("behaviour", Integer, nullable=False),
    Column("pack", Text, nullable=False),
    # A seed is any whole number, and databases end at 64 bits.
    Column("seed", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("status", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("pace", Text, nullable=False),
    Column("delay", Integer, nullable=False),
    Column("rematch", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("rev", Integer, nullable=False),
    Column("edition", Integer, nullable=False, server_default="0"),
    Index("tables_by_status", "status", "listed", "created"),
    Index("tables_by_created", "created"),
)

# Repeats what hosts and seats say, so that a player's tables are found without reading them all.
holders = Table(
    "holders",
    metadata,
    Column("player_id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Index("holders_by_table", "table_id"),
    sqlite_with_rowid=False,
)

# Without a rowid the entries of a table lie side by side, as they are read.
log = Table(
    "log",
    metadata,
    _of_table(),
    Column("rev", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("by", Text, nullable=False),
    Index(
        "log_keys",
        "table_id",
        "seat",
        "key",
        unique=True,
        sqlite_where=text("key != ''"),
        postgresql_where=text("key != ''"),
    ),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("rev", Integer, primary_key=True, autoincrement=False),
    Column("state", Text, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    _of_table(),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Index("chat_by_player", "player"),
    sqlite_with_rowid=False,
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True),
    Column("password", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("language", Text, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", Text, primary_key=True),
    Column("player_id", Text, ForeignKey("players.id", ondelete="CASCADE"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Index("sessions_by_player", "player_id"),
    Index("sessions_by_expiry", "expires"),
)

# --- rows and structs

_options = msgspec.json.Decoder(dict[str, str])
_seats = msgspec.json.Decoder(list[SeatRow])
_pace = msgspec.json.Decoder(Pace)
_action = msgspec.json.Decoder(tuple[str | int, ...])
_state = msgspec.json.Decoder(dict[str, object])
_encoder = msgspec.json.Encoder()

Values = dict[str, Any]
Line = tuple[str, int, int, int, str, str, str, str]
"""A row of the log, in the order of its columns: the writer moves many, and dicts are slower."""


def json_text(value: object) -> str:
    return _encoder.encode(value).decode()


def changeable_values(row: TableRow) -> Values:
    """What may change after a table was opened. The revision does too, but only by appending."""
    return {
        "options": json_text(row.options),
        "seats": json_text(row.seats),
        "host": row.host,
        "status": row.status,
        "listed": row.listed,
        "pace": json_text(row.pace),
        "delay": row.delay,
        "rematch": row.rematch,
        "origin": row.origin,
    }


def table_values(row: TableRow) -> Values:
    fixed = {
        "id": row.id,
        "game": row.game,
        "behaviour": row.behaviour,
        "pack": row.pack,
        "seed": str(row.seed),
        "created": row.created,
        "rev": row.rev,
        "edition": row.edition,
    }
    return fixed | changeable_values(row)


def table_of(row: Row[Any]) -> TableRow:
    found = dict(row._mapping)
    found["seed"] = int(found["seed"])
    found["options"] = _options.decode(found["options"])
    found["seats"] = _seats.decode(found["seats"])
    found["pace"] = _pace.decode(found["pace"])
    return TableRow(**found)


def holders_of(row: TableRow) -> set[str]:
    """Whose table it is: the host's and everybody's who owns a seat."""
    return {row.host, *(seat.player for seat in row.seats)} - {""}


def line_of(table_id: str, entry: Entry) -> Line:
    e = entry
    return (table_id, e.rev, e.at, e.seat, e.kind, json_text(e.action), e.key, e.by)


def entry_of(row: Row[*tuple[Any, ...]]) -> Entry:
    _, rev, at, seat, kind, action, key, by = row
    return Entry(rev, at, seat, kind, _action.decode(action), key, by)


def snapshot_of(row: Row[Any]) -> Snapshot:
    return Snapshot(row.rev, _state.decode(row.state))


def said_of(row: Row[Any]) -> Said:
    return Said(row.number, row.at, row.player, row.name, row.text)


def player_values(player: Player) -> Values:
    return msgspec.structs.asdict(player) | {"login": player.login or None}


def player_of(row: Row[Any]) -> Player:
    return Player(**(dict(row._mapping) | {"login": row.login or ""}))


# --- changes in several steps, inside the caller's transaction

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


def line_with_key(connection: Connection, line: Line) -> int | None:
    """The revision at which the seat used this key before."""
    of = log.c
    same = (of.table_id == line[0], of.seat == line[3], of.key == line[6], of.key != "")
    found: int | None = connection.execute(select(of.rev).where(*same)).scalar()
    return found


def change_table(connection: Connection, id: str, edition: int, values: Values) -> None:
    """Only by whoever knows the newest edition: an owner that lost its table without noticing must
    not write over what the new one wrote."""
    of = tables.c
    change = update(tables).where(of.id == id, of.edition == edition)
    if connection.execute(change, {**values, "edition": edition + 1}).rowcount:
        return
    if connection.execute(select(of.id).where(of.id == id)).first() is None:
        raise StoreError(f"There is no table {id}.")
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


def forget(connection: Connection, player: str) -> list[str]:
    """The account and its sessions go; at tables and in chats the person becomes nobody."""
    held = select(holders.c.table_id).where(holders.c.player_id == player)
    query = select(tables).where(tables.c.id.in_(held)).order_by(tables.c.id).with_for_update()
    rows = [table_of(row) for row in connection.execute(query)]
    for row in rows:
        row.host = "" if row.host == player else row.host
        for seat in row.seats:
            if seat.player == player:
                seat.player = seat.name = seat.invite = ""
        change_table(connection, row.id, row.edition, changeable_values(row))
    connection.execute(delete(holders).where(holders.c.player_id == player))
    nobody = {"player": "", "name": ""}
    connection.execute(update(chat).where(chat.c.player == player), nobody)
    connection.execute(delete(players).where(players.c.id == player))
    return [row.id for row in rows]


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
                raise StoreError(f"This is no export of version {version} of the database.")
            continue
        if waiting and (row.get("table") != name or len(waiting) >= _ROWS_AT_ONCE):
            connection.execute(insert(metadata.tables[name]), waiting)
            waiting = []
        name = str(row.get("table"))
        if name not in metadata.tables or not isinstance(row.get("row"), dict):
            raise StoreError(f"The export holds something unknown: {name}.")
        waiting.append(row["row"])
    if head is None:
        raise StoreError("The export is empty.")
    if waiting:
        connection.execute(insert(metadata.tables[name]), waiting)
