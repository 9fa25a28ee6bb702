"""The content pack: what is in it, and how a bad one is refused, with file, line and reason."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cantina.games.hoth import GAME
from cantina.games.hoth.load import SHIPPED
from cantina.games.hoth.pack import SUPPORT, TERRAINS
from cantina.kernel.errors import BadContent
from cantina.kernel.pack import LANGUAGES, PROVENANCES, read_content
from tests.games.hoth.scene import BOX
from tests.rules import rule

FILES = read_content(SHIPPED).files


def rows(file: str) -> list[dict[str, object]]:
    return [row for table in FILES[file].values() if isinstance(table, list) for row in table]


@rule("HO-13.1", "HO-2.7")
def test_the_box_holds_60_cards_and_17_scenarios() -> None:
    assert len(BOX.cards) == 60
    assert [len(cards) for cards in BOX.standard] == [16, 16]
    assert [len(cards) for cards in BOX.support] == [5, 5]
    assert sum(card.kind == SUPPORT for card in BOX.cards) == 10
    assert len(BOX.scenarios) == 17
    assert [len(campaign.nodes) for campaign in BOX.campaigns] == [9, 9]


@rule("HO-2.7")
def test_tiles_of_every_map_are_in_the_box() -> None:
    most = {
        terrain: max(scenario.terrain.count(number) for scenario in BOX.scenarios)
        for number, terrain in enumerate(TERRAINS)
        if number
    }
    assert most == {
        "ridge": 9,
        "rocks": 10,
        "serac": 4,
        "crevasse": 4,
        "trench": 5,
        "building": 2,
        "wreckage": 2,
    }
    tiles = [67 - scenario.terrain.count(0) for scenario in BOX.scenarios]
    assert max(tiles) == 19


def test_every_row_says_where_it_comes_from() -> None:
    all_ = [(file, row) for file in FILES for row in rows(file)]
    assert [(file, row) for file, row in all_ if row["provenance"] not in PROVENANCES] == []


def test_every_rule_named_is_in_the_specification() -> None:
    docs = Path(__file__).parents[3] / "docs" / "rules" / "hoth"
    headings = "\n".join(path.read_text(encoding="utf-8") for path in docs.glob("*.md"))
    for file in FILES:
        for row in rows(file):
            for id in row.get("rules", []):  # type: ignore[attr-defined]
                assert f"### {id} " in headings, (file, row, id)


def test_names_are_there_in_four_languages() -> None:
    for file in FILES:
        for row in rows(file):
            for field in ("name", "text", "situation"):
                if isinstance(row.get(field), dict):
                    assert set(row[field]) == set(LANGUAGES), (file, row[field])  # type: ignore[call-overload]


def test_every_branch_of_a_campaign_ends() -> None:
    for campaign in BOX.campaigns:
        for node in campaign.nodes:
            for following in node.next:
                assert not following or campaign.numbers[following] > campaign.numbers[node.id]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SHIPPED, tmp_path / "pack"))


def change(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def line_of(folder: Path, file: str, start: str) -> int:
    lines = (folder / file).read_text(encoding="utf-8").splitlines()
    return next(n for n, line in enumerate(lines, start=1) if line.startswith(start))


FIRST_ROW = ".   .   .d  .   .   .   .   .   .   ."


@pytest.mark.parametrize(
    ("new", "reason"),
    [
        (FIRST_ROW + "   .s", "'.s' is off the board: row 1 has 10 hexes"),
        (FIRST_ROW.replace(".d", ".ds"), "two units in one hex, C1"),
        (FIRST_ROW.replace(".d", "?d"), "no terrain has the sign '?'"),
        (FIRST_ROW.replace(".d", ".x"), "no unit has the sign 'x'"),
        (FIRST_ROW.replace(".d", ".d?"), "no token has the sign '?'"),
        (FIRST_ROW[:-1], "row 1 has 10 hexes, and here are 9"),
    ],
)
def test_a_bad_map_is_refused_with_its_line(folder: Path, new: str, reason: str) -> None:
    file = "scenario_01.toml"
    change(folder, file, FIRST_ROW, new)
    with pytest.raises(BadContent) as refused:
        GAME.load(folder)
    line = line_of(folder, file, "map") + 1
    assert f"{file}, row S01, line {line}: " in str(refused.value)
    assert reason in str(refused.value)


Break = Callable[[Path], None]


def too_many_tiles(folder: Path) -> None:
    change(folder, "scenario_01.toml", FIRST_ROW, "#   .   .d  .   .   .   .   .   .   .")


def too_many_figures(folder: Path) -> None:
    change(folder, "scenario_01.toml", FIRST_ROW, ".w  .w  .d  .w  .w  .   .   .   .   .")


def too_many_tokens(folder: Path) -> None:
    change(folder, "scenario_01.toml", FIRST_ROW, ".s+ .s+ .d  .   .   .   .   .   .   .")


def unit_on_serac(folder: Path) -> None:
    change(folder, "scenario_02.toml", ".   .   .   .s  .s", ".   .   .   #s  .s")


def no_such_hex(folder: Path) -> None:
    change(folder, "scenario_04.toml", '"F6"', '"J2"')


def unknown_hook(folder: Path) -> None:
    change(folder, "scenario_04.toml", "objective_temporary", "objective_eternal")


def misspelt_field(folder: Path) -> None:
    change(folder, "cards.toml", "dice = 1", "dices = 1")


def missing_card(folder: Path) -> None:
    change(folder, "cards.toml", 'kind = "tactic"', 'kind = "section"')
    change(folder, "pack.toml", "standard_cards_per_side = 16", "standard_cards_per_side = 17")


def lost_scenario(folder: Path) -> None:
    (folder / "scenario_03.toml").unlink()


def wrong_token(folder: Path) -> None:
    change(folder, "scenario_01.toml", FIRST_ROW, ".   .   .d! .   .   .   .   .   .   .")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (too_many_tiles, "5 tiles of serac, and the box has 4"),
        (too_many_figures, "4 figures of at_at, and the box has 3"),
        (too_many_tokens, "2 tokens e_web, and the box has 1"),
        (unit_on_serac, "snowtroopers cannot stand on D1"),
        (no_such_hex, "'J2' is no hex of the board"),
        (unknown_hook, "must be one of"),
        (misspelt_field, "'dices' is not known here"),
        (missing_card, "standard_cards_per_side = 17, but the rebel side has 16"),
        (lost_scenario, "scenario number 3 is missing"),
        (wrong_token, "probe_droids on C1 cannot have this token"),
    ],
    ids=lambda value: value.__name__ if callable(value) else "",
)
def test_a_bad_pack_is_refused(folder: Path, spoil: Break, said: str) -> None:
    spoil(folder)
    with pytest.raises(BadContent) as refused:
        GAME.load(folder)
    assert said in str(refused.value)
    assert ".toml" in str(refused.value)
