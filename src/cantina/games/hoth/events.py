"""What can happen at a table of Battle of Hoth, and who may know it.

Units are identified by kind and hex."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.hoth.ids import NO_CARD, Card, Hex, Kind, Side
from cantina.kernel.action import Seat
from cantina.kernel.event import Event


@dataclass(eq=False, repr=False, kw_only=True)
class LeaderChosen(Event):
    seat: Seat
    leader: int


@dataclass(eq=False, repr=False, kw_only=True)
class BattleBegan(Event):
    scenario: int


@dataclass(eq=False, repr=False, kw_only=True)
class TurnBegan(Event):
    turn: int
    seat: Seat


@dataclass(eq=False, repr=False, kw_only=True)
class CardPlayed(Event):
    """A command card, or a support card."""

    seat: Seat
    card: Card


@dataclass(eq=False, repr=False, kw_only=True)
class CardDiscarded(Event):
    """Face up (HO-3.3)."""

    seat: Seat
    card: Card


@dataclass(eq=False, repr=False, kw_only=True)
class CardTaken(Event):
    """Back into the hand from the discard pile, which lies face up (HO-13.15)."""

    seat: Seat
    card: Card


@dataclass(eq=False, repr=False, kw_only=True)
class CardDrawn(Event):
    """Only who drew it sees the card (HO-2.5)."""

    seat: Seat
    card: Card

    def seen_by(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else CardDrawn(self.rule, seat=self.seat, card=NO_CARD)


@dataclass(eq=False, repr=False, kw_only=True)
class DeckReshuffled(Event):
    seat: Seat
    cards: int


@dataclass(eq=False, repr=False, kw_only=True)
class UnitsOrdered(Event):
    seat: Seat
    hexes: list[Hex]


@dataclass(eq=False, repr=False, kw_only=True)
class UnitMoved(Event):
    kind: Kind
    start: Hex
    end: Hex


@dataclass(eq=False, repr=False, kw_only=True)
class UnitLeft(Event):
    """By an exit."""

    kind: Kind
    hex: Hex


@dataclass(eq=False, repr=False, kw_only=True)
class UnitArrived(Event):
    kind: Kind
    hex: Hex


@dataclass(eq=False, repr=False, kw_only=True)
class UnitRestored(Event):
    kind: Kind
    hex: Hex
    figures: int


@dataclass(eq=False, repr=False, kw_only=True)
class DiceRolled(Event):
    """An attack, or a bombardment: then `start` is NOWHERE."""

    kind: Kind  # of the attacker, or NO_KIND
    start: Hex
    end: Hex
    dice: list[int]


@dataclass(eq=False, repr=False, kw_only=True)
class DiceRerolled(Event):
    dice: list[int]  # all of them, as they lie now


@dataclass(eq=False, repr=False, kw_only=True)
class ConfirmationRolled(Event):
    hex: Hex
    dice: list[int]
    destroyed: bool


@dataclass(eq=False, repr=False, kw_only=True)
class FiguresLost(Event):
    kind: Kind
    hex: Hex
    lost: int
    left: int


@dataclass(eq=False, repr=False, kw_only=True)
class StructureDestroyed(Event):
    structure: int
    hex: Hex


@dataclass(eq=False, repr=False, kw_only=True)
class UnitRetreated(Event):
    kind: Kind
    start: Hex
    end: Hex


@dataclass(eq=False, repr=False, kw_only=True)
class RetreatIgnored(Event):
    kind: Kind
    hex: Hex


@dataclass(eq=False, repr=False, kw_only=True)
class OfficerTaken(Event):
    hex: Hex


@dataclass(eq=False, repr=False, kw_only=True)
class MedalsWon(Event):
    side: Side
    medals: int
    total: int


@dataclass(eq=False, repr=False, kw_only=True)
class CannonCharged(Event):
    charges: int


@dataclass(eq=False, repr=False, kw_only=True)
class SecretFulfilled(Event):
    side: Side
    node: int


@dataclass(eq=False, repr=False, kw_only=True)
class SupportGained(Event):
    """Only the side that drew it sees the card (HO-15.5)."""

    seat: Seat
    card: Card

    def seen_by(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else SupportGained(self.rule, seat=self.seat, card=NO_CARD)


@dataclass(eq=False, repr=False, kw_only=True)
class BattleEnded(Event):
    reason: str
    winner: Side  # or NO_SIDE
    medals: list[int]  # by side


@dataclass(eq=False, repr=False, kw_only=True)
class GameEnded(Event):
    reason: str
    winners: list[Seat]
    scores: list[int]
