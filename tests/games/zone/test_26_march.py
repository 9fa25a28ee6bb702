"""Chapter 26: how enemies move."""

from __future__ import annotations

import pytest

from cantina.games.zone import GAME
from cantina.games.zone.events.enemies import (
    EnemyAttacked,
    EnemyMoved,
    EnemyStayed,
    EnemyTurned,
    TrapSprung,
)
from cantina.games.zone.frames.enemies import march, step_forward
from cantina.games.zone.terms.ids import NOWHERE, Stalker
from cantina.games.zone.terms.numbers import HIGH, LOW
from tests.games.zone.maps import drawn
from tests.games.zone.scene import E0, E1, S0, S1, Scene, scene
from tests.rules import rule

# A hall; Z is behind a wall, where nobody sees a stalker.
HALL = drawn(
    [
        "+#+#+#+#+#+#+#+#+",
        "#A B C D E F#Z.Z#",
        "+#+#+#+#+#+#+#+#+",
    ]
)
# The hall turns south at C.
BEND = drawn(
    [
        "+#+#+#+#+",
        "#A B C#Z#",
        "+#+#+ +#+",
        "#X#Y#D#W#",
        "+#+#+ +#+",
        "#V#U#E#T#",
        "+#+#+#+#+",
    ]
)
# A niche south of C.
NICHE = drawn(
    [
        "+#+#+#+#+#+#+",
        "#A B C D E#Z#",
        "+#+#+ +#+#+#+",
        "#X#Y#S#W#V#U#",
        "+#+#+#+#+#+#+",
    ]
)
# Two ways from A to E: straight on, or round by the south.
LOOP = drawn(
    [
        "+#+#+#+#+#+#+",
        "#A B C D E#Z#",
        "+ +#+#+ +#+#+",
        "#F G H I J#Y#",
        "+#+#+#+#+#+#+",
    ]
)
# Two ways from A to D as short as each other.
RING = drawn(
    [
        "+#+#+#+#+",
        "#A B E#Z#",
        "+ +#+ +#+",
        "#C F D#Y#",
        "+#+#+#+#+",
    ]
)


def go(s: Scene, to: str, steps: int, stubborn: bool = False) -> Scene:
    return s.push(march(E0, [s.at(area) for area in to.split()], steps, stubborn))


def put_token(s: Scene, stalker: Stalker, level: int, area: str) -> None:
    s.stalker(stalker).threat = level
    s.stalker(stalker).threat_area = s.at(area)


@rule("ST-26.1")
@pytest.mark.parametrize(("steps", "end"), [(1, "B"), (3, "D"), (4, "E"), (5, "E")])
def test_it_goes_so_many_areas_and_stops_at_the_goal(steps: int, end: str) -> None:
    s = go(scene(["borsuk Z"], ["snork A N"], HALL), "E", steps)
    assert s.where("e0") == end
    assert s.facing(0) == "E"
    moved = s.told(EnemyMoved)[0]
    assert moved.path == [s.at(area) for area in "ABCDE"[: min(steps, 4) + 1]]
    assert moved.end == ("goal" if end == "E" else "steps")


@rule("ST-25.10")
@pytest.mark.parametrize(("steps", "end"), [(1, "B"), (2, "C")])
def test_a_zombie_moves_by_its_movement_or_as_far_as_the_card_says(steps: int, end: str) -> None:
    """EX-21: movement 1; "up to 2" is at most 2 all the same."""
    s = scene(["borsuk Z"], ["zombie A E"], HALL)
    assert s.table.pack.enemies[s.enemy(0).card].move == 1
    assert go(s, "F", steps).where("e0") == end


@rule("ST-26.1")
def test_in_the_end_it_faces_its_next_step() -> None:
    s = go(scene(["borsuk Z"], ["snork A N"], BEND), "E", 2)
    assert (s.where("e0"), s.facing(0)) == ("C", "S")
    s = go(scene(["borsuk Z"], ["snork A N"], BEND), "C", 2)
    assert (s.where("e0"), s.facing(0)) == ("C", "E"), "the goal is reached: no turn"


@rule("ST-26.6", "ST-26.7", "ST-15.6")
def test_a_stalker_that_comes_into_sight_ends_the_movement() -> None:
    """EX-22: on its way to the token the snork sees the stalker in the niche: it stops there, the
    token goes to the stalker, high side up, and there is no attack."""
    s = scene(["borsuk S"], ["snork A E"], NICHE)
    put_token(s, S0, LOW, "E")
    go(s, "E", 3)
    assert s.where("e0") == "C"
    assert s.threat(0) == "high S"
    assert not s.told(EnemyAttacked)
    assert s.told(EnemyMoved)[0].end == "sight"


@rule("ST-26.6")
def test_with_a_target_in_sight_it_neither_moves_nor_turns() -> None:
    """EX-22, derived."""
    s = go(scene(["borsuk S"], ["snork C W"], NICHE), "E", 3)
    assert (s.where("e0"), s.facing(0)) == ("C", "W")
    assert s.told(EnemyStayed)[0].end == "sight"


@rule("ST-26.5", "ST-26.6")
def test_a_turn_may_end_the_movement_before_the_first_step() -> None:
    s = go(scene(["borsuk D"], ["bandit_rifle A N"], HALL), "C", 2)
    assert (s.where("e0"), s.facing(0)) == ("A", "E")
    assert s.threat(0) == "high D"


@rule("ST-26.6", "ST-24.10")
def test_an_enemy_of_another_team_interrupts_too_and_one_of_the_same_does_not() -> None:
    foe = scene(["borsuk Z"], ["snork A E", "bandit_rifle S N pack 2"], NICHE)
    assert go(foe, "E", 3).where("e0") == "C"
    friend = scene(["borsuk Z"], ["snork A E", "bandit_rifle S N pack 1"], NICHE)
    assert go(friend, "E", 3).where("e0") == "D"


@rule("ST-26.7", "ST-26.10")
def test_nothing_interrupts_a_movement_that_cannot_be_but_stalkers_are_seen() -> None:
    s = go(scene(["borsuk S"], ["snork A E"], NICHE), "E", 4, stubborn=True)
    assert s.where("e0") == "E"
    assert s.threat(0) == "high S"


@rule("ST-26.8", "ST-3.5")
def test_it_ends_before_a_full_area_and_faces_it() -> None:
    s = go(scene(["borsuk Z"], ["snork A E", "snork D E"], HALL), "F", 3)
    assert (s.where("e0"), s.facing(0)) == ("C", "E")
    assert s.told(EnemyMoved)[0].end == "full"
    goal = go(scene(["borsuk Z"], ["snork A E", "snork C E"], HALL), "C", 3)
    assert goal.where("e0") == "B"


@rule("ST-26.8")
def test_when_it_cannot_end_before_it_either_it_takes_the_next_shortest_path() -> None:
    s = scene(["borsuk Z"], ["snork A E", "snork B E", "snork C E"], LOOP)
    assert go(s, "E", 2).where("e0") == "G"


@rule("ST-26.8", "ST-26.9")
def test_a_full_first_area_is_passed_when_there_is_room_behind_it() -> None:
    s = go(scene(["borsuk Z"], ["snork A E", "snork B E"], HALL), "F", 2)
    assert s.where("e0") == "C"
    stays = go(scene(["borsuk Z"], ["snork A N", "snork B E"], HALL), "F", 1)
    assert (stays.where("e0"), stays.facing(0)) == ("A", "E"), "it turns to its next step"


@rule("ST-26.9", "ST-5.4")
def test_on_a_full_area_it_is_not_interrupted() -> None:
    """EX-23: both tokens are three areas away; blue's without a corner. From the area full of
    snorks green would be visible."""
    ground = drawn(
        [
            "+#+#+#+#+#+#+",
            "#A B.B C D#Z#",
            "+#+#+ +#+#+#+",
            "#X#Y#S#W#V#U#",
            "+#+#+ +#+#+#+",
            "#R#Q#G#P#O#N#",
            "+#+#+#+#+#+#+",
        ]
    )
    s = scene(["borsuk Z", "chort G"], ["snork A E", "snork B E", "snork B E"], ground)
    put_token(s, S0, HIGH, "D")
    assert s.threat(1) == "high G"
    go(s, "D G", 3)
    assert s.where("e0") == "D"
    assert s.told(EnemyMoved)[0].why == "corners"


@rule("ST-26.9")
def test_a_full_area_with_a_target_is_not_passed() -> None:
    foes = ["snork A N horde 1", "bandit_rifle C N pack 2"]
    s = go(scene(["borsuk Z"], foes, LOOP), "E", 4, stubborn=True)
    assert s.where("e0") == "I", "round by the south"


@rule("ST-26.14", "ST-1.3")
def test_where_a_full_area_with_a_target_bars_the_only_way_it_comes_as_near_as_it_can() -> None:
    foes = ["snork A N horde 1", "bandit_rifle E N pack 2"]
    for steps, end in ((2, "C"), (6, "D")):
        s = go(scene(["borsuk Z"], foes, HALL), "F", steps, stubborn=True)
        assert (s.where("e0"), s.facing(0)) == (end, "E")
    foes = ["snork A N horde 1", "snork D N horde 1", "bandit_rifle E N pack 2"]
    s = go(scene(["borsuk Z"], foes, HALL), "F", 6, stubborn=True)
    assert s.where("e0") == "C", "D is full as well"
    near = ["snork A N horde 1", "bandit_rifle B N pack 2"]
    s = go(scene(["borsuk Z"], near, HALL), "F", 2, stubborn=True)
    assert (s.where("e0"), s.facing(0)) == ("A", "E")


@rule("ST-26.11")
def test_enemies_may_enter_areas_with_stalkers() -> None:
    ground = drawn(["+#+#+#+#+", "#A B C.C#", "+#+#+#+#+"])
    s = go(scene(["borsuk C"], ["snork A E"], ground), "C", 3, stubborn=True)
    assert s.where("e0") == s.where("s0") == "C"


@rule("ST-26.12", "ST-23.14")
def test_moving_removes_vulnerability_and_turning_does_not() -> None:
    s = scene(["borsuk Z"], ["snork A N"], HALL)
    s.enemy(0).vulnerable = True
    go(s, "B", 1)
    assert not s.enemy(0).vulnerable
    s = scene(["borsuk Z"], ["snork A N", "snork B E"], HALL)
    s.enemy(0).vulnerable = True
    go(s, "F", 1)
    assert (s.facing(0), s.enemy(0).vulnerable) == ("E", True)


@rule("ST-26.13", "ST-5.2", "ST-5.10", "ST-5.11")
def test_humans_go_round_uncovered_symbols_and_others_do_not() -> None:
    symbol = ["electro C C:4"]
    bandit = scene(["borsuk Z"], ["bandit_rifle A N"], LOOP, symbol)
    assert go(bandit, "E", 2).where("e0") == "G"
    covered = scene(["borsuk Z"], ["bandit_rifle A N"], LOOP, symbol)
    covered.state.anomalies[0].symbols[0].cover = 100
    assert go(covered, "E", 2).where("e0") == "C"
    asleep = scene(["borsuk Z"], ["bandit_rifle A N"], LOOP, symbol)
    asleep.state.anomalies[0].active = False
    assert go(asleep, "E", 2).where("e0") == "C"
    snork = scene(["borsuk Z"], ["snork A N"], LOOP, symbol)
    assert go(snork, "E", 2).where("e0") == "C"
    only_way = scene(["borsuk Z"], ["bandit_rifle A N"], HALL, symbol)
    assert go(only_way, "E", 1).where("e0") == "B"


@rule("ST-5.5")
def test_the_lead_stalker_chooses_between_goals_that_are_equally_near() -> None:
    s = go(scene(["borsuk Z", "chort Z"], ["snork C N"], HALL, lead=S1), "A E", 1)
    assert (s.seat, s.step, s.offered()) == (1, "goal", ["goal A", "goal E"])
    s.click("goal E")
    assert s.where("e0") == "D"
    assert s.told(EnemyMoved)[0].why == "lead"
    nearer = go(scene(["borsuk Z"], ["snork C N"], HALL), "A D", 1)
    assert nearer.where("e0") == "D", "no tie, no question"
    assert nearer.told(EnemyMoved)[0].why == "nearest"


@rule("ST-5.7")
def test_the_lead_stalker_chooses_between_ways_that_are_equally_short() -> None:
    """A, B, E, D or A, C, F, D: three areas and one corner each."""
    s = go(scene(["borsuk Z"], ["snork A N"], RING), "D", 1)
    assert (s.step, s.offered()) == ("way", ["way B 1", "way C 2"])
    s.click("way C 2")
    assert (s.where("e0"), s.facing(0)) == ("C", "E")


@rule("ST-5.9")
def test_without_a_way_it_neither_moves_nor_turns() -> None:
    s = go(scene(["borsuk Z"], ["snork A W"], HALL), "Z", 3)
    assert (s.where("e0"), s.facing(0)) == ("A", "W")
    assert s.told(EnemyStayed)[0].end == "blocked"


@rule("ST-26.1")
def test_at_its_goal_it_stays_as_it_is() -> None:
    s = go(scene(["borsuk Z"], ["snork A W"], HALL), "A", 3)
    assert (s.where("e0"), s.facing(0)) == ("A", "W")
    assert s.told(EnemyStayed)[0].end == "goal"


def test_some_movements_cross_borders_and_water() -> None:
    ground = drawn(["+#+#+#+#+", "#AxBxC D#", "+#+#+#+#+"], "C 1x1 0 water")
    s = scene(["borsuk D"], ["snork A W"], ground)
    s.push(march(E0, [s.at("D")], 2, True, ["impassable", "water_between"]))
    assert s.where("e0") == "B", "not on the water"
    s = scene(["borsuk D"], ["snork A W"], ground)
    s.push(march(E0, [s.at("B")], 2, True))
    assert s.where("e0") == "A"


@rule("ST-7.16")
def test_a_trap_stuns_the_first_mutant_that_steps_on_it_and_it_goes_on() -> None:
    s = scene(
        ["borsuk Z"],
        ["bandit_rifle A E", "snork A E"],
        drawn(["+#+#+#+#+#+", "#A.A B C#Z#", "+#+#+#+#+#+"]),
    )
    s.state.traps = [s.at("B")]
    go(s, "C", 1)
    assert (s.where("e0"), s.enemy(0).stun, len(s.state.traps)) == ("B", False, 1)
    s.state.enemies[0].area = NOWHERE
    s.push(march(E1, [s.at("C")], 2))
    assert (s.where("e1"), s.enemy(1).stun, s.state.traps) == ("C", True, [])
    assert len(s.told(TrapSprung)) == 1


# ST-26.2: stepping forward.


def stride(s: Scene, steps: int, stubborn: bool = False) -> Scene:
    return s.push(step_forward(E0, steps, stubborn))


@rule("ST-26.2", "ST-25.11")
def test_it_steps_straight_ahead() -> None:
    s = stride(scene(["borsuk Z"], ["snork A E"], HALL), 3)
    assert (s.where("e0"), s.facing(0)) == ("D", "E")


@rule("ST-26.2")
def test_where_it_cannot_go_on_it_turns_as_little_as_it_can_and_goes_on() -> None:
    s = stride(scene(["borsuk Z"], ["snork B E"], BEND), 3)
    assert (s.where("e0"), s.facing(0)) == ("E", "S")


@rule("ST-26.2")
def test_clockwise_when_both_sides_are_open_and_a_half_turn_in_quarters() -> None:
    s = stride(scene(["borsuk Z"], ["snork C N"], HALL), 1)
    assert (s.where("e0"), s.facing(0)) == ("D", "E")
    s = stride(scene(["borsuk Z"], ["snork A W"], HALL), 1)
    assert (s.where("e0"), s.facing(0)) == ("B", "E")
    assert [turned.facing for turned in s.told(EnemyTurned)] == [0, 1]


@rule("ST-26.5", "ST-26.6")
def test_each_quarter_may_interrupt() -> None:
    """It sees the stalker north of it after the first quarter of a half turn."""
    ground = drawn(["+#+#+#+#+", "#S#X#Y#Z#", "+ +#+#+#+", "#A B C D#", "+#+#+#+#+"])
    s = scene(["borsuk S"], ["zombie A W"], ground)
    stride(s, 1)
    assert (s.where("e0"), s.facing(0)) == ("A", "N")
    assert s.threat(0) == "high S"


@rule("ST-26.3")
def test_it_cannot_go_on_to_a_full_area_where_it_would_have_to_end() -> None:
    s = stride(scene(["borsuk Z"], ["snork B E", "snork C E"], HALL), 1)
    assert (s.where("e0"), s.facing(0)) == ("A", "W")
    passes = stride(scene(["borsuk Z"], ["snork B E", "snork C E"], HALL), 2)
    assert passes.where("e0") == "D", "through it, when it need not end there"
    foes = ["snork D E", "snork E E", "snork F E"]
    back = stride(scene(["borsuk Z"], foes, HALL), 2)
    assert (back.where("e0"), back.facing(0)) == ("B", "W"), "there is no way on behind it"


@rule("ST-26.3")
def test_with_nowhere_to_go_it_does_not_turn() -> None:
    s = stride(scene(["borsuk Z"], ["snork A W", "snork B E"], HALL), 1)
    assert (s.where("e0"), s.facing(0)) == ("A", "W")
    assert s.told(EnemyStayed)[0].end == "blocked"


@rule("ST-26.4")
def test_the_lead_stalker_chooses_between_areas_side_by_side() -> None:
    ground = drawn(["+#+#+#+", "#A B#Z#", "+.+ +#+", "#A C#Y#", "+#+#+#+"])
    s = stride(scene(["borsuk Z"], ["snork A E"], ground), 1)
    assert (s.step, s.offered()) == ("ahead", ["goal B", "goal C"])
    s.click("goal C")
    assert s.where("e0") == "C"
    assert s.told(EnemyMoved)[0].why == "lead"


@rule("ST-26.6")
def test_an_enemy_that_sees_a_target_does_not_step_forward_unless_nothing_stops_it() -> None:
    s = stride(scene(["borsuk C"], ["zombie A E"], HALL), 1)
    assert s.where("e0") == "A"
    s = stride(scene(["borsuk C"], ["zombie A E"], HALL), 1, stubborn=True)
    assert s.where("e0") == "B"


@rule("ST-26.9", "ST-26.4", "ST-3.4")
def test_the_lead_stalker_is_asked_while_it_passes_a_full_area() -> None:
    """Two stand on B already: the third is on its way through."""
    ground = drawn(["+#+#+#+#+", "#A B C#Z#", "+#+.+ +#+", "#Y#B D#X#", "+#+#+#+#+"])
    s = stride(scene(["borsuk Z"], ["snork A E", "snork B E", "snork B E"], ground), 2)
    assert (s.step, s.offered()) == ("ahead", ["goal C", "goal D"])
    assert [s.where(one) for one in ("e0", "e1", "e2")] == ["B", "B", "B"]
    GAME.check(s.table)
    s.click("goal D")
    assert s.where("e0") == "D"
