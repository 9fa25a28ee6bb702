"""Chapter 16: the worked examples, with the same numbers."""

from __future__ import annotations

import pytest

from cantina.games.hoth.board import EMPIRE, REBEL
from cantina.games.hoth.events import CardDiscarded, ConfirmationRolled, DiceRolled
from cantina.games.hoth.pack import EXPLOSION
from cantina.games.hoth.rules.fire import dice_against, sees, targets
from cantina.games.hoth.rules.teams import seat_in_turn, sides_of_seats
from tests.games.hoth.scene import BOX, Scene, at, scene
from tests.rules import rule


def first_example() -> Scene:
    """EX-1. Three Rebel units in the center, two Imperial ones before them."""
    return (
        scene(
            {"D5": "t", "D7": "t", "D6": "f"},
            {"D3": "s", "F3": "s"},
            land={"D3": "*", "E5": "="},
            hand=["R-ASSAULT-C"],
        )
        .play("R-ASSAULT-C")
        .click("order_all")
    )


def dice(s: Scene, start: str, end: str) -> int:
    return dice_against(s.table, s.state.at[at(start)], at(end))


@rule("HO-6.1", "HO-6.2", "HO-6.3", "HO-4.3")
def test_example_1_movement() -> None:
    s = first_example()
    s.click("move D7")
    assert "to E5" not in s.offered()  # the way is occupied, and around it is 3 hexes
    s = first_example().move("D6", "F4")
    s.move("D5", "D4")
    s.move("D7", "E5")
    assert s.unit("E5").barred
    assert not s.unit("D4").barred
    assert not s.unit("F4").barred


@rule("HO-7.2", "HO-7.4", "HO-6.2")
def test_example_2_who_may_attack() -> None:
    s = first_example().move("D6", "F4").move("D5", "D4").move("D7", "E5")
    assert s.step == "attack"
    assert s.offered() == ["attack D4", "attack F4", "done"]
    assert dice(s, "F4", "F3") == 4
    assert dice(s, "D4", "D3") == 3 - 1


@rule("HO-9.2", "HO-9.3", "HO-7.3", "HO-7.8")
@pytest.mark.parametrize("figures", ["t", "t1"])
def test_example_3_infantry_attack(figures: str) -> None:
    s = scene({"D4": figures}, {"D3": "s"}, land={"D3": "*"}, hand=["R-HQ"])
    s.play("R-HQ").order("D4").attack("D4", "D3", "cross", "explosion")
    assert s.unit("D3").figures == 3
    assert [len(event.dice) for event in s.told(DiceRolled)] == [2]


@rule("HO-9.8", "HO-9.9")
def test_example_4_speeder_attack() -> None:
    s = scene({"F4": "f"}, {"F3": "s"}, hand=["R-HQ"]).play("R-HQ").order("F4")
    s.attack("F4", "F3", "vehicle", "infantry", "infantry", "retreat")
    assert s.seat == 1
    assert s.offered() == ["fall_back E2", "fall_back F2"]
    s.click("fall_back E2")
    assert s.unit("E2").figures == 2


@rule("HO-7.7", "HO-11.1")
def test_example_5_cover_and_penalty() -> None:
    s = scene(
        {"D5": "t", "F5": "f"}, {"D4": "s", "F4": "s"}, land={"D4": "*", "F4": "*", "F5": "B"}
    )
    assert dice(s, "D5", "D4") == 3 - 1
    assert dice(s, "F5", "F4") == 0  # 4 - 2 - 2
    s = scene({"F5": "f"}, {"F4": "s"}, land={"F5": "B"})
    assert dice(s, "F5", "F4") == 4 - 2


def looks(land: dict[str, str], units: list[str], start: str, end: str) -> bool:
    """Whether the ends see each other with these obstacles; Rebel units stand in the way."""
    s = scene(dict.fromkeys(units, "t") | {"J1": "t"}, {"A1": "s"}, land=land)
    assert sees(s.table, at(start), at(end)) == sees(s.table, at(end), at(start))
    return sees(s.table, at(start), at(end))


@rule("HO-8.1", "HO-8.2")
def test_example_6_sight_blocked() -> None:
    assert not looks({"D5": "*"}, [], "C5", "F5")


@rule("HO-8.5")
def test_example_7_case_1() -> None:
    assert looks({"D6": "*"}, [], "E7", "E5")


@rule("HO-8.5", "HO-8.9")
def test_example_8_case_2() -> None:
    assert looks({"E4": "^"}, ["E6"], "E7", "E3")


@rule("HO-8.6")
def test_example_9_case_3() -> None:
    assert not looks({"F7": "*", "E6": "^"}, [], "E7", "F6")


@rule("HO-8.8")
def test_both_sides_at_different_steps_block_together() -> None:
    assert not looks({"E4": "^"}, ["D6"], "E7", "E3")


@rule("HO-8.7", "HO-1.4")
def test_example_10_board_edge() -> None:
    assert not looks({}, ["A4"], "A3", "A5")
    assert looks({}, [], "A3", "A5")


@rule("HO-8.10", "HO-8.12")
def test_example_11_ridges() -> None:
    assert not looks({"C5": "^", "D5": "*"}, [], "C5", "F5")
    both = {"C5": "^", "F5": "^"}
    assert looks(both | {"D5": "*", "E5": "^"}, [], "C5", "F5")
    assert not looks(both | {"E5": "^"}, ["E5"], "C5", "F5")
    assert looks(both, ["E5"], "C5", "F5")
    assert not looks(both | {"E5": "#"}, [], "C5", "F5")


@rule("HO-14.4")
def test_example_12_three_players() -> None:
    sides = sides_of_seats(3, REBEL)
    assert sides == [REBEL, EMPIRE, REBEL]
    assert [seat_in_turn(sides, REBEL, turn) for turn in range(5)] == [0, 1, 2, 1, 0]
    assert [seat_in_turn(sides, EMPIRE, turn) for turn in range(5)] == [1, 0, 1, 2, 1]


@rule("HO-10.4")
def test_example_14_breakthrough() -> None:
    for land, again in (({"D3": "W"}, False), ({}, True)):
        s = scene({"D4": "t!"}, {"D3": "s1", "D1": "s"}, land=land, hand=["R-HQ"])
        s.play("R-HQ").order("D4").stay().click("attack D4")
        s.load_dice("explosion", "explosion").click("target D3").click("advance")
        assert s.unit("D3").kind == 3
        if again:
            assert s.offered() == ["target D1", "done"]
            assert dice(s, "D3", "D1") == 2
        else:
            assert s.step == "play"


@rule("HO-9.5", "HO-9.6", "HO-9.14")
def test_example_15_at_at() -> None:
    s = scene({"D4": "f"}, {"D3": "w", "J1": "s"}, hand=["R-HQ"]).play("R-HQ").order("D4")
    s.attack("D4", "D3", "vehicle", "explosion", "infantry", "retreat", "cross", "explosion")
    (confirmation,) = s.told(ConfirmationRolled)
    assert len(confirmation.dice) == 2
    assert confirmation.destroyed
    assert s.empty("D3")
    assert s.medals() == (1, 0)
    assert ways_to_confirm() == 11  # of 36: at least one explosion on two dice


def ways_to_confirm() -> int:
    return sum(EXPLOSION in (one, two) for one in BOX.die for two in BOX.die)


@rule("HO-9.5", "HO-9.14")
def test_an_unconfirmed_hit_and_a_retreat_leave_an_at_at_where_it_is() -> None:
    s = scene({"D4": "f"}, {"D3": "w"}, hand=["R-HQ"]).play("R-HQ").order("D4")
    s.attack("D4", "D3", "vehicle", "explosion", "infantry", "retreat", "cross", "vehicle")
    assert s.unit("D3").figures == 1
    assert s.medals() == (0, 0)


@rule("HO-9.3", "HO-9.4")
def test_example_16_overkill() -> None:
    s = scene({"D4": "t"}, {"D3": "s1", "J1": "s"}, hand=["R-HQ"]).play("R-HQ").order("D4")
    s.attack("D4", "D3", "infantry", "infantry", "explosion")
    assert s.empty("D3")
    assert s.medals() == (1, 0)


@rule("HO-9.11", "HO-9.14", "HO-9.15")
def test_example_17_blocked_retreat() -> None:
    attack = ("retreat", "retreat", "cross")
    s = scene({"D7": "t"}, {"D6": "s"}, first="empire", hand=["E-HQ"]).play("E-HQ").order("D6")
    s.attack("D6", "D7", *attack)
    assert s.unit("D7").figures == 1
    s = scene({"D7": "t"}, {"D6": "s"}, {"D7": "="}, first="empire", hand=["E-TRP", "E-HQ"])
    s.play("E-HQ").order("D6").stay().click("attack D6")
    s.load_dice("retreat", "retreat").click("target D7")
    assert s.offered() == ["hold", "give_way"]
    s.click("hold")
    assert s.unit("D7").figures == 2


@rule("HO-8.1", "HO-8.5", "HO-8.6", "HO-7.4")
def test_example_18_three_cases_at_once() -> None:
    s = scene(
        {"E7": "a", "E4": "t"},
        {"C6": "s", "E3": "s", "F6": "s"},
        land={"D7": "*", "F7": "*", "E6": "^"},
    )
    distances = [s.table.pack.board.field.between(at("E7"), at(hex)) for hex in ("C6", "E3", "F6")]
    assert distances == [2, 4, 2]
    assert targets(s.table, s.state.at[at("E7")]) == sorted([at("C6"), at("E3")])


@rule("HO-8.9", "HO-10.10")
def test_example_19_corners() -> None:
    assert looks({"A7": "^", "B6": "*", "D7": "*"}, [], "A7", "E6")
    assert not looks({"A7": "^", "C6": "*"}, [], "A7", "E6")


@rule("HO-8.8", "HO-8.9")
def test_example_20_long_edge_line() -> None:
    assert looks({"A7": "^", "B7": "*", "C6": "*", "E5": "*", "F4": "*"}, [], "A7", "G3")
    assert not looks({"A7": "^", "A6": "*", "E5": "*"}, [], "A7", "G3")


@rule("HO-8.7")
def test_example_21_east_edge() -> None:
    assert not looks({}, ["I4"], "J3", "J5")
    assert looks({}, [], "J3", "J5")


@rule("HO-8.11")
def test_example_22_ridges_at_the_edge() -> None:
    assert looks({"A3": "^", "A5": "^", "A4": "^"}, ["A4"], "A3", "A5")


@rule("HO-5.4", "HO-5.3")
def test_example_23_order_slots() -> None:
    s = scene({"C4": "t", "B4": "t", "I7": "t"}, {"A1": "s"}, hand=["R-RIF"]).play("R-RIF")
    s.click("order C4").click("order B4").click("order I7")
    assert sum(unit.ordered for unit in s.state.units) == 3
    s = scene({"C4": "t", "B5": "t", "A5": "t"}, {"A1": "s"}, hand=["R-HAN-1"]).play("R-HAN-1")
    s.click("order C4")
    assert s.offered() == ["order A5", "order B5", "done"]
    s.click("order B5")
    assert sum(unit.ordered for unit in s.state.units) == 2


@rule("HO-13.8", "HO-3.1")
def test_example_24_deploy_the_fleet() -> None:
    s = scene({"A7": "t"}, {"A1": "s"}, first="empire", hand=["E-PIETT-2", "E-HQ"])
    assert len(s.hand(1)) == 4
    s.play("E-PIETT-2")
    assert len(s.hand(1)) == 3
    s.click("discard E-ASSAULT-L").click("discard E-ASSAULT-C").done()
    assert s.step == "play"
    assert len(s.hand(1)) == 4
    told = [s.table.pack.things[event.card] for event in s.told(CardDiscarded)]
    assert told == ["E-ASSAULT-L", "E-ASSAULT-C", "E-PIETT-2"]
    s.play("E-HQ").end_turn()
    assert len(s.hand(1)) == 4
    assert discarded(s, 1) == {"E-PIETT-2", "E-ASSAULT-L", "E-ASSAULT-C", "E-HQ"}


def discarded(s: Scene, seat: int) -> set[str]:
    return {s.table.pack.things[card] for card in s.state.players[seat].discard}
