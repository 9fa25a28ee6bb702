"""Whom enemies are after, and in what order they act: ST-24.10, ST-25.6, ST-25.9, ST-27.3.

Section 5 decides what is nearest: areas, then corners; the lead stalker chooses among equals.
"""

from __future__ import annotations

from typing import Final, TypeVar

from cantina.games.zone.facts.figures import (
    area_of,
    companion_on_map,
    enemies_on_map,
    enemy,
    figures_on_map,
    ground,
    hostile,
    kind_of,
    stalkers_on_map,
)
from cantina.games.zone.facts.visibility import sees, sight_of
from cantina.games.zone.map.distances import FAR
from cantina.games.zone.map.paths import cost
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NOWHERE, Area, Enemy, Figure
from cantina.games.zone.terms.numbers import GROUPS, NONE

# What decided among several, for those who watch.
ONLY: Final = "only"
NEAREST: Final = "nearest"
CORNERS: Final = "corners"
GROUP: Final = "group"
LEAD: Final = "lead"
F = TypeVar("F", bound=Figure)

LEVELS: Final = (NEAREST, CORNERS, GROUP)

UNREACHED: Final = (FAR, FAR)


def sees_target(t: ZoneTable, e: Enemy) -> bool:
    """ST-24.10: a stalker, a companion that can be a target (ST-34.9, AM-20) or an enemy of another
    team is in sight."""
    sight = sight_of(t, e)
    for s in stalkers_on_map(t):
        if sight >> area_of(t, s) & 1 and sees(t, e, s):
            return True
    return len(others_in(t, e, sight)) > 0


def rivals_in(t: ZoneTable, e: Enemy, areas: int) -> list[Enemy]:
    """ST-24.7, ST-24.8: enemies on these areas that it would attack."""
    return [o for o in enemies_on_map(t) if areas >> area_of(t, o) & 1 and hostile(t, e, o)]


def others_in(t: ZoneTable, e: Enemy, areas: int) -> list[Figure]:
    """ST-27.3, ST-34.9: targets on these areas that are no stalkers."""
    friends = [c for c in companion_on_map(t) if areas >> area_of(t, c) & 1 and hostile(t, e, c)]
    return [*friends, *rivals_in(t, e, areas)]


def targets_of(t: ZoneTable, e: Enemy) -> list[Figure]:
    """ST-24.10: all that an enemy would attack, seen or not."""
    return [figure for figure in figures_on_map(t) if hostile(t, e, figure)]


def aims(t: ZoneTable, e: Enemy) -> tuple[list[Figure], str]:
    """ST-27.3, ST-27.4, ST-34.9, AM-26, AM-44: the nearest stalkers in sight; the nearest other
    targets only when no stalker is. Of several the players choose. With them: what decided."""
    seen: list[Figure] = [s for s in stalkers_on_map(t) if sees(t, e, s)]
    if not seen:
        seen = others_in(t, e, sight_of(t, e))
    return first([(*measure(t, e, other), 0) for other in seen], seen)


def measure(t: ZoneTable, e: Enemy, other: Figure) -> tuple[int, int]:
    """ST-5.8: areas and corners from an enemy to another figure, by what it can measure."""
    return to_area(t, e, area_of(t, other))


def to_area(t: ZoneTable, e: Enemy, area: Area) -> tuple[int, int]:
    here = area_of(t, e)
    if NOWHERE in (here, area):
        return UNREACHED
    return cost(ground(t), kind_of(t, e), here, area, 0, False)


def first(keys: list[tuple[int, int, int]], figures: list[F]) -> tuple[list[F], str]:
    """Those that come first, and the level of comparison that put them there. The lead stalker
    decides when several are left."""
    if len(figures) < 2:
        return figures, ONLY
    best = min(keys)
    tied = [figures[place] for place, key in enumerate(keys) if key == best]
    if len(tied) > 1:
        return tied, LEAD
    for level, word in enumerate(LEVELS):
        if len([key for key in keys if key[: level + 1] == best[: level + 1]]) == 1:
            return tied, word
    raise AssertionError("a single best key differs somewhere")


def rank(t: ZoneTable, e: Enemy) -> int:
    """ST-24.5, ST-24.6, ST-25.6, AM-6: ruling: green, red, yellow, blue, then those without a
    token."""
    group = enemy(t, e).group
    return group if group != NONE else len(GROUPS)


def in_order(
    t: ZoneTable, enemies: list[Enemy], costs: list[tuple[int, int]]
) -> tuple[list[Enemy], str]:
    """ST-25.6: the nearest first, then by colour; the lead stalker chooses among equals."""
    keys = [(*costs[place], rank(t, e)) for place, e in enumerate(enemies)]
    return first(keys, enemies)


def to_lead(t: ZoneTable, e: Enemy) -> tuple[int, int]:
    """ST-25.7: ruling: without a point of interest, how far the lead stalker is."""
    return measure(t, e, t.state.lead)


def full_areas(t: ZoneTable, e: Enemy) -> tuple[int, int]:
    """ST-26.8, ST-26.9: the areas where it may not end, and those of them that hold a target and so
    may not be passed either. The area it stands on is its own."""
    full = held = 0
    here = area_of(t, e)
    taken: dict[Area, int] = {}
    for figure in figures_on_map(t):
        area = area_of(t, figure)
        taken[area] = taken.get(area, 0) + 1
        if hostile(t, e, figure):
            held |= 1 << area
    areas = ground(t).areas
    for area, figures in taken.items():
        if area != here and figures >= areas[area].capacity:
            full |= 1 << area
    return full, full & held


def uncovered(t: ZoneTable) -> int:
    """ST-5.2, ST-5.11: areas with an uncovered symbol of an active anomaly."""
    areas = 0
    for anomaly in t.state.anomalies:
        if anomaly.active:
            for symbol in anomaly.symbols:
                if symbol.cover == NONE:
                    areas |= 1 << symbol.area
    return areas


def avoided(t: ZoneTable, e: Enemy) -> int:
    """ST-26.13: what humans walk around if they can; other enemies do not care."""
    return uncovered(t) if t.pack.enemies[enemy(t, e).card].human else 0
