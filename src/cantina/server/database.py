"""How the database is reached, and its errors in words."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from pathlib import Path
from shutil import disk_usage
from typing import Any, TypeVar, cast

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DataError, DBAPIError, IntegrityError, StatementError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from cantina import extras
from cantina.room.store import Conflict, StoreError
from cantina.server.flush import Flusher

T = TypeVar("T")

PRAGMAS: Mapping[str, str] = {
    "busy_timeout": "5000",  # first: the next one may already meet a lock
    "journal_mode": "WAL",
    "synchronous": "NORMAL",  # what is committed is with the system; Flusher brings it to the disk
    "foreign_keys": "ON",
    "cache_size": "-32768",
    "wal_autocheckpoint": "8000",
}
"""For every SQLite connection; decision 0006 has the reasons and the figures."""

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgres": "postgresql+asyncpg",
    "postgresql": "postgresql+asyncpg",
}


def address(url: str) -> URL:
    """The database that a URL or the plain path of a file names."""
    try:
        parsed = make_url(url) if "://" in url else URL.create("sqlite", database=url)
    except (ArgumentError, ValueError) as error:
        raise StoreError("The database URL is not valid.") from error
    parsed = parsed.set(drivername=_DRIVERS.get(parsed.drivername, parsed.drivername))
    if parsed.drivername not in _DRIVERS.values():
        raise StoreError(
            f"No such kind of database: {parsed.drivername}. Use SQLite or PostgreSQL."
        )
    if not is_sqlite(parsed):
        extras.need("asyncpg", "PostgreSQL")
    elif parsed.database in (None, "", ":memory:"):
        raise StoreError("An in-memory database forgets everything: name a file.")
    return parsed


def is_sqlite(url: URL) -> bool:
    return url.get_backend_name() == "sqlite"


def place(url: URL) -> str:
    """Where the database is, in words and without its password."""
    if is_sqlite(url):
        return str(url.database)
    host = url.host or url.query.get("host") or "localhost"
    port = f":{url.port}" if url.port else ""
    return f"{host}{port}/{url.database or ''}"


def _set_up(engine: Engine, pragmas: Mapping[str, str], begin: str) -> None:
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # the driver would begin transactions as it sees fit
        cursor = connection.cursor()
        for name, value in pragmas.items():
            cursor.execute(f"PRAGMA {name}={value}")
        cursor.close()

    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", connected)
    if begin:
        event.listen(engine, "begin", begun)


def engine_of(url: URL, pragmas: Mapping[str, str], connections: int) -> AsyncEngine:
    """For reading. In SQLite every statement stands for itself unless one says BEGIN."""
    if is_sqlite(url):
        engine = create_async_engine(url, pool_size=connections, max_overflow=0)
        _set_up(engine.sync_engine, pragmas, "")
        return engine
    return create_async_engine(
        url,
        pool_size=connections,
        max_overflow=0,
        pool_pre_ping=True,  # a server that was restarted meanwhile is no error
        connect_args={"timeout": 10, "command_timeout": 60},
    )


def _never_waiting(file: str, pragmas: Mapping[str, str]) -> sqlite3.Connection:
    """For the loop: it waits neither for locks nor for the disk, which a checkpoint would; those
    are left to the thread that stores the rest, a snapshot of every busy table among it."""
    connection = sqlite3.connect(file, isolation_level=None)
    for name, value in {**pragmas, "busy_timeout": "0", "wal_autocheckpoint": "0"}.items():
        connection.execute(f"PRAGMA {name}={value}")
    return connection


class Transactions:
    """One connection to write on, one transaction after the other.

    With SQLite a transaction is a plain function in one thread of its own: the asynchronous
    driver changes threads several times a statement, which cost more than the statements
    (decision 0006). With PostgreSQL the same function runs on the loop.

    Entries, the commonest change of all, do not even change to that thread where a commit only
    hands its pages to the system: that takes less time than changing threads twice.
    """

    def __init__(self, url: URL, pragmas: Mapping[str, str]) -> None:
        self._remote: AsyncEngine | None = None
        if not is_sqlite(url):
            self._remote = engine_of(url, pragmas, 1)
            return
        self._local = create_engine(url.set(drivername="sqlite"), pool_size=1, max_overflow=0)
        # A transaction that writes says so at once: one that reads first and then wants to write
        # is refused, without waiting, when somebody else wrote in between.
        _set_up(self._local, pragmas, "BEGIN IMMEDIATE")
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")
        at_once = pragmas.get("synchronous") == "FULL"
        self._flusher = None if at_once else Flusher(Path(f"{url.database}-wal"))
        self._open_here = partial(_never_waiting, str(url.database), pragmas)
        self._here: sqlite3.Connection | None = None

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Returns after the commit. Whatever `work` raises undoes what it did."""
        if self._remote is not None:
            async with self._remote.begin() as connection:
                return await connection.run_sync(work)

        def in_transaction() -> T:
            with self._local.begin() as connection:
                return work(connection)

        return await self._in_thread(in_transaction)

    def is_plain(self) -> bool:
        """Whether `run_plainly` works here."""
        return self._remote is None

    async def run_plainly(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """On SQLite's own connection: `work` begins and ends its transaction itself."""
        if self._flusher is not None:
            try:
                here = self._here = self._here or self._open_here()
                return self._flushed(lambda: work(here))
            except sqlite3.OperationalError as error:
                if not is_locked(error):
                    raise
                # By another program: whoever waits for that must not be the loop.

        def on_connection() -> T:
            pooled = self._local.raw_connection()
            try:
                return work(cast(sqlite3.Connection, pooled.driver_connection))
            finally:
                pooled.close()

        return await self._in_thread(on_connection)

    async def _in_thread(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._flushed, work)

    def _flushed(self, work: Callable[[], T]) -> T:
        if self._flusher is None:
            return work()
        self._flusher.check()
        result = work()
        self._flusher.wake()
        return result

    async def close(self) -> None:
        if self._remote is not None:
            await self._remote.dispose()
            return
        if self._flusher is not None:
            await asyncio.to_thread(self._flusher.close)
        if self._here is not None:
            self._here.close()
        await asyncio.get_running_loop().run_in_executor(self._thread, self._local.dispose)
        self._thread.shutdown()


def find_file(url: URL, create: bool) -> None:
    """SQLite makes the file it does not find, but not its folder."""
    if not is_sqlite(url):
        return
    file = Path(str(url.database))
    try:
        if create:
            file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not file.exists():
                file.touch(mode=0o600)
        elif not file.exists():
            raise StoreError(f"{file} does not exist.")
    except OSError as error:
        raise StoreError(_SQLITE[sqlite3.SQLITE_CANTOPEN].format(place(url))) from error


def keep_private(url: URL) -> None:
    """An earlier version let everybody on the computer read it: hashes, sign-ins, seeds."""
    with suppress(OSError):
        if is_sqlite(url):
            for end in ("", "-wal", "-shm"):
                Path(f"{url.database}{end}").chmod(0o600)


LEAST_ROOM = 32 * 1024 * 1024
"""Bytes on the disk below which a server is not well."""


def has_room(where: str) -> bool:
    """Whether the disk of a database file has room. Of one elsewhere nothing is known."""
    folder = Path(where).parent
    try:
        return not Path(where).is_file() or disk_usage(folder).free >= LEAST_ROOM
    except OSError:
        return False


# --- errors in words

_SQLITE = {
    sqlite3.SQLITE_BUSY: "{} is locked by another program: end that one, or try again.",
    sqlite3.SQLITE_LOCKED: "{} is locked by another program: end that one, or try again.",
    sqlite3.SQLITE_READONLY: "{} cannot be written: check the rights of the file and its folder.",
    sqlite3.SQLITE_CANTOPEN: "{} cannot be opened: its folder must exist and be writable.",
    sqlite3.SQLITE_FULL: "{}: the disk is full, nothing was stored.",
    sqlite3.SQLITE_IOERR: "{}: reading or writing failed, check the disk.",
    sqlite3.SQLITE_CORRUPT: "{} is damaged: bring back a copy.",
    sqlite3.SQLITE_NOTADB: "{} is not a database: choose another file.",
}
_POSTGRESQL = {
    "08": "{}: the connection to the database was lost.",
    "28": "{}: the database does not accept this user or password.",
    "3D": "{}: there is no such database, create it first.",
    "42501": "{}: this user may not change the database.",
    "53100": "{}: the disk of the database is full, nothing was stored.",
    "53300": "{}: the database has too many connections.",
    "55P03": "{} is locked by another program: end that one, or try again.",
    "57P": "{}: the database is shutting down or starting.",
}


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    while error is not None:
        yield error
        error = getattr(error, "orig", None) or error.__cause__


def worded(error: BaseException, where: str) -> StoreError:
    """The same error as one line that says what to do."""
    if isinstance(error, StoreError):
        return error
    for cause in _causes(error):
        code = getattr(cause, "sqlite_errorcode", None)
        if code is not None and code & 0xFF in _SQLITE:
            return StoreError(_SQLITE[code & 0xFF].format(where))
        state = str(getattr(cause, "sqlstate", None) or "")
        if code == sqlite3.SQLITE_CONSTRAINT_FOREIGNKEY or state == "23503":
            return StoreError("This belongs to a table or player that does not exist.")
        if (code or 0) & 0xFF == sqlite3.SQLITE_CONSTRAINT or state == "23505":
            return Conflict("Somebody else has this already.")
        for start, said in _POSTGRESQL.items():
            if state.startswith(start):
                return StoreError(said.format(where))
        if isinstance(cause, OSError | PoolTimeout):
            return StoreError(f"{where}: the database cannot be reached or does not respond.")
    last = list(_causes(error))[-1]
    return StoreError(f"{where}: {' '.join(str(last).split()) or type(last).__name__}")


def is_locked(error: BaseException) -> bool:
    codes = [getattr(cause, "sqlite_errorcode", 0) for cause in _causes(error)]
    return any(code & 0xFF == sqlite3.SQLITE_BUSY for code in codes)


_AT_FAULT = ("22", "23")
"""PostgreSQL's classes of values that cannot be, and of constraints; its driver has no types for
most of the first."""


def is_refusal(error: BaseException) -> bool:
    """Whether only what was asked is at fault: the database itself works."""
    if isinstance(error, StatementError) and not isinstance(error, DBAPIError):
        return True
    return any(
        isinstance(cause, StoreError | IntegrityError | DataError | ValueError | OverflowError)
        or str(getattr(cause, "sqlstate", None) or "").startswith(_AT_FAULT)
        for cause in _causes(error)
    )
