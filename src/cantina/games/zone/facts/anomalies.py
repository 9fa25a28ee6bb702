"""Chapter 30: anomaly symbols on the map: where they are, what covers them, what sets one off."""

from __future__ import annotations

from cantina.games.zone.box.standing import Immune
from cantina.games.zone.facts.figures import area_of, enemy, ground
from cantina.games.zone.facts.giving_way import has_room
from cantina.games.zone.state import Anomaly, Symbol, ZoneTable
from cantina.games.zone.terms.figures import is_enemy
from cantina.games.zone.terms.ids import NOWHERE, Area, Figure
from cantina.games.zone.terms.numbers import BOLT, NONE

CHANCES = (0, 10, 20, 30, 40)
"""ST-30.3: in percent, by the number of petals."""


def areas_with(anomaly: Anomaly) -> int:
    """ST-30.12: its areas, whether their symbols are covered or not."""
    mask = 0
    for symbol in anomaly.symbols:
        mask |= 1 << symbol.area
    return mask


def anomaly_areas(t: ZoneTable) -> int:
    """Areas with symbols of active anomalies."""
    mask = 0
    for anomaly in t.state.anomalies:
        if anomaly.active:
            mask |= areas_with(anomaly)
    return mask


def dangers(anomaly: Anomaly, areas: int) -> int:
    """ST-30.6: the kinds of uncovered symbols on these areas, a bit for each number of petals;
    repeated kinds do not add. ST-30.11: what others cover stays covered."""
    kinds = 0
    for symbol in anomaly.symbols:
        if symbol.cover == NONE and areas >> symbol.area & 1:
            kinds |= 1 << symbol.petals
    return kinds


def chance(anomaly: Anomaly, areas: int) -> int:
    """ST-30.6: in percent, of activation by a figure that was on these areas."""
    kinds = dangers(anomaly, areas)
    return sum([CHANCES[petals] for petals in range(1, 5) if kinds >> petals & 1])


def cover(t: ZoneTable, figure: Figure) -> None:
    """ST-30.9: the figure covers the uncovered symbol with the highest chance on its area, unless
    it covers one already."""
    area = area_of(t, figure)
    best: Symbol | None = None
    if area == NOWHERE:
        return
    for anomaly in t.state.anomalies:
        if not anomaly.active:
            continue
        for symbol in anomaly.symbols:
            if symbol.area != area:
                continue
            if symbol.cover == figure:
                return
            if symbol.cover == NONE and (best is None or symbol.petals > best.petals):
                best = symbol
    if best is not None:
        best.cover = figure


def other_end(t: ZoneTable, figure: Figure, area: Area) -> Area:
    """ST-30.20: where a portal on this area brings a figure that ends there: to the other one.
    Ruling: nowhere, while that area is full or water."""
    ends = [one.centre for one in t.state.anomalies if t.pack.anomalies[one.card].pair]
    if area not in ends:
        return NOWHERE
    there = ends[1 - ends.index(area)]
    is_open = has_room(t, figure, there) and not ground(t).water >> there & 1
    return there if is_open else NOWHERE


def bolts_on_map(t: ZoneTable) -> int:
    count = 0
    for anomaly in t.state.anomalies:
        for symbol in anomaly.symbols:
            if symbol.cover == BOLT:
                count += 1
    return count


def clear_bolts(t: ZoneTable) -> int:
    """ST-7.2, ST-29.6: bolts on the map go back to the supply. Says how many there
    were."""
    count = 0
    for anomaly in t.state.anomalies:
        for symbol in anomaly.symbols:
            if symbol.cover == BOLT:
                symbol.cover = NONE
                count += 1
    return count


def is_immune(t: ZoneTable, figure: Figure) -> bool:
    """An enemy whose card says that anomalies do nothing to it."""
    if not is_enemy(figure):
        return False
    ability = t.pack.enemies[enemy(t, figure).card].ability
    if ability is None:
        return False
    for number in ability.effects:
        effect = t.pack.effects[number]
        if effect.trigger != "passive":
            continue
        for op in t.pack.programs[effect.program].ops:
            if isinstance(op, Immune) and "anomalies" in op.to:
                return True
    return False
