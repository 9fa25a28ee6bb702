"""How well a side stands: medals, figures, objectives and who threatens whom. In hundredths of a
medal. Damage is expected damage, from exact chances."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.board import OPPONENT, REBEL
from cantina.games.hoth.damage import ALIVE, FIGURE, LAST_BUT_ONE, MEDAL, STRUCTURE
from cantina.games.hoth.ids import NO_SIDE, NO_UNIT, NOWHERE, Hex, Side, Unit
from cantina.games.hoth.rules.fire import Screen, can_attack
from cantina.games.hoth.rules.units import side_of, units_of
from cantina.games.hoth.rules.victory import medals_of
from cantina.games.hoth.state import HothTable, active_side, scenario_of
from cantina.games.hoth.threat import Shots, best_fire, shots_next, shots_now
from cantina.kernel.action import Seat

# Of 100: how much of what its units could do in its next turn counts for a side, by unit, the most
# dangerous first: a card orders two or three. The same for both sides: with more for the one that
# moves next, which figures of played games suggest, a bot hides and loses.
CHANCES: Final = (28, 22, 14)
READY: Final = 110  # and of what it is about to do: an attack that is ordered and not made yet
HELD: Final = 30  # a medal that can still be lost
# A hex nearer to a goal, for the units nearest to one, and a hex nearer to an enemy.
NEARER: Final = (30, 6, 4, 3, 2)
CLOSER: Final = 4
# The officer is worth a win to either side: picked up, and each hex nearer to a way out.
CARRIED: Final = 4 * MEDAL
WAY_STEP: Final = 25
# Where units can win only by leaving, for each of them: a hex nearer to the way out.
LEAVING: Final = 24


def prospects(t: HothTable, units: list[Unit], moving: bool) -> int:
    """What the units of a side can expect to do: the attacks they have to come this turn, almost in
    full, since a position in the middle of a turn must be worth what the turn will bring; and the
    best few of what they could do in the next."""
    ready: list[Shots] = []
    later: list[Shots] = []
    screen = Screen(t)
    for number in units:
        if moving and can_attack(t, t.state.units[number]):
            ready.append(shots_now(t, number))
        else:
            later.append(shots_next(t, number, screen))
    value = 0
    for gain in best_fire(t, ready, len(ready)):
        value += READY * gain // 100
    for chance, gain in zip(CHANCES, best_fire(t, later, len(CHANCES)), strict=False):
        value += chance * gain // 100
    return value


UNSETTLED: Final = (
    "arrive",
    "start",
    "play",
    "discard",
    "strike",
    "order",
    "extra_order",
    "move",
    "to",
)


def is_settled(t: HothTable) -> bool:
    """Once the units stand where they attack from: the attacks are then judged by their chances,
    where playing them would show one sample of the dice."""
    name = t.asks[0].name
    return name not in UNSETTLED


def goals_of(t: HothTable, side: Side) -> list[Hex]:
    """Hexes that draw a side: objectives, exits, positions, structures, the officer."""
    scenario = scenario_of(t)
    state = t.state
    found: list[Hex] = []
    for objective in scenario.objectives:
        if objective.side in (NO_SIDE, side):
            found += [hex for hex in objective.hexes if hex not in state.claimed]
    for way in scenario.exits:
        if way.side == side and (scenario.officer == NOWHERE or state.carrier != NO_UNIT):
            found += list(way.hexes)
    if scenario.hold_all_side == side:
        found += list(scenario.hold_all)
    if scenario.destroy_structures_side == side:
        found += [hex for hex in state.structures if hex != NOWHERE]
    if scenario.officer != NOWHERE and (state.carrier == NO_UNIT or side != REBEL):
        found.append(state.officer if state.carrier == NO_UNIT else state.units[state.carrier].hex)
    if scenario.command_post != NOWHERE:
        found.append(scenario.command_post)
    return found


def evaluate(t: HothTable, seat: Seat) -> int:
    """How well the seat's side stands, by itself. Uses nothing hidden."""
    side = t.state.players[seat].side
    state = t.state
    scenario = scenario_of(t)
    medals = medals_of(t, side)
    value = MEDAL * state.medals[side] + HELD * (medals - state.medals[side])
    if medals == scenario.goal[side] - 1:
        value += LAST_BUT_ONE
    mine = units_of(t, side)
    board = t.pack.board
    goals = goals_of(t, side)
    enemies = [state.units[other].hex for other in units_of(t, OPPONENT[side])]
    near: list[int] = []
    for number in mine:
        unit = state.units[number]
        value += ALIVE[unit.kind] + FIGURE[unit.kind] * unit.figures
        if enemies:
            value -= CLOSER * min([board.distance[unit.hex * board.count + e] for e in enemies])
        if goals:
            near.append(min([board.distance[unit.hex * board.count + hex] for hex in goals]))
    value += prospects(t, mine, side == active_side(t))
    if _must_leave(t, side):
        value -= LEAVING * sum(near)
    else:
        near.sort()
        for step, distance in zip(NEARER, near, strict=False):
            value -= step * distance
    for kind in t.pack.kinds:
        if t.pack.units[kind].side == side:
            # Out of reach and whole: worth what it would be on the board.
            figures = t.pack.units[kind].figures
            value += (ALIVE[kind] + FIGURE[kind] * figures) * state.exited[kind]
    if scenario.structures and scenario.structure_side == side:
        value += STRUCTURE * len([hex for hex in state.structures if hex != NOWHERE])
    if scenario.hold_all_side == side:
        held = [hex for hex in scenario.hold_all if _holds(t, side, hex)]
        value += MEDAL * len(held) * len(held) // 3
    if scenario.charges_per_medal and scenario.structure_side == side:
        value += MEDAL * (state.charges % scenario.charges_per_medal) // scenario.charges_per_medal
    if state.carrier != NO_UNIT and side == REBEL:
        value += CARRIED - WAY_STEP * _way_out(t)
    return value


def _must_leave(t: HothTable, side: Side) -> bool:
    """Whether units of the side win by leaving the board (HO-12.8) and by nothing else."""
    scenario = scenario_of(t)
    leaving = any([way.side == side and way.medals > 0 for way in scenario.exits])
    enemies = [kind for kind in t.pack.kinds if t.pack.units[kind].side != side]
    return leaving and not any([scenario.worth[kind] for kind in enemies])


def _holds(t: HothTable, side: Side, hex: Hex) -> bool:
    number = t.state.at[hex]
    return number != NO_UNIT and side_of(t, t.state.units[number]) == side


def _way_out(t: HothTable) -> int:
    """How far the carrier has to go."""
    board = t.pack.board
    hex = t.state.units[t.state.carrier].hex
    ways = [board.distance[hex * board.count + e] for w in scenario_of(t).exits for e in w.hexes]
    return min(ways)
