"""ST-34.8: the companion moves, step by step: like a stalker, but quietly and pushing nobody."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import StepTo
from cantina.games.zone.events.companions import CompanionStepped
from cantina.games.zone.facts.companions import companion_of
from cantina.games.zone.facts.figures import area_of, ground, holds_enemy, is_full, place, room_left
from cantina.games.zone.frames.effects import moved
from cantina.games.zone.frames.stalkers import Trot
from cantina.games.zone.map.ground import OVER
from cantina.games.zone.movement.stalker_flow import turn_those_left
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import COMPANION, seat_of
from cantina.games.zone.terms.ids import NOWHERE, Area
from cantina.kernel.action import DONE, Done, Seat
from cantina.kernel.flow import ask, do, flow


def companion_steps(t: ZoneTable, area: Area, left: int) -> list[Area]:
    """ST-34.8: areas it may enter next: on which it can end, or from which it can go on; windows
    are impassable to it."""
    if left <= 0:
        return []
    found: list[Area] = []
    for _, other in ground(t).steps(OVER, area):
        if other in found:
            continue
        if not is_full(t, other) or can_pass(t, other, left - 1):
            found.append(other)
    return found


def can_pass(t: ZoneTable, area: Area, left: int) -> bool:
    """ST-2.3: through a full area without an enemy, if there is a step beyond it."""
    return not holds_enemy(t, area) and len(companion_steps(t, area, left)) > 0


def master(t: ZoneTable, f: Trot) -> Seat:
    return seat_of(f.stalker)


def set_out(t: ZoneTable, f: Trot) -> None:
    f.path = [area_of(t, COMPANION)]


def step_options(t: ZoneTable, f: Trot) -> list[StepTo | Done]:
    """ST-34.8: it may not end on a full area."""
    here = area_of(t, COMPANION)
    if here == NOWHERE:
        return []
    options: list[StepTo | Done] = [StepTo(area) for area in companion_steps(t, here, f.left)]
    return [*options, DONE] if options and room_left(t, here) >= 0 else options


def step(t: ZoneTable, f: Trot, action: StepTo) -> None:
    """ST-34.8: entering an area with an enemy ends the movement; there is no threat (ST-15.15).
    ST-2.3: enemies turn after a target that leaves their area."""
    one = companion_of(t)
    assert one is not None
    start, area = one.area, action.area
    turn_those_left(t, COMPANION, start, area)
    place(t, COMPANION, area)
    f.path.append(area)
    f.left = 0 if holds_enemy(t, area) else f.left - 1
    if t.heard:
        t.tell(CompanionStepped("ST-34.8", contact=one.card, start=start, area=area))


def arrive(t: ZoneTable, f: Trot) -> None:
    """ST-34.8: it rolls for anomalies; ST-34.4: and covers a symbol."""
    if len(f.path) > 1 and area_of(t, COMPANION) != NOWHERE:
        t.push(moved(COMPANION, f.path))


TROT: Final = flow(
    Trot,
    do(set_out, rule="ST-34.8"),
    ask("trot", seat=master, options=step_options, answer=step, rule="ST-34.8", repeat=True),
    do(arrive, rule="ST-34.8"),
)
