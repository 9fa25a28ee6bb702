"""Points of activation cards that name enemies: whom they call, who comes first, what each does."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.box.effect import Amount, Op
from cantina.games.zone.choose.goals import goals_of
from cantina.games.zone.choose.targets import UNREACHED, sees_target, to_area, to_lead
from cantina.games.zone.effects.dice import Attack
from cantina.games.zone.effects.movement import LookAround, Move, Special, StepForward
from cantina.games.zone.facts.amounts import amount
from cantina.games.zone.facts.conditions_on_figures import STUN, has
from cantina.games.zone.facts.figures import area_of, enemies_on_map, enemy
from cantina.games.zone.facts.threat import threat_areas
from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.frames.enemies import March, Stride, enemy_attack, march, step_forward
from cantina.games.zone.movement.enemy_routes import way_cost
from cantina.games.zone.movement.facing import look_around
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.numbers import GROUPS, NONE, NOWHERE
from cantina.parts.declare import op


@op("shift_seen_threat_to_owner")
class ShiftSeenThreatToOwner(Op):
    """Threat tokens that an enemy sees move toward their owners, up to so many areas."""

    amount: Amount


POINTS: Final = (Move, StepForward, Attack, LookAround, Special)
"""Verbs that enemies do one after another."""


def called(t: ZoneTable, op: Op, only: list[int] | None) -> list[int]:
    """ST-24.9, ST-25.8: all enemies, or those of the groups the point names. ST-23.11: a stunned
    enemy does not act by a card. ST-7.11: of those the card is resolved for, if not for all."""
    who = op.whom
    assert who is not None
    found: list[int] = []
    for e in enemies_on_map(t) if only is None else only:
        if area_of(t, e) == NOWHERE or has(t, e, STUN):
            continue
        group = enemy(t, e).group
        if who.groups and (group == NONE or GROUPS[group] not in who.groups):
            continue
        found.append(e)
    return found


def how_many(t: ZoneTable, op: Op) -> int:
    """ST-25.9: N + 1 enemies; NONE: all of them."""
    who = op.whom
    assert who is not None
    return amount(t, who.count, NONE) if who.count is not None else NONE


def nearness(t: ZoneTable, op: Op, e: int) -> tuple[int, int]:
    """ST-25.9: how near an enemy is to what its point counts from: the lead stalker, or the nearest
    threat token."""
    assert op.whom is not None
    if op.whom.of != "any_threat":
        return to_lead(t, e)
    return min([to_area(t, e, area) for area in threat_areas(t)], default=UNREACHED)


def point_of_interest(t: ZoneTable, op: Op, e: int) -> tuple[int, int]:
    """ST-25.6, ST-25.7: how near an enemy is to where its point sends it, or to the lead."""
    if isinstance(op, Move) and op.place is not None:
        return way_cost(t, e, goals_of(t, e, op.place))
    return to_lead(t, e)


def is_idle(t: ZoneTable, op: Op, e: int) -> bool:
    """Whether the point would now change nothing for this enemy. ST-25.19: ruling: the dead do not
    act. ST-23.11: nor does who was stunned since the point began."""
    if area_of(t, e) == NOWHERE or has(t, e, STUN):
        return True
    if isinstance(op, Attack):
        return not sees_target(t, e)
    if isinstance(op, LookAround):
        return sees_target(t, e)
    if isinstance(op, Special):
        return t.pack.enemies[enemy(t, e).card].special is None
    assert isinstance(op, Move | StepForward), op.verb
    seeing = sees_target(t, e)
    if op.who is not None and "target_in_los" in op.who.marks and not seeing:
        return True
    if seeing and not op.uninterruptible:
        return True
    if isinstance(op, StepForward) or op.look_around_after:
        return False
    assert op.place is not None
    goals = goals_of(t, e, op.place)
    return not goals or area_of(t, e) in goals


def obey(t: ZoneTable, op: Op, e: int) -> None:
    """ST-25.10 to ST-25.14: the keywords. ST-25.12: an attack is changed by the card for some
    colours."""
    if isinstance(op, Move):
        t.push(ordered_march(t, op, e))
    elif isinstance(op, StepForward):
        t.push(ordered_stride(t, op, e))
    elif isinstance(op, Attack):
        group = enemy(t, e).group
        change = op.mods.get(GROUPS[group], 0) if op.mods is not None and group != NONE else 0
        t.push(enemy_attack(e, change=change))
    elif isinstance(op, LookAround):
        look_around(t, e)
    else:
        special = t.pack.enemies[enemy(t, e).card].special
        assert special is not None
        t.push(resolve(special.program, owner=e, actor=e))


def ordered_march(t: ZoneTable, op: Move, e: int) -> March:
    """ST-25.10: "move up to X to Y"."""
    assert op.place is not None
    return march(
        e,
        goals_of(t, e, op.place),
        amount(t, op.amount, e),
        op.uninterruptible,
        [*op.ignores],
        op.look_around_after,
    )


def ordered_stride(t: ZoneTable, op: StepForward, e: int) -> Stride:
    """ST-25.11: "step forward up to X"."""
    return step_forward(e, amount(t, op.amount, e), op.uninterruptible)
