"""Chapters 3 and 4: cards, hands and the steps of a turn."""

from __future__ import annotations

from cantina.games.hoth.events import CardDrawn, DeckReshuffled, TurnBegan
from cantina.games.hoth.pack import ALL, CARD_KINDS
from cantina.games.hoth.rules.decks import draw
from tests.games.hoth.scene import BOX, number_of, scene, shipped
from tests.rules import rule
from tests.seats import FIRST, SECOND


@rule("HO-3.6", "HO-3.2", "HO-13.1")
def test_a_deck_has_ten_section_cards_and_six_tactic_cards() -> None:
    for side in (0, 1):
        cards = [BOX.cards[card] for card in BOX.standard[side]]
        kinds = [CARD_KINDS[card.kind] for card in cards]
        assert (kinds.count("section"), kinds.count("tactic")) == (10, 6)
        single = [(card.section, card.count) for card in cards if card.section >= 0]
        assert sorted(single) == [(wing, n) for wing in range(3) for n in (1, 2, ALL)]
    assert len(BOX.cards) == 60


@rule("HO-3.1", "HO-4.1")
def test_exactly_one_card_of_the_hand_is_played() -> None:
    s = scene({"D4": "t"}, {"D1": "s"}, hand=["R-HQ"])
    assert s.offered() == [f"play {card}" for card in sorted(s.hand(0), key=number_of)]
    s.play("R-HQ")
    assert s.step == "order"
    assert s.state.card == number_of("R-HQ")


@rule("HO-4.2", "HO-4.3", "HO-4.4", "HO-4.5")
def test_order_all_then_move_all_then_attack_all_then_draw() -> None:
    s = scene({"D4": "t", "E4": "t"}, {"D3": "s", "E3": "s"}, hand=["R-HQ"]).play("R-HQ")
    s.click("order D4").click("order E4")
    assert s.step == "move"
    s.move("D4", "C4")
    assert s.offered() == ["move E4", "done"]
    s.done()
    assert s.step == "attack"
    s.done()
    assert s.seat == 1
    assert [type(event).__name__ for event in s.events[-3:]] == [
        "CardDiscarded",
        "CardDrawn",
        "TurnBegan",
    ]


@rule("HO-3.3", "HO-3.7")
def test_the_played_card_is_discarded_face_up_and_one_is_drawn() -> None:
    s = scene({"D4": "t"}, {"D1": "s"}, hand=["R-HQ"])
    known = s.state.revealed
    s.play("R-HQ").order()
    assert s.state.revealed == known + 1  # so it cannot be taken back
    assert s.view(1).players[0].discard == [number_of("R-HQ")]
    assert len(s.hand(0)) == 4
    (drawn,) = s.told(CardDrawn)
    assert drawn.card in s.state.players[0].hand
    seen = drawn.seen_by(SECOND)
    assert isinstance(seen, CardDrawn)
    assert seen.card == -1


@rule("HO-3.4", "HO-3.5")
def test_an_empty_deck_is_filled_when_a_card_is_needed() -> None:
    s = scene({"D4": "t"}, {"D1": "s"}, hand=["R-HQ"])
    player = s.state.players[0]
    player.discard, player.deck = player.deck, []
    s.play("R-HQ").order()
    (told,) = s.told(DeckReshuffled)
    assert told.cards == 13  # the card just played is among them
    assert len(player.hand) == 4
    assert len(player.deck) == 12


@rule("HO-3.4")
def test_without_any_card_nothing_is_drawn() -> None:
    s = scene({"D4": "t"}, {"D1": "s"}, hand=["R-HQ"])
    player = s.state.players[0]
    player.deck, player.discard = [], []
    assert not draw(s.table, FIRST, "HO-3.3")
    assert len(player.hand) == 4


@rule("HO-4.6")
def test_effects_of_a_scenario_come_before_the_card() -> None:
    s = shipped(14).pass_turn()
    assert s.state.charges == 1
    assert s.step == "play"
    assert s.seat == 0
    assert isinstance(s.events[-2], TurnBegan)
