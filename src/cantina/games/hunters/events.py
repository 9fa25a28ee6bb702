"""What can happen at a table of Bounty Hunters, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.hunters.ids import NO_CARD, Card
from cantina.kernel.action import Seat
from cantina.kernel.event import Event


@dataclass(eq=False, repr=False, kw_only=True)
class TurnBegan(Event):
    turn: int


@dataclass(eq=False, repr=False, kw_only=True)
class CardDrawn(Event):
    """The deck is seen by all, the card only by who drew it (BH-15.1, BH-15.5)."""

    seat: Seat
    deck: int
    card: Card

    def seen_by(self, seat: Seat) -> Event | None:
        return (
            self
            if seat == self.seat
            else CardDrawn(self.rule, seat=self.seat, deck=self.deck, card=NO_CARD)
        )


@dataclass(eq=False, repr=False, kw_only=True)
class DeckReshuffled(Event):
    deck: int
    cards: int


@dataclass(eq=False, repr=False, kw_only=True)
class CardsRevealed(Event):
    """The chosen card of every seat, NO_CARD where a seat had no card to choose."""

    cards: list[Card]


@dataclass(eq=False, repr=False, kw_only=True)
class CardSold(Event):
    seat: Seat
    card: Card


@dataclass(eq=False, repr=False, kw_only=True)
class CardPlayed(Event):
    """A card came into play, from hand or by activating a reserved one, for this cost."""

    seat: Seat
    card: Card
    confrontation: int  # which one it joined, or NONE
    cost: int
    was_reserved: bool


@dataclass(eq=False, repr=False, kw_only=True)
class CardReserved(Event):
    seat: Seat
    card: Card


@dataclass(eq=False, repr=False, kw_only=True)
class TargetCaptured(Event):
    seat: Seat
    card: Card
    confrontation: int
    captures: int


@dataclass(eq=False, repr=False, kw_only=True)
class CreditsTaken(Event):
    """Credits from the bank, for the reason the rule gives. 0: the limited bank was empty."""

    seat: Seat
    credits: int


@dataclass(eq=False, repr=False, kw_only=True)
class ContractGained(Event):
    """A contract drawn as a bonus, face up (BH-8.9). NO_CARD: no contract was left (BH-16.3)."""

    seat: Seat
    card: Card


@dataclass(eq=False, repr=False, kw_only=True)
class EndTriggered(Event):
    seat: Seat
    last_turn: int


@dataclass(eq=False, repr=False, kw_only=True)
class HandsPassed(Event):
    pass


@dataclass(eq=False, repr=False, kw_only=True)
class GameEnded(Event):
    reason: str
    winners: list[Seat]
    scores: list[int]
