"""`cantina admin doctor`: looks at the data of a server and says what to do. Changes nothing."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import stat
import tempfile
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final, NamedTuple

from cantina.room.store import StoreError
from cantina.room.stored import TableRow
from cantina.server import database
from cantina.server.asleep import all_asleep, close_asleep
from cantina.server.migrations import VERSION_TABLE, newest, present
from cantina.server.settings import Settings, pack_folders, settings_here
from cantina.server.store import Store

ROOM: Final = 256 * 1024 * 1024
"""Bytes that should be free besides twice the size of the database."""


class Finding(NamedTuple):
    """What was looked at and what to do; an empty `advice`: nothing."""

    about: str
    found: str
    advice: str = ""


def examine(db: str | None, config: Path | None) -> bool:
    """Prints what was found. Whether all is well."""
    settings = settings_here({"db": db}, config)
    address = database.address(settings.db)
    well = True
    look = _in_file if database.is_sqlite(address) else _elsewhere
    for finding in look(settings, Path(str(address.database))):
        mark = "look here" if finding.advice else "fine"
        print(f"{mark:>9}  {finding.about}: {finding.found}")
        if finding.advice:
            print(f"{'':>9}  -> {finding.advice}")
            well = False
    print("Nothing needs doing." if well else "See the lines with an arrow.")
    return well


def close_all_asleep(db: str | None, config: Path | None) -> None:
    """Nobody wins or loses these games. Their people find them closed, with the reason, and keep
    their records."""
    settings = settings_here({"db": db}, config)

    async def work() -> list[TableRow]:
        store = await Store.open(settings.db, create=False)
        try:
            found = await all_asleep(store, pack_folders(settings))
            return [await close_asleep(store, row.id, None) for row in found]
        finally:
            await store.close()

    closed = asyncio.run(work())
    for row in closed:
        print(f"closed {_described(row)}")
    print(f"{len(closed)} games closed; their people can save the records")


def _in_file(settings: Settings, file: Path) -> Iterator[Finding]:
    """The checks of a SQLite file, each only where the ones before leave something to look at."""
    if not file.exists():
        yield Finding("database", f"there is none at {file}", "start the server once: it makes it")
        return
    yield _rights(file)
    yield _disk(file)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        try:
            version = _copied(file, copy)
        except sqlite3.Error as error:
            yield Finding("database", f"{file} cannot be read: {error}", "bring back an export")
            return
        yield _lock(file)
        yield (sound := _soundness(copy))
        yield _schema(version)
        if not sound.advice:
            yield from _games(settings, str(copy))


def _elsewhere(settings: Settings, _: Path) -> Iterator[Finding]:
    """PostgreSQL keeps its own house: what is left are the schema and the games. Those of another
    schema are not looked at, since opening them would bring the database up to date."""
    yield (schema := _schema(asyncio.run(present(database.address(settings.db)))))
    if not schema.advice:
        yield from _games(settings, settings.db)


def _rights(file: Path) -> Finding:
    """The file holds hashes of passwords, and the seeds of running games."""
    kept = [
        one for one in (file, *(Path(f"{file}-{end}") for end in ("wal", "shm"))) if one.exists()
    ]
    open_to = [one for one in kept if stat.S_IMODE(one.stat().st_mode) & 0o077]
    if open_to:
        names = " ".join(str(one) for one in open_to)
        return Finding("rights", "others on this computer may read the data", f"chmod 600 {names}")
    return Finding("rights", f"{file} is its owner's alone")


def _disk(file: Path) -> Finding:
    free, size = shutil.disk_usage(file.parent).free, file.stat().st_size
    said = f"{free // 2**20} MiB free, the database has {size // 2**20}"
    wanted = 2 * size + ROOM
    advice = f"make room: {wanted // 2**20} MiB should be free" if free < wanted else ""
    return Finding("disk", said, advice)


def _copied(file: Path, copy: Path) -> str:
    """As of one moment, also while a server writes. Returns the version of the schema."""
    with (
        closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(copy)) as target,
    ):
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")
        found = target.execute(
            "SELECT name FROM sqlite_master WHERE name = ?", (VERSION_TABLE,)
        ).fetchone()
        if found is None:
            return ""
        return str(target.execute(f"SELECT version_num FROM {VERSION_TABLE}").fetchone()[0])


def _lock(file: Path) -> Finding:
    try:
        with closing(sqlite3.connect(file, timeout=2, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
    except sqlite3.OperationalError as error:
        advice = "end the program that holds it, or check the rights of the file and its folder"
        return Finding("lock", f"the database cannot be written: {error}", advice)
    if Path(f"{file}-wal").exists():
        return Finding("lock", "free; a server has it open, or one was killed, which harms nothing")
    return Finding("lock", "free; no server has it open")


def _soundness(copy: Path) -> Finding:
    with closing(sqlite3.connect(copy)) as connection:
        said = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(5)")]
        lost = connection.execute("PRAGMA foreign_key_check").fetchall()
    if said != ["ok"]:
        advice = "stop the server, keep the file, and import the newest export into a new one"
        return Finding("soundness", f"the file is damaged: {'; '.join(said)}", advice)
    if lost:
        rows = f"{len(lost)} rows belong to tables or players that do not exist"
        return Finding("soundness", rows, "export, and import into a new file")
    return Finding("soundness", "the file is whole")


def _schema(version: str) -> Finding:
    if version == newest():
        return Finding("schema", f"version {version}, as this program has it")
    if not version:
        return Finding("schema", "this is no database of Cantina", "choose another file")
    said = f"version {version}; this program has {newest()}"
    if version < newest():
        advice = "export, then start the server: it brings the database up to date"
        return Finding("schema", said, advice)
    return Finding("schema", said, "a newer Cantina made it: use that one")


def _games(settings: Settings, url: str) -> Iterator[Finding]:
    """On a copy of the file: opening it brings that up to date, which shows that it can be."""

    async def work() -> list[TableRow]:
        store = await Store.open(url, create=False)
        try:
            return await all_asleep(store, pack_folders(settings))
        finally:
            await store.close()

    asleep = _tried(work)
    if isinstance(asleep, str):
        yield Finding("games", asleep, "use the version of Cantina that made it, or an export")
        return
    if not asleep:
        yield Finding("games", "every running game can go on")
    for row in asleep:
        advice = (
            "its people can close it and keep the record; all at once: cantina admin close-asleep"
        )
        yield Finding("games", f"{_described(row)} cannot go on by today's rules", advice)


def _tried(work: Callable[[], Coroutine[Any, Any, list[TableRow]]]) -> list[TableRow] | str:
    try:
        return asyncio.run(work())
    except StoreError as error:
        return str(error)


def _described(row: TableRow) -> str:
    names = ", ".join([seat.name for seat in row.seats if seat.name])
    return f"{row.id} ({row.game}, {names}, {row.rev} decisions)"
