"""Chapter 16: when cards run out."""

from __future__ import annotations

import pytest

from cantina.games.hunters.events import ContractGained, CreditsTaken, DeckReshuffled
from cantina.games.hunters.pack import JAWA, PrintedCard
from cantina.games.hunters.state import NONE
from tests.games.hunters.cards import crate, droid, hunter, same_target, target
from tests.games.hunters.scene import fight, player, scene, won
from tests.rules import rule

EMPTY: dict[str, list[PrintedCard]] = {"target": [], "hunter": [], "contract": [], "jawa": []}


@rule("BH-16.1")
def test_an_empty_deck_is_filled_with_its_shuffled_discard_pile() -> None:
    sold = [droid() for _ in range(30)]
    s = scene(player(), player(), at="draw", decks={"jawa": []}, discards=sold)
    s.draw("jawa", "hunter")
    deck = [s.player(0).hand[-1], *s.state.decks[JAWA][::-1]]
    assert sorted(deck) == sorted(s.numbers(*sold))
    assert deck not in (s.numbers(*sold), s.numbers(*sold)[::-1])
    assert s.state.discards[JAWA] == []
    assert [(event.deck, event.cards) for event in s.told(DeckReshuffled)] == [(JAWA, 30)]


@rule("BH-16.1")
def test_a_deck_is_only_refilled_when_somebody_must_draw_from_it() -> None:
    last, sold = droid(), droid()
    s = scene(player(), player(), at="draw", decks={"jawa": [last]}, discards=[sold])
    s.draw("jawa", "hunter")
    assert (s.state.decks[JAWA], s.state.discards[JAWA]) == ([], [s.number(sold)])
    assert not s.told(DeckReshuffled)


@rule("BH-16.1", "BH-8.6")
def test_the_contract_deck_is_refilled_for_a_bonus() -> None:
    card, sold = hunter((1, 0, 0)), same_target("han")
    s = scene(
        player(hand=[card], fights=[fight(target((1, 0, 0), bonus="contract"))]),
        player(),
        decks={"contract": []},
        discards=[sold],
    ).reveal(card)
    assert s.click(0, "play 0").player(0).contracts == [s.number(sold)]


@rule("BH-16.2")
def test_a_deck_without_a_card_in_it_or_its_discard_pile_cannot_be_chosen() -> None:
    s = scene(player(), player(), at="draw", decks={"contract": [], "jawa": []}, discards=[droid()])
    assert s.offered(0) == ["draw target", "draw hunter", "draw jawa"]


@rule("BH-16.2")
def test_with_all_decks_empty_the_draw_is_skipped_and_smaller_hands_are_passed() -> None:
    one, two, three = hunter(), hunter(), hunter()
    s = scene(
        player(hand=[one, two], padded=False),
        player(hand=[three], padded=False),
        at="draw",
        decks=EMPTY,
    )
    assert s.step == "choose"
    assert s.offered(0) == [f"choose {one.id}", f"choose {two.id}"]
    s.reveal(one, three).click(0, "play 0").click(1, "play 0")
    assert (s.hand(0), s.hand(1)) == ([], [two])
    assert s.step == "choose"


@rule("BH-16.3")
@pytest.mark.parametrize("bonus", ["contract", "none"], ids=["icon", "end bonus"])
def test_a_contract_bonus_without_a_contract_anywhere_is_forfeited(bonus: str) -> None:
    card = hunter((9, 9, 9))
    fights = (
        [fight(target(bonus=bonus))]
        if bonus == "contract"
        else [
            *[won() for _ in range(3)],
            fight(target()),
        ]
    )
    s = scene(player(hand=[card], fights=fights), player(), decks={"contract": []}).reveal(card)
    s.click(0, "play", len(fights) - 1)
    assert [event.card for event in s.told(ContractGained)] == [NONE]
    assert s.player(0).contracts == []
    assert s.player(0).credits == (0 if bonus == "contract" else 1)
    assert len(s.told(CreditsTaken)) == s.player(0).credits


@rule("BH-16.4")
def test_who_holds_no_card_skips_the_main_action_but_may_activate() -> None:
    box, card = crate(cost=1), hunter()
    s = scene(
        player(credits=1, reserved=[box], padded=False),
        player(hand=[card], padded=False),
        decks=EMPTY,
    )
    assert s.offered(0) == []
    s.click(1, "choose", card)
    assert s.offered(0) == [f"activate {box.id}", "done"]
    s.click(0, "activate", box)
    assert s.offered(1) == ["sell", "play 0"]


@rule("BH-16.5")
def test_when_nobody_holds_a_card_the_game_ends_at_once_and_is_scored() -> None:
    one, two = hunter(), hunter()
    s = scene(
        player(hand=[one], padded=False, fights=[won(6)]),
        player(hand=[two], padded=False),
        decks=EMPTY,
        turn=5,
    ).reveal(one, two)
    s.click(0, "play 1").click(1, "play 0")
    assert s.step == "over"
    assert (s.outcome.reason, s.outcome.rule) == ("cards_ran_out", "BH-16.5")
    assert (s.outcome.scores, s.outcome.winners, s.state.turn) == ([6, 0], [0], 6)


@rule("BH-16.5")
def test_while_somebody_holds_a_card_the_game_goes_on() -> None:
    s = scene(player(padded=False), player(hand=[hunter()], padded=False), at="draw", decks=EMPTY)
    assert s.step == "choose"
    assert len(s.offered(1)) == 1


@rule("BH-16.6")
@pytest.mark.parametrize("guild_master", [0, 1, 2])
def test_drawers_are_served_from_the_guild_master_to_the_left(guild_master: int) -> None:
    cards = [droid(), droid()]
    s = scene(
        player(), player(), player(), at="draw", guild_master=guild_master, decks={"jawa": cards}
    )
    for seat in (2, 1, 0):
        s.click(seat, "draw jawa")
    order = [(guild_master + step) % 3 for step in range(3)]
    assert [s.hand(seat)[-1] for seat in order[:2]] == cards
    assert s.step == "draw_again"
    assert s.offered(order[2]) == ["draw target", "draw hunter", "draw contract"]
    s.click(order[2], "draw contract")
    assert [len(s.hand(seat)) for seat in range(3)] == [5, 5, 5]
    assert s.step == "choose"


@rule("BH-16.6")
def test_the_deck_is_refilled_for_the_next_drawer_the_moment_it_runs_out() -> None:
    last, sold = droid(), crate()
    s = scene(
        player(), player(), player(), at="draw", decks={"jawa": [last]}, discards=[sold]
    ).draw("jawa", "jawa", "jawa")
    assert (s.hand(0)[-1], s.hand(1)[-1]) == (last, sold)
    assert s.step == "draw_again"
    assert s.offered(2) == ["draw target", "draw hunter", "draw contract"]


@rule("BH-16.6", "BH-16.2")
def test_who_is_not_served_while_all_other_decks_are_empty_draws_nothing() -> None:
    s = scene(player(), player(), at="draw", decks={**EMPTY, "jawa": [droid()]})
    s.draw("jawa", "jawa")
    assert s.step == "choose"
    assert [len(s.hand(seat)) for seat in (0, 1)] == [5, 4]


@rule("BH-16.7")
def test_without_a_trigger_the_game_ends_after_turn_200() -> None:
    s = scene(player(), player(), turn=199).reveal().finish_turn()
    assert (s.step, s.state.turn) == ("draw", 200)
    s.draw().reveal().finish_turn()
    assert (s.outcome.reason, s.outcome.rule) == ("turn_limit", "BH-16.7")


@rule("BH-16.7")
def test_a_trigger_in_turn_200_still_gives_two_more_turns() -> None:
    card = hunter((9, 9, 9))
    s = scene(
        player(hand=[card], fights=[won(), won(), won(), fight(target())]), player(), turn=200
    ).reveal(card)
    s.click(0, "play 3").finish_game()
    assert (s.outcome.reason, s.state.turn) == ("trigger", 202)
