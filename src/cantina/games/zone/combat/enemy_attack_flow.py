"""Chapter 27: an enemy attacks. ST-27.1: it always hits stalkers."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import ChooseGoal, ChooseTarget
from cantina.games.zone.choose.reactions_of_cards import answering
from cantina.games.zone.choose.targets import LEAD, ONLY, aims
from cantina.games.zone.combat.body_parts import exposed, strike
from cantina.games.zone.combat.dice import roll_anomaly
from cantina.games.zone.combat.enemy_damage import (
    attack_of,
    cover_from,
    force,
    gap,
    landings,
    must_advance,
    reaches,
    victims,
)
from cantina.games.zone.events.enemies import (
    AttackFellShort,
    AttackRolled,
    EnemyAimed,
    EnemyAttacked,
)
from cantina.games.zone.facts.companions import attacked
from cantina.games.zone.facts.conditions_on_figures import has_moved
from cantina.games.zone.facts.figures import area_of, enemy, stalkers_on_map
from cantina.games.zone.facts.lead import lead
from cantina.games.zone.facts.visibility import sees
from cantina.games.zone.frames.effects import moment, moved, resolve
from cantina.games.zone.frames.enemies import EnemyAttack, march
from cantina.games.zone.frames.stalkers import suffer
from cantina.games.zone.movement.enemy_step import step_to
from cantina.games.zone.movement.facing import face_toward
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import COMPANION, is_enemy, is_stalker, to_stalker
from cantina.games.zone.terms.ids import (
    NO_FIGURE,
    NO_PROGRAM,
    NO_STALKER,
    NOWHERE,
    Area,
    Enemy,
    Figure,
    Stalker,
)
from cantina.kernel.flow import ask, do, flow, loop


def is_off(t: ZoneTable, f: EnemyAttack) -> bool:
    """No attack is made: nobody to attack, or one of the two is gone."""
    return NOWHERE in (
        area_of(t, f.enemy),
        area_of(t, f.target) if f.target != NO_FIGURE else NOWHERE,
    )


def seek(t: ZoneTable, f: EnemyAttack) -> None:
    """ST-27.3: whom it may attack; none: the attack ends. ST-28.1: in a reaction only the one
    stalker."""
    if area_of(t, f.enemy) == NOWHERE:
        return
    why = ONLY
    if f.only == NO_STALKER:
        found, why = aims(t, f.enemy)
        f.choices = [*found]
    elif area_of(t, f.only) != NOWHERE and sees(t, f.enemy, f.only):
        f.choices = [f.only]
    if not f.choices or rolls_instead(t, f):
        f.choices = []
    elif len(f.choices) == 1:
        aim(t, f, Figure(f.choices[0]), why)


def rolls_instead(t: ZoneTable, f: EnemyAttack) -> bool:
    """Some roll the anomaly die first: for the damage of this attack, or what they do instead."""
    line = attack_of(t, f.enemy)
    f.printed = line.wounds
    if not line.before:
        return False
    petals = roll_anomaly(t)
    if t.heard:
        t.tell(AttackRolled("ST-27.2", enemy=f.enemy, petals=petals))
    f.printed, instead = line.before[petals - 1]
    if instead != NO_PROGRAM:
        t.push(resolve(instead, owner=f.enemy, actor=f.enemy))
    return instead != NO_PROGRAM


def equal_targets(t: ZoneTable, f: EnemyAttack) -> list[ChooseTarget]:
    """ST-27.3, ST-27.4: the players choose among targets that are equally near."""
    if f.target != NO_FIGURE:
        return []
    return [ChooseTarget(Figure(figure)) for figure in f.choices]


def choose_target(t: ZoneTable, f: EnemyAttack, action: ChooseTarget) -> None:
    aim(t, f, action.figure, LEAD)


def aim(t: ZoneTable, f: EnemyAttack, target: Figure, why: str) -> None:
    f.target = target
    f.choices = []
    if t.heard:
        t.tell(EnemyAimed("ST-27.3", enemy=f.enemy, target=target, why=why))


def warn(t: ZoneTable, f: EnemyAttack) -> None:
    """ST-27.15: ruling: another stalker may step in now, before the advance and any damage."""
    if not is_off(t, f) and is_stalker(f.target):
        others = [s for s in stalkers_on_map(t) if s != f.target]
        offer(t, others, "other_stalker_attacked", f.enemy)


def offer(t: ZoneTable, stalkers: list[Stalker], trigger: str, e: Enemy) -> None:
    """To each of them in turn."""
    for s in reversed(stalkers):
        if answering(t, s, trigger, e):
            t.push(moment(trigger, s, e))


def advance(t: ZoneTable, f: EnemyAttack) -> None:
    """ST-27.5, ST-27.6: toward the target's own area, as far as movement and room allow; nothing
    interrupts it."""
    if is_off(t, f) or not must_advance(t, f.enemy, f.target):
        return
    line = attack_of(t, f.enemy)
    if line.leaps:
        areas = landings(t, f.enemy, f.target)
        f.choices = [*areas]
        if len(areas) == 1:
            leap(t, f, areas[0])
        return
    steps = t.pack.enemies[enemy(t, f.enemy).card].move
    t.push(march(f.enemy, [area_of(t, f.target)], steps, True, list(line.ignores)))


def equal_landings(t: ZoneTable, f: EnemyAttack) -> list[ChooseGoal]:
    """ST-5.5: where it comes down, of several areas as near."""
    return [ChooseGoal(Area(area)) for area in f.choices]


def choose_landing(t: ZoneTable, f: EnemyAttack, action: ChooseGoal) -> None:
    leap(t, f, action.area)


def leap(t: ZoneTable, f: EnemyAttack, area: Area) -> None:
    """ST-27.5: it is put there. ST-30.14: so nothing is rolled for the areas between."""
    f.choices = []
    f.moved = gap(t, f.enemy, f.target)
    path = [area_of(t, f.enemy)]
    step_to(t, f.enemy, area, path)
    has_moved(t, f.enemy)
    t.push(moved(f.enemy, path, rolls=False))


def rouse(t: ZoneTable, f: EnemyAttack) -> None:
    """Cards of any stalker may answer to an attack that begins, whoever the target is."""
    if not is_off(t, f):
        offer(t, stalkers_on_map(t), "enemy_attacks", f.enemy)


def turn(t: ZoneTable, f: EnemyAttack) -> None:
    """ST-27.7, AM-21: on its target's area it keeps its direction."""
    if not is_off(t, f):
        face_toward(t, f.enemy, area_of(t, f.target), "ST-27.7")


def reach(t: ZoneTable, f: EnemyAttack) -> None:
    """ST-27.9: too far away, the attack has no effect."""
    if is_off(t, f):
        return
    if reaches(t, f.enemy, f.target):
        f.waiting = victims(t, f.enemy, f.target)
    elif t.heard:
        t.tell(AttackFellShort("ST-27.9", enemy=f.enemy, target=f.target))


def hit(t: ZoneTable, f: EnemyAttack) -> None:
    """ST-27.8, ST-27.11, ST-27.12: damage to a stalker, who may defend; or as successes against the
    torso of an enemy. ST-34.8: a companion does not defend."""
    f.victim = NO_FIGURE
    if not f.waiting:
        return
    victim = f.waiting.pop(0)
    if NOWHERE in (area_of(t, victim), area_of(t, f.enemy)):
        return
    f.victim = victim
    damage = force(t, f, victim)
    if is_stalker(victim):
        damage += exposed(t, victim)
    cover = cover_from(t, f.enemy, victim)
    f.damage = max(0, damage - cover)
    if t.heard:
        t.tell(EnemyAttacked("ST-27.8", enemy=f.enemy, target=victim, damage=f.damage, cover=cover))
    if is_enemy(victim):
        strike(t, victim, f.damage, f.enemy)
        return
    if victim == COMPANION:
        attacked(t, f.damage)
        return
    s = to_stalker(victim)
    f.hp = health(t, s)
    defence = suffer(s, f.damage, f.enemy)
    if victim == f.target:
        defence.roll.bonus += f.bonus
    t.push(defence)


def health(t: ZoneTable, s: Stalker) -> int:
    """What every loss lessens: HP, or when none is left critical wounds more (ST-23.2)."""
    stalker = t.state.stalkers[s]
    return stalker.hp - sum(stalker.critical)


def follow(t: ZoneTable, f: EnemyAttack) -> None:
    """ST-27.12: an enemy that survives turns to its attacker. What the attack does to a stalker
    that lost HP by it comes now."""
    if f.victim == NO_FIGURE or area_of(t, f.victim) == NOWHERE:
        return
    if is_enemy(f.victim):
        face_toward(t, f.victim, area_of(t, f.enemy), "ST-27.12")
        return
    if f.victim == COMPANION:
        return
    program = attack_of(t, f.enemy).on_hurt
    if program != NO_PROGRAM and health(t, to_stalker(f.victim)) < f.hp:
        t.push(resolve(program, owner=f.enemy, actor=f.victim))


def has_victims(t: ZoneTable, f: EnemyAttack) -> bool:
    return bool(f.waiting)


ENEMY_ATTACK: Final = flow(
    EnemyAttack,
    do(seek, rule="ST-27.3"),
    ask("target", seat=lead, options=equal_targets, answer=choose_target, rule="ST-27.3"),
    do(warn, rule="ST-27.15"),
    do(advance, rule="ST-27.5"),
    ask("landing", seat=lead, options=equal_landings, answer=choose_landing, rule="ST-5.5"),
    do(rouse, rule="ST-27.3"),
    do(turn, rule="ST-27.7"),
    do(reach, rule="ST-27.9"),
    do(hit, rule="ST-27.8"),
    do(follow, rule="ST-27.12"),
    loop("hit", while_=has_victims, rule="ST-27.14"),
)
