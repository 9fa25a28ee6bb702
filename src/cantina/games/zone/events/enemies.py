"""What enemies and the Zone do."""

from __future__ import annotations

from cantina.kernel.action import HIDDEN, Seat
from cantina.kernel.event import Event


class ZoneStepBegan(Event):
    """ST-25.1: a step of the Enemies and Zone phase."""

    def __init__(self, rule: str, step: int) -> None:
        super().__init__(rule)
        self.step = step


class ActivationDrawn(Event):
    """An activation card; `part` is what of it is resolved: no_threat, low_threat, steps."""

    def __init__(self, rule: str, high: bool, card: int, part: str) -> None:
        super().__init__(rule)
        self.high = high
        self.card = card
        self.part = part


class PointBegun(Event):
    """A point of that card: `point` counts from 0 through all its parts that are resolved."""

    def __init__(self, rule: str, verb: str, point: int) -> None:
        super().__init__(rule)
        self.verb = verb
        self.point = point


class EnemyActed(Event):
    """An enemy's turn within a point has come."""

    def __init__(self, rule: str, enemy: int, why: str) -> None:
        super().__init__(rule)
        self.enemy = enemy
        self.why = why


class EnemyTurned(Event):
    def __init__(self, rule: str, enemy: int, facing: int) -> None:
        super().__init__(rule)
        self.enemy = enemy
        self.facing = facing


class EnemyStepped(Event):
    def __init__(self, rule: str, enemy: int, start: int, area: int) -> None:
        super().__init__(rule)
        self.enemy = enemy
        self.start = start
        self.area = area


class EnemyMoved(Event):
    """`path` begins where it stood. `end` says what ended it: goal, steps, full, sight, blocked."""

    def __init__(self, rule: str, enemy: int, path: list[int], why: str, end: str) -> None:
        super().__init__(rule)
        self.enemy = enemy
        self.path = path
        self.why = why
        self.end = end


class EnemyStayed(Event):
    """It does not move at all: it sees a target (sight), is there already (goal), or cannot go."""

    def __init__(self, rule: str, enemy: int, end: str) -> None:
        super().__init__(rule)
        self.enemy = enemy
        self.end = end


class TrapSprung(Event):
    def __init__(self, rule: str, enemy: int, area: int) -> None:
        super().__init__(rule)
        self.enemy = enemy
        self.area = area


class EnemyAimed(Event):
    """An enemy has chosen whom it attacks."""

    def __init__(self, rule: str, enemy: int, target: int, why: str) -> None:
        super().__init__(rule)
        self.enemy = enemy
        self.target = target
        self.why = why


class EnemyAttacked(Event):
    """Damage before the defence roll, after everything else; the cover it was lessened by."""

    def __init__(self, rule: str, enemy: int, target: int, damage: int, cover: int) -> None:
        super().__init__(rule)
        self.enemy = enemy
        self.target = target
        self.damage = damage
        self.cover = cover


class AttackFellShort(Event):
    """ST-27.9: the target is too far away."""

    def __init__(self, rule: str, enemy: int, target: int) -> None:
        super().__init__(rule)
        self.enemy = enemy
        self.target = target


class AttackRolled(Event):
    """An enemy rolled the anomaly die for its attack."""

    def __init__(self, rule: str, enemy: int, petals: int) -> None:
        super().__init__(rule)
        self.enemy = enemy
        self.petals = petals


class EnemyRecovered(Event):
    """It discards its stun: instead of a reaction, or at the end of the round."""

    def __init__(self, rule: str, enemy: int) -> None:
        super().__init__(rule)
        self.enemy = enemy


class UnknownRevealed(Event):
    def __init__(self, rule: str, area: int, token: int) -> None:
        super().__init__(rule)
        self.area = area
        self.token = token


class EnemyPlaced(Event):
    def __init__(self, rule: str, enemy: int, card: int, area: int, facing: int) -> None:
        super().__init__(rule)
        self.enemy = enemy
        self.card = card
        self.area = area
        self.facing = facing


class TokensCleared(Event):
    """ST-29.6: poor visibility and bolts leave the map."""

    def __init__(self, rule: str, dim: int, bolts: int) -> None:
        super().__init__(rule)
        self.dim = dim
        self.bolts = bolts


class ControlDrawn(Event):
    """Only who drew the card sees it."""

    def __init__(self, rule: str, stalker: int, card: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.card = card

    def seen_by(self, seat: Seat) -> Event | None:
        return self if seat == self.stalker else ControlDrawn(self.rule, self.stalker, HIDDEN)


class ControlAnswered(Event):
    """Whether the stalker resisted; what follows is for all to see."""

    def __init__(self, rule: str, stalker: int, resisted: bool) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.resisted = resisted
