"""Chapter 4: the turns of a battle: play a card, order, move, attack, draw."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.flows.command import (
    arrival,
    arrivals,
    bombard_targets,
    discards,
    draw_for_fleet,
    draw_for_partner,
    partner,
    partner_discards,
    play_card,
    playable,
    plays_another,
    put_fleet_away,
    reserve_forces,
    restore_forces,
    set_aside,
    strike_at,
)
from cantina.games.hoth.flows.draw import (
    draw_card,
    end_turn,
    may_take_back,
    return_hexes,
    return_unit,
    special_orders,
    take_back,
    to_take_back,
)
from cantina.games.hoth.flows.steps import (
    act_again,
    attack_with,
    attackers,
    begin_turn,
    extra_orders,
    movers,
    next_battle_turn,
    order,
    order_extra,
    orders,
    restore_ordered,
    set_up_guns,
    start_effects,
    start_move,
)
from cantina.games.hoth.rules.teams import active_seat
from cantina.games.hoth.state import Turn
from cantina.kernel.flow import ask, call, do, flow, loop

TURN: Final = flow(
    Turn,
    do(begin_turn, rule="HO-2.6"),
    do(start_effects, rule="HO-4.6"),
    ask("arrive", seat=active_seat, options=arrivals, answer=arrival, rule="HO-12.18", repeat=True),
    ask("start", seat=active_seat, options=reserve_forces, answer=restore_forces, rule="HO-13.15"),
    ask("play", seat=active_seat, options=playable, answer=play_card, rule="HO-4.1"),
    ask(
        "discard", seat=active_seat, options=discards, answer=set_aside, rule="HO-13.8", repeat=True
    ),
    do(draw_for_fleet, rule="HO-13.8"),
    ask(
        "partner_discard",
        seat=partner,
        options=partner_discards,
        answer=set_aside,
        rule="HO-14.7",
        repeat=True,
    ),
    do(draw_for_partner, rule="HO-14.7"),
    do(put_fleet_away, rule="HO-13.8"),
    loop("play", while_=plays_another, rule="HO-13.8"),
    ask(
        "strike",
        seat=active_seat,
        options=bombard_targets,
        answer=strike_at,
        rule="HO-13.9",
        repeat=True,
    ),
    ask("order", seat=active_seat, options=orders, answer=order, rule="HO-4.2", repeat=True),
    do(restore_ordered, rule="HO-13.10"),
    ask("extra_order", seat=active_seat, options=extra_orders, answer=order_extra, rule="HO-13.15"),
    ask("move", seat=active_seat, options=movers, answer=start_move, rule="HO-4.3", repeat=True),
    do(set_up_guns, rule="HO-10.8"),
    ask(
        "attack",
        seat=active_seat,
        options=attackers,
        answer=attack_with,
        rule="HO-4.4",
        repeat=True,
    ),
    call(act_again, rule="HO-13.6"),
    ask("draw", seat=active_seat, options=special_orders, answer=may_take_back, rule="HO-13.15"),
    ask("take_back", seat=active_seat, options=to_take_back, answer=take_back, rule="HO-13.15"),
    do(draw_card, rule="HO-4.5"),
    ask(
        "return",
        seat=active_seat,
        options=return_hexes,
        answer=return_unit,
        rule="HO-12.18",
        repeat=True,
    ),
    do(end_turn, rule="HO-4.6"),
    loop("begin_turn", while_=next_battle_turn, rule="HO-2.6"),
)
