"""What happens in attacks."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.zone.terms.ids import Area, EffectNo, Gear
from cantina.kernel.event import Event


@dataclass(eq=False, repr=False, kw_only=True)
class DiceRolled(Event):
    """A stalker's attack or defence: faces of the dice, and successes added to them."""

    stalker: int
    dice: list[int]
    bonus: int


@dataclass(eq=False, repr=False, kw_only=True)
class DiceRerolled(Event):
    """All dice as they lie now."""

    stalker: int
    dice: list[int]


@dataclass(eq=False, repr=False, kw_only=True)
class StalkerFired(Event):
    """An attack is declared: with a weapon (a gear number) and which of its attacks; NONE: the
    knife."""

    stalker: int
    weapon: Gear
    attack: int
    rounds: int
    target: int


@dataclass(eq=False, repr=False, kw_only=True)
class PartChosen(Event):
    stalker: int
    target: int
    part: int


@dataclass(eq=False, repr=False, kw_only=True)
class MasksSpent(Event):
    """Gas masks pay for an effect; `target` is the figure it is for, or NONE."""

    stalker: int
    effect: EffectNo
    masks: int
    target: int


@dataclass(eq=False, repr=False, kw_only=True)
class EnemyHit(Event):
    """What an attack came to: successes after cover, and the results; none of them: a miss."""

    attacker: int
    enemy: int
    part: int
    successes: int
    cover: int
    results: list[str]


@dataclass(eq=False, repr=False, kw_only=True)
class WoundDrawn(Event):
    enemy: int
    card: int
    heavy: bool


class WoundDeckShuffled(Event):
    pass


@dataclass(eq=False, repr=False, kw_only=True)
class EnemyLostHp(Event):
    enemy: int
    amount: int
    hp: int


@dataclass(eq=False, repr=False, kw_only=True)
class EnemyDied(Event):
    """`killer` is a figure, or NONE."""

    enemy: int
    card: int
    area: Area
    killer: int


@dataclass(eq=False, repr=False, kw_only=True)
class LootDropped(Event):
    """Face down."""

    area: Area


@dataclass(eq=False, repr=False, kw_only=True)
class Defended(Event):
    """Damage that came, what stopped it, and what got through."""

    stalker: int
    attacker: int
    damage: int
    stopped: int
    lost: int
