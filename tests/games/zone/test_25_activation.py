"""Chapter 25: activation cards."""

from __future__ import annotations

import pytest

from cantina.games.zone.enemies.activation_cards import activate_near, activate_zone
from cantina.games.zone.events.enemies import (
    ActivationDrawn,
    EnemyActed,
    EnemyAttacked,
    EnemyMoved,
    PointBegun,
)
from cantina.games.zone.facts.threat import drag_threat
from cantina.games.zone.frames.enemies import ZonePhase
from cantina.games.zone.movement.facing import look_around
from cantina.games.zone.movement.following_threat import track
from cantina.games.zone.terms.figures import enemy_at, row_of
from cantina.games.zone.terms.ids import Stalker
from cantina.games.zone.terms.numbers import EAST, HIGH, LOW, WEST
from cantina.kernel.table import advance
from tests.games.zone.maps import drawn
from tests.games.zone.scene import BOX, E0, E1, S0, S1, Scene, scene
from tests.rules import rule

HALL = drawn(["+#+#+#+#+#+#+#+#+", "#A B C D E F#Z.Z#", "+#+#+#+#+#+#+#+#+"])
# A long hall, so that many have room; Z is behind a wall.
LONG = drawn(
    [
        "+#+#+#+#+#+#+#+#+#+#+",
        "#A B C D E F G H#Z.Z#",
        "+#+#+#+#+#+#+#+#+#+#+",
    ]
)
LOWS = [card.id for card in BOX.activation_low]
HIGHS = [card.id for card in BOX.activation_high]


def token(s: Scene, level: int, area: str, stalker: Stalker = S0) -> Scene:
    s.stalker(stalker).threat = level
    s.stalker(stalker).threat_area = s.at(area)
    return s


def top(s: Scene, card: str) -> Scene:
    """This card lies on top of its deck."""
    deck, ids = (s.state.low, LOWS) if card in LOWS else (s.state.high, HIGHS)
    deck.cards = [n for n in deck.cards if ids[n] != card] + [ids.index(card)]
    return s


def activate(s: Scene, card: str) -> Scene:
    """The card is drawn in the Zone phase."""
    top(s, card)
    s.table.events = []
    activate_zone(s.table)
    advance(s.table)
    s.events += s.table.events
    drawn_card = s.told(ActivationDrawn)[0]
    assert (HIGHS if drawn_card.high else LOWS)[drawn_card.card] == card
    return s


def actors(s: Scene) -> list[int]:
    return [row_of(told.enemy) for told in s.told(EnemyActed)]


def places(s: Scene) -> str:
    return "".join(s.where(f"e{place}") for place in range(len(s.state.enemies)))


@rule("ST-25.2")
@pytest.mark.parametrize(("level", "high"), [(0, False), (LOW, False), (HIGH, True)])
def test_a_high_card_when_high_threat_is_on_the_map(level: int, high: bool) -> None:
    s = scene(["borsuk Z"], ["snork A W"], HALL)
    if level:
        token(s, level, "Z")
    s.push(ZonePhase([]))
    assert s.told(ActivationDrawn)[0].high == high


@rule("ST-25.4")
def test_a_low_card_has_a_part_for_no_threat_and_one_for_low_threat() -> None:
    s = activate(scene(["borsuk Z"], ["snork C W"], HALL), "curiosity")
    assert s.told(ActivationDrawn)[0].part == "no_threat"
    assert s.where("e0") == "B", "it stepped forward to A, turned and went on"
    s = activate(token(scene(["borsuk Z"], ["snork C W"], HALL), LOW, "F"), "curiosity")
    assert s.told(ActivationDrawn)[0].part == "low_threat"
    assert s.where("e0") == "F"


@rule("ST-25.4")
def test_some_have_one_part_whatever_the_threat() -> None:
    card = BOX.activation_low[LOWS.index("patrol")]
    assert card.no_threat == card.low_threat
    s = activate(scene(["borsuk Z"], ["snork A E"], HALL), "patrol")
    t = activate(token(scene(["borsuk Z"], ["snork A E"], HALL), LOW, "F"), "patrol")
    assert s.where("e0") == t.where("e0") == "D"


@rule("ST-25.3")
def test_a_high_card_has_a_part_for_the_zone_phase_only() -> None:
    foes = ["snork A E horde", "snork F W pack"]
    s = activate(token(scene(["borsuk Z"], foes, HALL), HIGH, "Z"), "hold_position")
    assert [told.verb for told in s.told(PointBegun)] == ["attack", "move", "move", "look_around"]
    part = token(scene(["borsuk Z"], foes, HALL), HIGH, "Z")
    top(part, "hold_position")
    part.table.events = []
    activate_near(part.table, [E0])
    advance(part.table)
    assert not [told for told in part.table.events if getattr(told, "verb", "") == "look_around"]


@rule("ST-25.5")
def test_a_point_is_finished_for_all_before_the_next() -> None:
    """Rush: all move, then all attack."""
    s = scene(["borsuk D"], ["bandit_rifle A W", "bandit_rifle F E"], HALL)
    s = activate(token(s, HIGH, "D"), "rush")
    kinds = [type(told).__name__ for told in s.events if isinstance(told, EnemyActed | PointBegun)]
    assert kinds[:2] == ["PointBegun", "EnemyActed"]
    assert kinds.index("PointBegun", 1) > 1


@rule("ST-25.6")
def test_the_nearest_to_its_goal_acts_first_then_by_colour() -> None:
    foes = ["snork A E horde", "snork D E horde", "snork B E boss"]
    s = activate(token(scene(["borsuk Z"], foes, LONG), HIGH, "H"), "call_for_help")
    assert actors(s)[:3] == [1, 2, 0]
    assert s.told(EnemyActed)[0].why == "nearest"


@rule("ST-25.6")
def test_equals_act_in_the_order_of_their_colours() -> None:
    foes = ["snork A E horde", "snork G W elite"]
    s = activate(token(scene(["borsuk Z"], foes, LONG), HIGH, "D"), "call_for_help")
    assert actors(s) == [1, 0]
    assert s.told(EnemyActed)[0].why == "group"


@rule("ST-25.6", "ST-5.5")
def test_the_lead_stalker_chooses_among_enemies_still_equal() -> None:
    foes = ["snork A E horde", "snork G W horde"]
    s = scene(["borsuk Z", "chort Z"], foes, LONG, lead=S1)
    activate(token(s, HIGH, "D"), "call_for_help")
    assert (s.seat, s.step, s.offered()) == (1, "first", ["enemy e0", "enemy e1"])
    s.click("enemy e1")
    assert actors(s) == [1, 0]
    assert places(s) == "CD"
    assert s.told(EnemyActed)[0].why == "lead"


@rule("ST-25.6")
def test_enemies_that_would_do_nothing_are_in_no_choice() -> None:
    """Neither sees anybody: nothing to attack, nothing to choose."""
    foes = ["snork A E horde", "snork G W horde"]
    s = activate(scene(["borsuk Z"], foes, LONG), "changing_posts")
    assert s.offered() == ["begin 0"]
    assert not actors(s)


@rule("ST-25.7")
def test_without_a_point_of_interest_the_nearest_to_the_lead_stalker_is_first() -> None:
    foes = ["bandit_rifle B E pack", "bandit_rifle F W pack"]
    s = activate(scene(["borsuk D", "chort E"], foes, HALL, lead=S1), "last_stand")
    attackers = [row_of(told.enemy) for told in s.told(EnemyAttacked)]
    assert attackers == [1, 0], "the lead stalker stands on E"


@rule("ST-25.8")
def test_a_point_with_colours_is_for_these_enemies_only() -> None:
    foes = ["snork A E horde", "snork G W elite", "snork C E none"]
    s = activate(token(scene(["borsuk Z"], foes, LONG), LOW, "E"), "sniffing")
    assert actors(s) == [0]


@rule("ST-24.9")
def test_all_enemies_means_those_without_a_token_too() -> None:
    s = activate(scene(["borsuk Z"], ["snork A E none"], HALL), "curiosity")
    assert s.where("e0") == "D"


@rule("ST-25.9")
def test_the_nearest_n_plus_1_enemies_act_and_the_stunned_do_not_count() -> None:
    foes = [f"bandit_rifle {area} W" for area in "ABCDE"]
    ground = drawn(
        [
            "+#+#+#+#+#+#+#+#+",
            "#A B C D E F G H#",
            "+#+#+#+#+#+#+#+ +",
            "#Z#Y#X#W#V#U#T#S#",
            "+#+#+#+#+#+#+#+#+",
        ]
    )
    s = token(scene(["borsuk S"], foes, ground), LOW, "H")
    s.enemy(4).stun = True
    activate(s, "wander_around")
    assert actors(s) == [3, 2], "two with one stalker, the nearest to the lead stalker"
    assert not [told for told in s.told(EnemyMoved) if row_of(told.enemy) in (0, 1, 4)]


@rule("ST-25.9", "ST-5.5")
def test_the_lead_stalker_chooses_who_is_among_the_nearest() -> None:
    """Two may act: the zombie on E, and one of those on C and G."""
    foes = ["zombie C W", "zombie E N", "zombie G E"]
    ground = drawn(
        [
            "+#+#+#+#+#+#+#+#+",
            "#A B C D E F G H#",
            "+#+#+#+#+x+#+#+#+",
            "#Z#Y#X#W#S#V#U#T#",
            "+#+#+#+#+#+#+#+#+",
        ]
    )
    s = scene(["borsuk S"], foes, ground)
    s.enemy(1).facing = 0
    activate(token(s, LOW, "A"), "wander_around")
    assert (s.step, s.offered()) == ("nearest", ["enemy e0", "enemy e2"])
    s.click("enemy e2")
    assert sorted(actors(s)) == [1, 2]


@rule("ST-25.10", "ST-25.11")
def test_m_is_the_enemys_own_movement() -> None:
    """EX-21: a zombie moves 1 area where the card says M, a snork 3."""
    s = activate(scene(["borsuk Z"], ["zombie A E horde", "snork D E"], LONG), "curiosity")
    assert places(s) == "BG"


@rule("ST-25.12")
def test_those_with_a_target_in_sight_attack_with_the_change_of_their_colour() -> None:
    foes = ["bandit_rifle A E pack", "bandit_rifle F W horde", "bandit_rifle B W horde"]
    s = activate(scene(["borsuk D"], foes, HALL), "blind_fire")
    hits = [(row_of(told.enemy), told.damage) for told in s.told(EnemyAttacked)]
    assert hits == [(1, 7), (0, 5)], "pack -2; the third looks the other way"


@rule("ST-25.13")
def test_looking_around_goes_clockwise_until_a_target_is_in_sight() -> None:
    s = scene(["borsuk A"], ["bandit_rifle D E"], HALL)
    look_around(s.table, E0)
    assert s.facing(0) == "W"
    assert s.threat(0) == "high A"
    none = scene(["borsuk Z"], ["bandit_rifle D E"], HALL)
    look_around(none.table, E0)
    assert none.facing(0) == "E", "a full turn"


@rule("ST-25.13")
def test_who_sees_a_target_does_not_look_around() -> None:
    s = scene(["borsuk C"], ["bandit_rifle D N"], HALL)
    look_around(s.table, E0)
    assert s.facing(0) == "N"


@rule("ST-25.14")
def test_special_actions() -> None:
    """Covering fire ends with the special of the pack: bandits withdraw to where they see nobody,
    and turn back; a snork has none."""
    ground = drawn(["+#+#+#+#+", "#A B C D#", "+#+ +#+#+", "#X#E#Y#W#", "+#+#+#+#+"])
    s = scene(["borsuk D"], ["bandit_rifle B E pack", "snork A W pack"], ground)
    activate(s, "covering_fire")
    assert s.where("e0") == "E"
    assert s.facing(0) == "N"
    assert s.where("e1") == "A"


@rule("ST-25.15", "ST-15.14")
def test_a_token_that_enemies_see_moves_toward_its_owner_once() -> None:
    """Stray noise: 2 areas, however many enemies see it."""
    foes = ["bandit_rifle A E pack", "bandit_rifle B E pack"]
    ground = drawn(["+#+#+#+#+#+#+#+#+", "#A B C D E F G H#", "+#+#+#+#+#+#+#+#+"])
    s = scene(["borsuk H"], foes, ground)
    activate(token(s, LOW, "D"), "stray_noise")
    assert s.threat(0) == "low F"


@rule("ST-25.15")
def test_a_token_that_nobody_sees_stays() -> None:
    s = scene(["borsuk H"], ["bandit_rifle A W pack"], LONG)
    s = activate(token(s, LOW, "D"), "stray_noise")
    assert s.threat(0) == "low D"


@rule("ST-25.15", "ST-13.7")
def test_after_a_noise_only_what_the_enemies_near_it_see_counts() -> None:
    for watcher, after in ((1, "low D"), (0, "low E")):
        s = scene(["borsuk H"], ["bandit_rifle A E", "bandit_rifle B W"], LONG)
        token(s, LOW, "D")
        track(s.table, [enemy_at(watcher)], 1)
        advance(s.table)
        assert s.threat(0) == after


@rule("ST-25.16", "ST-15.5")
def test_a_token_whose_owner_is_seen_does_not_move() -> None:
    s = scene(["borsuk D"], ["bandit_rifle A E pack"], HALL)
    activate(s, "blind_fire")
    assert s.threat(0) == "high D"
    for facing, after in ((EAST, "low F"), (WEST, "low E")):
        s = scene(["borsuk D"], ["bandit_rifle A W pack"], HALL)
        token(s, LOW, "F")
        s.enemy(0).facing = facing
        drag_threat(s.table, S0, 1)
        advance(s.table)
        assert s.threat(0) == after


ROOMS = drawn(
    ["+#+#+#+#+#+#+", "#ADB CDE F#Z#", "+#+#+#+#+#+#+"],
    "A 1x1 1 room P",
    "E 1x1 1 room Q",
    "F 1x1 1 room Q",
)


@rule("ST-25.17")
def test_the_room_an_enemy_stands_in_is_no_goal() -> None:
    s = activate(scene(["borsuk Z"], ["snork A W"], ROOMS), "checking_the_disturbance")
    assert s.where("e0") == "E", "the nearest area of the other room"
    s = activate(scene(["borsuk Z"], ["snork B W"], ROOMS), "checking_the_disturbance")
    assert s.where("e0") == "A"


@rule("ST-25.18")
def test_the_card_is_discarded_and_an_empty_deck_filled_again() -> None:
    s = activate(scene(["borsuk Z"], ["snork A W"], HALL), "patrol")
    assert s.state.low.discard == [LOWS.index("patrol")]
    s.state.low.cards = []
    s.state.low.discard = [LOWS.index("curiosity")]
    s.table.events = []
    activate_zone(s.table)
    advance(s.table)
    assert s.state.low.discard == [LOWS.index("curiosity")]
    assert not s.state.low.cards


@rule("ST-25.19")
def test_the_dead_do_not_act() -> None:
    """The first bandit kills the one of the other team before it shoots."""
    foes = ["bandit_rifle A E elite 1", "bandit_rifle C W horde 2"]
    s = scene(["borsuk Z"], foes, HALL)
    s.enemy(0).card = BOX.enemy_number["pseudogiant"]
    s.enemy(0).hp = 4
    activate(s, "patrol")
    assert [row_of(told.enemy) for told in s.told(EnemyAttacked)] == [0]
    assert s.where("e1") == "-"


@rule("ST-23.11")
def test_a_stunned_enemy_does_not_act_and_one_stunned_meanwhile_stops() -> None:
    s = scene(["borsuk Z"], ["snork A E"], HALL)
    s.enemy(0).stun = True
    activate(s, "curiosity")
    assert s.where("e0") == "A"
    caught = token(scene(["borsuk F"], ["snork A E pack"], HALL), LOW, "C")
    caught.state.traps = [caught.at("B")]
    activate(caught, "sniffing")
    assert caught.where("e0") == "C"
    assert caught.enemy(0).stun
    assert not caught.told(EnemyAttacked), "it sees the stalker, but skips the point"


@rule("ST-13.8")
def test_a_card_for_some_enemies_moves_no_others() -> None:
    s = token(scene(["borsuk Z"], ["snork A E", "snork F W"], HALL), LOW, "C")
    top(s, "curiosity")
    activate_near(s.table, [E1])
    advance(s.table)
    assert places(s) == "AC"
