"""Chapter 14: the introductory game."""

from __future__ import annotations

from cantina.games.hunters import GAME
from cantina.games.hunters.events import ContractGained
from cantina.games.hunters.pack import CONTRACT_BONUS, CONTRACTS, TARGETS
from cantina.games.hunters.state import HuntersTable
from cantina.kernel.table import open_table
from tests.games.hunters.cards import BOX, crate, hunter, target
from tests.games.hunters.scene import Scene, fight, player, scene, won
from tests.rules import rule

INTRODUCTORY = {"mode": "introductory"}


def opened(seats: int = 3) -> HuntersTable:
    return open_table(GAME, BOX, seats, 1, INTRODUCTORY)


@rule("BH-14.1")
def test_there_is_no_contract_deck_and_no_target_with_a_contract_icon() -> None:
    state = opened().state
    everywhere = [card for pile in state.decks for card in pile]
    everywhere += [card for each in state.players for card in each.hand]
    assert [BOX.deck[card] for card in everywhere].count(TARGETS) == 36
    assert len(everywhere) == 143
    assert CONTRACTS not in {BOX.deck[card] for card in everywhere}
    assert CONTRACT_BONUS not in {BOX.bonus[card] for card in everywhere}


@rule("BH-14.2")
def test_the_starting_hand_is_a_target_two_hunters_and_a_jawa_card() -> None:
    for each in opened().state.players:
        assert [BOX.deck[card] for card in each.hand] == [0, 1, 1, 3]


@rule("BH-14.3")
def test_cards_are_drawn_from_the_three_remaining_decks() -> None:
    assert Scene(opened()).offered(0) == ["draw target", "draw hunter", "draw jawa"]


@rule("BH-14.4")
def test_the_end_bonus_is_the_credit_only() -> None:
    card = hunter((9, 9, 9))
    s = scene(
        player(hand=[card], fights=[won(), won(), won(), fight(target())]),
        player(),
        options=INTRODUCTORY,
    ).reveal(card)
    s.click(0, "play 3")
    assert (s.player(0).credits, s.player(0).contracts) == (1, [])
    assert not s.told(ContractGained)


@rule("BH-14.5")
def test_nothing_is_scored_for_contracts_and_all_else_as_ever() -> None:
    s = scene(
        player(credits=1, fights=[won(9, penalty=2)], crates=[crate(points=3)]),
        player(),
        turn=200,
        options=INTRODUCTORY,
    )
    assert s.pad(0).contracts == 0
    assert {line.row for line in s.pad(0).lines} == {"targets", "crates", "majority", "hunters"}
    assert s.reveal().finish_turn().outcome.scores == [9 - 2 + 3 + 5, 0]
