"""Which areas an effect is about. Where enemies are sent is in `haunts`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cantina.games.zone.box.effect import Where
from cantina.games.zone.box.standing import RangeBonus
from cantina.games.zone.choose.conditions import attacked_of, target_of
from cantina.games.zone.choose.figures import self_of
from cantina.games.zone.choose.reactions_of_cards import granted
from cantina.games.zone.facts.figures import (
    area_of,
    enemies_on_map,
    enemy,
    far,
    ground,
)
from cantina.games.zone.facts.innermost import anomaly_of
from cantina.games.zone.facts.threat import threat_areas
from cantina.games.zone.frames.effects import Resolve
from cantina.games.zone.map.distances import areas_in
from cantina.games.zone.map.ground import THROUGH, is_indoor
from cantina.games.zone.map.paths import nearest, within
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import is_stalker
from cantina.games.zone.terms.ids import NOWHERE, Area, Enemy
from cantina.games.zone.terms.numbers import HIGH, NONE

Find = Callable[[ZoneTable, Resolve, Where], list[Area]]


def spots(t: ZoneTable, f: Resolve, where: Where) -> list[Area]:
    """The areas that are meant; of several for one thing, one is chosen."""
    return PLACES[where.word](t, f, where)


def first_spot(t: ZoneTable, f: Resolve, where: Where | None) -> Area:
    """The area that is named, when there is no choice; the own one when none is named."""
    if where is None:
        return area_of(t, self_of(f))
    found = spots(t, f, where)
    return found[0] if found else NOWHERE


def _known(area: Area) -> list[Area]:
    return [] if area == NOWHERE else [area]


def named(t: ZoneTable, f: Resolve, where: Where) -> list[Area]:
    numbers = ground(t).number
    return [numbers[id] for id in where.areas]


def own_area(t: ZoneTable, f: Resolve, where: Where) -> list[Area]:
    return _known(area_of(t, self_of(f)))


def chosen_area(t: ZoneTable, f: Resolve, where: Where) -> list[Area]:
    """ST-4.6: within the card's range, in sight or not; once chosen the same for all its ops."""
    if f.area != NOWHERE:
        return [f.area]
    me = self_of(f)
    reach = f.reach
    if is_stalker(me):
        reach += granted(t, me, "use_item", RangeBonus)
    return areas_in(within(ground(t), THROUGH, area_of(t, me), reach) & ~ground(t).water)


def target_area(t: ZoneTable, f: Resolve, where: Where) -> list[Area]:
    return _known(area_of(t, target_of(t, f.actor)))


def card_area(t: ZoneTable, f: Resolve, where: Where) -> list[Area]:
    return t.state.cards[f.card].areas[:1]


def place_of_the_effect(t: ZoneTable, f: Resolve, where: Where) -> list[Area]:
    """Where a card was revealed, where an enemy died."""
    return _known(f.area)


def attacked_stalker(t: ZoneTable, f: Resolve, where: Where) -> list[Area]:
    return _known(area_of(t, attacked_of(t, f.actor)))


def centre(t: ZoneTable, f: Resolve, where: Where) -> list[Area]:
    roll = anomaly_of(t)
    return [] if roll is None else [t.state.anomalies[roll.anomaly].centre]


def controller(t: ZoneTable, f: Resolve, where: Where) -> list[Area]:
    """Of the controllers on the map the nearest."""
    number = t.pack.enemy_number["controller"]
    mask = 0
    for e in enemies_on_map(t):
        if enemy(t, e).card == number:
            mask |= 1 << area_of(t, e)
    return nearest(ground(t), THROUGH, area_of(t, self_of(f)), mask, 0, False)


def lead_area(t: ZoneTable, f: Resolve, where: Where) -> list[Area]:
    return _known(area_of(t, t.state.lead))


def _nearest_lead(t: ZoneTable, indoor: bool) -> list[Area]:
    """ST-5.5: those tied for nearest to the lead stalker, whose own area counts."""
    mask = 0
    here = ground(t)
    for area in here.areas:
        if is_indoor(here, area.number) == indoor and not here.water >> area.number & 1:
            mask |= 1 << area.number
    return nearest(here, THROUGH, area_of(t, t.state.lead), mask, 0, False)


def outdoor_nearest_lead(t: ZoneTable, f: Resolve, where: Where) -> list[Area]:
    return _nearest_lead(t, False)


def indoor_nearest_lead(t: ZoneTable, f: Resolve, where: Where) -> list[Area]:
    return _nearest_lead(t, True)


def _nearest_lead_not_dim(t: ZoneTable, indoor: bool) -> list[Area]:
    """For one token each on different areas: those that have one are passed over."""
    mask = 0
    here = ground(t)
    for area in here.areas:
        bit = 1 << area.number
        if is_indoor(here, area.number) == indoor and not (here.water | t.state.dim) & bit:
            mask |= bit
    return nearest(here, THROUGH, area_of(t, t.state.lead), mask, 0, False)


def outdoor_areas_nearest_lead(t: ZoneTable, f: Resolve, where: Where) -> list[Area]:
    return _nearest_lead_not_dim(t, False)


def indoor_areas_nearest_lead(t: ZoneTable, f: Resolve, where: Where) -> list[Area]:
    return _nearest_lead_not_dim(t, True)


def area_set(t: ZoneTable, f: Resolve, where: Where) -> list[Area]:
    """Areas with a high threat token, perhaps without a human enemy and at a distance to one."""
    return [area for area in threat_areas(t, HIGH) if _fits(t, area, where)]


def _humans(t: ZoneTable) -> list[Enemy]:
    return [e for e in enemies_on_map(t) if t.pack.enemies[enemy(t, e).card].human]


def _fits(t: ZoneTable, area: Area, where: Where) -> bool:
    humans = _humans(t)
    on_it = any([area_of(t, e) == area for e in humans])
    if on_it and "without_human_enemy" in where.marks:
        return False
    if where.low == NONE:
        return True
    return any([where.low <= far(t, e, area_of(t, e), area) <= where.high for e in humans])


PLACES: Final[dict[str, Find]] = {
    "area": named,
    "own_area": own_area,
    "chosen_area": chosen_area,
    "target_area": target_area,
    "card_area": card_area,
    "revealing_place": place_of_the_effect,
    "death_area": place_of_the_effect,
    "attacked_stalker": attacked_stalker,
    "centre": centre,
    "controller": controller,
    "lead": lead_area,
    "outdoor_area_nearest_lead": outdoor_nearest_lead,
    "outdoor_areas_nearest_lead": outdoor_areas_nearest_lead,
    "indoor_area_nearest_lead": indoor_nearest_lead,
    "indoor_areas_nearest_lead": indoor_areas_nearest_lead,
    "set": area_set,
}
