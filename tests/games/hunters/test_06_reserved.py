"""Chapter 6: reserved cards."""

from __future__ import annotations

from cantina.games.hunters.events import CardPlayed
from tests.games.hunters.cards import crate, droid, hunter, same_target, target
from tests.games.hunters.scene import fight, player, scene
from tests.rules import rule


@rule("BH-6.1")
def test_any_number_of_reserved_cards_may_be_activated_after_the_main_action() -> None:
    one, two, three = crate(cost=1), crate(cost=1), crate(cost=1)
    s = scene(player(credits=3, reserved=[one, two, three]), player()).reveal()
    s.click(0, "sell").click(0, "activate", three).click(0, "activate", one)
    assert s.offered(0) == [f"activate {two.id}", "done"]
    s.click(0, "done")
    assert s.player(0).crates == s.numbers(three, one)
    assert s.player(0).reserved == [s.number(two)]


@rule("BH-6.1")
def test_reserved_cards_may_also_be_activated_after_playing_or_reserving() -> None:
    contract, mech, waiting = same_target("qira"), droid(cost=9), crate(cost=1)
    other = crate(cost=1)
    s = scene(
        player(credits=1, hand=[contract], reserved=[waiting]),
        player(credits=1, hand=[mech], reserved=[other]),
    ).reveal(contract, mech)
    s.click(0, "play").click(0, "activate", waiting)
    s.click(1, "reserve").click(1, "activate", other)
    assert (s.player(0).credits, s.player(1).credits) == (0, 0)


@rule("BH-6.1")
def test_a_reserved_card_that_cannot_be_paid_is_not_offered() -> None:
    cheap, dear = crate(cost=1), crate(cost=3)
    s = scene(player(credits=1, reserved=[cheap, dear]), player()).reveal().click(0, "sell")
    assert s.offered(0) == [f"activate {cheap.id}", "done"]


@rule("BH-6.2")
def test_no_reserved_card_is_activated_before_the_main_action() -> None:
    s = scene(player(credits=9, reserved=[droid(cost=0), crate(cost=1)]), player()).reveal()
    assert s.offered(0) == ["sell", "play 0"]


@rule("BH-6.2")
def test_the_credit_from_selling_can_pay_for_a_reserved_card_in_every_turn() -> None:
    one, two = crate(cost=1), crate(cost=1)
    s = scene(player(reserved=[one, two]), player()).reveal()
    s.click(0, "sell").click(0, "activate", one)
    s.next_turn().reveal().click(0, "sell").click(0, "activate", two)
    assert s.player(0).crates == s.numbers(one, two)


@rule("BH-6.3")
def test_what_is_paid_for_a_reserved_card_goes_back_to_the_bank() -> None:
    box = crate(cost=3)
    s = scene(player(credits=5, reserved=[box]), player()).reveal().click(0, "sell")
    s.click(0, "activate", box)
    assert (s.player(0).credits, s.state.bank) == (3, 39)
    assert (s.player(0).reserved, s.player(0).crates) == ([], [s.number(box)])
    assert (s.told(CardPlayed)[0].cost, s.told(CardPlayed)[0].was_reserved) == (3, True)


@rule("BH-6.4")
def test_a_card_reserved_this_turn_cannot_be_activated_before_the_next() -> None:
    box, older = crate(cost=0), crate(cost=0)
    s = scene(player(hand=[box], reserved=[older]), player()).reveal(box).click(0, "reserve")
    assert s.offered(0) == [f"activate {older.id}", "done"]
    s.next_turn().reveal().click(0, "sell")
    assert s.offered(0) == [f"activate {older.id}", f"activate {box.id}", "done"]


@rule("BH-6.5")
def test_activations_come_one_at_a_time_each_resolved_before_the_next() -> None:
    first, second = droid((1, 0, 0), cost=1), droid((0, 1, 0), cost=1)
    s = scene(
        player(
            fights=[fight(target((1, 0, 0), bonus="credit")), fight(target((0, 1, 0)))],
            reserved=[first, second],
        ),
        player(),
    ).reveal()
    s.click(0, "sell").click(0, "activate", first, 0)
    assert s.player(0).credits == 1
    assert s.offered(0) == [f"activate {second.id} 1", "done"]
    s.click(0, "activate", second, 1)
    assert s.player(0).captures == 2


@rule("BH-6.5")
def test_activations_come_in_any_order() -> None:
    first, second = crate(cost=1), crate(cost=1)
    s = scene(player(credits=2, reserved=[first, second]), player()).reveal().click(0, "sell")
    assert s.offered(0) == [f"activate {first.id}", f"activate {second.id}", "done"]


@rule("BH-6.6")
def test_any_number_of_cards_may_be_reserved() -> None:
    mech = droid()
    s = scene(player(hand=[mech], reserved=[droid() for _ in range(12)]), player()).reveal(mech)
    s.click(0, "reserve")
    assert len(s.player(0).reserved) == 13


@rule("BH-6.6")
def test_reserved_cards_are_seen_by_all_and_worth_nothing() -> None:
    box = crate(points=4, crates=3)
    s = scene(player(reserved=[box]), player())
    assert s.view(1).players[0].reserved == [s.number(box)]
    assert (s.pad(0).total, s.pad(0).crate_symbols) == (0, 0)


@rule("BH-6.6")
def test_reserved_cards_stay_until_they_are_activated() -> None:
    mech, box = droid(cost=99), crate(cost=99)
    s = scene(player(reserved=[mech, box]), player(), turn=198)
    s.reveal()
    assert s.offered(0) == ["sell", "play 0"]
    s.finish_game()
    assert s.player(0).reserved == s.numbers(mech, box)
    assert s.player(1).reserved == []


@rule("BH-6.7")
def test_activating_is_never_compulsory() -> None:
    mech = droid((9, 9, 9), cost=0)
    s = scene(
        player(credits=9, hand=[hunter()], reserved=[mech], fights=[fight(target((1, 0, 0)))]),
        player(),
    ).reveal()
    s.click(0, "sell").click(0, "done")
    assert s.player(0).reserved == [s.number(mech)]
    assert s.player(0).captures == 0
