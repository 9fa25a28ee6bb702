"""The end of a turn: the draw, and units that return."""

from __future__ import annotations

from cantina.games.hoth.actions import Place, Support, TakeBack
from cantina.games.hoth.events import CardDiscarded, CardTaken
from cantina.games.hoth.ids import NO_CARD, NO_KIND, NO_SEAT, NO_UNIT, NOWHERE
from cantina.games.hoth.pack import IN_DRAW_STEP
from cantina.games.hoth.rules.arrivals import arrive, free_on_base_line
from cantina.games.hoth.rules.decks import draw
from cantina.games.hoth.rules.fire import support_effect
from cantina.games.hoth.rules.support import play_support, supports
from cantina.games.hoth.rules.units import side_of
from cantina.games.hoth.rules.victory import settle
from cantina.games.hoth.state import HothTable, Turn, active_side, scenario_of
from cantina.kernel.action import Done


def lay_off(t: HothTable) -> None:
    """HO-3.3: the played card goes face up to the discard pile."""
    state = t.state
    if state.card != NO_CARD:
        state.players[state.active].discard.append(state.card)
        if t.heard:
            t.tell(CardDiscarded("HO-3.3", seat=state.active, card=state.card))
        state.card = NO_CARD


def special_orders(t: HothTable, f: Turn) -> list[Support | Done]:
    """HO-13.15: a support card in the draw step."""
    return supports(t, IN_DRAW_STEP)


def may_take_back(t: HothTable, f: Turn, action: Support | Done) -> None:
    if isinstance(action, Support):
        play_support(t, action.card)
        lay_off(t)


def to_take_back(t: HothTable, f: Turn) -> list[TakeBack]:
    """HO-13.15: any card of the own discard pile, that just played among them."""
    if support_effect(t) != "take_back":
        return []
    pile = t.state.players[t.state.active].discard
    return [TakeBack(card) for card in sorted(pile)]


def take_back(t: HothTable, f: Turn, action: TakeBack) -> None:
    player = t.state.players[t.state.active]
    player.discard.remove(action.card)
    player.hand.append(action.card)
    if t.heard:
        t.tell(CardTaken("HO-13.15", seat=t.state.active, card=action.card))


def draw_card(t: HothTable, f: Turn) -> None:
    """HO-4.5, HO-3.3: one card, unless one was taken back. HO-3.7: there is no other hand limit.
    HO-12.20: at the command post one more, once."""
    state = t.state
    lay_off(t)
    if support_effect(t) != "take_back":
        draw(t, state.active, "HO-3.3")
    side = active_side(t)
    post = scenario_of(t).command_post
    if post == NOWHERE or state.post[side] != NO_SEAT or state.at[post] == NO_UNIT:
        return
    if side_of(t, state.units[state.at[post]]) == side:
        state.post[side] = state.active
        draw(t, state.active, "HO-12.20")


def return_hexes(t: HothTable, f: Turn) -> list[Place]:
    """HO-12.18: lost units that are due come back on the own base line, or wait."""
    kind = scenario_of(t).lost_return
    if kind == NO_KIND or t.pack.units[kind].side != active_side(t):
        return []
    due = [turn for turn in t.state.returning if turn <= t.state.taken[active_side(t)]]
    if not due:
        return []
    return [t.pack.place[hex] for hex in free_on_base_line(t, kind)]


def return_unit(t: HothTable, f: Turn, action: Place) -> None:
    t.state.returning.remove(min(t.state.returning))
    arrive(t, scenario_of(t).lost_return, action.hex)


def end_turn(t: HothTable, f: Turn) -> None:
    """HO-4.6: after the draw."""
    settle(t)
