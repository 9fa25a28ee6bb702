"""Chapter 3: draw, choose, pass."""

from __future__ import annotations

import pytest

from cantina.games.hunters.events import CardsRevealed, HandsPassed
from cantina.games.hunters.pack import DECKS
from cantina.games.hunters.state import NONE
from tests.games.hunters.cards import droid, hunter, plain, same_target, target
from tests.games.hunters.scene import fight, player, scene
from tests.rules import rule


@rule("BH-3.1")
def test_nobody_goes_on_before_all_have_drawn() -> None:
    s = scene(player(), player(), player(), at="draw")
    s.click(1, "draw jawa").click(0, "draw hunter")
    assert s.step == "draw"
    assert s.offered(0) == s.offered(1) == []
    assert [len(s.hand(seat)) for seat in range(3)] == [4, 4, 4]
    s.click(2, "draw target")
    assert s.step == "choose"
    assert [len(s.hand(seat)) for seat in range(3)] == [5, 5, 5]


@rule("BH-3.1")
def test_nobody_acts_before_all_have_chosen_and_nobody_draws_before_all_have_acted() -> None:
    s = scene(player(), player())
    s.click(0, "choose", s.hand(0)[0])
    assert s.step == "choose"
    assert s.offered(0) == []
    s.click(1, "choose", s.hand(1)[0]).click(0, "sell")
    assert s.step == "act"
    assert s.offered(0) == []
    assert not s.told(HandsPassed)
    s.click(1, "sell")
    assert s.step == "draw"
    assert s.told(HandsPassed)


@rule("BH-3.2")
@pytest.mark.parametrize("deck", DECKS)
def test_the_top_card_of_any_one_deck_is_drawn(deck: str) -> None:
    top, second = (plain(DECKS.index(deck)) for _ in range(2))
    s = scene(player(), player(), at="draw", decks={deck: [top, second]})
    assert s.offered(0) == [f"draw {name}" for name in DECKS]
    s.draw(deck, "hunter" if deck != "hunter" else "target")
    assert len(s.hand(0)) == 5
    assert s.hand(0)[-1] is top


@rule("BH-3.3")
def test_a_player_knows_the_hand_when_picking_a_deck() -> None:
    card = target()
    s = scene(player(hand=[card]), player(), at="draw")
    assert s.view(0).known[0] == s.player(0).hand
    assert s.number(card) in s.view(0).known[0]


@rule("BH-3.4")
def test_drawing_cannot_be_declined() -> None:
    s = scene(player(), player(), at="draw")
    assert s.offered(0) == ["draw target", "draw hunter", "draw contract", "draw jawa"]


@rule("BH-3.5")
def test_exactly_one_card_of_the_hand_is_chosen() -> None:
    s = scene(player(), player())
    assert s.offered(0) == [f"choose {card.id}" for card in s.hand(0)]
    s.reveal()
    assert [len(s.hand(seat)) for seat in (0, 1)] == [4, 4]


@rule("BH-3.5")
def test_the_chosen_card_is_used_for_exactly_one_action_and_there_is_no_pass() -> None:
    contract = same_target("qira")
    s = scene(player(hand=[contract]), player()).reveal(contract)
    assert s.offered(0) == ["sell", "play"]
    s.click(0, "play")
    assert s.offered(0) == []
    assert s.player(0).credits == 0
    assert s.state.discards == [[], [], [], []]


@rule("BH-3.6")
def test_chosen_cards_are_turned_up_together() -> None:
    one, two = hunter(), target()
    s = scene(player(hand=[one]), player(hand=[two]))
    s.click(0, "choose", one)
    assert s.player(0).chosen == NONE
    assert not s.told(CardsRevealed)
    s.click(1, "choose", two)
    assert s.told(CardsRevealed)[0].cards == s.numbers(one, two)
    assert [each.chosen for each in s.view(1).players] == s.numbers(one, two)


@rule("BH-3.6")
def test_the_committed_card_cannot_be_exchanged_after_the_reveal() -> None:
    contract = same_target("qira")
    s = scene(player(hand=[contract, droid(cost=0)]), player()).reveal(contract)
    assert s.offered(0) == ["sell", "play"]


@rule("BH-3.7")
def test_selling_or_playing_placing_and_activating_are_decided_after_the_reveal() -> None:
    mech, waiting = droid(cost=0), droid(cost=0)
    s = scene(
        player(hand=[mech], fights=[fight(target()), fight(target())], reserved=[waiting]),
        player(),
    )
    assert s.offered(0).count(f"choose {mech.id}") == 1
    assert len(s.offered(0)) == 5
    s.reveal(mech)
    assert s.offered(0) == ["sell", "reserve", "play 0", "play 1"]
    s.click(0, "play 1")
    assert s.offered(0) == [f"activate {waiting.id} 0", f"activate {waiting.id} 1", "done"]


@rule("BH-3.8")
def test_the_rest_of_the_hand_goes_to_the_left_in_every_turn() -> None:
    s = scene(player(), player(), player())
    for _ in range(3):
        s.reveal()
        left_over = [s.hand(seat) for seat in range(3)]
        s.finish_turn()
        assert [s.hand((seat + 1) % 3) for seat in range(3)] == left_over
        s.draw()


@rule("BH-3.9")
def test_after_the_pass_a_new_turn_begins_with_a_draw() -> None:
    s = scene(player(), player(), turn=5)
    for turn in (6, 7, 8):
        s.reveal().finish_turn()
        assert (s.step, s.state.turn) == ("draw", turn)
        s.draw()


@rule("BH-3.10")
def test_after_the_last_turn_hands_are_not_passed() -> None:
    s = scene(player(), player(), turn=200).reveal()
    left_over = [s.hand(0), s.hand(1)]
    s.finish_turn()
    assert s.step == "over"
    assert [s.hand(0), s.hand(1)] == left_over
    assert not s.told(HandsPassed)
