"""ST-25.5: an activation card: point after point, and within a point one enemy after another."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import ChooseEnemy
from cantina.games.zone.box.effect import Op
from cantina.games.zone.choose.targets import LEAD, in_order
from cantina.games.zone.effects.branches import Named
from cantina.games.zone.effects.mission import ResolveUnknown
from cantina.games.zone.enemies.activation_points import (
    ShiftSeenThreatToOwner,
    called,
    how_many,
    is_idle,
    nearness,
    point_of_interest,
)
from cantina.games.zone.events.enemies import EnemyActed, PointBegun
from cantina.games.zone.facts.lead import lead
from cantina.games.zone.facts.verbs import Point
from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.frames.enemies import Activation
from cantina.games.zone.movement.following_threat import track
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_ENEMY, Enemy
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.flow import ask, do, flow, loop


def point(t: ZoneTable, f: Activation) -> Op:
    return t.pack.programs[f.programs[0]].ops[f.next]


def begin_point(t: ZoneTable, f: Activation) -> None:
    """ST-25.8: only those the point names. ST-25.19: ruling: who comes onto the map now waits for
    the next point."""
    f.waiting = []
    f.chosen = []
    f.room = NONE
    if not f.programs:
        return
    op = point(t, f)
    if t.heard:
        t.tell(PointBegun("ST-25.5", verb=op.verb, point=f.next))
    if isinstance(op, Point):
        f.waiting = called(t, op, f.only if f.limited else None)
        f.room = how_many(t, op)
    elif isinstance(op, ShiftSeenThreatToOwner):
        track(t, f.only if f.limited else None, op.amount.base)
    elif isinstance(op, ResolveUnknown):
        t.push(op.meant(t, []))
    else:
        assert isinstance(op, Named), op.verb
        t.push(resolve(op.do))


def order_of(t: ZoneTable, f: Activation) -> Point:
    """The point, where enemies do it."""
    op = point(t, f)
    assert isinstance(op, Point), op.verb
    return op


def take_nearest(t: ZoneTable, f: Activation) -> None:
    """ST-25.9: of those called, the nearest, as long as there is no choice."""
    while f.room > 0 and f.waiting:
        tied = nearest_called(t, f)
        if len(tied) > f.room:
            return
        for e in tied:
            take(f, e)
    if f.room != NONE:
        f.waiting = f.chosen
        f.room = NONE


def nearest_called(t: ZoneTable, f: Activation) -> list[Enemy]:
    op = point(t, f)
    costs = [nearness(t, op, e) for e in f.waiting]
    best = min(costs)
    return [e for place, e in enumerate(f.waiting) if costs[place] == best]


def take(f: Activation, e: Enemy) -> None:
    f.waiting.remove(e)
    f.chosen.append(e)
    f.room -= 1


def equally_near(t: ZoneTable, f: Activation) -> list[ChooseEnemy]:
    """ST-5.5: the lead stalker chooses which of them are among the nearest."""
    if f.room == NONE:
        return []
    return [ChooseEnemy(e) for e in nearest_called(t, f)]


def choose_nearest(t: ZoneTable, f: Activation, action: ChooseEnemy) -> None:
    take(f, action.enemy)


def has_room(t: ZoneTable, f: Activation) -> bool:
    return f.room != NONE


def pass_over(t: ZoneTable, f: Activation) -> None:
    """ST-25.6: who comes next. Those who would do nothing now are done with their turn; they cannot
    matter in a choice."""
    f.enemy = NO_ENEMY
    while f.waiting:
        tied, f.why = next_enemies(t, f)
        idle = [e for e in tied if is_idle(t, order_of(t, f), e)]
        if not idle:
            if len(tied) == 1:
                f.enemy = tied[0]
            return
        f.waiting = [e for e in f.waiting if e not in idle]


def next_enemies(t: ZoneTable, f: Activation) -> tuple[list[Enemy], str]:
    op = point(t, f)
    return in_order(t, f.waiting, [point_of_interest(t, op, e) for e in f.waiting])


def equals(t: ZoneTable, f: Activation) -> list[ChooseEnemy]:
    """ST-25.6, ST-5.5: who of several comes first, where neither distance nor colour says it."""
    if not f.waiting or f.enemy != NO_ENEMY:
        return []
    return [ChooseEnemy(e) for e in next_enemies(t, f)[0]]


def choose_enemy(t: ZoneTable, f: Activation, action: ChooseEnemy) -> None:
    f.enemy = action.enemy
    f.why = LEAD


def act(t: ZoneTable, f: Activation) -> None:
    """ST-25.5: it does what the point says."""
    if f.enemy == NO_ENEMY:
        return
    f.waiting.remove(f.enemy)
    if t.heard:
        t.tell(EnemyActed("ST-25.6", enemy=f.enemy, why=f.why))
    order_of(t, f).order(t, f.enemy)


def anyone_left(t: ZoneTable, f: Activation) -> bool:
    return bool(f.waiting)


def end_point(t: ZoneTable, f: Activation) -> None:
    """ST-25.5: a point is finished for all before the next begins."""
    if not f.programs:
        return
    f.next += 1
    if f.next >= len(t.pack.programs[f.programs[0]].ops):
        f.programs = f.programs[1:]
        f.next = 0


def has_points(t: ZoneTable, f: Activation) -> bool:
    return bool(f.programs)


def put_away(t: ZoneTable, f: Activation) -> None:
    """ST-25.18."""
    deck = t.state.high if f.high else t.state.low
    deck.discard.append(f.card)


ACTIVATION: Final = flow(
    Activation,
    do(begin_point, rule="ST-25.5"),
    do(take_nearest, rule="ST-25.9"),
    ask("nearest", seat=lead, options=equally_near, answer=choose_nearest, rule="ST-5.5"),
    loop("take_nearest", while_=has_room, rule="ST-25.9"),
    do(pass_over, rule="ST-25.6"),
    ask("first", seat=lead, options=equals, answer=choose_enemy, rule="ST-25.6"),
    do(act, rule="ST-25.5"),
    loop("pass_over", while_=anyone_left, rule="ST-25.5"),
    do(end_point, rule="ST-25.5"),
    loop("begin_point", while_=has_points, rule="ST-25.5"),
    do(put_away, rule="ST-25.18"),
)
