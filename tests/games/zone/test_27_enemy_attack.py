"""Chapter 27: how enemies attack."""

from __future__ import annotations

import pytest

from cantina.games.zone.events.enemies import (
    AttackFellShort,
    EnemyAimed,
    EnemyAttacked,
    EnemyMoved,
)
from cantina.games.zone.frames.enemies import enemy_attack
from cantina.games.zone.frames.stalkers import suffer
from cantina.games.zone.terms.kinds import CHARGE, RANGED
from tests.games.zone.maps import drawn
from tests.games.zone.scene import BOX, E0, E1, S0, S1, Scene, scene
from tests.rules import rule

HALL = drawn(["+#+#+#+#+#+#+#+#+", "#A B C D E F#Z.Z#", "+#+#+#+#+#+#+#+#+"])
WIDE = drawn(["+#+#+#+#+#+#+#+", "#A B C.C D.D#Z#", "+#+#+#+#+#+#+#+"])


def attack(s: Scene, change: int = 0) -> Scene:
    return s.push(enemy_attack(E0, change=change))


def damage(s: Scene) -> list[tuple[int, int]]:
    """(target, damage) of every hit."""
    return [(told.target, told.damage) for told in s.told(EnemyAttacked)]


@rule("ST-27.1", "ST-27.2", "ST-27.8", "ST-27.11")
def test_a_bandit_hits_a_stalker_for_its_printed_damage() -> None:
    s = attack(scene(["borsuk C"], ["bandit_rifle A E"], HALL))
    assert damage(s) == [(0, 7)]
    assert s.stalker(0).hp == 16 - 7, "no suit, no cover"


@rule("ST-27.2")
def test_an_attack_has_a_kind_a_damage_and_a_distance() -> None:
    rifle = BOX.enemies[BOX.enemy_number["bandit_rifle"]].attack
    assert (rifle.kind, rifle.wounds, rifle.reach) == (RANGED, 7, 3)
    snork = BOX.enemies[BOX.enemy_number["snork"]].attack
    assert (snork.kind, snork.wounds, snork.reach) == (CHARGE, 8, 1)


@rule("ST-27.3")
def test_without_a_target_in_sight_nothing_happens() -> None:
    s = attack(scene(["borsuk Z"], ["bandit_rifle A E"], HALL))
    assert not s.told(EnemyAimed)
    s = attack(scene(["borsuk A"], ["bandit_rifle C E"], HALL))
    assert not s.told(EnemyAimed), "behind its back"


@rule("ST-27.3")
def test_the_nearest_stalker_in_sight_is_the_target() -> None:
    s = attack(scene(["borsuk D", "chort C"], ["bandit_rifle A E"], HALL))
    assert damage(s) == [(1, 7)]
    assert s.told(EnemyAimed)[0].why == "nearest"


@rule("ST-27.3")
def test_stalkers_come_before_other_targets_however_far() -> None:
    """AM-26."""
    s = scene(["borsuk D"], ["bandit_rifle A E", "snork B W horde 2"], HALL)
    assert damage(attack(s)) == [(0, 7)]
    other = scene(["borsuk Z"], ["bandit_rifle A E", "snork B W horde 2"], HALL)
    assert damage(attack(other)) == [(E1, 7)]


@rule("ST-27.3", "ST-27.4")
def test_of_several_on_one_area_the_players_choose() -> None:
    s = scene(["borsuk C", "chort C"], ["bandit_rifle A E"], WIDE, lead=S1)
    attack(s)
    assert (s.seat, s.step, s.offered()) == (1, "target", ["target s0", "target s1"])
    s.click("target s0")
    assert damage(s) == [(0, 7)]
    assert s.told(EnemyAimed)[0].why == "lead"


@rule("ST-27.4")
def test_of_stalkers_on_different_areas_as_far_away_the_lead_stalker_chooses() -> None:
    s = attack(scene(["borsuk B", "chort F"], ["snork D N"], HALL))
    assert s.offered() == ["target s0", "target s1"]


@rule("ST-27.5", "ST-27.6")
def test_an_advance_goes_on_to_the_targets_own_area_if_it_can() -> None:
    ground = drawn(["+#+#+#+#+#+", "#A B C D.D#", "+#+#+#+#+#+"])
    s = attack(scene(["borsuk D"], ["pseudogiant A E"], ground))
    assert s.where("e0") == "D"
    full = attack(scene(["borsuk D"], ["pseudogiant A E"], HALL))
    assert full.where("e0") == "C", "no room there"
    assert damage(full) == [(0, 10)]


@rule("ST-27.5")
def test_nothing_interrupts_an_advance() -> None:
    """It sees both stalkers all the way."""
    s = attack(scene(["borsuk D", "chort D"], ["pseudogiant A E"], WIDE))
    s.click("target s0")
    assert s.where("e0") == "C"


@rule("ST-27.5")
def test_within_distance_1_it_does_not_advance() -> None:
    """AM-11."""
    ground = drawn(["+#+#+#+#+", "#A B.B C#", "+#+#+#+#+"])
    s = attack(scene(["borsuk B"], ["pseudogiant A E"], ground))
    assert s.where("e0") == "A"
    assert damage(s) == [(0, 10)]


@rule("ST-27.5")
def test_a_snork_is_put_on_its_targets_area_or_beside_it() -> None:
    s = attack(scene(["borsuk D"], ["snork A E"], WIDE))
    assert s.where("e0") == "D"
    beside = attack(scene(["borsuk D"], ["snork A E"], HALL))
    assert beside.where("e0") == "C"
    assert damage(beside) == [(0, 8)]


@rule("ST-27.5")
def test_a_snork_leaps_over_impassable_borders_and_anomalies() -> None:
    ground = drawn(["+#+#+#+#+", "#AxB C.C#", "+#+#+#+#+"])
    s = attack(scene(["borsuk C"], ["snork A E"], ground, ["electro B B:1 B:2 B:3 B:4"]))
    assert s.where("e0") == "C"
    assert not s.enemy(0).stun
    assert damage(s) == [(0, 8)]


@rule("ST-27.5", "ST-5.5")
def test_beside_a_full_area_the_lead_stalker_chooses_where_a_snork_lands() -> None:
    ground = drawn(["+#+#+#+", "#A P T#", "+.+ +.+", "#A Q T#", "+#+#+#+"])
    s = attack(scene(["borsuk T", "chort T"], ["snork A E"], ground)).click("target s1")
    assert (s.step, s.offered()) == ("landing", ["goal P", "goal Q"])
    s.click("goal Q")
    assert s.where("e0") == "Q"
    assert damage(s) == [(1, 8)]


@rule("ST-27.7", "ST-28.7")
def test_it_turns_to_face_its_target() -> None:
    s = attack(scene(["borsuk A"], ["snork B E"], HALL))
    assert s.facing(0) == "W"


@rule("ST-27.7")
def test_on_its_targets_area_it_keeps_its_direction() -> None:
    """AM-21."""
    s = attack(scene(["borsuk C"], ["snork C N"], WIDE))
    assert s.facing(0) == "N"


@rule("ST-27.8", "ST-23.13")
def test_a_vulnerable_stalker_suffers_3_more_and_is_vulnerable_no_more() -> None:
    s = scene(["borsuk C"], ["bandit_rifle A E"], HALL)
    s.stalker(0).vulnerable = True
    attack(s)
    assert damage(s) == [(0, 10)]
    assert not s.stalker(0).vulnerable


@rule("ST-27.8", "ST-3.18")
@pytest.mark.parametrize(("area", "dealt"), [("C", 5), ("B", 7)])
def test_cover_lessens_the_damage_unless_both_are_on_one_area(area: str, dealt: int) -> None:
    ground = drawn(["+#+#+#+#+", "#A B.B C#", "+#+#+#+#+"], "B 1x2 2 cover 2", "C 1x1 1 cover 2")
    s = scene([f"borsuk {area}"], ["bandit_rifle B E"], ground)
    assert damage(attack(s)) == [(0, dealt)]


@rule("ST-27.8")
def test_the_activation_card_changes_the_damage_which_is_never_below_0() -> None:
    assert damage(attack(scene(["borsuk C"], ["bandit_rifle A E"], HALL), -2)) == [(0, 5)]
    assert damage(attack(scene(["borsuk C"], ["bandit_rifle A E"], HALL), -9)) == [(0, 0)]


@rule("ST-27.9")
def test_a_target_beyond_the_attacks_distance_is_faced_and_not_hurt() -> None:
    """AM-12: there is no room for it to come nearer; it reaches 1 area."""
    s = attack(scene(["borsuk E"], ["pseudogiant A N", "snork D E", "snork C E"], HALL))
    assert not s.told(EnemyAimed)
    s.enemy(0).facing = 1
    attack(s)
    assert (s.where("e0"), s.facing(0)) == ("A", "E")
    assert not damage(s)
    assert len(s.told(AttackFellShort)) == 1


@rule("ST-27.10")
@pytest.mark.parametrize(("area", "end"), [("B", "A"), ("C", "B"), ("D", "C")])
def test_a_shotgun_loses_nothing_where_its_advance_leaves_no_area_between(
    area: str, end: str
) -> None:
    """AM-10."""
    s = attack(scene([f"borsuk {area}"], ["bandit_shotgun A E"], HALL))
    assert (s.where("e0"), damage(s)) == (end, [(0, 9)])


@rule("ST-27.10", "ST-27.12")
def test_a_shotgun_at_distance_2() -> None:
    """EX-24, derived: full areas leave it at distance 2: 9 - 2."""
    s = attack(scene(["borsuk D"], ["bandit_shotgun A E", "snork C E"], HALL))
    assert s.where("e0") == "B"
    assert damage(s) == [(0, 7)]


@rule("ST-27.8")
def test_a_chimera_hits_harder_when_it_hardly_moved() -> None:
    near = attack(scene(["borsuk B"], ["chimera A E"], HALL))
    assert damage(near) == [(0, 14)]
    one = attack(scene(["borsuk C"], ["chimera A E"], HALL))
    assert (one.where("e0"), damage(one)) == ("B", [(0, 14)])
    far = attack(scene(["borsuk D"], ["chimera A E"], HALL))
    assert (far.where("e0"), damage(far)) == ("C", [(0, 10)])
    assert len(far.told(EnemyMoved)) == 1


@rule("ST-27.8")
def test_dogs_hit_harder_together() -> None:
    s = scene(["borsuk C"], ["dog B E", "dog D W", "dog F W"], HALL)
    assert damage(attack(s)) == [(0, 6)], "one other is next to the target"


@rule("ST-27.12", "ST-22.7")
def test_a_bandit_attacks_a_snork() -> None:
    """EX-24: 7 reaches 5 of 3, 5, 8: a heavy wound; the card says -1 HP: it dies, without loot."""
    s = scene(["borsuk Z"], ["bandit_rifle A E", "snork C W horde 2"], HALL)
    top_wound(s, "w_a")
    attack(s)
    assert s.where("e1") == "-"
    assert not s.state.loot[s.at("C")]


def top_wound(s: Scene, id: str) -> None:
    rows = [BOX.wounds[row].id for row in BOX.wound_deck]
    card = rows.index(id)
    s.state.wounds.cards = [c for c in s.state.wounds.cards if c != card] + [card]


@rule("ST-27.12")
def test_too_little_damage_misses_and_much_needs_no_card() -> None:
    """EX-24, derived: 2 misses; 8 is -1 HP without a card."""
    s = scene(["borsuk Z"], ["bandit_rifle A E", "snork C N horde 2"], HALL)
    attack(s, -5)
    assert s.where("e1") == "C"
    assert (s.enemy(1).stun, s.enemy(1).vulnerable) == (False, False)
    assert s.facing(1) == "W", "it survives and turns to its attacker"
    cards = len(s.state.wounds.cards)
    attack(s, 1)
    assert s.where("e1") == "-"
    assert len(s.state.wounds.cards) == cards


@rule("ST-27.12", "ST-3.19")
@pytest.mark.parametrize(("cover", "heavy"), [(2, True), (3, False)])
def test_cover_protects_enemies_from_enemies(cover: int, heavy: bool) -> None:
    """EX-24, derived: 7 - 2 = 5 is a heavy wound, 7 - 3 = 4 a light one."""
    ground = drawn(["+#+#+#+#+", "#A B C#Z#", "+#+#+#+#+"], f"C 1x1 1 cover {cover}")
    s = scene(["borsuk Z"], ["bandit_rifle A E", "snork C W horde 2"], ground)
    top_wound(s, "w_b")
    attack(s)
    assert (s.enemy(1).stun, s.enemy(1).vulnerable) == (heavy, True)


@rule("ST-27.14")
def test_a_pseudogiant_hits_every_target_on_one_area() -> None:
    s = scene(["borsuk C", "chort C"], ["pseudogiant A E", "snork D W horde 2"], WIDE)
    attack(s).click("target s1")
    assert damage(s) == [(1, 10), (0, 10)]


@rule("ST-27.14")
def test_enemies_of_another_team_are_among_them() -> None:
    ground = drawn(["+#+#+#+#+", "#A B C.C#", "+#+#+#+#+"])
    s = scene(["borsuk C"], ["pseudogiant A E", "bandit_rifle C N pack 2"], ground)
    attack(s)
    assert damage(s) == [(0, 10), (E1, 10)]


@rule("ST-27.11")
def test_a_stalker_defends_with_its_suit() -> None:
    """Each success of the roll cancels 1 damage."""
    s = scene(["borsuk C leather_jacket"], ["bandit_rifle A E"], HALL)
    s.dice(1)
    attack(s)
    assert s.stalker(0).hp == 16 - (7 - 3)


@rule("ST-27.2")
@pytest.mark.parametrize(("petals", "dealt"), [(1, 8), (2, 5), (3, 5)])
def test_a_zombie_rolls_for_its_damage(petals: int, dealt: int) -> None:
    s = scene(["borsuk C"], ["zombie A E"], HALL).petals(petals)
    assert damage(attack(s)) == [(0, dealt)]


@rule("ST-27.2")
def test_or_steps_forward_instead() -> None:
    s = scene(["borsuk C"], ["zombie A E"], HALL).petals(4)
    attack(s)
    assert s.where("e0") == "B"
    assert not damage(s)


def test_a_tick_leaves_radiation_on_who_lost_hp() -> None:
    s = attack(scene(["borsuk B"], ["tick A E"], HALL))
    assert s.stalker(0).dose == 2
    s = attack(scene(["borsuk B"], ["tick A E"], HALL), -9)
    assert s.stalker(0).dose == 0


def test_an_izlom_ignores_cover() -> None:
    ground = drawn(["+#+#+#+#+", "#A B C#Z#", "+#+#+#+#+"], "C 1x1 1 cover 2")
    assert damage(attack(scene(["borsuk C"], ["izlom A E"], ground))) == [(0, 9)]


@rule("ST-27.15")
def test_another_stalker_may_step_in_before_the_advance() -> None:
    """Palkan takes the attack; where he cannot come to, he does not."""
    s = scene(["borsuk C", "palkan D"], ["bandit_rifle A E"], WIDE)
    attack(s)
    assert (s.seat, s.where("s1")) == (1, "D")
    use = [words for words in s.offered() if words.startswith("use")]
    assert use, s.offered()
    s.click(use[0])
    if s.step == "step":
        s.click("step C")
    assert s.where("s1") == "C"
    assert [told.target for told in s.told(EnemyAttacked)] == [1]


@rule("ST-27.13")
def test_every_enemy_has_a_torso() -> None:
    assert all(card.has_part(1) for card in BOX.enemies)


@rule("ST-27.16")
def test_damage_without_an_attacker_knows_no_cover() -> None:
    ground = drawn(["+#+#+#+#+", "#A B C#Z#", "+#+#+#+#+"], "C 1x1 1 cover 2")
    s = scene(["borsuk C leather_jacket"], [], ground).dice(3)
    s.push(suffer(S0, 5))
    assert s.stalker(0).hp == 16 - 4, "the suit helps, by 1 success"


def test_slime_stuns_an_attacker_that_goes_on_all_the_same() -> None:
    s = scene(["borsuk B", "chort C slime"], ["bandit_rifle A E"], HALL)
    attack(s)
    assert not [words for words in s.offered() if words.startswith("use")], "2 areas away"
    assert s.stalker(0).hp == 16 - 7
    s = scene(["borsuk B slime", "chort C"], ["bandit_rifle A E"], HALL)
    attack(s)
    assert s.seat == 0
    s.click(next(words for words in s.offered() if words.startswith("use")))
    assert s.enemy(0).stun
    assert (s.stalker(0).hp, s.stalker(0).dose) == (16 - 7, 3)
