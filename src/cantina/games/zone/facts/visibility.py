"""Who sees whom, and what being seen means at once.

ST-6.10: `look` is called after every change of position, facing, visibility or map; so a stalker in
an enemy's sight always has its threat token, high, on its own area.
"""

from __future__ import annotations

from typing import Final

from cantina.games.zone.facts.figures import area_of, enemy, ground, kind_of, stalkers_on_map
from cantina.games.zone.facts.standing_effects import capped_sight
from cantina.games.zone.facts.threat_tokens import set_threat
from cantina.games.zone.frames.stalkers import Walk
from cantina.games.zone.map.sight import ALL_AROUND, UNLIMITED, Limits, capped, limits_of, seen
from cantina.games.zone.state import EnemyState, SightChange, ZoneTable
from cantina.games.zone.terms.figures import is_stalker
from cantina.games.zone.terms.ids import NOWHERE, Enemy, Figure, Stalker
from cantina.games.zone.terms.kinds import TYPES
from cantina.games.zone.terms.numbers import HIGH, NONE

AS_FAR_AS_THEY_CAN: Final = UNLIMITED
"""The cap on a stalker that nothing hides."""


def sight_limits(t: ZoneTable, e: Enemy) -> Limits:
    """ST-6.7: what the enemy's card says, changed by what is in force, turned the way it faces."""
    return _limits(t, enemy(t, e))


def _limits(t: ZoneTable, one: EnemyState) -> Limits:
    card = t.pack.enemies[one.card]
    front, right, back, left = card.sight
    for change in t.state.sight_changes:
        if concerns(change, card.types):
            front, right = changed(front, change), changed(right, change)
            back, left = changed(back, change), changed(left, change)
    return limits_of(front, right, back, left, one.facing)


def concerns(change: SightChange, types: int) -> bool:
    return not change.types or any([TYPES[name] & types for name in change.types])


def changed(limit: int, change: SightChange) -> int:
    """Nothing and without limit stay as they are; what is at the floor does not shrink."""
    if limit in (0, UNLIMITED):
        return limit
    if change.change < 0:
        return limit if limit <= change.floor else max(change.floor, limit + change.change)
    return limit + change.change


def sight_of(t: ZoneTable, e: Enemy) -> int:
    """The areas an enemy sees now. ST-15.13: ruling: stunned or not."""
    one = enemy(t, e)
    kind = t.pack.enemies[one.card].kind
    return seen(ground(t), kind, one.area, _limits(t, one), t.state.dim)


def sight_on(t: ZoneTable, e: Enemy, cap: int) -> int:
    """ST-6.9: the areas where an enemy sees a stalker whose cards shorten its sight to `cap`."""
    if cap >= AS_FAR_AS_THEY_CAN:
        return sight_of(t, e)
    one = enemy(t, e)
    kind = t.pack.enemies[one.card].kind
    return seen(ground(t), kind, one.area, capped(_limits(t, one), cap), t.state.dim)


def watched(t: ZoneTable, cap: int = AS_FAR_AS_THEY_CAN) -> int:
    """The areas that any enemy sees, none of them farther than `cap` (ST-6.9)."""
    here, dim = ground(t), t.state.dim
    mask = 0
    for one in t.state.enemies:
        if one.area != NOWHERE:
            limits = _limits(t, one)
            if cap < AS_FAR_AS_THEY_CAN:
                limits = capped(limits, cap)
            mask |= seen(here, t.pack.enemies[one.card].kind, one.area, limits, dim)
    return mask


def watched_for(t: ZoneTable, s: Stalker) -> int:
    """The areas where any enemy would see this stalker now: what hides it shortens their sight."""
    return watched(t, cap_of(t, s))


def cap_of(t: ZoneTable, s: Stalker) -> int:
    """ST-6.9: from how far enemies see this stalker: by its cards, and while it sneaks."""
    cap = capped_sight(t, s)
    for frame in t.state.stack:
        if isinstance(frame, Walk) and frame.stalker == s and frame.cap != NONE:
            cap = min(cap, frame.cap)
    return cap


def sees(t: ZoneTable, e: Enemy, figure: Figure) -> bool:
    """ST-6.6: whether an enemy sees a figure."""
    area = area_of(t, figure)
    if not sight_of(t, e) >> area & 1:
        return False
    return not is_stalker(figure) or sight_on(t, e, cap_of(t, figure)) >> area & 1 != 0


def is_seen(t: ZoneTable, s: Stalker) -> bool:
    """ST-15.5: whether any enemy sees the stalker."""
    area = t.state.stalkers[s].area
    return area != NOWHERE and watched_for(t, s) >> area & 1 != 0


def stalker_sight(t: ZoneTable, s: Stalker) -> int:
    """What a stalker sees."""
    return sight_from(t, s)


def sight_from(t: ZoneTable, figure: Figure) -> int:
    """ST-2.3, ST-6.7: what a stalker or the companion sees: all directions, without limit."""
    return seen(ground(t), kind_of(t, figure), area_of(t, figure), ALL_AROUND, t.state.dim)


def look(t: ZoneTable) -> None:
    """ST-15.5, ST-15.6: a stalker in an enemy's sight, whatever the cause, has its threat token at
    once on its own area, high side up. ST-15.2: nobody acts because of it."""
    mask = watched(t)
    for s in stalkers_on_map(t):
        one = t.state.stalkers[s]
        if not mask >> one.area & 1 or (one.threat == HIGH and one.threat_area == one.area):
            continue
        if cap_of(t, s) >= AS_FAR_AS_THEY_CAN or is_seen(t, s):
            set_threat(t, s, HIGH, one.area, "ST-15.6")
