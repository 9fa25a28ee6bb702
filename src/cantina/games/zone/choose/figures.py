"""Which figures an effect is about: one function for each word of the vocabulary.

Some words name several figures of which one is chosen (`ONE_OF`); the others all they name.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cantina.games.zone.box.effect import Who
from cantina.games.zone.choose.conditions import attacked_of, attacker_of, target_of
from cantina.games.zone.choose.targets import avoided
from cantina.games.zone.facts.amounts import amount
from cantina.games.zone.facts.anomalies import anomaly_areas
from cantina.games.zone.facts.figures import (
    area_of,
    enemies_on_map,
    enemy,
    far,
    figures_on_map,
    ground,
    kind_of,
    on_area,
    stalkers_on,
    stalkers_on_map,
)
from cantina.games.zone.facts.visibility import sees, sight_from, stalker_sight
from cantina.games.zone.frames.effects import Resolve
from cantina.games.zone.map.distances import FAR
from cantina.games.zone.map.ground import is_indoor, territory_areas
from cantina.games.zone.map.paths import cost
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import COMPANION, is_enemy, to_enemy
from cantina.games.zone.terms.ids import NO_FIGURE, NOWHERE, Area, Enemy, Figure
from cantina.games.zone.terms.kinds import HUMAN, MUTANT
from cantina.games.zone.terms.numbers import GROUPS, HIGH, NO_THREAT

Pick = Callable[[ZoneTable, Resolve, Who], list[Figure]]

ONE_OF: Final = (
    "chosen_stalker",
    "stalker_in_range",
    "stalker_within",
    "stalker_with_lowest_hp",
    "nearest_stalker",
    "farthest_other_stalker",
    "enemy_within",
)


def figures(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    return WHOM[who.word](t, f, who)


def is_one_of(who: Who) -> bool:
    """Whether one of the figures named is to be chosen, by its user or where equals are tied."""
    if who.word in ONE_OF:
        return True
    return who.word in ("card", "nearest_to") and who.of != "" and is_single(who)


def is_single(who: Who) -> bool:
    return who.count is None or (who.count.base == 1 and who.count.stalkers == 0)


def self_of(f: Resolve) -> Figure:
    """The owner of the card; of environment cards the stalker who acts."""
    return f.owner if f.owner != NO_FIGURE else f.actor


def _known(figure: Figure) -> list[Figure]:
    return [] if figure == NO_FIGURE else [figure]


def self_(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    return _known(self_of(f))


def lead(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    """ST-10.6."""
    return [t.state.lead]


def all_stalkers(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    return [*stalkers_on_map(t)]


def that_stalker(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    return _known(f.actor)


def stalker_in_range(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    """AM-31: at distance 0 on the own area. The user may choose itself."""
    me = self_of(f)
    here = area_of(t, me)
    return [
        s
        for s in stalkers_on_map(t)
        if s == me or far(t, me, here, area_of(t, s)) <= max(0, f.reach)
    ]


def same_target(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    return _known(f.figure if f.figure != NO_FIGURE else self_of(f))


def stalkers_here(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    return [*stalkers_on(t, area_of(t, self_of(f)))]


def stalkers_indoor(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    return [s for s in stalkers_on_map(t) if is_indoor(ground(t), area_of(t, s))]


def stalkers_outdoor(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    return [s for s in stalkers_on_map(t) if not is_indoor(ground(t), area_of(t, s))]


def has_cover(t: ZoneTable, figure: Figure) -> bool:
    return ground(t).areas[area_of(t, figure)].cover > 0


def stalkers_without_cover(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    return [s for s in stalkers_on_map(t) if not has_cover(t, s)]


def stalkers_outdoor_without_cover(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    return [s for s in stalkers_outdoor(t, f, who) if not has_cover(t, s)]


def stalker_with_lowest_hp(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    there = stalkers_on_map(t)
    least = min([t.state.stalkers[s].hp for s in there], default=0)
    return [s for s in there if t.state.stalkers[s].hp == least]


def nearest_stalker(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    """ST-5.5: measured by the enemy; those tied."""
    best = (FAR, FAR)
    found: list[Figure] = []
    for s in stalkers_on_map(t):
        price = price_of(t, to_enemy(f.owner), area_of(t, s))
        if price < best:
            best, found = price, []
        if price == best and price[0] != FAR:
            found.append(s)
    return found


def farthest_other_stalker(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    me = self_of(f)
    others = [s for s in stalkers_on_map(t) if s != me]
    here = area_of(t, me)
    most = max([far(t, me, here, area_of(t, s)) for s in others], default=0)
    return [s for s in others if far(t, me, here, area_of(t, s)) == most]


def attacked_stalker(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    return _known(attacked_of(t, f.actor))


def attacker(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    return _known(attacker_of(t, f.actor))


def target(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    """Of an attack: whom the effect is resolved against; of a stalker's it may be another enemy
    that got a share of a burst (ST-21.13). Without one, the target of the attack going on."""
    against = is_enemy(f.owner) or is_enemy(f.actor)
    return _known(f.actor if against else target_of(t, f.actor))


def all_enemies(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    """ST-24.9: those without a token too."""
    return [*enemies_on_map(t)]


def _of_type(t: ZoneTable, type: int) -> list[Enemy]:
    return [e for e in enemies_on_map(t) if t.pack.enemies[enemy(t, e).card].types & type]


def human_enemies(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    return [*_of_type(t, HUMAN)]


def human_enemies_without_cover(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    return [e for e in _of_type(t, HUMAN) if not has_cover(t, e)]


def mutants(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    return [*_of_type(t, MUTANT)]


def all_figures_in_chosen_area(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    return on_area(t, f.area)


def figures_on_tile(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    """Whoever is in the territory."""
    return [figure for area in territory_areas(ground(t)) for figure in on_area(t, area)]


def figures_on_anomaly_areas(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    mask = anomaly_areas(t)
    return [figure for figure in figures_on_map(t) if mask >> area_of(t, figure) & 1]


def killer(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    return [f.actor]  # NO_FIGURE: nobody's attack; then the thing lies where the enemy died


def groups(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    numbers = [GROUPS.index(name) for name in who.groups]
    return [e for e in enemies_on_map(t) if enemy(t, e).group in numbers]


def price_of(t: ZoneTable, e: Enemy, area: Area) -> tuple[int, int]:
    """ST-5.1, ST-5.4, ST-5.8: how near an enemy is to an area: areas, then corners."""
    avoid = avoided(t, e)
    return cost(ground(t), kind_of(t, e), area_of(t, e), area, avoid, False)


def nearest_enemies(t: ZoneTable, among: list[Enemy], areas: list[Area]) -> list[Enemy]:
    """Those of the enemies that are tied for nearest to any of the areas."""
    best = (FAR, FAR)
    found: list[Enemy] = []
    for e in among:
        for area in areas:
            price = price_of(t, e, area)
            if price < best:
                best, found = price, []
            if price == best and price[0] != FAR and e not in found:
                found.append(e)
    return found


def _points(t: ZoneTable, of: str) -> list[Area]:
    """The areas that "nearest to" is measured from."""
    if of == "lead":
        return [area_of(t, t.state.lead)]
    return [one.threat_area for one in t.state.stalkers if one.threat != NO_THREAT]


def nearest_to(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    """ST-25.9: this many of the nearest; without a number those tied for nearest."""
    points = _points(t, who.of)
    left = enemies_on_map(t)
    if who.count is None or is_single(who):
        return [*nearest_enemies(t, left, points)]
    found: list[Figure] = []
    most = amount(t, who.count, NO_FIGURE)
    while len(found) < most:
        tied = nearest_enemies(t, left, points)
        if not tied:
            break
        found.append(tied[0])
        left.remove(tied[0])
    return found


def card(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    number = t.pack.enemy_number[who.card]
    there = [e for e in enemies_on_map(t) if enemy(t, e).card == number]
    return [*(nearest_enemies(t, there, _points(t, who.of)) if who.of else there)]


def stalkers_on_areas(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    numbers = ground(t).number
    wanted = [numbers[id] for id in who.areas]
    return [s for s in stalkers_on_map(t) if area_of(t, s) in wanted]


def _watchers(t: ZoneTable, f: Resolve, of: str) -> list[Enemy]:
    """The enemies that `of` names: the acting one, or all of a card."""
    if of in ("", "self"):
        return [f.owner] if is_enemy(f.owner) else []
    number = t.pack.enemy_number[of]
    return [e for e in enemies_on_map(t) if enemy(t, e).card == number]


def stalkers_in_los_of(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    watchers = _watchers(t, f, who.of)
    return [s for s in stalkers_on_map(t) if any([sees(t, e, s) for e in watchers])]


def stalkers_within(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    found: list[Figure] = []
    for s in stalkers_on_map(t):
        for e in _watchers(t, f, who.of):
            if far(t, e, area_of(t, e), area_of(t, s)) <= who.number and s not in found:
                found.append(s)
    return found


def stalker_within(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    me = self_of(f)
    here = area_of(t, me)
    return [
        s for s in stalkers_on_map(t) if s != me and far(t, me, here, area_of(t, s)) <= who.number
    ]


def stalkers_in_attack_range_and_los_of(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    """Those that at least this many humans see and have within the range of their attack."""
    found: list[Figure] = []
    for s in stalkers_on_map(t):
        near = 0
        for e in _of_type(t, HUMAN):
            reach = t.pack.enemies[enemy(t, e).card].attack.reach
            if sees(t, e, s) and far(t, e, area_of(t, e), area_of(t, s)) <= reach:
                near += 1
        if near >= who.number:
            found.append(s)
    return found


def stalkers_on_own(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    """Those whose own high threat token lies on their area, which has no cover."""
    found: list[Figure] = []
    for s in stalkers_without_cover(t, f, who):
        one = t.state.stalkers[s]
        if one.threat == HIGH and one.threat_area == one.area:
            found.append(s)
    return found


def enemies_in_los_of(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    seen = 0
    for s in stalkers_on_map(t):
        seen |= stalker_sight(t, s)
    return [e for e in groups(t, f, who) if seen >> area_of(t, e) & 1]


def enemy_within(t: ZoneTable, f: Resolve, who: Who) -> list[Figure]:
    """Enemies within a distance of the lead stalker, or of the companion, that it sees."""
    me = COMPANION if who.of == "companion" else t.state.lead
    here = area_of(t, me)
    if here == NOWHERE:
        return []
    seen = sight_from(t, me)
    return [
        e
        for e in enemies_on_map(t)
        if seen >> area_of(t, e) & 1 and far(t, me, here, area_of(t, e)) <= who.number
    ]


WHOM: Final[dict[str, Pick]] = {
    "self": self_,
    "lead": lead,
    "all_stalkers": all_stalkers,
    "that_stalker": that_stalker,
    "chosen_stalker": all_stalkers,
    "stalker_in_range": stalker_in_range,
    "same_target": same_target,
    "stalkers_here": stalkers_here,
    "stalkers_indoor": stalkers_indoor,
    "stalkers_outdoor": stalkers_outdoor,
    "stalkers_without_cover": stalkers_without_cover,
    "stalkers_outdoor_without_cover": stalkers_outdoor_without_cover,
    "stalker_with_lowest_hp": stalker_with_lowest_hp,
    "nearest_stalker": nearest_stalker,
    "farthest_other_stalker": farthest_other_stalker,
    "attacked_stalker": attacked_stalker,
    "attacker": attacker,
    "target": target,
    "all": all_enemies,
    "human_enemies": human_enemies,
    "human_enemies_without_cover": human_enemies_without_cover,
    "mutants": mutants,
    "all_figures_in_chosen_area": all_figures_in_chosen_area,
    "figures_on_anomaly_areas": figures_on_anomaly_areas,
    "figures_on_tile": figures_on_tile,
    "killer": killer,
    "groups": groups,
    "nearest_to": nearest_to,
    "card": card,
    "stalkers_on": stalkers_on_areas,
    "stalkers_in_los_of": stalkers_in_los_of,
    "stalkers_within": stalkers_within,
    "stalker_within": stalker_within,
    "stalkers_in_attack_range_and_los_of": stalkers_in_attack_range_and_los_of,
    "stalkers_on_own": stalkers_on_own,
    "enemies_in_los_of": enemies_in_los_of,
    "enemy_within": enemy_within,
}
