"""Content that was changed: a table goes on with the cards it began with, as long as its rules are
still played. Everything at it, hints and records too, knows those cards."""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from cantina.cli import main
from cantina.kernel.game import discover, find_game
from cantina.packs import EARLIER, Packs
from cantina.server.app import create_app
from cantina.server.asleep import all_asleep
from cantina.server.settings import Settings
from cantina.server.store import Store
from cantina.server.thinking import Thought, _world
from cantina.sheets import shipped
from tests.seats import FIRST
from tests.server.desk import run
from tests.server.online import settings_in

pytestmark = pytest.mark.deep

CONTENT = "/api/games/hunters/content"


@pytest.mark.parametrize("key", discover())
def test_what_a_game_ships_with_is_written_down_before_it_changes(key: str) -> None:
    packs = Packs(find_game(key), None)
    place = packs.place(packs.present.digest)
    assert place is not None
    assert place.parent.name == EARLIER, "new content: run ./cantina generate and commit its file"
    assert not packs.of_other_behaviours(), "run ./cantina generate"
    for file in place.parent.iterdir():
        digest = file.name.removeprefix(f"{packs.game.behaviour}-").removesuffix(".json.gz")
        assert packs.of(digest).digest == digest, "raise BEHAVIOUR: this is not read any more"
        assert packs.game.load(file).digest == digest


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Of an operator who plays with values of their own."""
    made = tmp_path / "pack"
    shutil.copytree(shipped("hunters"), made, ignore=shutil.ignore_patterns(EARLIER))
    tune(made, 6, 7)
    return made


def tune(folder: Path, old: int, new: int) -> None:
    file = folder / "targets.toml"
    text = file.read_text(encoding="utf-8")
    assert f"points = {old}\n" in text
    file.write_text(text.replace(f"points = {old}\n", f"points = {new}\n"), encoding="utf-8")


def playing_with(folder: Path) -> Settings:
    return settings_in(folder.parent, packs=[f"hunters={folder}"], client=False)


def worth(content: Any) -> int:
    row = next(row for row in content["rows"]["targets"] if row["id"] == "t_qira_1")
    value: int = row["fields"]["points"]["value"]
    return value


class Ann:
    """Somebody who comes back after each upgrade."""

    def __init__(self) -> None:
        self.token = ""

    def at(self, settings: Settings) -> TestClient:
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        return TestClient(create_app(settings), headers=headers)

    def arrive(self, client: TestClient) -> None:
        made = client.post("/api/players", json={"name": "Ann", "token": True})
        self.token = made.json()["token"]
        client.headers["authorization"] = f"Bearer {self.token}"


def opened(client: TestClient, *seats: str, **more: Any) -> Any:
    body = {"game": "hunters", "seats": list(seats), **more}
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    return answer.json()["info"]["table"]


def played(client: TestClient, id: str) -> Any:
    """The first thing that is offered; what the server answers."""
    state = client.get(f"/api/tables/{id}/state?seat=0").json()
    action = state["asks"][0]["options"][0]
    message = {"type": "act", "key": f"at {state['rev']}", "rev": state["rev"], "action": action}
    return client.post(f"/api/tables/{id}/act", json={"message": message, "seat": 0}).json()


def finish(client: TestClient, id: str) -> Any:
    while client.get(f"/api/tables/{id}").json()["table"]["status"] != "finished":
        time.sleep(0.02)
    return client.get(f"/api/tables/{id}/record").json()


def test_a_table_goes_on_with_the_cards_it_began_with(folder: Path) -> None:
    settings, ann = playing_with(folder), Ann()
    with ann.at(settings) as client:
        ann.arrive(client)
        mine, over = opened(client, "me", "quick", seed=3), opened(client, "quick", "quick", seed=4)
        assert played(client, mine["id"])["type"] == "ack"
        record = finish(client, over["id"])
        first = client.get(CONTENT).json()["digest"]
    assert mine["pack"] == over["pack"] == record["pack"] == first

    tune(folder, 7, 8)
    with ann.at(settings) as client:
        today = client.get(CONTENT).json()
        assert (worth(today), worth(client.get(f"{CONTENT}?pack={first}").json())) == (8, 7)
        assert client.get(f"{CONTENT}?pack={today['digest']}").json() == today
        back = client.get(f"/api/tables/{mine['id']}").json()["table"]
        assert (back["pack"], back["asleep"], back["status"]) == (first, False, "playing")
        assert played(client, mine["id"])["type"] == "ack"

        hint = {"message": {"type": "hint", "key": "h"}, "seat": 0}
        assert client.post(f"/api/tables/{mine['id']}/act", json=hint).json()["type"] == "hint"
        rooms = client.app.state.hall.rooms  # type: ignore[attr-defined]
        assert client.portal is not None
        t = client.portal.call(rooms.find, mine["id"]).t
        thought = Thought(t, rooms.thinkers._place(t), FIRST, "quick", 1)
        assert _world(thought)[0].pack.digest == first, "what bots in other processes play with"

        assert client.get(f"/api/tables/{over['id']}/replay").json()["of"] == len(record["actions"])
        branch = client.post(f"/api/tables/{over['id']}/continue", json={"at": 5}).json()
        assert branch["info"]["table"]["pack"] == first, "it has a past with these cards"
        assert played(client, branch["id"])["type"] == "ack"
        assert opened(client, "me", "quick")["pack"] == today["digest"]
        for unknown in ("0" * 32, "../targets", f"1-{first}", f"{first}.json.gz", "/etc"):
            refused = client.get(f"{CONTENT}?pack={unknown}")
            assert (refused.status_code, refused.json()["code"]) == (404, "no_pack")
        (file := folder.parent / "record.json").write_bytes(
            client.get(f"/api/tables/{over['id']}/record").content
        )
    assert main(["replay", "--verify", str(file), "--pack", str(folder)]) == 0


def test_an_earlier_pack_that_is_spoilt_is_explained(folder: Path) -> None:
    settings, ann = playing_with(folder), Ann()
    with ann.at(settings) as client:
        ann.arrive(client)
        table = opened(client, "me", "quick", seed=3)
        first = table["pack"]
    tune(folder, 7, 8)

    async def asleep() -> list[str]:
        store = await Store.open(settings.db, create=False)
        try:
            return [row.id for row in await all_asleep(store, {"hunters": str(folder)})]
        finally:
            await store.close()

    assert run(asleep) == []
    (kept,) = (folder / EARLIER).iterdir()
    kept.write_bytes(b"spoilt")
    assert run(asleep) == [table["id"]]
    with ann.at(settings) as client:
        assert client.get(f"{CONTENT}?pack={first}").status_code == 404
        assert client.get(f"/api/tables/{table['id']}/state").json()["code"] == "other_rules"
        assert client.get(f"/api/tables/{table['id']}").json()["table"]["asleep"] is True


def test_tables_that_began_with_our_values_outlive_an_operators_own(folder: Path) -> None:
    game = find_game("hunters")
    ours = game.load(None).digest
    packs = Packs(game, folder)
    assert packs.present.digest != ours
    assert packs.of(ours).digest == ours


def test_a_folder_that_cannot_be_written_is_played_with_all_the_same(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (folder / EARLIER).write_text("in the way")
    with TestClient(create_app(playing_with(folder))) as client:
        assert worth(client.get(CONTENT).json()) == 7
    assert "games of hunters will not outlive a change of its content" in caplog.text
