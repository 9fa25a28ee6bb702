"""What happens in attacks."""

from __future__ import annotations

from cantina.kernel.event import Event


class DiceRolled(Event):
    """A stalker's attack or defence: faces of the dice, and successes added to them."""

    def __init__(self, rule: str, stalker: int, dice: list[int], bonus: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.dice = dice
        self.bonus = bonus


class DiceRerolled(Event):
    """All dice as they lie now."""

    def __init__(self, rule: str, stalker: int, dice: list[int]) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.dice = dice


class StalkerFired(Event):
    """An attack is declared: with a weapon (a gear number) and which of its attacks; NONE: the
    knife."""

    def __init__(
        self, rule: str, stalker: int, weapon: int, attack: int, rounds: int, target: int
    ) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.weapon = weapon
        self.attack = attack
        self.rounds = rounds
        self.target = target


class PartChosen(Event):
    def __init__(self, rule: str, stalker: int, target: int, part: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.target = target
        self.part = part


class MasksSpent(Event):
    """Gas masks pay for an effect; `target` is the figure it is for, or NONE."""

    def __init__(self, rule: str, stalker: int, effect: int, masks: int, target: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.effect = effect
        self.masks = masks
        self.target = target


class EnemyHit(Event):
    """What an attack came to: successes after cover, and the results; none of them: a miss."""

    def __init__(
        self,
        rule: str,
        attacker: int,
        enemy: int,
        part: int,
        successes: int,
        cover: int,
        results: list[str],
    ) -> None:
        super().__init__(rule)
        self.attacker = attacker
        self.enemy = enemy
        self.part = part
        self.successes = successes
        self.cover = cover
        self.results = results


class WoundDrawn(Event):
    def __init__(self, rule: str, enemy: int, card: int, heavy: bool) -> None:
        super().__init__(rule)
        self.enemy = enemy
        self.card = card
        self.heavy = heavy


class WoundDeckShuffled(Event):
    pass


class EnemyLostHp(Event):
    def __init__(self, rule: str, enemy: int, amount: int, hp: int) -> None:
        super().__init__(rule)
        self.enemy = enemy
        self.amount = amount
        self.hp = hp


class EnemyDied(Event):
    """`killer` is a figure, or NONE."""

    def __init__(self, rule: str, enemy: int, card: int, area: int, killer: int) -> None:
        super().__init__(rule)
        self.enemy = enemy
        self.card = card
        self.area = area
        self.killer = killer


class LootDropped(Event):
    """Face down."""

    def __init__(self, rule: str, area: int) -> None:
        super().__init__(rule)
        self.area = area


class Defended(Event):
    """Damage that came, what stopped it, and what got through."""

    def __init__(
        self, rule: str, stalker: int, attacker: int, damage: int, stopped: int, lost: int
    ) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.attacker = attacker
        self.damage = damage
        self.stopped = stopped
        self.lost = lost
