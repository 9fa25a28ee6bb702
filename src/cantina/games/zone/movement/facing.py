"""ST-28.7: which way an enemy faces: one of four directions, changed when it moves, attacks, is
attacked and survives, looks around, is pushed, or when a stalker leaves its area."""

from __future__ import annotations

from cantina.games.zone.choose.targets import sees_target
from cantina.games.zone.events.enemies import EnemyTurned
from cantina.games.zone.facts.figures import enemy, ground, kind_of
from cantina.games.zone.facts.visibility import look
from cantina.games.zone.frames.enemies import Facing
from cantina.games.zone.map.paths import toward
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NOWHERE, Area, Enemy
from cantina.games.zone.terms.numbers import ENTRANCE


def face(t: ZoneTable, e: Enemy, direction: int, rule: str = "ST-28.7") -> None:
    """ST-26.10: whoever comes into sight by it is a threat at once. ST-36.5: nobody turns to an
    entrance, which lies in no direction."""
    foe = enemy(t, e)
    if direction in (foe.facing, ENTRANCE):
        return
    foe.facing = direction
    if t.heard:
        t.tell(EnemyTurned(rule, enemy=e, facing=direction))
    look(t)


def face_toward(t: ZoneTable, e: Enemy, area: Area, rule: str = "ST-21.12") -> None:
    """ST-21.12, AM-21, AM-22: straight at it, else along the shortest path there; on the same area
    it keeps its direction. The lead stalker chooses among equal paths (ST-5.7)."""
    foe = enemy(t, e)
    if foe.area == NOWHERE or area == NOWHERE:
        return
    directions = toward(ground(t), kind_of(t, e), foe.area, area)
    if len(directions) == 1:
        face(t, e, directions[0], rule)
    elif directions:
        t.push(Facing(enemy=e, directions=directions, rule=rule))


def look_around(t: ZoneTable, e: Enemy, rule: str = "ST-25.13") -> None:
    """ST-25.13: clockwise, a quarter at a time, until a target is in sight or the turn is full. An
    enemy that sees one already does not turn."""
    for _ in range(4):
        if sees_target(t, e):
            return
        face(t, e, (enemy(t, e).facing + 1) % 4, rule)
