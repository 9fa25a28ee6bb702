"""The four decks and their discard piles: chapters 2, 3.2 and 16."""

from __future__ import annotations

from typing import Final

from cantina.games.hunters.actions import Draw
from cantina.games.hunters.events import CardDrawn, ContractGained, DeckReshuffled
from cantina.games.hunters.ids import NO_CARD, Card
from cantina.games.hunters.pack import CONTRACTS, DECKS
from cantina.games.hunters.state import HuntersTable
from cantina.kernel.action import Seat
from cantina.parts.piles import can_draw, reshuffle_if_empty

DRAW: Final = tuple([Draw(deck) for deck in range(len(DECKS))])


def drawable_decks(t: HuntersTable) -> list[Draw]:
    """BH-3.2, BH-3.4: one card from a deck of one's choice, no way to decline. BH-16.2: a deck with
    no card left in it or its discard pile cannot be chosen. BH-14.3 follows: the introductory game
    has no contract in either."""
    state = t.state
    return [
        DRAW[deck]
        for deck in range(len(DECKS))
        if can_draw(state.decks[deck], state.discards[deck])
    ]


def top_card(t: HuntersTable, deck: int) -> Card:
    """Takes the top card, reshuffling the discard pile into an empty deck first (BH-16.1); NO_CARD
    when both are empty."""
    state = t.state
    pile = state.decks[deck]
    if reshuffle_if_empty(pile, state.discards[deck], state.rng) and t.heard:
        t.tell(DeckReshuffled("BH-16.1", deck=deck, cards=len(pile)))
    if not pile:
        return NO_CARD
    t.reveal()
    return pile.pop()


def draw_to_hand(t: HuntersTable, seat: Seat, deck: int) -> bool:
    """BH-3.2: the card joins the hand. False when there was none."""
    card = top_card(t, deck)
    if card == NO_CARD:
        return False
    t.state.players[seat].hand.append(card)
    t.state.holders[card] = 1 << seat
    if t.heard:
        t.tell(CardDrawn("BH-3.2", seat=seat, deck=deck, card=card))
    return True


def gain_contract(t: HuntersTable, seat: Seat, rule: str) -> None:
    """BH-8.6, BH-11.2: the top contract comes into play, active, free and face up (BH-8.9). With no
    contract anywhere the bonus is forfeited (BH-16.3)."""
    card = top_card(t, CONTRACTS)
    if card != NO_CARD:
        t.state.players[seat].contracts.append(card)
    if t.heard:
        t.tell(ContractGained(rule, seat=seat, card=card))


def discard(t: HuntersTable, card: Card) -> None:
    """BH-4.1: face up on the discard pile of the card's own deck."""
    t.state.discards[t.pack.deck[card]].append(card)
