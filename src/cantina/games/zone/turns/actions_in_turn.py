"""Chapters 12 and 13: what a stalker may do in its turn."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import (
    Distract,
    EndTurn,
    GetReady,
    MakeMove,
    MoveCarefully,
    Reload,
    ShakeOff,
    ThrowBolt,
    UseLead,
)
from cantina.games.zone.box.standing import RangeBonus
from cantina.games.zone.choose.reactions_of_cards import granted
from cantina.games.zone.combat.weapon_attacks import attack_options
from cantina.games.zone.combat.weapon_attacks import is_free as is_free_attack
from cantina.games.zone.facts.equipment import reloadable
from cantina.games.zone.facts.figures import ground
from cantina.games.zone.facts.turn_tokens import can_pay
from cantina.games.zone.gear.pick_up import pick_options
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.map.paths import within
from cantina.games.zone.movement.stalker_range import can_move, can_move_carefully
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import Area, Gear, Stalker
from cantina.games.zone.terms.numbers import HIGH, NONE
from cantina.games.zone.turns.card_actions import card_actions, is_free_offer
from cantina.kernel.action import Action

MOVE: Final = MakeMove()
CAREFUL: Final = MoveCarefully()
PREPARE: Final = GetReady()
SHAKE: Final = ShakeOff()
LEAD: Final = tuple([UseLead(number) for number in range(2)])
END: Final = EndTurn()

LEAD_HEALS: Final = 0
LEAD_FOCUSES: Final = 1

THROW: Final = 3
"""DISTRACT_RANGE, BOLT_RANGE: how far a bolt flies."""

_distract: Final = tuple([Distract(Area(number)) for number in range(256)])
_reload: Final = tuple([Reload(Gear(number)) for number in range(512)])


def options_in_turn(t: ZoneTable, s: Stalker, token: int) -> list[Action]:
    """ST-11.6: the end of the turn once its token is in the lowest slot, or (ST-11.7) when no
    standard action is possible. Nothing but the end: nobody is asked."""
    standard, free = actions_in_turn(t, s)
    if not standard and not free:
        return []
    if standard and t.state.stalkers[s].slots[token] > 0:
        return standard + free
    return [*standard, *free, END]


def actions_in_turn(t: ZoneTable, s: Stalker) -> tuple[list[Action], list[Action]]:
    """ST-11.2, ST-12.2: standard actions while they can be paid, free ones always."""
    standard: list[Action] = []
    free: list[Action] = []
    payable = can_pay(t, s)
    if t.state.stalkers[s].stun:
        if payable:
            standard.append(SHAKE)  # ST-13.12, ST-23.10: and no base action before it
    else:
        if payable:
            standard += base_options(t, s)
        for attack in attack_options(t, s, payable):
            (free if is_free_attack(t, s, attack) else standard).append(attack)
        free += free_base_options(t, s)
    for action in card_actions(t, s):
        if is_free_offer(t, s, action):
            free.append(action)
        elif payable:
            standard.append(action)
    return standard, free


def base_options(t: ZoneTable, s: Stalker) -> list[Action]:
    """ST-13.0: the base actions."""
    one = t.state.stalkers[s]
    options: list[Action] = []
    if can_move(t, s):
        options.append(MOVE)
    if can_move_carefully(t, s):
        options.append(CAREFUL)
    options.append(PREPARE)
    if not one.focus:
        options += reload_options(t, s)
    options += pick_options(t, s)
    options += distract_options(t, s)
    options += bolt_options(t, s)
    return options


def free_base_options(t: ZoneTable, s: Stalker) -> list[Action]:
    """ST-23.9: with focus reloading costs nothing. ST-13.13, ST-13.14: nor does the lead stalker's
    token, while it shows its action side."""
    options = reload_options(t, s) if t.state.stalkers[s].focus else []
    return [*options, *LEAD] if t.state.lead == s and t.state.lead_ready else options


def reload_options(t: ZoneTable, s: Stalker) -> list[Action]:
    """ST-13.5."""
    return [_reload[gear] for gear in reloadable(t, s)]


def distract_options(t: ZoneTable, s: Stalker) -> list[Action]:
    """ST-13.7: an area within reach of a bolt; not while the own high token is on the map."""
    one = t.state.stalkers[s]
    if one.bolts == 0 or one.threat == HIGH:
        return []
    near = within(ground(t), THROUGH, one.area, THROW)
    return [_distract[area] for area in range(ground(t).count) if near >> area & 1]


def bolt_options(t: ZoneTable, s: Stalker) -> list[Action]:
    """ST-13.9, ST-13.10: an uncovered symbol of an active anomaly within reach, seen or not. Of
    equal symbols on one area one is offered."""
    one = t.state.stalkers[s]
    if one.bolts == 0:
        return []
    reach = THROW + granted(t, s, "basic_action_throw_bolt", RangeBonus)
    near = within(ground(t), THROUGH, one.area, reach)
    options: list[Action] = []
    for number, anomaly in enumerate(t.state.anomalies):
        if not anomaly.active:
            continue
        offered: list[tuple[int, int]] = []
        for place, symbol in enumerate(anomaly.symbols):
            kind = (symbol.area, symbol.petals)
            if symbol.cover == NONE and near >> symbol.area & 1 and kind not in offered:
                offered.append(kind)
                options.append(ThrowBolt(number, place))
    return options
