"""Chapter 34: companions: who is taken along, what they do, what becomes of them."""

from __future__ import annotations

import random

import pytest

from cantina.games.zone import GAME
from cantina.games.zone.actions.campaign import UseContact
from cantina.games.zone.actions.companions import (
    CompanionDoes,
    GiveCompanion,
    PackForCompanion,
)
from cantina.games.zone.choose.targets import aims, sees_target
from cantina.games.zone.events.companions import (
    CompanionHurt,
    CompanionLeft,
    CompanionPlaced,
    CompanionTaken,
)
from cantina.games.zone.events.enemies import EnemyAttacked
from cantina.games.zone.events.fighting import EnemyHit
from cantina.games.zone.facts.anomalies import chance, cover
from cantina.games.zone.facts.figures import is_full, place
from cantina.games.zone.facts.giving_way import who_gives_way
from cantina.games.zone.facts.hit_points import wound
from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.frames.enemies import Reaction, enemy_attack, march, step_forward
from cantina.games.zone.frames.stalkers import Mission as MissionFrame
from cantina.games.zone.frames.stalkers import Trot, blast, pushed
from cantina.games.zone.movement.facing import look_around
from cantina.games.zone.terms.figures import COMPANION
from cantina.games.zone.terms.ids import NOWHERE, ProgramNo
from cantina.games.zone.terms.numbers import NO_THREAT, NONE
from cantina.games.zone.turns.companions import (
    bring_companion,
    place_companion,
    places_for_companion,
)
from cantina.games.zone.turns.mission_flow import begin_round
from cantina.games.zone.wording.cards import card_texts
from cantina.kernel.action import Action
from cantina.kernel.table import advance, play
from tests.games.zone.camp import camp
from tests.games.zone.company import (
    DOG,
    ROOKIE,
    VETERAN,
    act,
    companion,
    joined,
    steps,
    where,
)
from tests.games.zone.exploring import CONTACTS, Expedition, explored
from tests.games.zone.maps import drawn
from tests.games.zone.scene import BOX, E0, S0, S1, S2, corridor, scene
from tests.rules import rule

FIVE = corridor("ABCDE")


# Taking it along.


def ready(*contacts: str, seats: int = 2) -> Expedition:
    """At the contacts step, with these cards in the folder."""
    return explored(seats).knows(*contacts).go("m_a1").done()


@rule("ST-34.5", "ST-34.1", "ST-32.13", "ST-32.9")
def test_a_companion_is_paid_counts_as_a_contact_and_there_is_one() -> None:
    s = ready(VETERAN, DOG, ROOKIE).meet(VETERAN)
    assert s.campaign.coupons == 5000 - 600
    assert companion(s).card == CONTACTS[VETERAN]
    assert len(s.campaign.resolved) == 1
    assert CONTACTS[VETERAN] in s.campaign.binder, "the card stays in the folder"
    assert not any(s.can(f"contact {CONTACTS[DOG]}", f"contact {CONTACTS[ROOKIE]}"))
    assert [told.fee for told in s.told(CompanionTaken)] == [600]


@rule("ST-34.5", "ST-32.27")
def test_who_cannot_pay_the_fee_goes_without() -> None:
    s = ready(VETERAN, DOG, ROOKIE)
    s.campaign.coupons = 199
    assert s.can(*[f"contact {CONTACTS[id]}" for id in (VETERAN, DOG, ROOKIE)]) == [
        False,
        True,
        False,
    ]


@rule("ST-34.5", "ST-34.12")
def test_it_goes_along_to_one_mission_and_can_be_taken_again() -> None:
    s = ready(DOG).meet(DOG).packed().ended(won=False)
    assert s.state.companion is None
    while s.step == "go_on":
        s.click("go_on")
    s.go("m_b1").done().meet(DOG)
    assert companion(s).card == CONTACTS[DOG]


@rule("ST-32.10")
def test_both_sides_of_its_card_are_there_to_be_read() -> None:
    texts = card_texts(BOX)["contacts"]
    for id in (VETERAN, DOG, ROOKIE):
        assert list(texts[id]) == ["along", "companion"]
        printed = BOX.campaign.contacts[CONTACTS[id]].companion
        assert printed is not None
        assert len(texts[id]["companion"]) >= 3 + len(printed.acts)


@rule("ST-34.6", "ST-9.13")
def test_it_starts_where_the_lead_stalker_stands() -> None:
    s = ready(DOG).meet(DOG).packed()
    while s.state.round == 0:
        s.click(s.offered()[0])
    assert companion(s).area == s.stalker(s.state.lead).area
    assert len(s.told(CompanionPlaced)) == 1


@rule("ST-34.6", "ST-5.5")
def test_if_that_is_full_it_starts_on_the_nearest_area_that_is_not() -> None:
    s = joined(scene(["borsuk C", "velet C"], ground=FIVE), DOG)
    setup = MissionFrame([])
    bring_companion(s.table, setup)
    assert where(s) == "-", "the lead stalker chooses among equals"
    spots = places_for_companion(s.table, setup)
    assert [s.named(spot.area) for spot in spots] == ["B", "D"]
    place_companion(s.table, setup, spots[1])
    assert where(s) == "D"
    joined(s, DOG)
    place(s.table, S0, s.at("A"))
    place(s.table, S1, s.at("A"))
    bring_companion(s.table, setup)
    assert where(s) == "B"


@rule("ST-34.6")
def test_without_a_figure_it_is_nowhere() -> None:
    s = ready(VETERAN).meet(VETERAN).packed()
    while s.state.round == 0:
        s.click(s.offered()[0])
    assert companion(s).area == NOWHERE
    assert s.told(CompanionPlaced) == []


# What it counts for.


@rule("ST-34.4", "ST-2.2", "ST-3.4")
def test_it_takes_a_place_and_is_not_counted_in_n() -> None:
    s = scene(["borsuk A", "velet E"], ground=FIVE)
    count = s.state.count
    joined(s, DOG, "A")
    assert is_full(s.table, s.at("A"))
    assert s.state.count == count == 2


@rule("ST-34.4", "ST-30.8", "ST-30.10")
def test_it_covers_a_symbol_while_it_stands_there() -> None:
    s = scene(["borsuk A"], ground=FIVE, anomalies=["electro C C:4 C:1"])
    joined(s, DOG, "C")
    cover(s.table, COMPANION)
    anomaly = s.state.anomalies[0]
    assert anomaly.symbols[0].cover == COMPANION, "the one with the highest chance"
    assert chance(anomaly, 1 << s.at("C")) == 10
    place(s.table, COMPANION, s.at("D"))
    assert anomaly.symbols[0].cover == NONE


@rule("ST-14.7")
def test_stalkers_give_way_before_it_and_it_before_enemies() -> None:
    s = scene(["borsuk A", "velet B"], ["bandit_rifle D N"], FIVE)
    joined(s, DOG, "B")
    assert who_gives_way(s.table, S0, s.at("B")) == [S1]
    place(s.table, S1, s.at("E"))
    place(s.table, E0, s.at("B"))
    assert who_gives_way(s.table, S0, s.at("B")) == [COMPANION]


@rule("ST-14.8", "ST-15.15")
def test_it_is_pushed_and_rolls_for_anomalies_but_is_no_threat() -> None:
    s = scene(["borsuk A"], ["bandit_rifle E W"], FIVE, anomalies=["electro C C:4"])
    joined(s, DOG, "B").petals(1)
    s.push(pushed(COMPANION, 1, s.at("A"), NOWHERE, S0))
    assert where(s) == "C"
    assert s.stalker(0).threat == NO_THREAT or s.stalker(0).threat_area == s.at("A")


# What it does.


@rule("ST-34.7", "ST-12.2")
def test_it_acts_once_per_round_for_any_stalker_as_a_free_action() -> None:
    s = scene(["borsuk A", "velet E"], ground=FIVE)
    joined(s, DOG, "A").click("begin 0")
    before = s.stalker(0).slots[:]
    s.clicks(act(s, "fetch"), "done")
    assert s.stalker(0).slots == before
    assert not any(s.can("companion"))
    companion(s).acted = False
    assert s.can(act(s, "fetch"), act(s, "bark")) == [True, True]


@rule("ST-34.7", "ST-10.9")
def test_it_may_act_again_in_the_next_round() -> None:
    s = joined(scene(["borsuk A"], ground=FIVE), DOG, "A").click("begin 0")
    s.clicks(act(s, "fetch"), "done")
    assert companion(s).acted
    begin_round(s.table, MissionFrame([]))
    assert s.can("companion") == [True]


@rule("ST-34.7")
def test_some_acts_are_only_for_the_lead_stalker() -> None:
    s = scene(["borsuk A", "velet B"], ["bandit_rifle C N"], FIVE, lead=S1)
    joined(s, VETERAN)
    s.click("begin 0")
    assert s.seat == 1
    assert s.can("companion") == [True]
    s.state.lead = S0
    assert s.can("companion") == [False]


@rule("ST-34.7", "ST-23.10")
def test_a_stunned_stalker_cannot_use_it() -> None:
    s = joined(scene(["borsuk A"], ground=FIVE), DOG, "A").click("begin 0")
    assert s.can("companion") == [True]
    s.stalker(0).stun = True
    assert s.can("companion") == [False]


@rule("ST-34.3", "ST-34.7", "ST-28.6", "ST-15.15")
def test_the_veteran_shoots_an_enemy_that_the_lead_stalker_sees_nearby() -> None:
    """Nobody turns, nobody reacts, and there is no threat for it."""
    s = scene(["borsuk A"], ["bandit_rifle D E", "bandit_rifle E E"], FIVE)
    joined(s, VETERAN).click("begin 0")
    assert s.can(act(s, "covering_shot")) == [True]
    s.click(act(s, "covering_shot"))
    hits = s.told(EnemyHit)
    assert [(hit.enemy, hit.successes) for hit in hits] == [(E0, 4)], "the other is too far away"
    assert s.stalker(0).threat == NO_THREAT
    assert not any(isinstance(frame, Reaction) for frame in s.state.stack)


@rule("ST-34.7")
def test_a_shot_at_nobody_is_not_offered() -> None:
    s = scene(["borsuk A"], ["bandit_rifle E W"], FIVE)
    joined(s, VETERAN).click("begin 0")
    assert s.can("companion") == [False]


@rule("ST-34.7", "ST-13.6")
def test_the_dog_fetches_loot_for_a_stalker_within_three() -> None:
    s = scene(["borsuk A", "velet E"], ground=FIVE)
    s.state.loot[s.at("C")] = [s.state.loot_pool.pop()]
    joined(s, DOG, "A").click("begin 0")
    s.clicks(act(s, "fetch"), "step B", "step C", "done")
    assert sorted(s.offered()) == ["figure 0", "figure 1"], "the players choose who gets it"
    s.click("figure 1")
    assert s.state.loot[s.at("C")] == []
    assert s.state.tallies.loot == 1


@rule("ST-34.7")
def test_a_dog_that_barks_turns_an_enemy() -> None:
    s = scene(["borsuk A"], ["bandit_rifle D N"], FIVE)
    joined(s, DOG, "B").click("begin 0")
    s.clicks(act(s, "bark"), "step C", "done")
    assert s.facing(0) == "W"


@rule("ST-34.7")
def test_on_the_same_area_an_enemy_turns_to_where_the_dog_came_from() -> None:
    s = scene(["borsuk A"], ["bandit_rifle D N"], FIVE)
    joined(s, DOG, "C").click("begin 0")
    s.clicks(act(s, "bark"), "step D")
    assert (where(s), s.facing(0)) == ("D", "W")


# How it moves.


@rule("ST-34.8", "ST-2.3")
def test_windows_stop_it_and_full_areas_are_only_passed() -> None:
    plan = ["+ + + +", " A B C ", "+ +W+ +", " D E F ", "+ + + +"]
    s = scene(["borsuk A", "velet C"], ground=drawn(plan))
    joined(s, DOG, "B").push(Trot(stalker=S0, left=2, path=[]))
    assert steps(s) == ["A", "C"], "full, but there is a way on; the window is none"
    s.click("step A")
    assert s.offered() == ["step B", "step D"], "it may not end there"


@rule("ST-34.8", "ST-2.3")
def test_it_does_not_enter_a_full_area_at_the_end_of_its_way() -> None:
    s = scene(["borsuk C", "velet C"], ground=FIVE)
    joined(s, DOG, "B").push(Trot(stalker=S0, left=1, path=[]))
    assert steps(s) == ["A"]


@rule("ST-34.8", "ST-15.15")
def test_an_enemy_ends_its_movement_and_it_leaves_no_threat() -> None:
    s = scene(["borsuk A"], ["bandit_rifle C N"], FIVE)
    joined(s, DOG, "B").click("begin 0")
    s.clicks(act(s, "fetch"), "step C")
    assert s.step == "act"
    assert s.threat(0) == "none"


@rule("ST-34.8", "ST-30.4")
@pytest.mark.parametrize(("contact", "left"), [(DOG, True), (ROOKIE, False)])
def test_an_anomaly_drives_it_off_or_costs_it_hp(contact: str, left: bool) -> None:
    s = scene(["borsuk A"], ground=FIVE, anomalies=["magnet C C:4"])
    joined(s, contact, "B").petals(4)
    s.push(Trot(stalker=S0, left=1, path=[])).click("step C")
    assert companion(s).left is left
    assert [told.hp for told in s.told(CompanionHurt)] == ([] if left else [2]), "6 less 4"


@rule("ST-34.8", "ST-21.15")
def test_a_grenade_hurts_it_without_defence() -> None:
    s = joined(scene(["borsuk A"], ground=FIVE), ROOKIE, "C")
    s.push(blast(S0, s.at("C"), 0, 4))
    assert companion(s).hp == 2
    s.push(blast(S0, s.at("C"), 0, 0))
    assert companion(s).hp == 2


# As a target.


@rule("ST-34.9", "ST-27.3", "ST-24.10")
def test_only_an_enemy_that_sees_no_stalker_attacks_it() -> None:
    s = scene(["borsuk E"], ["bandit_rifle B E"], corridor("ABCDE", high=2))
    joined(s, DOG, "C")
    assert aims(s.table, E0)[0] == [S0], "AM-44: farther away, but a stalker"
    place(s.table, S0, s.at("A"))
    assert aims(s.table, E0)[0] == [COMPANION]
    joined(s, VETERAN)
    assert aims(s.table, E0)[0] == []


@rule("ST-34.9", "ST-26.6")
def test_it_interrupts_enemy_movement_if_it_can_be_a_target() -> None:
    for contact, end in ((DOG, "C"), (VETERAN, "E")):
        s = scene(["borsuk A"], ["bandit_rifle C E"], corridor("ABCDE", high=3))
        joined(s, contact, "D" if contact == DOG else "")
        s.push(march(E0, [s.at("E")], 2))
        assert s.where("e0") == end


@rule("ST-34.9", "ST-26.9")
def test_a_full_area_with_it_is_not_passed() -> None:
    s = scene(["borsuk A"], ["bandit_rifle B E", "bandit_rifle C E"], FIVE)
    joined(s, DOG, "C")
    s.push(step_forward(E0, 2, stubborn=True))
    assert s.where("e0") != "D"


@rule("ST-34.9", "ST-25.13")
def test_it_stops_a_look_around() -> None:
    hall = drawn(["+#+#+#+#+#+#+", "#A B C D#Z.Z#", "+#+#+#+#+#+#+"])
    for contact, facing in ((DOG, "W"), (VETERAN, "E")):
        s = scene(["borsuk Z"], ["bandit_rifle D E"], hall)
        joined(s, contact, "A" if contact == DOG else "")
        look_around(s.table, E0)
        assert s.facing(0) == facing
        assert sees_target(s.table, E0) is (contact == DOG)


@rule("ST-34.3", "ST-34.9", "ST-34.10")
def test_any_attack_drives_the_dog_off() -> None:
    s = scene(["borsuk A"], ["bandit_rifle B E"], FIVE)
    joined(s, DOG, "C").push(enemy_attack(E0, change=-7))
    assert [(told.target, told.damage) for told in s.told(EnemyAttacked)] == [(COMPANION, 0)]
    assert companion(s).left
    assert len(s.told(CompanionLeft)) == 1


@rule("ST-34.3", "ST-34.8", "ST-34.10", "ST-32.27")
def test_a_rookie_loses_hp_without_defence_and_leaves_without_them() -> None:
    s = at_work(ROOKIE)
    s.state.enemies[0].area = companion(s).area
    s.push(enemy_attack(E0, change=-20))
    assert companion(s).hp == 6
    before = s.campaign.coupons
    s.push(resolve(program("wounds", 12)[0], COMPANION))
    assert companion(s).left
    assert s.campaign.coupons == before - 500


def program(verb: str, amount: int) -> list[ProgramNo]:
    """Programs of the box that begin so."""
    return [
        ProgramNo(number)
        for number, one in enumerate(BOX.programs)
        if one.ops and one.ops[0].verb == verb and one.ops[0].amount.base == amount
    ]


def at_work(contact: str, *items: str) -> Expedition:
    """On mission A1 with this companion, at the first action."""
    s = ready(contact, seats=1).owns(*items).meet(contact).done()
    while s.step != "pack":
        s.click(s.offered()[0])
    for id in items:
        s.click(f"pack_companion {s.free_in_stash(id)}")
    s.packed()
    while s.step != "act":
        s.click(s.offered()[0])
    return s


@rule("ST-34.3")
def test_the_veteran_leaves_at_a_critical_wound_of_anybody() -> None:
    s = joined(scene(["borsuk A", "velet B"], ground=FIVE), VETERAN)
    wound(s.table, S1, 0)
    assert companion(s).left
    s.click("begin 0")
    assert s.can("companion") == [False]
    joined(s, DOG, "C")
    wound(s.table, S0, 0)
    assert not companion(s).left, "others stay"


# Its backpack.


@rule("ST-34.13", "ST-32.15")
def test_it_is_given_items_before_the_mission_up_to_its_backpack() -> None:
    s = ready(ROOKIE, seats=1).owns("bandage", "bread", "antirad", "vodka").meet(ROOKIE).done()
    while s.step != "pack":
        s.click(s.offered()[0])
    for id in ("bandage", "bread", "antirad"):
        s.click(f"pack_companion {s.free_in_stash(id)}")
    assert s.can("pack_companion") == [False]
    s.click(f"unpack_companion {companion(s).backpack[0]}")
    assert sorted(BOX.gear[card].id for card in companion(s).backpack) == ["antirad", "bread"]
    assert "bandage" in s.stash()


@rule("ST-34.13")
def test_only_items_and_only_who_has_a_backpack() -> None:
    s = ready(DOG, ROOKIE, seats=1).owns("bandage").meet(DOG).done()
    while s.step != "pack":
        s.click(s.offered()[0])
    assert s.can("pack_companion") == [False]
    joined(s, ROOKIE)
    offered = [int(words.split()[1]) for words in s.offered() if "pack_companion" in words]
    assert [BOX.gear[card].id for card in offered] == ["bandage"], "no jacket"


@rule("ST-34.13", "ST-13.3")
def test_stalkers_on_its_area_give_it_items_and_take_them_back() -> None:
    s = joined(scene(["borsuk A bandage", "velet C bread"], ground=FIVE), ROOKIE, "A", "antirad")
    s.clicks("begin 0", "prepare", f"load {s.gear('bandage')}")
    assert len(companion(s).backpack) == 2
    s.click(f"unload {companion(s).backpack[0]}")
    assert [BOX.gear[card].id for card in s.stalker(0).backpack] == ["antirad"]
    s.click("done")
    s = joined(scene(["borsuk A", "velet B bread"], ground=FIVE, lead=S1), ROOKIE, "A", "antirad")
    s.clicks("begin 0", "prepare")
    assert not any(s.can("load", "unload")), "not from another area"


@rule("ST-34.13")
def test_it_uses_an_item_where_it_stands() -> None:
    s = scene(["borsuk A", "velet C"], ground=FIVE)
    joined(s, ROOKIE, "B", "bandage").click("begin 0")
    s.stalker(1).hp = 3
    s.clicks(act(s, "lend_a_hand"), "step C", "done")
    bandage = companion(s).backpack[0]
    assert s.offered() == [f"item {bandage}", "done"]
    s.click(f"item {bandage}")
    assert s.stalker(1).hp == 7
    assert bandage in s.state.items.discard


@rule("ST-34.13", "ST-15.15", "ST-21.15")
def test_it_throws_a_grenade_from_its_area_and_places_no_threat() -> None:
    s = scene(["borsuk A"], ["bandit_rifle E E"], FIVE)
    joined(s, ROOKIE, "C", "molotov").click("begin 0")
    s.clicks(act(s, "lend_a_hand"), "done", f"item {companion(s).backpack[0]}")
    assert "area E" in s.offered(), "two away from it, four from the stalker"
    s.click("area E")
    hits = s.told(EnemyHit)
    assert [(hit.attacker, hit.successes) for hit in hits] == [(COMPANION, 5)]
    assert s.threat(0) == "none"


@rule("ST-34.13")
def test_food_heals_it_and_what_would_do_nothing_is_not_offered() -> None:
    s = scene(["borsuk A"], ground=FIVE)
    joined(s, ROOKIE, "C", "sausage", "vodka").click("begin 0")
    companion(s).hp = 2
    s.clicks(act(s, "lend_a_hand"), "done")
    sausage = companion(s).backpack[0]
    assert s.offered() == [f"item {sausage}", "done"]
    s.click(f"item {sausage}")
    assert companion(s).hp == 5


@rule("ST-34.10", "ST-13.3")
def test_what_it_carried_lies_where_it_was_and_is_taken_with_prepare() -> None:
    s = at_work(ROOKIE, "antirad", "bread")
    area = companion(s).area
    assert area == s.stalker(0).area
    s.push(resolve(program("wounds", 12)[0], COMPANION))
    assert (companion(s).left, companion(s).area, companion(s).lies) == (True, NOWHERE, area)
    s.clicks("prepare", f"unload {companion(s).backpack[0]}")
    assert "antirad" in [BOX.gear[card].id for card in s.stalker(0).backpack]
    assert s.can("load", "unload") == [False, True]


@rule("ST-32.25", "ST-34.12")
def test_what_it_carries_goes_to_the_stash_and_what_lies_about_is_lost() -> None:
    s = at_work(ROOKIE, "antirad").ended(won=False)
    assert "antirad" in s.stash()
    s = at_work(ROOKIE, "antirad")
    card = companion(s).backpack[0]
    s.push(resolve(program("wounds", 12)[0], COMPANION))
    s.ended(won=False)
    assert "antirad" not in s.stash()
    assert card in s.state.items.cards


# It belongs to the group.


@rule("ST-34.12", "ST-33.2", "ST-34.10")
def test_a_death_ends_the_mission_for_it_too_and_it_comes_again_unhurt() -> None:
    s = at_work(ROOKIE)
    companion(s).hp = 1
    s.ended(won=False)
    while s.step == "go_on":
        s.click("go_on")
    s.go("m_b1").done().meet(ROOKIE)
    assert companion(s).hp == 6


@rule("ST-34.12", "ST-8.13", "ST-33.7", "ST-33.1")
def test_example_47_leaving_one_by_one() -> None:
    """The dog needs no exit."""
    s = camp("borsuk", "mamon", "velet", at="1.G")
    s.state.exits_open = True
    s.state.flags.append("dalik_free")
    s.bears(S0, "dalik")
    place(s.table, S1, s.at("1.D"))
    place(s.table, S2, s.at("1.H"))
    joined(s, DOG, "4.I").clicks("begin 0", "leave")
    assert (s.where("s0"), s.state.lead, s.state.count) == ("-", 1, 3)
    assert where(s) == "4.I", "it stays with those who are left"
    s.enemy(0).area, s.enemy(0).facing = s.at("1.D"), 0
    assert s.seat == 1
    s.click("begin 0")
    assert s.can("leave", "companion") == [False, True], "seen by a bandit"
    while s.seat == 1:
        offered = s.offered()
        s.click(next(words for words in ("end", "prepare", "done") if words in offered))
    s.clicks("begin 0", "move", "step 1.G")
    if s.step == "step":
        s.click("done")
    assert (s.outcome.winners, s.outcome.reason) == ([0, 1, 2], "mission_won")


@rule("ST-34.12")
def test_it_carries_no_keys_and_no_escort() -> None:
    s = scene(["borsuk A"], ground=FIVE)
    s.bears(S0, "cell_key", "dalik")
    joined(s, ROOKIE, "A").clicks("begin 0", "prepare")
    assert not any(words.startswith(("load", "hand")) for words in s.offered())


@rule("ST-2.1", "ST-2.3")
def test_it_has_no_states() -> None:
    s = joined(scene(["borsuk A flash_grenade"], ground=FIVE), DOG, "B").click("begin 0")
    s.clicks(f"item {s.gear('flash_grenade')}", "area B")
    advance(s.table)
    assert not companion(s).left, "a flash does not hurt"
    assert s.step == "act"


@rule("ST-34.3", "ST-34.5", "ST-34.13")
@pytest.mark.parametrize("contact", [VETERAN, DOG, ROOKIE])
def test_nothing_breaks_in_random_campaigns_with_it(contact: str) -> None:
    """It is taken along, packed and used whenever that is offered, every other time."""
    s = explored(2, seed=7).knows(contact)
    t, chance_of = s.table, random.Random(7)
    for _ in range(700):
        if not t.asks:
            break
        ask = t.asks[0]
        wanted = [one for one in ask.options if is_about_companion(one)]
        eager = wanted and (ask.name == "contacts" or chance_of.random() < 0.5)
        play(t, ask.seat, chance_of.choice(wanted if eager else ask.options))
        GAME.check(t)
    assert t.state.campaign is not None


def is_about_companion(option: Action) -> bool:
    if isinstance(option, UseContact):
        return BOX.campaign.contacts[option.contact].companion is not None
    return isinstance(option, (CompanionDoes, PackForCompanion, GiveCompanion))
