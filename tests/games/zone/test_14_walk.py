"""Chapter 14: how stalkers move; pushing."""

from __future__ import annotations

import pytest

from cantina.games.zone.facts.figures import place
from cantina.games.zone.facts.giving_way import who_gives_way
from cantina.games.zone.frames.effects import Moved
from cantina.games.zone.frames.stalkers import Walk, pushed, walk
from cantina.games.zone.terms.ids import NOWHERE
from cantina.games.zone.terms.numbers import NONE
from tests.games.zone.maps import drawn
from tests.games.zone.scene import E0, E1, S0, S1, Scene, corridor, scene
from tests.rules import rule

SEVEN = "ABCDEFG"


def steps(s: Scene) -> list[str]:
    """The areas that may be entered next."""
    return sorted(words.split()[1] for words in s.offered() if words.startswith("step"))


@rule("ST-14.1", "ST-3.9")
def test_steps_lead_to_adjacent_areas() -> None:
    plan = ["+ + + +", " A#BxC ", "+ +W+D+", " D E F ", "+ + + +"]
    s = scene(["borsuk E", "velet D"], ground=drawn(plan), begin=True)
    s.click("move")
    assert steps(s) == ["B", "D", "F"]
    s.click("step B")
    assert steps(s) == ["E"]  # a wall to the west, impassable ground to the east


@rule("ST-14.1")
def test_up_to_so_many_allows_fewer_but_not_none() -> None:
    s = scene(["borsuk A", "velet G"], ground=corridor(SEVEN), begin=True)
    s.click("move")
    assert "done" not in s.offered()
    s.click("step B")
    assert "done" in s.offered()
    s.click("done")
    assert s.where("s0") == "B"


@rule("ST-14.1")
def test_an_effect_may_allow_to_stay() -> None:
    s = scene(["borsuk A", "velet G"], ground=corridor(SEVEN))
    s.push(walk(S0, 2, least=0)).click("done")
    assert (s.where("s0"), s.threat(0)) == ("A", "none")


@rule("ST-14.2")
def test_an_enemy_ends_the_movement() -> None:
    s = scene(["borsuk A", "velet G"], ["bandit_rifle C N"], corridor(SEVEN), begin=True)
    s.clicks("move", "step B", "step C")
    assert (s.where("s0"), s.step) == ("C", "act")


@rule("ST-14.3")
def test_a_full_area_without_an_enemy_may_be_passed() -> None:
    s = scene(["borsuk A", "velet B", "mamon B"], ground=corridor(SEVEN), begin=True)
    s.walk("B", "C")
    assert [s.where(f"s{n}") for n in range(3)] == ["C", "B", "B"]


@rule("ST-14.3", "ST-14.2")
def test_a_full_area_with_an_enemy_may_not_be_passed() -> None:
    foes = ["bandit_rifle B N", "bandit_rifle B N"]
    s = scene(["borsuk A", "velet G"], foes, corridor(SEVEN), begin=True)
    s.clicks("move", "step B")
    assert (s.where("s0"), s.step) == ("B", "push")


@rule("ST-14.4", "ST-28.7")
def test_enemies_on_the_area_left_turn_after_the_stalker() -> None:
    foes = ["bandit_rifle B W", "bandit_shotgun B N"]
    s = scene(["borsuk B", "velet G"], foes, corridor(SEVEN, high=3), begin=True)
    s.clicks("move", "step C")
    assert (s.facing(0), s.facing(1)) == ("E", "E")
    assert s.threat(0) == "high C"
    s.click("done")


@rule("ST-14.5", "ST-14.7", "ST-3.5")
def test_a_stalker_is_pushed_to_where_the_mover_came_from() -> None:
    s = scene(["borsuk A", "velet B"], ground=corridor(SEVEN, high=1), begin=True)
    s.walk("B")
    assert (s.where("s0"), s.where("s1")) == ("B", "A")


@rule("ST-14.7")
def test_the_active_player_chooses_among_stalkers_and_enemies_come_after_them() -> None:
    s = scene(["borsuk A", "velet B", "mamon B"], ground=corridor(SEVEN), begin=True)
    s.walk("B")
    assert (s.seat, s.offered()) == (0, ["push s1", "push s2"])
    s.click("push s2")
    assert (s.where("s1"), s.where("s2")) == ("B", "A")
    s = scene(["borsuk A", "velet B"], ["bandit_rifle B N"], corridor(SEVEN), begin=True)
    s.clicks("move", "step B")
    assert (s.where("s1"), s.where("e0")) == ("A", "B")


@rule("ST-14.5", "ST-14.8")
def test_an_enemy_is_pushed_and_turns_to_the_area_it_was_pushed_from() -> None:
    s = scene(["borsuk A", "velet G"], ["bandit_rifle B W"], corridor(SEVEN, high=1), begin=True)
    s.clicks("move", "step B")
    assert (s.where("s0"), s.where("e0"), s.facing(0)) == ("B", "A", "E")
    assert s.threat(0) == "high B"


@rule("ST-14.5", "ST-14.6")
def test_elsewhere_when_the_area_the_mover_came_from_does_not_do() -> None:
    plan = ["+ + + +", " A#B C ", "+ +W+ +", " D E F ", "+ + + +"]
    s = scene(["borsuk E", "velet D"], ["snork B N"], drawn(plan), begin=True)
    s.clicks("move", "step B")  # through the window, which is a wall to a snork
    assert (s.where("s0"), s.where("e0"), s.facing(0)) == ("B", "C", "W")


@rule("ST-14.6")
def test_where_several_areas_will_do_the_mover_chooses() -> None:
    plan = ["+ + + +", " A B C ", "+ +W+ +", " D E F ", "+ + + +"]
    s = scene(["borsuk E", "velet D"], ["snork B N"], drawn(plan), begin=True)
    s.clicks("move", "step B")
    assert (s.step, s.seat, steps(s)) == ("push", 0, ["A", "C"])
    s.click("step A")
    assert (s.where("e0"), s.facing(0)) == ("A", "E")


@rule("ST-14.6", "ST-14.9")
def test_a_step_is_illegal_when_nobody_could_be_pushed() -> None:
    # The snork on C cannot leave: behind it is a wall, before it a window.
    plan = ["+#+#+#+#+", " A BWC#D ", "+#+#+#+#+"]
    s = scene(["borsuk B", "velet D"], ["snork C N"], drawn(plan), begin=True)
    s.click("move")
    assert steps(s) == ["A"]
    s = scene(["borsuk B", "velet D"], ["bandit_rifle C N"], drawn(plan), begin=True)
    s.click("move")
    assert steps(s) == ["A", "C"]  # a human climbs out: they change places


@rule("ST-14.6")
def test_no_chains_of_pushes() -> None:
    plan = corridor("ABCDE", high=1)
    s = scene(["borsuk D", "velet C", "mamon B", "palkan A"], ground=plan)
    s.push(walk(S0, 2))
    assert steps(s) == ["C", "E"]
    s.click("step C")
    # Ending on B would push its stalker to A or C, both full: no step there.
    assert steps(s) == ["D"]
    s.click("done")
    assert [s.where(f"s{n}") for n in range(4)] == ["C", "D", "B", "A"]


@rule("ST-14.3", "ST-14.9")
def test_nobody_passes_into_a_dead_end() -> None:
    plan = corridor("ABCDE", high=1)
    s = scene(["borsuk C", "velet B", "mamon A"], ground=plan)
    assert who_gives_way(s.table, S0, s.at("A")) == []
    s.push(walk(S0, 2)).click("step B")
    assert steps(s) == ["C"]
    s = scene(["borsuk C", "velet B", "mamon A"], ground=plan)
    s.push(walk(S0, 3)).click("step B")
    assert steps(s) == ["A", "C"]  # in and out again
    s.click("step A")
    assert s.offered() == ["step B"]


@rule("ST-14.10")
def test_threat_comes_before_the_anomaly_roll() -> None:
    s = scene(["borsuk A", "velet G"], ground=corridor(SEVEN), begin=True)
    watched: list[str] = []
    flow = s.table.flows[Moved]
    s.table.flows[Moved] = []
    try:
        s.clicks("move", "step B")
        assert s.threat(0) == "none"
        s.click("done")
        watched.append(s.threat(0))
    finally:
        s.table.flows[Moved] = flow
    assert watched == ["low B"]


@rule("ST-14.11", "ST-23.13")
@pytest.mark.parametrize("how", ["walk", "push"])
def test_whoever_moved_is_no_longer_vulnerable(how: str) -> None:
    s = scene(["borsuk A", "velet B"], ground=corridor(SEVEN, high=1), begin=True)
    s.stalker(0).vulnerable = s.stalker(1).vulnerable = True
    if how == "walk":
        s.walk("B")
        assert not s.stalker(0).vulnerable
    else:
        s.push(pushed(S1, 1, s.at("A"), NOWHERE, S0))
        assert s.stalker(0).vulnerable
    assert not s.stalker(1).vulnerable


@rule("ST-14.8", "ST-22.4")
def test_pushes_lead_away_as_far_as_they_can() -> None:
    s = scene(["borsuk A", "velet G"], ["snork C W"], corridor(SEVEN))
    s.push(pushed(E0, 2, s.at("A"), NOWHERE, S0))
    assert (s.where("e0"), s.facing(0)) == ("E", "W")
    s.push(pushed(E0, 9, s.at("A"), NOWHERE, S0))
    assert s.where("e0") == "G"


@rule("ST-14.8")
def test_pulls_lead_nearer_and_stop_there() -> None:
    s = scene(["borsuk A", "velet G"], ["snork C W"], corridor(SEVEN))
    s.push(pushed(S1, 3, NOWHERE, s.at("E"), S1))
    assert s.where("s1") == "E"


@rule("ST-14.8", "ST-15.6")
def test_a_push_into_sight_is_a_threat_and_moves_no_token_otherwise() -> None:
    s = scene(["borsuk A", "velet B"], ["bandit_rifle G W"], corridor(SEVEN))
    s.push(pushed(S1, 1, s.at("A"), NOWHERE, S0))
    assert (s.where("s1"), s.threat(1)) == ("C", "none")
    s.push(pushed(S1, 1, s.at("A"), NOWHERE, S0))
    assert (s.where("s1"), s.threat(1)) == ("D", "high D")


@rule("ST-14.8", "ST-17.6")
def test_am_32_a_push_brings_no_map_radiation() -> None:
    plan = corridor(SEVEN, "A rad 2", "B rad 3", high=1)
    s = scene(["borsuk A", "velet B"], ground=plan, begin=True)
    s.walk("B")
    assert (s.stalker(0).dose, s.stalker(1).dose) == (3, 0)


@rule("ST-14.1")
def test_a_walk_with_a_goal_only_comes_nearer() -> None:
    s = scene(["borsuk C", "velet G"], ground=corridor(SEVEN))
    s.push(walk(S0, 3, toward=s.at("F")))
    assert steps(s) == ["D"]
    s.click("step D")
    assert s.offered() == ["step E", "done"]


@rule("ST-14.3")
def test_a_figure_that_passes_takes_nobodys_place() -> None:
    s = scene(["borsuk A", "velet B", "mamon B"], ground=corridor(SEVEN), begin=True)
    s.clicks("move", "step B")
    place(s.table, S1, s.at("A"))  # something takes one of them away meanwhile
    s.click("done")
    assert (s.where("s0"), s.where("s1"), s.where("s2")) == ("B", "A", "B")


@rule("ST-14.9")
def test_who_can_no_longer_end_on_a_full_area_goes_back() -> None:
    # While s0 was on its way from A over B to C, all that is around C has filled up.
    on_the_way = ["borsuk C", "velet C", "mamon B", "palkan D"]
    s = scene(on_the_way, ground=corridor("ABCD", high=1))
    path = [s.at("A"), s.at("B"), s.at("C")]
    s.push(
        Walk(
            stalker=S0,
            left=0,
            least=0,
            quiet=False,
            cap=NONE,
            toward=NOWHERE,
            path=path,
            unseen=False,
            at=2,
        )
    )
    assert [s.where(f"s{n}") for n in range(4)] == ["A", "C", "B", "D"]
    assert s.threat(0) == "low A"


@rule("ST-14.8", "ST-7.16")
def test_a_mutant_pushed_onto_a_trap_is_caught() -> None:
    foes = ["snork C W", "bandit_rifle C E"]
    s = scene(["borsuk A", "velet G"], foes, corridor(SEVEN))
    s.state.traps = [s.at("D")]
    s.push(pushed(E1, 1, s.at("A"), NOWHERE, S0))
    assert (s.enemy(1).stun, s.state.traps) == (False, [s.at("D")])
    s.push(pushed(E0, 2, s.at("A"), NOWHERE, S0))
    assert (s.where("e0"), s.enemy(0).stun, s.state.traps) == ("E", True, [])
