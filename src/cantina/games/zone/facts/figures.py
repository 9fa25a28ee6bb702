"""Chapter 2: figures on the map: who they are, where they stand, how many fit."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.facts.territory import joined_of
from cantina.games.zone.frames.stalkers import Deed
from cantina.games.zone.map.ground import OVER, THROUGH, Ground
from cantina.games.zone.map.paths import distance
from cantina.games.zone.state import EnemyState, StalkerState, ZoneTable
from cantina.games.zone.terms.figures import (
    COMPANION,
    ENEMIES,
    STALKERS,
    is_enemy,
    row_of,
    to_stalker,
)
from cantina.games.zone.terms.ids import NOWHERE, Area, Enemy, Figure, Stalker
from cantina.games.zone.terms.numbers import NONE

TAKES: Final = 1
"""ST-2.2: places that a figure of any kind takes in its area."""


def ground(t: ZoneTable) -> Ground:
    """The map as cards have changed it so far, with the territory beside it (ST-36.9)."""
    state = t.state
    if state.territory >= 0:
        return joined_of(t).ground.variant(state.closed)
    return t.pack.missions[state.mission].ground.variant(state.closed)


def stalker(t: ZoneTable, s: Stalker) -> StalkerState:
    return t.state.stalkers[s]


def enemy(t: ZoneTable, e: Enemy) -> EnemyState:
    return t.state.enemies[row_of(e)]


def stalkers(t: ZoneTable) -> tuple[Stalker, ...]:
    """All of the table, on the map or not."""
    return STALKERS[: len(t.state.stalkers)]


def in_mission(t: ZoneTable) -> list[Stalker]:
    """ST-32.23: without those who stay at the camp. As long as stalkers are being chosen, all."""
    return [s for s in stalkers(t) if not t.state.stalkers[s].left or t.state.round]


def enemies(t: ZoneTable) -> tuple[Enemy, ...]:
    """All of the mission, on the map or not."""
    return ENEMIES[: len(t.state.enemies)]


def area_of(t: ZoneTable, figure: Figure) -> Area:
    if is_enemy(figure):
        return t.state.enemies[row_of(figure)].area
    if figure == COMPANION:
        return t.state.companion.area if t.state.companion is not None else NOWHERE
    return t.state.stalkers[figure].area


def kind_of(t: ZoneTable, figure: Figure) -> int:
    """ST-2.3 to ST-2.5: what a window is to the figure."""
    if is_enemy(figure):
        return t.pack.enemies[t.state.enemies[row_of(figure)].card].kind
    return OVER if figure == COMPANION else THROUGH


def stalkers_on_map(t: ZoneTable) -> list[Stalker]:
    return [STALKERS[place] for place, one in enumerate(t.state.stalkers) if one.area != NOWHERE]


def enemies_on_map(t: ZoneTable) -> list[Enemy]:
    return [ENEMIES[row] for row, one in enumerate(t.state.enemies) if one.area != NOWHERE]


def companion_on_map(t: ZoneTable) -> list[Figure]:
    """ST-34.6: nobody, where it has no figure or has left."""
    one = t.state.companion
    return [COMPANION] if one is not None and one.area != NOWHERE else []


def figures_on_map(t: ZoneTable) -> list[Figure]:
    """Stalkers first, then the companion, then enemies."""
    return [*stalkers_on_map(t), *companion_on_map(t), *enemies_on_map(t)]


def on_area(t: ZoneTable, area: Area) -> list[Figure]:
    """In the same order."""
    return [*stalkers_on(t, area), *companion_on(t, area), *enemies_on(t, area)]


def companion_on(t: ZoneTable, area: Area) -> list[Figure]:
    one = t.state.companion
    return [COMPANION] if one is not None and one.area == area else []


def stalkers_on(t: ZoneTable, area: Area) -> list[Stalker]:
    return [STALKERS[place] for place, one in enumerate(t.state.stalkers) if one.area == area]


def enemies_on(t: ZoneTable, area: Area) -> list[Enemy]:
    return [ENEMIES[row] for row, one in enumerate(t.state.enemies) if one.area == area]


def holds_enemy(t: ZoneTable, area: Area) -> bool:
    return any([one.area == area for one in t.state.enemies])


def room_left(t: ZoneTable, area: Area) -> int:
    """ST-2.2, ST-3.3, ST-34.4: places still free; below zero while somebody passes through a full
    area."""
    taken = TAKES * len(companion_on(t, area))
    for stalker in t.state.stalkers:
        if stalker.area == area:
            taken += TAKES
    for one in t.state.enemies:
        if one.area == area:
            taken += TAKES
    return ground(t).areas[area].capacity - taken


def is_full(t: ZoneTable, area: Area) -> bool:
    """ST-3.4."""
    return room_left(t, area) <= 0


def far(t: ZoneTable, figure: Figure, a: Area, b: Area) -> int:
    """ST-4.2: the distance of two areas as this figure measures."""
    return distance(ground(t), kind_of(t, figure), a, b)


def hostile(t: ZoneTable, e: Enemy, other: Figure) -> bool:
    """ST-2.3, ST-24.7, ST-24.8: whether an enemy may target the other figure: any stalker, and
    enemies of another team; those without a token are on nobody's side but their own. ST-34.9: a
    companion if its card says so."""
    if other == COMPANION:
        return may_be_target(t)
    return not is_enemy(other) or enemy(t, e).team != enemy(t, other).team


def may_be_target(t: ZoneTable) -> bool:
    """ST-34.9: whether the card of the companion makes it a target."""
    one = t.state.companion
    if one is None:
        return False
    printed = t.pack.campaign.contacts[one.card].companion
    return printed is not None and printed.targetable


def place(t: ZoneTable, figure: Figure, area: Area) -> None:
    """Puts the figure on an area, or off the map; the only way a figure changes its area. It no
    longer covers a symbol where it was (ST-30.10). ST-17.1: an action takes note of every area its
    stalker was on, even if it was thrown there."""
    if area_of(t, figure) == area:
        return
    for anomaly in t.state.anomalies:
        for symbol in anomaly.symbols:
            if symbol.cover == figure:
                symbol.cover = NONE
    if is_enemy(figure):
        one = t.state.enemies[row_of(figure)]
        one.came_from = one.area
        one.area = area
        return
    companion = t.state.companion
    if figure == COMPANION and companion is not None:
        companion.came_from = companion.area
        companion.area = area
        return
    s = to_stalker(figure)
    t.state.stalkers[s].area = area
    if area != NOWHERE:
        _note_visit(t, s, area)


def _note_visit(t: ZoneTable, s: Stalker, area: Area) -> None:
    for frame in t.state.stack:
        if isinstance(frame, Deed) and frame.stalker == s:
            frame.visited |= 1 << area


def at_exit(t: ZoneTable, area: Area) -> bool:
    return area in t.pack.missions[t.state.mission].exits
