"""ST-36.2, ST-36.6 to ST-36.10: on which areas of a map the entrance of a territory may lie."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.box.territory import ANYWHERE, INDOOR, SIZES, Siting, Territory
from cantina.games.zone.map.ground import Ground, is_indoor
from cantina.games.zone.terms.ids import NOWHERE, Area
from cantina.games.zone.terms.numbers import NONE

SQUARES: Final = {"": 0, SIZES[0]: 1, SIZES[1]: 2}
"""By size: how many complete squares an area has; 0: any number."""


def entrance_areas(ground: Ground, territory: Territory) -> list[Area]:
    """Every area of the map that fits the card's words. ST-36.7: where none does, those that fit
    the words after them. None: ST-36.8."""
    for siting in territory.sitings:
        found = [
            area for area in ground.everywhere[: ground.plan.of_map] if fits(ground, area, siting)
        ]
        if found:
            return found
    return []


def fits(ground: Ground, area: Area, siting: Siting) -> bool:
    """ST-36.10: start and exit areas may, water may not."""
    here = ground.areas[area]
    if ground.water >> area & 1:
        return False
    if siting.where != ANYWHERE and is_indoor(ground, area) != (siting.where == INDOOR):
        return False
    if siting.size and here.capacity != SQUARES[siting.size]:
        return False
    if siting.largest and here.building not in largest_buildings(ground):
        return False
    return not siting.waterside or is_waterside(ground, area)


def largest_buildings(ground: Ground) -> list[int]:
    """ST-36.6: ruling: those with most areas; the lead stalker chooses among equals."""
    areas = [0] * ground.count
    for area in ground.areas[: ground.plan.of_map]:
        if area.building != NONE:
            areas[area.building] += 1
    return [building for building, count in enumerate(areas) if count and count == max(areas)]


def is_waterside(ground: Ground, area: Area) -> bool:
    """Whether water or the edge of the map lies beside it."""
    for segment in ground.segments:
        if area in (segment.a, segment.b):
            other = segment.b if segment.a == area else segment.a
            if other == NOWHERE or ground.water >> other & 1:
                return True
    return False
