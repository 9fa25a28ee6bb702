"""Chapter 7: targets and confrontations."""

from __future__ import annotations

import pytest

from tests.games.hunters.cards import droid, hunter, target
from tests.games.hunters.scene import fight, orphan, player, scene, won
from tests.rules import rule

FREE = {"orphans": "free"}


@rule("BH-7.1")
def test_nobody_joins_the_confrontations_of_others() -> None:
    card = hunter()
    s = scene(
        player(hand=[card], fights=[fight(target())]),
        player(fights=[fight(target()), fight(target())]),
    ).reveal(card)
    assert s.offered(0) == ["sell", "play 0"]
    s.click(0, "play 0")
    assert s.player(0).confrontations[0].attacks == [s.number(card)]
    assert [each.attacks for each in s.player(1).confrontations] == [[], []]


@rule("BH-7.2")
def test_a_target_opens_a_new_confrontation_beside_any_number_of_others() -> None:
    goal = target()
    s = scene(player(hand=[goal], fights=[fight(target()) for _ in range(7)]), player())
    s.reveal(goal)
    assert s.offered(0) == ["sell", "play 7"]
    s.click(0, "play 7")
    opened = s.player(0).confrontations[7]
    assert (opened.target, opened.attacks, opened.captured) == (s.number(goal), [], False)


@rule("BH-7.3")
def test_attack_is_summed_colour_by_colour() -> None:
    card = hunter((1, 0, 2))
    s = scene(
        player(hand=[card], fights=[fight(target(), hunter((2, 3, 0)), droid((0, 4, 0)))]),
        player(),
    ).reveal(card)
    s.click(0, "play 0")
    assert s.view(0).players[0].confrontations[0].attack == [3, 7, 2]


@rule("BH-7.3")
def test_the_sum_of_several_cards_captures_what_none_of_them_could() -> None:
    card = hunter((1, 0, 2))
    s = scene(
        player(hand=[card], fights=[fight(target((3, 7, 2)), hunter((2, 3, 0)), droid((0, 4, 0)))]),
        player(),
    ).reveal(card)
    assert s.click(0, "play 0").player(0).captures == 1


@rule("BH-7.4")
def test_a_hunter_joins_when_played() -> None:
    card = hunter()
    s = scene(player(hand=[card], fights=[fight(target())]), player()).reveal(card)
    s.click(0, "play 0")
    assert s.player(0).confrontations[0].attacks == [s.number(card)]


@rule("BH-7.4")
def test_a_droid_joins_when_paid_and_not_when_reserved() -> None:
    mech = droid((1, 0, 0), cost=1)
    s = scene(player(hand=[mech], fights=[fight(target((1, 0, 0)))]), player()).reveal(mech)
    s.click(0, "reserve")
    assert s.player(0).confrontations[0].attacks == []
    s.next_turn().reveal().click(0, "sell").click(0, "activate", mech, 0)
    assert s.player(0).confrontations[0].attacks == [s.number(mech)]
    assert s.player(0).captures == 1


@rule("BH-7.5")
@pytest.mark.parametrize("place", [0, 1, 2])
def test_an_attack_card_goes_to_any_open_target_even_where_it_is_useless(place: int) -> None:
    card = hunter((5, 0, 0))
    fights = [fight(target((0, 0, 3))), fight(target((9, 0, 0))), fight(target((0, 3, 0)))]
    s = scene(player(hand=[card], fights=fights), player()).reveal(card)
    assert s.offered(0) == ["sell", "play 0", "play 1", "play 2"]
    s.click(0, "play", place)
    assert s.player(0).confrontations[place].attacks == [s.number(card)]


@rule("BH-7.6")
def test_an_attack_card_may_not_be_assigned_to_a_captured_target() -> None:
    card, mech = hunter(), droid(cost=0)
    s = scene(
        player(hand=[card], fights=[won(), fight(target()), won()], reserved=[mech]), player()
    ).reveal(card)
    assert s.offered(0) == ["sell", "play 1"]
    s.click(0, "play 1")
    assert s.offered(0) == [f"activate {mech.id} 1", "done"]


@rule("BH-7.7")
def test_without_an_open_target_an_attack_card_starts_an_orphan() -> None:
    card = hunter()
    s = scene(player(hand=[card]), player()).reveal(card)
    assert s.offered(0) == ["sell", "play 0"]
    s.click(0, "play 0")
    assert s.player(0).confrontations[0].target == -1
    assert s.player(0).confrontations[0].attacks == [s.number(card)]


@rule("BH-7.7", "BH-7.8")
def test_every_further_attack_card_joins_the_orphan() -> None:
    first, card, mech = hunter(), hunter(), droid(cost=0)
    s = scene(player(hand=[card], fights=[orphan(first)], reserved=[mech]), player()).reveal(card)
    assert s.offered(0) == ["sell", "play 0"]
    s.click(0, "play 0")
    assert s.offered(0) == [f"activate {mech.id} 0", "done"]
    s.click(0, "activate", mech, 0)
    assert len(s.player(0).confrontations) == 1
    assert s.player(0).confrontations[0].attacks == s.numbers(first, card, mech)


@rule("BH-7.8")
def test_a_second_orphan_cannot_exist_beside_captured_targets_either() -> None:
    card = hunter()
    s = scene(player(hand=[card], fights=[won(), orphan(hunter()), won()]), player()).reveal(card)
    assert s.offered(0) == ["sell", "play 1"]


@rule("BH-7.9")
def test_the_next_target_must_be_put_on_the_orphan() -> None:
    goal, first = target(), hunter()
    s = scene(player(hand=[goal], fights=[won(), orphan(first)]), player()).reveal(goal)
    assert s.offered(0) == ["sell", "play 1"]
    s.click(0, "play 1")
    assert s.player(0).confrontations[1].target == s.number(goal)
    assert s.player(0).confrontations[1].attacks == [s.number(first)]


@rule("BH-7.10")
def test_who_has_an_open_target_may_not_start_an_orphan() -> None:
    card = hunter()
    s = scene(player(hand=[card], fights=[fight(target())]), player()).reveal(card)
    assert s.offered(0) == ["sell", "play 0"]


@rule("BH-7.10")
def test_with_free_orphans_who_has_an_open_target_may_start_one() -> None:
    card, mech = hunter(), droid(cost=0)
    s = scene(
        player(hand=[card], fights=[fight(target())], reserved=[mech]), player(), options=FREE
    ).reveal(card)
    assert s.offered(0) == ["sell", "play 0", "play 1"]
    s.click(0, "play 1")
    assert s.player(0).confrontations[1].target == -1
    assert s.offered(0) == [f"activate {mech.id} 0", f"activate {mech.id} 1", "done"]


@rule("BH-7.10")
def test_with_free_orphans_there_is_still_one_at_most_and_the_next_target_goes_on_it() -> None:
    goal, card = target(), hunter()
    fights = [orphan(hunter()), fight(target())]
    s = scene(player(hand=[goal], fights=fights), player(), options=FREE).reveal(goal)
    assert s.offered(0) == ["sell", "play 0"]
    fights = [orphan(hunter()), fight(target())]
    s = scene(player(hand=[card], fights=fights), player(), options=FREE).reveal(card)
    assert s.offered(0) == ["sell", "play 1", "play 0"]


@rule("BH-7.11")
def test_a_player_whose_targets_are_all_captured_starts_an_orphan() -> None:
    card = hunter()
    s = scene(player(hand=[card], fights=[won(), won()]), player()).reveal(card)
    assert s.offered(0) == ["sell", "play 2"]
    s.click(0, "play 2")
    assert s.player(0).confrontations[2].target == -1


@rule("BH-7.12")
def test_assigned_attack_cards_never_move() -> None:
    one, two, three = hunter(), droid(), hunter()
    s = scene(
        player(credits=9, fights=[won(), fight(target(), one, two), fight(target(), three)]),
        player(),
    )
    stacks = [each.attacks[:] for each in s.player(0).confrontations]
    for _ in range(3):
        s.reveal()
        assert s.offered(0) == ["sell", "play 1", "play 2"]
        stacks[2].append(s.player(0).chosen)
        s.click(0, "play 2").finish_turn().draw("hunter", "hunter")
        assert [each.attacks for each in s.player(0).confrontations] == stacks


@rule("BH-7.13")
def test_an_attack_card_or_target_may_always_be_sold_instead() -> None:
    card, goal = hunter(), target()
    s = scene(
        player(hand=[card], fights=[fight(target())]),
        player(hand=[goal], fights=[orphan(hunter())]),
    ).reveal(card, goal)
    s.click(0, "sell").click(1, "sell")
    assert s.player(0).confrontations[0].attacks == []
    assert s.player(1).confrontations[0].target == -1
