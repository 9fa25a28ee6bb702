"""What happens in attacks."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.zone.terms.ids import Area, EffectNo, Enemy, Figure, Gear, Stalker
from cantina.kernel.event import Event


@dataclass(eq=False, repr=False, kw_only=True)
class DiceRolled(Event):
    """A stalker's attack or defence: faces of the dice, and successes added to them."""

    stalker: Stalker
    dice: list[int]
    bonus: int


@dataclass(eq=False, repr=False, kw_only=True)
class DiceRerolled(Event):
    """All dice as they lie now."""

    stalker: Stalker
    dice: list[int]


@dataclass(eq=False, repr=False, kw_only=True)
class StalkerFired(Event):
    """An attack is declared: with a weapon (a gear number) and which of its attacks; NONE: the
    knife."""

    stalker: Stalker
    weapon: Gear
    attack: int
    rounds: int
    target: Figure


@dataclass(eq=False, repr=False, kw_only=True)
class PartChosen(Event):
    stalker: Stalker
    target: Figure
    part: int


@dataclass(eq=False, repr=False, kw_only=True)
class MasksSpent(Event):
    """Gas masks pay for an effect; `target` is the figure it is for, or NONE."""

    stalker: Stalker
    effect: EffectNo
    masks: int
    target: Figure


@dataclass(eq=False, repr=False, kw_only=True)
class EnemyHit(Event):
    """What an attack came to: successes after cover, and the results; none of them: a miss."""

    attacker: Figure
    enemy: Enemy
    part: int
    successes: int
    cover: int
    results: list[str]


@dataclass(eq=False, repr=False, kw_only=True)
class WoundDrawn(Event):
    enemy: Enemy
    card: int
    heavy: bool


class WoundDeckShuffled(Event):
    pass


@dataclass(eq=False, repr=False, kw_only=True)
class EnemyLostHp(Event):
    enemy: Enemy
    amount: int
    hp: int


@dataclass(eq=False, repr=False, kw_only=True)
class EnemyDied(Event):
    """`killer` is a figure, or NONE."""

    enemy: Enemy
    card: int
    area: Area
    killer: Figure


@dataclass(eq=False, repr=False, kw_only=True)
class LootDropped(Event):
    """Face down."""

    area: Area


@dataclass(eq=False, repr=False, kw_only=True)
class Defended(Event):
    """Damage that came, what stopped it, and what got through."""

    stalker: Stalker
    attacker: Figure
    damage: int
    stopped: int
    lost: int
