"""Verbs of cards that change the attack or the defence under way; `gasmasks` and `forecast` read
some of them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from cantina.games.zone.box.effect import INFINITE, Amount, StalkerHarm, Where
from cantina.games.zone.choose.figures import self_of
from cantina.games.zone.combat.dice import current_roll
from cantina.games.zone.facts.amounts import amount
from cantina.games.zone.facts.innermost import attack_of, defence_of, enemy_attack_of
from cantina.games.zone.facts.verbs import Once
from cantina.games.zone.frames.effects import Resolve
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import Figure
from cantina.parts.declare import op

Rounding: TypeAlias = Literal["up"]
All: TypeAlias = Literal["all"]


@op("add_dice")
class AddDice(Once):
    """ST-21.6: more dice in the roll that is about to be made."""

    G: int = 0
    S: int = 0

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        roll = current_roll(t)
        if roll is not None:
            roll.gear += self.G
            roll.skill += self.S


@op("add_success")
class AddSuccess(Once):
    """In the present roll; of a stalker that steps in for another in the defence roll that
    follows."""

    amount: Amount

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        defence, attack = defence_of(t), enemy_attack_of(t)
        if attack is not None and (defence is None or defence.stalker != self_of(f)):
            attack.bonus += self.amount.base
            return
        roll = current_roll(t)
        if roll is not None:
            roll.bonus += self.amount.base


@op("ignore_cover")
class IgnoreCover(Once):
    """ST-21.8."""

    amount: Amount

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        attack = attack_of(t)
        if attack is not None:
            attack.ignored_cover += min(INFINITE, amount(t, self.amount, figure))


@op("hit_all_enemies_in")
class HitAllEnemiesIn(Once):
    """ST-21.15: a blast."""

    where: Where

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        attack = attack_of(t)
        if attack is not None:
            attack.area_wide = True


@op("hit_all_figures_in")
class HitAllFiguresIn(Once):
    """ST-21.16."""

    where: Where
    stalkers: StalkerHarm

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        attack = attack_of(t)
        if attack is not None:
            attack.area_wide = attack.everyone = True


@op("halve_wounds")
class HalveWounds(Once):
    """The wounds of the attack that is defended against."""

    rounding: Rounding

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        defence = defence_of(t)
        if defence is not None:
            defence.damage = (defence.damage + 1) // 2


@op("drop_defence_dice")
class DropDefenceDice(Once):
    """Flat bonuses stay."""

    which: All

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        defence = defence_of(t)
        if defence is not None:
            defence.roll.dice = []
