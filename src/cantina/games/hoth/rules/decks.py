"""Chapter 3: hands, decks and discard piles; chapter 15: support cards."""

from __future__ import annotations

from cantina.games.hoth.events import CardDiscarded, CardDrawn, DeckReshuffled, SupportGained
from cantina.games.hoth.ids import Card, Side
from cantina.games.hoth.rules.teams import members
from cantina.games.hoth.state import HothTable
from cantina.kernel.action import Seat
from cantina.parts.piles import reshuffle_if_empty


def draw(t: HothTable, seat: Seat, rule: str) -> bool:
    """HO-3.4, HO-3.5: an empty deck is filled from its own discard pile (HO-14.9) at the moment a
    card is needed, the card just played among them. Says whether there was a card."""
    player = t.state.players[seat]
    cards = len(player.discard)
    if reshuffle_if_empty(player.deck, player.discard, t.state.rng) and t.heard:
        t.tell(DeckReshuffled("HO-3.4", seat=seat, cards=cards))
    if not player.deck:
        return False
    card = player.deck.pop()
    player.hand.append(card)
    t.reveal()
    if t.heard:
        t.tell(CardDrawn(rule, seat=seat, card=card))
    return True


def discard(t: HothTable, seat: Seat, card: Card, rule: str) -> None:
    """HO-3.3: face up, from the hand."""
    player = t.state.players[seat]
    player.hand.remove(card)
    player.discard.append(card)
    if t.heard:
        t.tell(CardDiscarded(rule, seat=seat, card=card))


def discard_at_random(t: HothTable, seat: Seat, rule: str) -> None:
    hand = t.state.players[seat].hand
    if hand:
        t.reveal()
        discard(t, seat, sorted(hand)[t.state.rng.below(len(hand))], rule)


def first_seat(t: HothTable, side: Side) -> Seat:
    """HO-14.1: the first player of a side."""
    return members(t, side)[0]


def gain_support(t: HothTable, side: Side, count: int) -> None:
    """HO-15.5: draws support cards. HO-15.7: an empty deck is filled with those played."""
    state = t.state
    for _ in range(count):
        deck = state.support_decks[side]
        reshuffle_if_empty(deck, state.support_used[side], state.rng)
        if not deck:
            return
        card = deck.pop()
        state.support_hands[side].append(card)
        t.reveal()
        if t.heard:
            t.tell(SupportGained("HO-15.5", seat=first_seat(t, side), card=card))
