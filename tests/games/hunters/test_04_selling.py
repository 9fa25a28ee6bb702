"""Chapter 4: selling."""

from __future__ import annotations

import pytest

from cantina.games.hunters.events import CardSold
from cantina.games.hunters.pack import DECK_OF_KIND, KINDS
from tests.games.hunters.cards import crate, droid, hunter, plain, same_target, target
from tests.games.hunters.scene import fight, player, scene, won
from tests.rules import rule


@rule("BH-4.1")
def test_a_sold_card_lies_on_top_of_its_own_discard_pile_and_brings_a_credit() -> None:
    older, card = hunter(), hunter()
    s = scene(player(hand=[card]), player(), discards=[older]).reveal(card)
    s.click(0, "sell")
    assert s.state.discards == [[], s.numbers(older, card), [], []]
    assert s.player(0).credits == 1
    assert s.state.bank == 41
    assert s.told(CardSold)[0].card == s.number(card)


@rule("BH-4.2")
@pytest.mark.parametrize("kind", range(len(KINDS)), ids=KINDS)
def test_every_kind_of_card_sells_for_one_credit(kind: int) -> None:
    card = plain(kind)
    s = scene(player(credits=3, hand=[card]), player()).reveal(card)
    s.click(0, "sell")
    assert s.player(0).credits == 4
    assert s.state.discards[DECK_OF_KIND[kind]] == [s.number(card)]


@rule("BH-4.2")
def test_the_price_does_not_depend_on_what_the_card_is_worth() -> None:
    dear, cheap = crate(points=9, crates=3, cost=5), crate(points=0, cost=0)
    s = scene(player(hand=[dear]), player(hand=[cheap])).reveal(dear, cheap).finish_turn()
    assert [s.player(seat).credits for seat in (0, 1)] == [1, 1]


@rule("BH-4.3")
def test_only_the_chosen_card_of_the_hand_can_be_sold() -> None:
    card, waiting = same_target("qira"), droid(cost=1)
    s = scene(
        player(
            credits=1,
            hand=[card],
            reserved=[waiting],
            crates=[crate()],
            contracts=[same_target("han")],
            fights=[won(), fight(target(), hunter())],
        ),
        player(),
    ).reveal(card)
    assert s.offered(0) == ["sell", "play"]
    s.click(0, "sell")
    assert s.state.discards[DECK_OF_KIND[card.kind]] == [s.number(card)]
    assert s.offered(0) == [f"activate {waiting.id} 1", "done"]
