"""Things that go wrong while people play: stray messages, killed workers, a store that is away."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from cantina.room import clock, pacing
from cantina.room.store import StoreError
from cantina.room.stored import Entry, Pace
from cantina.room.wire import Ack, Refused
from tests.seats import FIRST
from tests.server.desk import Client, Stopped, deadlines, rooms_at, run, table, until
from tests.server.online import Online, online, settings_in


def test_a_killed_worker_is_replaced_and_the_game_goes_on(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann,), _ = await table(rooms, ["me", "mcts:3600s"])
            rooms.thinkers.deadline = rooms.thinkers.bot_seconds = 3600.0
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


def test_a_bot_that_never_ends_is_answered_for_and_its_worker_ended(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            rooms.thinkers.deadline, rooms.thinkers.bot_seconds = 0.5, 3.0
            room, (ann,), _ = await table(rooms, ["me", "mcts:1000s"])
            await ann.answer()
            pool = rooms.thinkers.pool
            await until(lambda: bool(pool._processes), "a worker")
            workers = list(pool._processes.values())
            for worker in workers:
                os.kill(worker.pid or 0, signal.SIGSTOP)
            await until(lambda: room.row.rev >= 2, "a decision in the bot's place")
            assert rooms.thinkers.failures == 1
            assert rooms.thinkers.pool is not pool
            await until(lambda: not any(one.is_alive() for one in workers), "its end")

    run(game)


def test_a_clock_that_runs_out_while_somebody_reconnects(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The decision is made by the rule of thumb; the late one changes nothing and is told so."""

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann, bo), _ = await table(rooms, ["me", "me"], pace=Pace("live", 30))
            wanted, asked = ann.asks[0]["options"][0], ann.rev
            await ann.go()
            start = clock.now()
            monkeypatch.setattr(clock, "now", lambda: start + 31_000)
            await bo.choose(["draw", 0])
            await pacing.check_clocks(room)
            assert room.row.rev == 2
            again = Client(room, ann.seat, "id-Ann")
            welcome = await again.sit(since=asked)
            assert "CardDrawn" in [event["event"] for event in welcome["events"]]
            late = await again.choose(wanted, rev=asked, key="late")
            assert isinstance(late, Refused)
            assert late.code == "stale"
            assert room.row.rev == 2
            assert room.row.seats[0].bot == "", "once is no reason to be replaced"
            assert isinstance(await again.answer(), Ack)
            assert room.questions.late(FIRST) == 0

    run(game)


def pragma(server: Online, sql: str) -> None:
    """On the connection that writes."""
    store = server.hall.store
    server.inside(store._writing.run(lambda connection: connection.exec_driver_sql(sql).close()))


def test_a_disk_that_is_full_refuses_and_goes_on_when_there_is_room(tmp_path: Path) -> None:
    with online(settings_in(tmp_path, rates={"on": False})) as server:
        ann = server.person("Ann")
        sitting = ann.sit(ann.open("me", "me")["id"], seat=0)
        pragma(server, "PRAGMA max_page_count=1")  # as large as it is now, and no larger
        number, said = 0, {"type": "ack"}
        while said["type"] == "ack":
            number += 1
            assert number < 500
            line = {"type": "say", "key": f"line-{number}", "text": f"{number} " * 100}
            said = sitting.ask(**line)
        assert (said["type"], said["code"]) == ("refused", "storage")
        assert ann.http.get("/healthz").json()["problem"] == "database"
        assert ann.http.get("/api/tables").status_code == 200, "what is stored can be read"
        assert sitting.ask(type="ping")["type"] == "pong"
        pragma(server, "PRAGMA max_page_count=1000000")
        assert sitting.ask(**line)["type"] == "ack"
        assert ann.http.get("/healthz").status_code == 200
        assert sitting.act()["type"] == "ack"
        lines = ann.get(f"/api/tables/{sitting.welcome['table']['id']}/state?seat=0")["chat"]
        assert lines[-1]["number"] == number, "nothing was said twice or lost"


def test_a_database_that_another_program_locks(tmp_path: Path) -> None:
    with online(settings_in(tmp_path)) as server:
        ann = server.person("Ann")
        sitting = ann.sit(ann.open("me", "me")["id"], seat=0)
        act = {"type": "act", "rev": sitting.rev, "action": sitting.asks[0]["options"][0]}
        pragma(server, "PRAGMA busy_timeout=200")
        with closing(sqlite3.connect(tmp_path / "cantina.db", isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            refused = sitting.ask(key="once", **act)
            assert (refused["type"], refused["code"]) == ("refused", "storage")
            assert ann.get("/api/me")["name"] == "Ann"
        answer = sitting.ask(key="once", **act)
        assert answer["type"] == "ack"
        assert sitting.ask(key="once", **act) == answer


@pytest.mark.parametrize(("away", "left"), [(3600, 20 * 3600), (30 * 3600, 60)])
def test_a_clock_goes_on_after_a_restart_with_some_patience(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, away: int, left: int
) -> None:
    """A day for each decision, asked three hours before the server goes away: it keeps what is left
    of that day; and nobody loses a game because the server was away too long."""
    time = Stopped(monkeypatch)
    day = 24 * 3600

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, clients, _ = await table(rooms, ["me", "me"], pace=Pace("correspondence", day))
            id = room.row.id
            assert deadlines(room) == [time.now + 1000 * day] * 2
            for client in clients:  # both decide, and are asked anew
                await client.answer()
            assert deadlines(room) == [time.now + 1000 * day] * 2
            time.now += 3 * 3600 * 1000
        time.now += away * 1000
        async with rooms_at(tmp_path) as rooms:
            again = await rooms.find(id)
            assert deadlines(again) == [time.now + 1000 * left] * 2

    run(game)


def test_a_clock_that_nobody_has_answered_yet_starts_anew(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, _, _ = await table(rooms, ["me", "me"], pace=Pace("live", 30))
            id, first = room.row.id, room.questions.deadline(FIRST)
        await asyncio.sleep(0.05)
        async with rooms_at(tmp_path) as rooms:
            again = await rooms.find(id)
            assert first < again.questions.deadline(FIRST) <= clock.now() + 30_000

    run(game)


def test_the_list_of_bad_days_names_tests_that_exist() -> None:
    here = Path(__file__).parent
    page = (here.parents[1] / "docs" / "operating.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(test_\w+)`", page))
    files = here.parent.rglob("test_*.py")
    sources = "".join(path.read_text(encoding="utf-8") for path in files)
    assert len(named) > 25
    assert named <= set(re.findall(r"^def (test_\w+)", sources, re.MULTILINE))
