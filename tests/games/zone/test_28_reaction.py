"""Chapter 28: enemies react to a stalker's turn; which way they face."""

from __future__ import annotations

from cantina.games.zone.events.enemies import EnemyActed, EnemyAttacked, EnemyRecovered
from cantina.games.zone.frames.enemies import react
from cantina.games.zone.frames.stalkers import walk
from cantina.games.zone.terms.figures import row_of
from tests.games.zone.maps import drawn
from tests.games.zone.scene import S0, S1, Scene, scene
from tests.rules import rule

HALL = drawn(["+#+#+#+#+#+#+#+#+", "#A B C D E F#Z.Z#", "+#+#+#+#+#+#+#+#+"])
WIDE = drawn(["+#+#+#+#+#+#+#+", "#A B C.C D.D#Z#", "+#+#+#+#+#+#+#+"])
CROSS = drawn(
    [
        "+#+#+#+#+#+",
        "#X#Y#N#V#U#",
        "+#+#+ +#+#+",
        "#W A M B E#",
        "+#+#+ +#+#+",
        "#T#Q#S#P#O#",
        "+#+#+#+#+#+",
    ]
)


def attacks(s: Scene) -> list[tuple[int, int]]:
    return [(row_of(told.enemy), told.target) for told in s.told(EnemyAttacked)]


@rule("ST-28.1", "ST-11.10")
def test_an_enemy_that_sees_the_stalker_attacks_it_after_its_turn() -> None:
    s = scene(["borsuk C"], ["bandit_rifle A E"], HALL, begin=True)
    s.stalker(0).slots[0] = 0
    s.click("end")
    assert attacks(s) == [(0, 0)]


@rule("ST-28.1")
def test_only_the_stalker_whose_turn_it_was_is_attacked() -> None:
    """EX-25: green is nearer and in sight too."""
    s = scene(["borsuk D", "chort B"], ["bandit_rifle A E"], HALL)
    s.push(react(S0))
    assert attacks(s) == [(0, 0)]


@rule("ST-28.1", "ST-27.6", "ST-27.14")
def test_a_pseudogiant_reacts_against_all_on_the_area() -> None:
    """EX-26: it advances to blue's area, where green stands too; both are attacked."""
    ground = drawn(["+#+#+#+#+#+", "#A B C.C#Z#", "+#+#+.+.+#+", "#X#Y#C.C#W#", "+#+#+#+#+#+"])
    s = scene(["borsuk C", "chort C"], ["pseudogiant A E"], ground).push(react(S0))
    assert s.where("e0") == "C"
    assert attacks(s) == [(0, 0), (0, 1)]


@rule("ST-28.1")
def test_who_does_not_see_the_stalker_does_not_react() -> None:
    s = scene(["borsuk C"], ["bandit_rifle A W", "bandit_rifle F E"], HALL).push(react(S0))
    assert not attacks(s)


@rule("ST-28.2")
def test_the_nearest_reacts_first() -> None:
    s = scene(["borsuk D"], ["bandit_rifle A E", "bandit_rifle C E"], HALL).push(react(S0))
    assert attacks(s) == [(1, 0), (0, 0)]
    assert [told.why for told in s.told(EnemyActed)] == ["nearest", "only"]


@rule("ST-28.2", "ST-25.6")
def test_then_by_colour() -> None:
    foes = ["bandit_rifle B E horde", "bandit_rifle D W elite", "bandit_rifle A E boss"]
    s = scene(["borsuk C"], foes, HALL).push(react(S0))
    assert attacks(s) == [(1, 0), (0, 0), (2, 0)], "red before blue, and what is near before green"
    assert s.told(EnemyActed)[0].why == "group"


@rule("ST-28.2", "ST-5.5")
def test_then_as_the_lead_stalker_says() -> None:
    foes = ["bandit_rifle A E", "bandit_rifle B W", "bandit_rifle S N"]
    s = scene(["borsuk M", "chort X"], foes, CROSS, lead=S1).push(react(S0))
    assert (s.seat, s.step) == (1, "first")
    assert s.offered() == ["enemy e0", "enemy e1", "enemy e2"]
    s.click("enemy e2")
    assert s.offered() == ["enemy e0", "enemy e1"]
    s.click("enemy e1")
    assert attacks(s) == [(2, 0), (1, 0), (0, 0)]


@rule("ST-28.3")
def test_who_lost_sight_meanwhile_does_not_react() -> None:
    s = scene(["borsuk M"], ["bandit_rifle A E", "bandit_rifle W E", "bandit_rifle B W"], CROSS)
    s.push(react(S0))
    assert s.offered() == ["enemy e0", "enemy e2"]
    s.enemy(1).stun = True
    s.stalker(0).area = s.at("N")
    s.stalker(0).threat_area = s.at("N")
    s.click("enemy e0")
    assert not attacks(s), "nobody sees N"
    assert s.enemy(1).stun, "it has not reacted"


@rule("ST-28.4")
def test_enemies_do_not_react_to_each_other() -> None:
    s = scene(["borsuk Z"], ["bandit_rifle A E", "snork B W horde 2"], HALL).push(react(S0))
    assert not attacks(s)


@rule("ST-28.5", "ST-23.11")
def test_a_stunned_enemy_discards_its_stun_instead() -> None:
    """EX-39: and attacks after the next turn that ends in its sight."""
    s = scene(["borsuk C"], ["bandit_rifle A E"], HALL)
    s.enemy(0).stun = True
    s.push(react(S0))
    assert not s.enemy(0).stun
    assert not attacks(s)
    assert len(s.told(EnemyRecovered)) == 1
    s.push(react(S0))
    assert attacks(s) == [(0, 0)]


@rule("ST-28.7", "ST-14.4")
def test_directions_are_four_and_a_stalker_that_leaves_turns_the_enemy() -> None:
    s = scene(["borsuk C"], ["bandit_rifle C W"], WIDE, begin=True)
    s.walk("D")
    assert s.facing(0) == "E"


@rule("ST-28.6")
def test_only_a_stalkers_own_turn_causes_reactions() -> None:
    """Not a movement that an effect grants outside a turn; so it would be for companions."""
    s = scene(["borsuk E"], ["bandit_rifle A E"], HALL)
    s.push(walk(S0, 1))
    s.click("step D")
    assert s.threat(0) == "high D"
    assert not attacks(s)
