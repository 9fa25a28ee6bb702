"""Chapter 10: units and special forces."""

from __future__ import annotations

from cantina.games.hoth.pack import ASSAULT, CLASSES, E_WEB, ELITE, NO_TOKEN, SCOUTS, UNITS
from cantina.games.hoth.rules.fire import dice_against
from cantina.kernel.table import advance
from tests.games.hoth.scene import BOX, Scene, at, scene
from tests.rules import rule


def dice(s: Scene, start: str, end: str) -> int:
    return dice_against(s.table, s.state.at[at(start)], at(end))


def storm(*faces: str, victim: str = "s1", land: dict[str, str] | None = None) -> Scene:
    """Assault troopers on D5 attack D4; other Imperials wait on D2 and J1."""
    enemies = {"D4": victim, "D2": "s", "J1": "s"}
    s = scene({"D5": "t!"}, enemies, land, hand=["R-HQ"]).play("R-HQ").order("D5")
    return s.attack("D5", "D4", *faces)


@rule("HO-10.1")
def test_the_classes_of_units() -> None:
    classes = {kind.id: CLASSES[kind.unit_class] for kind in BOX.units}
    assert classes == {
        "snowtroopers": "infantry",
        "at_at": "vehicle",
        "probe_droids": "special",
        "echo_base_troopers": "infantry",
        "snowspeeders": "vehicle",
        "rebel_artillery": "special",
    }
    assert [kind.flying for kind in BOX.units] == [id == "snowspeeders" for id in UNITS]


@rule("HO-10.3")
def test_an_elite_squadron_has_four_figures() -> None:
    assert scene({"D4": "f'"}, {"J1": "s"}).unit("D4").figures == 4


@rule("HO-10.4", "HO-10.5")
def test_a_breakthrough_enters_the_freed_hex_and_attacks_again_once() -> None:
    s = storm("explosion", "cross", "cross").click("advance")
    assert s.offered() == ["target D2", "done"]
    s.load_dice("infantry", "infantry").click("target D2")
    assert s.seat == 1
    s = storm("retreat", "cross", "cross", victim="s")
    s.click("fall_back D3")
    assert s.offered() == ["advance", "done"]
    s.click("advance")
    assert not s.empty("D4")
    s.load_dice("explosion", "explosion", "explosion").click("target D3")
    assert s.seat == 1  # once a turn, although D3 may have been pushed again


@rule("HO-10.6")
def test_no_breakthrough_when_the_target_stayed_and_it_may_be_declined() -> None:
    assert storm("cross", "infantry", "cross", victim="s").seat == 1
    s = storm("retreat", "cross", "cross", victim="s", land={"D3": "#", "E3": "#"})
    assert s.seat == 1  # paid with a figure
    s = storm("explosion", "cross", "cross").click("advance").done()
    assert s.seat == 1
    assert not s.empty("D4")
    s = scene({"D6": "t!"}, {"D4": "s1", "J1": "s"}, hand=["R-HQ"]).play("R-HQ").order("D6")
    s.move("D6", "D5").attack("D5", "D4", "explosion", "cross", "cross")
    assert s.offered() == ["advance", "done"]


@rule("HO-10.7")
def test_a_structure_is_no_breakthrough() -> None:
    s = scene({"J7": "t"}, {"D4": "s!"}, {"D5": "G"}, "empire", ["E-HQ"]).play("E-HQ").order("D4")
    assert s.attack("D4", "D5", "explosion", "cross", "cross").seat == 0


@rule("HO-10.8", "HO-10.9")
def test_an_e_web_is_in_place_until_it_moves() -> None:
    start = {"D3": "s+", "A1": "s"}
    s = scene({"D5": "t", "J7": "t"}, start, first="empire", hand=["E-HQ"]).play("E-HQ")
    s.order("D3", "A1").move("D3", "D4")
    assert s.unit("D4").moving
    s.stay().click("attack D4").click("target D5")
    assert "reroll" not in " ".join(s.offered())
    s = scene({"D4": "t", "J7": "t"}, start, first="empire", hand=["E-HQ"], start=False)
    s.unit("D3").moving = True
    advance(s.table)
    s.play("E-HQ").order("D3").stay()
    assert not s.unit("D3").moving


@rule("HO-10.9")
def test_a_retreat_does_not_turn_an_e_web() -> None:
    s = scene({"D4": "t"}, {"D3": "s+"}, {"C2": "#"}, hand=["R-HQ"]).play("R-HQ").order("D4")
    s.attack("D4", "D3", "retreat", "cross", "cross")
    (gun,) = [unit for unit in s.state.units if unit.token == E_WEB]
    assert gun.hex != at("D3")
    assert not gun.moving


@rule("HO-10.10", "HO-10.11", "HO-10.15")
def test_scouts_on_a_ridge_give_others_one_die() -> None:
    ridge = {"G4": "^"}
    s = scene({"D4": "t", "G4": "to"}, {"D3": "s"}, ridge)
    assert dice(s, "D4", "D3") == 4
    assert dice(scene({"D4": "t", "G4": "to"}, {"D3": "s"}), "D4", "D3") == 3
    s = scene({"D4": "t", "G4": "to", "A4": "to"}, {"D3": "s"}, ridge | {"A4": "^"})
    assert dice(s, "D4", "D3") == 4
    s = scene({"D4": "to", "J7": "t"}, {"D3": "s"}, {"D4": "^"})
    assert dice(s, "D4", "D3") == 3
    s = scene({"D4": "to", "G4": "to"}, {"D3": "s"}, ridge | {"D4": "^"})
    assert dice(s, "D4", "D3") == 4
    s = scene({"D4": "t", "G4": "to"}, {"D3": "s"}, ridge | {"E4": "*", "F3": "*", "E3": "*"})
    assert dice(s, "D4", "D3") == 3


@rule("HO-10.11")
def test_scouts_do_not_help_against_structures() -> None:
    s = scene({"J7": "t"}, {"D4": "s", "G4": "so"}, {"D5": "G", "G4": "^"}, "empire")
    assert dice(s, "D4", "D5") == 3


@rule("HO-10.12")
def test_elite_troops_go_two_hexes_and_attack() -> None:
    s = scene({"D6": "t'"}, {"D3": "s"}, hand=["R-HQ"]).play("R-HQ").order("D6").move("D6", "D4")
    assert s.offered() == ["attack D4", "done"]
    s = scene({"D6": "t'"}, {"D3": "s"}, {"D4": "*"}, hand=["R-HQ"]).play("R-HQ").order("D6")
    assert s.move("D6", "D4").seat == 1


@rule("HO-10.13", "HO-10.14")
def test_tokens_on_the_printed_maps() -> None:
    used: dict[int, set[str]] = {}
    for scenario in BOX.scenarios:
        for start in scenario.starts:
            if start.token != NO_TOKEN:
                used.setdefault(start.token, set()).add(UNITS[start.kind])
    rebels, empire = "echo_base_troopers", "snowtroopers"
    assert used == {
        ASSAULT: {rebels, empire},
        SCOUTS: {rebels},
        E_WEB: {rebels, empire},
        ELITE: {rebels, empire, "snowspeeders"},
    }
