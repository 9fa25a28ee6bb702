"""ST-28.1, ST-11.10: after a stalker's turn the enemies that see it attack it. AM-15: all of them
must. ST-28.4, ST-28.6: turns of nobody else cause this, nor do enemies react to enemies."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import ChooseEnemy
from cantina.games.zone.choose.targets import LEAD, in_order, measure
from cantina.games.zone.events.enemies import EnemyActed, EnemyRecovered
from cantina.games.zone.facts.conditions_on_figures import STUN, discard
from cantina.games.zone.facts.figures import area_of, enemies_on_map
from cantina.games.zone.facts.lead import lead
from cantina.games.zone.facts.visibility import sees
from cantina.games.zone.frames.enemies import EnemyAttack, Reaction, enemy_attack
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_ENEMY, NOWHERE, Enemy
from cantina.kernel.flow import ask, call, do, flow, loop


def notice(t: ZoneTable, f: Reaction) -> None:
    """ST-28.1: who sees the stalker now."""
    if area_of(t, f.stalker) != NOWHERE:
        f.waiting = [e for e in enemies_on_map(t) if sees(t, e, f.stalker)]


def still_seeing(t: ZoneTable, f: Reaction) -> list[Enemy]:
    """ST-28.3: ruling: an enemy that no longer sees the stalker does not react."""
    if area_of(t, f.stalker) == NOWHERE:
        return []
    return [e for e in f.waiting if area_of(t, e) != NOWHERE and sees(t, e, f.stalker)]


def first_ones(t: ZoneTable, f: Reaction) -> tuple[list[Enemy], str]:
    """ST-28.2: ruling: the nearest first, then by colour, then as the lead stalker says."""
    return in_order(t, f.waiting, [measure(t, e, f.stalker) for e in f.waiting])


def come_forward(t: ZoneTable, f: Reaction) -> None:
    """ST-23.11, ST-28.5: a stunned enemy discards its stun instead. Which of several that are equal
    does so first makes no difference."""
    f.enemy = NO_ENEMY
    f.waiting = still_seeing(t, f)
    while f.waiting:
        tied, why = first_ones(t, f)
        dazed = [e for e in tied if discard(t, e, STUN, "ST-28.5")]
        if not dazed:
            if len(tied) == 1:
                step_up(t, f, tied[0], why)
            return
        for e in dazed:
            f.waiting.remove(e)
            if t.heard:
                t.tell(EnemyRecovered("ST-28.5", enemy=e))


def equals(t: ZoneTable, f: Reaction) -> list[ChooseEnemy]:
    if f.enemy != NO_ENEMY or not f.waiting:
        return []
    return [ChooseEnemy(e) for e in first_ones(t, f)[0]]


def choose(t: ZoneTable, f: Reaction, action: ChooseEnemy) -> None:
    step_up(t, f, action.enemy, LEAD)


def step_up(t: ZoneTable, f: Reaction, e: Enemy, why: str) -> None:
    f.enemy = e
    f.waiting.remove(e)
    if t.heard:
        t.tell(EnemyActed("ST-28.2", enemy=e, why=why))


def strike_back(t: ZoneTable, f: Reaction) -> EnemyAttack | None:
    """ST-28.1: only this stalker can be its target."""
    return enemy_attack(f.enemy, f.stalker) if f.enemy != NO_ENEMY else None


def anyone_left(t: ZoneTable, f: Reaction) -> bool:
    return bool(f.waiting)


REACTION: Final = flow(
    Reaction,
    do(notice, rule="ST-28.1"),
    do(come_forward, rule="ST-28.3"),
    ask("first", seat=lead, options=equals, answer=choose, rule="ST-28.2"),
    call(strike_back, rule="ST-28.1"),
    loop("come_forward", while_=anyone_left, rule="ST-28.2"),
)
