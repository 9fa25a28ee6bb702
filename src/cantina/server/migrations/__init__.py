"""Brings a database to the present schema. Runs from an installed package and needs no ini file."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Mapping

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from cantina.room.store import StoreError
from cantina.server.database import Transactions, is_locked, is_sqlite, place

VERSION_TABLE = "cantina_version"
"""Not Alembic's own name for it: another program may share a PostgreSQL database with us."""

_LOCK = 0x43414E54
"""Any number will do; it is ours among PostgreSQL's advisory locks."""

_one_at_a_time = threading.Lock()
"""Alembic keeps the migration that runs in a global."""


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "cantina.server:migrations")
    return config


def newest() -> str:
    """The revision this program knows last."""
    return str(ScriptDirectory.from_config(_config()).get_current_head())


def _upgrade(connection: Connection, where: str, create: bool) -> None:
    config = _config()
    scripts = ScriptDirectory.from_config(config)
    context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
    present = context.get_current_revision()
    if present == scripts.get_current_head():
        return
    if present is None and not create:
        raise StoreError(f"{where} holds no tables yet.")
    if present is None and connection.dialect.name == "sqlite":
        # A SQLite file is one program's own: what else lies in it is not ours to change.
        if inspect(connection).get_table_names():
            raise StoreError(f"{where} is the database of another program: choose another file.")
    elif present not in {None, *(script.revision for script in scripts.walk_revisions())}:
        raise StoreError(f"{where} was made by a newer version of Cantina: update this one.")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


async def present(url: URL) -> str:
    """The revision that the database is at; nothing: it is not one of ours. Changes nothing."""

    def work(connection: Connection) -> str:
        context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
        return context.get_current_revision() or ""

    transactions = Transactions(url, {})
    try:
        return await transactions.run(work)
    finally:
        await transactions.close()


async def _run(url: URL, pragmas: Mapping[str, str], create: bool) -> None:
    # One transaction from looking to the last change, and nobody else between: two servers that
    # start together find the work done or not begun.
    def work(connection: Connection) -> None:
        if not is_sqlite(url):
            connection.execute(text(f"SELECT pg_advisory_xact_lock({_LOCK})"))
        _upgrade(connection, place(url), create)

    transactions = Transactions(url, pragmas)
    try:
        await transactions.run(work)
    finally:
        await transactions.close()


def migrate(url: URL, pragmas: Mapping[str, str], create: bool) -> None:
    """Blocks, with a loop of its own: call it in a thread beside a running one."""
    until = time.monotonic() + int(pragmas["busy_timeout"]) / 1000
    while True:
        try:
            with _one_at_a_time:
                return asyncio.run(_run(url, pragmas, create))
        except DBAPIError as error:
            # A fresh file that two servers open is switched to WAL by one, and the other is
            # refused at once: SQLite does not wait in this one place.
            if not is_locked(error) or time.monotonic() >= until:
                raise
        time.sleep(0.02)
