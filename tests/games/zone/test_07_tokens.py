"""Chapter 7: unknown-enemy tokens."""

from __future__ import annotations

import pytest

from cantina.games.zone.events.enemies import (
    ActivationDrawn,
    EnemyActed,
    EnemyAttacked,
    EnemyPlaced,
    PointBegun,
    UnknownRevealed,
)
from cantina.games.zone.facts.unknown_tokens import spawn
from cantina.games.zone.frames.enemies import resolve_nearest_unknown, resolve_unknown
from cantina.games.zone.map.ground import Ground
from cantina.games.zone.terms.numbers import HIGH
from cantina.kernel.table import advance
from tests.games.zone.maps import drawn
from tests.games.zone.scene import BOX, E0, POINTS, Scene, scene
from tests.rules import rule

HALL = drawn(["+#+#+#+#+#+#+#+#+", "#A B C D E F#Z.Z#", "+#+#+#+#+#+#+#+#+"])
WIDE = drawn(["+#+#+#+#+#+#+#+", "#A B C.C D E#Z#", "+#+#+#+#+#+#+#+"])
KINDS = [kind.id for kind in BOX.unknown]
HIGHS = [card.id for card in BOX.activation_high]


def token(kind: str, arrow: str = "N") -> int:
    """A token with this face and arrow."""
    for number, token in enumerate(BOX.unknown_tokens):
        if KINDS[token.kind] == kind and POINTS[token.facing] == arrow:
            return number
    raise AssertionError(f"there is no token {kind} {arrow}")


def lay(s: Scene, area: str, *tokens: int) -> Scene:
    """A stack, the top token last."""
    s.state.unknown[s.at(area)] = list(tokens)
    return s


def flip(s: Scene, *areas: str) -> Scene:
    return s.push(resolve_unknown([s.at(area) for area in areas]))


@rule("ST-7.9")
def test_the_faces() -> None:
    faces = [(kind.id, kind.group, kind.count) for kind in BOX.unknown]
    assert [(id, count) for id, _, count in faces] == [
        ("X", 0),
        ("horde", 1),
        ("horde2", 2),
        ("pack", 1),
        ("pack2", 2),
        ("elite", 1),
    ]
    assert len(BOX.unknown_tokens) == 24


@rule("ST-7.6", "ST-7.7")
def test_an_x_is_discarded_and_nothing_comes() -> None:
    s = scene(["borsuk Z"], ["snork pool N horde"], HALL)
    flip(lay(s, "C", token("horde"), token("X")), "C")
    assert s.state.unknown[s.at("C")] == [token("horde")], "the top one was taken"
    assert [told.token for told in s.told(UnknownRevealed)] == [token("X")]
    assert s.where("e0") == "-"
    assert s.state.revealed == 1


@rule("ST-7.8")
def test_a_standee_of_the_colour_comes_facing_the_arrow() -> None:
    """EX-12: the unknown enemy nearest to the lead stalker; a shotgun bandit is in the pool."""
    s = scene(["borsuk Z"], ["bandit_shotgun pool S horde"], HALL)
    s.push(resolve_nearest_unknown(1))
    assert not s.told(UnknownRevealed), "ST-7.13: no token, nothing happens"
    s.stalker(0).area = s.at("A")
    lay(s, "C", token("horde", "N"))
    lay(s, "E", token("X"))
    s.push(resolve_nearest_unknown(1))
    assert (s.where("e0"), s.facing(0)) == ("C", "N")
    assert s.state.unknown[s.at("C")] == []
    assert len(s.state.unknown[s.at("E")]) == 1


@rule("ST-7.8")
def test_two_dots_bring_two() -> None:
    s = scene(
        ["borsuk Z"], ["snork pool S horde", "snork pool S horde", "snork pool S horde"], WIDE
    )
    flip(lay(s, "C", token("horde2", "E")), "C")
    assert [s.where(f"e{place}") for place in range(3)] == ["C", "C", "-"]


@rule("ST-7.14", "ST-7.10")
def test_with_one_left_one_comes_and_nobody_acts() -> None:
    s = scene(["borsuk Z"], ["snork A N horde", "snork pool S horde"], WIDE)
    flip(lay(s, "C", token("horde2", "E")), "C")
    assert s.where("e1") == "C"
    assert not s.told(ActivationDrawn)


@rule("ST-7.8")
def test_the_lead_stalker_chooses_among_cards_of_the_colour() -> None:
    """AM-18."""
    s = scene(["borsuk Z"], ["snork pool S horde", "rodent pool S horde"], WIDE)
    flip(lay(s, "C", token("horde")), "C")
    assert s.step == "card"
    rodent = BOX.enemy_number["rodent"]
    assert sorted(s.offered()) == sorted([f"card {BOX.enemy_number['snork']}", f"card {rodent}"])
    s.click(f"card {rodent}")
    assert (s.where("e0"), s.where("e1")) == ("-", "C")


@rule("ST-7.10", "ST-7.11", "ST-5.5")
def test_without_a_standee_in_the_pool_the_nearest_of_that_colour_acts() -> None:
    """EX-13: all three are on the map, two of them at distance 1: the players choose. A high card,
    because of the high threat; only points for its colour, and not the part for the Zone phase."""
    foes = ["bandit_shotgun B W horde", "bandit_shotgun D E horde", "bandit_shotgun F E horde"]
    s = scene(["borsuk Z"], foes, HALL)
    s.stalker(0).threat, s.stalker(0).threat_area = HIGH, s.at("F")
    s.state.high.cards = [HIGHS.index("fire_in_the_hole")]
    flip(lay(s, "C", token("horde")), "C")
    assert (s.step, s.offered()) == ("nearest", ["enemy e0", "enemy e1"])
    s.click("enemy e0")
    assert s.told(ActivationDrawn)[0].high
    assert [told.enemy for told in s.told(EnemyActed)] == [E0]
    assert s.where("e0") == "C", "two areas toward the token, D is full"
    assert "named" not in [told.verb for told in s.told(PointBegun)]
    assert s.state.unknown[s.at("C")] == []


@rule("ST-7.10")
def test_without_threat_the_card_is_a_low_one() -> None:
    s = scene(["borsuk Z"], ["bandit_shotgun B W horde"], HALL)
    flip(lay(s, "C", token("horde")), "C")
    assert [told.high for told in s.told(ActivationDrawn)] == [False]


@rule("ST-7.10")
def test_with_nobody_of_that_colour_nothing_is_drawn() -> None:
    s = scene(["borsuk Z"], ["snork A N pack"], HALL)
    flip(lay(s, "C", token("horde")), "C")
    assert not s.told(ActivationDrawn)
    assert s.state.unknown[s.at("C")] == []


SIDE = drawn(["+#+#+#+#+#+", "#A B C D#Z#", "+#+#+ +#+#+", "#X#Y#E#W#V#", "+#+#+#+#+#+"])


@rule("ST-7.12")
@pytest.mark.parametrize(
    ("others", "end", "faces"), [(["B", "D"], "E", "N"), (["B", "E"], "D", "W")]
)
def test_on_a_full_area_the_nearest_with_room_is_taken(
    others: list[str], end: str, faces: str
) -> None:
    foes = [f"snork {area} N pack" for area in ["C", *others]]
    s = scene(["borsuk Z"], [*foes, "snork pool S horde"], SIDE)
    flip(lay(s, "C", token("horde", "N")), "C")
    assert (s.where("e3"), s.facing(3)) == (end, faces)


@rule("ST-7.12", "ST-5.5")
def test_of_several_as_near_the_lead_stalker_chooses() -> None:
    s = scene(["borsuk Z"], ["snork C N pack", "snork pool S horde"], SIDE)
    flip(lay(s, "C", token("horde", "N")), "C")
    assert (s.step, s.offered()) == ("goal", ["goal B", "goal D", "goal E"])
    s.click("goal B")
    assert (s.where("e1"), s.facing(1)) == ("B", "E")


@rule("ST-7.12")
def test_a_second_standee_may_have_to_stand_aside() -> None:
    ground = drawn(["+#+#+#+#+", "#A B#C#Z#", "+#+#+#+#+"])
    s = scene(["borsuk Z"], ["snork pool S horde", "snork pool S horde"], ground)
    flip(lay(s, "A", token("horde2", "S")), "A")
    assert [(s.where("e0"), s.facing(0)), (s.where("e1"), s.facing(1))] == [("A", "S"), ("B", "W")]


@rule("ST-7.13")
def test_several_tokens_come_one_after_another() -> None:
    s = scene(["borsuk Z"], ["snork pool S horde", "snork pool S pack"], HALL)
    lay(s, "C", token("X"), token("horde"))
    lay(s, "E", token("pack"))
    flip(s, "C", "C", "E")
    told = [told.token for told in s.told(UnknownRevealed)]
    assert told == [token("horde"), token("X"), token("pack")]
    assert (s.where("e0"), s.where("e1")) == ("C", "E")


@rule("ST-7.13", "ST-5.5")
def test_the_lead_stalker_chooses_among_stacks_as_near() -> None:
    s = scene(["borsuk C"], [], HALL)
    lay(s, "B", token("X"))
    lay(s, "D", token("X"))
    s.push(resolve_nearest_unknown(1))
    assert (s.step, s.offered()) == ("stack", ["goal B", "goal D"])
    s.click("goal D")
    assert [told.area for told in s.told(UnknownRevealed)] == [s.at("D")]
    s.push(resolve_nearest_unknown(3))
    assert len(s.told(UnknownRevealed)) == 2


@rule("ST-7.15", "ST-15.6")
def test_who_comes_sees_at_once_and_does_nothing() -> None:
    s = scene(["borsuk A"], ["snork pool S horde"], HALL)
    flip(lay(s, "C", token("horde", "W")), "C")
    assert s.threat(0) == "high A"
    assert not s.told(EnemyAttacked)


def spawned(ground: Ground, n: int) -> tuple[int, Scene]:
    s = scene(["borsuk Z"], ["snork pool S pack", "snork pool S pack"], ground)
    s.table.events = []
    placed = spawn(s.table, BOX.enemy_number["snork"], s.at("C"), 3, n, 3, 2)
    advance(s.table)
    s.events += s.table.events
    return placed, s


@rule("ST-1.2", "ST-22.9")
def test_cards_bring_standees_with_a_token_of_their_own() -> None:
    placed, s = spawned(WIDE, 3)
    assert placed == 2, "the pool has no more"
    assert [(one.group, one.team, one.facing) for one in s.state.enemies] == [(3, 2, 3)] * 2
    assert len(s.told(EnemyPlaced)) == 2
    assert spawned(WIDE, 1)[0] == 1
