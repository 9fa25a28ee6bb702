"""Chapters 7 and 11: attacks, cover, structures; and chapter 8 beyond the worked examples."""

from __future__ import annotations

import pytest

from cantina.games.hoth.events import StructureDestroyed
from cantina.games.hoth.pack import SNOWTROOPERS
from cantina.games.hoth.rules.fire import cover, dice_against, sees, targets
from cantina.games.hoth.rules.units import can_enter
from tests.games.hoth.scene import BOX, FIELD, Scene, at, scene
from tests.rules import rule


def dice(s: Scene, start: str, end: str) -> int:
    return dice_against(s.table, s.state.at[at(start)], at(end))


@rule("HO-7.4", "HO-7.5", "HO-7.9")
@pytest.mark.parametrize(
    ("unit", "row"),
    [
        ("t", [3, 2, 1, 0]),
        ("s", [3, 2, 1, 0]),
        ("f", [4, 2, 0]),
        ("w", [3, 3, 3, 0]),
        ("d", [2, 1, 0]),
        ("a", [1, 3, 3, 3, 0]),
    ],
)
def test_dice_by_distance(unit: str, row: list[int]) -> None:
    enemy = "t" if unit in "swd" else "s"
    for distance, count in enumerate(row, start=1):
        there = FIELD.names[at("B4") + distance]
        mine, other = {"B4": unit}, {there: enemy}
        s = scene(mine, other) if enemy == "s" else scene(other, mine, first="empire")
        assert dice(s, "B4", there) == count
    s = scene({"B4": "t"}, {"F4": "s"}, hand=["R-LEIA-2"]).play("R-LEIA-2").order("B4")
    assert s.stay().seat == 1  # one die more, but out of range


@rule("HO-7.1", "HO-7.2")
def test_attacking_is_optional_and_once_a_turn() -> None:
    s = scene({"D4": "t"}, {"D3": "s", "E4": "s"}, hand=["R-HQ"]).play("R-HQ").order("D4")
    s.attack("D4", "D3", "cross", "cross", "cross")
    assert s.seat == 1


@rule("HO-7.6")
def test_a_unit_beside_an_enemy_may_attack_another() -> None:
    s = scene({"D4": "t"}, {"E4": "s", "D2": "s"}, hand=["R-HQ"]).play("R-HQ").order("D4")
    s.stay().click("attack D4")
    assert s.offered() == ["target D2", "target E4"]


@rule("HO-7.8", "HO-7.9")
def test_no_dice_no_attack_and_more_than_six_dice_are_rolled() -> None:
    s = scene({"D4": "t"}, {"G4": "s"}, land={"G4": "*"}, hand=["R-HQ"]).play("R-HQ").order("D4")
    assert s.stay().seat == 1  # 1 - 1
    friends = dict.fromkeys(("C4", "D5", "C5", "E5"), "t")
    s = scene({"D4": "t", **friends}, {"D3": "s"}, hand=["R-HAN-3"]).play("R-HAN-3").order("D4")
    expected = 3 + sum(at(hex) in s.table.pack.board.neighbours[at("D4")] for hex in friends)
    assert dice(s, "D4", "D3") == expected
    assert expected >= 6


@rule("HO-7.10")
def test_normal_units_do_not_follow_up() -> None:
    s = scene({"D4": "t"}, {"D3": "s1", "J1": "s"}, hand=["R-HQ"]).play("R-HQ").order("D4")
    s.attack("D4", "D3", "explosion", "cross", "cross")
    assert s.seat == 1
    assert not s.empty("D4")


@rule("HO-7.11", "HO-9.18", "HO-11.2", "HO-11.4")
def test_structures_are_attacked_by_the_other_side_and_fall_to_an_explosion() -> None:
    s = scene({"J7": "t"}, {"D3": "s"}, {"D4": "G"}, "empire", ["E-HQ"]).play("E-HQ").order("D3")
    s.attack("D3", "D4", "infantry", "retreat", "vehicle")
    assert s.state.structures == [at("D4")]
    s = scene({"J7": "t"}, {"D3": "s"}, {"D4": "G"}, "empire", ["E-HQ"]).play("E-HQ").order("D3")
    s.attack("D3", "D4", "infantry", "retreat", "explosion")
    assert s.told(StructureDestroyed)
    assert s.state.structures == [-1]
    s = scene({"D3": "t"}, {"J1": "s"}, {"D4": "G"})
    assert targets(s.table, s.state.at[at("D3")]) == []


@rule("HO-11.3")
def test_a_structure_has_no_cover_in_a_trench_and_leaves_its_land() -> None:
    s = scene({"J7": "t"}, {"D3": "s"}, {"D4": "=G"}, "empire", ["E-HQ"])
    assert dice(s, "D3", "D4") == 3
    s = scene({"J7": "t"}, {"D3": "s", "E3": "s"}, {"D4": "^G"}, "empire", ["E-HQ"])
    assert dice(s, "D3", "D4") == 2  # the cover of the land under it
    s.play("E-HQ").order("D3", "E3").attack("D3", "D4", "explosion", "cross")
    assert can_enter(s.table, SNOWTROOPERS, at("D4"))


@rule("HO-11.1")
@pytest.mark.parametrize(
    ("land", "infantry", "vehicle", "special"),
    [
        (".", 0, 0, 0),
        ("^", 1, 1, 1),
        ("*", 1, 2, 1),
        ("B", 1, 2, 1),
        ("W", 1, 2, 1),
        ("=", 1, 1, 1),
        ("~", 0, 0, 0),
    ],
)
def test_cover_by_land_and_attacker(land: str, infantry: int, vehicle: int, special: int) -> None:
    unit = "f" if land == "~" else "t"
    s = scene({"D4": unit}, {"J1": "s"}, {"D4": land})
    assert [cover(s.table, each, False, at("D4")) for each in range(3)] == [
        infantry,
        vehicle,
        special,
    ]
    assert cover(s.table, 0, True, at("D4")) == (0 if land == "^" else infantry)


@rule("HO-10.2")
def test_nothing_protects_an_at_at() -> None:
    s = scene({"D4": "f"}, {"D3": "w"}, {"D3": "*"})
    assert dice(s, "D4", "D3") == 4


@rule("HO-11.1")
def test_a_trench_protects_infantry_only() -> None:
    s = scene({"D4": "t"}, {"D3": "d", "E3": "s"}, {"D3": "=", "E3": "="})
    assert dice(s, "D4", "D3") == 3
    assert dice(s, "D4", "E3") == 2


@rule("HO-8.2", "HO-11.1")
@pytest.mark.parametrize(
    ("land", "blocks"),
    [
        ("^", True),
        ("*", True),
        ("#", True),
        ("B", True),
        ("W", True),
        ("G", True),
        ("I", True),
        ("=", False),
        ("~", False),
        (".", False),
    ],
)
def test_what_blocks_sight(land: str, blocks: bool) -> None:
    s = scene({"J7": "t"}, {"J1": "s"}, {"D5": land})
    assert sees(s.table, at("C5"), at("E5")) != blocks


@rule("HO-8.2", "HO-8.3")
def test_units_block_and_the_land_of_the_ends_does_not() -> None:
    s = scene({"D5": "t"}, {"J1": "s"})
    assert not sees(s.table, at("C5"), at("E5"))
    s = scene({"J7": "t"}, {"J1": "s"}, {"C5": "*", "E5": "#"})
    assert sees(s.table, at("C5"), at("E5"))


@rule("HO-8.4", "HO-8.14", "HO-8.15")
def test_neighbours_see_each_other_and_sight_is_symmetric() -> None:
    land = dict.fromkeys(FIELD.names[::3], "*")
    s = scene({"J7": "t"}, {"A2": "s"}, land)
    for a in BOX.board.hexes:
        for b in BOX.board.hexes:
            assert sees(s.table, a, b) == sees(s.table, b, a)
            if FIELD.between(a, b) == 1:
                assert sees(s.table, a, b)


@rule("HO-8.13")
def test_a_structure_stands_on_the_land_under_it() -> None:
    ridges = {"C5": "^", "E5": "^G", "D5": "*"}
    s = scene({"J7": "t"}, {"C5": "s"}, ridges, "empire")
    assert targets(s.table, s.state.at[at("C5")]) == [at("E5")]
    s = scene({"J7": "t"}, {"C5": "s"}, ridges | {"E5": "G"}, "empire")
    assert targets(s.table, s.state.at[at("C5")]) == []


@rule("HO-8.11")
def test_structures_do_not_block_from_ridge_to_ridge() -> None:
    s = scene({"J7": "t"}, {"J1": "s"}, {"C5": "^", "E5": "^", "D5": "G"})
    assert sees(s.table, at("C5"), at("E5"))
