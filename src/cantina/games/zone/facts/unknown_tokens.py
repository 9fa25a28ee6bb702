"""ST-7.6 to ST-7.15: unknown-enemy tokens, and standees that come onto the map."""

from __future__ import annotations

from cantina.games.zone.events.enemies import EnemyPlaced
from cantina.games.zone.facts.figures import (
    area_of,
    enemy,
    ground,
    is_full,
    kind_of,
    place,
    room_left,
)
from cantina.games.zone.facts.visibility import look
from cantina.games.zone.frames.effects import moved
from cantina.games.zone.frames.enemies import (
    Arrival,
)
from cantina.games.zone.map.distances import FAR
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.map.paths import cost
from cantina.games.zone.state import EnemyState, ZoneTable
from cantina.games.zone.terms.figures import enemy_at
from cantina.games.zone.terms.ids import NOWHERE, Area, Enemy
from cantina.games.zone.terms.numbers import NONE, NORTH


def nearest_stacks(t: ZoneTable) -> list[Area]:
    """The areas with tokens that are nearest to the lead stalker (ST-5.3 to ST-5.5)."""
    here = area_of(t, t.state.lead)
    best, found = (FAR, FAR), [here][:0]
    for area in ground(t).everywhere:
        if not t.state.unknown[area] or here == NOWHERE:
            continue
        price = cost(ground(t), THROUGH, here, area, 0, False)
        if price < best:
            best, found = price, []
        if price == best:
            found.append(area)
    return found


def pool_of(t: ZoneTable, card: int) -> list[Enemy]:
    """ST-22.9: standees of this card that are not on the map."""
    return [
        enemy_at(row)
        for row, one in enumerate(t.state.enemies)
        if one.area == NOWHERE and one.card == card
    ]


def cards_in_pool(t: ZoneTable, group: int) -> list[int]:
    """ST-7.8, AM-18: enemy cards of this colour that have a standee left."""
    cards = [one.card for one in t.state.enemies if one.area == NOWHERE and one.group == group]
    return sorted(dict.fromkeys(cards))


def take_from_box(t: ZoneTable, card: int, count: int) -> None:
    """ST-9.12: standees of a card that the mission does not list, so that as many of it can come,
    as far as there are some left in the box."""
    kind = t.pack.enemies[card]
    used = [one for one in t.state.enemies if t.pack.enemies[one.card].pool == kind.pool]
    left = t.pack.enemies[kind.pool].standees - len(used)
    for _ in range(min(left, count - len(pool_of(t, card)))):
        t.state.enemies.append(
            EnemyState(
                card=card,
                area=NOWHERE,
                facing=NORTH,
                hp=kind.hp,
                stun=False,
                vulnerable=False,
                group=NONE,
                team=0,
                came_from=NOWHERE,
            )
        )


def spawn(
    t: ZoneTable, card: int, area: Area, facing: int, n: int = 1, group: int = NONE, team: int = 0
) -> int:
    """Puts standees of a card from the pool on an area; says how many there were (ST-7.14, ST-1.2).
    With a group they bear its token from now on. ST-7.12: those for whom there is no room go to the
    nearest area that has some."""
    comers = pool_of(t, card)[: max(0, n)]
    for e in comers:
        one = enemy(t, e)
        one.facing = facing
        if group != NONE:
            one.group, one.team = group, team
    fitting = max(0, room_left(t, area))
    if len(comers) > fitting:
        t.push(Arrival(enemies=comers[fitting:], area=area, rule="ST-7.12"))
    for e in comers[:fitting]:
        put_down(t, e, area, "ST-7.8")
    return len(comers)


def put_down(t: ZoneTable, e: Enemy, area: Area, rule: str) -> None:
    """ST-7.15: ruling: whom it sees is a threat at once, but it does nothing until told. ST-30.14:
    it covers a symbol without a roll."""
    one = enemy(t, e)
    one.hp = t.pack.enemies[one.card].hp
    one.stun = one.vulnerable = False
    place(t, e, area)
    if t.heard:
        t.tell(EnemyPlaced(rule, enemy=e, card=one.card, area=area, facing=one.facing))
    look(t)
    t.push(moved(e, [area], rolls=False))


def free_areas_near(t: ZoneTable, e: Enemy, area: Area) -> list[Area]:
    """ST-7.12: the nearest areas with room for this enemy, as it measures."""
    best, found = (FAR, FAR), [area][:0]
    for other in ground(t).everywhere:
        if ground(t).water >> other & 1 or is_full(t, other):
            continue
        price = cost(ground(t), kind_of(t, e), area, other, 0, False)
        if price[0] == FAR or price > best:
            continue
        if price < best:
            best, found = price, []
        found.append(other)
    return found
