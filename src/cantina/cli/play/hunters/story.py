"""Events of Bounty Hunters in words."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cantina.cli.play.hunters.cards import Cards
from cantina.games.hunters.events import (
    CardDrawn,
    CardPlayed,
    CardReserved,
    CardSold,
    CardsRevealed,
    ContractGained,
    CreditsTaken,
    DeckReshuffled,
    EndTriggered,
    GameEnded,
    HandsPassed,
    TargetCaptured,
    TurnBegan,
)
from cantina.games.hunters.ids import NO_CARD, Card
from cantina.games.hunters.pack import CONTRACT, CRATE, DECKS, DROID, HUNTER, TARGET
from cantina.kernel.action import HIDDEN, Seat
from cantina.kernel.event import AnswerSealed, Event

SALE: Final = "BH-4.1"


class Story:
    """One telling. An attack names only the place it goes to, so the past must be known."""

    def __init__(self, cards: Cards, names: list[str], past: list[Event]) -> None:
        self.cards: Final = cards
        self.words: Final = cards.words
        self.names: Final = names
        self.places: Final[dict[tuple[Seat, int], Card]] = {}  # the target at each place
        for event in past:
            if isinstance(event, CardPlayed):
                self._take_place(event)

    def _take_place(self, event: CardPlayed) -> None:
        kind = self.cards.pack.kind[event.card]
        place = (event.seat, event.confrontation)
        if kind == TARGET:
            self.places[place] = event.card
        elif kind in (HUNTER, DROID):
            self.places.setdefault(place, NO_CARD)

    def tell(self, events: list[Event], seat: Seat, brief: bool) -> list[Text]:
        lines: list[Text] = []
        draws: list[str] = []
        for event in events:
            if isinstance(event, CardDrawn) and event.card == HIDDEN:
                draws.append(self._drawn(event))
                continue
            if draws and not isinstance(event, CardDrawn):
                lines.append(self._line("hunters-event-drawn-unseen", list=" · ".join(draws)))
                draws = []
            lines += self._event(event, seat, brief)
        if draws:
            lines.append(self._line("hunters-event-drawn-unseen", list=" · ".join(draws)))
        return lines

    def _line(self, id: str, style: str = "", **args: str | int) -> Text:
        return Text(self.words(id, **args), style)

    def _drawn(self, event: CardDrawn) -> str:
        deck = self.words(f"hunters-deck-{DECKS[event.deck]}")
        return self.words("hunters-event-drawn-one", name=self.names[event.seat], deck=deck)

    def _event(self, event: Event, seat: Seat, brief: bool) -> list[Text]:
        if isinstance(event, AnswerSealed):
            return []
        if isinstance(event, TurnBegan | CardsRevealed | HandsPassed):
            # In play the board shows all of this.
            return [] if brief else self._all(event)
        if isinstance(event, DeckReshuffled):
            deck = self.words(f"hunters-deck-{DECKS[event.deck]}")
            return [self._line("hunters-event-reshuffled", deck=deck, count=event.cards)]
        if isinstance(event, GameEnded):
            return [self._line(f"hunters-event-over-{event.reason}", "bold")]
        return self._of_player(event, seat)

    def _all(self, event: TurnBegan | CardsRevealed | HandsPassed) -> list[Text]:
        if isinstance(event, TurnBegan):
            return [Text(), self._line("hunters-event-turn", "bold", turn=event.turn)]
        if isinstance(event, HandsPassed):
            return [self._line("hunters-event-passed", "dim")]
        shown = [
            self.words(
                "hunters-event-revealed-one", name=self.names[seat], card=self.cards.label(card)
            )
            for seat, card in enumerate(event.cards)
            if card != NO_CARD
        ]
        return [self._line("hunters-event-revealed", list=" · ".join(shown))]

    def _of_player(self, event: Event, seat: Seat) -> list[Text]:
        if isinstance(event, CardPlayed):
            return self._played(event, seat)
        if isinstance(event, CreditsTaken):
            if event.rule == SALE and event.credits:
                return []  # selling brings a credit, everybody knows
            return [self._by(seat, event.seat, "hunters-event-credits", count=event.credits)]
        if isinstance(event, EndTriggered):
            return [
                self._by(seat, event.seat, "hunters-event-end", "bold yellow", turn=event.last_turn)
            ]
        if isinstance(event, ContractGained):
            if event.card == NO_CARD:
                return [self._by(seat, event.seat, "hunters-event-gained-none")]
            return [
                self._by(seat, event.seat, "hunters-event-gained", card=self.cards.full(event.card))
            ]
        if isinstance(event, TargetCaptured):
            card = self.cards.name(event.card)
            id, count = "hunters-event-captured", event.captures
            return [self._by(seat, event.seat, id, "bold yellow", card=card, captures=count)]
        if isinstance(event, CardSold):
            card = self.cards.label(event.card)
            return [self._by(seat, event.seat, "hunters-event-sold", card=card)]
        if isinstance(event, CardReserved):
            card = self.cards.label(event.card)
            return [self._by(seat, event.seat, "hunters-event-reserved", card=card)]
        assert isinstance(event, CardDrawn), f"{type(event).__name__} has no words"
        deck = self.words(f"hunters-deck-{DECKS[event.deck]}")
        card = self.cards.label(event.card)
        return [self._by(seat, event.seat, "hunters-event-drawn", card=card, deck=deck)]

    def _by(self, reader: Seat, actor: Seat, id: str, style: str = "", **args: str | int) -> Text:
        who = "you" if reader == actor else "other"
        return self._line(id, style, who=who, name=self.names[actor], **args)

    def _played(self, event: CardPlayed, seat: Seat) -> list[Text]:
        place = (event.seat, event.confrontation)
        kind = self.cards.pack.kind[event.card]
        label = self.cards.label(event.card)
        onto = self.places.get(place, NO_CARD)
        if kind == TARGET:
            waiting = place in self.places
            id = "hunters-event-target-waiting" if waiting else "hunters-event-target"
            text = self._by(seat, event.seat, id, card=label)
        elif kind == CONTRACT:
            text = self._by(seat, event.seat, "hunters-event-contract", card=label)
        elif kind == CRATE:
            text = self._by(seat, event.seat, "hunters-event-crate", card=label)
        elif onto == NO_CARD:
            text = self._by(seat, event.seat, "hunters-event-attack-waiting", card=label)
        else:
            target = self.cards.name(onto)
            text = self._by(seat, event.seat, "hunters-event-attack", card=label, target=target)
        self._take_place(event)
        if event.cost:
            text.append(" " + self.words("hunters-event-paid", count=event.cost), "dim")
        return [text]
