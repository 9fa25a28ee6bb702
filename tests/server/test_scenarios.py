"""Scenarios over HTTP: checked, measured, and played when somebody brings one along."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cantina.kernel.game import find_game
from cantina.server.app import create_app
from cantina.sheets import shipped
from tests.games.zone.own import OWN_TEXTS
from tests.server.online import Person, online, settings_in

CONTENT = shipped("hoth")
OURS = (CONTENT / "scenario_01.toml").read_text(encoding="utf-8")
TEXT = OURS.replace("number = 1\n", "number = 18\n")
NOT_SHOWN: dict[str, object] = {"drawn": {}, "texts": {}}
FIRST_ROW = ".   .   .d  .   .   .   .   .   .   ."


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(settings_in(tmp_path))) as client:
        yield client


def check(client: TestClient, text: str) -> Any:
    answer = client.post("/api/games/hoth/check", json={"text": text})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_good_scenario_comes_back_as_rows(client: TestClient) -> None:
    checked = check(client, TEXT)
    rows = client.get("/api/games/hoth/content").json()["rows"]["scenario_01"]
    rows[0]["fields"]["number"]["value"] = 18
    assert checked == {"rows": rows, "row": "", "reason": "", "code": "", "args": {}, **NOT_SHOWN}


@pytest.mark.parametrize(
    ("new", "row", "reason"),
    [
        (FIRST_ROW + "  .s", "S01, line 13", "'.s' is off the board: row 1 has 10 hexes"),
        (FIRST_ROW.replace(".d", ".ds"), "S01, line 13", "'.ds': two units in one hex, C1"),
        (FIRST_ROW.replace(".d", "#d"), "S01", "5 tiles of serac, and the box has 4"),
    ],
)
def test_a_bad_one_is_refused_with_row_and_reason(
    client: TestClient, new: str, row: str, reason: str
) -> None:
    bad = TEXT.replace(FIRST_ROW, new)
    checked = check(client, bad)
    assert (checked["row"], checked["reason"]) == (row, reason)
    # Whoever drew it reads it in his own language; what only a text can get wrong has no code.
    tiles = {"kind": "terrain", "id": "serac", "used": 5, "most": 4}
    drawn = ("box", tiles) if "tiles" in reason else ("", {})
    assert (checked["code"], checked["args"]) == drawn
    # What is not finished yet can be worked on.
    assert checked["rows"][0]["fields"]["map"]["value"].splitlines()[0] == new
    client.post("/api/players", json={"name": "Ann"})
    body = {"game": "hoth", "seats": ["me", "quick"], "options": {"own": bad}}
    refused = client.post("/api/tables", json=body, headers={"origin": "http://testserver"})
    assert refused.status_code == 400
    assert refused.json() == {"code": "bad_options", "text": f"own.toml, row {row}: {reason}"}


def test_a_game_without_scenarios_says_so(client: TestClient) -> None:
    answer = client.post("/api/games/hunters/check", json={"text": "x = 1"})
    assert (answer.status_code, answer.json()["code"]) == (404, "no_way")
    assert client.get("/api/games/hunters/figures").json()["code"] == "no_figures"


def test_figures_cover_every_scenario(client: TestClient) -> None:
    """Written anew by `cantina sim --scenario all --out`, see docs/command-line.md."""
    figures = client.get("/api/games/hoth/figures").json()
    [scenarios] = [option for option in find_game("hoth").options if option.key == "scenario"]
    assert [one["id"] for one in figures["scenarios"]] == list(scenarios.choices)
    for one in figures["scenarios"]:
        assert one["games"] == one["finished"] > 0
        rebels, empire = one["seats"]
        assert rebels["wins"] + empire["wins"] <= one["games"]
        for side in (rebels, empire):
            assert side["win_rate"] == pytest.approx(side["wins"] / one["games"], abs=1e-4)
            assert side["win_rate_low"] <= side["win_rate"] <= side["win_rate_high"]


def state_of(person: Person, table: str) -> Any:
    return person.get(f"/api/tables/{table}/state")["view"]


def test_a_table_with_its_own_scenario_outlives_the_server(tmp_path: Path) -> None:
    """Bots in other processes know it too."""
    settings = settings_in(tmp_path)
    moved = TEXT.replace(FIRST_ROW, ".d  .   .   .   .   .   .   .   .   .")
    with online(settings) as first:
        ann = first.person("Ann")
        opened = ann.post(
            "/api/tables", game="hoth", seats=["me", "greedy"], options={"own": moved}, seed=3
        )
        seat = ann.sit(opened["id"])
        assert seat.view["scenario"] == 17
        assert 0 in [unit["hex"] for unit in seat.view["units"]]
        assert seat.play_on(12) == 12
        assert seat.wait_for_ask()
        seat.close()
        assert first.hall.rooms.thinkers.failures == 0
        before = state_of(ann, opened["id"])
    with online(settings) as again:
        ann.http.base_url = again.address
        ann.address = again.address
        after = state_of(ann, opened["id"])
        assert after == before
        seat = ann.sit(opened["id"])
        seat.play_on()
        assert seat.status == "finished"
        seat.close()
        record = ann.http.get(f"/api/tables/{opened['id']}/record").text
        assert json.loads(record)["options"]["own"] == moved
        steps = ann.get(f"/api/tables/{opened['id']}/steps")
        assert steps["view"]["scenario"] == 17


MISSION = OWN_TEXTS[0]


def test_a_mission_comes_back_as_rows_map_and_words(client: TestClient) -> None:
    def checked(text: str) -> Any:
        return client.post("/api/games/zone/check", json={"text": text}).json()

    good = checked(MISSION)
    assert good["reason"] == ""
    assert [row["id"] for row in good["rows"]][:2] == ["OWN", "OWN-find"]
    assert len(good["drawn"]["ground"]["tiles"]) == 5
    assert good["texts"]["own"]["OWN-VI"]["end"]
    bad = checked(MISSION.replace('exit = ["1.G", "1.D"]', "exit = []"))
    assert (bad["row"], bad["code"], bad["texts"]) == ("OWN", "exit", {})
    assert bad["drawn"]["ground"]["areas"] == good["drawn"]["ground"]["areas"]
    assert bad["drawn"]["tables"]["loot"] == good["drawn"]["tables"]["loot"]
    assert bad["rows"], "what is not finished can be worked on"
    for text in ("x = " + "[" * 599, "x = " + "{a=" * 599, "[" * 40_000, "mission = 3"):
        refused = checked(text)
        assert refused["reason"]
        assert refused["rows"] == []


def test_a_file_is_there_to_make_another_from(client: TestClient) -> None:
    ours = client.get("/api/games/zone/file?name=mission_a1").json()
    assert ours["tables"]["loot"]["total"] == 16
    for name in ("", "mission_z9", "../pack", "earlier/3"):
        answer = client.get("/api/games/zone/file", params={"name": name})
        assert (answer.status_code, answer.json()["code"]) == (404, "no_file")


def test_a_table_plays_its_own_mission_with_bots(tmp_path: Path) -> None:
    with online(settings_in(tmp_path)) as server:
        ann = server.person("Ann")
        opened = ann.post(
            "/api/tables", game="zone", seats=["me", "quick"], options={"own": MISSION}, seed=3
        )
        seat = ann.sit(opened["id"])
        assert seat.view["mission"] == "OWN"
        assert seat.play_on(20) == 20
        seat.close()
        assert server.hall.rooms.thinkers.failures == 0
