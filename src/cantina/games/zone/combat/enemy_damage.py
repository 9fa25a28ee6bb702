"""ST-27.8 to ST-27.10: how hard an enemy hits, and whom it reaches."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.box.cards import EnemyAttack as AttackLine
from cantina.games.zone.choose.targets import targets_of
from cantina.games.zone.combat.body_parts import UNCOVERED, cover_between
from cantina.games.zone.facts.figures import (
    area_of,
    enemies_on_map,
    enemy,
    far,
    ground,
    is_full,
    kind_of,
    on_area,
)
from cantina.games.zone.frames.enemies import EnemyAttack
from cantina.games.zone.map.distances import FAR
from cantina.games.zone.map.paths import cost
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NOWHERE, Area, Enemy, Figure
from cantina.games.zone.terms.kinds import CHARGE

ADVANCES_BEYOND: Final = 1
"""ST-27.5, AM-11: an advance attacker that is this near stays where it is."""


def attack_of(t: ZoneTable, e: Enemy) -> AttackLine:
    """ST-27.2: as its card has it."""
    return t.pack.enemies[enemy(t, e).card].attack


def gap(t: ZoneTable, e: Enemy, target: Figure) -> int:
    """The distance from an enemy to its target, as it measures."""
    here, there = area_of(t, e), area_of(t, target)
    return FAR if NOWHERE in (here, there) else far(t, e, here, there)


def must_advance(t: ZoneTable, e: Enemy, target: Figure) -> bool:
    """ST-27.5."""
    return attack_of(t, e).kind == CHARGE and gap(t, e, target) > ADVANCES_BEYOND


def landings(t: ZoneTable, e: Enemy, target: Figure) -> list[Area]:
    """ST-27.5: where an enemy that leaps comes down: on its target's area; when that is full, on
    the nearest area beside it that is not."""
    there = area_of(t, target)
    if not is_full(t, there):
        return [there]
    kind, here = kind_of(t, e), area_of(t, e)
    best, found = (FAR, FAR), [there][:0]
    for area in sorted(dict.fromkeys([other for _, other in ground(t).looks[kind][there]])):
        if ground(t).water >> area & 1 or is_full(t, area):
            continue
        price = cost(ground(t), kind, here, area, 0, False)
        if price < best:
            best, found = price, []
        if price == best:
            found.append(area)
    return found


def reaches(t: ZoneTable, e: Enemy, target: Figure) -> bool:
    """ST-27.9, AM-12: ruling: the attack's distance is where it can be made from."""
    return gap(t, e, target) <= attack_of(t, e).reach


def victims(t: ZoneTable, e: Enemy, target: Figure) -> list[Figure]:
    """ST-27.14: the target; of some attacks every target on its area, the chosen one first."""
    if not attack_of(t, e).hits_all:
        return [target]
    others = [other for other in on_area(t, area_of(t, target)) if other in targets_of(t, e)]
    return [target] + [other for other in others if other != target]


def force(t: ZoneTable, f: EnemyAttack, victim: Figure) -> int:
    """ST-27.8: the printed damage with what the activation card and the attack's own text change.
    Vulnerability and cover come on top."""
    line = attack_of(t, f.enemy)
    damage = f.printed + f.change
    # ST-27.10, AM-10: ruling: only the areas between the two count.
    damage += line.per_area_between * max(0, gap(t, f.enemy, victim) - 1)
    damage += line.per_other_of_same_card * helpers(t, f.enemy, victim)
    if line.bonus_if == "moved_at_most_1_in_this_attack" and f.moved <= 1:
        damage += line.bonus
    return damage


def helpers(t: ZoneTable, e: Enemy, victim: Figure) -> int:
    """Others of the attacker's card within distance 1 of its target."""
    card = enemy(t, e).card
    return len(
        [
            other
            for other in enemies_on_map(t)
            if other != e and enemy(t, other).card == card and gap(t, other, victim) <= 1
        ]
    )


def cover_from(t: ZoneTable, e: Enemy, victim: Figure) -> int:
    """ST-3.18, ST-3.19: lessens the damage, unless the attack ignores it."""
    ignored = UNCOVERED if attack_of(t, e).ignores_cover else 0
    return cover_between(t, e, victim, ignored)
