"""What can happen at a table of Battle of Hoth, and who may know it.

Units are told by kind and hex."""

from __future__ import annotations

from cantina.kernel.action import HIDDEN, Seat
from cantina.kernel.event import Event


class LeaderChosen(Event):
    def __init__(self, rule: str, seat: Seat, leader: int) -> None:
        super().__init__(rule)
        self.seat = seat
        self.leader = leader


class BattleBegan(Event):
    def __init__(self, rule: str, scenario: int) -> None:
        super().__init__(rule)
        self.scenario = scenario


class TurnBegan(Event):
    def __init__(self, rule: str, turn: int, seat: Seat) -> None:
        super().__init__(rule)
        self.turn = turn
        self.seat = seat


class CardPlayed(Event):
    """A command card, or a support card."""

    def __init__(self, rule: str, seat: Seat, card: int) -> None:
        super().__init__(rule)
        self.seat = seat
        self.card = card


class CardDiscarded(Event):
    """Face up (HO-3.3)."""

    def __init__(self, rule: str, seat: Seat, card: int) -> None:
        super().__init__(rule)
        self.seat = seat
        self.card = card


class CardTaken(Event):
    """Back into the hand from the discard pile, which lies face up (HO-13.15)."""

    def __init__(self, rule: str, seat: Seat, card: int) -> None:
        super().__init__(rule)
        self.seat = seat
        self.card = card


class CardDrawn(Event):
    """Only who drew it sees the card (HO-2.5)."""

    def __init__(self, rule: str, seat: Seat, card: int) -> None:
        super().__init__(rule)
        self.seat = seat
        self.card = card

    def seen_by(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else CardDrawn(self.rule, self.seat, HIDDEN)


class DeckReshuffled(Event):
    def __init__(self, rule: str, seat: Seat, cards: int) -> None:
        super().__init__(rule)
        self.seat = seat
        self.cards = cards


class UnitsOrdered(Event):
    def __init__(self, rule: str, seat: Seat, hexes: list[int]) -> None:
        super().__init__(rule)
        self.seat = seat
        self.hexes = hexes


class UnitMoved(Event):
    def __init__(self, rule: str, kind: int, start: int, end: int) -> None:
        super().__init__(rule)
        self.kind = kind
        self.start = start
        self.end = end


class UnitLeft(Event):
    """By an exit."""

    def __init__(self, rule: str, kind: int, hex: int) -> None:
        super().__init__(rule)
        self.kind = kind
        self.hex = hex


class UnitArrived(Event):
    def __init__(self, rule: str, kind: int, hex: int) -> None:
        super().__init__(rule)
        self.kind = kind
        self.hex = hex


class UnitRestored(Event):
    def __init__(self, rule: str, kind: int, hex: int, figures: int) -> None:
        super().__init__(rule)
        self.kind = kind
        self.hex = hex
        self.figures = figures


class DiceRolled(Event):
    """An attack, or a bombardment: then `start` is NOWHERE."""

    def __init__(self, rule: str, kind: int, start: int, end: int, dice: list[int]) -> None:
        super().__init__(rule)
        self.kind = kind  # of the attacker, or NONE
        self.start = start
        self.end = end
        self.dice = dice


class DiceRerolled(Event):
    def __init__(self, rule: str, dice: list[int]) -> None:
        super().__init__(rule)
        self.dice = dice  # all of them, as they lie now


class ConfirmationRolled(Event):
    def __init__(self, rule: str, hex: int, dice: list[int], destroyed: bool) -> None:
        super().__init__(rule)
        self.hex = hex
        self.dice = dice
        self.destroyed = destroyed


class FiguresLost(Event):
    def __init__(self, rule: str, kind: int, hex: int, lost: int, left: int) -> None:
        super().__init__(rule)
        self.kind = kind
        self.hex = hex
        self.lost = lost
        self.left = left


class StructureDestroyed(Event):
    def __init__(self, rule: str, structure: int, hex: int) -> None:
        super().__init__(rule)
        self.structure = structure
        self.hex = hex


class UnitRetreated(Event):
    def __init__(self, rule: str, kind: int, start: int, end: int) -> None:
        super().__init__(rule)
        self.kind = kind
        self.start = start
        self.end = end


class RetreatIgnored(Event):
    def __init__(self, rule: str, kind: int, hex: int) -> None:
        super().__init__(rule)
        self.kind = kind
        self.hex = hex


class OfficerTaken(Event):
    def __init__(self, rule: str, hex: int) -> None:
        super().__init__(rule)
        self.hex = hex


class MedalsWon(Event):
    def __init__(self, rule: str, side: int, medals: int, total: int) -> None:
        super().__init__(rule)
        self.side = side
        self.medals = medals
        self.total = total


class CannonCharged(Event):
    def __init__(self, rule: str, charges: int) -> None:
        super().__init__(rule)
        self.charges = charges


class SecretFulfilled(Event):
    def __init__(self, rule: str, side: int, node: int) -> None:
        super().__init__(rule)
        self.side = side
        self.node = node


class SupportGained(Event):
    """Only the side that drew it sees the card (HO-15.5)."""

    def __init__(self, rule: str, seat: Seat, card: int) -> None:
        super().__init__(rule)
        self.seat = seat
        self.card = card

    def seen_by(self, seat: Seat) -> Event | None:
        return self if seat == self.seat else SupportGained(self.rule, self.seat, HIDDEN)


class BattleEnded(Event):
    def __init__(self, rule: str, reason: str, winner: int, medals: list[int]) -> None:
        super().__init__(rule)
        self.reason = reason
        self.winner = winner  # a side, or NONE
        self.medals = medals  # by side


class GameEnded(Event):
    def __init__(self, rule: str, reason: str, winners: list[Seat], scores: list[int]) -> None:
        super().__init__(rule)
        self.reason = reason
        self.winners = winners
        self.scores = scores
