"""The best attack of a unit from any hex of the board, for bots that try many."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.board import OPPONENT
from cantina.games.hoth.damage import harm_in, harm_rows, prize, structure_harm
from cantina.games.hoth.ids import NO_UNIT, NOWHERE, Hex, Unit
from cantina.games.hoth.lookout import Lookout
from cantina.games.hoth.pack import INFANTRY, RIDGE, SCOUTS, TRENCH
from cantina.games.hoth.rules.fire import (
    aid_for,
    cover,
    earlier_attackers,
    ignores_cover,
    support_effect,
)
from cantina.games.hoth.rules.units import effects_on, passable
from cantina.games.hoth.scenario import TEMPORARY
from cantina.games.hoth.state import HothTable, UnitState, scenario_of
from cantina.games.hoth.weights import MEDAL


class Gunner:
    """One unit with what cards do for its attacks, gathered once for many hexes."""

    def __init__(self, t: HothTable, look: Lookout, number: Unit) -> None:
        state = t.state
        scenario = scenario_of(t)
        unit = state.units[number]
        self.number: Final = number
        self.unit: Final = unit
        self.kind: Final = t.pack.units[unit.kind]
        self.look: Final = look
        self.victims: Final = look.forces[OPPONENT[self.kind.side]]
        self.structures: Final[list[Hex]] = (
            [hex for hex in state.structures if hex != NOWHERE]
            if scenario.structure_side != self.kind.side
            else []
        )
        self.card: Final = effects_on(t, unit)
        aid = aid_for(t, number)
        self.bonus: Final = self.card.dice + (aid.dice if aid.effect == "desperate" else 0)
        close = self.card.dice_close
        if support_effect(t) == "experience" and unit.ordered:
            close += t.pack.cards[state.support].dice_close
        self.close: Final = close
        self.uncovered: Final = ignores_cover(aid)
        # What blocks sight, as in `fire.Screen`, the unit itself taken away.
        others = state.occupied & ~(1 << unit.hex)
        low = scenario.obstacles | others
        for hex in state.structures:
            if hex != NOWHERE:
                low |= 1 << hex
        self.low: Final = low
        self.high: Final = scenario.seracs | (others & scenario.ridges)
        # HO-10.10: other scouts on ridges.
        self.spotters: Final = [
            state.units[n].hex
            for n in look.forces[self.kind.side]
            if state.units[n].token == SCOUTS
            and n != number
            and scenario.terrain[state.units[n].hex] == RIDGE
        ]
        self.contested: Final = [
            hex
            for objective in scenario.objectives
            if objective.kind == TEMPORARY
            for hex in objective.hexes
        ]


def best_from(t: HothTable, g: Gunner, hex: Hex) -> int:
    """The most the unit could expect of an attack if it stood there."""
    at = t.state.at
    start = g.unit.hex
    at[start] = NO_UNIT
    before = at[hex]
    at[hex] = g.number
    best = _best_from(t, g, hex)
    at[hex] = before
    at[start] = g.number
    return best


def _best_from(t: HothTable, g: Gunner, hex: Hex) -> int:
    board = t.pack.board
    here = hex * board.count
    attack = g.kind.attack
    reach = len(attack)
    land = scenario_of(t).terrain[hex]
    bonus = g.bonus
    if not g.card.ignores_terrain:
        bonus -= t.pack.terrains[land].attack_from[g.kind.unit_class]
    if g.card.dice_per_friend:
        bonus += g.card.dice_per_friend * _friends(t, g, hex)
    best = 0
    for victim in g.victims:
        target = t.state.units[victim].hex
        distance = board.distance[here + target]
        if distance > reach:
            continue
        dice = attack[distance - 1] + bonus + _more_dice(t, g, land == RIDGE, target, distance)
        if g.spotters and _is_spotted(t, g, hex, target):
            dice += 1
        if dice > 0:
            value = _harm(t, g, victim, hex, dice)
            if value > best and _sees(t, g, hex, target):
                best = value
    for target in g.structures:
        distance = board.distance[here + target]
        if distance > reach:
            continue
        dice = attack[distance - 1] + bonus + _more_dice(t, g, land == RIDGE, target, distance)
        if dice > 0:
            value = structure_harm(t, dice)
            if value > best and _sees(t, g, hex, target):
                best = value
    return best


def _more_dice(t: HothTable, g: Gunner, on_ridge: bool, target: Hex, distance: int) -> int:
    """As `fire.dice_parts`: what depends on the target."""
    dice = g.close if distance == 1 else 0
    if g.card.same_target:
        others = earlier_attackers(t, g.number, target)
        dice += g.card.same_target[min(others, len(g.card.same_target) - 1)]
    if not g.uncovered:
        dice -= cover(t, g.kind.unit_class, on_ridge, target)
    return dice


def _friends(t: HothTable, g: Gunner, hex: Hex) -> int:
    """As `fire.friends_beside`."""
    count = 0
    for other in t.pack.board.neighbours[hex]:
        number = t.state.at[other]
        if number != NO_UNIT and t.pack.units[t.state.units[number].kind].side == g.kind.side:
            count += 1
    return count


def _harm(t: HothTable, g: Gunner, victim: Unit, hex: Hex, dice: int) -> int:
    """As `damage.harm_at`. Medals for standing somewhere change what the next one is worth."""
    unit = t.state.units[victim]
    kind = t.pack.units[unit.kind]
    if g.contested and (hex in g.contested or g.unit.hex in g.contested):
        rows = harm_rows(t, unit, prize(t, unit))
    else:
        rows = g.look.rows[victim]
        if not rows:
            rows = g.look.rows[victim] = harm_rows(t, unit, prize(t, unit))
    room = 0 if kind.steadfast else room_at(t, g.look, unit, unit.hex, NOWHERE)
    dug_in = kind.unit_class == INFANTRY and scenario_of(t).terrain[unit.hex] == TRENCH
    value = harm_in(t, rows, unit, room, dug_in, dice)
    return value + MEDAL if victim == t.state.carrier else value


def room_at(t: HothTable, look: Lookout, unit: UnitState, start: Hex, left: Hex) -> int:
    """As `damage.room_behind`, for a unit that would fall back from here, one hex left empty."""
    open_to = look.enterable[unit.kind]
    if not open_to:
        open_to = look.enterable[unit.kind] = passable(t, unit.kind)
    at = t.state.at
    behind = t.pack.board.behind[t.pack.units[unit.kind].side]
    room = 0
    for hex in behind[start]:
        if open_to[hex] and (at[hex] == NO_UNIT or hex == left):
            room = 1
            for farther in behind[hex]:
                if open_to[farther] and (at[farther] == NO_UNIT or farther == left):
                    return 2
    return room


def _sees(t: HothTable, g: Gunner, start: Hex, end: Hex) -> bool:
    """As `fire.Screen.clear`: the ends of a line do not block it, so the unit may be missing."""
    ridges = scenario_of(t).ridges
    high = ridges >> start & 1 and ridges >> end & 1
    return t.pack.board.sight.clear(g.high if high else g.low, start, end)


def _is_spotted(t: HothTable, g: Gunner, hex: Hex, target: Hex) -> bool:
    """HO-10.10, as `fire.is_spotted`: the unit itself may stand in the way."""
    ridges = scenario_of(t).ridges
    for scout in g.spotters:
        if ridges >> scout & 1 and ridges >> target & 1:
            blocking = g.high | (1 << hex & ridges)
        else:
            blocking = g.low | 1 << hex
        if t.pack.board.sight.clear(blocking, scout, target):
            return True
    return False
