"""Verbs of cards: rolls of their own, damage, attacks."""

from __future__ import annotations

from typing import Literal, TypeAlias

from cantina.games.zone.actions.mission import Fire
from cantina.games.zone.box.effect import NONE, Amount, EnemyHarm, StalkerHarm, Where, Who
from cantina.games.zone.box.standing import ReduceDamage, RollBonus
from cantina.games.zone.choose.areas import spots
from cantina.games.zone.choose.figures import self_of
from cantina.games.zone.choose.reactions_of_cards import granted
from cantina.games.zone.choose.targets import sees_target
from cantina.games.zone.combat.body_parts import part_of, strike
from cantina.games.zone.combat.dice import roll_anomaly, roll_gear, successes
from cantina.games.zone.combat.enemy_deaths import gain_enemy_hp, lose_enemy_hp
from cantina.games.zone.combat.weapon_attacks import begin_attack, forced_options, repeat_attack
from cantina.games.zone.effects.movement import MoveArtifactToSymbol
from cantina.games.zone.facts.companions import hurt_companion
from cantina.games.zone.facts.figures import area_of, enemy, on_area
from cantina.games.zone.facts.innermost import anomaly_of, attack_of, enemy_attack_of
from cantina.games.zone.facts.verbs import Each, Once, Point
from cantina.games.zone.frames.effects import Resolve, within
from cantina.games.zone.frames.enemies import enemy_attack
from cantina.games.zone.frames.stalkers import blast, lose_hp, suffer
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import COMPANION, is_enemy, to_stalker
from cantina.games.zone.terms.ids import (
    NO_BRANCH,
    NOWHERE,
    AttackId,
    Branch,
    Enemy,
    Figure,
    Stalker,
)
from cantina.games.zone.terms.kinds import PARTS
from cantina.games.zone.terms.numbers import GROUPS
from cantina.kernel.action import Action
from cantina.parts.declare import op

Self: TypeAlias = Literal["self"]
AnyWeapon: TypeAlias = Literal["any_weapon_action"]
WeaponReach: TypeAlias = Literal["weapon_max"]
Masks: TypeAlias = Literal["gasmasks"]

SYMBOLS = ("", "p1", "p2", "p3", "p4")


@op("roll")
class Roll(Once):
    """Anomaly dice are thrown now. ST-31.6: no focus for them. Equipment dice belong to the attack
    that follows, which may be rerolled (ST-23.8)."""

    G: int = 0
    A: int = 0
    chosen: bool = False

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        f.dice = self.G
        if not self.A:
            return
        count = self.A
        if is_detection(t, f):
            count += granted(t, to_stalker(self_of(f)), "find_artifact", RollBonus)
        f.rolled = [roll_anomaly(t) for _ in range(count)]


def is_detection(t: ZoneTable, f: Resolve) -> bool:
    ops = t.pack.programs[f.program].ops
    return any([isinstance(op, MoveArtifactToSymbol) for op in ops])


@op("table")
class Table(Once):
    """The entry of the symbol that was rolled."""

    cases: dict[str, Branch]

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        symbol = SYMBOLS[f.rolled[0]]
        branch = self.cases.get(symbol, self.cases.get("other", NO_BRANCH))
        if branch != NO_BRANCH:
            t.push(within(f, branch))


# Damage.


def shielded(t: ZoneTable, s: Stalker, damage: int) -> int:
    """ST-30.18: what an anomaly does to a stalker, less what its cards keep off."""
    if anomaly_of(t) is None:
        return damage
    return max(0, damage - granted(t, s, "anomaly_damage", ReduceDamage))


@op("wounds")
class Wounds(Each):
    """ST-27.16, ST-30.18: damage without cover; on an enemy this many successes against its
    torso."""

    amount: Amount
    to: Who | None = None
    may_defend: bool = False

    def reaches_companion(self) -> bool:
        return True

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if area_of(t, figure) == NOWHERE:
            return
        if is_enemy(figure):
            strike(t, figure, self.amount.base)
        elif figure == COMPANION:
            hurt_companion(t, self.amount.base)
        else:
            s = to_stalker(figure)
            damage = shielded(t, s, self.amount.base)
            t.push(suffer(s, damage, defends=self.may_defend))


@op("lose_hp")
class LoseHp(Each):
    """ST-30.18: lost HP is not reduced by a defence roll."""

    amount: Amount

    def reaches_companion(self) -> bool:
        return True

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if figure == COMPANION:
            hurt_companion(t, self.amount.base)
            return
        s = to_stalker(figure)
        t.push(lose_hp(s, shielded(t, s, self.amount.base)))


@op("roll_lose_hp")
class RollLoseHp(Each):
    """ST-30.18: as many HP as dice of equipment show successes."""

    G: int

    def reaches_companion(self) -> bool:
        return True

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        lost = successes(roll_gear(t, self.G), False)
        if figure == COMPANION:
            hurt_companion(t, lost)
            return
        s = to_stalker(figure)
        t.push(lose_hp(s, shielded(t, s, lost)))


@op("enemy_hp")
class EnemyHp(Each):
    """ST-24.4: HP of an enemy, more or less."""

    amount: Amount
    to: Who | None = None

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if not is_enemy(figure):
            return
        if self.amount.base < 0:
            lose_enemy_hp(t, figure, -self.amount.base, f.owner)
        else:
            gain_enemy_hp(t, figure, self.amount.base)


@op("areas")
class Areas(Once):
    """ST-8.15: on every area of the set stalkers suffer and enemies are hit, without cover and
    without an attacker."""

    where: Where
    stalkers: StalkerHarm
    enemies: EnemyHarm

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        hit = [other for area in spots(t, f, self.where) for other in on_area(t, area)]
        for other in reversed(hit):
            if is_enemy(other):
                part = part_of(t, other, PARTS.index(self.enemies.part))
                strike(t, other, self.enemies.successes, part=part)
            elif other == COMPANION:
                hurt_companion(t, self.stalkers.wounds)
            else:
                harm = self.stalkers
                t.push(suffer(to_stalker(other), harm.wounds, defends=harm.may_defend))


# Attacks.


@op("attack_all_in")
class AttackAllIn(Once):
    """ST-21.15, ST-21.16: a grenade: the dice rolled for it, or a fixed number of successes."""

    where: Where
    stalkers: StalkerHarm
    enemies: EnemyHarm

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        fixed = max(0, self.enemies.successes)
        thrower = self_of(f)
        s = to_stalker(f.actor if thrower == COMPANION else thrower)
        t.push(blast(s, f.area, f.dice if not fixed else 0, fixed, thrower))


@op("attack")
class Attack(Point):
    """An enemy attacks; without a target in sight nothing happens (ST-27.3). ST-25.12: the card
    changes the attack, perhaps for some groups only."""

    who: Who
    wounds: int = 0
    mods: dict[str, int] | None = None

    def is_idle(self, t: ZoneTable, e: Enemy) -> bool:
        return not sees_target(t, e)

    def order(self, t: ZoneTable, e: Enemy) -> None:
        group = enemy(t, e).group
        change = self.mods.get(GROUPS[group], 0) if self.mods is not None and group != NONE else 0
        t.push(enemy_attack(e, change=self.wounds + change))

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if is_enemy(figure):
            super().run(t, f, figure)


@op("repeat_attack")
class RepeatAttack(Once):
    """The attack is made again."""

    attack: AttackId

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        going_on = attack_of(t)
        if going_on is not None:
            repeat_attack(t, going_on, self.attack)


@op("attack_stalker")
class AttackStalker(Each):
    """Under control a stalker fires at another, who may defend; successes are wounds, and gas masks
    pay for nothing."""

    attack: AttackId
    success_counts_as_wound: int
    fallback: AnyWeapon
    within: WeaponReach
    if_none_in_reach: Self
    no_effects_needing: Masks
    needs_ammo: bool = False

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        return [*forced_options(t, to_stalker(figure), self.attack)]

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if f.picked:
            number, target = f.picked[0], Figure(f.picked[1])
            rounds = f.picked[2] if len(f.picked) > 2 else None
            begin_attack(t, to_stalker(figure), Fire(number, target, rounds))


@op("redirect_attack")
class RedirectAttack(Each):
    """ST-27.15: ruling: after the choice of the target, before any damage."""

    who: Who

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        going_on = enemy_attack_of(t)
        if going_on is not None:
            going_on.target = figure


@op("next_weapon_attack_free")
class NextWeaponAttackFree(Each):
    """ST-19.2."""

    amount: Amount

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        t.state.stalkers[figure].attack_free = True
