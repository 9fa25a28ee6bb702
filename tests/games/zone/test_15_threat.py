"""Chapter 15: threat."""

from __future__ import annotations

import pytest

from cantina.games.zone.events.enemies import EnemyMoved, EnemyTurned
from cantina.games.zone.facts.figures import place
from cantina.games.zone.facts.threat import (
    any_high,
    any_threat,
    drag_threat,
    move_threat,
    put_threat,
    reduce_threat,
    remove_threat,
    threat_areas,
)
from cantina.games.zone.facts.visibility import (
    is_seen,
    look,
    sees,
    sight_limits,
    sight_of,
    stalker_sight,
    watched,
)
from cantina.games.zone.frames.stalkers import drag, walk
from cantina.games.zone.movement.facing import face
from cantina.games.zone.state import SightChange
from cantina.games.zone.terms.ids import NOWHERE, Stalker
from cantina.games.zone.terms.numbers import (
    EAST,
    HIGH,
    LOW,
    NO_THREAT,
    NORTH,
    SOUTH,
    THIS_ROUND,
    WEST,
)
from tests.games.zone.maps import drawn
from tests.games.zone.scene import E0, E1, S0, S1, Scene, corridor, scene
from tests.rules import rule

SEVEN = "ABCDEFG"
LANE = [  # A lane of single squares; who stands on X and looks south sees B and nothing else.
    "+#+#+#+#+#+",
    "#Q#X#R.R.R#",
    "+#+ +#+#+#+",
    " A B C D E ",
    "+#+#+#+#+#+",
]


def lane(start: str = "A", begin: bool = False) -> Scene:
    return scene([f"borsuk {start}", "velet R"], ["bandit_rifle X S"], drawn(LANE), begin=begin)


def token(s: Scene, level: int, area: str, owner: Stalker = S0) -> None:
    s.stalker(owner).threat, s.stalker(owner).threat_area = level, s.at(area)


@rule("ST-15.7")
def test_ex_36a_high_on_the_first_unseen_area_after_one_in_sight() -> None:
    s = lane(begin=True)
    s.clicks("move", "step B")
    assert s.threat(0) == "high B"
    s.click("step C")
    assert s.threat(0) == "high C"
    s.click("step D")
    assert s.threat(0) == "high C"


@rule("ST-15.7", "ST-15.6")
def test_ex_36b_high_where_the_movement_ends_in_sight() -> None:
    s = lane(begin=True)
    s.walk("B")
    assert s.threat(0) == "high B"


@rule("ST-15.7")
def test_ex_36c_low_where_an_unseen_movement_ends() -> None:
    s = lane("C", begin=True)
    s.walk("D", "E")
    assert s.threat(0) == "low E"
    s.walk("D")
    assert s.threat(0) == "low D"


@rule("ST-15.7", "ST-15.3", "ST-15.12")
def test_ex_36d_a_high_token_elsewhere_stays() -> None:
    s = lane("C", begin=True)
    token(s, HIGH, "A")
    s.walk("D", "E")
    assert s.threat(0) == "high A"


@rule("ST-15.7")
def test_the_last_area_of_several_counts() -> None:
    plan = ["+#+#+#+#+#+", "#Q#X#R#Y#Z#", "+#+ +#+ +#+", " A B C D E ", "+#+#+#+#+#+"]
    foes = ["bandit_rifle X S", "bandit_rifle Y S"]
    s = scene(["borsuk A", "velet R"], foes, drawn(plan))
    s.push(walk(S0, 4)).clicks("step B", "step C", "step D", "step E")
    assert s.threat(0) == "high E"


@rule("ST-15.8")
def test_leaving_sight_leaves_high_on_the_first_unseen_area() -> None:
    s = lane("B", begin=True)
    assert s.threat(0) == "high B"
    s.walk("C", "D")
    assert s.threat(0) == "high C"


@rule("ST-15.9", "ST-15.12")
def test_a_quiet_movement_leaves_the_token_where_it_was_seen() -> None:
    s = lane()
    s.push(walk(S0, 3, quiet=True)).clicks("step B", "step C", "step D")
    assert s.threat(0) == "high B"  # ST-15.6: at once; ST-15.9: no farther
    s = lane("C")
    s.push(walk(S0, 3, quiet=True)).clicks("step D", "step E", "done")
    assert s.threat(0) == "none"
    s = lane("C")
    s.push(walk(S0, 3, quiet=True)).clicks("step B", "done")
    assert s.threat(0) == "high B"


@rule("ST-6.9", "ST-15.7")
def test_who_sneaks_is_seen_from_nearby_only_until_it_stops() -> None:
    ground = corridor(SEVEN)
    s = scene(["borsuk A"], ["bandit_rifle E W"], ground)
    s.push(walk(S0, 3, cap=1)).clicks("step B", "step C")
    assert s.threat(0) == "none"
    s.click("step D")
    assert s.threat(0) == "high D"
    s = scene(["borsuk A"], ["bandit_rifle E W"], ground)
    s.push(walk(S0, 3, cap=1)).clicks("step B", "step C", "done")
    assert s.threat(0) == "high C"  # the last area is seen as ever
    s = scene(["borsuk C"], ["bandit_rifle E W"], ground)
    s.push(walk(S0, 3, cap=1)).clicks("step B", "step A", "done")
    assert s.threat(0) == "high C"  # where they lost it


@rule("ST-15.1")
def test_one_token_each_on_the_board_or_on_the_map() -> None:
    s = scene(["borsuk A", "velet C"], ground=corridor(SEVEN))
    assert not any_threat(s.table)
    assert not any_high(s.table)
    assert threat_areas(s.table, LOW) == []
    put_threat(s.table, S0, LOW, s.at("B"))
    put_threat(s.table, S0, LOW, s.at("D"))
    assert s.threat(0) == "low D"
    put_threat(s.table, S1, HIGH)
    assert (any_threat(s.table), any_high(s.table)) == (True, True)
    assert threat_areas(s.table, LOW) == [s.at("D")]
    assert threat_areas(s.table, HIGH) == [s.at("C")]
    assert threat_areas(s.table) == [s.at("C"), s.at("D")]


@rule("ST-15.2", "ST-15.6")
def test_coming_into_sight_makes_nobody_act() -> None:
    s = scene(["borsuk A"], ["bandit_rifle E W"], corridor(SEVEN), begin=True)
    s.clicks("move", "step B")
    assert s.threat(0) == "high B"
    assert s.step == "step"
    assert not s.told(EnemyMoved)
    assert not s.told(EnemyTurned)


@rule("ST-15.3", "ST-15.4")
def test_no_low_token_while_the_own_high_one_is_on_the_map() -> None:
    s = scene(["borsuk A", "velet C"], ground=corridor(SEVEN))
    token(s, HIGH, "D")
    put_threat(s.table, S0, LOW, s.at("B"))
    assert s.threat(0) == "high D"
    put_threat(s.table, S1, LOW, s.at("B"))  # another's high token does not matter
    assert s.threat(1) == "low B"


@rule("ST-15.5", "ST-25.16")
@pytest.mark.parametrize("change", ["low", "high", "move", "reduce", "remove", "drag"])
def test_nothing_changes_the_token_of_a_stalker_in_sight(change: str) -> None:
    s = scene(["borsuk B"], ["bandit_rifle D W"], corridor(SEVEN))
    t, f = s.table, s.at("F")
    assert s.threat(0) == "high B"
    changes = {
        "low": lambda: put_threat(t, S0, LOW, f),
        "high": lambda: put_threat(t, S0, HIGH, f),
        "move": lambda: move_threat(t, S0, f, "ST-15.5"),
        "reduce": lambda: reduce_threat(t, S0, 2),
        "remove": lambda: remove_threat(t, S0),
        "drag": lambda: drag_threat(t, S0, 2),
    }
    changes[change]()
    assert s.offered()
    assert s.threat(0) == "high B"


@rule("ST-15.6")
@pytest.mark.parametrize("cause", ["turn", "place", "light", "door"])
def test_whatever_brings_a_stalker_into_sight(cause: str) -> None:
    plan = ["+#+#+#+", " A B C ", "+#+#+#+"]
    s = scene(["borsuk A"], ["bandit_rifle C E"], drawn(plan))
    assert s.threat(0) == "none"
    if cause == "turn":
        face(s.table, E0, WEST)
    elif cause == "place":
        place(s.table, E0, s.at("A"))
        look(s.table)
    elif cause == "light":
        s.state.dim = 1 << s.at("B")
        face(s.table, E0, WEST)
        assert s.threat(0) == "none"
        s.state.dim = 0
        look(s.table)
    else:
        s.state.sight_changes = [SightChange(change=1, floor=0, types=["mutant"], until=THIS_ROUND)]
        face(s.table, E0, NORTH)
        assert s.threat(0) == "none"  # one to the side is not far enough
        s.state.sight_changes = [SightChange(change=1, floor=0, types=["human"], until=THIS_ROUND)]
        look(s.table)
    assert s.threat(0) == "high A"


@rule("ST-15.10")
def test_without_an_area_the_own_one_is_meant() -> None:
    s = scene(["borsuk C"], ground=corridor(SEVEN))
    put_threat(s.table, S0, HIGH)
    assert s.threat(0) == "high C"


@rule("ST-15.11")
def test_ex_40_reducing_threat() -> None:
    s = scene(["borsuk A"], ["bandit_rifle G E"], corridor(SEVEN))
    token(s, HIGH, "D")
    reduce_threat(s.table, S0)
    assert s.threat(0) == "low D"
    reduce_threat(s.table, S0)
    assert s.threat(0) == "none"
    reduce_threat(s.table, S0)
    assert s.threat(0) == "none"
    token(s, HIGH, "D")
    reduce_threat(s.table, S0, 2)
    assert s.threat(0) == "none"
    seen = scene(["borsuk E"], ["bandit_rifle G W"], corridor(SEVEN))
    reduce_threat(seen.table, S0)
    assert seen.threat(0) == "high E"


@rule("ST-15.11")
def test_removing_a_token_whatever_its_side() -> None:
    s = scene(["borsuk A"], ground=corridor(SEVEN))
    token(s, HIGH, "D")
    remove_threat(s.table, S0)
    assert (s.threat(0), s.stalker(0).threat, s.stalker(0).threat_area) == (
        "none",
        NO_THREAT,
        NOWHERE,
    )


@rule("ST-15.12")
def test_the_token_stays_when_the_enemy_no_longer_sees() -> None:
    s = scene(["borsuk B"], ["bandit_rifle D W"], corridor(SEVEN))
    face(s.table, E0, EAST)
    look(s.table)
    assert (is_seen(s.table, S0), s.threat(0)) == (False, "high B")
    face(s.table, E0, WEST)
    place(s.table, E0, NOWHERE)
    look(s.table)
    assert (is_seen(s.table, S0), s.threat(0)) == (False, "high B")


@rule("ST-15.13")
def test_a_stunned_enemy_still_sees() -> None:
    s = scene(["borsuk A"], ["bandit_rifle D E"], corridor(SEVEN))
    s.enemy(0).stun = True
    face(s.table, E0, WEST)
    assert s.threat(0) == "high A"


@rule("ST-15.14", "ST-25.15")
def test_a_token_moves_toward_its_owner_and_no_farther() -> None:
    s = scene(["borsuk A", "velet G"], ground=corridor(SEVEN))
    token(s, LOW, "D")
    s.push(drag(S0, 2))
    assert s.threat(0) == "low B"
    s.push(drag(S0, 2))
    assert s.threat(0) == "low A"
    s.push(drag(S1, 2))
    assert s.threat(1) == "none"


@rule("ST-15.14", "ST-5.7")
def test_the_lead_stalker_chooses_among_equal_ways_of_a_token() -> None:
    plan = ["+ + + +", " A B C ", "+ +#+ +", " D#E#F ", "+ +#+ +", " G H I ", "+ + + +"]
    s = scene(["borsuk B", "velet E"], ground=drawn(plan), lead=S1)
    token(s, HIGH, "H")
    s.push(drag(S0, 3))
    assert (s.step, s.seat, sorted(s.offered())) == ("drag", 1, ["drag G", "drag I"])
    s.click("drag I")
    assert s.threat(0) == "high C"


@rule("ST-15.14")
def test_a_token_takes_the_way_with_fewer_corners() -> None:
    plan = ["+ + + +", " A B C ", "+#+#+ +", " D#E#F ", "+#+#+ +", " G#H#I ", "+ + + +"]
    s = scene(["borsuk A", "velet E"], ground=drawn(plan))
    token(s, LOW, "I")
    s.push(drag(S0, 3))
    assert s.threat(0) == "low B"


@rule("ST-15.14")
def test_a_token_without_a_way_stays() -> None:
    s = scene(["borsuk A", "velet C"], ground=drawn(["+#+#+#+", " A#B C ", "+#+#+#+"]))
    token(s, LOW, "C")
    s.push(drag(S0, 2))
    assert s.threat(0) == "low C"


@rule("ST-2.3", "ST-6.7")
def test_sight_of_stalkers_and_enemies() -> None:
    s = scene(["borsuk A"], ["bandit_rifle D W"], corridor(SEVEN))
    t = s.table
    assert stalker_sight(t, S0) == (1 << 7) - 1
    assert sight_limits(t, E0) == (1, 0, 1, 3)
    assert sight_of(t, E0) == 0b0001111
    assert watched(t) == 0b0001111
    assert sees(t, E0, S0)
    s.enemy(0).facing = SOUTH
    assert sight_of(t, E0) == 0b0011100


@rule("ST-6.7")
def test_changes_of_sight_leave_nothing_and_everything_alone() -> None:
    s = scene(["borsuk A"], ["bandit_rifle D N", "controller G N"], corridor(SEVEN))
    t = s.table
    s.state.sight_changes = [SightChange(change=-1, floor=1, types=[], until=THIS_ROUND)]
    assert sight_limits(t, E0) == (2, 1, 0, 1)
    assert sight_limits(t, E1) == (99, 99, 99, 99)
    s.state.sight_changes = [SightChange(change=-5, floor=1, types=["human"], until=THIS_ROUND)]
    assert sight_limits(t, E0) == (1, 1, 0, 1)
    s.state.sight_changes = [SightChange(change=1, floor=0, types=[], until=THIS_ROUND)]
    assert sight_limits(t, E0) == (4, 2, 0, 2)


@rule("ST-6.9")
def test_a_suit_that_hides_its_wearer() -> None:
    plan = corridor(SEVEN, "A cover 1")
    s = scene(["borsuk A camo_suit", "velet A"], ["bandit_rifle D W"], plan)
    assert (s.threat(0), s.threat(1)) == ("none", "high A")
    assert (sees(s.table, E0, S0), sees(s.table, E0, S1)) == (False, True)
    assert (is_seen(s.table, S0), is_seen(s.table, S1)) == (False, True)
    place(s.table, S0, s.at("B"))
    look(s.table)
    assert s.threat(0) == "high B"


@rule("ST-15.5")
def test_move_threat_needs_a_token() -> None:
    s = scene(["borsuk A"], ground=corridor(SEVEN))
    move_threat(s.table, S0, s.at("C"), "ST-15.5")
    assert s.threat(0) == "none"
    token(s, HIGH, "F")
    move_threat(s.table, S0, s.at("C"), "ST-15.5")
    assert s.threat(0) == "high C"
