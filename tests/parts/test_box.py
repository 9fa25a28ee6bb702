"""Values of one's own: read, checked by the game's own loader, carried over, and played with."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cantina.kernel.errors import BadContent, BadOptions
from cantina.kernel.game import discover, find_game, pack_for
from cantina.kernel.record import dump, parse, record_of, replay
from cantina.kernel.table import open_table
from cantina.parts.box.check import Looked, look_over
from cantina.parts.box.overlay import LONGEST, MOST_VALUES, read_overlay, write_overlay
from cantina.parts.box.places import limits_of, shelves_of
from cantina.parts.box.play import Boxing

GAME = find_game("hunters")
PACK: Any = GAME.load(None)
BOX: Boxing = GAME.services["boxing"]()
ZEB = [card for card in PACK.cards if card.id.startswith("t_zeb")]


def box(values: object, game: str = "hunters", **more: object) -> str:
    whole = {"format": 1, "game": game, "pack": PACK.digest, "owner": "Ann", "values": values}
    return json.dumps(whole | more)


def looked(values: object, game: str = "hunters", **more: object) -> Looked:
    return look_over("hunters", PACK, BOX.shelves, BOX.read, box(values, game, **more))


def test_a_value_of_the_box_is_played_with() -> None:
    text = box({"targets": {"t_zeb_1": {"points": 9, "shields": [4, 1, 0]}}})
    t = open_table(GAME, PACK, 2, 1, {"box": text})
    card = next(card for card in t.pack.cards if card.id == "t_zeb_1")
    assert (card.points, card.colours) == (9, (4, 1, 0))
    assert t.pack.digest == PACK.digest  # a record names the pack, and has the values itself
    again = replay(GAME, PACK, parse(dump(record_of(t))))
    assert again.pack is t.pack
    assert pack_for(GAME, t.pack, t.options) is t.pack
    assert "box" not in open_table(GAME, PACK, 2, 1).options


def test_all_that_is_wrong_is_said_at_once() -> None:
    found = looked(
        {
            "targets": {"t_zeb_1": {"points": 7, "shields": [1, 12, 0], "copies": 2}},
            "hunters": {"h_nobody_1": {"penalty": 1}, "h_greedo_1": {"penalty": -2}},
            "contracts": {"c_01": {"b": "greedo"}, "c_02": {"a": "zeb"}},
            "nothing": {"x": {"y": 1}},
        }
    )
    said = {(one.file, one.row, one.field): (one.code, one.reason) for one in found.refused}
    number = "field 'penalty' must be a number from 0 to 9, not -2"
    assert said["targets", "t_zeb_1", "shields"][0] == "numbers"
    assert said["targets", "t_zeb_1", "copies"] == ("field", "'copies' cannot be replaced")
    assert said["hunters", "h_nobody_1", "penalty"] == ("row", "there is no such row")
    assert said["hunters", "h_greedo_1", "penalty"] == ("number", number)
    assert said["contracts", "c_01", "b"][0] == "choice"
    # The loader says it of two fields together.
    two = "'a' and 'b' must be two different characters"
    assert said["contracts", "c_02", "a"] == ("together", two)
    assert said["nothing", "x", "y"][0] == "file"
    assert found.overlay.values == {"targets": {"t_zeb_1": {"points": 7}}}
    with pytest.raises(BadOptions, match="row h_nobody_1, penalty = 1: there is no such row"):
        open_table(GAME, PACK, 2, 1, {"box": box({"hunters": {"h_nobody_1": {"penalty": 1}}})})


def test_what_the_box_as_a_whole_cannot_be_is_refused() -> None:
    """Six Zebs and five Qi'ras, as long as nobody says how many there are."""
    moved = {"targets": {"t_zeb_1": {"character": "qira"}}}
    found = looked(moved)
    assert (found.pack, [one.code for one in found.refused]) == (None, ["together"])
    assert "copies = 5, but there are 6" in found.refused[0].reason
    counted = looked(moved | {"characters": {"qira": {"copies": 6}, "zeb": {"copies": 5}}})
    assert not counted.refused
    assert counted.pack is not None


def test_cards_are_a_set_in_any_order() -> None:
    rows = [{"points": card.points, "shields": list(card.colours)} for card in ZEB]
    turned = rows[1:] + rows[:1]
    bonus = {"none": 0, "credit": 1, "contract": 2}
    named = {value: name for name, value in bonus.items()}
    for row, card in zip(turned, ZEB[1:] + ZEB[:1], strict=True):
        row["bonus"] = named[card.bonus]
    as_typed = {card.id: row for card, row in zip(ZEB, turned, strict=True)}
    assert looked({"targets": as_typed}).overlay.values == {}
    as_typed[ZEB[2].id]["points"] = 7
    settled = looked({"targets": as_typed}).overlay.values["targets"]
    assert list(settled.values()) == [{"points": 7}]


def test_equal_cards_may_turn_out_different() -> None:
    one = looked({"crates": {"x_1#2": {"cost": 1}}})
    crates = [card for card in one.pack.cards if card.id.startswith("x_1")]
    assert [(card.id, card.cost) for card in crates] == [("x_1", 0), ("x_1#2", 1)]
    both = looked({"crates": {"x_1#1": {"cost": 2}, "x_1#2": {"cost": 1}}})
    assert len(both.pack.cards) == len(PACK.cards)
    assert [card.cost for card in both.pack.cards if card.id.startswith("x_1")] == [2, 1]


def test_what_is_printed_is_locked_unless_an_edition_differs() -> None:
    values = {"crates": {"x_1": {"points": 1}}}
    assert [one.code for one in looked(values).refused] == ["printed"]
    assert not looked(values, edition="second printing").refused


def test_an_older_overlay_is_carried_over() -> None:
    found = looked(
        {"targets": {"t_zeb_1": {"points": ZEB[0].points}, "t_zeb_99": {"points": 1}}}, pack="old"
    )
    assert [one.row for one in found.needless] == ["t_zeb_1"]
    assert [one.row for one in found.refused] == ["t_zeb_99"]
    assert found.overlay.pack == PACK.digest
    again = read_overlay(write_overlay(found.overlay))
    assert (again.owner, again.values) == ("Ann", {})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("x" * (LONGEST + 1), "long"),
        ("[" * 3_000, "many"),
        ("[" * 1_500, "broken"),
        ("null", "other"),
        ('{"values": NaN}', "broken"),
        (json.dumps({"cantina": 1, "game": "hunters", "actions": []}), "other"),
        (box({}, format=2), "format"),
        (box({}, format=True), "format"),
        (box({}, game="hoth"), "game"),
        (box({}, owner="A" * 41), "broken"),
        (box({}, owner="A\u202eB\n"), "broken"),
        (box({}, more=1), "broken"),
        (box([]), "broken"),
        (box({"targets": []}), "broken"),
        (box({"targets": {"t_zeb_1": 1}}), "broken"),
        (box({"targets": {"t_zeb_1": {"points": {}}}}), "broken"),
        (box({"targets": {"t_zeb_1": {"points": 1.5}}}), "broken"),
        (box({"targets": {"t_zeb_1": {"points": None}}}), "broken"),
        (box({"targets": {"t_zeb_1": {"points": 10**30}}}), "broken"),
        (box({"targets": {"t_zeb_1": {"shields": [[1]]}}}), "broken"),
        (box({"x": {"y": {str(n): 1 for n in range(MOST_VALUES + 1)}}}), "many"),
    ],
)
def test_what_is_no_overlay_is_refused(text: str, code: str) -> None:
    with pytest.raises(BadContent) as problem:
        look_over("hunters", PACK, BOX.shelves, BOX.read, text)
    assert problem.value.code == code


@pytest.mark.parametrize("key", list(discover()))
def test_every_value_that_may_be_replaced_may_be_ours(key: str) -> None:
    """What the loader takes is read from the loader: ours keep within it, and a set of them
    replaces nothing."""
    game = find_game(key)
    pack, boxing = game.load(None), game.services["boxing"]()
    shelves = shelves_of(pack.content, boxing.shelves, limits_of(pack.content, boxing.read))
    fields = {field for rows in shelves.values() for row in rows for field in row.places}
    assert not [field for field in fields if field.endswith("_provenance")]
    assert all(shelves.values()), [file for file, rows in shelves.items() if not rows]
    ours: dict[str, Any] = {}
    for file, rows in shelves.items():
        for row in rows:
            for field, place in row.places.items():
                place.limit.check(file, row.id, field, place.ours)
                ours.setdefault(file, {}).setdefault(row.id, {})[field] = place.ours
    first = {file: dict(list(rows.items())[:3]) for file, rows in ours.items()}
    found = look_over(key, pack, boxing.shelves, boxing.read, box(first, game=key))
    assert not found.refused
    assert not found.overlay.values
    assert found.pack is not None
