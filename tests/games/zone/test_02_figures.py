"""Chapter 2: figures; where they stand."""

from __future__ import annotations

import pytest

from cantina.games.zone.facts.figures import (
    area_of,
    enemies_on_map,
    far,
    hostile,
    is_full,
    kind_of,
    on_area,
    place,
    room_left,
    stalkers_on_map,
)
from cantina.games.zone.map.distances import FAR
from cantina.games.zone.map.ground import BLIND, OVER, THROUGH
from cantina.games.zone.state import Token
from cantina.games.zone.terms.figures import (
    clockwise,
    enemy_at,
    is_enemy,
    is_stalker,
    row_of,
    seat_of,
    stalker_of,
    to_enemy,
    to_stalker,
)
from cantina.games.zone.terms.ids import NO_FIGURE, NOWHERE
from cantina.games.zone.terms.kinds import PSIONIC
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.action import all_seats
from tests.games.zone.maps import drawn
from tests.games.zone.scene import BOX, E0, E1, S0, S1, S2, S3, corridor, scene
from tests.rules import rule


@rule("ST-2.1")
def test_a_figure_is_a_stalker_or_an_enemy() -> None:
    s = scene(["borsuk A", "velet B"], ["snork C W", "snork pool"], corridor("ABC"))
    figures = (NO_FIGURE, S0, S1, E0)
    assert [is_enemy(figure) for figure in figures] == [False, False, False, True]
    assert [is_stalker(figure) for figure in figures] == [False, True, True, False]
    assert stalkers_on_map(s.table) == [0, 1]
    assert enemies_on_map(s.table) == [E0]
    assert area_of(s.table, E1) == NOWHERE


def test_numbers_of_figures() -> None:
    assert [(row_of(enemy_at(row)), is_enemy(enemy_at(row))) for row in (0, 91)] == [
        (0, True),
        (91, True),
    ]
    assert [seat_of(stalker_of(seat)) for seat in all_seats(4)] == all_seats(4)
    assert clockwise(S2, 4) == [S2, S3, S0, S1]
    assert (to_stalker(S1), to_enemy(E1)) == (S1, E1)
    for wrong in (NO_FIGURE, E0):
        with pytest.raises(AssertionError):
            to_stalker(wrong)
    for other in (NO_FIGURE, S3):
        with pytest.raises(AssertionError):
            to_enemy(other)


@rule("ST-2.2", "ST-3.4")
def test_every_figure_takes_one_place() -> None:
    s = scene(["borsuk A", "velet B"], ["pseudogiant A W", "snork A N"], corridor("ABC", high=3))
    a, b = s.at("A"), s.at("B")
    assert on_area(s.table, a) == [0, E0, E1]
    assert (room_left(s.table, a), is_full(s.table, a)) == (0, True)
    assert (room_left(s.table, b), is_full(s.table, b)) == (2, False)


@rule("ST-2.3", "ST-2.4", "ST-2.5")
@pytest.mark.parametrize(
    ("card", "kind"),
    [("bandit_rifle", THROUGH), ("zombie", THROUGH), ("snork", BLIND), ("controller", OVER)],
)
def test_what_a_window_is_to_an_enemy(card: str, kind: int) -> None:
    s = scene(["borsuk A"], [f"{card} C W"], corridor("ABC"))
    assert kind_of(s.table, E0) == kind
    assert kind_of(s.table, S0) == THROUGH


@rule("ST-2.3", "ST-4.2")
def test_ex_37_distances_are_measured_by_the_figure_whose_they_are() -> None:
    s = scene(["borsuk A"], ["snork B W"], drawn(["+#+#+", " AWB ", "+#+#+"]))
    a, b = s.at("A"), s.at("B")
    assert (far(s.table, S0, a, b), far(s.table, E0, b, a)) == (1, FAR)
    assert s.threat(0) == "none"  # nor does the snork see through the window


@rule("ST-2.3", "ST-24.7", "ST-24.8")
def test_who_is_hostile_to_whom() -> None:
    foes = ["snork A N pack 1", "snork A N horde 1", "snork B N pack 2", "snork B N none"]
    s = scene(["borsuk C"], [*foes, "snork C N none"], corridor("ABC", high=3))
    enemies = enemies_on_map(s.table)
    apart = [[hostile(s.table, a, b) for b in enemies if b != a] for a in enemies]
    assert apart[0] == [False, True, True, True]
    assert apart[2] == [True, True, True, True]
    assert apart[3] == [True, True, True, False]
    assert all(hostile(s.table, e, S0) for e in enemies)


@rule("ST-2.3")
def test_what_the_cards_say_of_sight_agrees_with_the_table_of_figures() -> None:
    for card in BOX.enemies:
        if not card.human:
            assert card.sight[2] >= 1, card.id  # behind
        if card.types & PSIONIC:
            assert min(card.sight) >= 1, card.id


@rule("ST-30.10", "ST-17.1")
def test_whoever_is_put_elsewhere_takes_along_what_it_carries_and_covers_nothing() -> None:
    s = scene(["borsuk A"], ["snork B W"], corridor("ABC"), anomalies=["electro B A:4 B:3"])
    s.state.tokens = [
        Token(name="dalik", area=NOWHERE, bearer=S0),
        Token(name="carcass", area=s.at("A"), bearer=NO_FIGURE),
    ]
    first, second = s.state.anomalies[0].symbols
    first.cover, second.cover = 0, E0
    place(s.table, S0, s.at("C"))
    assert (first.cover, second.cover) == (NONE, E0)
    assert s.lying() == [("dalik", "C"), ("carcass", "A")]
    place(s.table, E0, NOWHERE)
    assert second.cover == NONE
    assert s.enemy(0).came_from == s.at("B")
