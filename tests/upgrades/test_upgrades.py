"""Databases and records of earlier versions, as `make.py` had those versions leave them: what is in
them goes on, plays again, or is explained, and nobody loses a record."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cantina.cli import main
from cantina.kernel.errors import BadRecord
from cantina.kernel.game import find_game
from cantina.kernel.record import dump, parse, replay
from cantina.room import clock
from cantina.room.decisions import act
from cantina.room.seating import hashed
from cantina.room.stored import CLOSED, FINISHED, PLAYING
from cantina.room.wire import Ack, Act, to_wire
from cantina.server.app import create_app
from cantina.server.store import Store
from tests.server.desk import rooms_at, run
from tests.server.online import settings_in
from tests.upgrades.make import HERE, VERSIONS

PLAYED_BY_FORMER_RULES = {("hoth", 1), ("hoth", 2), ("zone", 1), ("zone", 2)}
"""Behaviours whose games are explained; all others go on."""


def left_by(version: str, folder: Path) -> list[dict[str, Any]]:
    """Puts the database into the folder; returns what its tables waited for."""
    packed = (HERE / f"{version}.db.gz").read_bytes()
    (folder / "cantina.db").write_bytes(gzip.decompress(packed))
    told = gzip.decompress((HERE / f"{version}.json.gz").read_bytes())
    tables: list[dict[str, Any]] = json.loads(told)
    return tables


def goes_on(table: dict[str, Any]) -> bool:
    return (table["game"], table["behaviour"]) not in PLAYED_BY_FORMER_RULES


pytestmark = pytest.mark.deep


@pytest.mark.parametrize("version", VERSIONS)
def test_tables_of_an_earlier_version_go_on_where_they_were(version: str, tmp_path: Path) -> None:
    tables = left_by(version, tmp_path)

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            for table in tables:
                if not goes_on(table):
                    with pytest.raises(BadRecord, match="this game was played by rules"):
                        await rooms.find(table["id"])
                    continue
                room = await rooms.find(table["id"])
                assert room.t is not None
                asks: list[Any] = [
                    [ask.seat, ask.name, [to_wire(option) for option in ask.options]]
                    for ask in room.t.asks
                ]
                assert (room.row.rev, asks) == (table["rev"], table["asks"])
                assert room.row.status == (PLAYING if asks else FINISHED)
                if asks:
                    decision = Act("now", room.row.rev, asks[0][2][0])
                    assert isinstance(await act(room, asks[0][0], decision), Ack)
                else:
                    assert room.t.state.outcome is not None
                    assert room.t.state.outcome.scores == table["scores"]

    run(game)


@pytest.mark.parametrize("version", VERSIONS)
def test_records_of_an_earlier_version_play_again(version: str, tmp_path: Path) -> None:
    finished = [table for table in left_by(version, tmp_path) if table["record"]]
    assert finished
    for table in finished:
        record = parse(table["record"])
        game = find_game(record.game)
        outcome = replay(game, game.load(None), record).state.outcome
        assert outcome is not None
        assert outcome.scores == table["scores"]


TOKEN = "of a browser that was signed in"


@pytest.fixture
def ann(tmp_path: Path) -> tuple[TestClient, list[dict[str, Any]]]:
    """At a server of today with the tables of an earlier version, some of which cannot go on."""
    tables = left_by("53fac1e", tmp_path)

    async def sign_in() -> None:
        store = await Store.open(str(tmp_path / "cantina.db"))
        await store.add_session(hashed(TOKEN), "id-Ann", clock.now() + 10**9)
        await store.close()

    run(sign_in)
    headers = {"authorization": f"Bearer {TOKEN}"}
    return TestClient(create_app(settings_in(tmp_path)), headers=headers), tables


def test_a_game_that_cannot_go_on_is_still_its_peoples(
    ann: tuple[TestClient, list[dict[str, Any]]],
) -> None:
    """Listed, explained without a digest, closed by whoever sits there, the record kept."""
    opened, tables = ann
    with opened as client:
        asleep = {table["id"] for table in tables if not goes_on(table)}
        mine = client.get("/api/tables?mine=1").json()["tables"]
        assert {one["table"]["id"] for one in mine} == {table["id"] for table in tables}
        assert {one["table"]["id"] for one in mine if one["table"]["asleep"]} == asleep
        for id in asleep:
            way = f"/api/tables/{id}"
            assert client.get(way).json()["table"]["status"] == PLAYING
            refused = client.get(f"{way}/state").json()
            assert refused["code"] == "other_rules"
            assert refused["text"].startswith("this game was played by rules 1 of ")
            assert client.get(f"{way}/record").json()["code"] == "not_finished"
            closed = client.post(f"{way}/close").json()["table"]
            assert (closed["status"], closed["asleep"]) == (CLOSED, True)
            assert client.get(way).json()["table"]["asleep"] is True
            record = parse(client.get(f"{way}/record").text)
            assert (record.behaviour, len(record.actions)) == (1, 36)
            nobody = client.get(f"{way}/record", headers={"authorization": ""})
            assert nobody.json()["code"] == "not_finished", "the seed of a closed game is theirs"
        finished = next(table for table in tables if table["record"])
        kept = client.get(f"/api/tables/{finished['id']}/record").text
        assert kept == dump(parse(finished["record"]))


def test_a_stranger_closes_no_game_that_cannot_go_on(
    ann: tuple[TestClient, list[dict[str, Any]]],
) -> None:
    opened, tables = ann
    asleep = next(table for table in tables if not goes_on(table))
    with opened as client:
        made = client.post("/api/players", json={"name": "Bo", "token": True}).json()
        bo = {"authorization": f"Bearer {made['token']}"}
        assert client.post(f"/api/tables/{asleep['id']}/close", headers=bo).status_code == 403
        assert client.get(f"/api/tables/{asleep['id']}").json()["table"]["status"] == PLAYING


def test_the_doctor_finds_what_an_old_folder_needs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tables = left_by("53fac1e", tmp_path)
    file = tmp_path / "cantina.db"
    file.chmod(0o644)
    before = file.read_bytes()
    assert main(["admin", "doctor", "--db", str(file)]) == 1
    said = capsys.readouterr().out
    assert f"chmod 600 {file}" in said
    assert "export, then start the server" in said
    asleep = [table["id"] for table in tables if not goes_on(table)]
    for id in asleep:
        assert f"{id} (" in said
    assert file.read_bytes() == before, "it only looks"
    file.chmod(0o600)
    assert main(["admin", "close-asleep", "--db", str(file)]) == 0
    assert f"{len(asleep)} games closed" in capsys.readouterr().out
    assert main(["admin", "doctor", "--db", str(file)]) == 0
    said = capsys.readouterr().out
    assert "every running game can go on" in said
    assert "Nothing needs doing." in said


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (None, "start the server once"),
        (b"no database at all, but long enough to be one" * 40, "bring back an export"),
    ],
)
def test_the_doctor_looks_at_what_is_no_database(
    content: bytes | None, words: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cantina.db"
    if content is not None:
        file.write_bytes(content)
    assert main(["admin", "doctor", "--db", str(file)]) == 1
    assert words in capsys.readouterr().out
