"""Chapter 12: scoring."""

from __future__ import annotations

from tests.games.hunters.cards import crate, droid, hunter, same_target, target, two_targets
from tests.games.hunters.scene import fight, orphan, player, scene, won
from tests.rules import rule


@rule("BH-12.1")
def test_captured_targets_score_and_open_ones_neither_score_nor_cost() -> None:
    s = scene(
        player(fights=[won(9), fight(target(points=16)), won(12)]),
        player(fights=[fight(target(points=6))]),
        turn=200,
    )
    assert s.pad(0).targets == 21
    assert s.reveal().finish_turn().outcome.scores == [21, 0]


@rule("BH-12.2")
def test_active_crate_cards_score_their_points_plus_five_for_the_majority() -> None:
    s = scene(
        player(crates=[crate(points=3), crate(points=2)]),
        player(crates=[crate(points=1, crates=3)]),
        turn=200,
    )
    assert (s.pad(0).crates, s.pad(0).majority) == (5, 0)
    assert (s.pad(1).crates, s.pad(1).majority) == (1, 5)
    assert s.reveal().finish_turn().outcome.scores == [5, 6]


@rule("BH-12.3")
def test_all_contracts_are_added_up() -> None:
    contracts = [same_target("han"), same_target("zeb"), two_targets("han", "zeb")]
    fights = [won(0, "han"), won(0, "han"), won(0, "zeb")]
    s = scene(player(contracts=contracts, fights=fights), player(), turn=200)
    assert s.pad(0).contracts == 4 + 1 + 6
    assert s.reveal().finish_turn().outcome.scores == [11, 0]


@rule("BH-12.4")
def test_every_hunter_on_a_captured_target_costs_its_penalty_needed_or_not() -> None:
    stack = [hunter((0, 3, 0), penalty=3), hunter((1, 0, 0), penalty=2), droid((1, 1, 1))]
    s = scene(player(fights=[fight(target((1, 0, 0), points=9), *stack)]), player(), turn=200)
    assert s.pad(0).hunters == -5
    assert s.reveal().finish_turn().outcome.scores == [4, 0]


@rule("BH-12.4")
def test_hunters_on_open_targets_or_in_an_orphan_cost_nothing() -> None:
    s = scene(
        player(fights=[fight(target(), hunter(penalty=3))]),
        player(fights=[won(), orphan(hunter(penalty=3), hunter(penalty=2))]),
        turn=200,
    )
    assert s.reveal().finish_turn().outcome.scores == [0, 6]


@rule("BH-12.4")
def test_droids_never_cost_points() -> None:
    mech = droid((1, 0, 0), cost=2)
    s = scene(player(fights=[fight(target((1, 0, 0)), mech)]), player(), turn=200)
    assert s.reveal().finish_turn().outcome.scores == [6, 0]


@rule("BH-12.5")
def test_the_final_score_adds_all_rows_and_the_highest_wins() -> None:
    s = scene(
        player(
            fights=[won(9, "han", penalty=2), won(12, "zeb", penalty=3)],
            crates=[crate(points=2)],
            contracts=[two_targets("han", "zeb")],
        ),
        player(fights=[won(16), won(6)]),
        turn=200,
    )
    pad = s.pad(0)
    rows = (pad.targets, pad.crates, pad.majority, pad.contracts, pad.hunters)
    assert rows == (21, 2, 5, 5, -5)
    assert pad.total == 28
    assert sum(line.points for line in pad.lines) == 28
    s.reveal().finish_turn()
    assert s.outcome.scores == [28, 22]
    assert s.outcome.winners == [0]


@rule("BH-12.6")
def test_without_an_active_crate_nobody_gets_the_majority() -> None:
    s = scene(player(reserved=[crate(crates=3)]), player(), turn=200)
    s.reveal().click(0, "sell").click(0, "done").click(1, "sell")
    assert s.outcome.scores == [0, 0]


@rule("BH-12.7")
def test_scores_may_be_negative() -> None:
    s = scene(player(fights=[won(6, penalty=9)]), player(), turn=200)
    s.reveal().finish_turn()
    assert s.outcome.scores == [-3, 0]
    assert s.outcome.winners == [1]


@rule("BH-12.8")
def test_unspent_credits_and_reserved_cards_score_nothing() -> None:
    s = scene(
        player(credits=12, reserved=[crate(points=4, cost=99), droid((9, 9, 9), cost=99)]),
        player(fights=[won(1)]),
        turn=200,
    )
    s.reveal().finish_turn()
    assert s.outcome.scores == [0, 1]
    assert s.outcome.winners == [1]
