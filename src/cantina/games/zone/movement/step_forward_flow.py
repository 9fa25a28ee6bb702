"""ST-26.2: an enemy steps forward."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import ChooseGoal
from cantina.games.zone.choose.targets import LEAD, ONLY, targets_of
from cantina.games.zone.facts.figures import area_of, enemy, ground, is_full, kind_of, on_area
from cantina.games.zone.facts.lead import lead
from cantina.games.zone.frames.effects import Moved
from cantina.games.zone.frames.enemies import Stride
from cantina.games.zone.movement.enemy_step import BLOCKED, SIGHT, arrive, is_interrupted, step_to
from cantina.games.zone.movement.facing import face
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NOWHERE, Area, Enemy
from cantina.kernel.flow import ask, call, do, flow, loop

QUARTERS: Final = (0, 1, -1, 2)
"""ST-26.2: turns in the order in which they are tried: as few as will do, clockwise first."""


def ahead(t: ZoneTable, e: Enemy, area: Area, facing: int, left: int) -> list[Area]:
    """ST-26.3: ruling: the areas straight ahead where it can go on with this many steps left: not a
    full one that holds a target, nor one where it would have to end."""
    found: list[Area] = []
    for direction, other in ground(t).steps(kind_of(t, e), area):
        if direction != facing or other in found:
            continue
        if not is_full(t, other) or passable(t, e, other, facing, left - 1):
            found.append(other)
    return found


def passable(t: ZoneTable, e: Enemy, area: Area, facing: int, left: int) -> bool:
    """ST-26.9: a full area can be passed when it holds no target and there is a way on."""
    if left == 0:
        return False
    targets = targets_of(t, e)
    if any([figure in targets for figure in on_area(t, area)]):
        return False
    return any([ahead(t, e, area, (facing + turn) % 4, left) for turn in QUARTERS])


def set_out(t: ZoneTable, f: Stride) -> None:
    """ST-26.6: with a target in sight beforehand it neither moves nor turns."""
    if area_of(t, f.enemy) == NOWHERE:
        f.left = 0
        return
    f.path = [area_of(t, f.enemy)]
    f.why = ONLY
    if is_interrupted(t, f.enemy, f.stubborn):
        f.left = 0
        f.end = SIGHT


def turn_ahead(t: ZoneTable, f: Stride) -> None:
    """ST-26.2: only when it cannot go on does it turn, a quarter at a time, each of which may end
    the movement (ST-26.5)."""
    f.next = NOWHERE
    if f.left == 0:
        return
    here, facing = area_of(t, f.enemy), enemy(t, f.enemy).facing
    for quarters in QUARTERS:
        if ahead(t, f.enemy, here, (facing + quarters) % 4, f.left):
            break
    else:
        f.left = 0
        f.end = BLOCKED
        return
    for _ in range(abs(quarters)):
        facing = (facing + (1 if quarters > 0 else -1)) % 4
        face(t, f.enemy, facing, "ST-26.2")
        if is_interrupted(t, f.enemy, f.stubborn):
            f.left = 0
            f.end = SIGHT
            return
    areas = ahead(t, f.enemy, here, facing, f.left)
    if len(areas) == 1:
        f.next = areas[0]


def several(t: ZoneTable, f: Stride) -> list[ChooseGoal]:
    """ST-26.4: ruling: the lead stalker chooses between areas side by side."""
    if f.left == 0 or f.next != NOWHERE:
        return []
    areas = ahead(t, f.enemy, area_of(t, f.enemy), enemy(t, f.enemy).facing, f.left)
    return [ChooseGoal(area) for area in areas]


def choose(t: ZoneTable, f: Stride, action: ChooseGoal) -> None:
    f.next = action.area
    f.why = LEAD


def step(t: ZoneTable, f: Stride) -> None:
    if f.left == 0:
        return
    f.left -= 1
    step_to(t, f.enemy, f.next, f.path)
    if is_interrupted(t, f.enemy, f.stubborn):
        f.left = 0
        f.end = SIGHT


def goes_on(t: ZoneTable, f: Stride) -> bool:
    return f.left > 0


def come_to_rest(t: ZoneTable, f: Stride) -> Moved | None:
    return arrive(t, f.enemy, f.path, True, f.why, f.end, "ST-26.2")


STRIDE: Final = flow(
    Stride,
    do(set_out, rule="ST-26.6"),
    do(turn_ahead, rule="ST-26.2"),
    ask("ahead", seat=lead, options=several, answer=choose, rule="ST-26.4"),
    do(step, rule="ST-26.2"),
    loop("turn_ahead", while_=goes_on, rule="ST-26.2"),
    call(come_to_rest, rule="ST-26.12"),
)
