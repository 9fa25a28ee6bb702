"""What every movement of an enemy has in common: a step, what may interrupt it, and its end."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.choose.targets import sees_target
from cantina.games.zone.events.enemies import EnemyMoved, EnemyStayed, EnemyStepped, TrapSprung
from cantina.games.zone.facts.conditions_on_figures import STUN, gain, has_moved
from cantina.games.zone.facts.figures import area_of, enemy, place, room_left
from cantina.games.zone.facts.visibility import look
from cantina.games.zone.frames.effects import Moved, moved
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NOWHERE, Area, Enemy
from cantina.games.zone.terms.kinds import MUTANT

# What ended a movement.
GOAL: Final = "goal"
STEPS: Final = "steps"
FULL: Final = "full"
SIGHT: Final = "sight"
BLOCKED: Final = "blocked"


def is_interrupted(t: ZoneTable, e: Enemy, stubborn: bool) -> bool:
    """ST-26.5, ST-26.6: a target is in sight, after a turn or a step. ST-26.7: not where the
    movement cannot be interrupted. ST-26.9: nor on an area that was full before it came."""
    if stubborn or room_left(t, area_of(t, e)) < 0:
        return False
    return sees_target(t, e)


def step_to(t: ZoneTable, e: Enemy, area: Area, path: list[Area]) -> None:
    """ST-26.10, ST-26.11: it may come where stalkers stand; whoever it sees from there is a threat
    at once, whatever the movement. An enemy caught by a trap continues."""
    start = area_of(t, e)
    place(t, e, area)
    path.append(area)
    if t.heard:
        t.tell(EnemyStepped("ST-26.1", enemy=e, start=start, area=area))
    spring_trap(t, e)
    look(t)


def spring_trap(t: ZoneTable, e: Enemy) -> None:
    """ST-7.16: the first mutant that comes onto a trap, by itself or pushed, is caught."""
    area = area_of(t, e)
    if area in t.state.traps and t.pack.enemies[enemy(t, e).card].types & MUTANT:
        t.state.traps.remove(area)
        if t.heard:
            t.tell(TrapSprung("ST-7.16", enemy=e, area=area))
        gain(t, e, STUN)


def arrive(
    t: ZoneTable, e: Enemy, path: list[Area], rolls: bool, why: str, end: str, rule: str
) -> Moved | None:
    """ST-26.12: it has moved: it is vulnerable no more, and anomalies may notice it."""
    if not path or area_of(t, e) == NOWHERE:
        return None
    if len(path) == 1:
        if t.heard:
            t.tell(EnemyStayed(rule, enemy=e, end=end))
        return None
    if t.heard:
        t.tell(EnemyMoved(rule, enemy=e, path=path[:], why=why, end=end))
    has_moved(t, e)
    return moved(e, path, rolls)
