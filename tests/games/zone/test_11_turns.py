"""Chapters 11 and 12: turns, passing, prices of actions."""

from __future__ import annotations

import pytest

from cantina.games.zone.events.enemies import EnemyAimed
from cantina.games.zone.events.stalkers import ActionTaken, TurnEnded
from cantina.games.zone.facts.turn_tokens import add_markers, ready_tokens
from cantina.games.zone.frames.stalkers import lose_hp
from cantina.games.zone.terms.ids import EffectNo
from cantina.games.zone.turns.card_actions import leave_map
from tests.games.zone.scene import S0, S1, Scene, corridor, scene
from tests.rules import rule

TWO = ["borsuk 1.G", "velet 1.G"]
THREE = [*TWO, "mamon 1.G"]


def play_turn(s: Scene) -> Scene:
    """A whole turn of standing around: two Prepares."""
    s.click(next(words for words in s.offered() if words.startswith("begin")))
    while s.step != "turn" and s.state.outcome is None:
        offered = s.offered()
        s.click(next(words for words in ("prepare", "done", "end") if words in offered))
    return s


@rule("ST-11.1", "ST-11.2", "ST-11.5")
def test_turns_go_round_from_the_lead_stalker_until_each_has_taken_two() -> None:
    s = scene(THREE, lead=S1)
    order = []
    while s.step == "turn":
        order.append(s.seat)
        play_turn(s)
    assert order == [1, 2, 0, 1, 2, 0]
    assert s.step == "over"  # the Zone phase came, and no event was left for another round


@rule("ST-11.2", "ST-11.6")
def test_ex_15_the_turn_token_goes_down_a_slot_for_each_standard_action() -> None:
    s = scene(TWO, begin=True)
    one = s.stalker(0)
    assert one.slots == [2, 2]
    assert "end" not in s.offered()
    s.walk("1.D")
    assert one.slots == [1, 2]
    assert "end" not in s.offered()
    s.walk("1.G")
    assert one.slots == [0, 2]
    assert s.offered() == ["lead 0", "lead 1", "end"]  # free actions still
    s.click("lead 0")  # after which nothing is left but to end it
    assert one.finished == [True, False]
    assert s.seat == 1


@rule("ST-11.3", "ST-12.1")
def test_a_turn_and_an_action_are_finished_before_the_next() -> None:
    s = scene(TWO, begin=True)
    assert (s.seat, s.step) == (0, "act")
    s.click("move")
    assert {words.split()[0] for words in s.offered()} == {"step"}
    s.click("step 1.D").click("done")
    assert (s.seat, s.step) == (0, "act")
    assert len(s.table.asks) == 1


@rule("ST-11.4")
def test_who_passes_takes_the_turn_later() -> None:
    s = scene(TWO)
    s.click("pass")
    assert s.seat == 1
    play_turn(s)
    assert s.seat == 0
    assert s.stalker(0).finished == [False, False]


@rule("ST-11.8")
def test_when_all_pass_the_lead_stalker_must_act() -> None:
    s = scene(THREE)
    s.clicks("pass", "pass", "pass")
    assert s.seat == 0
    assert s.offered() == ["begin 0"]
    play_turn(s)
    assert s.offered() == ["begin 0", "pass"]


@rule("ST-11.8")
def test_without_the_lead_stalkers_turns_the_next_one_must_act() -> None:
    s = scene(THREE)
    s.stalker(0).finished = [True, True]
    assert s.seat == 0
    s.offered()
    assert s.seat == 1
    s.clicks("pass", "pass")
    assert (s.seat, s.offered()) == (1, ["begin 0"])


@rule("ST-11.8")
def test_nobody_passes_who_would_have_to_act_at_once() -> None:
    s = scene(TWO)
    s.stalker(1).finished = [True, True]
    assert s.offered() == ["begin 0"]
    s = scene(TWO)
    s.state.lead = S1
    s.click("pass")
    assert (s.seat, s.offered()) == (1, ["begin 0"])


@rule("ST-11.2")
def test_turn_tokens_that_differ_are_both_offered() -> None:
    s = scene(TWO)
    assert s.offered() == ["begin 0", "pass"]
    add_markers(s.table, S0, 1, 1)
    assert s.offered() == ["begin 0", "begin 1", "pass"]
    s.click("begin 1")
    assert s.step == "act"
    s.click("prepare")
    assert s.stalker(0).markers == [0, 0]


@rule("ST-11.7")
def test_what_is_not_possible_is_forfeited_without_radiation() -> None:
    s = scene(["borsuk A", "velet C"], ground=corridor("ABC", "A rad 3"), begin=True)
    leave_map(s.table, S0)
    s.offered()
    assert s.seat == 1
    assert s.stalker(0).slots == [0, 2]
    assert s.stalker(0).dose == 0
    (event,) = [event for event in s.table.events if isinstance(event, TurnEnded)]
    assert event.forfeited == 2


@rule("ST-11.5")
def test_who_left_the_map_has_no_turns() -> None:
    s = scene(TWO)
    leave_map(s.table, S0)
    s.offered()
    assert s.seat == 1
    play_turn(play_turn(s))
    assert s.step != "turn"


@rule("ST-11.9", "ST-17.3")
def test_a_marker_pays_for_a_standard_action_without_radiation() -> None:
    s = scene(["borsuk A", "velet C"], ground=corridor("ABC", "A rad 2"))
    add_markers(s.table, S0, 0, 1)
    s.click("begin 0").click("prepare")
    finish(s)
    assert (s.stalker(0).slots[0], s.stalker(0).markers[0], s.stalker(0).dose) == (2, 0, 0)
    s.click("prepare")
    finish(s)
    assert (s.stalker(0).slots[0], s.stalker(0).dose) == (1, 2)
    add_markers(s.table, S0, 1, 2)
    ready_tokens(s.table)
    assert s.stalker(0).markers == [0, 0]


def finish(s: Scene) -> None:
    """What a Prepare offers is declined."""
    while s.step != "act" and "done" in s.offered():
        s.click("done")


@rule("ST-11.10")
def test_after_a_turn_enemies_that_see_the_stalker_react() -> None:
    s = scene(["borsuk A", "velet D"], ["bandit_rifle C W"], corridor("ABCD"), begin=True)
    s.click("prepare")
    finish(s)
    assert not s.told(EnemyAimed)
    s.click("prepare")
    finish(s)
    s.click("end")
    assert [(event.enemy, event.target) for event in s.told(EnemyAimed)] == [(8, 0)]


@rule("ST-11.11", "ST-23.4", "ST-23.7")
def test_a_critical_wound_leaves_its_turn_one_standard_action() -> None:
    s = scene(TWO)
    s.push(lose_hp(S0, 99))
    assert s.stalker(0).slots == [1, 2]
    s.click("begin 0").walk("1.D")
    assert s.stalker(0).slots == [0, 2]
    assert not s.can("move")[0]
    ready_tokens(s.table)
    assert s.stalker(0).slots == [1, 2]  # every round, while it stays


@rule("ST-12.2", "ST-13.14")
def test_free_actions_cost_nothing() -> None:
    s = scene(TWO, begin=True)
    s.stalker(0).hp -= 5
    s.click("lead 0")
    assert s.stalker(0).slots == [2, 2]
    assert [event.paid for event in s.told(ActionTaken)] == [0]


@rule("ST-12.4")
def test_an_action_made_free_brings_no_radiation() -> None:
    s = scene(["borsuk A"], ground=corridor("ABC", "B rad 3"), begin=True)
    s.stalker(0).next_free = True
    s.walk("B")
    assert (s.stalker(0).slots[0], s.stalker(0).dose) == (3, 0)
    assert not s.stalker(0).next_free
    s.walk("A")
    assert (s.stalker(0).slots[0], s.stalker(0).dose) == (2, 3)


@rule("ST-12.5")
def test_once_per_turn_is_once_per_turn_token() -> None:
    s = scene(TWO)
    s.stalker(0).used_turn = [EffectNo(3)]
    s.stalker(0).used_round = [EffectNo(4)]
    s.click("begin 0")
    assert (s.stalker(0).used_turn, s.stalker(0).used_round) == ([], [4])
    ready_tokens(s.table)
    assert s.stalker(0).used_round == []


@rule("ST-12.3")
@pytest.mark.parametrize("verb", ["move", "prepare", "lead", "fire", "knife"])
def test_actions_come_from_the_board_the_weapon_and_the_lead_token(verb: str) -> None:
    s = scene(["borsuk A ptm"], ["bandit_rifle A N"], corridor("ABC"), begin=True)
    assert s.can(verb) == [True]
