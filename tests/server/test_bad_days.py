"""Things that go wrong while people play: stray messages, killed workers, a store that is away."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path
from typing import Any

import pytest

from cantina.server.store import StoreError
from cantina.server.stored import Entry
from cantina.server.wire import Ack, Refused
from tests.server.desk import rooms_at, run, until
from tests.server.test_rooms import table


def test_a_killed_worker_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann,), _ = await table(rooms, ["me", "mcts:5s"])
            rooms.thinkers.deadline = 30
            await ann.answer()
            pool = rooms.thinkers.pool
            await until(lambda: bool(pool._processes), "a worker")
            await asyncio.sleep(0.3)
            for pid in list(pool._processes):
                os.kill(pid, signal.SIGKILL)
            await until(lambda: room.row.rev >= 2, "a decision in the bot's place")
            assert rooms.thinkers.failures == 1
            assert rooms.thinkers.pool is not pool

    run(game)


def test_bots_go_on_by_themselves_when_the_store_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann,), _ = await table(rooms, ["me", "quick"])
            working = rooms.store.append

            async def stored_but_lost(id: str, entry: Entry) -> None:
                await working(id, entry)
                monkeypatch.setattr(rooms.store, "append", working)
                raise StoreError("the connection was lost")

            await until(lambda: room.row.rev == 1, "the bot's draw")
            monkeypatch.setattr(rooms.store, "append", stored_but_lost)
            assert isinstance(await ann.answer(), Refused)
            assert isinstance(await ann.choose(["draw", 0]), Refused), "it was stored after all"
            await until(lambda: room.row.rev >= 3, "the bot's next decision")
            await until(lambda: bool(ann.asks), "Ann's next question")
            assert isinstance(await ann.answer(), Ack)

    run(game)


def test_a_store_that_is_away_refuses_and_then_goes_on_where_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The decision was stored but the answer was lost: sending it again does not double it."""

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann, bo), _ = await table(rooms, ["me", "me"])
            working = rooms.store.append

            async def stored_but_lost(id: str, entry: Entry) -> None:
                await working(id, entry)
                raise StoreError("the connection was lost")

            async def gone(*args: Any) -> Any:
                raise StoreError("the database does not answer")

            monkeypatch.setattr(rooms.store, "append", stored_but_lost)
            answer = await ann.choose(["draw", 0], key="once")
            assert isinstance(answer, Refused)
            assert answer.code == "storage"
            monkeypatch.setattr(rooms.store, "append", working)
            loading = rooms.store.load_log
            monkeypatch.setattr(rooms.store, "load_log", gone)
            assert isinstance(await bo.choose(["draw", 0]), Refused), "in doubt, nothing is decided"
            monkeypatch.setattr(rooms.store, "load_log", loading)
            assert await ann.choose(["draw", 0], key="once") == Ack("once", 1)
            assert bo.view["answered"] == [True, False], "the others were told too"
            assert isinstance(await bo.choose(["draw", 1]), Ack)
            assert room.row.rev == 2

    run(game)
