"""Where enemies are sent: the areas that a card or a special action names as goals. The nearest is
chosen by section 5 (ST-5.3); without one the enemy does not move."""

from __future__ import annotations

from cantina.games.zone.box.effect import Where
from cantina.games.zone.choose.targets import targets_of
from cantina.games.zone.facts.figures import (
    area_of,
    enemies_on_map,
    enemy,
    ground,
    kind_of,
    on_area,
)
from cantina.games.zone.facts.threat import threat_areas
from cantina.games.zone.facts.visibility import sight_limits
from cantina.games.zone.map.distances import areas_in
from cantina.games.zone.map.sight import Limits, seen
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import is_enemy
from cantina.games.zone.terms.ids import NOWHERE, Area, Enemy
from cantina.games.zone.terms.numbers import HIGH, LOW, NONE


def goals_of(t: ZoneTable, e: Enemy, where: Where) -> list[Area]:
    """The areas that an enemy may be sent to by a word of the vocabulary's `areas`."""
    word = where.word
    if word == "nearest_low_threat":
        return threat_areas(t, LOW)
    if word == "nearest_high_threat":
        return threat_areas(t, HIGH)
    if word == "nearest_threat":
        return threat_areas(t)
    if word == "nearest_threat_or_lead":
        return threat_areas(t) or lead_area(t)
    if word == "lead":
        return lead_area(t)
    if word in ("nearest_room", "nearest_room_without_same_group"):
        return rooms(t, e, word == "nearest_room_without_same_group")
    if word == "nearest_other_of_same_card":
        return kin(t, e)
    if word == "nearest_area_without_los_to_targets":
        return out_of_sight(t, e, list(ground(t).everywhere))
    assert word.startswith("nearest_cover"), word
    covered = [area.number for area in ground(t).areas if area.cover > 0]
    if word == "nearest_cover_without_los":
        return out_of_sight(t, e, covered)
    if word == "nearest_cover_without_same_group":
        return [area for area in covered if not fellow_on(t, e, area)]
    return covered


def lead_area(t: ZoneTable) -> list[Area]:
    area = area_of(t, t.state.lead)
    return [area] if area != NOWHERE else []


def fellow_on(t: ZoneTable, e: Enemy, area: Area) -> bool:
    """Another enemy of the mover's group stands there."""
    group = enemy(t, e).group
    return any(
        [
            is_enemy(other) and other != e and enemy(t, other).group == group
            for other in on_area(t, area)
        ]
    )


def rooms(t: ZoneTable, e: Enemy, alone: bool) -> list[Area]:
    """ST-25.17: areas of rooms, but not of the one it stands in. `alone`: not where others of its
    group are, in any area of the room."""
    areas = ground(t).areas
    taken = [areas[area_of(t, e)].room]
    if alone:
        taken += [area.room for area in areas if area.room != NONE and fellow_on(t, e, area.number)]
    return [area.number for area in areas if area.room != NONE and area.room not in taken]


def kin(t: ZoneTable, e: Enemy) -> list[Area]:
    """Where others of the same card stand."""
    card = enemy(t, e).card
    areas = 0
    for other in enemies_on_map(t):
        if other != e and enemy(t, other).card == card:
            areas |= 1 << area_of(t, other)
    return areas_in(areas)


def out_of_sight(t: ZoneTable, e: Enemy, areas: list[Area]) -> list[Area]:
    """AM-28, AM-29: ruling: those from which it would see no target, looking as far as it can to
    all four sides; its own area may be one."""
    targets = 0
    for target in targets_of(t, e):
        targets |= 1 << area_of(t, target)
    longest = max(sight_limits(t, e))
    limits: Limits = (longest, longest, longest, longest)
    kind = kind_of(t, e)
    return [
        area for area in areas if not seen(ground(t), kind, area, limits, t.state.dim) & targets
    ]
