"""What the server remembers. Every change is on disk when the call that asked for it returns.

All changes pass through one writer. What the results and ratings of games ask of the store is in
standings.py.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Mapping
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Connection,
    Delete,
    Insert,
    Select,
    Update,
    delete,
    insert,
    literal,
    or_,
    select,
    text,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from cantina.room.store import StoreError
from cantina.room.stored import OPEN, PLAYING, Entry, Player, Said, Snapshot, TableRow
from cantina.server import changes, database, rows, schema
from cantina.server.database import Transactions, worded
from cantina.server.migrations import migrate, newest
from cantina.server.rows import Values
from cantina.server.writer import Writer, nothing

T = TypeVar("T")

READERS = 8
SNAPSHOTS_KEPT = 2


def _touch(connection: Connection) -> None:
    """Takes a page of the database and gives it back: fails as a decision would."""
    connection.execute(text("CREATE TABLE cantina_room (pages INTEGER)"))
    connection.execute(text("DROP TABLE cantina_room"))


class Store:
    """One database. `open` it; `close` it when all rooms are closed."""

    def __init__(self, reading: AsyncEngine, writing: Transactions, where: str) -> None:
        self.where = where
        self._reading = reading
        self._writing = writing
        self._writer = Writer(writing, where)
        self._trying: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        create: bool = True,
        flush_each: bool = False,
        pragmas: Mapping[str, str] | None = None,
    ) -> Store:
        """`url` may be a plain path too. `create=False`: what is not there yet is an error.

        `flush_each`: what SQLite commits is on the disk at once, not a moment later.
        `pragmas` change or extend the SQLite settings of `database.PRAGMAS`.
        """
        address = database.address(url)
        where = database.place(address)
        settings = {**database.PRAGMAS, **(pragmas or {})}
        if flush_each:
            settings["synchronous"] = "FULL"
        try:
            database.find_file(address, create)
            await asyncio.to_thread(migrate, address, settings, create)
            database.keep_private(address)
        except Exception as error:
            raise worded(error, where) from error
        reading = database.engine_of(address, settings, READERS)
        return cls(reading, Transactions(address, settings), where)

    async def close(self) -> None:
        await self._writer.close()
        await self._writing.close()
        await self._reading.dispose()

    async def problem(self) -> str:
        """`database`: it does not answer, or has refused what was stored last; `disk`: there is
        hardly any room left on it. Empty: all is well."""
        if not await asyncio.to_thread(database.has_room, self.where):
            return "disk"
        try:
            async with asyncio.timeout(5):
                await self.rows(select(literal(1)))
                if self._writer.fails:  # perhaps no longer, and who is not well gets no work
                    await self._try_writing()
        except (StoreError, TimeoutError):
            return "database"
        return ""

    async def _try_writing(self) -> None:
        """Once for all who ask meanwhile: a database that fails needs no more work. Raises
        StoreError."""
        if self._trying is None or self._trying.done():
            self._trying = asyncio.create_task(self.write(_touch))
            self._trying.add_done_callback(lambda done: done.cancelled() or done.exception())
        await asyncio.shield(self._trying)

    async def rows(self, query: Select[Any]) -> list[Any]:
        try:
            async with self._reading.connect() as connection:
                return list((await connection.execute(query)).all())
        except Exception as error:
            raise worded(error, self.where) from error

    async def row(self, query: Select[Any]) -> Any:
        rows = await self.rows(query)
        return rows[0] if rows else None

    async def write(self, work: Callable[[Connection], T]) -> T:
        result: T = await self._writer.write(work=work)
        return result

    async def _do(
        self, statement: Insert | Update | Delete, values: Values | None = None, missing: str = ""
    ) -> None:
        def work(connection: Connection) -> None:
            done = connection.execute(statement, values)
            if missing and not done.rowcount:
                raise StoreError(missing)

        await self.write(work)

    # --- tables

    async def create_table(self, row: TableRow) -> None:
        values = rows.table_values(row)
        owners = rows.holders_of(row)

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.tables), values)
            changes.keep_holders(connection, values["id"], owners)

        await self.write(work)

    async def load_table(self, id: str) -> TableRow | None:
        row = await self.row(select(schema.tables).where(schema.tables.c.id == id))
        return None if row is None else rows.table_of(row)

    async def update_table(self, row: TableRow) -> None:
        """Everything that may change: not how the game was dealt so far, and not the revision.

        `Conflict`: somebody else changed the row since it was loaded; load it again.
        """
        change = changes.change_of(row)
        await self.write(lambda connection: changes.change_table(connection, change))
        row.edition = change.edition + 1

    async def table_of_code(self, code: str) -> str | None:
        """The id of the table that can be joined by this code."""
        row = await self.row(select(schema.tables.c.id).where(schema.tables.c.code == code))
        return None if row is None else str(row.id)

    async def tables(
        self,
        *,
        status: Collection[str] | None = None,
        listed: bool | None = None,
        player: str | None = None,
        limit: int | None = 100,
        after: tuple[int, str] | None = None,
    ) -> list[TableRow]:
        """The newest first, after the one that was made then and has this id. `player` opened the
        table or owns a seat at it."""
        of = schema.tables.c
        query = select(schema.tables).order_by(of.created.desc(), of.id).limit(limit)
        if status is not None:
            query = query.where(of.status.in_(status))
        if after is not None:
            made, last = after
            query = query.where(or_(of.created < made, (of.created == made) & (of.id > last)))
        if listed is not None:
            query = query.where(of.listed == listed)
        if player is not None:
            held = schema.holders.c
            query = query.where(of.id.in_(select(held.table_id).where(held.player_id == player)))
        return [rows.table_of(row) for row in await self.rows(query)]

    async def in_use(self, hosts: Collection[str], since: int) -> list[TableRow]:
        """What these players have opened since then that is not over."""
        of, held = schema.tables.c, schema.holders.c
        theirs = select(held.table_id).where(held.player_id.in_(hosts))
        query = select(schema.tables).where(of.id.in_(theirs), of.created >= since)
        query = query.where(of.status.in_((OPEN, PLAYING)))
        # Not in the query: databases take only so many values at once, and they are in it already.
        whose = set(hosts)
        return [rows.table_of(row) for row in await self.rows(query) if row.host in whose]

    # --- what happened at a table

    async def append(self, id: str, entry: Entry) -> None:
        """Returns when the entry is on disk, and only if it followed the newest.

        `Conflict`, `Duplicate`: it is not stored. Another `StoreError`: the database failed, and
        perhaps after storing it; load the log again before going on.
        """
        await self._writer.write(line=rows.line_of(id, entry))

    async def settle(self) -> None:
        """Returns when all that was handed over before is stored, or refused."""
        await self.write(nothing)

    async def load_log(self, id: str, after: int = 0) -> list[Entry]:
        of = schema.log.c
        query = select(schema.log).where(of.table_id == id, of.rev > after).order_by(of.rev)
        return [rows.entry_of(row) for row in await self.rows(query)]

    async def save_snapshot(self, id: str, snapshot: Snapshot) -> None:
        """Keeps the newest two: should one not load any more, the other still saves time."""
        values = {"table_id": id, "rev": snapshot.rev, "state": rows.json_text(snapshot.state)}
        of = schema.snapshots.c
        newer = select(of.rev).where(of.table_id == id).order_by(of.rev.desc())

        def work(connection: Connection) -> None:
            same = (of.table_id == id, of.rev == snapshot.rev)
            connection.execute(delete(schema.snapshots).where(*same))
            connection.execute(insert(schema.snapshots), values)
            kept = (connection.execute(newer.limit(SNAPSHOTS_KEPT))).scalars().all()
            older = (of.table_id == id, of.rev < min(kept))
            connection.execute(delete(schema.snapshots).where(*older))

        await self.write(work)

    async def newest_snapshot(self, id: str) -> Snapshot | None:
        of = schema.snapshots.c
        query = select(schema.snapshots).where(of.table_id == id).order_by(of.rev.desc()).limit(1)
        row = await self.row(query)
        return None if row is None else rows.snapshot_of(row)

    async def add_chat(self, id: str, said: Said) -> None:
        await self._do(insert(schema.chat), {"table_id": id, **msgspec.structs.asdict(said)})

    async def chat(self, id: str, limit: int = 200) -> list[Said]:
        """The newest lines, in the order they were said."""
        of = schema.chat.c
        query = select(schema.chat).where(of.table_id == id).order_by(of.number.desc())
        return [rows.said_of(row) for row in reversed(await self.rows(query.limit(limit)))]

    # --- players

    async def create_player(self, player: Player) -> None:
        await self._do(insert(schema.players), rows.player_values(player))

    async def update_player(self, player: Player) -> None:
        change = update(schema.players).where(schema.players.c.id == player.id)
        await self._do(change, rows.player_values(player), f"There is no player {player.id}.")

    async def player(self, id: str) -> Player | None:
        row = await self.row(select(schema.players).where(schema.players.c.id == id))
        return None if row is None else rows.player_of(row)

    async def player_by_login(self, login: str) -> Player | None:
        row = await self.row(select(schema.players).where(schema.players.c.login == login))
        return None if row is None else rows.player_of(row)

    async def add_session(self, token_hash: str, player_id: str, expires: int) -> None:
        """Sweeps out what has expired on the way."""
        now = time.time_ns() // 1_000_000
        added = insert(schema.sessions).values(
            token_hash=token_hash, player_id=player_id, created=now, expires=expires
        )

        def work(connection: Connection) -> None:
            old = delete(schema.sessions).where(schema.sessions.c.expires <= now)
            connection.execute(old)
            connection.execute(added)

        await self.write(work)

    async def session_player(self, token_hash: str, now: int) -> Player | None:
        of = schema.sessions.c
        query = select(schema.players).join(schema.sessions, of.player_id == schema.players.c.id)
        row = await self.row(query.where(of.token_hash == token_hash, of.expires > now))
        return None if row is None else rows.player_of(row)

    async def end_session(self, token_hash: str) -> None:
        await self._do(delete(schema.sessions).where(schema.sessions.c.token_hash == token_hash))

    async def end_sessions(self, player: str, but: str = "") -> None:
        """All sign-ins of a player, except one."""
        of = schema.sessions.c
        await self._do(delete(schema.sessions).where(of.player_id == player, of.token_hash != but))

    async def forget_player(self, id: str) -> list[str]:
        """The tables that changed, so that rooms in memory do not write the name back."""
        return await self.write(lambda connection: changes.forget(connection, id))

    async def merge_player(self, guest: str, account: str) -> None:
        """Everything of the guest is the account's from now on; the guest is gone."""
        await self.write(lambda connection: changes.merge(connection, guest, account))

    # --- everything at once

    async def export(self) -> AsyncIterator[Values]:
        """Every row as of one moment, as JSON would have it; the first says which schema."""
        yield {"cantina": newest()}
        try:
            async with self._reading.connect() as connection:
                if connection.dialect.name == "sqlite":
                    await connection.exec_driver_sql("BEGIN")
                else:
                    await connection.execution_options(isolation_level="REPEATABLE READ")
                for table in schema.metadata.sorted_tables:
                    names = [str(column.name) for column in table.c]
                    async for row in await connection.stream(select(table)):
                        yield {"table": str(table.name), "row": dict(zip(names, row, strict=True))}
        except Exception as error:
            raise worded(error, self.where) from error

    async def restore(self, rows: Iterable[Values]) -> None:
        """Puts an export into a database without players and tables. All of it or nothing.

        The rows may be read in another thread. What reading them raises comes through.
        """
        try:
            await self._writing.run(lambda connection: changes.fill(connection, rows, newest()))
        except (SQLAlchemyError, OverflowError) as error:
            raise worded(error, self.where) from error
