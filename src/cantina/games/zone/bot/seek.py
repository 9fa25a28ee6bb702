"""Aims that lie about on the map: loot, or artifacts under and beside anomalies."""

from __future__ import annotations

from cantina.games.zone.actions.mission import ChooseSymbol, PickUp, UseEffect
from cantina.games.zone.box.mission import SEEK_LOOT, Aim
from cantina.games.zone.effects.movement import MoveArtifactToSymbol
from cantina.games.zone.facts.anomalies import areas_with
from cantina.games.zone.facts.figures import ground, stalkers_on_map
from cantina.games.zone.gear.pick_up import THING, TOP_LOOT
from cantina.games.zone.map.distances import areas_in
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.map.paths import walking_distance
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import Area, Stalker
from cantina.games.zone.terms.numbers import ARTIFACT
from cantina.kernel.action import Action


def sought_areas(t: ZoneTable, aim: Aim) -> tuple[Area, ...]:
    """Where what is sought lies, or can be found."""
    state = t.state
    if aim.seek == SEEK_LOOT:
        return tuple([area for area in ground(t).everywhere if state.loot[area]])
    found = list(state.loose_artifacts)
    for anomaly in state.anomalies:
        found += [symbol.area for symbol in anomaly.symbols if symbol.cover == ARTIFACT]
        if anomaly.active and anomaly.artifact:
            found += areas_in(areas_with(anomaly))
    return tuple(dict.fromkeys(found))


def own_share(t: ZoneTable, s: Stalker, areas: tuple[Area, ...]) -> tuple[Area, ...]:
    """Of these areas those that nobody else is nearer to; all of them when there is none."""
    mine = [area for area in areas if _nearest(t, area) == s]
    return tuple(mine) if mine else areas


def _nearest(t: ZoneTable, area: Area) -> Stalker:
    here = ground(t)
    return min(
        stalkers_on_map(t),
        key=lambda s: walking_distance(here, THROUGH, t.state.stalkers[s].area, area),
    )


def collects(t: ZoneTable, aim: Aim | None, action: Action) -> bool:
    """Whether this action gets what is sought: picks it up, or brings it to light."""
    if aim is None or not aim.seek:
        return False
    if isinstance(action, PickUp):
        return (action.what == TOP_LOOT) == (aim.seek == SEEK_LOOT) and action.what != THING
    return aim.seek != SEEK_LOOT and isinstance(action, UseEffect) and detects(t, action)


def detects(t: ZoneTable, action: UseEffect) -> bool:
    ops = t.pack.programs[t.pack.effects[action.effect].program].ops
    return any([isinstance(op, MoveArtifactToSymbol) for op in ops])


def nearest_symbol(t: ZoneTable, s: Stalker, options: list[Action]) -> Action:
    """Where a found artifact is easiest to fetch."""
    here, area = ground(t), t.state.stalkers[s].area
    symbols = [option for option in options if isinstance(option, ChooseSymbol)]
    return min(
        symbols,
        key=lambda option: walking_distance(
            here, THROUGH, area, t.state.anomalies[option.anomaly].symbols[option.symbol].area
        ),
    )
