"""What can happen at a table of Battle of Hoth, and who may know it.

Units are told by kind and hex."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.kernel.action import HIDDEN, Seat
from cantina.kernel.event import Event


@dataclass(eq=False, repr=False)
class LeaderChosen(Event):
    seat: Seat
    leader: int


@dataclass(eq=False, repr=False)
class BattleBegan(Event):
    scenario: int


@dataclass(eq=False, repr=False)
class TurnBegan(Event):
    turn: int
    seat: Seat


@dataclass(eq=False, repr=False)
class CardPlayed(Event):
    """A command card, or a support card."""

    seat: Seat
    card: int


@dataclass(eq=False, repr=False)
class CardDiscarded(Event):
    """Face up (HO-3.3)."""

    seat: Seat
    card: int


@dataclass(eq=False, repr=False)
class CardTaken(Event):
    """Back into the hand from the discard pile, which lies face up (HO-13.15)."""

    seat: Seat
    card: int


@dataclass(eq=False, repr=False)
class CardDrawn(Event):
    """Only who drew it sees the card (HO-2.5)."""

    seat: Seat
    card: int

    def seen_by(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else CardDrawn(self.rule, self.seat, HIDDEN)


@dataclass(eq=False, repr=False)
class DeckReshuffled(Event):
    seat: Seat
    cards: int


@dataclass(eq=False, repr=False)
class UnitsOrdered(Event):
    seat: Seat
    hexes: list[int]


@dataclass(eq=False, repr=False)
class UnitMoved(Event):
    kind: int
    start: int
    end: int


@dataclass(eq=False, repr=False)
class UnitLeft(Event):
    """By an exit."""

    kind: int
    hex: int


@dataclass(eq=False, repr=False)
class UnitArrived(Event):
    kind: int
    hex: int


@dataclass(eq=False, repr=False)
class UnitRestored(Event):
    kind: int
    hex: int
    figures: int


@dataclass(eq=False, repr=False)
class DiceRolled(Event):
    """An attack, or a bombardment: then `start` is NOWHERE."""

    kind: int  # of the attacker, or NONE
    start: int
    end: int
    dice: list[int]


@dataclass(eq=False, repr=False)
class DiceRerolled(Event):
    dice: list[int]  # all of them, as they lie now


@dataclass(eq=False, repr=False)
class ConfirmationRolled(Event):
    hex: int
    dice: list[int]
    destroyed: bool


@dataclass(eq=False, repr=False)
class FiguresLost(Event):
    kind: int
    hex: int
    lost: int
    left: int


@dataclass(eq=False, repr=False)
class StructureDestroyed(Event):
    structure: int
    hex: int


@dataclass(eq=False, repr=False)
class UnitRetreated(Event):
    kind: int
    start: int
    end: int


@dataclass(eq=False, repr=False)
class RetreatIgnored(Event):
    kind: int
    hex: int


@dataclass(eq=False, repr=False)
class OfficerTaken(Event):
    hex: int


@dataclass(eq=False, repr=False)
class MedalsWon(Event):
    side: int
    medals: int
    total: int


@dataclass(eq=False, repr=False)
class CannonCharged(Event):
    charges: int


@dataclass(eq=False, repr=False)
class SecretFulfilled(Event):
    side: int
    node: int


@dataclass(eq=False, repr=False)
class SupportGained(Event):
    """Only the side that drew it sees the card (HO-15.5)."""

    seat: Seat
    card: int

    def seen_by(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else SupportGained(self.rule, self.seat, HIDDEN)


@dataclass(eq=False, repr=False)
class BattleEnded(Event):
    reason: str
    winner: int  # a side, or NONE
    medals: list[int]  # by side


@dataclass(eq=False, repr=False)
class GameEnded(Event):
    reason: str
    winners: list[Seat]
    scores: list[int]
