"""Chapter 17: the order of resolution inside a turn."""

from __future__ import annotations

from itertools import permutations

import pytest

from cantina.games.hunters.events import (
    CardPlayed,
    CardSold,
    ContractGained,
    CreditsTaken,
    TargetCaptured,
)
from tests.games.hunters.cards import crate, droid, hunter, same_target, target
from tests.games.hunters.scene import fight, player, scene, won
from tests.rules import rule


@rule("BH-17.1")
@pytest.mark.parametrize("guild_master", [0, 1, 2])
def test_players_resolve_to_the_left_from_the_guild_master(guild_master: int) -> None:
    s = scene(player(), player(), player(), guild_master=guild_master)
    s.reveal().finish_turn()
    order = [(guild_master + step) % 3 for step in range(3)]
    assert [event.seat for event in s.told(CardSold)] == order


@rule("BH-17.1")
def test_each_player_resolves_completely_before_the_next() -> None:
    one, two = crate(cost=0), crate(cost=0)
    s = scene(player(reserved=[one]), player(reserved=[two])).reveal()
    assert s.offered(1) == []
    s.click(0, "sell")
    assert s.offered(0) == [f"activate {one.id}", "done"]
    assert s.offered(1) == []
    s.click(0, "activate", one)
    assert s.offered(1) == ["sell", "play 0"]


@rule("BH-17.1")
def test_contracts_are_drawn_in_the_order_of_resolution() -> None:
    cards = [hunter((1, 0, 0)), hunter((1, 0, 0))]
    top, second = same_target("han"), same_target("zeb")
    s = scene(
        *[
            player(hand=[card], fights=[fight(target((1, 0, 0), bonus="contract"))])
            for card in cards
        ],
        guild_master=1,
        decks={"contract": [top, second]},
    ).reveal(*cards)
    s.click(1, "play 0").click(0, "play 0")
    assert s.player(1).contracts == [s.number(top)]
    assert s.player(0).contracts == [s.number(second)]


@rule("BH-17.2")
def test_main_action_capture_bonus_then_activations_with_their_own() -> None:
    card, mech = hunter((1, 0, 0)), droid((0, 1, 0), cost=1)
    s = scene(
        player(
            hand=[card],
            reserved=[mech],
            fights=[
                fight(target((1, 0, 0), bonus="credit")),
                fight(target((0, 1, 0), bonus="contract")),
            ],
        ),
        player(),
    ).reveal(card)
    s.click(0, "play 0").click(0, "activate", mech, 1)
    order = [
        type(event)
        for event in s.events
        if isinstance(event, CardPlayed | TargetCaptured | CreditsTaken | ContractGained)
    ]
    assert order == [
        CardPlayed,
        TargetCaptured,
        CreditsTaken,
        CardPlayed,
        TargetCaptured,
        ContractGained,
    ]
    assert s.offered(1)


@rule("BH-17.3")
def test_a_reshuffle_by_an_earlier_seat_leaves_out_what_a_later_seat_sells() -> None:
    card, sold, contract = hunter((1, 0, 0)), same_target("han"), same_target("zeb")
    s = scene(
        player(hand=[card], fights=[fight(target((1, 0, 0), bonus="contract"))]),
        player(hand=[contract]),
        decks={"contract": []},
        discards=[sold],
    ).reveal(card, contract)
    s.click(0, "play 0").click(1, "sell")
    assert s.player(0).contracts == [s.number(sold)]
    assert s.state.discards[2] == [s.number(contract)]


@rule("BH-17.3")
def test_a_reshuffle_by_a_later_seat_includes_what_an_earlier_seat_sold() -> None:
    card, contract = hunter((1, 0, 0)), same_target("zeb")
    s = scene(
        player(hand=[card], fights=[fight(target((1, 0, 0), bonus="contract"))]),
        player(hand=[contract]),
        guild_master=1,
        decks={"contract": []},
    ).reveal(card, contract)
    s.click(1, "sell").click(0, "play 0")
    assert s.player(0).contracts == [s.number(contract)]


@rule("BH-17.3")
def test_a_reshuffle_by_the_seller_includes_the_sold_card() -> None:
    contract, mech = same_target("zeb"), droid((1, 0, 0), cost=1)
    s = scene(
        player(
            hand=[contract],
            reserved=[mech],
            fights=[fight(target((1, 0, 0), bonus="contract"))],
        ),
        player(),
        decks={"contract": []},
    ).reveal(contract)
    s.click(0, "sell").click(0, "activate", mech, 0)
    assert s.player(0).contracts == [s.number(contract)]


@rule("BH-17.4")
@pytest.mark.parametrize(("first", "second", "guild_master"), list(permutations(range(3))))
def test_a_later_seat_reaching_four_in_the_trigger_turn_also_gets_the_bonus(
    first: int, second: int, guild_master: int
) -> None:
    cards = {seat: hunter((9, 9, 9)) for seat in (first, second)}
    s = scene(
        *[
            player(hand=[cards[seat]], fights=[won(), won(), won(), fight(target())])
            if seat in cards
            else player()
            for seat in range(3)
        ],
        guild_master=guild_master,
    ).reveal(*[cards.get(seat) for seat in range(3)])
    for _ in range(3):
        seat = s.table.asks[0].seat
        s.click(seat, "play 3" if seat in cards else "sell")
    for one in [s.player(place) for place in cards]:
        assert (one.credits, len(one.contracts)) == (1, 1)
