"""Verbs of cards that are only read: they change how something else is done."""

from __future__ import annotations

from typing import Literal, TypeAlias

from cantina.games.zone.box.effect import Amount, Standing
from cantina.games.zone.terms.kinds import CONTAINERS
from cantina.parts.declare import op

ContainerLevel: TypeAlias = Literal["improved", "advanced"]
Worst: TypeAlias = Literal["none"]
Haze: TypeAlias = Literal["poor_visibility"]
Immunity: TypeAlias = Literal["anomalies", "push", "stun"]


# What a stalker has and can do.


@op("backpack_size")
class BackpackSize(Standing):
    """More places in the backpack."""

    amount: Amount


@op("container")
class Container(Standing):
    """ST-18.20: artifacts are kept as in a container of this level."""

    level: ContainerLevel

    def adds(self) -> int:
        return CONTAINERS.index(self.level)


@op("map_radiation")
class MapRadiation(Standing):
    """Less of what an area gives."""

    amount: Amount


@op("enemy_sight_max")
class EnemySightMax(Standing):
    """ST-6.9: enemies see its owner from this many areas at most."""

    amount: Amount


@op("move_max")
class MoveMax(Standing):
    """ST-13.1: another distance of Move."""

    amount: Amount


@op("move_bonus")
class MoveBonus(Standing):
    """ST-13.1: areas added to Move."""

    amount: Amount


@op("careful_move_max")
class CarefulMoveMax(Standing):
    """ST-13.2: another distance of Careful Move."""

    amount: Amount


@op("range_bonus")
class RangeBonus(Standing):
    """Areas added to a throw."""

    amount: Amount


@op("draw_loot")
class DrawLoot(Standing):
    """ST-7.5: this many tokens are turned up, of which some are kept."""

    amount: Amount
    keep: int


# Rolls and damage.


@op("reroll_dice")
class RerollDice(Standing):
    """ST-21.7: this many dice of a roll."""

    amount: Amount


@op("reroll_anomaly_die")
class RerollAnomalyDie(Standing):
    """For activation."""

    amount: Amount


@op("roll_bonus")
class RollBonus(Standing):
    """More anomaly dice for a detector; one of all is chosen."""

    A: int
    chosen: bool = False

    def adds(self) -> int:
        return self.A


@op("reduce_damage")
class ReduceDamage(Standing):
    """ST-30.18."""

    amount: Amount


@op("cap_result")
class CapResult(Standing):
    """An attack does no more than this to the enemy."""

    result: Worst


@op("ignore")
class Ignore(Standing):
    """The weapon sees through it."""

    what: Haze


@op("immune")
class Immune(Standing):
    """Of an enemy: anomalies pass it by, or parts of a light wound do nothing."""

    to: tuple[Immunity, ...]
