"""What can happen at a table of Bounty Hunters, and who may know it."""

from __future__ import annotations

from cantina.kernel.action import HIDDEN, Seat
from cantina.kernel.event import Event


class TurnBegan(Event):
    def __init__(self, rule: str, turn: int) -> None:
        super().__init__(rule)
        self.turn = turn


class CardDrawn(Event):
    """The deck is seen by all, the card only by who drew it (BH-15.1, BH-15.5)."""

    def __init__(self, rule: str, seat: Seat, deck: int, card: int) -> None:
        super().__init__(rule)
        self.seat = seat
        self.deck = deck
        self.card = card

    def seen_by(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else CardDrawn(self.rule, self.seat, self.deck, HIDDEN)


class DeckReshuffled(Event):
    def __init__(self, rule: str, deck: int, cards: int) -> None:
        super().__init__(rule)
        self.deck = deck
        self.cards = cards


class CardsRevealed(Event):
    """The chosen card of every seat, NONE where a seat had no card to choose."""

    def __init__(self, rule: str, cards: list[int]) -> None:
        super().__init__(rule)
        self.cards = cards


class CardSold(Event):
    def __init__(self, rule: str, seat: Seat, card: int) -> None:
        super().__init__(rule)
        self.seat = seat
        self.card = card


class CardPlayed(Event):
    """A card came into play, from hand or by activating a reserved one, for this cost."""

    def __init__(
        self, rule: str, seat: Seat, card: int, confrontation: int, cost: int, was_reserved: bool
    ) -> None:
        super().__init__(rule)
        self.seat = seat
        self.card = card
        self.confrontation = confrontation  # which one it joined, or NONE
        self.cost = cost
        self.was_reserved = was_reserved


class CardReserved(Event):
    def __init__(self, rule: str, seat: Seat, card: int) -> None:
        super().__init__(rule)
        self.seat = seat
        self.card = card


class TargetCaptured(Event):
    def __init__(self, rule: str, seat: Seat, card: int, confrontation: int, captures: int) -> None:
        super().__init__(rule)
        self.seat = seat
        self.card = card
        self.confrontation = confrontation
        self.captures = captures


class CreditsTaken(Event):
    """Credits from the bank, for the reason the rule gives. 0: the limited bank was empty."""

    def __init__(self, rule: str, seat: Seat, credits: int) -> None:
        super().__init__(rule)
        self.seat = seat
        self.credits = credits


class ContractGained(Event):
    """A contract drawn as a bonus, face up (BH-8.9). NONE: no contract was left (BH-16.3)."""

    def __init__(self, rule: str, seat: Seat, card: int) -> None:
        super().__init__(rule)
        self.seat = seat
        self.card = card


class EndTriggered(Event):
    def __init__(self, rule: str, seat: Seat, last_turn: int) -> None:
        super().__init__(rule)
        self.seat = seat
        self.last_turn = last_turn


class HandsPassed(Event):
    def __init__(self, rule: str) -> None:
        super().__init__(rule)


class GameEnded(Event):
    def __init__(self, rule: str, reason: str, winners: list[Seat], scores: list[int]) -> None:
        super().__init__(rule)
        self.reason = reason
        self.winners = winners
        self.scores = scores
