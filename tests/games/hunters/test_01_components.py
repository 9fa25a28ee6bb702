"""Chapter 1: what is in the box."""

from __future__ import annotations

import pytest

from cantina.games.hunters import GAME
from cantina.games.hunters.events import CreditsTaken
from cantina.games.hunters.load import SHIPPED
from cantina.games.hunters.pack import (
    CONTRACT,
    CONTRACT_BONUS,
    CRATE,
    CREDIT_BONUS,
    DECKS,
    DROID,
    HUNTER,
    JAWA,
    NO_BONUS,
    NO_CHARACTER,
    TARGET,
    PrintedCard,
)
from cantina.kernel.errors import BadOptions
from cantina.kernel.pack import read_content
from cantina.kernel.table import open_table
from tests.games.hunters.cards import BOX, crate, droid, hunter, printed, same_target
from tests.games.hunters.scene import player, scene
from tests.rules import rule


def cards_of(kind: int) -> list[PrintedCard]:
    return [card for card in BOX.cards if card.kind == kind]


@rule("BH-1.1")
def test_two_to_six_players_can_sit_down() -> None:
    for seats in range(2, 7):
        assert len(open_table(GAME, BOX, seats, 1).state.players) == seats
    for seats in (1, 7):
        with pytest.raises(BadOptions):
            open_table(GAME, BOX, seats, 1)


@rule("BH-1.2")
def test_the_four_decks_hold_44_63_44_and_44_cards() -> None:
    assert DECKS == ("target", "hunter", "contract", "jawa")
    assert [BOX.deck.count(deck) for deck in range(4)] == [44, 63, 44, 44]


@rule("BH-1.2")
def test_the_decks_are_green_red_blue_and_grey() -> None:
    rows = {row["id"]: row for row in read_content(SHIPPED).files["terms.toml"]["row"]}
    assert [rows[f"deck_{deck}"]["colour"] for deck in DECKS] == ["green", "red", "blue", "grey"]


@rule("BH-1.3")
def test_the_jawa_market_mixes_29_droids_and_15_crates_in_one_deck() -> None:
    assert len(cards_of(DROID)) == 29
    assert len(cards_of(CRATE)) == 15
    deck = open_table(GAME, BOX, 2, 1).state.decks[JAWA]
    assert {BOX.kind[card] for card in deck} == {DROID, CRATE}


@rule("BH-1.4")
def test_six_crate_cards_show_one_crate_six_show_two_and_three_show_three() -> None:
    symbols = [card.crates for card in cards_of(CRATE)]
    assert [symbols.count(number) for number in (1, 2, 3)] == [6, 6, 3]


@rule("BH-1.5")
def test_a_target_shows_a_character_points_three_shields_and_at_most_one_icon() -> None:
    for card in cards_of(TARGET):
        assert BOX.characters[card.character].kind == TARGET
        assert card.points > 0
        assert len(card.colours) == 3
        assert (card.cost, card.penalty, card.crates) == (0, 0, 0)
    assert {card.bonus for card in cards_of(TARGET)} == {NO_BONUS, CREDIT_BONUS, CONTRACT_BONUS}


@rule("BH-1.5")
def test_the_number_on_a_target_counts_the_cards_of_its_character() -> None:
    for number, character in enumerate(BOX.characters):
        assert character.copies == BOX.character.count(number)
    sixteen = printed("t_kanan_1")
    assert (sixteen.points, BOX.characters[sixteen.character].copies) == (16, 6)


@rule("BH-1.6")
def test_a_hunter_shows_a_character_an_attack_and_a_penalty_and_costs_nothing() -> None:
    for card in cards_of(HUNTER):
        assert BOX.characters[card.character].kind == HUNTER
        assert sum(card.colours) > 0
        assert (card.points, card.cost, card.bonus) == (0, 0, NO_BONUS)
    assert {card.penalty for card in cards_of(HUNTER)} >= {0, 1, 2, 3}


@rule("BH-1.6")
def test_a_hunter_is_played_without_a_credit() -> None:
    card = hunter()
    assert scene(player(hand=[card]), player()).reveal(card).offered(0) == ["sell", "play 0"]


@rule("BH-1.7")
def test_a_droid_shows_an_attack_and_a_cost_but_no_points_and_no_penalty() -> None:
    for card in cards_of(DROID):
        assert sum(card.colours) > 0
        assert card.cost > 0
        assert (card.points, card.penalty, card.character) == (0, 0, NO_CHARACTER)


@rule("BH-1.8")
def test_a_crate_card_shows_one_to_three_crates_points_and_a_cost() -> None:
    assert {card.crates for card in cards_of(CRATE)} == {1, 2, 3}
    assert {card.points for card in cards_of(CRATE)} >= {0, 1, 2, 3, 4}
    assert max(card.cost for card in cards_of(CRATE)) > 0


@rule("BH-1.8")
def test_a_contract_has_no_cost_but_a_crate_card_has() -> None:
    contract, box = same_target("qira"), crate(cost=1)
    assert {card.cost for card in cards_of(CONTRACT)} == {0}
    s = scene(player(hand=[contract]), player(hand=[box])).reveal(contract, box)
    s.click(0, "play")
    assert s.offered(1) == ["sell", "reserve"]


@rule("BH-1.9")
def test_there_are_42_credit_tokens() -> None:
    assert open_table(GAME, BOX, 2, 1).state.bank == 42


@rule("BH-1.9")
def test_the_bank_never_runs_out_unless_the_table_agreed_on_a_limit() -> None:
    s = scene(player(credits=40), player(credits=2)).reveal()
    assert s.state.bank == 0
    s.click(0, "sell")
    assert s.player(0).credits == 41


@rule("BH-1.9")
def test_with_a_limited_bank_who_should_take_a_credit_from_an_empty_bank_gets_none() -> None:
    s = scene(player(credits=40), player(credits=1), options={"bank": "limited"}).reveal()
    s.click(0, "sell").click(1, "sell")
    assert (s.player(0).credits, s.player(1).credits) == (41, 1)
    assert [event.credits for event in s.told(CreditsTaken)] == [1, 0]


@rule("BH-1.9")
def test_a_limited_bank_lends_out_credits_again_once_they_are_spent() -> None:
    mech = droid(cost=3)
    s = scene(player(credits=42, hand=[mech]), player(), options={"bank": "limited"}).reveal(mech)
    s.click(0, "play", 0).click(1, "sell")
    assert (s.player(0).credits, s.player(1).credits, s.state.bank) == (39, 1, 2)
