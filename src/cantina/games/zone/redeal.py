"""Deals anew what a seat cannot know, so that bots think in possible worlds."""

from __future__ import annotations

from cantina.games.zone.box.mission import DECK
from cantina.games.zone.facts.territory import env_rows
from cantina.games.zone.frames.effects import Control
from cantina.games.zone.frames.enemies import Unknown
from cantina.games.zone.setup import decks_of, gear_decks_of
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.numbers import GONE
from cantina.kernel.action import Seat
from cantina.kernel.rng import Rng
from cantina.parts.piles import deal_anew


def redeal(t: ZoneTable, seat: Seat, rng: Rng) -> None:
    _redeal_control(t, seat, rng)
    for deck in decks_of(t.state):
        deck.cards = deal_anew(deck.cards, [len(deck.cards)], rng)[0]
    for gear in gear_decks_of(t.state):
        gear.cards = deal_anew(gear.cards, [len(gear.cards)], rng)[0]
    _redeal_loot(t, rng)
    _redeal_unknown(t, rng)
    _redeal_events(t, rng)
    _redeal_cards(t, rng)


def _redeal_control(t: ZoneTable, seat: Seat, rng: Rng) -> None:
    """The card that somebody else has in hand is any of the three."""
    deck = t.state.control
    for frame in t.state.stack:
        if isinstance(frame, Control) and frame.card >= 0 and Seat(frame.stalker) != seat:
            cards = sorted([*deck.cards, frame.card])
            frame.card = cards.pop(rng.below(len(cards)))
            deck.cards = cards


def _redeal_loot(t: ZoneTable, rng: Rng) -> None:
    """Tokens in stacks and unused ones lie face down."""
    state = t.state
    hidden = state.loot_pool[:]
    for stack in state.loot:
        hidden += stack
    rooms = [len(stack) for stack in state.loot]
    dealt = deal_anew(hidden, [*rooms, len(state.loot_pool)], rng)
    state.loot_pool = dealt.pop()
    state.loot = dealt


def _redeal_unknown(t: ZoneTable, rng: Rng) -> None:
    """Tokens that nobody has looked at change places; which faces the mission has is known, which
    way their arrows point is not. Nor is the one that is being resolved in any stack."""
    state = t.state
    seen = [*state.peeked, *[one.token for one in state.stack if isinstance(one, Unknown)]]
    kinds: list[int] = []
    for stack in state.unknown:
        kinds += [t.pack.unknown_tokens[token].kind for token in stack if token not in state.peeked]
    kinds.sort()
    rng.shuffle(kinds)
    left = [number for number in range(len(t.pack.unknown_tokens)) if number not in seen]
    rng.shuffle(left)
    for stack in state.unknown:
        for place, token in enumerate(stack):
            if token in state.peeked:
                continue
            kind = kinds.pop()
            fitting = [number for number in left if t.pack.unknown_tokens[number].kind == kind]
            left.remove(fitting[0])
            stack[place] = fitting[0]


def _redeal_events(t: ZoneTable, rng: Rng) -> None:
    """Random events, in the event deck or beside it, and which of several with one number."""
    state = t.state
    random = [number for number in state.events if number in t.pack.random_events]
    rooms = [len(random), len(state.random_events)]
    dealt, state.random_events = deal_anew([*random, *state.random_events], rooms, rng)
    mission = t.pack.missions[state.mission]
    for place, number in enumerate(state.events):
        if number in t.pack.random_events:
            state.events[place] = dealt.pop()
            continue
        variants = mission.numbered(t.pack.events[number].numeral)
        if len(variants) > 1:
            state.events[place] = variants[rng.below(len(variants))]


def _redeal_cards(t: ZoneTable, rng: Rng) -> None:
    """ST-8.2: of cards with one number that lie face down, any."""
    env = env_rows(t)
    for card in t.state.cards:
        if card.flipped or card.place == GONE or env[card.row].kind == DECK:
            continue
        variants = [row.number for row in env if row.id == env[card.row].id]
        if len(variants) > 1:
            card.row = variants[rng.below(len(variants))]
