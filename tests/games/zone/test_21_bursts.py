"""Chapter 21: one roll for several: bursts, blasts, grenades."""

from __future__ import annotations

from cantina.games.zone.events.fighting import EnemyHit, MasksSpent
from cantina.games.zone.frames.stalkers import blast
from cantina.games.zone.terms.kinds import TORSO
from tests.games.zone.field import (
    ACCURACY,
    BLANK,
    GEAR_ONE,
    GEAR_TWO,
    MIXED,
    THREE,
    TWO,
    TWO_MASKS,
    effect_named,
    field,
)
from tests.games.zone.scene import E0, E1, S0, Scene
from tests.rules import rule


def burst(*enemies: str) -> Scene:
    """An AKM-74U from A with 2 + 2 + 2 + 1 + 3 + 2 + 1 successes: 12 on what C and D hold."""
    s = field("palkan A akm_74u", *enemies)
    return s.dice(TWO, TWO, TWO, THREE, GEAR_TWO).click("fire 1 e0")


@rule("ST-21.13", "ST-21.14")
def test_a_burst_is_divided_among_enemies_beside_the_target() -> None:
    s = burst("bandit_rifle B E", "bandit_rifle C E", "bandit_rifle D E")
    assert s.step == "share"
    assert s.offered() == ["share 0", "share 4", "share 6", "share 9", "share 12"]
    s.click("share 6")
    assert s.offered() == ["share 0", "share 6"]  # cover 2: 6 is 4, a light wound
    s.click("share 6")
    hits = [(hit.enemy, hit.successes, hit.results) for hit in s.told(EnemyHit)]
    assert hits == [(E0, 6, ["heavy"]), (E1, 4, ["light"])]


@rule("ST-21.13")
def test_only_enemies_next_to_the_target_and_in_sight_share_it() -> None:
    s = burst("bandit_rifle B E", "bandit_rifle S E", "bandit_rifle D E")
    assert s.step != "share"
    s = burst("bandit_rifle B E", "bandit_rifle B E")
    assert s.step == "share"


@rule("ST-21.13")
def test_all_for_the_target_if_the_player_likes() -> None:
    s = burst("bandit_rifle B E", "bandit_rifle C E").click("share 12")
    assert [hit.enemy for hit in s.told(EnemyHit)] == [E0]
    assert s.facing(1) == "E"  # nobody shot at it


@rule("ST-21.13", "ST-21.10")
def test_effects_of_a_burst_go_to_whoever_got_a_share() -> None:
    s = field("palkan A akm_74u", "chimera B E", "chimera C E")
    s.dice(TWO_MASKS, TWO, TWO, THREE, GEAR_TWO).click("fire 1 e0")
    s.click("share 8").click(s.offered()[-1])
    trait = effect_named("suppressing", "akm_74u")
    assert s.offered() == [f"use {trait} {E0}", f"use {trait} {E1}", "done"]
    s.click(f"use {trait} {E1}")
    assert [(spent.target, spent.masks) for spent in s.told(MasksSpent)] == [(E1, 2)]
    assert s.enemy(1).stun
    assert (s.facing(0), s.facing(1)) == ("W", "W")


@rule("ST-21.15")
def test_a_blast_hits_every_enemy_on_the_area_in_full() -> None:
    s = field("palkan A sawed_off", "snork B E", "snork B E", "snork C E")
    s.dice(TWO_MASKS, MIXED, TWO, GEAR_ONE, GEAR_ONE, GEAR_ONE).click("fire 0 e0")
    s.click(f"use {effect_named('blast', 'sawed_off')}")
    assert [(hit.enemy, hit.successes) for hit in s.told(EnemyHit)] == [(E0, 6), (E1, 6)]


@rule("ST-21.15", "ST-21.16")
def test_a_launcher_hits_stalkers_too() -> None:
    s = field("palkan A revolver_launcher", "chimera B E", others=("milady B leather_jacket",))
    s.dice(TWO, TWO, TWO, THREE, BLANK, BLANK, BLANK).click("fire 0 e0")
    assert s.told(EnemyHit)[0].successes == 9
    assert s.stalker(1).hp == 14 - 9


@rule("ST-21.15", "ST-21.16", "ST-23.8", "ST-20.5")
def test_a_grenade() -> None:
    s = field("borsuk A", "snork B E", others=("milady B leather_jacket", "palkan C"))
    s.stalker(0).focus = True
    s.dice(ACCURACY, BLANK, BLANK, BLANK).push(blast(S0, s.at("B"), 4))
    s.dice(THREE, GEAR_ONE, BLANK, GEAR_TWO).click("reroll 14")
    assert s.stalker(1).hp == 14 - (6 - 2)
    assert s.stalker(2).hp == 16
    assert [(hit.enemy, hit.part, hit.successes) for hit in s.told(EnemyHit)] == [(E0, TORSO, 6)]


@rule("ST-21.16", "ST-23.13")
def test_a_vulnerable_stalker_suffers_3_more_from_an_attack() -> None:
    s = field("borsuk A", others=("milady B",))
    s.stalker(1).vulnerable = True
    s.push(blast(S0, s.at("B"), 0, 2))
    assert (s.stalker(1).hp, s.stalker(1).vulnerable) == (14 - 5, False)


@rule("ST-21.12")
def test_survivors_of_a_grenade_face_the_thrower() -> None:
    """AM-22."""
    s = field("borsuk S", "chimera C E")
    s.push(blast(S0, s.at("C"), 0, 1))
    assert s.facing(0) == "W"
