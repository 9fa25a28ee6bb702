"""ST-22.6 to ST-22.9: enemies lose HP and die."""

from __future__ import annotations

from cantina.games.zone.events.fighting import EnemyDied, EnemyLostHp, LootDropped
from cantina.games.zone.events.mission import ThingGained
from cantina.games.zone.facts.figures import enemy
from cantina.games.zone.facts.figures import place as put
from cantina.games.zone.facts.sides import side_of
from cantina.games.zone.facts.tallies import deeds_of
from cantina.games.zone.facts.things import hand_on
from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.state import EnemyState, ZoneTable
from cantina.games.zone.terms.figures import is_stalker
from cantina.games.zone.terms.ids import (
    NO_FIGURE,
    NO_STALKER,
    NOWHERE,
    Area,
    Enemy,
    Figure,
    Stalker,
)


def lose_enemy_hp(t: ZoneTable, e: Enemy, amount: int, attacker: Figure = NO_FIGURE) -> None:
    """ST-22.6: at 0 or less the enemy dies."""
    one = enemy(t, e)
    if one.area == NOWHERE or amount <= 0:
        return
    one.hp -= amount
    if t.heard:
        t.tell(EnemyLostHp("ST-22.6", enemy=e, amount=amount, hp=max(0, one.hp)))
    if one.hp <= 0:
        enemy_dies(t, e, attacker)


def gain_enemy_hp(t: ZoneTable, e: Enemy, amount: int) -> None:
    """Never above what its card says."""
    one = enemy(t, e)
    if one.area != NOWHERE:
        one.hp = min(t.pack.enemies[one.card].hp, one.hp + amount)


def enemy_dies(t: ZoneTable, e: Enemy, killer: Figure = NO_FIGURE) -> None:
    """ST-22.7: the standee goes back to the pool, from where it may come again (ST-22.9); a human
    leaves loot. ST-8.9: what it had is the killer's, or lies there. Then the mission minds it."""
    one = enemy(t, e)
    area = one.area
    card = t.pack.enemies[one.card]
    if t.heard:
        t.tell(EnemyDied("ST-22.7", enemy=e, card=one.card, area=area, killer=killer))
    t.state.tallies.kills += 1
    if is_stalker(killer):
        deeds_of(t, killer).kills += 1
    put(t, e, NOWHERE)
    into_pool(t, one)
    if card.human:
        drop_loot(t, area)
    give_up_things(t, e, killer_stalker(killer), area)
    mind_death(t, card.number, killer_stalker(killer), area)


def into_pool(t: ZoneTable, one: EnemyState) -> None:
    """As good as new."""
    one.hp = t.pack.enemies[one.card].hp
    one.stun = one.vulnerable = False
    one.came_from = NOWHERE


def killer_stalker(killer: Figure) -> Stalker:
    """The stalker whose attack caused the death, or NO_STALKER."""
    return killer if is_stalker(killer) else NO_STALKER


def give_up_things(t: ZoneTable, e: Enemy, killer: Stalker, area: Area) -> None:
    """ST-8.9: to the stalker who killed the enemy, else where it died."""
    for token in [token for token in t.state.tokens if token.bearer == e]:
        hand_on(t, token, killer, area)
        if t.heard:
            t.tell(ThingGained("ST-8.9", stalker=killer, thing=token.name))


def drop_loot(t: ZoneTable, area: Area) -> None:
    """ST-22.8: ruling: a random one of the unused tokens, face down on top of the stack; none when
    all are used (ST-1.2)."""
    pool = t.state.loot_pool
    if not pool:
        return
    t.state.loot[area].append(pool.pop(t.state.rng.below(len(pool))))
    if t.heard:
        t.tell(LootDropped("ST-22.8", area=area))


def mind_death(t: ZoneTable, card: int, killer: Figure, area: Area) -> None:
    """Environment cards in play that answer to the death of this enemy card."""
    for place in range(len(t.state.cards)):
        side = side_of(t, place)
        for trigger in side.triggers if side is not None else ():
            if trigger.trigger == "enemy_death" and trigger.enemy == card:
                t.push(resolve(trigger.program, actor=killer, card=place, area=area))
