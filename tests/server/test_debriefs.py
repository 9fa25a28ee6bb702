"""How a finished game went: worked out once, beside everything else, and only when it is over."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from cantina.kernel.game import find_game
from cantina.kernel.record import Record, record_of
from cantina.kernel.table import open_table
from cantina.packs import packs_of
from cantina.server import debriefs
from cantina.server.app import create_app
from cantina.server.debriefs import (
    MOST_ERROR,
    NICENESS,
    WAITING,
    AnalysisBudget,
    Debrief,
    Debriefs,
)
from cantina.server.thinking import end
from tests.server.online import PATIENCE, Guest, refused, settings_in


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    settings = msgspec.structs.replace(settings_in(tmp_path), debrief_steps=1500)
    with TestClient(create_app(settings)) as client:
        yield client


def debrief_of(guest: Guest, where: str) -> Any:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = guest.get(f"{where}/debrief")
        assert answer.status_code == 200, answer.text
        if answer.json()["ready"]:
            return answer.json()
        time.sleep(0.1)
    raise AssertionError("no debrief")


def test_a_finished_game_is_debriefed_for_whoever_may_see_its_replay(client: TestClient) -> None:
    ann, bo = Guest(client, "Ann"), Guest(client, "Bo")
    where = f"/api/tables/{ann.open('me', 'quick', seed=7)['id']}"
    refused(ann.get(f"{where}/debrief"), 409, "not_finished")
    refused(bo.get("/api/tables/nowhere/debrief"), 404, "no_table")
    ann.finish(where.rpartition("/")[2])
    waiting = ann.get(f"{where}/debrief").json()
    assert (waiting["ready"], waiting["moments"], waiting["seats"]) == (False, [], [])
    found = debrief_of(ann, where)
    total = len(ann.get(f"{where}/record").json()["actions"])
    assert (found["moments"][0]["at"], found["moments"][-1]["at"]) == (0, total)
    assert sorted(found["moments"][-1]["chances"]) == [0, 1]
    assert (found["moments"][-1]["games"], found["moments"][-1]["errors"]) == (0, [0, 0])
    assert all(moment["games"] >= 12 for moment in found["moments"][:-1])
    assert 0 < found["weighed"] <= found["decisions"]
    for seat, account in enumerate(found["seats"]):
        whole = found["moments"][-1]["chances"][seat] - found["moments"][0]["chances"][seat]
        parts = [account["own"], account["others"], account["luck"]]
        if account["error"] > MOST_ERROR:
            assert parts == [None, None, None]
        else:
            assert abs(whole - sum(parts)) < 0.005  # they are rounded
    assert bo.get(f"{where}/debrief").json() == found


@pytest.mark.parametrize(("steps", "niceness"), [(0, NICENESS), (1500, 0)])
def test_only_a_debrief_in_seconds_gives_way_to_all_others(steps: int, niceness: int) -> None:
    """One in steps is waited for; beside many others it would never be given a turn."""
    pool = Debriefs(AnalysisBudget(1, steps), {})._new_pool()
    try:
        assert pool.submit(os.nice, 0).result(PATIENCE) == min(os.nice(0) + niceness, 19)
    finally:
        end(pool)


class Held(Debriefs):
    """Works nothing out until it is told to."""

    def __init__(self) -> None:
        super().__init__(AnalysisBudget(1), {})
        self.go_on = asyncio.Event()
        self.begun = 0

    async def _work_out(self, id: str, record: Record) -> None:
        self.begun += 1
        await self.go_on.wait()
        self._kept[id] = Debrief(True)
        del self._working[id]


def a_record() -> Record:
    game = find_game("hunters")
    return record_of(open_table(game, game.load(None), 2, 1))


def test_however_often_it_is_asked_for_it_is_worked_out_once_and_few_at_a_time() -> None:
    async def scene() -> None:
        held = Held()
        record = a_record()
        for number in range(WAITING + 3):
            for _ in range(5):
                if held.find(f"t{number}") is None:
                    held.begin(f"t{number}", record)
        await asyncio.sleep(0)
        assert held.begun == WAITING
        assert held.find("t0") == Debrief(False)
        held.go_on.set()
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert held.find("t0") == Debrief(True)
        assert held.find(f"t{WAITING}") is None  # its turn has come
        held.close()

    asyncio.run(scene())


def fall_over(text: str, folder: Path | None, budget: AnalysisBudget) -> Debrief:
    os._exit(3)


def test_a_worker_that_dies_leaves_the_facts_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        found = Debriefs(AnalysisBudget(1), packs_of({}))
        monkeypatch.setattr(debriefs, "work_out", fall_over)
        found.begin("t", a_record())
        while not (found.find("t") or Debrief(False)).ready:
            await asyncio.sleep(0.02)
        assert found.find("t") == Debrief(True)
        assert found._pool is None
        found.close()

    asyncio.run(scene())


def test_a_server_may_leave_it_out() -> None:
    assert Debriefs(AnalysisBudget(0), {}).find("t") == Debrief(True)
