"""Points of activation cards that name enemies: whom they call, and who comes first."""

from __future__ import annotations

from cantina.games.zone.box.effect import Amount, Op
from cantina.games.zone.choose.goals import goals_of
from cantina.games.zone.choose.targets import UNREACHED, to_area, to_lead
from cantina.games.zone.effects.movement import Move
from cantina.games.zone.facts.amounts import amount
from cantina.games.zone.facts.conditions_on_figures import STUN, has
from cantina.games.zone.facts.figures import area_of, enemies_on_map, enemy
from cantina.games.zone.facts.threat import threat_areas
from cantina.games.zone.facts.verbs import Point
from cantina.games.zone.movement.enemy_routes import way_cost
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_FIGURE, NOWHERE, Enemy
from cantina.games.zone.terms.numbers import GROUPS, NONE
from cantina.parts.declare import op


@op("shift_seen_threat_to_owner")
class ShiftSeenThreatToOwner(Op):
    """Threat tokens that an enemy sees move toward their owners, up to this many areas."""

    amount: Amount


def called(t: ZoneTable, op: Op, only: list[Enemy] | None) -> list[Enemy]:
    """ST-24.9, ST-25.8: all enemies, or those of the groups the point names. ST-23.11: a stunned
    enemy does not act by a card. ST-7.11: of those the card is resolved for, if not for all."""
    who = op.whom
    assert who is not None
    found: list[Enemy] = []
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
    return amount(t, who.count, NO_FIGURE) if who.count is not None else NONE


def nearness(t: ZoneTable, op: Op, e: Enemy) -> tuple[int, int]:
    """ST-25.9: how near an enemy is to what its point counts from: the lead stalker, or the nearest
    threat token."""
    assert op.whom is not None
    if op.whom.of != "any_threat":
        return to_lead(t, e)
    return min([to_area(t, e, area) for area in threat_areas(t)], default=UNREACHED)


def point_of_interest(t: ZoneTable, op: Op, e: Enemy) -> tuple[int, int]:
    """ST-25.6, ST-25.7: how near an enemy is to where its point sends it, or to the lead."""
    if isinstance(op, Move) and op.place is not None:
        return way_cost(t, e, goals_of(t, e, op.place))
    return to_lead(t, e)


def is_idle(t: ZoneTable, op: Point, e: Enemy) -> bool:
    """Whether the point would now change nothing for this enemy. ST-25.19: ruling: the dead do not
    act. ST-23.11: nor does who was stunned since the point began."""
    return area_of(t, e) == NOWHERE or has(t, e, STUN) or op.is_idle(t, e)
