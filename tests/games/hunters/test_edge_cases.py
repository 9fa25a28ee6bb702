"""Chapter 20: points at which rules meet, numbered as there.

Covered by the chapters: 1 (BH-7.11), 6 (BH-11.3), 9 (BH-16.2), 10 (BH-6.4), 11 (BH-6.2),
15 (BH-8.3), 16 (BH-9.2, BH-12.6), 17 (BH-10.3, BH-10.4), 18 (BH-9.3), 21 (BH-5.5), 24 (BH-10.9),
27 (BH-12.7). Covered elsewhere: 22 (test_views), 26 (test_properties).
"""

from __future__ import annotations

from itertools import permutations

import pytest

from cantina.games.hunters import GAME
from cantina.games.hunters.pack import CONTRACT_BONUS
from cantina.games.hunters.state import NONE
from cantina.kernel.table import open_table, play
from cantina.parts.saved import digest_of
from tests.games.hunters.cards import (
    BOX,
    crate,
    droid,
    hunter,
    plain,
    same_target,
    target,
)
from tests.games.hunters.scene import box_of, fight, orphan, player, scene, won
from tests.rules import rule

STRONG = (9, 9, 9)


@rule("BH-8.3", "BH-11.1")
def test_02_a_target_put_on_a_strong_orphan_may_be_the_fourth_capture() -> None:
    goal = target()
    s = scene(
        player(hand=[goal], fights=[won(), won(), orphan(hunter(STRONG)), won()]), player(), turn=8
    ).reveal(goal)
    s.click(0, "play 2")
    assert s.state.trigger_turn == 8
    assert (s.player(0).credits, len(s.player(0).contracts)) == (1, 1)


@rule("BH-6.5", "BH-8.8", "BH-11.6")
def test_03_a_chain_of_captures_and_activations_in_one_step() -> None:
    card, first, second = hunter((1, 0, 0)), droid((0, 1, 0), 1), droid((0, 0, 1), 0)
    box, top, bonus = crate(points=2, cost=1), same_target("han"), same_target("zeb")
    s = scene(
        player(
            hand=[card],
            reserved=[first, second, box],
            fights=[
                won(),
                fight(target((1, 0, 0), bonus="credit")),
                fight(target((0, 1, 0), bonus="contract")),
                fight(target((0, 0, 1))),
            ],
        ),
        player(),
        decks={"contract": [top, bonus]},
    ).reveal(card)
    s.click(0, "play 1").click(0, "activate", first, 2)
    assert s.player(0).contracts == [s.number(top)]
    s.click(0, "activate", second, 3)
    assert (s.player(0).captures, s.player(0).credits) == (4, 1)
    s.click(0, "activate", box)
    assert s.player(0).contracts == s.numbers(top, bonus)
    assert (s.player(0).crates, s.player(0).credits) == ([s.number(box)], 0)


@rule("BH-11.2", "BH-17.4")
@pytest.mark.parametrize("order", list(permutations(range(3))))
@pytest.mark.parametrize("guild_master", range(3))
def test_04_the_bonus_does_not_depend_on_seat_order(
    order: tuple[int, int, int], guild_master: int
) -> None:
    """Seats with three, two and no captures: the first two reach four, one of them by a droid."""
    cards = [hunter(STRONG) for _ in range(3)]
    mech = droid(STRONG, cost=0)
    sittings = [
        player(hand=[cards[0]], fights=[won(), won(), won(), fight(target())]),
        player(
            hand=[cards[1]],
            reserved=[mech],
            fights=[won(), won(), fight(target()), fight(target())],
        ),
        player(hand=[cards[2]], fights=[fight(target())]),
    ]
    s = scene(*[sittings[role] for role in order], guild_master=guild_master)
    s.reveal(*[cards[role] for role in order])
    while s.step != "draw":
        seat = s.table.asks[0].seat
        s.click(seat, s.offered(seat)[0] if s.step == "activate" else s.offered(seat)[1])
    for role, one in zip(order, s.state.players, strict=True):
        gained = (one.credits, len(one.contracts))
        assert gained == ((0, 0) if role == 2 else (1, 1))


@rule("BH-11.2", "BH-11.3")
def test_05_the_stored_trigger_turn_decides_not_the_captures_at_the_end_of_the_turn() -> None:
    card = hunter(STRONG)
    s = scene(
        player(fights=[*[won() for _ in range(5)]]),
        player(hand=[card], fights=[won(), won(), won(), fight(target())]),
        turn=8,
        trigger=7,
    ).reveal(None, card)
    s.click(0, "sell").click(1, "play 3")
    assert (s.player(1).captures, s.player(1).credits) == (4, 0)


@rule("BH-16.1", "BH-17.3", "BH-11.7")
def test_07_the_end_bonus_may_reshuffle_a_contract_sold_this_turn() -> None:
    card, last, sold = hunter(STRONG), same_target("han"), same_target("zeb")
    s = scene(
        player(hand=[sold]),
        player(hand=[card], fights=[won(), won(), won(), fight(target(bonus="contract"))]),
        decks={"contract": [last]},
    ).reveal(sold, card)
    s.click(0, "sell").click(1, "play 3")
    assert s.player(1).contracts == s.numbers(last, sold)
    assert s.state.decks[2] == s.state.discards[2] == []


@rule("BH-16.3", "BH-11.2")
def test_07_icon_and_end_bonus_share_the_last_contract() -> None:
    card, last = hunter(STRONG), same_target("han")
    s = scene(
        player(hand=[card], fights=[won(), won(), won(), fight(target(bonus="contract"))]),
        player(),
        decks={"contract": [last]},
    ).reveal(card)
    s.click(0, "play 3")
    assert (s.player(0).contracts, s.player(0).credits) == ([s.number(last)], 1)


@rule("BH-16.2", "BH-16.4", "BH-16.5")
def test_08_six_passive_players_run_out_of_cards_and_the_game_ends() -> None:
    pack = box_of([plain(kind) for kind in range(4) for _ in range(6)])
    t = open_table(GAME, pack, 6, 1)
    assert t.asks[0].name == "choose"
    while t.state.outcome is None:
        ask = t.asks[0]
        play(t, ask.seat, ask.options[-1])  # never sells
        GAME.check(t)
    assert (t.state.outcome.reason, t.state.turn) == ("cards_ran_out", 5)


@rule("BH-7.4", "BH-7.7")
def test_12_a_droid_is_placed_among_the_targets_of_the_moment_it_is_activated() -> None:
    mech, goal = droid(cost=1), target()
    s = scene(player(hand=[mech]), player(hand=[goal])).reveal(mech, None)
    s.click(0, "reserve").next_turn().reveal(goal).click(0, "play 0").next_turn()
    s.reveal().click(0, "sell")
    assert s.offered(0) == [f"activate {mech.id} 0", "done"]
    assert s.click(0, "activate", mech, 0).player(0).confrontations[0].target == s.number(goal)


@rule("BH-7.7", "BH-6.7")
def test_13_the_second_droid_becomes_an_orphan_when_the_first_captured_the_only_target() -> None:
    first, second = droid(STRONG, 0), droid(STRONG, 0)
    s = scene(player(fights=[fight(target())], reserved=[first, second]), player()).reveal()
    s.click(0, "sell").click(0, "activate", first, 0)
    assert s.offered(0) == [f"activate {second.id} 1", "done"]
    s.click(0, "activate", second, 1)
    assert s.player(0).confrontations[1].target == NONE


@rule("BH-12.4")
def test_14_a_hunter_on_an_open_target_costs_as_soon_as_the_target_is_captured() -> None:
    useless, card = hunter((0, 0, 0), penalty=3), hunter((1, 0, 0), penalty=1)
    s = scene(player(hand=[card], fights=[fight(target((1, 0, 0)), useless)]), player())
    s.reveal(card)
    assert s.pad(0).total == 0
    assert s.click(0, "play 0").pad(0).total == 6 - 3 - 1


@rule("BH-10.1")
def test_19_a_contract_gained_in_the_last_turn_still_scores() -> None:
    card = hunter((1, 0, 0))
    top = same_target("han", per_a=2)
    s = scene(
        player(hand=[card], fights=[fight(target((1, 0, 0), 6, "han", bonus="contract"))]),
        player(),
        decks={"contract": [top]},
        turn=200,
    ).reveal(card)
    s.click(0, "play 0").click(1, "sell")
    assert s.outcome.scores == [8, 0]


@rule("BH-6.2", "BH-12.2", "BH-13.1")
def test_20_selling_in_the_last_turn_pays_a_reserved_crate() -> None:
    box = crate(points=2, cost=1)
    s = scene(player(reserved=[box]), player(), turn=200).reveal()
    s.click(0, "sell").click(0, "activate", box).click(1, "sell")
    assert (s.outcome.scores, s.outcome.winners) == ([7, 0], [0])


@rule("BH-14.1", "BH-14.3")
def test_23_introductory_targets_are_told_by_their_icon_not_by_their_number() -> None:
    targets = [target(bonus="contract") for _ in range(3)] + [target() for _ in range(9)]
    rest = [plain(kind) for kind in (1, 2, 3) for _ in range(9)]
    t = open_table(GAME, box_of([*targets, *rest]), 2, 1, {"mode": "introductory"})
    here = [*t.state.decks[0], *[card for each in t.state.players for card in each.hand]]
    assert [t.pack.bonus[card] for card in here].count(CONTRACT_BONUS) == 0
    assert [t.pack.kind[card] for card in here].count(0) == 9
    assert [repr(action) for action in t.asks[0].options] == ["draw 0", "draw 1", "draw 3"]


@rule("BH-2.1", "BH-16.1", "BH-16.6", "BH-17.1")
def test_25_the_same_seed_and_decisions_give_the_same_game_reshuffles_included() -> None:
    tables = [open_table(GAME, BOX, 3, seed) for seed in (5, 5, 6)]
    for t in tables:
        while t.state.turn < 60 and t.state.outcome is None:
            play(t, t.asks[0].seat, t.asks[0].options[0])
    one, same, other = [digest_of(t) for t in tables]
    assert one == same
    assert one != other
