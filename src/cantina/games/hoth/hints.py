"""How well a side stands: medals, figures, objectives and who threatens whom. In hundredths of a
medal. Damage is expected damage, from exact chances."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.board import REBEL
from cantina.games.hoth.ids import NO_UNIT, NOWHERE, Hex, Side
from cantina.games.hoth.lookout import Lookout
from cantina.games.hoth.rules.fire import Screen, can_attack
from cantina.games.hoth.rules.units import allowance, side_of
from cantina.games.hoth.rules.victory import medals_of
from cantina.games.hoth.scouting import front_of, lookout_of, post_of, to_enemy, to_goal
from cantina.games.hoth.state import HothTable, active_side, scenario_of
from cantina.games.hoth.threat import Shots, best_fire, shots_next, shots_now
from cantina.games.hoth.weights import MEDAL
from cantina.kernel.action import Seat


def prospects(t: HothTable, look: Lookout, side: Side) -> int:
    """What the units of a side can expect to do: the attacks they have to come this turn, almost in
    full, since a position in the middle of a turn must be worth what the turn will bring; and the
    best few of what they could do in the next."""
    ready: list[Shots] = []
    later: list[Shots] = []
    screen = Screen(t)
    moving = side == active_side(t)
    for number in look.forces[side]:
        unit = t.state.units[number]
        if moving and can_attack(t, unit):
            ready.append(shots_now(t, number))
            continue
        known = post_of(t, look, number).later
        _, free = allowance(t, unit)
        shots = known.get(free)
        if shots is None:
            shots = known[free] = shots_next(t, number, screen)
        later.append(shots)
    w = t.pack.weights
    value = 0
    for gain in best_fire(t, ready, len(ready)):
        value += w.ready * gain // 100
    for chance, gain in zip(w.chances, best_fire(t, later, len(w.chances)), strict=False):
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


def evaluate(t: HothTable, seat: Seat) -> int:
    """How well the seat's side stands, by itself. Uses nothing hidden."""
    side = t.state.players[seat].side
    state = t.state
    w = t.pack.weights
    scenario = scenario_of(t)
    medals = medals_of(t, side)
    value = MEDAL * state.medals[side] + w.held * (medals - state.medals[side])
    if medals == scenario.goal[side] - 1:
        value += w.last_but_one
    look = lookout_of(t)
    front = front_of(t, look, side)
    near: list[int] = []
    for number in look.forces[side]:
        unit = state.units[number]
        value += w.alive[unit.kind] + w.figure[unit.kind] * unit.figures
        value -= w.closer * to_enemy(t, look, front, side, unit.hex)
        near.append(to_goal(t, front, unit.hex))
    value += prospects(t, look, side)
    if _must_leave(t, side):
        value -= w.leaving * sum(near)
    else:
        near.sort()
        for step, distance in zip(w.nearer, near, strict=False):
            value -= step * distance
    for kind in t.pack.kinds:
        if t.pack.units[kind].side == side:
            # Out of reach and whole: worth what it would be on the board.
            figures = t.pack.units[kind].figures
            value += (w.alive[kind] + w.figure[kind] * figures) * state.exited[kind]
    if scenario.structures and scenario.structure_side == side:
        value += w.structure * len([hex for hex in state.structures if hex != NOWHERE])
    if scenario.hold_all_side == side:
        held = [hex for hex in scenario.hold_all if _holds(t, side, hex)]
        value += MEDAL * len(held) * len(held) // 3
    if scenario.charges_per_medal and scenario.structure_side == side:
        value += MEDAL * (state.charges % scenario.charges_per_medal) // scenario.charges_per_medal
    if state.carrier != NO_UNIT and side == REBEL:
        value += w.carried - w.way_step * _way_out(t)
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
