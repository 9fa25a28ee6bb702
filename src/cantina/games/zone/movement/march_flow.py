"""ST-26.1: an enemy moves to a goal. All of it is fixed but for equal goals and equal ways, between
which the lead stalker chooses before the enemy sets out (ST-5.5, ST-5.7)."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import ChooseGoal, Halt, TakeWay, TurnTo
from cantina.games.zone.choose.targets import LEAD
from cantina.games.zone.facts.conditions_on_figures import STUN, has
from cantina.games.zone.facts.figures import area_of
from cantina.games.zone.facts.lead import lead
from cantina.games.zone.frames.effects import Moved
from cantina.games.zone.frames.enemies import EnemyAttack, Facing, March
from cantina.games.zone.movement.enemy_routes import (
    STAY,
    branches,
    chosen,
    entered_by,
    nearest_goals,
    side_of,
    ways,
)
from cantina.games.zone.movement.enemy_step import (
    BLOCKED,
    FULL,
    GOAL,
    SIGHT,
    STEPS,
    arrive,
    is_interrupted,
    step_to,
)
from cantina.games.zone.movement.facing import face, look_around
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NOWHERE
from cantina.kernel.flow import ask, call, do, flow, loop


def set_out(t: ZoneTable, f: March) -> None:
    """ST-26.6: with a target in sight beforehand it neither moves nor turns."""
    if area_of(t, f.enemy) == NOWHERE:
        f.goals = []
        return
    f.path = [area_of(t, f.enemy)]
    if is_interrupted(t, f.enemy, f.stubborn):
        f.goals = []
        f.end = SIGHT
        return
    f.goals, f.why = nearest_goals(t, f.enemy, f.goals, f.ignores)
    f.end = GOAL if f.path[0] in f.goals else BLOCKED
    if len(f.goals) == 1:
        f.goal = f.goals[0]


def equal_goals(t: ZoneTable, f: March) -> list[ChooseGoal]:
    return [ChooseGoal(area) for area in f.goals] if len(f.goals) > 1 else []


def choose_goal(t: ZoneTable, f: March, action: ChooseGoal) -> None:
    f.goal = action.area


def find_ways(t: ZoneTable, f: March) -> None:
    """ST-5.9: ruling: without a way it stays, and does not turn."""
    if f.goal != NOWHERE and f.goal != f.path[0] and f.steps > 0:
        f.ways = ways(t, f.enemy, f.goal, f.steps, f.ignores)
        if len(f.ways) > 1:
            f.why = LEAD


def equal_ways(t: ZoneTable, f: March) -> list[TakeWay | Halt]:
    return branches(f.ways)


def choose_way(t: ZoneTable, f: March, action: TakeWay | Halt) -> None:
    f.ways = chosen(f.ways, action)


def is_undecided(t: ZoneTable, f: March) -> bool:
    return len(f.ways) > 1


def go(t: ZoneTable, f: March) -> None:
    """ST-26.1: again and again it turns to the next area and enters it. ST-26.6: it stops as soon
    as a target comes into sight; ST-26.7: it attacks nobody for that. In the end it faces the way
    it would have gone on."""
    if not f.ways:
        return
    way = f.ways[0]
    for code in way[:-1]:
        face(t, f.enemy, side_of(code), "ST-26.1")
        if is_interrupted(t, f.enemy, f.stubborn):
            f.end = SIGHT
            return
        step_to(t, f.enemy, entered_by(code), f.path)
        if is_interrupted(t, f.enemy, f.stubborn):
            f.end = SIGHT
            return
    if way[-1] == STAY:
        f.end = GOAL
        return
    f.end = STEPS if len(way) > f.steps else FULL
    face(t, f.enemy, STAY - 1 - way[-1], "ST-26.1")


def come_to_rest(t: ZoneTable, f: March) -> Moved | None:
    """An attack takes note of how far its advance came."""
    attack = t.state.stack[-2] if len(t.state.stack) > 1 else None
    if isinstance(attack, EnemyAttack):
        attack.moved = len(f.path) - 1
    return arrive(t, f.enemy, f.path, "anomalies" not in f.ignores, f.why, f.end, "ST-26.1")


def look_after(t: ZoneTable, f: March) -> None:
    """Some cards let it look around where it has come to."""
    if f.looks and area_of(t, f.enemy) != NOWHERE and not has(t, f.enemy, STUN):
        look_around(t, f.enemy)


MARCH: Final = flow(
    March,
    do(set_out, rule="ST-26.6"),
    ask("goal", seat=lead, options=equal_goals, answer=choose_goal, rule="ST-5.5"),
    do(find_ways, rule="ST-26.1"),
    ask("way", seat=lead, options=equal_ways, answer=choose_way, rule="ST-5.7"),
    loop("way", while_=is_undecided, rule="ST-5.7"),
    do(go, rule="ST-26.1"),
    call(come_to_rest, rule="ST-26.12"),
    do(look_after, rule="ST-25.13"),
)


def sides(t: ZoneTable, f: Facing) -> list[TurnTo]:
    return [TurnTo(direction) for direction in f.directions]


def turn(t: ZoneTable, f: Facing, action: TurnTo) -> None:
    face(t, f.enemy, action.side, f.rule)


FACING: Final = flow(Facing, ask("facing", seat=lead, options=sides, answer=turn, rule="ST-5.7"))
