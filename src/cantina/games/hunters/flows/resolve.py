"""Chapters 4, 5 and 6: one player sells or plays the chosen card, then activates reserved ones.

BH-17.2: main action, capture check and bonuses, then activations one at a time, each with its own.
"""

from __future__ import annotations

from typing import Final

from cantina.games.hunters.actions import (
    PLAY,
    RESERVE,
    SELL,
    Activate,
    Play,
    Reserve,
    Sell,
)
from cantina.games.hunters.events import CardPlayed, CardReserved, CardSold
from cantina.games.hunters.ids import NO_CARD, Card
from cantina.games.hunters.pack import CONTRACT, CRATE, HUNTER, TARGET
from cantina.games.hunters.rules.bank import can_pay, pay, take_credits
from cantina.games.hunters.rules.capture import put_attack, put_target
from cantina.games.hunters.rules.confrontations import attack_places, target_place
from cantina.games.hunters.rules.decks import discard
from cantina.games.hunters.state import NONE, HuntersTable, Resolve
from cantina.kernel.action import DONE, Done, Seat
from cantina.kernel.flow import ask, do, flow


def owner(t: HuntersTable, f: Resolve) -> Seat:
    return f.seat


def main_actions(t: HuntersTable, f: Resolve) -> list[Sell | Reserve | Play]:
    """BH-3.5, BH-3.7: sell or play, decided after the reveal; nothing without a card (BH-16.4).

    BH-4.2: every card can be sold, and only the chosen one (BH-4.3). BH-5.2: a card without a cost
    becomes active at once. BH-5.3: one with a cost is activated for its full cost or reserved, even
    by a player who could pay, and a cost of 0 is a cost (BH-5.5). BH-7.13: placing is bound by
    chapter 7, but selling is always open.
    """
    card = t.state.players[f.seat].chosen
    if card == NO_CARD:
        return []
    kind = t.pack.kind[card]
    if kind == TARGET:
        return [SELL, t.pack.play_at[target_place(t.state.players[f.seat])]]
    if kind == HUNTER:
        return [SELL, *attacks_at(t, f.seat)]
    if kind == CONTRACT:
        return [SELL, PLAY]
    if not can_pay(t, f.seat, card):
        return [SELL, RESERVE]
    if kind == CRATE:
        return [SELL, RESERVE, PLAY]
    return [SELL, RESERVE, *attacks_at(t, f.seat)]


def attacks_at(t: HuntersTable, seat: Seat) -> list[Play]:
    return [t.pack.play_at[place] for place in attack_places(t.state, t.state.players[seat])]


def main_action(t: HuntersTable, f: Resolve, action: Sell | Reserve | Play) -> None:
    player = t.state.players[f.seat]
    card = player.chosen
    player.chosen = NO_CARD
    if isinstance(action, Sell):
        sell(t, f.seat, card)
    elif isinstance(action, Reserve):
        reserve(t, f.seat, card)
    else:
        put_into_play(t, f.seat, card, action.place, was_reserved=False)


def sell(t: HuntersTable, seat: Seat, card: Card) -> None:
    """BH-4.1: onto its own discard pile, from this very moment (BH-17.3), for one credit."""
    discard(t, card)
    if t.heard:
        t.tell(CardSold("BH-4.1", seat=seat, card=card))
    take_credits(t, seat, t.pack.sell_value, "BH-4.1")


def reserve(t: HuntersTable, seat: Seat, card: Card) -> None:
    """BH-5.3: turned sideways, free, worth nothing until activated. BH-6.6: there is no limit."""
    player = t.state.players[seat]
    player.reserved.append(card)
    player.fresh = card
    if t.heard:
        t.tell(CardReserved("BH-5.3", seat=seat, card=card))


def put_into_play(
    t: HuntersTable, seat: Seat, card: Card, where: int | None, was_reserved: bool
) -> None:
    """BH-5.1, BH-5.6: pays the card, puts it in front of the player, does what its kind does."""
    player = t.state.players[seat]
    place = NONE if where is None else where
    pay(t, seat, t.pack.cost[card])
    if t.heard:
        rule = "BH-6.3" if was_reserved else "BH-5.1"
        t.tell(
            CardPlayed(
                rule,
                seat=seat,
                card=card,
                confrontation=place,
                cost=t.pack.cost[card],
                was_reserved=was_reserved,
            )
        )
    kind = t.pack.kind[card]
    if kind == TARGET:
        put_target(t, seat, card, place)
    elif kind == CONTRACT:
        player.contracts.append(card)
    elif kind == CRATE:
        player.crates.append(card)
    else:
        put_attack(t, seat, card, place)


def activations(t: HuntersTable, f: Resolve) -> list[Activate | Done]:
    """BH-6.1, BH-6.2: after the main action, any reserved card one can pay, credits won on the way
    included (BH-6.5, BH-8.8). BH-6.4: not the one reserved this turn. BH-6.7: or none."""
    player = t.state.players[f.seat]
    options: list[Activate | Done] = []
    for card in player.reserved:
        if card == player.fresh or not can_pay(t, f.seat, card):
            continue
        if t.pack.kind[card] == CRATE:
            options.append(Activate(card))
        else:
            for place in attack_places(t.state, player):
                options.append(Activate(card, place))
    if options:
        options.append(DONE)
    return options


def activate(t: HuntersTable, f: Resolve, action: Activate) -> None:
    """BH-6.3: paid and turned upright; a droid is placed now, not when it was reserved (BH-7.4)."""
    t.state.players[f.seat].reserved.remove(action.card)
    put_into_play(t, f.seat, action.card, action.place, was_reserved=True)


def settle(t: HuntersTable, f: Resolve) -> None:
    """BH-6.4: from the next turn on, a card reserved now counts as reserved earlier."""
    t.state.players[f.seat].fresh = NO_CARD


RESOLVE: Final = flow(
    Resolve,
    ask("act", seat=owner, options=main_actions, answer=main_action, rule="BH-3.5"),
    ask(
        "activate",
        seat=owner,
        options=activations,
        answer=activate,
        rule="BH-6.1",
        repeat=True,
    ),
    do(settle, rule="BH-6.4"),
)
