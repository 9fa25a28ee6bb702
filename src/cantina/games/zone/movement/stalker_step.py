"""Chapter 14: where a stalker may step."""

from __future__ import annotations

from cantina.games.zone.facts.figures import ground, holds_enemy
from cantina.games.zone.facts.giving_way import can_end
from cantina.games.zone.facts.visibility import watched_for
from cantina.games.zone.frames.stalkers import Walk
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.map.paths import walking_distance
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NOWHERE, Area


def steps_of(t: ZoneTable, f: Walk) -> list[Area]:
    """ST-14.1: the areas a walking stalker may enter next: adjacent ones (ST-3.9) on which its
    movement can end or from which it can go on."""
    if f.left <= 0:
        return []
    barred = watched_for(t, f.stalker) if f.unseen else 0
    return steps_from(t, f, t.state.stalkers[f.stalker].area, f.left, barred)


def steps_from(t: ZoneTable, f: Walk, area: Area, left: int, barred: int) -> list[Area]:
    found: list[Area] = []
    for _, other in ground(t).steps(THROUGH, area):
        if barred >> other & 1 or other in found or not is_nearer(t, f, area, other):
            continue
        if can_end(t, f.stalker, other) or can_pass(t, f, other, left - 1, barred):
            found.append(other)
    return found


def can_pass(t: ZoneTable, f: Walk, area: Area, left: int, barred: int) -> bool:
    """ST-14.3: through a full area without an enemy, if there is a step beyond it. ST-14.9: ruling:
    into one where the movement would have to end and nobody can be pushed, it may not go."""
    if left <= 0 or holds_enemy(t, area):
        return False
    return len(steps_from(t, f, area, left, barred)) > 0


def is_nearer(t: ZoneTable, f: Walk, area: Area, other: Area) -> bool:
    """Where a movement has a goal, every step must shorten the way there."""
    if f.toward == NOWHERE:
        return True
    way = ground(t)
    return walking_distance(way, THROUGH, other, f.toward) < walking_distance(
        way, THROUGH, area, f.toward
    )


def can_walk(t: ZoneTable, f: Walk) -> bool:
    """Whether the movement has a first step."""
    return len(steps_of(t, f)) > 0
