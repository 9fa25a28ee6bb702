"""ST-30.20: portals."""

from __future__ import annotations

import pytest

from cantina.games.zone import GAME
from cantina.games.zone.events.mission import PortalPassed
from cantina.games.zone.facts.anomalies import areas_with
from cantina.games.zone.facts.figures import place
from cantina.games.zone.facts.unknown_tokens import spawn
from cantina.games.zone.frames.effects import moved
from cantina.games.zone.frames.enemies import march
from cantina.games.zone.frames.stalkers import pushed
from cantina.games.zone.terms.figures import COMPANION
from cantina.games.zone.terms.ids import NOWHERE
from cantina.games.zone.terms.numbers import HIGH
from cantina.games.zone.view import ZoneView
from cantina.kernel.table import advance, open_table
from tests.games.zone.camp import sent
from tests.games.zone.company import DOG, joined, where
from tests.games.zone.maps import drawn
from tests.games.zone.scene import BOX, E0, S0, Scene, anomaly, corridor, scene
from tests.rules import rule
from tests.seats import FIRST

SEVEN = "ABCDEFG"
ENDS = ["portal C", "portal F"]
# Two halls that nothing joins but portals on C and D.
HALLS = drawn(
    [
        "+#+#+#+#+#+#+",
        "#A B C#D E F#",
        "+#+#+#+#+#+#+",
    ]
)


def walkway(*more: str, enemies: tuple[str, ...] = ()) -> Scene:
    """A corridor with portals on C and F."""
    return scene(
        ["velet A", "mamon G"],
        list(enemies),
        corridor(SEVEN),
        anomalies=[*ENDS, *more],
        begin=True,
    )


def halls(*enemies: str) -> Scene:
    return scene(["velet A"], list(enemies), HALLS, ["portal C", "portal D"], begin=True)


def view(s: Scene) -> ZoneView:
    advance(s.table)
    seen = GAME.view(s.table, FIRST)
    assert isinstance(seen, ZoneView)
    return seen


def to_portal(s: Scene) -> Scene:
    """The first stalker steps from B onto the portal on C and stops there."""
    s.stalker(0).area = s.at("B")
    return s.clicks("move", "step C", "done")


@rule("ST-30.20")
def test_a_walk_that_ends_on_a_portal_comes_out_of_the_other() -> None:
    """The token stays where the walk ended."""
    s = to_portal(walkway())
    assert (s.where("s0"), s.threat(0)) == ("F", "low C")
    (event,) = s.told(PortalPassed)
    assert (event.figure, event.start, event.area) == (S0, s.at("C"), s.at("F"))


@rule("ST-30.20")
def test_who_only_crosses_it_walks_on() -> None:
    s = walkway()
    s.stalker(0).area = s.at("B")
    s.clicks("move", "step C", "step D", "done")
    assert s.where("s0") == "D"


@rule("ST-30.20")
def test_nobody_goes_back_at_once_but_by_another_movement() -> None:
    s = to_portal(walkway())
    assert s.where("s0") == "F"
    s.push(pushed(S0, 1, NOWHERE, s.at("E"), S0))
    assert s.where("s0") == "E"
    s.push(pushed(S0, 1, NOWHERE, s.at("F"), S0))
    assert s.where("s0") == "C", "who is pushed has moved"


@rule("ST-30.20")
@pytest.mark.parametrize(("there", "end"), [(1, "F"), (2, "C")])
def test_a_full_area_at_the_other_end_lets_nobody_through(there: int, end: str) -> None:
    s = walkway(enemies=("snork F E",) * there)
    assert to_portal(s).where("s0") == end


@rule("ST-30.20")
@pytest.mark.parametrize(("flooded", "end"), [(False, "6.G"), (True, "1.G")])
def test_water_at_the_other_end_lets_nobody_through(flooded: bool, end: str) -> None:
    s = sent("A2", "borsuk", at="1.D")
    s.state.anomalies = [anomaly(s, ["portal", area]) for area in ("1.G", "6.G")]
    if flooded:
        s.state.closed |= s.ground.bit("6.G")
    place(s.table, S0, s.at("1.G"))
    s.push(moved(S0, [s.at("1.D"), s.at("1.G")]))
    assert s.where("s0") == end


@rule("ST-30.20")
def test_enemies_and_the_companion_pass_too() -> None:
    s = halls("snork A E")
    s.stalker(0).area = s.at("F")
    s.push(march(E0, [s.at("C")], 2, True))
    assert s.where("e0") == "D"
    s = joined(halls(), DOG, "B")
    s.push(pushed(COMPANION, 1, NOWHERE, s.at("C"), S0))
    assert where(s) == "D"


@rule("ST-30.20")
def test_who_is_placed_or_heeds_no_anomalies_does_not_pass() -> None:
    s = halls("snork pool")
    spawn(s.table, s.enemy(0).card, s.at("C"), 0)
    advance(s.table)
    assert s.where("e0") == "C"
    s = halls("chimera B E")
    assert s.push(march(E0, [s.at("C")], 2, True)).where("e0") == "C"
    s = halls("snork B E")
    assert s.push(march(E0, [s.at("C")], 2, True, ["anomalies"])).where("e0") == "C"


@rule("ST-30.20")
def test_who_was_thrown_elsewhere_by_another_anomaly_does_not_pass() -> None:
    s = walkway("springboard B B:4")
    s.clicks("move", "step B", "step C").petals(4).click("done")
    assert (s.where("s0"), s.told(PortalPassed)) == ("E", [])


@rule("ST-30.20", "ST-15.6")
def test_nobody_sees_through_it_but_who_comes_out_in_sight_is_a_threat() -> None:
    s = halls("snork F W")
    s.stalker(0).area = s.at("B")
    advance(s.table)
    assert s.threat(0) == "none"
    assert (to_portal(s).where("s0"), s.threat(0)) == ("D", "high D")


@rule("ST-30.20", "ST-7.16")
def test_a_mutant_that_comes_out_on_a_trap_is_caught() -> None:
    s = halls("snork B E")
    s.state.traps = [s.at("D")]
    s.push(march(E0, [s.at("C")], 2, True))
    assert (s.where("e0"), s.enemy(0).stun) == ("D", True)


@rule("ST-30.20")
def test_a_way_says_where_it_comes_out_and_who_sees_that() -> None:
    s = halls("snork F W")
    ways = {s.named(way.area): way for way in view(s).ways}
    assert (ways["B"].comes_out, ways["B"].seen_by) == (NOWHERE, [])
    way = ways["C"]
    assert (way.comes_out, way.seen_by) == (s.at("D"), [E0])
    assert (way.threat, way.threat_area) == (HIGH, s.at("D"))
    assert [one.area for one in way.glimpses] == [s.at("D")]


@rule("ST-30.20")
def test_portals_stand_in_pairs_and_have_no_symbols() -> None:
    numbers = [card.number for card in BOX.anomalies if card.pair]
    found = 0
    for mission in BOX.missions:
        ends = [site.centre for site in mission.sites if site.card in numbers]
        assert len(set(ends)) == len(ends)
        assert len(ends) in (0, 2)
        if not ends:
            continue
        found += 1
        t = open_table(GAME, BOX, 1, 5, {"mission": mission.id})
        laid = [one for one in t.state.anomalies if one.card in numbers]
        assert [(one.centre, one.active, areas_with(one)) for one in laid] == [
            (centre, True, 0) for centre in ends
        ]
    assert found
