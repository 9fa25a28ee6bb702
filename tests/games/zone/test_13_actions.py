"""Chapter 13: base actions."""

from __future__ import annotations

import pytest

from cantina.games.zone.events.enemies import ActivationDrawn
from cantina.games.zone.events.stalkers import ActionTaken, LeadPassed
from cantina.games.zone.facts.lead import pass_lead
from cantina.games.zone.facts.turn_tokens import BY_TOKEN
from cantina.games.zone.terms.ids import NO_GEAR
from cantina.games.zone.terms.kinds import ITEM_CARD
from cantina.games.zone.terms.numbers import BOLT, HIGH, LOW, NONE
from tests.games.zone.maps import drawn
from tests.games.zone.scene import BOX, S0, Scene, corridor, scene
from tests.rules import rule

SEVEN = "ABCDEFG"


def low_card(s: Scene, id: str) -> None:
    """The next low activation card."""
    ids = [card.id for card in s.table.pack.activation_low]
    s.state.low.cards = [ids.index(id)]


@rule("ST-13.0")
@pytest.mark.parametrize(
    "words",
    ["move", "careful", "prepare", "reload", "pick", "distract", "bolt", "knife", "shake"],
)
def test_base_actions_are_standard(words: str) -> None:
    s = scene(
        ["borsuk B ptm", "velet C"],
        ["bandit_rifle B N"] if words == "knife" else [],
        corridor(SEVEN),
        anomalies=["electro D D:1"],
        begin=True,
    )
    one = s.stalker(0)
    one.bolts, one.magazines = 2, [1, 1, 1]
    one.stun = words == "shake"
    s.state.gear[one.weapon].ammo = 0
    s.state.loot[one.area] = [s.state.loot_pool.pop()]
    s.click(next(offer for offer in s.offered() if offer.split()[0] == words))
    assert (one.slots[0], s.told(ActionTaken)[0].paid) == (1, BY_TOKEN)


@rule("ST-13.1", "ST-14.1")
def test_a_move_covers_one_to_three_areas() -> None:
    s = scene(["borsuk A", "velet G"], ground=corridor(SEVEN), begin=True)
    s.click("move")
    assert s.offered() == ["step B"]
    s.click("step B")
    assert sorted(s.offered()) == ["done", "step A", "step C"]
    s.click("step C").click("step D")
    assert (s.where("s0"), s.step) == ("D", "act")
    assert s.threat(0) == "low D"


@rule("ST-13.1")
def test_cards_change_how_far_a_move_goes() -> None:
    s = scene(["borsuk A exoskeleton", "velet G"], ground=corridor(SEVEN), begin=True)
    s.clicks("move", "step B", "step C")
    assert (s.where("s0"), s.step) == ("C", "act")
    s = scene(["borsuk A sparkler", "velet G"], ground=corridor(SEVEN), begin=True)
    s.clicks("move", "step B", "step C", "step D", "step E")
    assert (s.where("s0"), s.step) == ("E", "act")
    s.clicks("move", "step D", "step C", "step B")  # once per turn
    assert s.where("s0") == "B"
    assert s.step != "step"
    s = scene(["borsuk A sparkler", "velet G"], ground=corridor(SEVEN), begin=True)
    s.walk("B")
    s.clicks("move", "step C", "step D", "step E", "step F")  # a short Move does not use it up
    assert s.where("s0") == "F"


@rule("ST-13.2", "ST-15.9")
def test_a_careful_move_is_one_area_and_leaves_threat_alone() -> None:
    s = scene(["borsuk B", "velet G"], ground=corridor(SEVEN), begin=True)
    s.stalker(0).threat, s.stalker(0).threat_area = LOW, s.at("F")
    s.clicks("careful", "step C")
    assert (s.where("s0"), s.step, s.threat(0)) == ("C", "act", "low F")


@rule("ST-13.2")
def test_ex_36e_no_careful_move_from_sight_or_into_it() -> None:
    ground = corridor(SEVEN)
    seen = scene(["borsuk C"], ["bandit_rifle F W"], ground, begin=True)
    assert seen.can("move", "careful") == [True, False]
    unseen = scene(["borsuk B"], ["bandit_rifle F W"], ground, begin=True)
    assert unseen.click("careful").offered() == ["step A"]
    edge = scene(["borsuk A"], ["bandit_rifle E W"], ground, begin=True)
    assert edge.can("move", "careful") == [True, False]


@rule("ST-13.2")
def test_who_steps_silently_moves_two_areas_carefully() -> None:
    s = scene(["ghost A"], ["bandit_rifle G W"], corridor(SEVEN), begin=True)
    s.click("careful").click("step B")
    assert sorted(s.offered()) == ["done", "step A", "step C"]
    s.click("step C")
    assert s.where("s0") == "C"
    assert s.threat(0) == "none"
    s = scene(["ghost B"], ["bandit_rifle G W"], corridor(SEVEN), begin=True)
    assert s.clicks("careful", "step C").offered() == ["step B", "done"]  # D is seen


@rule("ST-13.5", "ST-23.9")
def test_reloading_is_free_with_focus_which_is_kept() -> None:
    s = scene(["borsuk A ptm"], ground=corridor(SEVEN), begin=True)
    one = s.stalker(0)
    s.state.gear[one.weapon].ammo = 1
    assert s.can("reload") == [False]  # no magazine
    one.magazines = [2, 0, 0]
    s.click(f"reload {one.weapon}")
    assert (s.state.gear[one.weapon].ammo, one.magazines, one.slots[0]) == (4, [1, 0, 0], 2)
    s.state.gear[one.weapon].ammo = 0
    one.focus = True
    s.click(f"reload {one.weapon}")
    assert (one.magazines, one.slots[0], one.focus) == ([0, 0, 0], 2, True)


@rule("ST-13.7", "ST-13.8", "ST-15.3")
def test_distracting_draws_enemies_with_a_low_card() -> None:
    s = scene(["borsuk A", "velet A"], ["bandit_rifle E N"], corridor(SEVEN), begin=True)
    low_card(s, "curiosity")
    s.stalker(0).bolts = 1
    assert s.offered().count("distract D") == 1
    assert "distract E" not in s.offered()  # distance 4
    s.click("distract D")
    (drawn_card,) = s.told(ActivationDrawn)
    assert (drawn_card.high, drawn_card.part) == (False, "low_threat")
    assert s.where("e0") == "D"  # it went to see
    assert s.stalker(0).bolts == 0


@rule("ST-13.7")
def test_threat_that_the_distracted_see_shifts_toward_its_owner() -> None:
    foes = ["bandit_rifle E W elite", "bandit_rifle G W elite"]
    s = scene(["borsuk A", "velet A"], foes, corridor(SEVEN), begin=True)
    low_card(s, "sniffing")  # nothing for the elite but to attack whom they see: nobody
    s.stalker(0).bolts = 1
    s.stalker(1).threat, s.stalker(1).threat_area = LOW, s.at("F")
    s.click("distract D")
    assert s.threat(0) == "low C"  # once, by the one at E
    assert s.threat(1) == "low F"  # seen only by one that was too far away to be distracted


@rule("ST-13.7")
def test_nobody_near_no_card() -> None:
    s = scene(["borsuk A"], ["bandit_rifle G E"], corridor(SEVEN), begin=True)
    s.stalker(0).bolts = 1
    s.click("distract D")
    assert (s.threat(0), s.told(ActivationDrawn)) == ("low D", [])


@rule("ST-13.8", "ST-13.7")
def test_only_enemies_on_the_area_and_next_to_it_act() -> None:
    foes = ["bandit_rifle D N", "bandit_rifle F N", "bandit_shotgun E N"]
    s = scene(["borsuk A", "velet A"], foes, corridor(SEVEN), begin=True)
    low_card(s, "patrol")  # all attack, all step forward
    s.stalker(0).bolts = 1
    s.click("distract D")
    assert s.where("e1") == "F"
    assert [s.where("e0"), s.where("e2")] != ["D", "E"]


@rule("ST-13.7", "ST-15.3")
def test_no_distraction_without_a_bolt_or_with_high_threat_on_the_map() -> None:
    s = scene(["borsuk A"], ground=corridor(SEVEN), begin=True)
    assert s.can("distract") == [False]
    s.stalker(0).bolts = 1
    assert s.can("distract") == [True]
    s.stalker(0).threat, s.stalker(0).threat_area = HIGH, s.at("G")
    assert s.can("distract") == [False]


def bolts(s: Scene) -> list[str]:
    return [words for words in s.offered() if words.startswith("bolt")]


@rule("ST-13.9", "ST-13.10")
def test_a_bolt_covers_an_uncovered_symbol_within_three() -> None:
    walls = ["+#+#+#+#+#+", " A B C#D E ", "+#+ +#+ +#+", " F G H I J ", "+#+#+#+#+#+"]
    s = scene(
        ["borsuk C"],
        ground=drawn(walls),
        anomalies=["electro D D:4 D:4 H:3 A:2 F:1"],
        begin=True,
    )
    s.stalker(0).bolts = 2
    # D is behind a wall and too far by the way round; of equal symbols one is offered.
    assert bolts(s) == ["bolt 0 2", "bolt 0 3", "bolt 0 4"]
    s.click("bolt 0 2")
    symbols = s.state.anomalies[0].symbols
    assert [symbol.cover for symbol in symbols] == [NONE, NONE, BOLT, NONE, NONE]
    assert s.stalker(0).bolts == 1
    assert bolts(s) == ["bolt 0 3", "bolt 0 4"]
    s.state.anomalies[0].active = False
    assert s.can("bolt") == [False]


@rule("ST-13.9")
def test_an_artifact_lets_bolts_fly_farther_and_gives_one_back() -> None:
    s = scene(["borsuk A wrenched"], ground=corridor(SEVEN), anomalies=["electro F F:4 G:1"])
    s.stalker(0).bolts = 2
    s.click("begin 0")
    assert bolts(s) == ["bolt 0 0"]
    s.click("bolt 0 0")
    assert s.stalker(0).bolts == 2


@rule("ST-13.11")
def test_the_knife_is_for_enemies_on_the_own_area() -> None:
    foes = ["bandit_rifle A N", "bandit_shotgun B E"]
    s = scene(["borsuk A"], foes, corridor(SEVEN), begin=True)
    assert [words for words in s.offered() if words.startswith("knife")] == ["knife e0"]
    threat = s.threat(0)
    s.click("knife e0")
    assert s.threat(0) == threat


@rule("ST-13.12", "ST-23.10")
def test_a_stunned_stalker_can_only_shake_it_off() -> None:
    s = scene(["borsuk A ptm"], ["bandit_rifle A N"], corridor(SEVEN), begin=True)
    one = s.stalker(0)
    one.stun, one.focus, one.magazines = True, True, [1, 0, 0]
    s.state.gear[one.weapon].ammo = 0
    assert s.offered() == ["shake"]
    s.click("shake")
    assert (one.stun, one.slots[0]) == (False, 2)
    assert s.can("move", "knife", "reload", "lead") == [True] * 4


@rule("ST-13.13", "ST-18.12")
@pytest.mark.parametrize(("choice", "hp", "focus"), [("lead 0", 12, False), ("lead 1", 10, True)])
def test_the_lead_token_heals_or_focuses_and_goes_left(choice: str, hp: int, focus: bool) -> None:
    s = scene(["borsuk A", "velet A", "mamon B"], ground=corridor(SEVEN), begin=True)
    s.stalker(0).hp = 10
    s.click(choice)
    assert (s.stalker(0).hp, s.stalker(0).focus) == (hp, focus)
    assert (s.state.lead, s.state.lead_ready) == (1, False)
    assert s.can("lead") == [False]
    s.clicks("prepare", *["done"] * (s.step != "act"))
    assert [event.lead for event in s.told(LeadPassed)] == [1]


@rule("ST-13.13")
def test_the_new_holder_waits_for_the_end_of_the_round() -> None:
    s = scene(["borsuk A", "velet A"], ground=corridor(SEVEN), begin=True)
    s.click("lead 0")
    s.walk("B").walk("C")
    s.click("begin 0")
    assert s.state.lead == s.seat == 1
    assert s.can("lead") == [False]


@rule("ST-13.13")
def test_the_token_may_be_used_just_to_pass_it() -> None:
    s = scene(["borsuk A", "velet A"], ground=corridor(SEVEN), begin=True)
    full = s.stalker(0).hp
    s.click("lead 0")
    assert (s.stalker(0).hp, s.state.lead) == (full, 1)


@rule("ST-18.12")
def test_the_token_skips_those_who_left() -> None:
    s = scene(["borsuk A", "velet A", "mamon B"], ground=corridor(SEVEN))
    s.stalker(1).left = True
    pass_lead(s.table, S0, "ST-18.12")
    assert s.state.lead == 2


@rule("ST-13.3")
def test_preparing_gives_focus_and_a_bolt() -> None:
    s = scene(["palkan A", "velet C"], ground=corridor(SEVEN), begin=True)
    s.click("prepare")
    assert (s.stalker(0).focus, s.stalker(0).bolts) == (True, 1)
    s.click("prepare")
    assert (s.stalker(0).focus, s.stalker(0).bolts) == (True, 2)  # ST-23.1: no second focus
    assert (s.stalker(1).focus, s.stalker(1).bolts) == (False, 0)


@rule("ST-13.3")
def test_stalkers_on_one_area_exchange_what_they_have() -> None:
    s = scene(["borsuk A ptm", "velet A", "mamon B"], ground=corridor(SEVEN), begin=True)
    weapon = s.stalker(0).weapon
    s.click("prepare")
    assert not any(words.startswith("give") and words.endswith(" 2") for words in s.offered())
    s.click(f"give {weapon} 1")
    assert (s.stalker(0).weapon, s.stalker(1).backpack) == (NO_GEAR, [weapon])


@rule("ST-13.3", "ST-13.4")
def test_the_backpack_may_be_too_full_until_all_are_ready() -> None:
    ids = [card.id for card in BOX.gear if card.kind == ITEM_CARD]
    six, one_more = " ".join(ids[:6]), ids[6]
    s = scene([f"palkan A {six}", f"mamon A {one_more}"], ground=corridor(SEVEN), begin=True)
    item = s.stalker(1).backpack[0]
    s.click("prepare").click("done")
    assert (s.step, s.seat) == ("arrange", 1)
    s.click(f"give {item} 0")
    assert (s.step, s.seat, len(s.stalker(0).backpack)) == ("arrange", 0, 7)
    s.click("done")
    assert (s.step, s.seat) == ("drop", 0)
    s.click(s.offered()[0])
    assert (s.step, len(s.stalker(0).backpack)) == ("act", 6)


@rule("ST-13.6")
def test_picking_up_takes_one_token_of_the_own_area() -> None:
    s = scene(["borsuk A", "velet C"], ground=corridor(SEVEN), begin=True)
    assert s.can("pick") == [False]
    bolts_token = [BOX.loot[row].id for row in BOX.loot_tokens].index("bolt_2")
    s.state.loot_pool.remove(bolts_token)
    s.state.loot_pool.remove(30)
    s.state.loot[s.at("A")] = [30, bolts_token]
    s.state.loose_artifacts = [s.at("B")]
    assert [words for words in s.offered() if words.startswith("pick")] == ["pick 0"]
    s.click("pick 0")
    assert (s.stalker(0).bolts, s.state.loot[s.at("A")]) == (2, [30])


@rule("ST-18.1")
def test_three_artifacts_are_in_use_at_once() -> None:
    four = [card.id for card in BOX.artifacts][:4]
    s = scene([f"borsuk A {' '.join(four)}", "velet C"], ground=corridor(SEVEN), begin=True)
    one = s.stalker(0)
    assert (len(one.slots), len(one.artifacts), len(one.backpack)) == (2, 3, 1)
    fourth = one.backpack[0]
    s.click("prepare")
    assert f"equip {fourth}" not in s.offered()
    s.click(f"equip {fourth} {one.artifacts[0]}")
    assert (len(one.artifacts), len(one.backpack)) == (3, 1)
