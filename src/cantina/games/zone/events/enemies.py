"""What enemies and the Zone do."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.zone.terms.ids import Area, Enemy, Figure, Stalker
from cantina.kernel.action import HIDDEN, Seat
from cantina.kernel.event import Event


@dataclass(eq=False, repr=False, kw_only=True)
class ZoneStepBegan(Event):
    """ST-25.1: a step of the Enemies and Zone phase."""

    step: int


@dataclass(eq=False, repr=False, kw_only=True)
class ActivationDrawn(Event):
    """An activation card; `part` is what of it is resolved: no_threat, low_threat, steps."""

    high: bool
    card: int
    part: str


@dataclass(eq=False, repr=False, kw_only=True)
class PointBegun(Event):
    """A point of that card: `point` counts from 0 through all its parts that are resolved."""

    verb: str
    point: int


@dataclass(eq=False, repr=False, kw_only=True)
class EnemyActed(Event):
    """An enemy's turn within a point has come."""

    enemy: Enemy
    why: str


@dataclass(eq=False, repr=False, kw_only=True)
class EnemyTurned(Event):
    enemy: Enemy
    facing: int


@dataclass(eq=False, repr=False, kw_only=True)
class EnemyStepped(Event):
    enemy: Enemy
    start: Area
    area: Area


@dataclass(eq=False, repr=False, kw_only=True)
class EnemyMoved(Event):
    """`path` begins where it stood. `end` says what ended it: goal, steps, full, sight, blocked."""

    enemy: Enemy
    path: list[Area]
    why: str
    end: str


@dataclass(eq=False, repr=False, kw_only=True)
class EnemyStayed(Event):
    """It does not move at all: it sees a target (sight), is there already (goal), or cannot go."""

    enemy: Enemy
    end: str


@dataclass(eq=False, repr=False, kw_only=True)
class TrapSprung(Event):
    enemy: Enemy
    area: Area


@dataclass(eq=False, repr=False, kw_only=True)
class EnemyAimed(Event):
    """An enemy has chosen whom it attacks."""

    enemy: Enemy
    target: Figure
    why: str


@dataclass(eq=False, repr=False, kw_only=True)
class EnemyAttacked(Event):
    """Damage before the defence roll, after everything else; the cover it was lessened by."""

    enemy: Enemy
    target: Figure
    damage: int
    cover: int


@dataclass(eq=False, repr=False, kw_only=True)
class AttackFellShort(Event):
    """ST-27.9: the target is too far away."""

    enemy: Enemy
    target: Figure


@dataclass(eq=False, repr=False, kw_only=True)
class AttackRolled(Event):
    """An enemy rolled the anomaly die for its attack."""

    enemy: Enemy
    petals: int


@dataclass(eq=False, repr=False, kw_only=True)
class EnemyRecovered(Event):
    """It discards its stun: instead of a reaction, or at the end of the round."""

    enemy: Enemy


@dataclass(eq=False, repr=False, kw_only=True)
class UnknownRevealed(Event):
    area: Area
    token: int


@dataclass(eq=False, repr=False, kw_only=True)
class EnemyPlaced(Event):
    enemy: Enemy
    card: int
    area: Area
    facing: int


@dataclass(eq=False, repr=False, kw_only=True)
class TokensCleared(Event):
    """ST-29.6: poor visibility and bolts leave the map."""

    dim: int
    bolts: int


@dataclass(eq=False, repr=False, kw_only=True)
class ControlDrawn(Event):
    """ST-27.17: only who drew the card sees it."""

    stalker: Stalker
    card: int

    def seen_by(self, seat: Seat) -> Event | None:
        return (
            self
            if seat == Seat(self.stalker)
            else ControlDrawn(self.rule, stalker=self.stalker, card=HIDDEN)
        )


@dataclass(eq=False, repr=False, kw_only=True)
class ControlAnswered(Event):
    """ST-27.18: whether the stalker resisted; what follows is for all to see."""

    stalker: Stalker
    resisted: bool
