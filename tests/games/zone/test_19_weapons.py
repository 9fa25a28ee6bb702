"""Chapter 19: weapons and their mods."""

from __future__ import annotations

import pytest

from cantina.games.zone.actions.mission import Fire
from cantina.games.zone.combat.forecast import forecast
from cantina.games.zone.facts.equipment import fits
from cantina.games.zone.facts.stock import magazines_left
from cantina.games.zone.terms.kinds import WEAPON_CARD
from cantina.games.zone.terms.numbers import PISTOL, SPECIAL
from tests.games.zone.maps import drawn
from tests.games.zone.scene import BOX, E0, S0, Scene, scene
from tests.rules import rule

LANE = drawn(["+ + + + + + +", " A B C D E F ", "+ + + + + + +"])


def lane(stalker: str, *enemies: str) -> Scene:
    return scene([stalker], list(enemies), LANE, begin=True)


@rule("ST-19.1", "ST-19.2")
def test_every_weapon_is_complete() -> None:
    for row in BOX.weapons:
        assert 0 <= row.effective[0] <= row.effective[1] <= row.longest
        assert row.shortest <= row.longest
        assert 1 <= len(row.attacks) <= 2
        assert len(row.slots) <= 2
        assert row.ammo in range(SPECIAL + 1)
        for attack in row.attacks:
            assert attack.dice or attack.dice_per_round
            assert attack.threat in (1, 2)
            assert attack.ammo <= row.capacity


@rule("ST-19.1")
def test_a_stalker_without_a_weapon_cannot_fire() -> None:
    assert not lane("borsuk A", "snork B").can("fire")[0]


@rule("ST-19.3")
@pytest.mark.parametrize(
    ("weapon", "areas"),
    [("ptm", "ABC"), ("revolver_launcher", "BCDE"), ("sniper_rifle", "CDEF"), ("coil_rifle", "")],
)
def test_where_a_weapon_reaches(weapon: str, areas: str) -> None:
    s = lane(f"borsuk A {weapon}", *[f"snork {area} E" for area in "ABCDEF"])
    said = {words.split()[2] for words in s.offered() if words.startswith("fire")}
    assert said == {f"e{'ABCDEF'.index(area)}" for area in areas}


@rule("ST-19.4")
@pytest.mark.parametrize(
    ("area", "accurate"), [("A", False), ("B", False), ("C", True), ("D", False)]
)
def test_effective_range_may_begin_farther_away(area: str, accurate: bool) -> None:
    s = lane("borsuk A akm_74u", f"snork {area} E")
    assert forecast(s.table, S0, Fire(0, E0)).accurate == accurate


@rule("ST-19.5")
def test_a_mod_needs_a_free_slot_of_its_mark() -> None:
    s = lane("borsuk A akm_74u")
    akm = s.stalker(0).weapon
    scope, collimator, grip, silencer = (
        s.gear(id) for id in ("scope", "collimator", "foregrip", "silencer")
    )
    mods = s.state.gear[akm].mods
    assert all(fits(s.table, mod, akm) for mod in (scope, grip, silencer))
    mods.append(scope)
    assert not fits(s.table, grip, akm), "optic and underbarrel share a slot"
    assert not fits(s.table, collimator, akm)
    assert fits(s.table, silencer, akm)
    assert fits(s.table, grip, akm, scope)


@rule("ST-19.5")
def test_a_slot_for_two_marks_leaves_room_for_a_mod_that_needs_the_other() -> None:
    """Western Carbine: optic, and muzzle or underbarrel."""
    s = lane("borsuk A western_carbine")
    weapon = s.stalker(0).weapon
    s.state.gear[weapon].mods = [s.gear("silencer")]
    assert fits(s.table, s.gear("scope"), weapon)
    assert not fits(s.table, s.gear("foregrip"), weapon)


@rule("ST-19.5")
def test_a_mod_may_be_of_no_use() -> None:
    s = lane("borsuk A riot_shotgun foregrip", "chimera B E")
    found = forecast(s.table, S0, Fire(0, E0))
    assert found.bonus == 0  # it fires no bursts


@rule("ST-19.6")
def test_magazines_of_the_box() -> None:
    s = lane("borsuk A ptm")
    s.stalker(0).magazines[PISTOL] = 3
    assert [magazines_left(s.table, kind) for kind in range(3)] == [7, 10, 10]


@rule("ST-19.2")
def test_attacks_have_numbers_of_their_own() -> None:
    numbers = [attack.number for row in BOX.weapons for attack in row.attacks]
    assert len(set(numbers)) == len(numbers)
    assert all(BOX.weapon(gear).attacks for gear in BOX.deck[WEAPON_CARD])
