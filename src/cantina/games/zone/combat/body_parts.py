"""ST-21.8: body parts of enemies: thresholds, and what a number of successes does to one."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.box.standing import CapResult
from cantina.games.zone.choose.conditions import met
from cantina.games.zone.combat.verbs import AddSuccess
from cantina.games.zone.events.fighting import EnemyHit
from cantina.games.zone.facts.conditions_on_figures import VULNERABLE, discard
from cantina.games.zone.facts.figures import area_of, enemy, ground
from cantina.games.zone.facts.tallies import deeds_of
from cantina.games.zone.frames.enemies import hurt
from cantina.games.zone.map.ground import cover_against
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import is_stalker
from cantina.games.zone.terms.ids import NO_FIGURE, NOWHERE, Area, Enemy, Figure, Stalker
from cantina.games.zone.terms.kinds import HEAD, TORSO
from cantina.games.zone.terms.numbers import NONE

UNCOVERED: Final = 99
"""Cover that is ignored, whatever it is."""

VULNERABLE_BONUS_DAMAGE: Final = 3  # of a stalker (ST-23.13)
VULNERABLE_HEAVY_LOSS: Final = 2  # HP of an enemy (ST-23.14)


def parts_of(t: ZoneTable, e: Enemy) -> list[int]:
    """The body parts that the enemy's card has, torso first."""
    card = t.pack.enemies[enemy(t, e).card]
    return [part for part in (TORSO, HEAD) if card.has_part(part)]


def torso_of(t: ZoneTable, e: Enemy) -> int:
    """ST-27.13: ruling: the part with the lowest threshold, if a card has no torso."""
    card = t.pack.enemies[enemy(t, e).card]
    if card.has_part(TORSO):
        return TORSO
    return min([(line.successes, line.part) for line in card.hits])[1]


def cover_of(t: ZoneTable, attacker_area: Area, target_area: Area, ignored: int) -> int:
    """ST-3.18, ST-21.8: cover that counts, less what the attack ignores. Without an area of the
    attacker (ST-27.16) there is none."""
    if NOWHERE in (attacker_area, target_area):
        return 0
    return max(0, cover_against(ground(t), target_area, attacker_area) - ignored)


def toughness(t: ZoneTable, e: Enemy, attacker: Figure) -> tuple[int, bool]:
    """What the enemy's own card changes about an attack on it: successes added, and whether the
    attack can do nothing at all. What hurts it without anybody attacking is no attack."""
    card = t.pack.enemies[enemy(t, e).card]
    added, harmless = 0, False
    if card.ability is None or attacker == NO_FIGURE:
        return added, harmless
    for number in card.ability.effects:
        effect = t.pack.effects[number]
        if effect.trigger != "attacked" or not met(t, effect.conditions, e, attacker):
            continue
        for op in t.pack.programs[effect.program].ops:
            if isinstance(op, AddSuccess):
                added += op.amount.base
            elif isinstance(op, CapResult):
                harmless = True
    return added, harmless


def results_of(
    t: ZoneTable, e: Enemy, part: int, successes: int, attacker: Figure = NO_FIGURE
) -> tuple[str, ...]:
    """ST-21.8: the effect of the highest threshold reached, left to right (ST-21.9); none: a miss.
    Cover has been subtracted."""
    added, harmless = toughness(t, e, attacker)
    if harmless:
        return ()
    return t.pack.enemies[enemy(t, e).card].result(part, max(0, successes + added))


def part_of(t: ZoneTable, e: Enemy, part: int) -> int:
    """ST-8.15: an enemy without such a part is hit on its torso."""
    hits = t.pack.enemies[enemy(t, e).card].hits
    return part if any([line.part == part for line in hits]) else torso_of(t, e)


def strike(
    t: ZoneTable,
    e: Enemy,
    successes: int,
    attacker: Figure = NO_FIGURE,
    part: int = NONE,
    cover: int = 0,
) -> None:
    """ST-21.8, ST-27.12: this many successes come to an enemy, on its torso unless a part is named;
    `cover` is subtracted. What they do is pushed."""
    where = torso_of(t, e) if part == NONE else part
    left = max(0, successes - cover)
    results = results_of(t, e, where, left, attacker)
    if is_stalker(attacker):
        deeds_of(t, attacker).strikes += 1
        deeds_of(t, attacker).hits += int(bool(results))
    if t.heard:
        t.tell(
            EnemyHit(
                "ST-21.8",
                attacker=attacker,
                enemy=e,
                part=where,
                successes=left,
                cover=cover,
                results=list(results),
            )
        )
    if results:
        t.push(hurt(e, results, attacker))


def shares_that_matter(
    t: ZoneTable, e: Enemy, part: int, cover: int, attacker: Figure
) -> list[int]:
    """ST-21.14: how many successes of a divided burst reach each threshold of this enemy."""
    added, harmless = toughness(t, e, attacker)
    if harmless:
        return []
    lines = t.pack.enemies[enemy(t, e).card].hits
    return [max(0, line.successes + cover - added) for line in lines if line.part == part]


def exposed(t: ZoneTable, s: Stalker) -> int:
    """ST-23.13: a vulnerable stalker that is attacked suffers more, and is vulnerable no more."""
    return VULNERABLE_BONUS_DAMAGE if discard(t, s, VULNERABLE, "ST-23.13") else 0


def cover_between(t: ZoneTable, attacker: Figure, target: Figure, ignored: int = 0) -> int:
    """The cover of one figure against another."""
    return cover_of(t, area_of(t, attacker), area_of(t, target), ignored)
