"""Chapters 11 and 12: the player phase, a turn, an action."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import BeginTurn
from cantina.games.zone.choose.event_cards import check_goal
from cantina.games.zone.choose.reactions_of_cards import enemies_answer
from cantina.games.zone.combat.radiation import map_radiation
from cantina.games.zone.events.stalkers import ActionTaken, TurnBegan, TurnEnded, TurnPassed
from cantina.games.zone.facts.figures import ground
from cantina.games.zone.facts.sides import STANDARD_ACTION, set_off
from cantina.games.zone.facts.turn_tokens import BY_TOKEN, FREE, pay, turns_left
from cantina.games.zone.frames.effects import moment
from cantina.games.zone.frames.enemies import react
from cantina.games.zone.frames.stalkers import Deed, Players, Turn, deed
from cantina.games.zone.map.ground import territory_areas
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import STALKERS, clockwise, seat_of
from cantina.games.zone.terms.ids import NOWHERE, Stalker
from cantina.games.zone.turns.actions_in_turn import END, options_in_turn
from cantina.games.zone.turns.base_actions import perform
from cantina.games.zone.turns.free_actions import is_free
from cantina.kernel.action import PASS, Action, Pass, Seat
from cantina.kernel.flow import ask, call, do, flow, loop
from cantina.kernel.state import Frame

_begin: Final = tuple([BeginTurn(number) for number in range(2)])


def with_turns(t: ZoneTable, first: Stalker) -> list[Stalker]:
    """ST-11.1: clockwise from a seat: those who still have a turn to take."""
    return [s for s in clockwise(first, len(t.state.stalkers)) if turns_left(t.state.stalkers[s])]


def must_act(t: ZoneTable, f: Players) -> bool:
    """ST-11.8: ruling: every stalker with turns left has passed."""
    return all([f.passes >> s & 1 for s in with_turns(t, STALKERS[0])])


def next_up(t: ZoneTable, f: Players) -> Stalker:
    """ST-11.1, ST-11.8: the next who has a turn left; when all have passed, the lead stalker or the
    next after it."""
    return with_turns(t, t.state.lead if must_act(t, f) else f.seat)[0]


def active(t: ZoneTable, f: Players) -> Seat:
    return seat_of(next_up(t, f))


def turn_options(t: ZoneTable, f: Players) -> list[BeginTurn | Pass]:
    """ST-11.2: one of the turns that are left; ST-11.4: or pass, for now. Of two turn tokens that
    are alike one is offered."""
    if not with_turns(t, STALKERS[0]):
        return []
    s = next_up(t, f)
    one = t.state.stalkers[s]
    tokens = turns_left(one)
    if len(tokens) == 2 and one.slots[0] == one.slots[1] and one.markers[0] == one.markers[1]:
        tokens = tokens[:1]
    options: list[BeginTurn | Pass] = [_begin[token] for token in tokens]
    return [*options, PASS] if can_pass(t, f, s) else options


def can_pass(t: ZoneTable, f: Players, s: Stalker) -> bool:
    """ST-11.8: not who would have to act at once."""
    waiting = [other for other in with_turns(t, t.state.lead) if not f.passes >> other & 1]
    if not waiting:
        return False
    return waiting != [s] or with_turns(t, t.state.lead)[0] != s


def begin_or_pass(t: ZoneTable, f: Players, action: BeginTurn | Pass) -> None:
    """ST-11.3: a turn is finished before the next begins."""
    s = next_up(t, f)
    f.seat = STALKERS[(s + 1) % len(t.state.stalkers)]
    if isinstance(action, Pass):
        f.passes |= 1 << s
        if t.heard:
            t.tell(TurnPassed("ST-11.4", stalker=s))
        return
    f.passes = 0
    t.push(Turn(stalker=s, token=action.token))


def any_turn_left(t: ZoneTable, f: Players) -> bool:
    """ST-11.5: until every stalker has taken both turns."""
    return len(with_turns(t, STALKERS[0])) > 0


PLAYERS: Final = flow(
    Players,
    ask("turn", seat=active, options=turn_options, answer=begin_or_pass, rule="ST-11.1"),
    loop("turn", while_=any_turn_left, rule="ST-11.5"),
)


def acting(t: ZoneTable, f: Turn) -> Seat:
    return seat_of(f.stalker)


def begin_turn(t: ZoneTable, f: Turn) -> None:
    """ST-12.5: ruling: what may be used once per turn may be used once per turn token."""
    one = t.state.stalkers[f.stalker]
    one.used_turn = []
    one.moved = one.next_free = one.attack_free = False
    if t.heard:
        t.tell(TurnBegan("ST-11.2", stalker=f.stalker, token=f.token))


def at_its_start(t: ZoneTable, f: Turn) -> Frame:
    return moment("stalker_turn_start", f.stalker)


def lure(t: ZoneTable, f: Turn) -> None:
    """Some enemies do something to a stalker whose turn begins."""
    enemies_answer(t, "stalker_turn_start", f.stalker)


def turn_actions(t: ZoneTable, f: Turn) -> list[Action]:
    one = t.state.stalkers[f.stalker]
    if one.finished[f.token] or one.area == NOWHERE:
        return []
    return options_in_turn(t, f.stalker, f.token)


def act(t: ZoneTable, f: Turn, action: Action) -> None:
    """ST-12.1: an action is completed before the next one starts."""
    if action == END:
        t.state.stalkers[f.stalker].finished[f.token] = True
    else:
        t.push(deed(f.stalker, action, t.state.stalkers[f.stalker].area))


def end_turn(t: ZoneTable, f: Turn) -> None:
    """ST-11.6, ST-11.7: the token is in the lowest slot; actions that were not possible are lost,
    without radiation."""
    one = t.state.stalkers[f.stalker]
    if t.heard:
        t.tell(TurnEnded("ST-11.6", stalker=f.stalker, token=f.token, forfeited=one.slots[f.token]))
    one.finished[f.token] = True
    one.slots[f.token] = 0
    one.next_free = one.attack_free = False


def reaction(t: ZoneTable, f: Turn) -> Frame | None:
    """ST-11.10: enemies that see the stalker react (section 28)."""
    return react(f.stalker) if t.state.stalkers[f.stalker].area != NOWHERE else None


TURN: Final = flow(
    Turn,
    do(begin_turn, rule="ST-11.2"),
    call(at_its_start, rule="ST-11.2"),
    do(lure, rule="ST-24.1"),
    ask("act", seat=acting, options=turn_actions, answer=act, rule="ST-11.2", repeat=True),
    do(end_turn, rule="ST-11.6"),
    call(reaction, rule="ST-11.10"),
)


def settle_price(t: ZoneTable, f: Deed) -> None:
    """ST-12.2: a standard action moves the turn token down, a free one does not."""
    if not is_free(t, f.stalker, f.action):
        f.paid = pay(t, f.stalker)
    if t.heard:
        action = f.action
        t.tell(
            ActionTaken(
                "ST-12.2",
                stalker=f.stalker,
                verb=action.verb,
                numbers=list(action.args),
                paid=f.paid,
            )
        )


def carry_out(t: ZoneTable, f: Deed) -> None:
    perform(t, f.stalker, f.action)


def irradiate(t: ZoneTable, f: Deed) -> None:
    """ST-14.10, ST-17.1: last, when the action is fully resolved. ST-17.3: only if it moved the
    turn token."""
    if f.paid == BY_TOKEN and t.state.stalkers[f.stalker].area != NOWHERE:
        map_radiation(t, f.stalker, f.visited)


def shake(t: ZoneTable, f: Deed) -> None:
    """ST-16.1: cards of a territory that wait for somebody to do something there."""
    area = t.state.stalkers[f.stalker].area
    if t.state.territory >= 0 and f.paid != FREE and area in territory_areas(ground(t)):
        inside = 0
        for each in territory_areas(ground(t)):
            inside |= 1 << each
        set_off(t, STANDARD_ACTION, f.stalker, area, inside)


def look_at_goal(t: ZoneTable, f: Deed) -> None:
    check_goal(t)


DEED: Final = flow(
    Deed,
    do(settle_price, rule="ST-12.2"),
    do(carry_out, rule="ST-12.1"),
    do(irradiate, rule="ST-17.1"),
    do(shake, rule="ST-16.1"),
    do(look_at_goal, rule="ST-33.1"),
)
