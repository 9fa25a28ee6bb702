"""What can be told from a position at once, for bots: who stands where, and what draws a side. Kept
for the positions met lately (`lookout.py`)."""

from __future__ import annotations

from cantina.games.hoth.board import OPPONENT, REBEL
from cantina.games.hoth.ids import NO_SIDE, NO_UNIT, NOWHERE, Hex, Side, Unit
from cantina.games.hoth.lookout import MOST_KEPT, UNKNOWN, Front, Lookout, Post
from cantina.games.hoth.state import HothTable, scenario_of


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


def lookout_of(t: HothTable) -> Lookout:
    """What is known about the position. The key is everything that is read for it but for cards,
    which are told apart unit by unit (`standing.py`)."""
    state = t.state
    units = [
        unit.hex + 1 << 16 | unit.figures << 8 | unit.kind << 4 | unit.token for unit in state.units
    ]
    key = tuple(units + state.medals + _ground_key(t))
    known = t.pack.lookouts
    found = known.get(key)
    if found is None:
        if len(known) >= MOST_KEPT:
            known.clear()
        found = known[key] = Lookout(len(state.units), len(t.pack.kinds))
        kinds = t.pack.units
        for unit in state.units:
            if unit.hex != NOWHERE:
                found.forces[kinds[unit.kind].side].append(state.at[unit.hex])
    return found


def _ground_key(t: HothTable) -> list[int]:
    """What changes on the ground. The number of claimed hexes keeps the lists apart."""
    state = t.state
    key = [len(state.claimed), state.scenario, state.officer, state.carrier]
    if state.claimed:
        key += state.claimed
    if state.structures:
        key += state.structures
    return key


def front_of(t: HothTable, look: Lookout, side: Side) -> Front:
    found = look.fronts[side]
    if found is None:
        units = t.state.units
        enemies = look.forces[OPPONENT[side]]
        key = (side, *[units[n].hex << 4 | units[n].kind for n in enemies], *_ground_key(t))
        known = t.pack.fronts
        found = known.get(key)
        if found is None:
            if len(known) >= MOST_KEPT:
                known.clear()
            found = known[key] = Front(t.pack.board.count, goals_of(t, side))
        look.fronts[side] = found
    return found


def post_of(t: HothTable, look: Lookout, number: Unit) -> Post:
    post = look.posts[number]
    if post is None:
        post = look.posts[number] = Post(t.pack.board.count)
    return post


def to_goal(t: HothTable, front: Front, hex: Hex) -> int:
    """How far the nearest goal of the side is, 0 if it has none."""
    found = front.to_goal[hex]
    if found == UNKNOWN:
        board = t.pack.board
        here = hex * board.count
        found = min([board.distance[here + goal] for goal in front.goals], default=0)
        front.to_goal[hex] = found
    return found


def to_enemy(t: HothTable, look: Lookout, front: Front, side: Side, hex: Hex) -> int:
    """How far the nearest enemy of the side is, 0 if there is none."""
    found = front.to_enemy[hex]
    if found == UNKNOWN:
        board = t.pack.board
        here = hex * board.count
        units = t.state.units
        enemies = look.forces[OPPONENT[side]]
        found = min([board.distance[here + units[n].hex] for n in enemies], default=0)
        front.to_enemy[hex] = found
    return found
