"""Values of somebody's own box over HTTP: what may be replaced, looked over, played, by whom."""

from __future__ import annotations

import json
from base64 import b64decode
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from starlette.testclient import TestClient

from cantina.kernel.game import find_game
from cantina.room.stored import PERSON, Result, SeatRow, TableRow
from cantina.server.app import create_app
from cantina.server.ratings import ranks_of
from tests.server.desk import person, rooms_at, run
from tests.server.online import online, settings_in

ZEB = {"targets": {"t_zeb_1": {"points": 7, "shields": [4, 2, 0]}}}


def box(values: object = ZEB, game: str = "hunters", **more: object) -> str:
    whole = {"format": 1, "game": game, "pack": "", "owner": "Ann", "values": values}
    return json.dumps(whole | more)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(settings_in(tmp_path))) as client:
        yield client


def look(client: TestClient, text: str, **more: Any) -> Any:
    answer = client.post("/api/games/hunters/box", json={"text": text, **more})
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_the_box_lists_its_cards_with_bounds_and_choices(client: TestClient) -> None:
    found = client.get("/api/games/hunters/box").json()
    shelves = {shelf["file"]: shelf for shelf in found["shelves"]}
    cards = [card for shelf in shelves.values() for row in shelf["rows"] for card in row["cards"]]
    ours = [file for file in shelves if file != "characters"]
    assert sum(len(row["cards"]) for file in ours for row in shelves[file]["rows"]) == 195
    assert len(cards) == len(set(cards))
    zeb = next(row for row in shelves["targets"]["rows"] if row["id"] == "t_zeb_1")
    assert zeb["fields"]["shields"]["high"] == 9
    assert zeb["fields"]["bonus"]["choices"] == ["none", "credit", "contract"]
    assert found["bring"] == "everybody"


def test_an_overlay_is_looked_over(client: TestClient) -> None:
    values = ZEB | {"crates": {"x_1": {"cost": 0}}, "hunters": {"h_greedo_1": {"penalty": 12}}}
    found = look(client, box(values))
    assert [(one["row"], one["field"]) for one in found["values"]] == [
        ("t_zeb_1", "points"),
        ("t_zeb_1", "shields"),
    ]
    assert [one["row"] for one in found["needless"]] == ["x_1"]
    assert [(one["row"], one["code"]) for one in found["refused"]] == [("h_greedo_1", "number")]
    again = look(client, found["text"], content=True)
    rows = {row["id"]: row for row in again["content"]["rows"]["targets"]}
    assert rows["t_zeb_1"]["fields"]["points"] == {"value": 7, "provenance": "box"}
    assert rows["t_zeb_2"]["fields"]["points"]["provenance"] == "reconstructed"
    assert look(client, box(game="hoth"))["code"] == "game"
    assert look(client, "{}")["code"] == "other"


def test_the_whole_comes_as_a_folder(client: TestClient, tmp_path: Path) -> None:
    answer = client.post("/api/games/hunters/box/folder", json={"text": box()}).json()
    with ZipFile(BytesIO(b64decode(answer["zip"]))) as files:
        files.extractall(tmp_path)
    pack = find_game("hunters").load(tmp_path / "hunters")
    card = next(card for card in pack.cards if card.id == "t_zeb_1")
    assert (card.points, card.provenance.kind) == (7, "public")
    wrong = box({"targets": {"t_zeb_1": {"points": 31}}})
    refused = client.post("/api/games/hunters/box/folder", json={"text": wrong})
    assert refused.status_code == 400
    assert "t_zeb_1, points = 31" in refused.json()["text"]


def test_a_table_is_played_with_it_and_survives_a_restart(tmp_path: Path) -> None:
    text = box()
    with online(settings_in(tmp_path)) as server:
        ann = server.person("Ann")
        made = ann.open("me", "quick", options={"box": text}, seed=1)
        id = made["id"]
        assert made["info"]["table"]["options"]["box"] == text
        token = ann.token
        refused = ann.http.post(
            "/api/tables",
            json={
                "game": "hunters",
                "seats": ["me", "quick"],
                "options": {"box": box({"targets": {"t_zeb_1": {"points": 31}, "t_x": {"a": 1}}})},
            },
        )
        assert refused.status_code == 400
        assert "t_zeb_1, points = 31" in refused.json()["text"]
        assert "t_x, a = 1: there is no such row" in refused.json()["text"]
    with online(settings_in(tmp_path)) as server:
        again = server.person("Bo")
        again.http.headers["authorization"] = f"Bearer {token}"
        assert again.get(f"/api/tables/{id}")["table"]["options"]["box"] == text
        room = server.hall.rooms._rooms[id]
        assert room.t is not None
        card = next(card for card in room.t.pack.cards if card.id == "t_zeb_1")
        assert (card.points, card.colours) == (7, (4, 2, 0))


def test_who_may_bring_values_is_a_setting(tmp_path: Path) -> None:
    for boxes, guest in (("none", "no_boxes"), ("accounts", "boxes_of_accounts")):
        with TestClient(create_app(settings_in(tmp_path / boxes, boxes=boxes))) as client:
            client.headers["origin"] = "http://testserver"
            assert client.get("/api/games/hunters/box").json()["bring"] == boxes
            client.post("/api/players", json={"name": "Ann"})
            body = {"game": "hunters", "seats": ["me", "quick"], "options": {"box": box()}}
            assert client.post("/api/tables", json=body).json()["code"] == guest
            client.post("/api/accounts", json={"login": "ann", "password": "long enough to keep"})
            assert client.post("/api/tables", json=body).is_success == (boxes == "accounts")


def test_games_with_a_box_do_not_count_for_ratings() -> None:
    seats = [SeatRow(kind=PERSON, player=name) for name in ("ann", "bo")]
    results = [
        Result(place, name, 0, place + 1, 9 - place, place == 0, "", "points")  # type: ignore[arg-type]
        for place, name in enumerate(("ann", "bo"))
    ]
    for options, count in (({}, 2), ({"box": box()}, 0)):
        row = TableRow("t", "hunters", 1, "", 1, dict(options), seats, "ann", 0)
        assert len(ranks_of(row, results, {"ann", "bo"})) == count


def test_an_open_table_keeps_the_content_its_values_were_made_for(tmp_path: Path) -> None:
    async def work() -> None:
        async with rooms_at(tmp_path) as rooms:
            ann = await person(rooms, "Ann")
            row = TableRow("t", "hunters", 1, "older", 1, {}, [], ann.id, 0)
            assert rooms.pack_for_new(row) == rooms.packs["hunters"].present.digest
            row.options["box"] = box()
            assert rooms.pack_for_new(row) == "older"

    run(work)
