"""Support cards (HO-15.6): one a turn beside the command card, at the step it names (HO-13.15)."""

from __future__ import annotations

from cantina.games.hoth.actions import Support
from cantina.games.hoth.board import OPPONENT
from cantina.games.hoth.events import CardPlayed
from cantina.games.hoth.ids import NO_CARD, NOWHERE, Card, Hex, Side, Unit
from cantina.games.hoth.pack import INFANTRY, NONE, PrintedCard
from cantina.games.hoth.rules.fire import can_attack, targets_with
from cantina.games.hoth.rules.units import class_of, full_figures, in_supply, units_of
from cantina.games.hoth.state import HothTable, active_side
from cantina.kernel.action import DONE, Done


def supports(t: HothTable, timing: int) -> list[Support | Done]:
    """What the active player may play now, with the hex it is for, and the choice not to. Whoever
    holds any support card is asked, fitting or not: else the question would tell the card."""
    return [*support_actions(t, timing), DONE] if may_support(t) else []


def may_support(t: HothTable) -> bool:
    """HO-15.6: in a campaign, with a card, and not yet this turn."""
    if t.state.campaign == NONE or t.state.support != NO_CARD:
        return False
    return len(t.state.support_hands[active_side(t)]) > 0


def support_actions(t: HothTable, timing: int) -> list[Support]:
    if not may_support(t):
        return []
    side = active_side(t)
    options: list[Support] = []
    for number in t.state.support_hands[side]:
        card = t.pack.cards[number]
        if card.timing == timing:
            options += [Support(number, hex) for hex in places_for(t, card, side)]
    return options


def places_for(t: HothTable, card: PrintedCard, side: Side) -> list[Hex]:
    """The hexes a card can be played for; NOWHERE stands for a card that needs none."""
    units = t.state.units
    mine = units_of(t, side)
    if card.effect == "restore":
        return [
            units[n].hex
            for n in mine
            if units[n].figures < full_figures(t, units[n].kind, units[n].token)
            and in_supply(t, units[n].kind) > 0
        ]
    if card.effect == "bombard" and not card.bombard_cover:
        return [units[n].hex for n in units_of(t, OPPONENT[side])]
    if card.effect in ("desperate", "rout"):
        return [units[n].hex for n in mine if can_attack(t, units[n]) and can_aid(t, card, n)]
    if card.effect == "activate":
        return [
            units[n].hex for n in mine if units[n].ordered and class_of(t, units[n]) == INFANTRY
        ]
    if card.effect == "order":
        return [
            units[n].hex for n in mine if not units[n].ordered and class_of(t, units[n]) == INFANTRY
        ]
    return [NOWHERE]


def can_aid(t: HothTable, card: PrintedCard, number: Unit) -> bool:
    """HO-13.15: whether a card for one attack fits the unit and leaves it a target. Desperate
    Stand is for infantry with its last figure."""
    unit = t.state.units[number]
    if card.effect == "desperate" and (class_of(t, unit) != INFANTRY or unit.figures > 1):
        return False
    return card.effect in ("desperate", "rout") and len(targets_with(t, number, card)) > 0


def aids_for(t: HothTable, number: Unit) -> list[Support]:
    """HO-13.15: the cards that may help this unit's attack, outside the choice of who attacks."""
    if not may_support(t):
        return []
    hex = t.state.units[number].hex
    cards = t.state.support_hands[active_side(t)]
    return [Support(n, hex) for n in cards if can_aid(t, t.pack.cards[n], number)]


def play_support(t: HothTable, card: Card) -> None:
    """HO-15.6: it goes back to the box."""
    side = active_side(t)
    t.state.support_hands[side].remove(card)
    t.state.support_used[side].append(card)
    t.state.support = card
    if t.heard:
        t.tell(CardPlayed("HO-15.6", seat=t.state.active, card=card))
