"""Chapter 9: what a roll does."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction

import pytest

from cantina.games.hoth.damage import harm, prize
from cantina.games.hoth.events import FiguresLost, SecretFulfilled, UnitRetreated
from cantina.games.hoth.pack import FACES, INFANTRY, RETREAT, SPECIAL, VEHICLE
from cantina.games.hoth.rules.dice import hit_chance, hits_on, outcomes
from tests.games.hoth.scene import BOX, Scene, at, scene
from tests.rules import rule


def shot(victim: str, *faces: str, land: dict[str, str] | None = None, **empire: str) -> Scene:
    """Rebel troopers on D5 attack D4 with exactly these dice (three unless the land covers)."""
    s = scene({"D5": "t"}, {"D4": victim, "J1": "s", **empire}, land, hand=["R-HQ"])
    return s.play("R-HQ").order("D5").attack("D5", "D4", *faces)


@rule("HO-9.1")
def test_a_die_has_two_infantry_faces_and_one_of_each_other() -> None:
    assert Counter(FACES[face] for face in BOX.die) == {
        "infantry": 2,
        "vehicle": 1,
        "explosion": 1,
        "retreat": 1,
        "cross": 1,
    }


@rule("HO-9.2", "HO-9.18")
def test_what_hits_whom() -> None:
    chances = [hit_chance(BOX.die, each, False)[0] for each in (INFANTRY, VEHICLE, SPECIAL, -1)]
    assert chances == [3, 2, 1, 1]


@rule("HO-9.1", "HO-9.2")
@pytest.mark.parametrize("dice", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("unit_class", [INFANTRY, VEHICLE, SPECIAL])
def test_chances_are_those_of_counting_every_roll(dice: int, unit_class: int) -> None:
    counted: Counter[tuple[int, int]] = Counter()
    for faces in itertools.product(BOX.die, repeat=dice):
        counted[hits_on(list(faces), unit_class, False), faces.count(RETREAT)] += 1
    hit, retreat = hit_chance(BOX.die, unit_class, False)
    assert {(h, r): n for h, r, n in outcomes(dice, hit, retreat)} == counted


@rule("HO-9.5")
def test_an_at_at_is_destroyed_by_one_die_in_eighteen() -> None:
    s = scene({"D5": "t"}, {"D4": "w"})
    chance = Fraction(0)
    for hits, _, ways in outcomes(1, 2, 1):
        chance += Fraction(ways, 6) * (1 - Fraction(5, 6) ** hits)
    assert chance == Fraction(1, 18)
    walker = s.unit("D4")
    assert harm(s.table, 1, s.state.at[walker.hex]) == prize(s.table, walker) // 18


@rule("HO-9.3", "HO-9.8")
def test_hits_come_before_retreats() -> None:
    s = shot("s", "infantry", "retreat", "cross")
    assert isinstance(s.events[-1], FiguresLost)
    s.click("fall_back D3")
    assert s.unit("D3").figures == 3


@rule("HO-9.9", "HO-9.13")
def test_each_step_goes_one_row_back() -> None:
    s = shot("s", "retreat", "retreat", "cross").click("fall_back E3")
    assert s.offered() == ["fall_back D2", "fall_back E2"]
    s.click("fall_back D2")
    assert s.unit("D2").figures == 4
    assert [event.end for event in s.told(UnitRetreated)] == [at("E3"), at("D2")]


@rule("HO-9.10", "HO-6.7")
def test_land_does_not_slow_a_retreat_but_may_block_it() -> None:
    s = shot("s", "retreat", "retreat", "cross", land={"D3": "*", "E3": "#"})
    assert s.unit("D3")  # forced: the serac is in the way
    s = shot("s", "retreat", "cross", "cross", land={"D3": "#"}, E3="s")
    assert s.unit("D4").figures == 3


@rule("HO-9.12", "HO-9.13")
def test_the_longest_way_must_be_taken() -> None:
    # D3 leads on; from E3 both hexes behind are blocked.
    s = shot("s", "retreat", "retreat", "cross", land={"D2": "#", "E2": "#"})
    assert not s.empty("C2")
    assert not s.told(FiguresLost)


@rule("HO-9.11", "HO-9.16")
def test_a_blocked_step_costs_a_figure_and_may_give_the_medal() -> None:
    s = shot("s1", "retreat", "cross", "cross", D3="s", E3="s")
    assert s.empty("D4")
    assert s.medals() == (1, 0)


@rule("HO-9.16", "HO-15.8")
def test_a_unit_lost_on_the_retreat_was_destroyed_by_the_class_of_the_attacker() -> None:
    """Secret objective A1r: probe droids destroyed by an attack of infantry."""
    s = scene({"E2": "t"}, {"E1": "d1", "A1": "s"}, hand=["R-HQ"], campaign=True)
    s.play("R-HQ").order("E2").attack("E2", "E1", "retreat", "cross", "cross")
    assert s.empty("E1")
    assert s.state.secrets == [True, False]
    assert len(s.told(SecretFulfilled)) == 1


@rule("HO-9.14")
def test_artillery_stays() -> None:
    s = scene({"D4": "a"}, {"D3": "s"}, first="empire", hand=["E-HQ"]).play("E-HQ").order("D3")
    s.attack("D3", "D4", "retreat", "retreat", "retreat")
    assert not s.empty("D4")


@rule("HO-9.15", "HO-9.14")
def test_infantry_in_a_trench_may_ignore_one_retreat_or_not() -> None:
    for click, end in (("hold", "D4"), ("give_way", "D3")):
        s = shot("s", "retreat", "cross", land={"D4": "=", "E3": "#"})
        assert s.seat == 1
        s.click(click)
        assert s.unit(end).figures == 4


@rule("HO-9.17")
def test_a_flying_unit_retreats_onto_a_crevasse() -> None:
    s = scene({"D4": "f"}, {"D3": "s"}, {"D5": "~", "E5": "#"}, "empire", ["E-HQ"])
    s.play("E-HQ").order("D3").attack("D3", "D4", "retreat", "cross", "cross")
    assert s.unit("D5").figures == 3


@rule("HO-9.19", "HO-10.8")
def test_dice_are_rolled_again_before_hits_are_counted() -> None:
    s = scene({"J7": "t", "D4": "t"}, {"D3": "s+"}, first="empire", hand=["E-HQ"])
    s.play("E-HQ").order("D3").attack("D3", "D4", "cross", "vehicle", "infantry")
    assert s.offered() == ["reroll infantry", "reroll vehicle", "reroll cross", "done"]
    s.click("reroll cross").click("reroll vehicle")
    s.load_dice("explosion", "infantry").done()
    assert s.empty("D4")
    assert s.medals() == (0, 1)


@rule("HO-9.7")
def test_confirmation_dice_are_never_changed() -> None:
    """A retreat that counts as an explosion in the attack is none on a confirmation die."""
    s = scene({"D4": "f"}, {"D3": "w"}, hand=["R-HQ"]).play("R-HQ").order("D4")
    s.attack("D4", "D3", "vehicle", "cross", "cross", "cross", "retreat")
    assert not s.empty("D3")
    assert s.step == "play"
