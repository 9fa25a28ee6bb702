"""Chapter 8: capture and its icons."""

from __future__ import annotations

import pytest

from cantina.games.hunters.events import ContractGained, CreditsTaken, TargetCaptured
from cantina.kernel.action import SPECTATOR
from cantina.kernel.event import events_for
from tests.games.hunters.cards import Triple, crate, droid, hunter, same_target, target
from tests.games.hunters.scene import fight, orphan, player, scene, won
from tests.rules import rule
from tests.seats import SECOND


@rule("BH-8.1")
@pytest.mark.parametrize(
    ("attack", "captured"),
    [
        ((4, 1, 6), True),
        ((5, 2, 7), True),
        ((3, 1, 6), False),
        ((4, 0, 6), False),
        ((4, 1, 5), False),
        ((9, 9, 5), False),
        ((9, 0, 9), False),
        ((3, 9, 9), False),
    ],
)
def test_capture_needs_the_shield_in_each_colour(attack: Triple, captured: bool) -> None:
    card = hunter(attack)
    s = scene(player(hand=[card], fights=[fight(target((4, 1, 6)))]), player()).reveal(card)
    s.click(0, "play 0")
    assert s.player(0).confrontations[0].captured is captured


@rule("BH-8.2")
@pytest.mark.parametrize(
    ("shields", "attack"), [((0, 3, 3), (0, 3, 3)), ((3, 0, 3), (3, 0, 3)), ((7, 4, 0), (7, 4, 0))]
)
def test_a_shield_of_zero_is_met_by_nothing(shields: Triple, attack: Triple) -> None:
    card = hunter(attack)
    s = scene(player(hand=[card], fights=[fight(target(shields))]), player()).reveal(card)
    assert s.click(0, "play 0").player(0).captures == 1


@rule("BH-8.3")
def test_capture_follows_at_once_when_an_attack_card_is_played_or_activated() -> None:
    card, mech = hunter((1, 0, 0), penalty=3), droid((0, 1, 0), cost=0)
    s = scene(
        player(
            hand=[card],
            fights=[fight(target((1, 0, 0), points=1)), fight(target((0, 1, 0)))],
            reserved=[mech],
        ),
        player(),
    ).reveal(card)
    s.click(0, "play 0")
    assert s.player(0).captures == 1
    s.click(0, "activate", mech, 1)
    assert s.player(0).captures == 2


@rule("BH-8.3")
def test_a_target_put_on_a_strong_enough_orphan_is_captured_at_once() -> None:
    goal = target((2, 0, 0))
    s = scene(player(hand=[goal], fights=[orphan(hunter((2, 0, 0)))]), player()).reveal(goal)
    s.click(0, "play 0")
    assert s.player(0).confrontations[0].captured
    assert s.told(TargetCaptured)[0].card == s.number(goal)


@rule("BH-8.3")
def test_capture_cannot_be_declined_even_when_it_costs_points() -> None:
    card = hunter((1, 0, 0), penalty=9)
    s = scene(player(hand=[card], fights=[fight(target((1, 0, 0), points=6))]), player())
    s.reveal(card).click(0, "play 0")
    assert s.offered(0) == []
    assert s.pad(0).total == -3


@rule("BH-8.4")
def test_a_captured_target_stays_with_its_stack_and_is_counted() -> None:
    goal, before, card = target((3, 0, 0)), hunter((2, 0, 0)), hunter((1, 0, 0))
    s = scene(player(hand=[card], fights=[won(), fight(goal, before)]), player()).reveal(card)
    s.click(0, "play 1")
    seen = s.view(1).players[0].confrontations[1]
    assert (seen.target, seen.attacks, seen.captured) == (
        s.number(goal),
        s.numbers(before, card),
        True,
    )
    assert s.view(1).players[0].captures == 2


@rule("BH-8.5")
def test_the_credit_icon_brings_a_credit_on_capture() -> None:
    card = hunter((1, 0, 0))
    s = scene(player(hand=[card], fights=[fight(target((1, 0, 0), bonus="credit"))]), player())
    s.reveal(card).click(0, "play 0")
    assert (s.player(0).credits, s.player(0).contracts, s.state.bank) == (1, [], 41)


@rule("BH-8.6")
def test_the_contract_icon_brings_the_top_contract_into_play_for_nothing() -> None:
    card, top, second = hunter((1, 0, 0)), same_target("han"), same_target("han")
    s = scene(
        player(hand=[card], fights=[fight(target((1, 0, 0), bonus="contract"))]),
        player(),
        decks={"contract": [top, second]},
    )
    s.reveal(card).click(0, "play 0")
    assert s.player(0).contracts == [s.number(top)]
    assert s.player(0).credits == 0
    assert len(s.hand(0)) == 4


@rule("BH-8.7")
@pytest.mark.parametrize("bonus", ["credit", "contract"])
def test_an_icon_acts_only_at_capture_only_once_and_only_for_who_captures(bonus: str) -> None:
    goal, card, more = target((1, 0, 0), bonus=bonus), hunter((1, 0, 0)), hunter((1, 0, 0))
    s = scene(player(hand=[goal]), player(fights=[won()])).reveal(goal)
    s.click(0, "play 0")
    assert (s.player(0).credits, s.player(0).contracts) == (0, [])
    s = scene(player(hand=[card, more], fights=[fight(goal)]), player(fights=[won()]), turn=198)
    s.reveal(card).click(0, "play 0").click(1, "sell")
    assert s.player(0).credits + len(s.player(0).contracts) == 1
    s.draw().reveal().click(0, "sell").click(1, "sell")
    s.draw().reveal(more)
    s.click(0, "play 1")
    assert s.player(0).credits + len(s.player(0).contracts) == 2  # the second is of the sale
    assert (s.player(1).credits, s.player(1).contracts) == (2, [])


@rule("BH-8.8")
def test_a_credit_won_by_capture_can_be_spent_on_a_reserved_card_at_once() -> None:
    card, box = hunter((1, 0, 0)), crate(cost=1)
    s = scene(
        player(hand=[card], fights=[fight(target((1, 0, 0), bonus="credit"))], reserved=[box]),
        player(),
    ).reveal(card)
    s.click(0, "play 0").click(0, "activate", box)
    assert s.player(0).crates == [s.number(box)]


@rule("BH-8.8")
def test_a_credit_won_by_capture_cannot_pay_for_the_card_reserved_this_turn() -> None:
    box, mech = crate(cost=1), droid((1, 0, 0), cost=0)
    s = scene(
        player(hand=[box], fights=[fight(target((1, 0, 0), bonus="credit"))], reserved=[mech]),
        player(),
    ).reveal(box)
    s.click(0, "reserve").click(0, "activate", mech, 0)
    assert s.player(0).credits == 1
    assert s.offered(0) == []
    assert s.player(0).reserved == [s.number(box)]


@rule("BH-8.9")
def test_a_contract_gained_as_a_bonus_is_face_up_for_all() -> None:
    card, top, second = hunter((1, 0, 0)), same_target("han"), same_target("zeb")
    s = scene(
        player(
            hand=[card],
            fights=[won(), won(), won(), fight(target((1, 0, 0), bonus="contract"))],
        ),
        player(),
        decks={"contract": [top, second]},
    )
    s.reveal(card).click(0, "play 3")
    for viewer in (SECOND, SPECTATOR):
        assert s.view(viewer).players[0].contracts == s.numbers(top, second)
        told = [e.card for e in events_for(s.events, viewer) if isinstance(e, ContractGained)]
        assert told == s.numbers(top, second)


@rule("BH-8.10")
def test_points_and_penalties_are_only_added_at_the_end() -> None:
    card = hunter((1, 0, 0), penalty=2)
    s = scene(player(hand=[card], fights=[fight(target((1, 0, 0), points=9))]), player(), turn=199)
    s.reveal(card).click(0, "play 0")
    assert s.player(0).credits == 0
    assert not s.told(CreditsTaken)
    assert s.state.outcome is None
    assert s.finish_game().outcome.scores == [7, 0]
