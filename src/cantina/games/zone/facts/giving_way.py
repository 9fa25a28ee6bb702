"""ST-14.5 to ST-14.9: who gives way to a stalker that ends on a full area, and where to."""

from __future__ import annotations

from cantina.games.zone.facts.figures import (
    area_of,
    companion_on,
    enemies_on,
    ground,
    is_full,
    kind_of,
    room_left,
    stalkers_on,
)
from cantina.games.zone.map.paths import distance
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NOWHERE, Area, Figure


def has_room(t: ZoneTable, mover: Figure, area: Area) -> bool:
    """ST-14.6: ruling: whether a place is free there, counting the one the mover has or leaves."""
    own = 1 if area_of(t, mover) == area else 0
    return room_left(t, area) + own > 0


def can_give_way(t: ZoneTable, figure: Figure, mover: Figure) -> bool:
    """ST-14.6, AM-34: a figure is pushed to an adjacent area it can walk to that is not full;
    nobody else is pushed on to make room for it."""
    for _, area in ground(t).steps(kind_of(t, figure), area_of(t, figure)):
        if has_room(t, mover, area):
            return True
    return False


def who_gives_way(t: ZoneTable, mover: Figure, area: Area) -> list[Figure]:
    """ST-14.5, ST-14.7: a stalker if one can be pushed, else the companion, else an enemy; the
    mover chooses among equals."""
    found: list[Figure] = [
        s for s in stalkers_on(t, area) if s != mover and can_give_way(t, s, mover)
    ]
    found = found or [c for c in companion_on(t, area) if can_give_way(t, c, mover)]
    return found or [e for e in enemies_on(t, area) if can_give_way(t, e, mover)]


def can_end(t: ZoneTable, mover: Figure, area: Area) -> bool:
    """ST-3.5, ST-14.5: on a full area only if somebody there can be pushed out."""
    return has_room(t, mover, area) or len(who_gives_way(t, mover, area)) > 0


def pushes(
    t: ZoneTable, figure: Figure, away_from: Area, toward: Area, judge: Figure
) -> list[tuple[int, Area]]:
    """ST-14.6, ST-22.4: the steps by which a figure can be pushed, one for every area: to an area
    that is not full, farther from or nearer to another where that is asked, as `judge` measures."""
    here = area_of(t, figure)
    source = away_from if away_from != NOWHERE else toward
    found: list[tuple[int, Area]] = []
    reached = 0
    for direction, area in ground(t).steps(kind_of(t, figure), here):
        if reached >> area & 1 or is_full(t, area):
            continue
        if source != NOWHERE:
            eyes = kind_of(t, judge)
            change = distance(ground(t), eyes, source, area) - distance(
                ground(t), eyes, source, here
            )
            if change == 0 or (change > 0) != (away_from != NOWHERE):
                continue
        reached |= 1 << area
        found.append((direction, area))
    return found
