"""How well a side stands: medals, figures, objectives and who threatens whom. In hundredths of a
medal. Damage is expected damage, from exact chances."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.board import REBEL
from cantina.games.hoth.pack import AT_AT, NONE, UNITS
from cantina.games.hoth.rules.dice import hit_chance, outcomes
from cantina.games.hoth.rules.fire import can_attack, dice_against, targets
from cantina.games.hoth.rules.units import class_of, side_of, units_of
from cantina.games.hoth.rules.victory import medals_of
from cantina.games.hoth.scenario import NOBODY
from cantina.games.hoth.state import HothTable, scenario_of
from cantina.kernel.action import Seat
from cantina.parts.hexes import NOWHERE

MEDAL: Final = 100
ALIVE: Final = (45, 120, 35, 45, 70, 60)  # by kind: what a unit is worth beyond its figures
FIGURE: Final = (12, 0, 20, 16, 25, 0)  # by kind: each figure
PUSHED: Final = 6  # a unit that has to fall back a hex
STRUCTURE: Final = 150
THREAT: Final = 25  # of 100: how much of what a side could hit now counts
READY: Final = 90  # and of what it is about to do: an attack that is ordered and not made yet
NEARER: Final = 4  # a hex nearer to a goal
NEAREST: Final = 5  # how many units of a side a goal draws

POWERS_OF_5: Final[tuple[int, ...]] = tuple([5**dice for dice in range(40)])
POWERS_OF_6: Final[tuple[int, ...]] = tuple([6**dice for dice in range(40)])


def harm(t: HothTable, dice: int, number: int) -> int:
    """The expected worth of what so many dice do to a unit, in hundredths of a medal."""
    unit = t.state.units[number]
    worth = scenario_of(t).worth[unit.kind]
    key = (dice, unit.kind, unit.figures, worth)
    known = t.pack.harms
    if key not in known:
        known[key] = _harm(t, dice, number, worth)
    return known[key]


def _harm(t: HothTable, dice: int, number: int, worth: int) -> int:
    unit = t.state.units[number]
    hit, retreat = hit_chance(t.pack.die, class_of(t, unit), False)
    prize = MEDAL * worth + ALIVE[unit.kind]
    total = 0
    for hits, retreats, ways in outcomes(dice, hit, retreat):
        if unit.kind == AT_AT:
            # At least one explosion among the confirmation dice.
            total += ways * prize * (POWERS_OF_6[hits] - POWERS_OF_5[hits]) // POWERS_OF_6[hits]
            continue
        lost = min(hits, unit.figures)
        value = FIGURE[unit.kind] * lost
        if lost == unit.figures:
            value += prize
        elif not t.pack.units[unit.kind].steadfast:
            value += PUSHED * retreats
        total += ways * value
    return total // POWERS_OF_6[dice]


def harm_at(t: HothTable, attacker: int, hex: int) -> int:
    """The expected worth of one unit's attack on what stands on a hex."""
    dice = dice_against(t, attacker, hex)
    victim = t.state.at[hex]
    if victim != NONE:
        value = harm(t, dice, victim)
        return value + MEDAL if victim == t.state.carrier else value
    return STRUCTURE * (POWERS_OF_6[dice] - POWERS_OF_5[dice]) // POWERS_OF_6[dice]


def best_shot(t: HothTable, number: int) -> int:
    """The most a unit can expect of an attack from where it stands."""
    best = 0
    for hex in targets(t, number):
        best = max(best, harm_at(t, number, hex))
    return best


def may_shoot(t: HothTable, number: int) -> bool:
    """Whether the unit has an attack to come this turn, so that its chances count almost in full:
    a position in the middle of a turn must be worth what the turn will bring."""
    return can_attack(t, t.state.units[number])


def goals_of(t: HothTable, side: int) -> list[int]:
    """Hexes that draw a side: objectives, exits, positions, structures, the officer."""
    scenario = scenario_of(t)
    state = t.state
    found: list[int] = []
    for objective in scenario.objectives:
        if objective.side in (NOBODY, side):
            found += [hex for hex in objective.hexes if hex not in state.claimed]
    for way in scenario.exits:
        if way.side == side and (scenario.officer == NOBODY or state.carrier != NONE):
            found += list(way.hexes)
    if scenario.hold_all_side == side:
        found += list(scenario.hold_all)
    if scenario.destroy_structures_side == side:
        found += [hex for hex in state.structures if hex != NOWHERE]
    if scenario.officer != NOBODY and (state.carrier == NONE or side != REBEL):
        found.append(state.officer if state.carrier == NONE else state.units[state.carrier].hex)
    if scenario.command_post != NOBODY:
        found.append(scenario.command_post)
    return found


def evaluate(t: HothTable, seat: Seat) -> int:
    """How well the seat's side stands, by itself. Uses nothing hidden."""
    side = t.state.players[seat].side
    state = t.state
    scenario = scenario_of(t)
    value = MEDAL * state.medals[side] + MEDAL * (medals_of(t, side) - state.medals[side]) * 3 // 4
    mine = units_of(t, side)
    board = t.pack.board
    goals = goals_of(t, side)
    near: list[int] = []
    for number in mine:
        unit = state.units[number]
        value += ALIVE[unit.kind] + FIGURE[unit.kind] * unit.figures
        value += (READY if may_shoot(t, number) else THREAT) * best_shot(t, number) // 100
        if goals:
            near.append(min([board.distance[unit.hex * board.count + hex] for hex in goals]))
    for distance in sorted(near)[:NEAREST]:
        value -= NEARER * distance
    for kind in range(len(UNITS)):
        if t.pack.units[kind].side == side:
            value += ALIVE[kind] * state.exited[kind]
    if scenario.structures and scenario.structure_side == side:
        value += STRUCTURE * len([hex for hex in state.structures if hex != NOWHERE])
    if scenario.hold_all_side == side:
        held = [hex for hex in scenario.hold_all if _holds(t, side, hex)]
        value += MEDAL * len(held) * len(held) // 3
    if scenario.charges_per_medal and scenario.structure_side == side:
        value += MEDAL * (state.charges % scenario.charges_per_medal) // scenario.charges_per_medal
    if state.carrier != NONE and side == REBEL:
        value += MEDAL // 2
        value -= 10 * _way_out(t)
    return value


def _holds(t: HothTable, side: int, hex: int) -> bool:
    number = t.state.at[hex]
    return number != NONE and side_of(t, t.state.units[number]) == side


def _way_out(t: HothTable) -> int:
    """How far the carrier has to go."""
    board = t.pack.board
    hex = t.state.units[t.state.carrier].hex
    ways = [board.distance[hex * board.count + e] for w in scenario_of(t).exits for e in w.hexes]
    return min(ways)
