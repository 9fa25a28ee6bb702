"""What bots know: expected damage, threats, and when a position can be judged."""

from __future__ import annotations

import pytest

from cantina.bots.base import decide, make_bot
from cantina.games.hoth.board import REBEL
from cantina.games.hoth.damage import harm, prize
from cantina.games.hoth.hints import evaluate, is_settled
from cantina.games.hoth.ids import NO_UNIT, NOWHERE
from cantina.games.hoth.rules.fire import Screen, dice_against, sees
from cantina.games.hoth.threat import best_fire, shots_next, shots_now
from cantina.games.hoth.weights import MEDAL
from cantina.kernel.rng import seeded
from tests.games.hoth.scene import BOX, Scene, at, scene, shipped, words
from tests.rules import rule
from tests.seats import FIRST, SECOND


def harm_on(unit: str, hex: str, land: dict[str, str] | None = None, dice: int = 2) -> int:
    s = scene({"J7": "t"}, {hex: unit, "J1": "s"}, land)
    return harm(s.table, dice, s.state.at[at(hex)])


@rule("HO-9.11")
def test_a_retreat_without_room_is_worth_more_to_the_attacker() -> None:
    assert harm_on("s", "D1", dice=5) > harm_on("s", "D2", dice=5) > harm_on("s", "D4", dice=5)


@rule("HO-9.14")
def test_a_trench_and_a_walker_lose_nothing_by_retreats() -> None:
    assert harm_on("s", "D1", {"D1": "="}, dice=1) < harm_on("s", "D1", dice=1)
    assert harm_on("w", "D1") == harm_on("w", "D4")


def test_the_medal_that_wins_is_the_dearest() -> None:
    s = scene({"D5": "t"}, {"D3": "s"})
    prizes = []
    for medals in (0, 3, 4):
        s.state.medals[0] = medals
        prizes.append(prize(s.table, s.unit("D3")))
    assert prizes == sorted(set(prizes))


def test_a_unit_is_destroyed_only_once() -> None:
    s = scene({"D4": "t", "E4": "t"}, {"D3": "s1", "J1": "s"}, hand=["R-HQ"])
    shots = [shots_now(s.table, s.state.at[at(hex)]) for hex in ("D4", "E4")]
    target = s.state.at[at("D3")]
    first, second = best_fire(s.table, shots, 2)
    assert first == harm(s.table, 3, target)
    assert second < first // 4
    whole = prize(s.table, s.unit("D3")) + BOX.weights.figure[s.unit("D3").kind]
    assert first + second <= whole


@rule("HO-6.2", "HO-7.4")
@pytest.mark.parametrize(("hex", "dice"), [("D5", 3), ("D6", 2), ("D7", 1)])
def test_a_threat_counts_the_move_before_the_attack(hex: str, dice: int) -> None:
    s = scene({hex: "t"}, {"D3": "s"})
    found = shots_next(s.table, s.state.at[at("D3")], Screen(s.table))
    assert found == [(at(hex), dice)]


def test_nobody_threatens_from_where_it_cannot_attack() -> None:
    land = {"D4": "*", "C4": "*", "E4": "*", "C3": "#", "E3": "#"}  # entering rocks ends the attack
    s = scene({"D6": "t"}, {"D3": "s"}, land)
    assert shots_next(s.table, s.state.at[at("D3")], Screen(s.table)) == []
    s = scene({"D6": "a"}, {"D3": "s"})
    ((_, dice),) = shots_next(s.table, s.state.at[at("D6")], Screen(s.table))
    assert dice == dice_against(s.table, s.state.at[at("D6")], at("D3"))


def test_a_screen_sees_what_the_rules_see() -> None:
    s = shipped(10)
    screen = Screen(s.table)
    for start in BOX.board.hexes[::3]:
        for end in BOX.board.hexes:
            if start != end:
                assert screen.clear(start, end) == sees(s.table, start, end)


def test_a_position_is_judged_when_units_stand_where_they_attack_from() -> None:
    s = scene({"D5": "t"}, {"D3": "s"}, hand=["R-HQ"])
    judged = [is_settled(s.table)]
    for click in ("play R-HQ", "order D5", "move D5", "to D4"):
        s.click(click)
        judged.append(is_settled(s.table))
    assert (s.step, judged) == ("attack", [False, False, False, False, True])


def greedy_choice(s: Scene) -> str:
    return words(decide(make_bot("greedy"), s.table, s.seat, seeded(1)))


def test_greedy_plays_the_card_that_reaches_the_prey() -> None:
    """A last figure stands on the west flank, within reach of one card only."""
    hand = ["R-RECON-L", "R-RECON-C", "R-RECON-R", "R-RAID-R"]
    s = scene({"B5": "t", "E6": "t", "I5": "t"}, {"B4": "s1", "E1": "s", "I1": "s"}, hand=hand)
    assert greedy_choice(s) == "play R-RECON-L"


def test_a_stronger_position_is_worth_more() -> None:
    s = scene({"D5": "t"}, {"D3": "s"}, hand=["R-HQ"])
    before = evaluate(s.table, FIRST) - evaluate(s.table, SECOND)
    s.unit("D3").figures = 2
    assert evaluate(s.table, FIRST) - evaluate(s.table, SECOND) > before
    s.state.medals[0] += 1
    assert evaluate(s.table, FIRST) - evaluate(s.table, SECOND) > before + 100


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_and_search_play_in_teams(seats: int) -> None:
    s = scene({}, {}, scenario=BOX.scenarios[0], seats=seats)
    for _ in range(12):
        ask = s.table.asks[0]
        name = "greedy" if ask.seat % 2 == 0 else "mcts:8"
        action = decide(make_bot(name), s.table, ask.seat, seeded(3))
        assert action in ask.options
        s.click(words(action))


@rule("HO-12.8")
def test_a_unit_that_has_left_is_worth_more_than_one_that_could() -> None:
    s = shipped(15)
    unit = s.state.units[next(n for n in s.state.at if n != NO_UNIT and s.state.units[n].kind == 3)]
    staying = evaluate(s.table, FIRST)
    s.state.at[unit.hex] = NO_UNIT
    s.state.occupied &= ~(1 << unit.hex)
    unit.hex = NOWHERE
    s.state.exited[unit.kind] += 1
    s.state.medals[REBEL] += 1
    assert evaluate(s.table, FIRST) > staying + MEDAL


@rule("HO-12.9")
def test_the_officer_is_worth_picking_up() -> None:
    s = shipped(8)
    lying = evaluate(s.table, FIRST)
    s.state.carrier = next(n for n in s.state.at if n != NO_UNIT and s.state.units[n].kind == 3)
    assert evaluate(s.table, FIRST) > lying
