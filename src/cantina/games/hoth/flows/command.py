"""The start of a turn and its command card: arrivals, play, Deploy the Fleet, bombardments."""

from __future__ import annotations

from cantina.games.hoth.actions import Discard, Place, PlayCard, StrikeAt, Support
from cantina.games.hoth.board import OPPONENT
from cantina.games.hoth.events import CardDiscarded, CardPlayed, UnitRestored
from cantina.games.hoth.ids import NO_CARD, NO_KIND, Unit
from cantina.games.hoth.pack import AT_START, NONE
from cantina.games.hoth.rules.arrivals import (
    arrive,
    free_beside,
    free_on_base_line,
)
from cantina.games.hoth.rules.decks import discard, draw
from cantina.games.hoth.rules.orders import needs_fallback
from cantina.games.hoth.rules.support import play_support, supports
from cantina.games.hoth.rules.teams import partner_of
from cantina.games.hoth.rules.units import full_figures, restore, units_of
from cantina.games.hoth.state import HothTable, Strike, Turn, active_side, scenario_of
from cantina.kernel.action import DONE, Done, Seat


def arrivals(t: HothTable, f: Turn) -> list[Place | Done]:
    """HO-12.18: the owner chooses the hex; a reserve may wait, a landing may not."""
    if f.landing == 0:
        return []
    scenario = scenario_of(t)
    if scenario.reserve_kind != NO_KIND:
        places = free_on_base_line(t, scenario.reserve_kind)
        return [*[t.pack.place[hex] for hex in places], DONE] if places else []
    places = free_beside(t, scenario.landing_kind, scenario.landing_beside)
    return [*[t.pack.place[hex] for hex in places]]


def arrival(t: HothTable, f: Turn, action: Place) -> None:
    scenario = scenario_of(t)
    f.landing -= 1
    kind = scenario.landing_kind
    if scenario.reserve_kind != NO_KIND:
        kind = scenario.reserve_kind
        t.state.reserves -= 1
    arrive(t, kind, action.hex)


def reserve_forces(t: HothTable, f: Turn) -> list[Support | Done]:
    return supports(t, AT_START)


def restore_forces(t: HothTable, f: Turn, action: Support | Done) -> None:
    """HO-13.10: one unit back to full strength."""
    if isinstance(action, Support):
        play_support(t, action.card)
        bring_back(t, t.state.at[action.hex], 99)


def bring_back(t: HothTable, number: Unit, figures: int) -> None:
    unit = t.state.units[number]
    back = restore(t, unit, figures)
    if back and t.heard:
        t.tell(UnitRestored("HO-13.10", kind=unit.kind, hex=unit.hex, figures=unit.figures))


def playable(t: HothTable, f: Turn) -> list[PlayCard]:
    """HO-3.1: one card of the own hand (HO-14.5), whatever it can do."""
    return [t.pack.play[card] for card in sorted(t.state.players[t.state.active].hand)]


def play_card(t: HothTable, f: Turn, action: PlayCard) -> None:
    """HO-4.1: revealed; it lies open until the end of the turn (HO-3.3). HO-13.10: figures come
    back before units are ordered."""
    state = t.state
    number = action.card
    card = t.pack.cards[number]
    state.players[state.active].hand.remove(number)
    state.card = number
    state.plain = needs_fallback(t, card, card.side)
    f.discarded = 0
    f.struck = []
    if t.heard:
        t.tell(CardPlayed("HO-4.1", seat=state.active, card=number))
    if card.restore_each:
        for each in units_of(t, card.side):
            unit = state.units[each]
            if unit.figures < full_figures(t, unit.kind, unit.token):
                bring_back(t, each, card.restore_each)


def _most_discards(t: HothTable) -> int:
    return 0 if t.state.card == NO_CARD else t.pack.cards[t.state.card].discards


def discards(t: HothTable, f: Turn) -> list[Discard | Done]:
    """HO-13.8: up to this many cards, onto the discard pile before any is drawn."""
    hand = t.state.players[t.state.active].hand
    if f.discarded >= _most_discards(t) or not hand:
        return []
    return [*[t.pack.discard[card] for card in sorted(hand)], DONE]


def set_aside(t: HothTable, f: Turn, action: Discard) -> None:
    seat = t.state.active
    if action.card not in t.state.players[seat].hand:
        seat = partner_of(t, seat)
    f.discarded += 1
    discard(t, seat, action.card, "HO-13.8")


def draw_for_fleet(t: HothTable, f: Turn) -> None:
    """HO-13.8: as many as were discarded, and one more."""
    if _most_discards(t):
        for _ in range(f.discarded + 1):
            draw(t, t.state.active, "HO-13.8")
        f.discarded = 0


def partner(t: HothTable, f: Turn) -> Seat:
    return partner_of(t, t.state.active)


def partner_discards(t: HothTable, f: Turn) -> list[Discard | Done]:
    """HO-14.7: after the active player the partner may do the same, without the extra card."""
    other = partner_of(t, t.state.active)
    if other == NONE or f.discarded >= _most_discards(t) or not t.state.players[other].hand:
        return []
    hand = t.state.players[other].hand
    return [*[t.pack.discard[card] for card in sorted(hand)], DONE]


def draw_for_partner(t: HothTable, f: Turn) -> None:
    for _ in range(f.discarded):
        draw(t, partner_of(t, t.state.active), "HO-14.7")
    f.discarded = 0


def put_fleet_away(t: HothTable, f: Turn) -> None:
    """HO-13.8: the fleet card goes to the discard pile, and another card is played."""
    state = t.state
    if _most_discards(t) and state.players[state.active].hand:
        state.players[state.active].discard.append(state.card)
        if t.heard:
            t.tell(CardDiscarded("HO-13.8", seat=state.active, card=state.card))
        state.card = NO_CARD


def plays_another(t: HothTable, f: Turn) -> bool:
    return t.state.card == NO_CARD and len(t.state.players[t.state.active].hand) > 0


def bombard_targets(t: HothTable, f: Turn) -> list[StrikeAt]:
    """HO-13.14: different enemy units, as many as the card says or as there are."""
    card = t.state.card
    if card == NO_CARD or len(f.struck) >= t.pack.cards[card].bombard_targets:
        return []
    units = t.state.units
    enemies = [n for n in units_of(t, OPPONENT[active_side(t)]) if n not in f.struck]
    return [t.pack.strike[hex] for hex in sorted([units[n].hex for n in enemies])]


def strike_at(t: HothTable, f: Turn, action: StrikeAt) -> None:
    number = t.state.at[action.hex]
    f.struck.append(number)
    t.push(Strike(unit=number, card=t.state.card))
