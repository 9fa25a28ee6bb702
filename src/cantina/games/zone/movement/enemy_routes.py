"""ST-26.1: the best ways of an enemy to a goal, as lists of numbers that a frame can keep.

A step is 4 * area + direction, and THROUGH_ENTRANCE + area through the entrance of a territory. The
last number says which way it turns in the end: STAY for none, else STAY - 1 - direction.
"""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import Halt, TakeWay
from cantina.games.zone.choose.targets import (
    CORNERS,
    LEAD,
    NEAREST,
    ONLY,
    UNREACHED,
    avoided,
    full_areas,
)
from cantina.games.zone.facts.figures import area_of, ground, kind_of
from cantina.games.zone.map.ground import CRAWLING, DRIFTING
from cantina.games.zone.map.paths import cost, nearest
from cantina.games.zone.map.stops import Walk, approaches, walks
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import Area, Enemy
from cantina.games.zone.terms.numbers import ENTRANCE, NONE

STAY: Final = -1
THROUGH_ENTRANCE: Final = 1024  # more than any other step


def pace(t: ZoneTable, e: Enemy, ignores: list[str]) -> int:
    """What an enemy crosses on its way: some movements ignore borders and water."""
    if "all_borders" in ignores:
        return DRIFTING
    if "impassable" in ignores:
        return CRAWLING
    return kind_of(t, e)


def wary(t: ZoneTable, e: Enemy, ignores: list[str]) -> int:
    return 0 if "anomalies" in ignores else avoided(t, e)


def nearest_goals(
    t: ZoneTable, e: Enemy, goals: list[Area], ignores: list[str]
) -> tuple[list[Area], str]:
    """ST-5.3 to ST-5.5, ST-5.8: the goals it walks to in the fewest areas with the fewest corners,
    and what decided."""
    mask = 0
    for area in goals:
        mask |= 1 << area
    here, kind, avoid = area_of(t, e), pace(t, e, ignores), wary(t, e, ignores)
    best = nearest(ground(t), kind, here, mask, avoid, True)
    if len(goals) < 2:
        return best, ONLY
    if len(best) != 1:
        return best, LEAD
    least = cost(ground(t), kind, here, best[0], avoid, True)
    for area in goals:
        if area != best[0] and cost(ground(t), kind, here, area, avoid, True)[0] == least[0]:
            return best, CORNERS
    return best, NEAREST


def way_cost(t: ZoneTable, e: Enemy, goals: list[Area]) -> tuple[int, int]:
    """ST-25.6: how near the point of interest is: areas and corners to the nearest of these."""
    best = UNREACHED
    for area in goals:
        price = cost(ground(t), kind_of(t, e), area_of(t, e), area, avoided(t, e), True)
        best = min(best, price)
    return best


def ways(t: ZoneTable, e: Enemy, goal: Area, steps: int, ignores: list[str]) -> list[list[int]]:
    """ST-26.8, ST-26.9: every best way; ST-26.14: or as near as it gets. Empty: it stays
    (ST-5.9)."""
    full, barred = full_areas(t, e)
    kind, here, avoid = pace(t, e, ignores), area_of(t, e), wary(t, e, ignores)
    found = walks(ground(t), kind, here, goal, steps, avoid, full, barred)
    if not found and barred:
        found = approaches(ground(t), kind, here, goal, steps, avoid, full, barred)
    return [coded(walk) for walk in found]


def coded(walk: Walk) -> list[int]:
    code = [
        THROUGH_ENTRANCE + area if direction == ENTRANCE else 4 * area + direction
        for direction, area in walk.steps
    ]
    return [*code, STAY if walk.then == NONE else STAY - 1 - walk.then]


def fork(routes: list[list[int]]) -> int:
    """The first place where ways part; NONE while they are one."""
    if len(routes) < 2:
        return NONE
    place = 0
    while all([way[place] == routes[0][place] for way in routes]):
        place += 1
    return place


def branches(routes: list[list[int]]) -> list[TakeWay | Halt]:
    """ST-5.7: what the lead stalker chooses between where ways part: the next area and the side by
    which it is entered, or the side to turn to where the way ends."""
    place = fork(routes)
    if place == NONE:
        return []
    codes = sorted(dict.fromkeys([way[place] for way in routes]))
    return [step_of(code) for code in codes]


def step_of(code: int) -> TakeWay | Halt:
    if code < 0:
        return Halt(STAY - 1 - code if code != STAY else NONE)
    return TakeWay(entered_by(code), side_of(code))


def entered_by(code: int) -> Area:
    """The area that a step enters."""
    return Area(code - THROUGH_ENTRANCE if code >= THROUGH_ENTRANCE else code // 4)


def side_of(code: int) -> int:
    """The side by which a step leaves the area before."""
    return ENTRANCE if code >= THROUGH_ENTRANCE else code % 4


def chosen(routes: list[list[int]], action: TakeWay | Halt) -> list[list[int]]:
    """Those that go on as the lead stalker said."""
    place = fork(routes)
    return [way for way in routes if step_of(way[place]) == action]
