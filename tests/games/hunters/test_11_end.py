"""Chapter 11: the end of the game."""

from __future__ import annotations

import pytest

from cantina.games.hunters.events import ContractGained, CreditsTaken, EndTriggered, TargetCaptured
from cantina.games.hunters.state import NONE
from tests.games.hunters.cards import crate, droid, hunter, same_target, target, two_targets
from tests.games.hunters.scene import fight, orphan, player, scene, won
from tests.rules import rule

STRONG = (9, 9, 9)


@rule("BH-11.1")
def test_the_first_fourth_capture_sets_the_trigger_turn() -> None:
    card, third = hunter(STRONG), hunter(STRONG)
    s = scene(
        player(hand=[card], fights=[won(), won(), won(), fight(target())]),
        player(hand=[third], fights=[won(), won(), fight(target())]),
        turn=7,
    ).reveal(card, third)
    s.click(0, "play 3")
    assert s.state.trigger_turn == 7
    s.click(1, "play 2")
    assert [(event.seat, event.last_turn) for event in s.told(EndTriggered)] == [(0, 9)]


@rule("BH-11.1")
def test_three_captures_do_not_start_the_end() -> None:
    card = hunter(STRONG)
    s = scene(player(hand=[card], fights=[won(), won(), fight(target())]), player()).reveal(card)
    s.click(0, "play 2")
    assert s.state.trigger_turn == NONE
    assert (s.player(0).credits, s.player(0).contracts) == (0, [])


@rule("BH-11.2")
def test_every_player_with_a_fourth_capture_in_the_trigger_turn_gets_credit_and_contract() -> None:
    cards = [hunter(STRONG), hunter(STRONG), hunter(STRONG)]
    s = scene(
        *[player(hand=[card], fights=[won(), won(), won(), fight(target())]) for card in cards],
        player(fights=[won(), won(), won()]),
    ).reveal(*cards)
    for seat in range(3):
        s.click(seat, "play 3")
    assert [s.player(seat).credits for seat in range(4)] == [1, 1, 1, 0]
    assert [len(s.player(seat).contracts) for seat in range(4)] == [1, 1, 1, 0]
    assert s.state.bank == 39


@rule("BH-11.3")
@pytest.mark.parametrize("turn", [8, 9])
def test_who_reaches_four_in_a_later_turn_gets_nothing(turn: int) -> None:
    card = hunter(STRONG)
    s = scene(
        player(hand=[card], fights=[won(), won(), won(), fight(target())]),
        player(fights=[won(), won(), won(), won()]),
        turn=turn,
        trigger=7,
    ).reveal(card)
    s.click(0, "play 3")
    assert s.player(0).captures == 4
    assert (s.player(0).credits, s.player(0).contracts) == (0, [])
    assert not s.told(EndTriggered)


@rule("BH-11.4")
def test_the_game_ends_two_full_turns_after_the_trigger_turn() -> None:
    card = hunter(STRONG)
    s = scene(
        player(hand=[card], fights=[won(), won(), won(), fight(target())]), player(), turn=7
    ).reveal(card)
    s.click(0, "play 3").finish_turn()
    assert (s.step, s.state.turn) == ("draw", 8)
    s.draw().reveal().finish_turn()
    assert (s.step, s.state.turn) == ("draw", 9)
    s.draw().reveal().click(0, "sell")
    assert s.step == "act"
    s.click(1, "sell")
    assert (s.step, s.state.turn) == ("over", 9)
    assert (s.outcome.reason, s.outcome.rule) == ("trigger", "BH-11.4")


@rule("BH-11.4")
@pytest.mark.parametrize("captured", [3, 7], ids=["fourth", "eighth"])
def test_a_later_fourth_or_eighth_capture_does_not_change_the_end(captured: int) -> None:
    card = hunter(STRONG)
    s = scene(
        player(hand=[card], fights=[*[won() for _ in range(captured)], fight(target())]),
        player(fights=[won(), won(), won(), won()]),
        turn=8,
        trigger=7,
    ).reveal(card)
    s.click(0, "play", captured)
    assert s.state.trigger_turn == 7
    assert s.finish_game().state.turn == 9


@rule("BH-11.5")
def test_captures_beyond_the_fourth_score_normally() -> None:
    card = hunter(STRONG, penalty=1)
    s = scene(
        player(hand=[card], fights=[*[won(6) for _ in range(4)], fight(target(points=9))]),
        player(),
        turn=9,
        trigger=7,
    ).reveal(card)
    s.click(0, "play 4").click(1, "sell")
    assert s.outcome.scores == [4 * 6 + 9 - 1, 0]


@rule("BH-11.6")
def test_the_credit_of_the_bonus_can_be_spent_at_once() -> None:
    card, box = hunter(STRONG), crate(cost=1)
    s = scene(
        player(hand=[card], reserved=[box], fights=[won(), won(), won(), fight(target())]),
        player(),
    ).reveal(card)
    s.click(0, "play 3").click(0, "activate", box)
    assert s.player(0).crates == [s.number(box)]


@rule("BH-11.7")
def test_the_icon_of_the_fourth_target_comes_before_the_end_bonus() -> None:
    card, top, second = hunter(STRONG), same_target("han"), same_target("zeb")
    s = scene(
        player(hand=[card], fights=[won(), won(), won(), fight(target(bonus="contract"))]),
        player(),
        decks={"contract": [top, second]},
    ).reveal(card)
    s.click(0, "play 3")
    gained = [(event.rule, event.card) for event in s.told(ContractGained)]
    assert gained == [("BH-8.6", s.number(top)), ("BH-11.2", s.number(second))]


@rule("BH-11.7")
def test_a_credit_icon_on_the_fourth_target_comes_before_the_end_bonus() -> None:
    card = hunter(STRONG)
    s = scene(
        player(hand=[card], fights=[won(), won(), won(), fight(target(bonus="credit"))]), player()
    ).reveal(card)
    s.click(0, "play 3")
    assert [event.rule for event in s.told(CreditsTaken)] == ["BH-8.5", "BH-11.2"]


@rule("BH-11.8")
def test_going_from_three_to_five_captures_in_one_turn_brings_the_bonus_once() -> None:
    card, mech = hunter(STRONG), droid(STRONG, cost=0)
    s = scene(
        player(
            hand=[card],
            reserved=[mech],
            fights=[won(), won(), won(), fight(target()), fight(target())],
        ),
        player(),
    ).reveal(card)
    s.click(0, "play 3").click(0, "activate", mech, 4)
    assert [event.captures for event in s.told(TargetCaptured)] == [4, 5]
    assert (s.player(0).credits, len(s.player(0).contracts)) == (1, 1)


@rule("BH-11.9")
def test_hands_left_after_the_last_turn_are_worth_nothing() -> None:
    rich = [target(points=16), two_targets("han", "zeb"), crate(4, 3, 0), target(points=16)]
    s = scene(player(hand=rich), player(fights=[orphan(hunter(STRONG))]), turn=200)
    s.reveal().finish_turn()
    assert len(s.hand(0)) == 4
    assert s.outcome.scores == [0, 0]
