"""Chapter 15: what a seat may know, and how the rest is dealt anew for a bot.

Everything in front of players is public (BH-15.2), and so are discard piles (BH-15.3), credits and
deck sizes (BH-15.6). Hands are secret (BH-15.1), but who passed a card on remembers it; since decks
are chosen in the open (BH-15.5), the kinds of the cards in a hand are known although all cards
share one back (BH-15.4).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cantina.games.hunters.ids import Card
from cantina.games.hunters.pack import DECKS, HuntersPack
from cantina.games.hunters.rules.scoring import ScorePad, score_pad
from cantina.games.hunters.state import NONE, Confrontation, HuntersTable
from cantina.kernel.action import Seat, all_seats
from cantina.kernel.rng import Rng
from cantina.kernel.state import Outcome
from cantina.kernel.table import answered
from cantina.kernel.view import View
from cantina.parts.piles import deal_anew


@dataclass(eq=False, repr=False, kw_only=True)
class ConfrontationView:
    target: Card
    attacks: list[Card]
    captured: bool
    attack: list[int]  # the stack's sum in green, blue and orange


@dataclass(eq=False, repr=False, kw_only=True)
class PlayerView:
    seat: Seat
    hand_size: int
    chosen: Card
    credits: int
    confrontations: list[ConfrontationView]
    contracts: list[Card]
    crates: list[Card]
    reserved: list[Card]
    fresh: Card
    captures: int
    pad: ScorePad  # if the game ended now


@dataclass(eq=False, repr=False, kw_only=True)
class HuntersView(View):
    known: list[
        list[Card]
    ]  # by hand: all cards of the own hand, and of others the cards passed on to them
    introductory: bool
    free_orphans: bool
    limited_bank: bool
    turn: int
    trigger_turn: int
    last_turn: int  # known once the end was triggered, else NONE
    guild_master: Seat
    bank: int
    deck_sizes: list[int]
    discards: list[list[Card]]
    players: list[PlayerView]
    outcome: Outcome | None


def view(t: HuntersTable, seat: Seat) -> HuntersView:
    state = t.state
    triggered = state.trigger_turn != NONE
    return HuntersView(
        seat=seat,
        answered=answered(t),  # BH-15.7: that somebody has chosen, and nothing more
        known=known_cards(t, seat),
        introductory=state.introductory,
        free_orphans=state.free_orphans,
        limited_bank=state.limited_bank,
        turn=state.turn,
        trigger_turn=state.trigger_turn,
        last_turn=state.trigger_turn + t.pack.extra_turns if triggered else NONE,
        guild_master=state.guild_master,
        bank=state.bank,
        deck_sizes=[len(deck) for deck in state.decks],
        discards=[pile[:] for pile in state.discards],
        players=[_player_view(t, owner) for owner in all_seats(t.seats)],
        outcome=state.outcome,
    )


def private(t: HuntersTable, seat: Seat) -> dict[str, Any]:
    """BH-15.1: only the cards in hands are not for all."""
    return {"seat": seat, "known": known_cards(t, seat)}


def known_cards(t: HuntersTable, viewer: Seat) -> list[list[Card]]:
    return [
        t.state.players[owner].hand[:] if owner == viewer else remembered(t, owner, viewer)
        for owner in all_seats(t.seats)
    ]


def _player_view(t: HuntersTable, owner: Seat) -> PlayerView:
    state = t.state
    player = state.players[owner]
    return PlayerView(
        seat=owner,
        hand_size=len(player.hand),
        chosen=player.chosen,
        credits=player.credits,
        confrontations=[
            _confrontation_view(t.pack, confrontation) for confrontation in player.confrontations
        ],
        contracts=player.contracts[:],
        crates=player.crates[:],
        reserved=player.reserved[:],
        fresh=player.fresh,
        captures=player.captures,
        pad=score_pad(t.pack, state.players, owner),
    )


def _confrontation_view(pack: HuntersPack, confrontation: Confrontation) -> ConfrontationView:
    attacks = confrontation.attacks
    return ConfrontationView(
        target=confrontation.target,
        attacks=attacks[:],
        captured=confrontation.captured,
        attack=[
            sum([pack.green[card] for card in attacks]),
            sum([pack.blue[card] for card in attacks]),
            sum([pack.orange[card] for card in attacks]),
        ],
    )


def remembered(t: HuntersTable, owner: Seat, viewer: Seat) -> list[Card]:
    """Cards in another's hand that the viewer once held. Sorted: the order in a hand is secret."""
    if viewer < 0:
        return []
    holders = t.state.holders
    return sorted([card for card in t.state.players[owner].hand if holders[card] >> viewer & 1])


def redeal(t: HuntersTable, seat: Seat, rng: Rng) -> None:
    """Shuffles the decks together with the cards of other hands that `seat` never held, deck by
    deck: how many of each deck lie in a hand is public. Nothing else is hidden."""
    state = t.state
    strangers: list[list[Card]] = [[] for _ in range(t.seats)]
    known: list[list[Card]] = [[] for _ in range(t.seats)]
    for owner in all_seats(t.seats):
        if owner != seat:
            known[owner] = remembered(t, owner, seat)
            strangers[owner] = [
                card for card in state.players[owner].hand if card not in known[owner]
            ]
            state.players[owner].hand = known[owner]
    for deck in range(len(DECKS)):
        unknown = state.decks[deck][:]
        amounts: list[int] = []
        for hand in strangers:
            of_deck = [card for card in hand if t.pack.deck[card] == deck]
            unknown.extend(of_deck)
            amounts.append(len(of_deck))
        dealt = deal_anew(unknown, [*amounts, len(state.decks[deck])], rng)
        state.decks[deck] = dealt.pop()
        for owner in all_seats(t.seats):
            state.players[owner].hand.extend(dealt[owner])
    _forget_holders(t, seat)


def _forget_holders(t: HuntersTable, seat: Seat) -> None:
    """Who else held a card before is not known for sure: only what `seat` itself knows remains."""
    state = t.state
    mine = 1 << seat if seat >= 0 else 0
    for owner, player in enumerate(state.players):
        for card in player.hand:
            state.holders[card] = state.holders[card] & mine | 1 << owner
    for pile in state.decks:
        for card in pile:
            state.holders[card] = 0
