"""Chapter 1: the board."""

from __future__ import annotations

from cantina.games.hoth.board import CENTER, EAST, EMPIRE, REBEL, WEST
from cantina.games.hoth.rules.ground import costs
from tests.games.hoth.scene import BOX, FIELD, at, scene
from tests.rules import rule

BOARD = BOX.board


@rule("HO-1.1", "HO-1.2", "HO-1.10")
def test_there_are_67_hexes_in_seven_rows_and_one_face() -> None:
    assert FIELD.widths == (10, 9, 10, 9, 10, 9, 10)
    assert BOARD.count == 67
    assert all(len(scenario.terrain) == 67 for scenario in BOX.scenarios)


@rule("HO-1.3")
def test_hexes_are_called_from_the_west_and_from_the_empire() -> None:
    assert FIELD.places[at("A1")] == (0, 0)
    assert FIELD.places[at("J7")] == (9, 6)
    assert FIELD.named("J2") < 0


@rule("HO-1.4")
def test_nobody_enters_a_half_hex() -> None:
    s = scene({"A5": "f"}, {"J1": "s"})
    assert len(costs(s.table, s.state.at[at("A5")], 9)) == 67
    assert FIELD.count == 67
    assert len(FIELD.places) == 73


@rule("HO-1.5", "HO-1.6")
def test_six_hexes_belong_to_two_sections() -> None:
    shared = [FIELD.names[h] for h in range(67) if BOARD.sections[h] not in (WEST, CENTER, EAST)]
    assert shared == ["C2", "G2", "C4", "G4", "C6", "G6"]
    counts = [sum(bool(mask & section) for mask in BOARD.sections) for section in (1, 2, 4)]
    assert counts == [21, 31, 21]
    assert BOARD.sections[at("C1")] == WEST
    assert BOARD.sections[at("D1")] == CENTER
    assert BOARD.sections[at("C2")] == WEST | CENTER


@rule("HO-1.7")
def test_left_is_seen_from_the_own_chair() -> None:
    s = scene({"A7": "t", "J7": "t"}, {"A1": "s", "J1": "s"}, hand=["R-ASSAULT-L"])
    assert s.play("R-ASSAULT-L").offered() == ["order A7", "done"]
    s = scene({"A7": "t"}, {"A1": "s", "J1": "s"}, first="empire", hand=["E-ASSAULT-L"])
    assert s.play("E-ASSAULT-L").offered() == ["order J1", "done"]


@rule("HO-1.8")
def test_base_lines_are_the_outer_rows() -> None:
    assert [FIELD.names[hex] for hex in BOARD.base_line[EMPIRE]] == [f"{c}1" for c in "ABCDEFGHIJ"]
    assert [FIELD.names[hex] for hex in BOARD.base_line[REBEL]] == [f"{c}7" for c in "ABCDEFGHIJ"]


@rule("HO-1.9")
def test_distance_ignores_land_and_units() -> None:
    s = scene({"D5": "t"}, {"D3": "s"}, land={"C4": "#", "D4": "#"})
    assert FIELD.between(at("D5"), at("D3")) == 2
    assert costs(s.table, s.state.at[at("D5")], 9)[at("D2")] > 3
