"""`cantina admin`: everything out of the database, into an empty one, or one person out of it; a
new password for somebody who forgot theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from cantina.cli import BAD_INPUT, Stop
from cantina.room.stored import Player
from cantina.server.hall import Refusal
from cantina.server.identity import check_login, hashed_password, new_password
from cantina.server.settings import settings_here
from cantina.server.store import Store

T = TypeVar("T")


def export(file: Path, db: str | None, config: Path | None) -> None:
    """One JSON object a line. The file holds hashes of passwords: it is for its owner only."""

    async def work(store: Store) -> int:
        count = 0
        partial = file.with_name(file.name + ".part")
        partial.touch(mode=0o600)
        with partial.open("wb") as out:
            async for row in store.export():
                out.write(msgspec.json.encode(row) + b"\n")
                count += 1
        partial.replace(file)
        return count - 1

    print(f"{_with_store(db, config, work, create=False)} rows written to {file}")


def restore(file: Path, db: str | None, config: Path | None) -> None:
    """Into a database without players and tables: all of it or nothing."""
    if not file.is_file():
        raise Stop(f"{file}: there is no such file", BAD_INPUT)
    count = 0

    def rows() -> Iterator[dict[str, Any]]:
        nonlocal count
        with file.open("rb") as lines:
            for number, line in enumerate(lines, start=1):
                try:
                    row = msgspec.json.decode(line, type=dict[str, Any])
                except (msgspec.MsgspecError, UnicodeDecodeError):
                    raise Stop(f"{file}, line {number}: this is no export", BAD_INPUT) from None
                count = number - 1
                yield row

    async def work(store: Store) -> None:
        await store.restore(rows())

    _with_store(db, config, work)
    print(f"{count} rows read from {file}")


def forget(who: str, db: str | None, config: Path | None) -> None:
    """Deletes what is kept of a person, by login or id."""

    async def work(store: Store) -> int:
        return len(await store.forget_player((await _player(store, who)).id))

    tables = _with_store(db, config, work, create=False)
    print(f"{who} is forgotten; the name is gone from {tables} tables")


def password(who: str, db: str | None, config: Path | None) -> None:
    """Gives an account a new random password and ends its sign-ins. Shows the password once."""
    chosen = new_password()

    async def work(store: Store) -> str:
        player = await _player(store, who)
        if not player.login:
            raise Stop(f"{who!r} is a guest: only accounts have a password", BAD_INPUT)
        player.password = hashed_password(chosen)
        await store.update_player(player)
        await store.end_sessions(player.id)
        return player.login

    login = _with_store(db, config, work, create=False)
    print(f"login: {login}\npassword: {chosen}\nAll sign-ins of the account have ended.")
    print("Tell nobody but its owner, who should choose another one after signing in.")


async def _player(store: Store, who: str) -> Player:
    """Raises Stop."""
    player = await store.player(who) or await store.player_by_login(_login(who))
    if player is None:
        raise Stop(f"there is no player with the login or id {who!r}", BAD_INPUT)
    return player


def _login(who: str) -> str:
    try:
        return check_login(who)
    except Refusal:
        return who


def _with_store(
    db: str | None,
    config: Path | None,
    work: Callable[[Store], Awaitable[T]],
    create: bool = True,
) -> T:
    settings = settings_here({"db": db}, config)

    async def run() -> T:
        store = await Store.open(settings.db, create=create)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())
