"""Chapter 6: movement."""

from __future__ import annotations

import pytest

from cantina.games.hoth.load_scenario import survey
from tests.games.hoth.scene import BOX, FIELD, Scene, at, scene, shipped
from tests.rules import rule


def reach(s: Scene, hex: str) -> set[str]:
    s.click(f"move {hex}")
    return {words.split()[1] for words in s.offered() if words.startswith("to ")}


def ordered(unit: str, land: dict[str, str] | None = None, others: tuple[str, ...] = ()) -> Scene:
    """A unit on E4 that is ordered; others stand around."""
    side = "empire" if unit[0] in "swd" else "rebel"
    card = "E-HQ" if side == "empire" else "R-HQ"
    waiting = "A1" if side == "empire" else "A7"  # so that the turn does not end with the move
    mine = {"E4": unit, waiting: "s" if side == "empire" else "t"}
    far = {"J7": "t"} if side == "empire" else {"J1": "s"}
    blockers = dict.fromkeys(others, "s" if side == "rebel" else "t")
    rebel, empire = (mine, far | blockers) if side == "rebel" else (far | blockers, mine)
    return scene(rebel, empire, land, side, [card]).play(card).order("E4", waiting)


@rule("HO-6.1", "HO-6.2")
@pytest.mark.parametrize(
    ("unit", "far", "free"),
    [("t", 2, 1), ("s", 2, 1), ("w", 1, 1), ("f", 3, 3), ("d", 2, 2), ("t'", 2, 2)],
)
def test_how_far_units_go_and_still_attack(unit: str, far: int, free: int) -> None:
    s = ordered(unit)
    found = reach(s, "E4")
    assert found == {n for n in FIELD.names if 0 < FIELD.between(at("E4"), at(n)) <= far}
    end = next(n for n in sorted(found) if FIELD.between(at("E4"), at(n)) == far)
    s.click(f"to {end}")
    assert s.unit(end).barred == (far > free)


@rule("HO-6.2", "HO-6.9")
def test_artillery_never_moves() -> None:
    assert ordered("a").offered() == ["move A7", "done"]
    s = scene({"E4": "a"}, {"J1": "s"}, hand=["R-LUKE-1"]).play("R-LUKE-1").order("E4")
    assert s.seat == 1


@rule("HO-6.3", "HO-6.4")
def test_nobody_enters_or_passes_another_unit() -> None:
    around = ("D4", "F4", "E3", "F3", "E5", "F5")
    assert ordered("f", others=around).offered() == ["move A7", "done"]
    s = ordered("f", others=around[:-1])
    found = reach(s, "E4")
    assert "F5" in found
    assert "E5" not in found


@rule("HO-6.5", "HO-6.13")
@pytest.mark.parametrize("land", ["*", "B", "W"])
@pytest.mark.parametrize("unit", ["t", "f"])
def test_some_land_stops_and_bars_from_attacking(land: str, unit: str) -> None:
    ring = dict.fromkeys(("D4", "F4", "E3", "F3", "E5", "F5"), land)
    s = ordered(unit, ring)
    assert reach(s, "E4") == set(ring)
    s.click("to F4")
    assert s.unit("F4").barred


@rule("HO-6.6", "HO-11.5", "HO-6.10")
def test_impassable_land() -> None:
    for unit, land, enters in (
        ("t", "#", False),
        ("f", "#", False),
        ("t", "~", False),
        ("f", "~", True),
        ("d", "~", False),
        ("w", "^", False),
        ("t", "^", True),
        ("f", "^", True),
        ("f", "G", False),
    ):
        assert ("F4" in reach(ordered(unit, {"F4": land}), "E4")) == enters, (unit, land)


@rule("HO-6.7")
def test_ridges_trenches_and_snow_do_not_slow() -> None:
    s = ordered("f", {"F4": "^", "G4": "=", "D4": "="})
    found = reach(s, "E4")
    assert "H4" in found
    s.click("to F4")
    assert not s.unit("F4").barred


@rule("HO-6.8")
def test_a_bonus_raises_both_allowances() -> None:
    units = {"E4": "t", "A7": "t"}
    s = scene(units, {"J1": "s"}, hand=["R-LUKE-1"]).play("R-LUKE-1").order("E4", "A7")
    assert max(FIELD.between(at("E4"), at(n)) for n in reach(s, "E4")) == 3
    s.click("to G4")
    assert not s.unit("G4").barred
    s = scene(units, {"J1": "s"}, hand=["R-LUKE-1"]).play("R-LUKE-1").order("E4", "A7")
    assert s.move("E4", "H4").unit("H4").barred


@rule("HO-6.11")
def test_nobody_leaves_a_board_without_exits() -> None:
    s = scene({"A1": "f"}, {"J1": "s"}, hand=["R-HQ"]).play("R-HQ").order("A1").click("move A1")
    assert not [words for words in s.offered() if words.startswith("exit")]


@rule("HO-6.12")
def test_leaving_stop_terrain_is_free() -> None:
    s = ordered("f", {"E4": "*"})
    assert "H4" in reach(s, "E4")
    s.click("to H4")
    assert not s.unit("H4").barred


@rule("HO-12.19")
def test_steep_ridges_need_the_whole_move_of_infantry() -> None:
    scenario = shipped(11).table.pack.scenarios[0]
    assert scenario.ridge_cost == 2
    s = shipped(11, ["R-ASSAULT-L"]).play("R-ASSAULT-L").click("order_all")
    assert "to C4" not in s.click("move B7").offered()
    s = ordered("t", {"F4": "^"})
    scenario = s.table.pack.scenarios[0]
    scenario.ridge_cost = 2
    survey(scenario, BOX.board, BOX.units, BOX.terrains)
    s.click("move E4").click("to F4")
    assert s.unit("F4").barred
