"""Chapter 12: medals, objectives, exits, arrivals and the end."""

from __future__ import annotations

from cantina.games.hoth.board import EMPIRE, REBEL
from cantina.games.hoth.events import BattleEnded, OfficerTaken, UnitArrived
from cantina.games.hoth.ids import NO_SIDE, NOWHERE
from cantina.games.hoth.pack import AT_AT, SNOWTROOPERS
from cantina.games.hoth.rules.arrivals import arrives_at_start
from cantina.games.hoth.scenario import (
    NOBODY,
    PER_TURN,
    PERMANENT,
    TEMPORARY,
    Exit,
    Objective,
    Scenario,
)
from tests.games.hoth.scene import BOX, FIELD, Scene, at, battlefield, scene, shipped
from tests.rules import rule


def field(rebel: dict[str, str], empire: dict[str, str], first: str = "rebel") -> Scenario:
    return battlefield(rebel, empire, {}, first)


def on(scenario: Scenario, hand: list[str]) -> Scene:
    return scene({}, {}, scenario=scenario, hand=hand)


def kill(s: Scene, start: str, end: str) -> Scene:
    """A neighbour with one figure falls."""
    return s.attack(start, end, "explosion", "cross", "cross")


@rule("HO-12.1", "HO-12.6", "HO-12.12")
def test_the_medal_goal_wins_in_the_middle_of_a_turn() -> None:
    scenario = field({"D4": "t", "G4": "t"}, {"D3": "s", "J1": "s"})
    scenario.goal = (1, 1)
    s = on(scenario, ["R-HQ"])
    s.unit("D3").figures = 1
    kill(s.play("R-HQ").order("D4", "G4"), "D4", "D3")
    assert s.outcome.winners == [0]
    assert s.outcome.scores == [1, 0]
    assert s.outcome.rule == "HO-12.1"


@rule("HO-12.2")
def test_probe_droids_and_artillery_give_no_medal_unless_a_scenario_says_so() -> None:
    s = scene({"D4": "t"}, {"D3": "d1", "J1": "s"}, hand=["R-HQ"])
    kill(s.play("R-HQ").order("D4"), "D4", "D3")
    assert s.medals() == (0, 0)
    assert BOX.scenarios[0].worth[2] == 2
    assert BOX.scenarios[2].worth[1] == 2
    assert [BOX.scenarios[9].worth[kind] for kind in range(6)] == [1, 1, 0, 0, 0, 0]


@rule("HO-12.3", "HO-12.14")
def test_a_temporary_medal_counts_while_somebody_stands_there() -> None:
    s = shipped(4, ["E-HQ"])
    assert s.medals() == (1, 0)
    scenario = field({"D4": "t"}, {"J1": "s"})
    scenario.objectives = (
        Objective(
            kind=TEMPORARY, hexes=(at("D4"),), side=NO_SIDE, unit_class=NOBODY, medals=1, most=1
        ),
    )
    s = on(scenario, ["R-HQ"]).play("R-HQ").order("D4")
    assert s.medals() == (1, 0)
    s.move("D4", "D5")
    assert s.medals() == (0, 0)


@rule("HO-12.4", "HO-12.14")
def test_a_permanent_medal_is_taken_by_its_side_and_kept() -> None:
    scenario = field({"D4": "f"}, {"D2": "s"}, "empire")
    scenario.objectives = (
        Objective(
            kind=PERMANENT, hexes=(at("D3"),), side=EMPIRE, unit_class=NOBODY, medals=1, most=1
        ),
    )
    s = on(scenario, ["E-HQ"]).play("E-HQ").order("D2").move("D2", "D3")
    assert s.medals() == (0, 1)
    s.attack("D3", "D4", "cross", "cross", "cross").pass_turn()
    s.play(s.offered()[0].split()[1])
    assert s.medals() == (0, 1)
    assert [BOX.scenarios[n - 1].objectives[0].side for n in (7, 17)] == [1, 1]


@rule("HO-12.5")
def test_holding_all_positions_wins_at_once() -> None:
    scenario = field({"D4": "t", "G5": "t"}, {"J1": "s"})
    scenario.hold_all, scenario.hold_all_side = (at("D4"), at("G4")), REBEL
    s = on(scenario, ["R-HQ"]).play("R-HQ").order("G5").move("G5", "G4")
    assert s.outcome.reason == "positions_held"
    assert s.outcome.winners == [0]


@rule("HO-12.5", "HO-12.10")
def test_the_generators_decide_scenario_10() -> None:
    scenario = BOX.scenarios[9]
    assert (scenario.hand, scenario.first, scenario.goal) == ((4, 4), 1, (5, 0))
    s = shipped(10)
    s.state.structures[0] = NOWHERE
    s.state.structures[1] = at("I7")
    board = field({"D5": "t"}, {"D3": "s"}, "empire")
    board.structures, board.destroy_structures_side = ((0, at("D4")),), EMPIRE
    s = on(board, ["E-HQ"]).play("E-HQ").order("D3")
    s.attack("D3", "D4", "explosion", "cross", "cross")
    assert s.outcome.reason == "structures_destroyed"
    assert s.outcome.winners == [1]


@rule("HO-12.5")
def test_killing_enough_of_a_class_wins() -> None:
    scenario = field({"D4": "t", "J7": "t"}, {"D3": "s"}, "empire")
    scenario.kill_side, scenario.kill_class, scenario.kill_count = EMPIRE, 0, 1
    s = on(scenario, ["E-HQ"])
    s.unit("D4").figures = 1
    kill(s.play("E-HQ").order("D3"), "D3", "D4")
    assert s.outcome.reason == "units_destroyed"


@rule("HO-12.5")
def test_the_last_at_at_of_scenario_13_loses() -> None:
    scenario = field({"D4": "f"}, {"D3": "w", "J1": "s"})
    scenario.destroy_kind = AT_AT
    s = on(scenario, ["R-HQ"]).play("R-HQ").order("D4")
    s.attack("D4", "D3", "vehicle", "cross", "cross", "cross", "explosion")
    assert s.outcome.reason == "walkers_destroyed"
    assert s.outcome.winners == [0]


@rule("HO-12.7")
def test_a_side_without_units_loses() -> None:
    s = scene({"D4": "t"}, {"D3": "s1"}, hand=["R-HQ"]).play("R-HQ").order("D4")
    kill(s, "D4", "D3")
    assert s.outcome.reason == "no_units"
    assert s.outcome.winners == [0]


def leaving(unit: str, land: dict[str, str], wins: int = 0) -> Scene:
    scenario = battlefield({"D5": unit, "J7": "t"}, {"J1": "s"}, land, "rebel")
    scenario.exits = (
        Exit(side=REBEL, hexes=(at("D4"),), unit_class=NOBODY, medals=1, wins_with=wins),
    )
    return on(scenario, ["R-HQ"]).play("R-HQ").order("D5", "J7").click("move D5")


@rule("HO-12.8", "HO-12.7")
def test_leaving_by_an_exit_costs_a_hex_and_scores() -> None:
    s = leaving("t", {})
    assert "exit D4" in s.offered()
    s.click("exit D4")
    assert s.medals() == (1, 0)
    assert s.state.exited[3] == 1
    assert s.state.kept == [0] * 6
    assert "exit D4" not in leaving("t", {"D4": "B"}).offered()
    assert leaving("t", {}, wins=1).click("exit D4").outcome.reason == "units_out"


@rule("HO-12.8")
def test_the_exits_of_the_printed_maps() -> None:
    exits = {
        scenario.number: [FIELD.names[hex] for way in scenario.exits for hex in way.hexes]
        for scenario in BOX.scenarios
        if scenario.exits
    }
    line = [f"{column}1" for column in "ABCDEFGHIJ"]
    assert exits == {
        8: ["A3", "A7"],
        11: line,
        13: ["C7", "H7"],
        15: ["E7", "F7"],
        16: line,
        17: ["A7"],
    }


@rule("HO-4.6", "HO-12.6")
def test_a_medal_at_the_start_of_a_turn_wins_at_once() -> None:
    scenario = field({"D4": "t"}, {"J1": "s"})
    scenario.objectives = (
        Objective(
            kind=PER_TURN, hexes=(at("D4"),), side=NO_SIDE, unit_class=NOBODY, medals=1, most=9
        ),
    )
    scenario.goal = (1, 1)
    assert on(scenario, ["R-HQ"]).outcome.winners == [0]


@rule("HO-12.8")
def test_leaving_costs_a_hex_of_movement() -> None:
    for start, leaves in (("D5", False), ("D6", True)):
        scenario = field({start: "t"}, {"J1": "s"})
        scenario.exits = (
            Exit(side=REBEL, hexes=(at("D7"),), unit_class=NOBODY, medals=1, wins_with=0),
        )
        s = on(scenario, ["R-HQ"]).play("R-HQ").order(start).click(f"move {start}")
        assert ("exit D7" in s.offered()) == leaves


@rule("HO-12.9")
def test_the_officer_is_taken_up_carried_dropped_and_saved() -> None:
    scenario = field({"D5": "t", "E6": "f"}, {"D3": "s", "J1": "s"})
    scenario.officer = at("D4")
    scenario.exits = (Exit(side=REBEL, hexes=(at("D6"),), unit_class=0, medals=0, wins_with=0),)
    s = scene({}, {}, scenario=scenario, hand=["R-HQ"], enemy_hand=["E-HQ"])
    s.play("R-HQ").order("D5", "E6")
    assert "to D4" not in s.click("move E6").offered()
    s.click("to F6").move("D5", "D4")
    assert s.state.carrier == s.state.at[at("D4")]
    assert [told.hex for told in s.told(OfficerTaken)] == [at("D4")]
    s.end_turn()
    s.state.units[s.state.carrier].figures = 1
    s.play("E-HQ").order("D3").stay().click("attack D3").load_dice(
        "explosion", "cross", "cross"
    ).click("target D4")
    assert s.state.officer == at("D4")
    assert s.state.carrier == -1


@rule("HO-12.9")
def test_an_imperial_unit_on_the_officer_wins_and_so_does_a_carrier_that_leaves() -> None:
    scenario = field({"J7": "t"}, {"D3": "s"}, "empire")
    scenario.officer = at("D4")
    s = on(scenario, ["E-HQ"]).play("E-HQ").order("D3").move("D3", "D4")
    assert (s.outcome.reason, s.outcome.winners) == ("officer_taken", [1])
    scenario = field({"D5": "t", "J7": "t"}, {"J1": "s"})
    scenario.officer = at("D4")
    scenario.exits = (Exit(side=REBEL, hexes=(at("D4"),), unit_class=0, medals=0, wins_with=0),)
    s = on(scenario, ["R-HQ", "R-ASSAULT-C"]).play("R-HQ").order("D5", "J7")
    s.move("D5", "D4").end_turn()
    s.pass_turn()
    s.play("R-ASSAULT-C").order("D4").click("move D4").click("exit D4")
    assert (s.outcome.reason, s.outcome.winners) == ("officer_saved", [0])


@rule("HO-12.11")
def test_the_scenarios_are_as_listed() -> None:
    assert [scenario.number for scenario in BOX.scenarios] == list(range(1, 18))
    hands = [scenario.hand for scenario in BOX.scenarios]
    assert hands[0] == (4, 3)
    assert hands[10] == (3, 4)
    firsts = "".join("RE"[scenario.first] for scenario in BOX.scenarios)
    assert firsts == "RREEERE" + "ERERE" + "EERRR"
    units = [len(scenario.starts) for scenario in BOX.scenarios]
    assert units == [14, 15, 16, 14, 14, 14, 18, 15, 14, 19, 14, 17, 13, 16, 17, 16, 16]


@rule("HO-12.13")
def test_a_battle_ends_without_a_winner_after_200_turns() -> None:
    s = scene({"A7": "t"}, {"J1": "s"})
    s.state.battle_turn = 200
    s.pass_turn()
    assert (s.outcome.winners, s.outcome.reason) == ([], "turn_limit")


@rule("HO-12.15", "HO-12.16")
def test_units_behind_the_enemy_retreat_to_their_own_base_line() -> None:
    s = scene({"D5": "t", "J7": "t"}, {"D6": "s", "J1": "s"}, {"C5": "#", "C6": "#"}, hand=["R-HQ"])
    s.play("R-HQ").order("D5").attack("D5", "D6", "retreat", "cross", "cross")
    assert s.unit("E5").kind == SNOWTROOPERS
    assert [BOX.scenarios[n - 1].starts[-1].hex >= 0 for n in (12, 17)] == [True, True]


@rule("HO-12.17")
def test_a_retreat_never_uses_an_exit() -> None:
    scenario = field({"D7": "t", "J7": "t"}, {"D6": "s"}, "empire")
    scenario.exits = (
        Exit(side=REBEL, hexes=(at("D7"),), unit_class=NOBODY, medals=1, wins_with=0),
    )
    s = on(scenario, ["E-HQ"]).play("E-HQ").order("D6")
    s.attack("D6", "D7", "retreat", "cross", "cross")
    assert s.unit("D7").figures == 2
    assert s.medals() == (0, 0)


@rule("HO-12.18")
def test_reserves_arrive_after_five_own_turns_and_may_be_ordered() -> None:
    s = shipped(7)
    s.state.taken[0] = 4
    s.pass_turn()
    assert s.step == "play"  # the fifth own turn has to end first
    s.pass_turn().pass_turn()
    assert s.step == "arrive"
    assert arrives_at_start(s.table, REBEL) == 2
    assert "done" in s.offered()
    assert "place A7" not in s.offered()  # somebody stands there
    s.click("place B7").click("place C7")
    assert len(s.told(UnitArrived)) == 2
    assert s.step == "play"
    assert s.unit("B7").figures == 3
    assert s.state.reserves == 0


@rule("HO-12.18")
def test_a_landing_comes_every_turn_beside_an_at_at() -> None:
    s = shipped(13)
    beside = {
        hex for at_at in ("B1", "E1", "H1") for hex in s.table.pack.board.neighbours[at(at_at)]
    }
    assert {at(words.split()[1]) for words in s.offered()} <= beside
    assert "done" not in s.offered()
    s.click(s.offered()[0])
    assert s.step == "play"
    s.pass_turn().pass_turn()
    assert s.step == "arrive"


@rule("HO-12.18")
def test_lost_infantry_returns_at_the_end_of_the_next_own_turn() -> None:
    scenario = field({"D4": "t"}, {"D3": "s", "J1": "s"})
    scenario.lost_return = SNOWTROOPERS
    s = on(scenario, ["R-HQ"])
    s.unit("D3").figures = 1
    kill(s.play("R-HQ").order("D4"), "D4", "D3")
    assert s.state.returning == [1]
    s.click(s.offered()[0])
    while s.step != "return":
        s.done()
    s.click("place A1")
    assert s.unit("A1").figures == 4
    assert s.state.returning == []
    assert s.seat == 0


@rule("HO-12.12")
def test_charges_make_medals_and_data_are_collected_each_turn() -> None:
    s = shipped(14)
    for _ in range(6):
        s.pass_turn()
    assert s.state.charges == 3
    assert s.medals()[0] == 1
    assert BOX.scenarios[5].objectives[0].kind == 2


@rule("HO-12.20")
def test_the_command_post_gives_a_card_while_held() -> None:
    scenario = field({"D5": "t", "E5": "t"}, {"J1": "s"})
    scenario.command_post = at("D4")
    s = on(scenario, ["R-HQ", "R-ASSAULT-C"]).play("R-HQ").order("D5", "E5").move("D5", "D4").stay()
    assert len(s.hand(0)) == 5
    s.pass_turn().play("R-ASSAULT-C").click("order_all").move("D4", "D3")
    assert len(s.hand(0)) == 3  # one played, one lost
    s.end_turn()
    assert len(s.hand(0)) == 4


@rule("HO-12.20")
def test_only_who_holds_the_post_and_leaves_it_loses_the_card() -> None:
    scenario = field({"D5": "t", "E5": "t"}, {"J1": "s"})
    scenario.command_post = at("D4")
    s = on(scenario, ["R-HQ", "R-ASSAULT-C"]).play("R-HQ").order("D5", "E5").move("D5", "D4").stay()
    s.pass_turn().play("R-ASSAULT-C").click("order_all").move("E5", "E6")
    assert len(s.hand(0)) == 4  # one played
    scenario = field({"D4": "t", "E5": "t"}, {"J1": "s"})
    scenario.command_post = at("D4")
    s = on(scenario, ["R-HQ"]).play("R-HQ").order("D4").move("D4", "D5")
    assert len(s.hand(0)) == 4  # no card had been drawn for it


@rule("HO-12.6")
def test_the_end_is_told() -> None:
    s = scene({"D4": "t"}, {"D3": "s1"}, hand=["R-HQ"]).play("R-HQ").order("D4")
    kill(s, "D4", "D3")
    (ended,) = s.told(BattleEnded)
    assert ended.medals == [1, 0]
