"""Chapter 15: who may know what. `test_views.py` goes through every zone and event."""

from __future__ import annotations

from cantina.games.hunters import GAME
from cantina.games.hunters.events import CardDrawn
from cantina.games.hunters.pack import DECKS
from cantina.kernel.action import HIDDEN, SPECTATOR
from cantina.kernel.event import AnswerSealed, events_for
from tests.games.hunters.cards import crate, droid, hunter, same_target, target
from tests.games.hunters.scene import fight, orphan, player, scene, won
from tests.rules import rule
from tests.seats import FIRST, SECOND, THIRD


@rule("BH-15.1")
def test_nobody_sees_the_hand_of_another() -> None:
    s = scene(player(), player(), player())
    for viewer in (1, 2, SPECTATOR):
        seen = s.view(viewer)
        assert (seen.known[0], seen.players[0].hand_size) == ([], 5)
    assert s.view(0).known[0] == s.player(0).hand


@rule("BH-15.1")
def test_who_passed_cards_on_remembers_them_and_nobody_else_knows() -> None:
    s = scene(player(), player(), player()).reveal()
    passed = sorted(s.player(0).hand)
    s.next_turn()
    assert s.view(0).known[1] == passed
    assert s.view(0).players[1].hand_size == 5
    assert s.view(2).known[1] == []
    assert s.view(SPECTATOR).known[1] == []


@rule("BH-15.1")
def test_a_passed_card_is_remembered_until_it_is_played_in_the_open() -> None:
    s = scene(player(), player(), player()).reveal()
    passed = s.hand(0)
    s.next_turn().reveal(None, passed[0])
    assert s.view(0).known[1] == sorted(s.numbers(*passed[1:]))
    s.next_turn()
    assert s.view(0).known[2] == sorted(s.numbers(*passed[1:]))
    assert s.view(1).known[2] == sorted(s.player(2).hand[:-1])


@rule("BH-15.2")
def test_all_cards_in_front_of_players_are_public() -> None:
    goal, won_goal = target(), won()
    stack = [hunter(), droid()]
    contract, box, waiting = same_target("han"), crate(), droid()
    s = scene(
        player(
            fights=[won_goal, fight(goal, *stack)],
            contracts=[contract],
            crates=[box],
            reserved=[waiting],
        ),
        player(fights=[orphan(hunter())]),
    )
    for viewer in (0, 1, SPECTATOR):
        seen = s.view(viewer).players[0]
        assert [each.captured for each in seen.confrontations] == [True, False]
        assert seen.confrontations[1].target == s.number(goal)
        assert seen.confrontations[1].attacks == s.numbers(*stack)
        assert (seen.contracts, seen.crates) == (s.numbers(contract), s.numbers(box))
        assert (seen.reserved, seen.captures) == (s.numbers(waiting), 1)
        assert s.view(viewer).players[1].confrontations[0].target == -1


@rule("BH-15.3")
def test_the_whole_of_every_discard_pile_may_be_inspected() -> None:
    sold = [hunter(), target(), hunter()]
    s = scene(player(), player(), discards=sold)
    for viewer in (0, 1, SPECTATOR):
        assert s.view(viewer).discards == [s.numbers(sold[1]), s.numbers(sold[0], sold[2]), [], []]


@rule("BH-15.4")
def test_the_kind_of_a_held_or_face_down_card_cannot_be_read_from_its_back() -> None:
    cards = [target(), hunter(), same_target("han"), droid(), crate()]
    views = []
    for card in cards:
        others = [other for other in cards if other is not card]
        s = scene(player(), player(hand=[card, *others]))
        s.click(1, "choose", card)
        seen = GAME.encode_view(s.view(0))
        views.append(seen["players"][1])
        assert seen["known"][1] == []
        assert (views[-1]["hand_size"], views[-1]["chosen"]) == (5, HIDDEN)
    assert all(view == views[0] for view in views)


@rule("BH-15.5")
def test_the_deck_drawn_from_is_visible_to_all_and_the_card_only_to_who_drew_it() -> None:
    top = crate()
    s = scene(player(), player(), at="draw", decks={"jawa": [top, droid()]}).draw("jawa", "hunter")
    for viewer, card in ((FIRST, s.number(top)), (SECOND, HIDDEN), (SPECTATOR, HIDDEN)):
        told = [event for event in events_for(s.events, viewer) if isinstance(event, CardDrawn)]
        assert [(event.seat, DECKS[event.deck]) for event in told] == [(0, "jawa"), (1, "hunter")]
        assert told[0].card == card


@rule("BH-15.6")
def test_credits_and_deck_sizes_are_public() -> None:
    s = scene(player(credits=3), player(credits=4), decks={"jawa": [droid(), crate()]})
    for viewer in (0, 1, SPECTATOR):
        assert [each.credits for each in s.view(viewer).players] == [3, 4]
        assert s.view(viewer).deck_sizes == [12, 12, 12, 2]
        assert s.view(viewer).bank == 35


@rule("BH-15.7")
def test_before_the_reveal_others_know_only_that_a_card_was_chosen() -> None:
    one, two = hunter(), target()
    s = scene(player(hand=[one, two]), player(), player())
    assert not s.view(1).answered[0]
    s.click(0, "choose", two)
    for viewer in (SECOND, THIRD, SPECTATOR):
        assert s.view(viewer).answered == [True, False, False]
        seen = s.view(viewer).players[0]
        assert (seen.chosen, seen.hand_size) == (HIDDEN, 5)
        (told,) = events_for(s.events, viewer)
        assert isinstance(told, AnswerSealed)
        assert GAME.encode_event(told) == {
            "event": "AnswerSealed",
            "rule": "BH-3.5",
            "seat": 0,
            "ask": "choose",
        }
