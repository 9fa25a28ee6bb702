"""Chapter 19: the worked examples, with the numbers of the rulebooks. Ids stand in the names."""

from __future__ import annotations

import pytest

from cantina.games.hunters import GAME
from cantina.games.hunters.pack import DECK_OF_KIND, KINDS, PrintedCard
from cantina.games.hunters.state import NONE, HuntersTable
from cantina.kernel.table import open_table, play
from tests.games.hunters.cards import (
    BOX,
    crate,
    droid,
    hunter,
    plain,
    printed,
    same_target,
    target,
    target_crate,
    two_targets,
)
from tests.games.hunters.scene import Scene, Sitting, fight, orphan, player, scene, won
from tests.rules import rule

A, B, C, D = "qira", "padme", "zeb", "omega"


@rule("BH-5.3", "BH-6.2", "BH-6.3", "BH-6.4")
def test_t01_and_t02_a_card_is_reserved_and_activated_in_a_later_turn() -> None:
    box = crate(points=4, cost=2)
    s = scene(player(credits=1, hand=[box]), player()).reveal(box).click(0, "reserve")
    assert (s.player(0).reserved, s.player(0).credits) == ([s.number(box)], 1)
    assert s.pad(0).total == 0

    s.next_turn().reveal()
    sold, bank = s.player(0).chosen, s.state.bank
    s.click(0, "sell").click(0, "activate", box)
    assert (s.player(0).crates, s.player(0).credits) == ([s.number(box)], 0)
    assert s.state.bank == bank - 1 + 2
    assert s.state.discards[s.table.pack.deck[sold]][-1] == sold


@rule("BH-4.1", "BH-4.2")
@pytest.mark.parametrize("kind", range(len(KINDS)), ids=[f"T-03 {kind}" for kind in KINDS])
def test_selling(kind: int) -> None:
    card = plain(kind)
    s = scene(player(hand=[card]), player()).reveal(card).click(0, "sell")
    assert s.player(0).credits == 1
    assert s.state.discards[DECK_OF_KIND[kind]] == [s.number(card)]


@rule("BH-8.1")
def test_t04_and_t05_four_one_five_does_not_capture_four_one_six_but_one_more_does() -> None:
    card, mech = hunter((4, 1, 5)), droid((0, 0, 1), cost=0)
    s = scene(player(hand=[card], reserved=[mech], fights=[fight(target((4, 1, 6)))]), player())
    s.reveal(card).click(0, "play 0")
    assert s.view(0).players[0].confrontations[0].attack == [4, 1, 5]
    assert not s.player(0).confrontations[0].captured
    s.click(0, "activate", mech, 0)
    assert s.view(0).players[0].confrontations[0].attack == [4, 1, 6]
    assert s.player(0).confrontations[0].captured


@rule("BH-7.2", "BH-7.3", "BH-7.4")
def test_t06_a_target_first() -> None:
    goal, card, mech = target((9, 9, 9)), hunter((1, 0, 2)), droid((0, 0, 3), cost=0)
    s = scene(player(hand=[goal, mech]), player(hand=[card])).reveal(goal).click(0, "play 0")
    s.next_turn().reveal(card).click(0, "play 0")
    s.next_turn().reveal(mech).click(0, "play 0")
    (confrontation,) = s.player(0).confrontations
    assert confrontation.attacks == s.numbers(card, mech)
    assert s.view(0).players[0].confrontations[0].attack == [1, 0, 5]


@rule("BH-7.7", "BH-7.8", "BH-7.9", "BH-8.3")
@pytest.mark.parametrize(("shields", "captured"), [((1, 0, 5), True), ((1, 1, 5), False)])
def test_t07_an_attack_card_first(shields: tuple[int, int, int], captured: bool) -> None:
    h1, d1, t1 = hunter((1, 0, 2)), droid((0, 0, 3), cost=0), target(shields)
    s = scene(player(hand=[h1], reserved=[d1]), player(hand=[t1]))
    s.reveal(h1).click(0, "play 0").click(0, "activate", d1, 0)
    assert [each.attacks for each in s.player(0).confrontations] == [s.numbers(h1, d1)]
    s.next_turn().reveal(t1)
    assert s.offered(0) == ["sell", "play 0"]
    s.click(0, "play 0")
    assert s.player(0).confrontations[0].target == s.number(t1)
    assert s.player(0).confrontations[0].captured is captured


@rule("BH-7.5")
def test_t08_either_of_two_targets_and_no_third_place() -> None:
    card = hunter()
    s = scene(player(hand=[card], fights=[fight(target()), fight(target())]), player())
    assert s.reveal(card).offered(0) == ["sell", "play 0", "play 1"]


@rule("BH-9.2", "BH-12.2")
def test_t09_the_crate_majority_of_ginny_thomas_and_mia() -> None:
    s = scene(
        player(crates=[crate(4, 3), crate(0, 1)]),
        player(crates=[crate(1, 2)]),
        player(crates=[crate(3, 2), crate(2, 1), crate(2, 1)]),
        turn=200,
    )
    assert [s.pad(seat).crate_symbols for seat in range(3)] == [4, 2, 4]
    assert [s.pad(seat).majority for seat in range(3)] == [5, 0, 5]
    assert s.reveal().finish_turn().outcome.scores == [9, 1, 12]


@rule("BH-12.2", "BH-9.3")
def test_t10_two_points_with_one_crate_and_three_with_two() -> None:
    two, three = crate(2, 1, cost=1), crate(3, 2, cost=1)
    s = scene(player(credits=1, reserved=[two, three]), player()).reveal()
    s.click(0, "sell").click(0, "activate", two).click(0, "activate", three)
    assert (s.pad(0).crates, s.pad(0).crate_symbols) == (5, 3)


CONTRACTS = {
    "T-11": (two_targets(A, B, 1, 1, 3), {A: 2, B: 1}, 0, 6),
    "T-12": (same_target(A, 1, 2), {A: 2}, 0, 4),
    "T-13": (target_crate(A, 1, 2), {A: 2}, 2, 6),
    "T-14": (two_targets(A, B, 1, 1, 3), {A: 2}, 0, 2),
    "T-15": (target_crate(C, 2, 2), {C: 1}, 3, 4),
    "T-16": (two_targets(A, D, 1, 1, 3), {A: 2, D: 1}, 0, 6),
    "D-01": (two_targets(A, B, 1, 1, 3), {A: 2, B: 2}, 0, 10),
    "D-02 one": (same_target(A, 1, 2), {A: 1}, 0, 1),
    "D-02 three": (same_target(A, 1, 2), {A: 3}, 0, 5),
    "D-02 four": (same_target(A, 1, 2), {A: 4}, 0, 8),
    "D-03": (target_crate(A, 1, 2), {A: 3}, 1, 5),
    "D-04": (target_crate(A, 2, 2), {}, 5, 0),
}


@rule("BH-10.2", "BH-10.3", "BH-10.4", "BH-10.5")
@pytest.mark.parametrize(
    ("contract", "captured", "symbols", "points"), CONTRACTS.values(), ids=CONTRACTS
)
def test_a_contract_is_played_and_scored(
    contract: PrintedCard, captured: dict[str, int], symbols: int, points: int
) -> None:
    fights = [won(points=0, who=who) for who, times in captured.items() for _ in range(times)]
    crates = [crate(points=0) for _ in range(symbols)]
    trigger = 198 if len(fights) >= 4 else None
    s = scene(
        player(hand=[contract], fights=fights, crates=crates),
        player(crates=[crate(crates=3), crate(crates=3)]),
        turn=200,
        trigger=trigger,
    )
    s.reveal(contract).click(0, "play").finish_turn()
    assert s.outcome.scores == [points, 5]


def anna() -> Sitting:
    """The tableau of the final example: A twice for 9, C for 16, D for 12, and one more open."""
    penalties = [[1, 1], [3], [0, 3], [2, 2]]
    goals = [target((1, 0, 0), points, who) for points, who in ((9, A), (16, C), (9, A), (12, D))]
    return player(
        hand=[two_targets(A, D, 1, 1, 3)],
        fights=[
            *[
                fight(goal, *[hunter((1, 0, 0), penalty) for penalty in stack])
                for goal, stack in zip(goals, penalties, strict=True)
            ],
            fight(target(), hunter(penalty=3), hunter(penalty=1)),
        ],
        contracts=[two_targets(A, B, 1, 1, 3), target_crate(C, 2, 2)],
        crates=[crate(points=4, crates=3)],
        reserved=[crate(points=3, crates=2, cost=2)],
    )


def last_turn_of_anna() -> Scene:
    """Mia has 4 crates. Anna plays the last of her three contracts."""
    mia = player(crates=[crate(points=0, crates=2), crate(points=0, crates=2)])
    s = scene(anna(), mia, turn=9, trigger=7)
    contract = s.hand(0)[0]
    return s.reveal(contract).click(0, "play").click(1, "sell")


@rule("BH-12.1", "BH-12.2", "BH-12.3", "BH-12.4", "BH-12.5")
def test_t17_to_t21_anna_has_fifty_points() -> None:
    s = last_turn_of_anna()
    pad = s.pad(0)
    assert pad.contracts == 12
    assert pad.targets == 46
    assert pad.hunters == -12
    assert (pad.crates, pad.crate_symbols, pad.majority) == (4, 3, 0)
    assert pad.total == 46 + 4 + 12 - 12 == 50
    assert s.outcome.scores == [50, 5]
    assert s.outcome.winners == [0]


@pytest.mark.parametrize(
    ("row", "points"),
    [
        pytest.param("contracts", [2, 4, 6], id="T-17"),
        pytest.param("targets", [9, 16, 9, 12], id="T-18"),
        pytest.param("hunters", [-1, -1, -3, -3, -2, -2], id="T-19"),
        pytest.param("crates", [4], id="T-20"),
        pytest.param("majority", [], id="T-20 majority"),
    ],
)
@rule("BH-12.1", "BH-12.2", "BH-12.3", "BH-12.4")
def test_annas_pad_line_by_line(row: str, points: list[int]) -> None:
    lines = last_turn_of_anna().pad(0).lines
    assert [line.points for line in lines if line.row == row] == points


@rule("BH-10.6")
def test_t22_the_same_captured_a_serves_two_contracts() -> None:
    s = scene(
        player(
            contracts=[two_targets(A, B, 1, 1, 3), two_targets(A, D, 1, 1, 3)],
            fights=[won(0, A), won(0, A), won(0, D)],
        ),
        player(),
        turn=200,
    )
    assert s.reveal().finish_turn().outcome.scores == [2 + 6, 0]


def one_short(*hand: PrintedCard) -> Sitting:
    return player(hand=[*hand], fights=[won(), won(), won(), fight(target((1, 0, 0)))])


@rule("BH-11.1", "BH-11.2", "BH-11.4")
def test_t23_the_fourth_capture_brings_the_bonus_and_ends_the_game_two_turns_later() -> None:
    card = hunter((1, 0, 0))
    s = scene(one_short(card), player(), turn=10).reveal(card).click(0, "play 3")
    assert (s.player(0).credits, len(s.player(0).contracts)) == (1, 1)
    assert s.finish_game().state.turn == 12


@rule("BH-11.2", "BH-17.4")
def test_t24_two_players_who_reach_four_in_the_same_turn_get_both_bonuses() -> None:
    one, two = hunter((1, 0, 0)), hunter((1, 0, 0))
    s = scene(one_short(one), one_short(two)).reveal(one, two)
    s.click(0, "play 3").click(1, "play 3")
    assert [s.player(seat).credits for seat in (0, 1)] == [1, 1]
    assert [len(s.player(seat).contracts) for seat in (0, 1)] == [1, 1]


@rule("BH-11.3", "BH-11.4")
def test_t25_a_fourth_capture_one_turn_later_brings_nothing() -> None:
    one, two = hunter((1, 0, 0)), hunter((1, 0, 0))
    s = scene(one_short(one, two), one_short(), turn=10).reveal(one).click(0, "play 3")
    s.next_turn().reveal(None, two).click(0, "sell")
    before = s.player(1).credits
    s.click(1, "play 3")
    assert (s.player(1).captures, s.player(1).credits) == (4, before)
    assert s.player(1).contracts == []
    assert s.finish_game().state.turn == 12


@rule("BH-13.1", "BH-13.2")
@pytest.mark.parametrize(
    ("credits", "winners"), [((2, 1), [0]), ((2, 2), [0, 1])], ids=["T-26 one", "T-26 shared"]
)
def test_equal_scores(credits: tuple[int, int], winners: list[int]) -> None:
    s = scene(*[player(credits=held - 1, fights=[won(9)]) for held in credits], turn=200)
    s.reveal().finish_turn()
    assert tuple(s.player(seat).credits for seat in (0, 1)) == credits
    assert s.outcome.winners == winners


@rule("BH-14.1", "BH-14.2", "BH-14.4")
def test_t27_the_introductory_game() -> None:
    introductory = {"mode": "introductory"}
    state = open_table(GAME, BOX, 3, 1, introductory).state
    assert [len(deck) for deck in state.decks] == [36 - 3, 63 - 6, 0, 44 - 3]
    assert [BOX.deck[card] for card in state.players[0].hand] == [0, 1, 1, 3]
    card = hunter((1, 0, 0))
    s = scene(one_short(card), player(), options=introductory).reveal(card).click(0, "play 3")
    assert (s.player(0).credits, s.player(0).contracts) == (1, [])


@rule("BH-8.1")
def test_d05_excess_in_two_colours_does_not_help_the_third() -> None:
    card = hunter((9, 3, 9))
    s = scene(player(hand=[card], fights=[fight(target((7, 4, 0)))]), player()).reveal(card)
    assert s.click(0, "play 0").player(0).captures == 0


@rule("BH-9.1", "BH-10.5")
def test_d06_the_crates_of_a_reserved_card_do_not_count_for_a_contract() -> None:
    s = scene(
        player(reserved=[crate(crates=3)], contracts=[target_crate(A, 1, 2)], fights=[won(0, A)]),
        player(),
    )
    assert s.pad(0).contracts == 1


@rule("BH-7.6", "BH-7.7", "BH-7.11")
def test_d07_with_all_targets_captured_a_hunter_starts_an_orphan() -> None:
    card = hunter()
    s = scene(player(hand=[card], fights=[won()]), player()).reveal(card)
    assert s.offered(0) == ["sell", "play 1"]
    assert s.click(0, "play 1").player(0).confrontations[1].target == NONE


@rule("BH-6.5", "BH-8.5", "BH-8.8")
def test_d08_a_credit_icon_pays_for_a_reserved_droid_in_the_same_step() -> None:
    card, mech = hunter((1, 0, 0)), droid(cost=1)
    s = scene(
        player(hand=[card], reserved=[mech], fights=[fight(target((1, 0, 0), bonus="credit"))]),
        player(),
    ).reveal(card)
    s.click(0, "play 0").click(0, "activate", mech, 1)
    assert (s.player(0).credits, s.player(0).reserved) == (0, [])


@rule("BH-3.8")
def test_d09_two_players_swap_their_hands() -> None:
    s = scene(player(), player()).reveal()
    h0, h1 = s.hand(0), s.hand(1)
    s.finish_turn()
    assert (s.hand(0), s.hand(1)) == (h1, h0)


def cards_and_credits(t: HuntersTable) -> tuple[int, int]:
    cards = sum(len(pile) for pile in [*t.state.decks, *t.state.discards])
    for each in t.state.players:
        cards += len(each.hand) + len(each.contracts) + len(each.crates) + len(each.reserved)
        for confrontation in each.confrontations:
            cards += len(confrontation.attacks) + (confrontation.target != NONE)
    return cards, t.state.bank + sum(each.credits for each in t.state.players)


@rule("BH-1.2", "BH-1.9", "BH-6.6", "BH-7.12")
@pytest.mark.parametrize(
    ("mode", "total"), [("full", 195), ("introductory", 143)], ids=["full", "introductory"]
)
def test_d10_and_d11_cards_and_credits_are_conserved_each_turn(mode: str, total: int) -> None:
    t = open_table(GAME, BOX, 4, 3, {"mode": mode})
    while t.state.outcome is None:
        if t.asks[0].name == "draw":
            assert cards_and_credits(t) == (total, 42)
        play(t, t.asks[0].seat, t.asks[0].options[-1])
    assert cards_and_credits(t) == (total, 42)


@rule("BH-16.1", "BH-16.7", "BH-13.2")
def test_d12_three_players_who_only_sell_end_after_turn_200_and_share_the_win() -> None:
    s = Scene(open_table(GAME, BOX, 3, 1))
    t = s.table
    while t.state.outcome is None:
        play(t, t.asks[0].seat, t.asks[0].options[0])  # the first deck, the first card, sell
    assert t.state.turn == 200
    assert [each.credits for each in t.state.players] == [200, 200, 200]
    assert (s.outcome.scores, s.outcome.winners) == ([0, 0, 0], [0, 1, 2])


@rule("BH-16.1", "BH-17.1", "BH-17.3")
def test_d13_a_contract_sold_later_is_not_in_an_earlier_reshuffle() -> None:
    card, old, sold = hunter((1, 0, 0)), same_target(A), same_target(B)
    s = scene(
        player(hand=[card], fights=[fight(target((1, 0, 0), bonus="contract"))]),
        player(hand=[sold]),
        decks={"contract": []},
        discards=[old],
    ).reveal(card, sold)
    s.click(0, "play 0").click(1, "sell")
    assert s.player(0).contracts == [s.number(old)]
    assert s.state.discards[DECK_OF_KIND[sold.kind]] == [s.number(sold)]


@rule("BH-7.9", "BH-8.3", "BH-8.5")
def test_d14_an_orphan_takes_the_sixteen_point_target_at_once() -> None:
    goal = printed("t_grogu_5")
    stack = orphan(hunter((5, 0, 1)), hunter((0, 6, 0)))
    s = scene(player(hand=[goal], fights=[won(), stack]), player()).reveal(goal)
    assert s.offered(0) == ["sell", "play 1"]
    s.click(0, "play 1")
    assert s.player(0).confrontations[1].captured
    assert s.player(0).credits == 1


@rule("BH-1.5", "BH-1.6", "BH-1.7")
def test_the_cards_in_the_figures_of_the_rulebooks_are_in_the_box() -> None:
    figures = [printed(id) for id in ("h_fennec_1", "d_3", "t_grogu_5", "t_grogu_1")]
    assert [card.colours for card in figures] == [(1, 0, 2), (0, 0, 3), (5, 6, 1), (7, 4, 0)]
    assert [card.points for card in figures] == [0, 0, 16, 16]
    assert figures[0].penalty == 2
