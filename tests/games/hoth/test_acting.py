"""What views say while units act: who could hit whom where, who can do nothing more, and why."""

from __future__ import annotations

import pytest

from cantina.games.hoth import GAME
from cantina.games.hoth.acting import RULES
from cantina.games.hoth.board import OPPONENT
from cantina.games.hoth.danger import DangerView
from cantina.games.hoth.ids import Hex, Unit
from cantina.games.hoth.outlook import MILLION
from cantina.games.hoth.rules.fire import dice_against, sees
from cantina.games.hoth.rules.ground import costs, is_barred
from cantina.games.hoth.rules.units import allowance, lift, put, units_of
from cantina.games.hoth.scenario import FAR
from cantina.games.hoth.state import HothTable, Move
from cantina.kernel.rng import seeded
from cantina.kernel.table import fork, open_table, play
from tests.games.hoth.scene import BOX, FIELD, Scene, at, scene


def on(s: Scene, hex: str) -> dict[str, DangerView]:
    """By where the enemy stands now."""
    return {FIELD.names[one.start]: one for one in s.view(0).dangers if one.hex == at(hex)}


def test_who_could_hit_a_unit_where_it_goes_after_a_move_of_its_own() -> None:
    s = scene({"D6": "t"}, {"D2": "s", "H2": "w", "A1": "s"}, hand=["R-HQ"]).play("R-HQ")
    s.order("D6").click("move D6")
    assert on(s, "D6")["D2"].dice == 1, "two hexes nearer than its three is one too many"
    near = on(s, "D5")["D2"]
    assert (FIELD.names[near.spot], near.dice) in (("C3", 2), ("D3", 2))
    assert near.hit == MILLION - MILLION * 9 // 36, "half of the faces hit infantry"
    assert near.destroyed == 0, "two dice, four figures"
    assert "A1" not in on(s, "D5")


def test_who_need_not_move_stays() -> None:
    s = scene({"D4": "t"}, {"D3": "s"}, hand=["R-HQ"]).play("R-HQ").order("D4")
    here = on(s.click("move D4"), "D4")["D3"]
    assert (here.spot, here.dice) == (at("D3"), 3)


def test_only_whoever_moves_the_unit_is_told() -> None:
    s = scene({"D4": "t"}, {"D3": "s"}, hand=["R-HQ"]).play("R-HQ").order("D4")
    assert not s.view(0).dangers
    s.click("move D4")
    assert s.view(0).dangers
    assert not s.view(1).dangers
    assert not s.view(-1).dangers


def most_dice(t: HothTable, number: Unit, hex: Hex) -> int:
    """Tried out: every hex where the enemy may go and still attack."""
    unit = t.state.units[number]
    _, free = allowance(t, unit)
    best = 0
    reached = costs(t, number, free)
    for spot in BOX.board.hexes:
        if reached[spot] == FAR or is_barred(t, unit, spot, reached[spot], free):
            continue
        world = fork(t)
        lift(world, number)
        put(world, number, spot)
        if sees(world, spot, hex):
            best = max(best, dice_against(world, number, hex))
    return best


@pytest.mark.parametrize("scenario", ["1", "5", "9", "12"])
def test_dangers_are_what_trying_out_every_move_finds(scenario: str) -> None:
    t = open_table(GAME, BOX, 2, 3, {"scenario": scenario})
    rng = seeded(3)
    looked = 0
    while t.asks and looked < 6:
        ask = t.asks[0]
        top = t.state.stack[-1]
        if ask.name == "to" and len(t.played) % 3 == 0:
            assert isinstance(top, Move)
            looked += 1
            told = {
                (one.hex, one.start): one.dice
                for one in GAME.view(t, ask.seat).dangers  # type: ignore[attr-defined]
            }
            enemies = units_of(t, OPPONENT[t.state.players[ask.seat].side])
            reached = costs(t, top.unit, top.limit)
            for hex in BOX.board.hexes:
                if reached[hex] != FAR:
                    world = fork(t)
                    lift(world, top.unit)
                    put(world, top.unit, hex)
                    for enemy in enemies:
                        start = t.state.units[enemy].hex
                        assert told.get((hex, start), 0) == most_dice(world, enemy, hex)
        play(t, ask.seat, GAME.suggest(t, ask, rng))
    assert looked


def cannot(s: Scene, hex: str) -> tuple[str, str]:
    """Why the unit there can neither move nor attack any more."""
    (unit,) = [one for one in s.view(0).units if one.hex == at(hex)]
    for bar in (unit.cannot_move, unit.cannot_attack):
        assert bar is None or bar.rule == RULES[bar.why]
    return (
        unit.cannot_move.why if unit.cannot_move else "",
        unit.cannot_attack.why if unit.cannot_attack else "",
    )


def test_units_that_have_acted_say_so() -> None:
    s = scene({"D4": "t", "H7": "t", "A7": "t"}, {"D3": "s"}, hand=["R-HQ"]).play("R-HQ")
    assert cannot(s, "D4") == ("", ""), "nobody acts yet"
    s.order("D4", "H7")
    assert cannot(s, "D4") == ("", "")
    assert cannot(s, "A7") == ("not_ordered", "not_ordered")
    assert cannot(s, "D3") == ("", ""), "of the side that acts only"
    s.move("H7", "H6")
    assert cannot(s, "H6") == ("moved", "out_of_range")
    s.attack("D4", "D3", "cross", "cross", "cross")
    assert s.step == "play", "nobody could do more"
    assert cannot(s, "D4") == ("", "")


def test_a_unit_that_attacks_later_and_one_that_did() -> None:
    s = scene({"D4": "t", "E4": "t"}, {"D3": "s"}, hand=["R-HQ"]).play("R-HQ").order("D4", "E4")
    s.attack("D4", "D3", "cross", "cross", "cross")
    assert cannot(s, "D4") == ("moves_over", "attacked")
    assert cannot(s, "E4") == ("moves_over", "")


def test_moved_too_far_stopped_by_land_or_unable_to_move_at_all() -> None:
    rebels = {"A7": "t", "G7": "t", "D7": "a"}
    s = scene(rebels, {"D1": "s"}, land={"G6": "*"}, hand=["R-HQ"]).play("R-HQ")
    s.order("A7", "G7", "D7")
    assert cannot(s, "D7") == ("never_moves", "out_of_range")
    s.move("A7", "A5")
    assert cannot(s, "A5") == ("moved", "moved_too_far")
    s = scene(rebels, {"D1": "s"}, land={"G6": "*"}, hand=["R-HQ"]).play("R-HQ")
    s.order("A7", "G7").move("G7", "G6")
    assert cannot(s, "G6") == ("moved", "stopped")


def test_hemmed_in_unseen_and_without_dice() -> None:
    ring = {"C4": "t", "E4": "t", "D5": "t", "E5": "t"}
    s = scene({"D4": "t", **ring}, {"D3": "s", "E3": "s"}, hand=["R-HQ"]).play("R-HQ")
    assert cannot(s.order("D4", "C4"), "D4") == ("blocked", "")
    s = scene({"D4": "t", "A7": "t"}, {"G4": "s"}, land={"G4": "*"}, hand=["R-HQ"])
    s.play("R-HQ").order("D4", "A7").move("D4", "E4")
    assert cannot(s, "E4") == ("moved", "")
    s = scene({"C4": "t", "A7": "t"}, {"G4": "s"}, land={"G4": "*"}, hand=["R-HQ"])
    s.play("R-HQ").order("C4", "A7").move("C4", "D4")
    assert cannot(s, "D4") == ("moved", "no_dice")
    s = scene({"C4": "t", "A7": "t"}, {"F4": "s"}, land={"E4": "^"}, hand=["R-HQ"])
    s.play("R-HQ").order("C4", "A7").move("C4", "D4")
    assert cannot(s, "D4") == ("moved", "not_seen")


@pytest.mark.parametrize("scenario", ["1", "6", "14"])
def test_what_a_unit_can_still_do_is_what_is_offered(scenario: str) -> None:
    t = open_table(GAME, BOX, 2, 5, {"scenario": scenario})
    rng = seeded(5)
    moves = attacks = 0
    for _ in range(300):
        if not t.asks:
            break
        ask = t.asks[0]
        if ask.name in ("move", "attack"):
            able: list[int] = []
            for unit in GAME.view(t, ask.seat).units:  # type: ignore[attr-defined]
                bar = unit.cannot_move if ask.name == "move" else unit.cannot_attack
                if unit.side == t.state.players[ask.seat].side and bar is None:
                    able.append(unit.hex)
            offered = [action.args[0] for action in ask.options if action.verb == ask.name]
            assert sorted(able) == sorted(offered)
            moves += ask.name == "move"
            attacks += ask.name == "attack"
        play(t, ask.seat, GAME.suggest(t, ask, rng))
    assert moves
    assert attacks


@pytest.mark.parametrize("seed", [2, 7])
def test_the_orders_that_are_left_are_those_that_can_be_given(seed: int) -> None:
    """Never fewer than anybody gives, and exactly as many for whoever chooses the best way."""
    looked = 0
    for scenario in ("1", "5", "9", "12"):
        t = open_table(GAME, BOX, 2, seed, {"scenario": scenario})
        rng = seeded(seed)
        for _ in range(150):
            if not t.asks:
                break
            ask = t.asks[0]
            left = GAME.view(t, ask.seat).orders_left  # type: ignore[attr-defined]
            if ask.name == "order":
                looked += 1
                assert left == most_by_trying(t)
            else:
                assert left == 0
            play(t, ask.seat, GAME.suggest(t, ask, rng))
    assert looked


def most_by_trying(t: HothTable) -> int:
    """Every choice of the next unit, and then the same way again."""
    ask = t.asks[0]
    if ask.name != "order":
        return 0
    best = 0
    for action in ask.options:
        if action.verb == "order":
            world = fork(t)
            play(world, ask.seat, action)
            more = world.asks and world.asks[0].name == "order"
            left = GAME.view(world, ask.seat).orders_left if more else 0  # type: ignore[attr-defined]
            best = max(best, 1 + left)
    return best
