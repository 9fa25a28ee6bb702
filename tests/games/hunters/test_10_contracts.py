"""Chapter 10: contracts."""

from __future__ import annotations

import pytest

from cantina.games.hunters.pack import CONTRACT
from tests.games.hunters.cards import (
    BOX,
    crate,
    hunter,
    printed,
    same_target,
    target,
    target_crate,
    two_targets,
)
from tests.games.hunters.scene import Fight, fight, player, scene, won
from tests.rules import rule


def captured(han: int = 0, zeb: int = 0) -> list[Fight]:
    return [won(who=who) for who in ["han"] * han + ["zeb"] * zeb]


@rule("BH-10.1")
def test_targets_captured_before_and_after_the_contract_count_alike() -> None:
    contract, card = same_target("han"), hunter((1, 0, 0))
    s = scene(
        player(
            hand=[contract],
            fights=[won(who="han", points=0), fight(target((1, 0, 0), 0, "han"))],
        ),
        player(hand=[card]),
        turn=199,
    )
    s.reveal(contract).click(0, "play").click(1, "sell")
    s.draw().reveal(card).click(0, "play 1").click(1, "sell")
    assert s.outcome.scores == [4, 0]


@rule("BH-10.1")
def test_crates_activated_after_the_contract_count_as_well() -> None:
    box = crate(points=0, crates=1, cost=1)
    s = scene(
        player(contracts=[target_crate("han")], reserved=[box], fights=[won(who="han", points=0)]),
        player(crates=[crate(crates=2)]),
        turn=200,
    )
    s.reveal().click(0, "sell").click(0, "activate", box).click(1, "sell")
    assert s.outcome.scores == [3, 5]


@rule("BH-10.2")
@pytest.mark.parametrize(
    ("han", "zeb", "points"), [(0, 0, 0), (1, 0, 1), (0, 1, 2), (1, 1, 8), (2, 2, 16)]
)
def test_two_characters_bring_their_values_and_the_duo(han: int, zeb: int, points: int) -> None:
    fights = captured(han, zeb)
    contract = two_targets("han", "zeb", per_a=1, per_b=2, duo=5)
    s = scene(player(contracts=[contract], fights=fights), player())
    assert s.pad(0).contracts == points


@rule("BH-10.3")
@pytest.mark.parametrize(("han", "zeb", "duos"), [(2, 1, 1), (1, 3, 1), (3, 2, 2), (3, 3, 3)])
def test_each_captured_card_belongs_to_one_duo_of_a_contract(han: int, zeb: int, duos: int) -> None:
    fights = captured(han, zeb)
    contract = two_targets("han", "zeb", per_a=0, per_b=0, duo=1)
    s = scene(player(contracts=[contract], fights=fights), player())
    assert s.pad(0).contracts == duos


@rule("BH-10.4")
@pytest.mark.parametrize(("han", "points"), [(0, 0), (1, 1), (2, 4), (3, 5), (4, 8), (5, 9)])
def test_the_same_character_brings_a_duo_for_every_two_cards(han: int, points: int) -> None:
    fights = captured(han)
    s = scene(player(contracts=[same_target("han")], fights=fights), player())
    assert s.pad(0).contracts == points


@rule("BH-10.5")
@pytest.mark.parametrize(
    ("han", "symbols", "points"), [(2, 0, 4), (2, 1, 6), (1, 3, 4), (3, 2, 10), (0, 3, 0)]
)
def test_a_character_and_crates_bring_duos_on_top_of_the_targets(
    han: int, symbols: int, points: int
) -> None:
    s = scene(
        player(
            contracts=[target_crate("han", per_a=2, duo=2)],
            crates=[crate() for _ in range(symbols)],
            fights=captured(han),
        ),
        player(),
    )
    assert s.pad(0).contracts == points


@rule("BH-10.6")
def test_contracts_share_targets_and_crates() -> None:
    s = scene(
        player(
            contracts=[
                two_targets("han", "zeb"),
                two_targets("qira", "han"),
                same_target("han"),
                target_crate("han"),
                target_crate("zeb"),
            ],
            crates=[crate()],
            fights=[won(who="han"), won(who="zeb")],
        ),
        player(),
    )
    assert [line.points for line in s.pad(0).lines if line.row == "contracts"] == [5, 1, 1, 3, 3]
    assert s.pad(0).contracts == 13


@rule("BH-10.7")
def test_an_unfulfilled_contract_costs_nothing() -> None:
    s = scene(
        player(
            contracts=[same_target("han"), two_targets("han", "zeb"), target_crate("zeb")],
            crates=[crate()],
        ),
        player(crates=[crate(crates=2)]),
        turn=200,
    )
    assert s.reveal().finish_turn().outcome.scores == [0, 5]


@rule("BH-10.7")
def test_no_contract_in_the_box_has_a_negative_value() -> None:
    for card in BOX.cards:
        assert card.kind != CONTRACT or min(card.per_a, card.per_b, card.duo) >= 0


@rule("BH-10.8")
def test_any_number_of_contracts_count_and_equal_ones_in_full() -> None:
    s = scene(
        player(
            contracts=[same_target("han") for _ in range(11)],
            fights=[won(who="han"), won(who="han")],
        ),
        player(),
    )
    assert s.pad(0).contracts == 11 * 4


@rule("BH-10.9")
def test_two_different_cards_of_one_character_are_the_same_character() -> None:
    one, two = printed("t_kanan_1"), printed("t_kanan_2")
    assert one.colours != two.colours
    s = scene(
        player(
            contracts=[same_target("kanan")],
            fights=[fight(one, hunter((9, 9, 9))), fight(two, hunter((9, 9, 9)))],
        ),
        player(),
    )
    assert s.pad(0).contracts == 4
