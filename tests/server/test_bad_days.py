"""Things that go wrong while people play: stray messages, killed workers, a store that is away."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from pathlib import Path
from typing import Any

import pytest

from cantina.kernel.record import digest_of, replay
from cantina.server.history import standing
from cantina.server.store import StoreError
from cantina.server.stored import Entry
from cantina.server.wire import Ack, Refused
from tests.server.desk import rooms_at, run, until
from tests.server.online import Sitting, online, settings_in
from tests.server.test_rooms import table

STRAYS = 400


def stray(dice: random.Random, mine: Sitting, sent: list[str]) -> str:
    """Something a broken or hostile client might send."""
    asks = mine.asks
    options = asks[0]["options"] if asks else [["draw", 0]]
    good = {
        "type": "act",
        "key": f"k{dice.getrandbits(40)}",
        "rev": mine.rev,
        "action": dice.choice(options),
    }
    kind = dice.randrange(9)
    if kind == 0 and sent:
        return dice.choice(sent)  # replayed, key and all
    if kind == 1:
        return json.dumps({**good, "rev": dice.choice([-1, 0, mine.rev - 5, mine.rev + 9, 2**70])})
    if kind == 2:
        return json.dumps({**good, "action": ["choose", dice.randrange(-5, 500)]})
    if kind == 3:
        return json.dumps({**good, dice.choice(list(good)): dice.choice([None, [], {}, "x", 1.5])})
    if kind == 4:
        text = json.dumps(good)
        cut = dice.randrange(len(text))
        return text[:cut] + dice.choice(["", "\x00", "}", "\ud7ff", '"']) + text[cut + 1 :]
    if kind == 5:
        return json.dumps({**good, "key": "x" * dice.choice([0, 65, 20_000])})
    if kind == 6:
        return json.dumps({"type": dice.choice(["undo", "away", "back"]), "key": good["key"]})
    if kind == 7:
        return json.dumps({"type": "replace", "key": good["key"], "seat": dice.randrange(-3, 9)})
    return json.dumps(good)


def test_stray_messages_never_break_lose_or_double_anything(tmp_path: Path) -> None:
    """Malformed, stale, foreign, replayed and oversized messages between good ones; each is
    answered, and the log replays to the very table in memory."""
    dice = random.Random(7)
    with online(settings_in(tmp_path, rates={"on": False})) as server:
        ann, bo = server.person("Ann"), server.person("Bo")
        opened = ann.open("me", "open", "quick", seed=11)
        bo.post(f"/api/tables/{opened['id']}/seat", secret=opened["invites"][0]["secret"])
        sittings = [ann.sit(opened["id"]), bo.sit(opened["id"])]
        sent: list[str] = []
        for number in range(STRAYS):
            one = dice.choice(sittings)
            message = stray(dice, one, sent)
            sent.append(message)
            one.socket.send(message)
            one.send(type="ping", key=f"after-{number}")
            one.until("pong", key=f"after-{number}")
        answers = [m["type"] for one in sittings for m in one.heard]
        assert answers.count("ack") > 20, "some were good"
        assert answers.count("refused") > 100, "and most were not"
        room = server.hall.rooms._rooms[opened["id"]]
        asyncio.run(check_log(tmp_path, room.row.id))
        for one in sittings:
            one.close()


async def check_log(folder: Path, id: str) -> None:
    async with rooms_at(folder) as rooms:
        room = await rooms.find(id)
        async with room.lock:
            entries = await rooms.store.load_log(id)
            assert [entry.rev for entry in entries] == list(range(1, len(entries) + 1))
            keys = [(entry.seat, entry.key) for entry in entries if entry.key]
            assert len(set(keys)) == len(keys)
            record = room.record()
            assert room.t is not None
            assert record is not None
            assert room.t.played == standing(entries)
            assert digest_of(replay(room.game, room.pack, record)) == digest_of(room.t)


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
