"""Chapter 14: a stalker moves, step by step; and figures are pushed."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import PushOut, StepTo
from cantina.games.zone.choose.environment import entered
from cantina.games.zone.events.stalkers import FigurePushed, StalkerStepped
from cantina.games.zone.facts.conditions_on_figures import has_moved
from cantina.games.zone.facts.figures import (
    area_of,
    enemies_on,
    ground,
    holds_enemy,
    hostile,
    place,
    room_left,
)
from cantina.games.zone.facts.giving_way import can_end, pushes, who_gives_way
from cantina.games.zone.facts.threat import slip_away, threat_after_walk
from cantina.games.zone.facts.visibility import is_seen, look
from cantina.games.zone.frames.effects import moved
from cantina.games.zone.frames.stalkers import Pushed, Walk, pushed
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.map.layout import opposite
from cantina.games.zone.movement.enemy_step import spring_trap
from cantina.games.zone.movement.facing import face
from cantina.games.zone.movement.stalker_range import note_bonus_step
from cantina.games.zone.movement.stalker_step import steps_of
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import is_enemy, is_stalker, seat_of
from cantina.games.zone.terms.ids import NOWHERE, Area, Figure
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.action import DONE, Done, Seat
from cantina.kernel.flow import ask, do, flow, loop

_steps: Final = tuple([StepTo(Area(number)) for number in range(256)])
_pushes: Final = tuple([PushOut(Figure(number)) for number in range(256)])


def walker(t: ZoneTable, f: Walk) -> Seat:
    return seat_of(f.stalker)


def set_out(t: ZoneTable, f: Walk) -> None:
    f.path = [t.state.stalkers[f.stalker].area]


def step_options(t: ZoneTable, f: Walk) -> list[StepTo | Done]:
    """ST-14.1: the next area, or no farther once the least number of areas has been entered. Who
    cannot go on is not asked."""
    options: list[StepTo | Done] = [_steps[area] for area in steps_of(t, f)]
    if options and f.least <= 0 and can_end(t, f.stalker, t.state.stalkers[f.stalker].area):
        options.append(DONE)
    return options


def step(t: ZoneTable, f: Walk, action: StepTo) -> None:
    """ST-14.2: entering an area with an enemy ends the movement. ST-14.10: immediate triggers come
    on the step that meets them; ST-16.2: they do not end it."""
    s = f.stalker
    start, area = t.state.stalkers[s].area, action.area
    was_seen = is_seen(t, s)
    turn_those_left(t, s, start, area)
    place(t, s, area)
    f.path.append(area)
    f.left -= 1
    f.least -= 1
    t.state.stalkers[s].moved = True
    note_bonus_step(t, s, len(f.path) - 1)
    if holds_enemy(t, area):
        f.left = 0
    if t.heard:
        t.tell(StalkerStepped("ST-14.1", stalker=s, start=start, area=area))
    look(t)
    if was_seen and not f.quiet and not is_seen(t, s):
        slip_away(t, s)
    entered(t, s, area)


def turn_those_left(t: ZoneTable, figure: Figure, start: Area, area: Area) -> None:
    """ST-2.3, ST-14.4: enemies on the area that a target leaves turn to the area it steps to."""
    for e in enemies_on(t, start):
        if not hostile(t, e, figure):
            continue
        for direction, other in ground(t).steps(THROUGH, start):
            if other == area:
                face(t, e, direction, "ST-14.4")
                break


def to_be_pushed(t: ZoneTable, f: Walk) -> list[Figure]:
    """ST-14.5: nobody, unless the stalker is one too many on its area."""
    area = t.state.stalkers[f.stalker].area
    if area == NOWHERE or room_left(t, area) >= 0:
        return []
    return who_gives_way(t, f.stalker, area)


def push_the_only_one(t: ZoneTable, f: Walk) -> None:
    found = to_be_pushed(t, f)
    if len(found) == 1:
        push_out(t, f, found[0])


def push_options(t: ZoneTable, f: Walk) -> list[PushOut]:
    """ST-14.7: the active player chooses among equals."""
    found = to_be_pushed(t, f)
    return [_pushes[figure] for figure in found] if len(found) > 1 else []


def push_chosen(t: ZoneTable, f: Walk, action: PushOut) -> None:
    push_out(t, f, action.figure)


def push_out(t: ZoneTable, f: Walk, figure: Figure) -> None:
    """ST-14.5: preferably to the area the stalker came from."""
    came = f.path[-2]
    ways = pushes(t, figure, NOWHERE, NOWHERE, figure)
    back = came in [area for _, area in ways]
    t.push(pushed(figure, 1, NOWHERE, came if back else NOWHERE, f.stalker))


def turn_back(t: ZoneTable, f: Walk) -> None:
    """ST-14.9: ruling: if things changed on the way so that nobody can be pushed any more, the
    stalker goes back to the last area it passed that has room."""
    s = f.stalker
    if t.state.stalkers[s].area == NOWHERE or room_left(t, t.state.stalkers[s].area) >= 0:
        return
    for area in reversed(f.path[:-1]):
        if room_left(t, area) > 0:
            place(t, s, area)
            f.path.append(area)
            look(t)
            return


def arrive(t: ZoneTable, f: Walk) -> None:
    """ST-14.10: threat, then anomalies; ST-14.11: and no longer vulnerable. What hid the stalker on
    its way hides it no more (ST-6.9)."""
    s = f.stalker
    if len(f.path) == 1 or t.state.stalkers[s].area == NOWHERE:
        return
    f.cap = NONE
    look(t)
    has_moved(t, s)
    threat_after_walk(t, s, f.path, f.quiet)
    t.push(moved(s, f.path))


WALK: Final = flow(
    Walk,
    do(set_out, rule="ST-14.1"),
    ask("step", seat=walker, options=step_options, answer=step, rule="ST-14.1", repeat=True),
    do(push_the_only_one, rule="ST-14.5"),
    ask("push", seat=walker, options=push_options, answer=push_chosen, rule="ST-14.7"),
    do(turn_back, rule="ST-14.9"),
    do(arrive, rule="ST-14.10"),
)


def chooser(t: ZoneTable, f: Pushed) -> Seat:
    return seat_of(f.chooser)


def be_pushed(t: ZoneTable, f: Pushed) -> None:
    f.path = [area_of(t, f.figure)]


def ways_to_be_pushed(t: ZoneTable, f: Pushed) -> list[tuple[int, Area]]:
    if f.steps <= 0 or area_of(t, f.figure) == NOWHERE:
        return []
    return pushes(t, f.figure, f.away_from, f.toward, f.judge)


def go_the_only_way(t: ZoneTable, f: Pushed) -> None:
    """ST-22.4: who cannot be pushed on stays."""
    ways = ways_to_be_pushed(t, f)
    if not ways:
        f.steps = 0
    elif len(ways) == 1:
        shove(t, f, ways[0][0], ways[0][1])


def where_to_push(t: ZoneTable, f: Pushed) -> list[StepTo]:
    ways = ways_to_be_pushed(t, f)
    return [_steps[area] for _, area in ways] if len(ways) > 1 else []


def push_there(t: ZoneTable, f: Pushed, action: StepTo) -> None:
    for direction, area in ways_to_be_pushed(t, f):
        if area == action.area:
            shove(t, f, direction, area)
            return


def shove(t: ZoneTable, f: Pushed, direction: int, area: Area) -> None:
    """ST-14.8: never interrupted; an enemy turns to the area it was pushed from. ST-15.6, AM-32: a
    stalker pushed into sight is a threat at once."""
    start = area_of(t, f.figure)
    place(t, f.figure, area)
    f.path.append(area)
    f.steps -= 1
    if t.heard:
        t.tell(FigurePushed("ST-14.8", figure=f.figure, start=start, area=area))
    if is_enemy(f.figure):
        face(t, f.figure, direction if f.strides else opposite(direction), "ST-14.8")
        spring_trap(t, f.figure)
        look(t)
    elif is_stalker(f.figure):
        look(t)
        entered(t, f.figure, area)


def is_pushed_on(t: ZoneTable, f: Pushed) -> bool:
    return f.steps > 0


def come_to_rest(t: ZoneTable, f: Pushed) -> None:
    """ST-14.11, AM-32, AM-33: who was pushed has moved: no longer vulnerable, and anomalies may be
    set off; but it was no action, so there is no radiation."""
    if len(f.path) > 1 and area_of(t, f.figure) != NOWHERE:
        has_moved(t, f.figure)
        t.push(moved(f.figure, f.path))


PUSHED: Final = flow(
    Pushed,
    do(be_pushed, rule="ST-14.8"),
    do(go_the_only_way, rule="ST-22.4"),
    ask("push", seat=chooser, options=where_to_push, answer=push_there, rule="ST-22.4"),
    loop("go_the_only_way", while_=is_pushed_on, rule="ST-22.4"),
    do(come_to_rest, rule="ST-14.8"),
)
