"""Chapter 21: a stalker attacks, step by step."""

from __future__ import annotations

import pytest

from cantina.games.zone.actions.mission import Fire, KnifeStrike
from cantina.games.zone.combat.forecast import forecast
from cantina.games.zone.combat.weapon_attacks import forced_options
from cantina.games.zone.events.fighting import DiceRolled, EnemyHit, MasksSpent, WoundDrawn
from cantina.games.zone.facts.turn_tokens import LONE_SLOTS
from cantina.games.zone.frames.stalkers import blast, shot
from cantina.games.zone.terms.kinds import HEAD, TORSO
from cantina.kernel.action import Action
from tests.games.zone.field import (
    ACCURACY,
    BLANK,
    GEAR_ONE,
    MASK,
    ONE,
    THREE,
    TWO,
    TWO_MASKS,
    effect_named,
    field,
    over,
    targets_of,
)
from tests.games.zone.scene import E0, E1, S0, S1
from tests.rules import rule

# Choosing.


@rule("ST-19.3", "ST-21.1", "ST-21.2")
def test_targets_are_enemies_in_range_and_in_sight() -> None:
    s = field("borsuk A ptm", "snork A", "snork B", "snork C", "snork D", "snork S", "snork H")
    assert targets_of(s) == ["e0", "e1", "e2"]
    s = field("borsuk A sniper_rifle", "snork A", "snork B", "snork C", "snork E")
    assert targets_of(s, 1) == ["e2", "e3"]  # from distance 2 on


@rule("ST-21.1")
def test_other_stalkers_are_no_targets() -> None:
    s = field("borsuk A ptm", others=("milady B",))
    assert not s.can("fire")[0]


@rule("ST-21.2")
def test_poor_visibility_hides_targets_but_from_a_thermal_scope() -> None:
    s = field("borsuk A machine_pistol", "snork B")
    s.state.dim = 1 << s.at("B")
    assert targets_of(s) == []
    s = field("borsuk A machine_pistol thermal_scope", "snork B")
    s.state.dim = 1 << s.at("B")
    assert targets_of(s) == ["e0"]


@rule("ST-19.2", "ST-21.3")
def test_an_attack_costs_what_its_card_says() -> None:
    s = field("borsuk A ptm", "chimera B W")
    over(s.click("fire 0 e0"))
    assert s.stalker(0).slots[0] == LONE_SLOTS
    assert s.state.gear[s.stalker(0).weapon].ammo == 3
    assert not s.can("fire 0")[0], "once per turn"
    over(s.click("fire 1 e0"))
    assert s.stalker(0).slots[0] == LONE_SLOTS - 1
    assert s.state.gear[s.stalker(0).weapon].ammo == 2


@rule("ST-19.2", "ST-21.3")
def test_without_rounds_there_is_no_shot() -> None:
    s = field("borsuk A sawed_off", "snork B")
    s.state.gear[s.stalker(0).weapon].ammo = 1
    assert (targets_of(s, 0), targets_of(s, 1)) == ([], ["e0"])
    s.state.gear[s.stalker(0).weapon].ammo = 0
    assert not s.can("fire")[0]


@rule("ST-19.2")
def test_some_attacks_need_focus_or_stillness() -> None:
    s = field("borsuk A marksman_rifle", "snork D")
    assert targets_of(s, 1) == []
    s.stalker(0).focus = True
    assert targets_of(s, 1) == ["e0"]
    s = field("borsuk A light_machine_gun", "snork D")
    assert targets_of(s, 1) == ["e0"]
    s.stalker(0).moved = True
    assert (targets_of(s, 0), targets_of(s, 1)) == (["e0"], [])


@rule("ST-19.8")
def test_the_player_chooses_how_many_rounds_x_is() -> None:
    s = field("borsuk B dp_12", "snork C")
    fire = [words for words in s.offered() if words.startswith("fire 1")]
    assert fire == ["fire 1 e0 1", "fire 1 e0 2", "fire 1 e0 3"]
    s.click("fire 1 e0 2")
    assert s.state.gear[s.stalker(0).weapon].ammo == 1
    assert len(s.told(DiceRolled)[0].dice) == 2 + 2 * 2


@rule("ST-13.11", "ST-21.1")
def test_a_knife_strikes_on_the_own_area() -> None:
    s = field("borsuk A", "snork A", "snork B")
    assert [words for words in s.offered() if words.startswith("knife")] == ["knife e0"]


# The sequence.


@rule("ST-21.3", "ST-21.5", "ST-21.6", "ST-21.8")
def test_palkan_shoots_a_snork() -> None:
    """EX-17."""
    s = field("palkan A ptm leather_jacket", "snork B E")
    s.click("fire 1 e0").dice(TWO, ONE, TWO_MASKS, THREE).click(f"part {HEAD}")
    over(s)
    assert s.told(EnemyHit)[0].successes == 6
    assert s.where("e0") == "-"
    assert s.state.gear[s.stalker(0).weapon].ammo == 3
    assert s.stalker(0).slots[0] == LONE_SLOTS - 1


@rule("ST-21.8", "ST-21.10", "ST-21.11")
def test_palkan_misses_but_suppresses() -> None:
    """EX-17, variant: 5 successes are none for the head; 2 masks stun."""
    s = field("palkan A ptm leather_jacket", "snork B E")
    s.click("fire 1 e0").dice(ONE, ONE, TWO_MASKS, THREE).click(f"part {HEAD}")
    assert s.where("e0") == "B"
    use = f"use {effect_named('suppressing', 'ptm')} {E0}"
    assert s.offered() == [use, "done"]
    s.click("done")
    assert (s.step, s.offered()) == ("masks_left", [use, "done"])
    s.click(use)
    assert s.enemy(0).stun
    assert s.told(MasksSpent)[0].masks == 2
    assert (s.step, s.facing(0)) == ("act", "W")


@rule("ST-21.5")
def test_the_torso_unless_the_attack_lets_choose() -> None:
    s = over(field("borsuk A ptm", "snork B E").click("fire 0 e0"))
    assert s.told(EnemyHit)[0].part == TORSO
    s = over(field("borsuk A ptm", "rodent B E").click("fire 1 e0"))
    assert s.told(EnemyHit)[0].part == TORSO  # it has no head to be hit
    s = field("borsuk A", "snork A E").click("knife e0")
    assert s.offered() == [f"part {TORSO}", f"part {HEAD}"]


@rule("ST-21.6", "ST-18.2")
def test_stalker_dice_by_distance_and_none_for_the_knife() -> None:
    s = field("milady A sniper_rifle", "snork E W", "snork A W")
    far = forecast(s.table, S0, Fire(1, E0))
    assert (far.stalker_dice, far.gear_dice) == (3, 2)
    knife = forecast(s.table, S0, KnifeStrike(E1))
    assert (knife.stalker_dice, knife.gear_dice, knife.accurate) == (0, 3, False)


@rule("ST-19.4", "ST-21.8")
@pytest.mark.parametrize(("area", "counted"), [("B", 5), ("C", 3)])
def test_effective_range(area: str, counted: int) -> None:
    """EX-38 with a weapon: {ACCURACY, 1} at distance 1 and 2; cover is on C."""
    s = field("borsuk A ptm", f"snork {area} E").dice(ONE, MASK, ACCURACY).click("fire 0 e0")
    over(s)
    cover = 2 if area == "C" else 0
    hit = s.told(EnemyHit)[0]
    assert (hit.successes, hit.cover) == (counted - cover, cover)


@rule("ST-21.4", "ST-21.17")
def test_threat_is_placed_even_if_the_target_dies() -> None:
    s = field("palkan A ptm", "snork C E")
    s.enemy(0).facing = 1
    s.click("fire 1 e0").dice(TWO, TWO, TWO, ACCURACY).click(f"part {HEAD}")
    assert s.where("e0") == "-"
    assert s.threat(0) == "high A"


@rule("ST-21.4")
def test_a_quiet_shot_places_low_threat() -> None:
    s = field("borsuk A silenced_pistol", "bandit_rifle C E").click("fire 0 e0")
    assert s.threat(0) == "low A"
    s.dice(MASK, MASK, BLANK).click(f"part {TORSO}")
    assert s.told(EnemyHit)[0].results == []
    assert s.facing(0) == "W"
    assert s.threat(0) == "high A"  # it has turned and sees the stalker


@rule("ST-21.7", "ST-23.8")
def test_focus_rerolls_dice_of_an_attack_once() -> None:
    s = field("borsuk A ptm", "chimera B E")
    s.stalker(0).focus = True
    s.dice(MASK, MASK, BLANK, THREE).click("fire 0 e0")
    assert "reroll 7" in s.offered()
    s.dice(THREE).click("reroll 4")
    assert not s.stalker(0).focus
    over(s)
    assert s.told(EnemyHit)[0].successes == 3


@rule("ST-21.7")
def test_each_source_rerolls_once() -> None:
    s = field("borsuk A riot_shotgun laser_pointer", "chimera B E")
    s.stalker(0).focus = True
    s.dice(MASK, MASK, BLANK, BLANK).click("fire 0 e0")
    pointer = [words for words in s.offered() if len(words.split()) == 3]
    assert len(pointer) == 4  # one die at most
    s.dice(BLANK).click(pointer[2])
    assert [words for words in s.offered() if len(words.split()) == 3] == []
    s.dice(THREE, THREE).click("reroll 12")
    assert s.told(EnemyHit)[0].successes == 6


@rule("ST-3.18", "ST-21.8")
def test_cover_is_subtracted_and_may_be_ignored() -> None:
    s = field("palkan A hunting_carbine", "bandit_rifle C E")
    piercing = effect_named("piercing", "hunting_carbine")
    s.click("fire 0 e0").dice(TWO_MASKS, ONE, ONE, THREE, BLANK).click(f"part {TORSO}")
    assert (s.step, s.offered()) == ("boost", [f"use {piercing}", "done"])
    s.click(f"use {piercing}")
    hit = s.told(EnemyHit)[0]
    assert (hit.cover, hit.successes) == (0, 5)


@rule("ST-21.8")
def test_masks_may_add_successes_as_often_as_they_last() -> None:
    s = field("palkan A western_carbine", "chimera B E")
    s.dice(TWO_MASKS, TWO_MASKS, ONE, BLANK, BLANK).click("fire 0 e0")
    use = f"use {effect_named('controlled', 'western_carbine')}"
    s.click(use).click(use)
    assert s.told(EnemyHit)[0].successes == 1 + 2 + 2


@rule("ST-21.8", "ST-23.14")
def test_masks_spent_before_the_hit_make_it_worse() -> None:
    s = field("palkan A battle_rifle", "chimera B E")
    s.dice(TWO_MASKS, TWO, TWO, THREE, THREE, BLANK).click("fire 0 e0")
    assert s.step == "masks"
    s.click(f"use {effect_named('man_stopper', 'battle_rifle')} {E0}")
    assert s.told(EnemyHit)[0].results == ["light"]
    assert not s.can("use")[0]
    assert [drawn.heavy for drawn in s.told(WoundDrawn)] == [True]


@rule("ST-21.8")
def test_unspent_masks_are_lost() -> None:
    s = field("palkan A ptm", "chimera B E").dice(MASK, ONE, ONE, BLANK).click("fire 0 e0")
    assert s.step == "act"


@rule("ST-21.10", "ST-21.12")
def test_whoever_lives_faces_the_attacker() -> None:
    s = field("borsuk A ptm", "chimera B N").dice(MASK, ONE, BLANK).click("fire 0 e0")
    assert s.facing(0) == "W"
    s = field("borsuk A", "chimera A N").click("knife e0")
    assert s.facing(0) == "N"  # on the same area nobody turns


@rule("ST-13.11")
def test_a_kill_with_the_knife_lowers_the_threat() -> None:
    s = field("borsuk A", "snork A N", "bandit_rifle C E")
    assert s.threat(0) == "high A"
    s.click("knife e0").dice(THREE, THREE, BLANK).click(f"part {HEAD}")
    assert (s.where("e0"), s.threat(0)) == ("-", "low A")


@rule("ST-13.11")
def test_not_while_another_enemy_sees_it() -> None:
    """AM-17."""
    s = field("borsuk A", "snork A N", "bandit_rifle C W")
    s.click("knife e0").dice(THREE, THREE, BLANK).click(f"part {HEAD}")
    assert (s.where("e0"), s.threat(0)) == ("-", "high A")


@rule("ST-13.11")
def test_a_knife_leaves_no_threat_and_no_stalker_dice() -> None:
    s = field("borsuk H", "zombie H E")
    s.enemy(0).facing = 1
    before = s.threat(0)
    s.click("knife e0").dice(BLANK, BLANK, BLANK).click(f"part {TORSO}")
    assert s.threat(0) == before
    assert s.told(EnemyHit)[0].successes == 0


# Cards that change an attack.


@rule("ST-21.6")
def test_cards_add_dice_and_successes() -> None:
    s = field("hunter A marksman_rifle scope", "snork D E")
    sure = forecast(s.table, S0, Fire(0, E0))
    assert (sure.stalker_dice, sure.gear_dice, sure.bonus) == (3, 3, 1)
    s.click("fire 0 e0").dice(MASK, MASK, MASK, BLANK, BLANK, GEAR_ONE).click(f"part {TORSO}")
    while s.can("done")[0] and s.step != "act":
        s.click("done")
    assert s.told(EnemyHit)[0].successes == 2


@rule("ST-21.8")
def test_some_enemies_are_hard_to_hurt() -> None:
    """The veil of a bloodsucker takes 2 successes from afar; a poltergeist's torso cannot be hurt
    but by a blast."""
    s = field("palkan A akm_74s", "bloodsucker C E")
    s.state.enemies[0].area = s.at("D")
    s.click("fire 0 e0").dice(TWO, TWO, TWO, BLANK, BLANK).click(f"part {TORSO}")
    assert s.told(EnemyHit)[0].results == []
    s = field("palkan A akm_74s", "poltergeist B E")
    s.click("fire 0 e0").dice(TWO, TWO, TWO, THREE, THREE).click(f"part {TORSO}")
    assert s.told(EnemyHit)[0].results == []
    s.push(blast(S0, s.at("B"), 0, 6))
    assert s.told(EnemyHit)[1].results == ["light"]


@rule("ST-12.4", "ST-21.3")
def test_a_free_attack_uses_up_what_made_it_free() -> None:
    s = field("palkan A ptm", "chimera B E")
    s.stalker(0).attack_free = True
    s.click("fire 1 e0")
    assert (s.stalker(0).slots[0], s.stalker(0).attack_free) == (LONE_SLOTS, False)


@rule("ST-21.3", "ST-21.7")
def test_mamon_fires_again_at_a_target_that_lived() -> None:
    s = field("mamon A ptm", "chimera B E")
    s.stalker(0).focus = True
    over(s.dice(MASK, ONE, BLANK).click("fire 0 e0"))
    assert s.step == "offer"
    over(s.dice(MASK, ONE, BLANK).click(s.offered()[0]))
    assert s.state.gear[s.stalker(0).weapon].ammo == 2
    assert (s.stalker(0).slots[0], s.stalker(0).focus) == (LONE_SLOTS, False)
    assert len(s.told(EnemyHit)) == 2
    assert s.step == "act"


@rule("ST-21.4", "ST-15.5")
def test_a_silencer_lowers_the_threat_of_a_shot_that_nobody_saw() -> None:
    s = field("palkan A ptm silencer", "bandit_rifle C E").click("fire 1 e0")
    s.dice(TWO, TWO, TWO, THREE).click(f"part {HEAD}")
    assert (s.where("e0"), s.threat(0)) == ("-", "low A")


@rule("ST-21.15", "ST-21.7")
def test_the_sapper_throws_farther_and_rerolls_two_dice() -> None:
    s = field("sapper A frag_grenade", "chimera D E")
    s.click(f"item {s.gear('frag_grenade')}").dice(BLANK, BLANK, BLANK, THREE).click("area D")
    choices = [words.split() for words in s.offered() if words != "done"]
    assert max(int(words[1]).bit_count() for words in choices) == 2
    s.dice(THREE, THREE).click(f"reroll 3 {choices[0][2]}")
    assert s.told(EnemyHit)[0].successes == 9
    assert s.stalker(0).backpack == []


# Attacks that control forces.


@rule("ST-21.1")
def test_a_forced_shot_hits_a_stalker_who_may_defend() -> None:
    s = field("palkan A ptm", others=("milady B leather_jacket", "borsuk D"))
    options = forced_options(s.table, S0, "single_shot")
    assert options == [Action("fire", (1, 1))]
    s.dice(TWO, TWO, TWO_MASKS, THREE, GEAR_ONE)
    s.push(shot(S0, s.stalker(0).weapon, 1, 1, S1, False))
    assert s.stalker(1).hp == 14 - (7 - 1)
    s = field("palkan A ptm", others=("borsuk D",))
    assert forced_options(s.table, S0, "single_shot") == [Action("fire", (1, 0))]
    s = field("palkan A sawed_off", others=("milady B",))
    assert {action.args[0] for action in forced_options(s.table, S0, "single_shot")} == {0, 1}
