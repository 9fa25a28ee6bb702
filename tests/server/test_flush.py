"""What is committed reaches the disk a moment later, or at once where that is asked for."""

from __future__ import annotations

import asyncio
import os
import threading
from pathlib import Path

import pytest
from sqlalchemy import Connection

from cantina.room.store import StoreError
from cantina.room.stored import Player
from cantina.server import flush
from cantina.server.flush import Flusher
from cantina.server.store import Store
from tests.server.online import PATIENCE

ANN = Player("ann", "Ann", 0)


@pytest.fixture
def flushed(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of the file at each flush."""
    sizes: list[int] = []
    monkeypatch.setattr(flush, "_flush", lambda file: sizes.append(os.fstat(file).st_size))
    return sizes


def test_what_was_written_is_flushed_soon_and_all_of_it_at_the_end(
    tmp_path: Path, flushed: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = threading.Event()
    monkeypatch.setattr("cantina.server.flush.time.sleep", lambda _: first.set())
    file = tmp_path / "log"
    file.write_bytes(b"one")
    flusher = Flusher(file)
    flusher.wake()
    assert first.wait(300)
    assert flushed == [3]
    file.write_bytes(b"one two")
    flusher.close()
    assert flushed[-1] == 7


def test_what_is_not_there_needs_no_flush(tmp_path: Path, flushed: list[int]) -> None:
    flusher = Flusher(tmp_path / "log")
    flusher.close()
    flusher.check()
    assert flushed == []


def test_after_a_flush_that_failed_nothing_more_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: int) -> None:
        raise OSError(5, "Input/output error")

    async def story() -> None:
        store = await Store.open(str(tmp_path / "house.db"))
        monkeypatch.setattr(flush, "_flush", fail)
        await store.create_player(ANN)
        async with asyncio.timeout(PATIENCE):
            while not caplog.records:
                await asyncio.sleep(0.01)
        with pytest.raises(StoreError):
            await store.create_player(Player("bob", "Bob", 0))
        assert await store.player("bob") is None
        assert await store.player("ann") is not None
        await store.close()

    asyncio.run(story())
    assert "cannot be flushed" in caplog.text


@pytest.mark.parametrize(("each", "level"), [(True, 2), (False, 1)])
def test_each_commit_is_flushed_where_that_is_asked_for(
    tmp_path: Path, each: bool, level: int, flushed: list[int]
) -> None:
    def synchronous(connection: Connection) -> int:
        found: int = connection.exec_driver_sql("PRAGMA synchronous").scalar_one()
        return found

    async def story() -> None:
        store = await Store.open(str(tmp_path / "house.db"), flush_each=each)
        assert await store.write(synchronous) == level
        await store.create_player(ANN)
        await store.close()

    asyncio.run(story())
    assert bool(flushed) is not each
