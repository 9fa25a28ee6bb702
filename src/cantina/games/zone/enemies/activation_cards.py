"""ST-25.2 to ST-25.4: activation cards: drawing one, and what of it is resolved."""

from __future__ import annotations

from cantina.games.zone.events.enemies import ActivationDrawn
from cantina.games.zone.facts.threat import any_high, any_threat
from cantina.games.zone.frames.enemies import Activation
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_ENEMY, NO_PROGRAM, Enemy
from cantina.games.zone.terms.numbers import NONE
from cantina.parts.piles import reshuffle_if_empty


def activate_zone(t: ZoneTable) -> None:
    """ST-25.2: in the Zone phase: for every enemy, with the part of a high card that is for this
    phase only (ST-25.3)."""
    t.state.tallies.high_rounds += int(any_high(t))
    draw_activation(t, any_high(t), [], False, True)


def activate_one(t: ZoneTable, e: Enemy) -> None:
    """ST-7.10, ST-7.11: one enemy acts, because its kind had no standee left to place."""
    draw_activation(t, any_high(t), [e], True, False)


def activate_near(t: ZoneTable, enemies: list[Enemy]) -> None:
    """ST-13.7, ST-13.8, AM-4, AM-38: a low card for the enemies that a noise attracts. Who they
    are is fixed now, wherever they go."""
    draw_activation(t, False, enemies, True, False)


def draw_activation(
    t: ZoneTable, high: bool, only: list[Enemy], limited: bool, whole: bool
) -> None:
    """Draws the card and begins it. ST-25.18: ruling: an empty deck is filled with what was
    discarded."""
    deck = t.state.high if high else t.state.low
    reshuffle_if_empty(deck.cards, deck.discard, t.state.rng)
    if not deck.cards:
        return
    card = deck.cards.pop()
    t.reveal()
    if high:
        row = t.pack.activation_high[card]
        part = "steps"
        programs = [row.steps, row.zone_only if whole else NO_PROGRAM]
    else:
        row = t.pack.activation_low[card]
        part = "low_threat" if any_threat(t) else "no_threat"
        programs = [row.low_threat if any_threat(t) else row.no_threat]
    if t.heard:
        t.tell(ActivationDrawn("ST-25.2", high=high, card=card, part=part))
    programs = [program for program in programs if program != NO_PROGRAM]
    t.push(
        Activation(
            high=high,
            card=card,
            programs=programs,
            next=0,
            waiting=[],
            only=only[:],
            limited=limited,
            room=NONE,
            chosen=[],
            enemy=NO_ENEMY,
            why="",
        )
    )
