"""Chapter 9: crates."""

from __future__ import annotations

from tests.games.hunters.cards import crate, target_crate
from tests.games.hunters.scene import player, scene, won
from tests.rules import rule


@rule("BH-9.1")
def test_a_crate_card_counts_only_while_active() -> None:
    box = crate(points=3, crates=2, cost=1)
    s = scene(player(reserved=[box], contracts=[target_crate("han")]), player()).reveal()
    s.click(0, "sell")
    assert (s.pad(0).crates, s.pad(0).crate_symbols, s.pad(0).total) == (0, 0, 0)
    s.click(0, "activate", box)
    assert (s.pad(0).crates, s.pad(0).crate_symbols, s.pad(0).total) == (3, 2, 8)


@rule("BH-9.2")
def test_the_most_crates_bring_five_points() -> None:
    s = scene(
        player(crates=[crate(crates=3)]), player(crates=[crate(crates=2)]), player(), turn=200
    )
    assert s.reveal().finish_turn().outcome.scores == [5, 0, 0]


@rule("BH-9.2")
def test_tied_players_get_the_five_points_each() -> None:
    s = scene(
        player(crates=[crate(crates=2)]),
        player(crates=[crate(crates=1)]),
        player(crates=[crate(crates=1), crate(crates=1)]),
        turn=200,
    )
    assert s.reveal().finish_turn().outcome.scores == [5, 0, 5]


@rule("BH-9.3")
def test_crate_symbols_are_counted_not_cards() -> None:
    s = scene(player(crates=[crate(crates=3)]), player(crates=[crate(), crate()]), turn=200)
    assert [s.pad(seat).crate_symbols for seat in (0, 1)] == [3, 2]
    assert s.reveal().finish_turn().outcome.scores == [5, 0]


@rule("BH-9.3")
def test_a_contract_counts_every_symbol_of_one_card() -> None:
    s = scene(
        player(
            crates=[crate(crates=3)],
            contracts=[target_crate("han", per_a=0, duo=2)],
            fights=[won(who="han"), won(who="han"), won(who="han")],
        ),
        player(),
    )
    assert s.pad(0).contracts == 6
