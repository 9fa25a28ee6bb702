"""What clients read about a game: content with provenance, and the rulebook."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from cantina.bots.base import make_bot
from cantina.cli import main
from cantina.kernel.game import find_game
from cantina.kernel.pack import LANGUAGES, Content
from cantina.locales import Words
from cantina.rulebook import read_rules, rules_folder
from cantina.server import tables
from cantina.server.app import create_app
from cantina.server.rulebook import parsed
from cantina.server.settings import BadSetting
from cantina.sheets import content_of, shipped
from tests.server.online import online, settings_in


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(create_app(settings_in(tmp_path))) as client:
        yield client


def test_every_number_in_play_leads_to_a_row(client: TestClient) -> None:
    content = client.get("/api/games/hunters/content").json()
    rows = {row["id"]: row for file in content["rows"].values() for row in file}
    pack: Any = find_game("hunters").load(None)
    assert content["digest"] == pack.digest
    assert len(content["things"]) == len(pack.cards) == 195
    for number, id in enumerate(content["things"]):
        fields = rows[id]["fields"]
        if "points" in fields:
            assert fields["points"]["value"] == pack.points[number]


def test_a_value_says_where_it_comes_from(client: TestClient) -> None:
    rows = client.get("/api/games/hunters/content").json()["rows"]
    crate = next(row for row in rows["crates"] if row["id"] == "x_1")
    assert crate["fields"]["points"] == {"value": 0, "provenance": "seed"}
    assert crate["fields"]["cost"] == {"value": 0, "provenance": "reconstructed"}
    qira = next(row for row in rows["characters"] if row["id"] == "qira")
    assert qira["fields"]["name"]["value"]["uk"] == "Кі’ра"
    assert qira["fields"]["name"]["provenance"] == "seed"
    assert rows["facts"][0]["fact"].startswith("A target card")


def test_what_is_ours_is_counted_by_kind(client: TestClient) -> None:
    shares = client.get("/api/games/zone/content").json()["shares"]
    missions = next(share for share in shares if share["key"] == "missions")
    assert missions == {
        "key": "missions",
        "cards": False,
        "printed": 1,
        "fans": 0,
        "ours": 8,
        "partly": True,
    }


def test_the_signs_of_text_maps_are_sent(client: TestClient) -> None:
    """Pages draw the maps of scenarios by them."""
    rows = client.get("/api/games/hoth/content").json()["rows"]
    assert all(row["fields"]["sign"]["value"] for row in rows["units"] + rows["terrain"])


def test_cards_say_what_they_do(client: TestClient) -> None:
    content = client.get("/api/games/zone/content").json()
    (bread,) = content["texts"]["items"]["bread"][""]
    assert bread["args"]["what"]["list"][1] == {"id": "zonecard-op-heal", "args": {"n": 2}}
    assert client.get("/api/games/hunters/content").json()["texts"] == {}


@pytest.mark.parametrize("game", ["hoth", "hunters", "zone"])
def test_the_rulebook_has_every_rule(client: TestClient, game: str) -> None:
    book = client.get(f"/api/games/{game}/rules", params={"language": "en"}).json()
    folder = rules_folder(game)
    assert folder is not None
    found = [
        id
        for chapter in book["chapters"]
        for part in chapter["parts"]
        if part["type"] == "rule"
        for id in part["ids"]
    ]
    rules = read_rules(folder)
    assert set(found) <= set(rules)
    assert [id for id, rule in rules.items() if not rule.exempt and id not in found] == []
    assert all(part["blocks"] for c in book["chapters"] for part in c["parts"] if "blocks" in part)


def test_a_chapter_becomes_headings_paragraphs_lists_tables_and_links(tmp_path: Path) -> None:
    (tmp_path / "01-one.md").write_text(
        "# 1. One\n\n### XX-1.1 First\nTake *one* card, see XX-1.2 and XX-9.\n\n"
        "![A *board*](board:turn)\n\n- a\n- **b**\n\n"
        "## More\n\n| id | said |\n|---|---|\n| x | `y` |\n\n"
        "### XX-1.2, XX-1.3 Second\nSee [two](02-two.md).\n"
    )
    (chapter,) = msgspec.to_builtins(parsed("game", "en", [tmp_path / "01-one.md"]))["chapters"]
    rule, heading, table, second = chapter["parts"]
    said, figure, bullets = rule["blocks"]
    assert [part["type"] for part in (said, bullets)] == ["paragraph", "list"]
    assert (figure["name"], [span["kind"] for span in figure["caption"]]) == (
        "turn",
        ["text", "em"],
    )
    assert [(span["kind"], span["text"]) for span in said["spans"]] == [
        ("text", "Take "),
        ("em", "one"),
        ("text", " card, see "),
        ("rule", "XX-1.2"),
        ("text", " and XX-9."),
    ]
    assert bullets["items"][1][0]["kind"] == "strong"
    assert heading["depth"] == 2
    assert table["rows"][0][1][0]["text"] == "y"
    assert (rule["ids"], second["ids"]) == (["XX-1.1"], ["XX-1.2", "XX-1.3"])
    link = second["blocks"][0]["spans"][1]
    assert (link["kind"], link["to"]) == ("chapter", "02-two")


@pytest.mark.parametrize("path", ["content", "rules"])
def test_what_is_known_is_not_sent_again(client: TestClient, path: str) -> None:
    first = client.get(f"/api/games/hunters/{path}")
    assert first.headers["cache-control"] == "no-cache"
    again = client.get(
        f"/api/games/hunters/{path}", headers={"if-none-match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")


def test_unknown_games_and_languages_are_refused(client: TestClient) -> None:
    assert client.get("/api/games/chess/content").json()["code"] == "no_game"
    assert client.get("/api/games/chess/rules").status_code == 404
    refused = client.get("/api/games/hunters/rules", params={"language": "tlh"})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_language")


def test_a_physical_table_is_counted(client: TestClient) -> None:
    players: list[dict[str, Any]] = [{"captured": [{"card": "t_qira_1"}], "credits": 1}, {}]
    counted = client.post("/api/games/hunters/score", json={"players": players}).json()
    assert [pad["total"] for pad in counted["pads"]] == [6, 0]
    assert counted["outcome"]["winners"] == [0]
    assert counted["things"] == ["t_qira_1"]


@pytest.mark.parametrize(
    ("players", "why"),
    [
        ([{}], "takes 2 to 6 seats"),
        ([{}, {"crates": [{"card": "t_qira_1"}]}], "does not belong here"),
    ],
)
def test_a_physical_table_that_cannot_be_is_refused(
    client: TestClient, players: list[Any], why: str
) -> None:
    refused = client.post("/api/games/hunters/score", json={"players": players})
    assert (refused.status_code, refused.json()["code"]) == (400, "bad_claim")
    assert why in refused.json()["text"]


def test_a_game_without_a_score_pad_has_no_address_for_it(client: TestClient) -> None:
    refused = client.post("/api/games/hoth/score", json={"players": [{}, {}]})
    assert (refused.status_code, refused.json()["code"]) == (404, "no_way")


def test_every_game_says_how_strong_its_bots_are(client: TestClient) -> None:
    for game in client.get("/api/games").json()["games"]:
        levels = [(level["key"], level["bot"]) for level in game["levels"]]
        assert [key for key, _ in levels[:2]] == ["rookie", "scout"]
        assert all(make_bot(bot) for _, bot in levels)
        for language in LANGUAGES:
            assert all(Words(language).has(f"pages-level-{key}") for key, _ in levels)


def test_the_rulebook_is_served_in_the_language_asked_for(client: TestClient) -> None:
    book = client.get("/api/games/hunters/rules", params={"language": "fr"}).json()
    assert book["language"] == "fr"
    by_key = {chapter["key"]: chapter for chapter in book["chapters"]}
    captures = by_key["03-confrontations"]
    assert captures["language"] == "fr"
    rule = next(part for part in captures["parts"] if "BH-8.2" in part.get("ids", ()))
    assert rule["title"] == "Quand une cible est capturée"
    figures = [part["name"] for part in by_key["00-how-to-play"]["parts"] if "name" in part]
    assert figures == ["table", "choose", "capture", "score"]


@pytest.fixture
def own_pack(tmp_path: Path) -> Path:
    """Ours, with one card worth more."""
    folder = tmp_path / "pack"
    shutil.copytree(shipped("hunters"), folder)
    targets = folder / "targets.toml"
    text = targets.read_text(encoding="utf-8")
    assert text.count("points = 6") > 0
    targets.write_text(text.replace("points = 6", "points = 7"), encoding="utf-8")
    return folder


def test_a_server_plays_with_a_pack_of_ones_own(tmp_path: Path, own_pack: Path) -> None:
    settings = settings_in(tmp_path, packs=[f"hunters={own_pack}"], client=False)
    with online(settings) as server:
        ann = server.person("Ann")
        pack = ann.get("/api/games/hunters/content")
        assert pack["digest"] == find_game("hunters").load(own_pack).digest
        assert pack["digest"] != find_game("hunters").load(None).digest
        players = [{"captured": [{"card": "t_qira_1"}]}, {}]
        counted = ann.post("/api/games/hunters/score", players=players)
        assert counted["pads"][0]["total"] == 7
        # A bot that thinks in another process has the same cards.
        sitting = ann.sit(ann.open("me", "greedy")["id"])
        assert sitting.play_on(6) == 6
        assert server.hall.rooms.thinkers.failures == 0


def test_a_bad_pack_is_named_before_the_server_opens(
    tmp_path: Path, own_pack: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    targets = own_pack / "targets.toml"
    text = targets.read_text(encoding="utf-8")
    targets.write_text(text.replace("points = 7", "points = -7", 1), encoding="utf-8")
    environ = {"CANTINA_HOME": str(tmp_path), "CANTINA_CLIENT": "off"}
    with pytest.MonkeyPatch.context() as patch:
        for name, value in environ.items():
            patch.setenv(name, value)
        status = main(["serve", "--port", "0", "--no-browser", "--pack", f"hunters={own_pack}"])
    assert status != 0
    said = capsys.readouterr()
    assert "targets.toml" in said.err + said.out


def test_a_pack_for_no_game_is_a_bad_setting(tmp_path: Path) -> None:
    for packs in (["chess=folder"], ["hunters"]):
        with pytest.raises(BadSetting, match="GAME=FOLDER"):
            settings_in(tmp_path, packs=packs)


def test_a_broken_pack_does_not_take_the_list_of_games_down(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def half_broken(key: str, folder: Path | None) -> Content:
        return Content(folder=Path(), files={}) if key == "hoth" else content_of(key, folder)

    monkeypatch.setattr(tables, "content_of", half_broken)
    tables.playable.cache_clear()
    try:
        assert [one.key for one in tables.playable()] == ["hunters", "zone"]
    finally:
        tables.playable.cache_clear()


def test_the_player_aid_is_one_sheet_with_signs_and_tables(client: TestClient) -> None:
    aid = client.get("/api/games/hoth/aid", params={"language": "fr"}).json()
    assert aid["language"] == "fr"
    (steps,) = aid["leaves"][0]["sections"]
    assert [block["type"] for block in steps["blocks"]] == ["list"]
    units = aid["leaves"][1]["sections"][0]["blocks"][0]
    assert units["rows"][0][0] == [{"kind": "sign", "text": "", "to": "snowtroopers"}]
    assert client.get("/api/games/chess/aid").status_code == 404
    # A head without words is a head all the same.
    hunters = client.get("/api/games/hunters/aid").json()
    (score,) = [
        one for leaf in hunters["leaves"] for one in leaf["sections"] if "BH-12.1" in one["ids"]
    ]
    assert len(score["blocks"][0]["rows"]) == 5
