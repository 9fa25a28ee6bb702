"""The middle of a turn: its beginning, orders, moves and attacks."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.actions import ALL_UNITS, AttackWith, MoveUnit, OrderAll, OrderUnit, Support
from cantina.games.hoth.events import TurnBegan, UnitsOrdered
from cantina.games.hoth.flows.attack import new_attack
from cantina.games.hoth.flows.command import bring_back
from cantina.games.hoth.ids import NO_CARD, NO_SIDE, NO_UNIT
from cantina.games.hoth.pack import E_WEB, IN_ATTACK_STEP, IN_ORDER_STEP, NONE
from cantina.games.hoth.rules.arrivals import arrives_at_start
from cantina.games.hoth.rules.fire import can_attack, enemies_in_sight, targets
from cantina.games.hoth.rules.ground import can_go
from cantina.games.hoth.rules.losses import charge
from cantina.games.hoth.rules.orders import orderable, orders_all
from cantina.games.hoth.rules.secrets import note_turn_held
from cantina.games.hoth.rules.support import (
    aids_for,
    may_support,
    play_support,
    support_actions,
    supports,
)
from cantina.games.hoth.rules.teams import active_seat, seat_in_turn
from cantina.games.hoth.rules.units import allowance, ordered_units
from cantina.games.hoth.rules.victory import counts_for, end_battle, settle, win_medals
from cantina.games.hoth.scenario import PER_TURN
from cantina.games.hoth.state import (
    Again,
    HothTable,
    Move,
    Strike,
    Turn,
    active_side,
    scenario_of,
)
from cantina.kernel.action import DONE, Done
from cantina.kernel.flow import ask, call, do, flow
from cantina.kernel.state import Frame


def begin_turn(t: HothTable, f: Turn) -> None:
    """HO-2.6, HO-14.4: the sides alternate. HO-12.13: the number of turns is limited."""
    state = t.state
    if state.battle_turn >= t.pack.last_turn:
        end_battle(t, NO_SIDE, "turn_limit", "HO-12.13")
        return
    sides = [player.side for player in state.players]
    state.active = seat_in_turn(sides, scenario_of(t).first, state.battle_turn)
    state.turn += 1
    state.battle_turn += 1
    state.taken[active_side(t)] += 1
    state.card, state.plain, state.support, state.aided = NO_CARD, False, NO_CARD, NO_UNIT
    state.shots = []
    for unit in state.units:
        unit.ordered = unit.boosted = unit.moved = False
        unit.barred = unit.attacked = unit.advanced = False
    f.landing = arrives_at_start(t, active_side(t))
    if t.heard:
        t.tell(TurnBegan("HO-2.6", turn=state.battle_turn, seat=state.active))


def start_effects(t: HothTable, f: Turn) -> None:
    """HO-4.6: what a scenario does at the start of a turn, before the card is played."""
    side = active_side(t)
    if scenario_of(t).charges_per_medal and side == scenario_of(t).structure_side:
        charge(t)
    for objective in scenario_of(t).objectives:
        if objective.kind == PER_TURN:
            for hex in objective.hexes:
                if counts_for(t, objective, side, hex):
                    win_medals(t, side, objective.medals, "HO-12.12", True)
    if t.state.campaign != NONE:
        note_turn_held(t, side)
    settle(t)


def orders(t: HothTable, f: Turn) -> list[OrderUnit | OrderAll | Done]:
    """HO-4.2, HO-5.8: units one at a time within the card's limits, or none; where the card orders
    every unit there is, all at once."""
    state = t.state
    if state.card == NO_CARD:
        return []
    card = t.pack.cards[state.card]
    free = orderable(t, card, state.plain, active_side(t))
    if not free:
        return []
    options: list[OrderUnit | OrderAll | Done] = [
        t.pack.order[hex] for hex in sorted([state.units[n].hex for n in free])
    ]
    if len(free) > 1 and orders_all(card, state.plain):
        options.insert(0, ALL_UNITS)
    options.append(DONE)
    return options


def order(t: HothTable, f: Turn, action: OrderUnit | OrderAll) -> None:
    """HO-5.1, HO-5.9: the order stays with the unit wherever it moves."""
    state = t.state
    if isinstance(action, OrderAll):
        chosen = orderable(t, t.pack.cards[state.card], state.plain, active_side(t))
    else:
        chosen = [state.at[action.hex]]
    for number in chosen:
        state.units[number].ordered = True
        state.units[number].boosted = not state.plain
    if t.heard:
        hexes = [state.units[number].hex for number in chosen]
        t.tell(UnitsOrdered("HO-4.2", seat=state.active, hexes=hexes))


def restore_ordered(t: HothTable, f: Turn) -> None:
    """HO-13.10: a card that brings the ordered unit back to full strength, before it acts."""
    state = t.state
    if state.card == NO_CARD or not t.pack.cards[state.card].restore_ordered or state.plain:
        return
    for number in ordered_units(t):
        bring_back(t, number, 99)


def extra_orders(t: HothTable, f: Turn) -> list[Support | Done]:
    return supports(t, IN_ORDER_STEP)


def order_extra(t: HothTable, f: Turn, action: Support | Done) -> None:
    """HO-13.15: one more infantry unit, anywhere, without the effects of the command card."""
    if isinstance(action, Done):
        return
    play_support(t, action.card)
    t.state.units[t.state.at[action.hex]].ordered = True
    if t.heard:
        t.tell(UnitsOrdered("HO-13.15", seat=t.state.active, hexes=[action.hex]))


def movers(t: HothTable, f: Turn) -> list[MoveUnit | Done]:
    """HO-5.1, HO-6.1: ordered units that have not moved and can."""
    units = t.state.units
    options: list[MoveUnit | Done] = [
        t.pack.move[units[n].hex]
        for n in ordered_units(t)
        if not units[n].moved and can_go(t, n, allowance(t, units[n])[0])
    ]
    if options:
        options.append(DONE)
    return options


def start_move(t: HothTable, f: Turn, action: MoveUnit) -> None:
    number = t.state.at[action.hex]
    limit, free = allowance(t, t.state.units[number])
    t.push(Move(unit=number, limit=limit, free=free, may_stay=False))


def set_up_guns(t: HothTable, f: Turn) -> None:
    """HO-10.8, HO-10.9: an E-Web that was ordered and did not move is in place."""
    for number in ordered_units(t):
        unit = t.state.units[number]
        if unit.token == E_WEB and not unit.moved:
            unit.moving = False


def attackers(t: HothTable, f: Turn) -> list[AttackWith | Support | Done]:
    """HO-4.4, HO-7.2: ordered units that can attack somebody, one after the other, or none."""
    units = t.state.units
    options: list[AttackWith | Support | Done] = [
        t.pack.attack[units[n].hex]
        for n in ordered_units(t)
        if can_attack(t, units[n]) and targets(t, n)
    ]
    options += support_actions(t, IN_ATTACK_STEP)
    if options or may_support(t):
        options.append(DONE)
    return options


def attack_with(t: HothTable, f: Turn, action: AttackWith | Support) -> None:
    if isinstance(action, AttackWith):
        t.push(new_attack(t, t.state.at[action.hex]))
        return
    card, hex = action.card, action.hex
    play_support(t, card)
    effect = t.pack.cards[card].effect
    if effect == "bombard":
        t.push(Strike(unit=t.state.at[hex], card=card))
    elif effect in ("desperate", "rout"):
        t.state.aided = t.state.at[hex]
        t.push(new_attack(t, t.state.aided))
    elif effect == "activate":
        t.push(Again(t.state.at[hex]))


def act_again(t: HothTable, f: Turn) -> Frame | None:
    """HO-13.6: the ordered unit moves and attacks a second time."""
    state = t.state
    if state.card == NO_CARD or state.plain or t.pack.cards[state.card].activations == 1:
        return None
    for number in ordered_units(t):
        if state.units[number].boosted:
            return Again(number)
    return None


def refresh(t: HothTable, f: Again) -> None:
    """HO-13.6: its own allowance and its own limits; HO-10.4: still one breakthrough a turn."""
    unit = t.state.units[f.unit]
    unit.moved = unit.barred = unit.attacked = False


def second_move(t: HothTable, f: Again) -> Frame | None:
    limit, free = allowance(t, t.state.units[f.unit])
    return (
        Move(unit=f.unit, limit=limit, free=free, may_stay=True)
        if can_go(t, f.unit, limit)
        else None
    )


def attack_or_not(t: HothTable, f: Again) -> list[AttackWith | Support | Done]:
    """HO-13.15: helped by a support card, perhaps."""
    unit = t.state.units[f.unit]
    if unit.hex < 0 or not can_attack(t, unit) or not enemies_in_sight(t, f.unit):
        return []
    options: list[AttackWith | Support | Done] = []
    if targets(t, f.unit):
        options.append(t.pack.attack[unit.hex])
    options += aids_for(t, f.unit)
    return [*options, DONE] if options or may_support(t) else []


def attack_again(t: HothTable, f: Again, action: AttackWith | Support | Done) -> None:
    if isinstance(action, Done):
        return
    if isinstance(action, Support):
        play_support(t, action.card)
        t.state.aided = f.unit
    t.push(new_attack(t, f.unit))


def spend(t: HothTable, f: Again) -> None:
    """Acting again was the last thing it does this turn."""
    t.state.units[f.unit].moved = t.state.units[f.unit].attacked = True


AGAIN: Final = flow(
    Again,
    do(refresh, rule="HO-13.6"),
    call(second_move, rule="HO-13.6"),
    ask("attack", seat=active_seat, options=attack_or_not, answer=attack_again, rule="HO-13.6"),
    do(spend, rule="HO-7.2"),
)


def next_battle_turn(t: HothTable, f: Turn) -> bool:
    return True
