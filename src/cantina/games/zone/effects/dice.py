"""Verbs of effects: dice, rolls, and attacks that are going on."""

from __future__ import annotations

from cantina.games.zone.actions import Fire
from cantina.games.zone.box.effect import INFINITE, NONE, Op
from cantina.games.zone.choose.areas import spots
from cantina.games.zone.choose.figures import self_of
from cantina.games.zone.choose.reactions_of_cards import granted
from cantina.games.zone.combat.body_parts import strike
from cantina.games.zone.combat.dice import current_roll, roll_anomaly, roll_gear, successes
from cantina.games.zone.combat.enemy_deaths import gain_enemy_hp, lose_enemy_hp
from cantina.games.zone.combat.weapon_attacks import begin_attack, repeat_attack
from cantina.games.zone.facts.amounts import amount
from cantina.games.zone.facts.figures import area_of, on_area
from cantina.games.zone.facts.innermost import (
    anomaly_of,
    attack_of,
    defence_of,
    enemy_attack_of,
)
from cantina.games.zone.frames.effects import Resolve, within
from cantina.games.zone.frames.enemies import enemy_attack
from cantina.games.zone.frames.stalkers import blast, lose_hp, suffer
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.numbers import ENEMY, NOWHERE

SYMBOLS = ("", "p1", "p2", "p3", "p4")


def add_dice(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-21.6: more dice in the roll that is about to be made."""
    roll = current_roll(t)
    if roll is not None:
        roll.gear += op.numbers.get("G", 0)
        roll.skill += op.numbers.get("S", 0)


def add_success(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """In the present roll; of who steps in for another in the defence roll that follows."""
    defence, attack = defence_of(t), enemy_attack_of(t)
    if attack is not None and (defence is None or defence.stalker != self_of(f)):
        attack.bonus += op.amount.base
        return
    roll = current_roll(t)
    if roll is not None:
        roll.bonus += op.amount.base


def roll(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """Anomaly dice are thrown now. ST-31.6: no focus for them. Equipment dice belong to the attack
    that follows, which may be rerolled (ST-23.8)."""
    f.dice = op.numbers.get("G", 0)
    count = op.numbers.get("A", 0)
    if not count:
        return
    if is_detection(t, f):
        count += granted(t, self_of(f), "find_artifact", "roll_bonus")
    f.rolled = [roll_anomaly(t) for _ in range(count)]


def is_detection(t: ZoneTable, f: Resolve) -> bool:
    ops = t.pack.programs[f.program].ops
    return any([op.verb == "move_artifact_to_symbol" for op in ops])


def table(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """The entry of the symbol that was rolled."""
    symbol = SYMBOLS[f.rolled[0]]
    program = op.branches.get(symbol, op.branches.get("other", NONE))
    if program != NONE:
        t.push(within(f, program))


def anomaly_roll_table(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    f.rolled = [roll_anomaly(t)]
    table(t, f, op, figure)


def halve_wounds(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    defence = defence_of(t)
    if defence is not None:
        defence.damage = (defence.damage + (1 if op.word == "up" else 0)) // 2


def drop_defence_dice(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """Flat bonuses stay."""
    defence = defence_of(t)
    if defence is not None:
        defence.roll.dice = []


# Damage.


def shielded(t: ZoneTable, s: int, damage: int) -> int:
    """ST-30.18: what an anomaly does to a stalker, less what its cards keep off."""
    if anomaly_of(t) is None:
        return damage
    return max(0, damage - granted(t, s, "anomaly_damage", "reduce_damage"))


def wounds(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-27.16, ST-30.18: damage without cover; on an enemy so many successes against its torso."""
    if area_of(t, figure) == NOWHERE:
        return
    if figure >= ENEMY:
        strike(t, figure, op.amount.base)
    else:
        damage = shielded(t, figure, op.amount.base)
        t.push(suffer(figure, damage, defends="may_defend" in op.marks))


def lose(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-30.18: lost HP is not reduced by a defence roll."""
    t.push(lose_hp(figure, shielded(t, figure, op.amount.base)))


def roll_lose_hp(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    lost = successes(roll_gear(t, op.numbers["G"]), False)
    t.push(lose_hp(figure, shielded(t, figure, lost)))


def enemy_hp(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    if figure < ENEMY:
        return
    if op.amount.base < 0:
        lose_enemy_hp(t, figure, -op.amount.base, f.owner)
    else:
        gain_enemy_hp(t, figure, op.amount.base)


def areas(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """On every area of the set: stalkers suffer, enemies are hit."""
    assert op.where is not None
    hit = [other for area in spots(t, f, op.where) for other in on_area(t, area)]
    for other in reversed(hit):
        if other >= ENEMY:
            strike(t, other, op.numbers["successes"])
        else:
            t.push(suffer(other, op.numbers["wounds"], defends="may_defend" in op.marks))


# Attacks.


def attack_all_in(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-21.15, ST-21.16: a grenade: the dice rolled for it, or a fixed number of successes."""
    fixed = max(0, op.numbers.get("successes", 0))
    t.push(blast(self_of(f), f.area, f.dice if not fixed else 0, fixed))


def hit_all_enemies_in(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-21.15: a blast."""
    attack = attack_of(t)
    if attack is not None:
        attack.area_wide = True


def hit_all_figures_in(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-21.16."""
    attack = attack_of(t)
    if attack is not None:
        attack.area_wide = attack.everyone = True


def attack(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """An enemy attacks; without a target in sight nothing happens (ST-27.3)."""
    if figure >= ENEMY and area_of(t, figure) != NOWHERE:
        t.push(enemy_attack(figure, change=op.numbers.get("wounds", 0)))


def repeat(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    going_on = attack_of(t)
    if going_on is not None:
        repeat_attack(t, going_on, op.word)


def attack_stalker(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """Under control a stalker fires at another, who may defend; successes are wounds, and gas masks
    pay for nothing."""
    if f.picked:
        number, target = f.picked[0], f.picked[1]
        rounds = f.picked[2] if len(f.picked) > 2 else None
        begin_attack(t, figure, Fire(number, target, rounds))


def redirect_attack(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    """ST-27.15: ruling: after the choice of the target, before any damage."""
    going_on = enemy_attack_of(t)
    if going_on is not None:
        going_on.target = figure


def next_weapon_attack_free(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    t.state.stalkers[figure].attack_free = True


def ignore_cover(t: ZoneTable, f: Resolve, op: Op, figure: int) -> None:
    going_on = attack_of(t)
    if going_on is not None:
        going_on.ignored_cover += min(INFINITE, amount(t, op.amount, figure))
