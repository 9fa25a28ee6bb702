"""Chapter 6: line of sight, asked as "which areas does a figure see from here".

Limits are given by direction of the map (north, east, south, west). ST-6.6: whoever sees an area
sees every figure on it. ST-6.10: ruling: nothing is kept between questions, so each answer holds
for the position as it is now.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from cantina.games.zone.map.distances import Views, areas_in
from cantina.games.zone.map.ground import Ground
from cantina.games.zone.map.tiles import DIRECTIONS
from cantina.games.zone.terms.ids import Area
from cantina.games.zone.terms.numbers import EAST, NORTH, SOUTH, WEST

Limits: TypeAlias = tuple[int, int, int, int]

UNLIMITED: Final = 99
ALL_AROUND: Final[Limits] = (UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED)
"""ST-6.7: stalkers see without limit in all four directions."""


def seen(ground: Ground, kind: int, area: Area, limits: Limits, dim: int) -> int:
    """ST-6.1 to ST-6.5, ST-6.8: the areas in sight, the own among them (ST-6.5). `dim`: the areas
    with poor visibility, which nobody sees into, out of or through (ST-7.1)."""
    if dim:
        return seen_in_the_dim(ground.views[kind], area, limits, dim)
    views = ground.views[kind]
    masks, limit = views.masks, views.limit
    side = area * 4 * (limit + 1)
    north, east, south, west = limits
    return (
        1 << area
        | masks[side + min(north, limit)]
        | masks[side + limit + 1 + min(east, limit)]
        | masks[side + 2 * (limit + 1) + min(south, limit)]
        | masks[side + 3 * (limit + 1) + min(west, limit)]
    )


def seen_in_the_dim(views: Views, area: Area, limits: Limits, dim: int) -> int:
    """ST-6.4, ST-7.1: step by step, because tokens block the view as walls do."""
    mask = 1 << area
    if dim & mask:
        return mask
    for direction in DIRECTIONS:
        mask |= glance(views, area, direction, limits[direction], dim)
    return mask


def glance(views: Views, area: Area, direction: int, steps: int, dim: int) -> int:
    """ST-6.2, ST-6.3: what is seen in one direction with this many steps."""
    mask = 0
    edge = views.ahead[area * 4 + direction] & ~dim
    while steps > 0 and edge & ~mask:
        mask |= edge
        further = 0
        for other in areas_in(edge):
            further |= views.ahead[other * 4 + direction]
        edge = further & ~dim
        steps -= 1
    return mask


def lines(ground: Ground, kind: int, area: Area, goal: Area) -> list[int]:
    """The directions in which one area lies straight ahead of another, tokens or not; of several
    those with the fewest steps. None on the same area."""
    views = ground.views[kind]
    best = views.limit
    found: list[int] = []
    if area == goal:
        return found
    for direction in DIRECTIONS:
        side = (area * 4 + direction) * (views.limit + 1)
        for steps in range(1, best + 1):
            if views.masks[side + steps] >> goal & 1:
                if steps < best:
                    best, found = steps, []
                found.append(direction)
                break
    return found


def limits_of(front: int, right: int, back: int, left: int, facing: int) -> Limits:
    """ST-6.7: an enemy's sight as its card gives it, turned the way it faces."""
    if facing == NORTH:
        return front, right, back, left
    if facing == EAST:
        return left, front, right, back
    if facing == SOUTH:
        return back, left, front, right
    return right, back, left, front


def capped(limits: Limits, cap: int) -> Limits:
    """ST-6.9: ruling: an effect that caps sight caps it in each direction."""
    return (
        min(limits[NORTH], cap),
        min(limits[EAST], cap),
        min(limits[SOUTH], cap),
        min(limits[WEST], cap),
    )
