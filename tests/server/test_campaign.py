"""A campaign lasts for weeks: it outlives the server, in the middle of a battle too."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.online import PATIENCE, Person, Sitting
from tests.server.programs import Served

KEPT = ("campaign", "node", "scenario", "turn", "battles", "hand", "support_sizes", "players")


def fight(seat: Sitting, dice: random.Random, battles: int, decisions: int) -> None:
    """Plays at random until so many battles are over and so many decisions follow."""
    left = decisions
    while seat.wait_for_ask() and (len(seat.view["battles"]) < battles or left):
        left -= len(seat.view["battles"]) >= battles
        assert seat.act(dice.randrange(len(seat.asks[0]["options"])))["type"] == "ack"


def state_of(person: Person, table: str) -> Any:
    return person.get(f"/api/tables/{table}/state?seat=0")


@pytest.mark.deep
def test_a_campaign_is_saved_the_server_killed_and_the_campaign_continued(tmp_path: Path) -> None:
    dice = random.Random(1)
    first = Served(tmp_path).opened()
    ann = first.person("Ann")
    opened = ann.post(
        "/api/tables", game="hoth", seats=["me", "quick"], options={"campaign": "a"}, seed=7
    )
    table = opened["id"]
    seat = ann.sit(table)
    fight(seat, dice, battles=1, decisions=5)
    assert seat.wait_for_ask()
    seat.close()
    before = state_of(ann, table)
    [fought] = before["view"]["battles"]
    assert fought["node"] == 0
    assert before["view"]["node"] == (1 if fought["winner"] == 0 else 2)
    first.kill()

    again = Served(tmp_path).opened()
    try:
        ann.http = httpx.Client(base_url=again.address, headers=ann.http.headers, timeout=PATIENCE)
        ann.address = again.address
        [mine] = ann.get("/api/tables?mine=1")["tables"]
        assert mine["table"]["id"] == table
        assert mine["table"]["options"]["campaign"] == "a"
        after = state_of(ann, table)
        assert {key: after["view"][key] for key in KEPT} == {
            key: before["view"][key] for key in KEPT
        }
        assert after["asks"] == before["asks"]
        seat = ann.sit(table)
        fight(seat, dice, battles=2, decisions=3)
        battles = seat.view["battles"]
        assert battles[0] == fought
        assert len(battles) >= 2
        assert battles[1]["node"] == before["view"]["node"]
        seat.close()
    finally:
        again.stop()
