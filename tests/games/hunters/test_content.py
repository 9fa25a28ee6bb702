"""The content pack: what is in it, what it refers to, and how a bad one is refused."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cantina.games.hunters import GAME
from cantina.games.hunters.load import SHIPPED
from cantina.games.hunters.pack import (
    CONTRACT,
    CONTRACT_KINDS,
    CRATE,
    CREDIT_BONUS,
    DROID,
    HUNTER,
    KINDS,
    TARGET,
)
from cantina.kernel.errors import BadContent
from cantina.kernel.pack import LANGUAGES, PROVENANCES, read_content
from tests.games.hunters.cards import BOX
from tests.rules import rule

FILES = read_content(SHIPPED).files
CARD_FILES = ("targets.toml", "hunters.toml", "contracts.toml", "droids.toml", "crates.toml")


@rule("BH-1.2", "BH-1.3")
def test_the_box_holds_195_cards() -> None:
    counts = [BOX.kind.count(kind) for kind in range(len(KINDS))]
    assert dict(zip(KINDS, counts, strict=True)) == {
        "target": 44,
        "hunter": 63,
        "contract": 44,
        "droid": 29,
        "crate": 15,
    }
    assert len(BOX.cards) == 195


@rule("BH-14.1")
def test_eight_targets_have_the_contract_icon() -> None:
    bonuses = [card.bonus for card in BOX.cards if card.kind == TARGET]
    assert [bonuses.count(bonus) for bonus in range(3)] == [28, 8, 8]
    assert bonuses.count(CREDIT_BONUS) == 8


def test_there_are_8_target_and_12_hunter_characters() -> None:
    kinds = [character.kind for character in BOX.characters]
    assert (kinds.count(TARGET), kinds.count(HUNTER)) == (8, 12)


def test_the_numbers_add_up_as_the_reconstruction_says() -> None:
    for kind in (HUNTER, DROID):
        cards = [card for card in BOX.cards if card.kind == kind]
        sums = [sum(card.colours[colour] for card in cards) for colour in range(3)]
        assert sums == [99 if kind == HUNTER else 58] * 3, KINDS[kind]
    assert sum(BOX.penalty) * 7 == 12 * 63
    assert {card.cost for card in BOX.cards if card.kind == DROID} == {1, 2}


def test_every_pair_and_every_character_has_its_contract() -> None:
    contracts = [card for card in BOX.cards if card.kind == CONTRACT]
    pairs = [{card.a, card.b} for card in contracts if card.contract == 0]
    assert len(pairs) == 28
    assert len({frozenset(pair) for pair in pairs}) == 28
    for kind in (1, 2):
        named = [card.a for card in contracts if card.contract == kind]
        assert sorted(named) == sorted({card.a for card in contracts}), CONTRACT_KINDS[kind]


def test_crate_points_follow_the_reconstruction() -> None:
    for card in BOX.cards:
        if card.kind == CRATE:
            assert card.points == 2 * card.cost + 1 - card.crates


def test_all_targets_of_a_character_are_worth_the_same() -> None:
    points: dict[int, set[int]] = {}
    for card in BOX.cards:
        if card.kind == TARGET:
            points.setdefault(card.character, set()).add(card.points)
    assert sorted(min(values) for values in points.values()) == [6, 6, 9, 9, 12, 12, 16, 16]
    assert all(len(values) == 1 for values in points.values())


def test_every_row_says_where_it_comes_from() -> None:
    for file, content in FILES.items():
        for row in [*content.get("row", []), *content.get("constant", [])]:
            assert row["provenance"] in PROVENANCES, (file, row["id"])


def test_every_source_and_every_value_named_is_a_fact() -> None:
    facts = {row["id"] for row in FILES["facts.toml"]["row"]}
    for file in CARD_FILES:
        for row in FILES[file]["row"]:
            assert row.get("source", "F01") in facts, row["id"]
            assert row.get("values_from", "F01") in facts, row["id"]
            assert row["provenance"] != "seed" or "source" in row, row["id"]


def test_every_rule_named_is_in_the_specification() -> None:
    docs = Path(__file__).parents[3] / "docs" / "rules" / "hunters"
    headings = "\n".join(path.read_text(encoding="utf-8") for path in docs.glob("*.md"))
    for file, content in FILES.items():
        for row in [*content.get("row", []), *content.get("constant", [])]:
            for id in row.get("rules", []):
                assert f"### {id} " in headings, (file, row["id"], id)


def test_names_are_there_in_four_languages() -> None:
    assert LANGUAGES == ("en", "uk", "fr", "es")
    named = [BOX.names, *BOX.terms.values(), *[each.names for each in BOX.characters]]
    for names in named:
        assert set(names) == set(LANGUAGES)
        assert all(names.values())
    assert BOX.names["uk"] == "Мисливці за головами"


def test_a_name_that_is_missing_falls_back_to_english() -> None:
    chewbacca = next(each for each in BOX.characters if each.id == "chewbacca")
    assert (chewbacca.names["es"], chewbacca.names["uk"]) == ("Chewbacca", "Чубакка")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return Path(shutil.copytree(SHIPPED, tmp_path / "pack"))


def edit(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_copy_is_the_same_pack(folder: Path) -> None:
    assert GAME.load(folder).digest == BOX.digest


def test_the_digest_changes_with_a_value(folder: Path) -> None:
    edit(folder, "hunters.toml", "penalty = 0", "penalty = 1")
    changed = GAME.load(folder)
    assert changed.digest != BOX.digest
    assert sum(changed.penalty) == sum(BOX.penalty) + 1


def test_the_digest_does_not_change_with_comments_or_layout(folder: Path) -> None:
    edit(folder, "hunters.toml", "penalty = 0", "penalty   =   0  # none")
    edit(folder, "crates.toml", "[[row]]", "# Another comment.\n\n[[row]]")
    assert GAME.load(folder).digest == BOX.digest


def unparsable(folder: Path) -> None:
    (folder / "droids.toml").write_text("[[row]\n", encoding="utf-8")


def no_utf8(folder: Path) -> None:
    (folder / "droids.toml").write_bytes(b'name = "\xff"')


def replaced(file: str, old: str, new: str) -> Callable[[Path], None]:
    return lambda folder: edit(folder, file, old, new)


def removed(file: str) -> Callable[[Path], None]:
    return lambda folder: (folder / file).unlink()


FIRST_TARGET = 'id = "t_qira_1"\ncharacter = "qira"\npoints = 6\nshields = [2, 1, 0]'
BAD = {
    "missing field": (
        replaced("targets.toml", FIRST_TARGET, FIRST_TARGET.replace("points = 6\n", "")),
        ("targets.toml", "t_qira_1", "'points' is missing"),
    ),
    "unknown field": (
        replaced("targets.toml", FIRST_TARGET, FIRST_TARGET + "\nshield = 3"),
        ("targets.toml", "t_qira_1", "'shield' is not known"),
    ),
    "text for a number": (
        replaced("droids.toml", "cost = 1", 'cost = "1"'),
        ("droids.toml", "d_1", "'cost' must be a number"),
    ),
    "true for a number": (
        replaced("droids.toml", "cost = 1", "cost = true"),
        ("droids.toml", "d_1", "'cost' must be a number"),
    ),
    "negative number": (
        replaced("hunters.toml", "penalty = 0", "penalty = -1"),
        ("hunters.toml", "h_greedo_1", "'penalty' must be a number from 0"),
    ),
    "two shields": (
        replaced("targets.toml", "[2, 1, 0]", "[2, 1]"),
        ("targets.toml", "t_qira_1", "'shields' must be a list of 3 numbers"),
    ),
    "unknown icon": (
        replaced("targets.toml", 'bonus = "none"', 'bonus = "card"'),
        ("targets.toml", "t_qira_1", "'bonus' must be one of none, credit, contract"),
    ),
    "unknown provenance": (
        replaced("crates.toml", 'provenance = "seed"', 'provenance = "hearsay"'),
        ("crates.toml", "x_1", "'provenance' must be one of"),
    ),
    "provenance of no field": (
        replaced("crates.toml", '["crates", "cost", "copies"]', '["crates", "price"]'),
        ("crates.toml", "x_1", "'price', which is no field"),
    ),
    "unknown character": (
        replaced("targets.toml", 'character = "qira"', 'character = "jarjar"'),
        ("targets.toml", "t_qira_1", "'jarjar', who is not in characters.toml"),
    ),
    "hunter for a target": (
        replaced("targets.toml", 'character = "qira"', 'character = "greedo"'),
        ("targets.toml", "t_qira_1", "must be a target"),
    ),
    "contract for one character twice": (
        replaced("contracts.toml", 'b = "padme"', 'b = "qira"'),
        ("contracts.toml", "c_01", "two different characters"),
    ),
    "duplicate id": (
        replaced("targets.toml", "t_qira_2", "t_qira_1"),
        ("targets.toml", "t_qira_1", "used by an earlier row"),
    ),
    "no English name": (
        replaced("characters.toml", 'en = "Omega", ', ""),
        ("characters.toml", "omega", "name in English"),
    ),
    "one crate card too many": (
        replaced("crates.toml", "copies = 2", "copies = 3"),
        ("pack.toml", "[components]", "crates = 15, but there are 16"),
    ),
    "crates with other symbols": (
        replaced("crates.toml", "crates = 1", "crates = 2"),
        ("pack.toml", "[components]", "wants 6 cards with 1 crates; there are 4"),
    ),
    "icon too few": (
        replaced("targets.toml", 'bonus = "contract"', 'bonus = "none"'),
        ("pack.toml", "[components]", "contract_icons = 8, but there are 7"),
    ),
    "cards of a character miscounted": (
        replaced("hunters.toml", 'character = "greedo"', 'character = "dengar"'),
        ("characters.toml", "greedo", "copies = 6, but there are 5"),
    ),
    "constant given twice": (
        replaced("pack.toml", 'id = "sell_value"', 'id = "bank_limit"'),
        ("pack.toml", "bank_limit", "used by an earlier row"),
    ),
    "missing constant": (
        replaced("pack.toml", '[[constant]]\nid = "sell_value"', '[[spare]]\nid = "sell_value"'),
        ("pack.toml", "sell_value", "this constant is missing"),
    ),
    "unknown constant": (
        replaced("pack.toml", 'id = "sell_value"', 'id = "sale_value"'),
        ("pack.toml", "sale_value", "'id' must be one of"),
    ),
    "pack of another game": (
        replaced("pack.toml", 'key = "hunters"', 'key = "chess"'),
        ("pack.toml", "", "not for hunters"),
    ),
    "no components": (
        replaced("pack.toml", "[components]", "[parts]"),
        ("pack.toml", "", "[components] is missing"),
    ),
    "a misspelt component": (
        replaced("pack.toml", "hunters = 63", "hunters = 63\nhunter = 63"),
        ("pack.toml", "[components]", "'hunter' is not known"),
    ),
    "a misspelt field of a deck": (
        replaced("terms.toml", 'colour = "green"', 'colour = "green"\ncolor = "green"'),
        ("terms.toml", "deck_target", "'color' is not known"),
    ),
    "other tokens than the bank limit": (
        replaced("pack.toml", "credits = 42", "credits = 40"),
        ("pack.toml", "[components]", "credits = 40, but there are 42"),
    ),
    "a source nobody knows": (
        replaced("droids.toml", 'source = "F10"', 'source = "F99"'),
        ("droids.toml", "d_3", "'F99', which is not in facts.toml"),
    ),
    "one id in two files": (
        replaced("crates.toml", 'id = "x_1"', 'id = "d_1"'),
        ("crates.toml", "d_1", "used in another file"),
    ),
    "a hand the decks cannot fill": (
        replaced("pack.toml", "starting_hand = [1, 2, 0, 1]", "starting_hand = [1, 2, 1, 1]"),
        ("pack.toml", "[introductory]", "need 6 cards of deck contract; there are 0"),
    ),
    "an end that can never come": (
        replaced("pack.toml", "value = 4", "value = 0"),
        ("pack.toml", "end_trigger_captures", "'value' must be a number from 1"),
    ),
    "more players than the game takes": (
        replaced("pack.toml", "players_max = 6", "players_max = 8"),
        ("pack.toml", "[box]", "'players_max' must be a number from 6 to 6"),
    ),
    "broken TOML": (unparsable, ("droids.toml", "", "not valid TOML")),
    "no UTF-8": (no_utf8, ("droids.toml", "", "not valid TOML")),
    "missing file": (removed("crates.toml"), ("crates.toml", "", "the file is missing")),
}


@pytest.mark.parametrize(("spoil", "expected"), BAD.values(), ids=BAD)
def test_a_bad_pack_is_refused_with_file_row_and_reason(
    folder: Path, spoil: Callable[[Path], None], expected: tuple[str, str, str]
) -> None:
    spoil(folder)
    with pytest.raises(BadContent) as refused:
        GAME.load(folder)
    file, row, reason = expected
    error = refused.value
    assert Path(error.file).name == file
    assert error.row == row
    assert reason in error.reason
    assert file in str(error)
    assert reason in str(error)


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="there is no such folder"):
        GAME.load(tmp_path / "nowhere")
