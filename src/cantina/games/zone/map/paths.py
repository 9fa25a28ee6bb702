"""Chapters 4 and 5: how far things are, what is nearest, and the shortest ways there.

ST-5.8: ruling: where a figure walks, only borders it can cross count; what is merely measured goes
by borders that can be measured. `walking` says which of the two is asked. `avoid` are the areas
with uncovered symbols of active anomalies when the mover is human (ST-5.2, ST-5.11), else 0.

ST-5.5, ST-5.7: where all is equal the lead stalker chooses, so every best answer is returned, in a
fixed order.
"""

from __future__ import annotations

from typing import Final

from cantina.games.zone.map.distances import FAR, Way, areas_in
from cantina.games.zone.map.ground import THROUGH, Ground
from cantina.games.zone.map.sight import lines
from cantina.games.zone.terms.ids import Area
from cantina.games.zone.terms.numbers import ENTRANCE, NONE

KEPT_WAYS: Final = 4096
"""Ways are kept because they are asked again and again; past this many all are forgotten."""


def distance(ground: Ground, kind: int, a: Area, b: Area) -> int:
    """ST-4.1, ST-4.2, ST-4.6: borders between two areas for the figure whose effect it is, whether
    it sees or not; 0 on the same area, FAR when there is no way to measure."""
    return ground.distances[kind].between[a * ground.count + b]


def walking_distance(ground: Ground, kind: int, a: Area, b: Area) -> int:
    """ST-5.8: the least number of areas a figure must enter; FAR when it cannot get there."""
    return ground.walking[kind].between[a * ground.count + b]


def within(ground: Ground, kind: int, area: Area, most: int) -> int:
    """ST-4.3, ST-4.4: the areas within a distance; within 0 is the own area alone. Ruling: what
    cannot be measured is at no distance."""
    rings = ground.distances[kind].within[area]
    return rings[min(most, len(rings) - 1)] if most >= 0 else 0


def distance_to_any(ground: Ground, kind: int, area: Area, areas: int) -> int:
    """ST-4.5: the distance to an anomaly is that to the nearest area with one of its symbols."""
    for far, ring in enumerate(ground.distances[kind].within[area]):
        if ring & areas:
            return far
    return FAR


def way_to(ground: Ground, kind: int, goal: Area, shut: int, walking: bool) -> Way:
    """The shortest paths to a goal that lead through no area of `shut`."""
    key = (kind + 8 if walking else kind, goal, shut)
    way = ground.ways.get(key)
    if way is None:
        if len(ground.ways) >= KEPT_WAYS:
            ground.ways.clear()
        way = Way(ground.walks[kind] if walking else ground.looks[kind], goal, shut)
        ground.ways[key] = way
    return way


def chosen_way(
    ground: Ground, kind: int, start: Area, goal: Area, avoid: int, walking: bool, barred: int = 0
) -> Way:
    """ST-5.2, ST-26.13: the way without areas to avoid if there is one, else the way with them.
    ST-5.10: ruling: the goal counts among them, the start does not. No path passes `barred`."""
    if avoid and not avoid >> goal & 1:
        way = way_to(ground, kind, goal, avoid | barred, walking)
        if way.far[start] != FAR:
            return way
    return way_to(ground, kind, goal, barred, walking)


def cost(
    ground: Ground, kind: int, start: Area, goal: Area, avoid: int, walking: bool
) -> tuple[int, int]:
    """ST-5.1, ST-5.4: the areas and the corners of the best path; less is nearer."""
    way = chosen_way(ground, kind, start, goal, avoid, walking)
    far = way.far[start]
    return (far, way.corners_from(start, NONE)) if far != FAR else (FAR, FAR)


def nearest(
    ground: Ground, kind: int, start: Area, goals: int, avoid: int, walking: bool
) -> list[Area]:
    """ST-5.3 to ST-5.5: the goals with the best path, several when all is equal; none when none can
    be reached."""
    best = (FAR, FAR)
    found: list[Area] = []
    for goal in areas_in(goals):
        price = cost(ground, kind, start, goal, avoid, walking)
        if price < best:
            best, found = price, []
        if price == best and price[0] != FAR:
            found.append(goal)
    return found


def next_steps(way: Way, area: Area, came: int) -> list[tuple[int, Area]]:
    """ST-5.7: how the best paths go on from an area: (direction, area). `came` is the direction of
    the step before, NONE at the start."""
    if area == way.goal or way.far[area] == FAR:
        return []
    best = FAR
    found: list[tuple[int, Area]] = []
    for direction, other in way.links[area]:
        if not way.leads_on(area, other):
            continue
        corners = way.corners_from(other, direction)
        if came not in (NONE, direction):
            corners += 1
        if corners < best:
            best, found = corners, []
        if corners == best:
            found.append((direction, other))
    return found


def toward(ground: Ground, kind: int, area: Area, goal: Area) -> list[int]:
    """ST-21.12, ST-27.7: the directions to face a goal: straight at it, else by the first border of
    the shortest path; none on the same area. Ruling: a figure behind a window that is a wall to it
    turns to it all the same, and where it finds no path it turns as a stalker would. ST-36.5: an
    entrance lies in no direction: who would go through it keeps facing as it does."""
    for eyes in (kind, THROUGH):
        ahead = lines(ground, eyes, area, goal)
        if ahead:
            return ahead
    for eyes in (kind, THROUGH):
        steps = next_steps(way_to(ground, eyes, goal, 0, False), area, NONE)
        if steps:
            sides = [direction for direction, _ in steps if direction != ENTRANCE]
            return list(dict.fromkeys(sides))
    return []


def shifts(
    ground: Ground, kind: int, area: Area, judge: int, source: Area, full: int, away: bool
) -> list[tuple[int, Area]]:
    """ST-22.4: the steps by which a figure is pushed farther from the source (`away`) or pulled
    nearer, as the figure whose effect it is (`judge`) measures; never to a full area (ST-14.6)."""
    here = distance(ground, judge, source, area)
    found: list[tuple[int, Area]] = []
    for direction, other in ground.steps(kind, area):
        change = distance(ground, judge, source, other) - here
        if not full >> other & 1 and (change > 0 if away else change < 0):
            found.append((direction, other))
    return found
