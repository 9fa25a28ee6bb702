"""How good it is for a unit to stand on a hex: its shot, the pull of the place, cover, and what the
enemy could do to it there. Worked out once for each position (`lookout.py`)."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.board import OPPONENT
from cantina.games.hoth.damage import harm_in, harm_rows, prize
from cantina.games.hoth.ids import NO_CARD, NO_SIDE, Hex, Side, Unit
from cantina.games.hoth.lookout import UNKNOWN, Front, Lookout, Post
from cantina.games.hoth.pack import AT_AT, INFANTRY, TRENCH
from cantina.games.hoth.rules.fire import support_effect
from cantina.games.hoth.rules.ground import costs, is_barred
from cantina.games.hoth.rules.units import allowance, class_of, side_of
from cantina.games.hoth.scenario import FAR
from cantina.games.hoth.scouting import front_of, lookout_of, post_of, to_enemy, to_goal
from cantina.games.hoth.shooting import Gunner, best_from, room_at
from cantina.games.hoth.state import HothTable, UnitState, scenario_of

WAY_OUT: Final = 400

UNSHARED: Final = -1
"""What cards do for the unit depends on more than the cards: it is not kept."""


def _aided_by(t: HothTable, number: Unit, unit: UnitState) -> int:
    """A number for what cards do for the unit, 0 for nothing, or UNSHARED."""
    state = t.state
    cards = 0
    if unit.boosted and state.card != NO_CARD:
        if t.pack.cards[state.card].same_target and state.shots:
            return UNSHARED
        cards = state.card + 1
    if state.support != NO_CARD:
        if state.aided == number:
            cards |= state.support + 1 << 10
        if unit.ordered and support_effect(t) == "experience":
            cards |= 1 << 20
    return cards


def _shots(t: HothTable, post: Post, number: Unit) -> list[int]:
    """By hex: the most the unit can expect of an attack from there, as far as it is known."""
    cards = _aided_by(t, number, t.state.units[number])
    if cards == UNSHARED:
        return [UNKNOWN] * t.pack.board.count
    found = post.shots.get(cards)
    if found is None:
        found = post.shots[cards] = [UNKNOWN] * t.pack.board.count
    return found


def shot_of(t: HothTable, number: Unit) -> int:
    """The most a unit can expect of an attack from where it stands."""
    return best_at(t, lookout_of(t), number)


def best_at(t: HothTable, look: Lookout, number: Unit) -> int:
    shots = _shots(t, post_of(t, look, number), number)
    hex = t.state.units[number].hex
    if shots[hex] == UNKNOWN:
        shots[hex] = best_from(t, Gunner(t, look, number), hex)
    return shots[hex]


def standings(
    t: HothTable, look: Lookout, number: Unit, hexes: list[Hex], barred: list[bool]
) -> list[int]:
    """By hex: how good it would be for the unit to stand there; barred from attacking, or not."""
    post = post_of(t, look, number)
    shots = _shots(t, post, number)
    rest = post.rest
    gunner: Gunner | None = None
    found: list[int] = []
    for place, hex in enumerate(hexes):
        if rest[hex] == UNKNOWN:
            rest[hex] = _rest(t, look, number, hex)
        value = rest[hex]
        if not barred[place]:
            if shots[hex] == UNKNOWN:
                if gunner is None:
                    gunner = Gunner(t, look, number)
                shots[hex] = best_from(t, gunner, hex)
            value += shots[hex]
        found.append(value)
    return found


def standing(t: HothTable, number: Unit, hex: Hex, barred: bool) -> int:
    """How good it would be for the unit to stand there."""
    return standings(t, lookout_of(t), number, [hex], [barred])[0]


def _rest(t: HothTable, look: Lookout, number: Unit, hex: Hex) -> int:
    """Of standing there, whatever it attacks."""
    unit = t.state.units[number]
    side = side_of(t, unit)
    value = pull(t, look, side, hex) + t.pack.weights.cover_die * _cover(t, unit, 0, hex)
    if number == t.state.carrier:
        value -= 2 * t.pack.weights.goal_step * _to_exit(t, hex)
    return value - t.pack.weights.fear * _danger(t, look, number, hex) // 100


def _cover(t: HothTable, unit: UnitState, attacker_class: int, hex: Hex) -> int:
    """As `fire.cover`, for a unit that would stand there."""
    land = scenario_of(t).terrain[hex]
    if unit.kind == AT_AT or (land == TRENCH and class_of(t, unit) != INFANTRY):
        return 0
    return t.pack.terrains[land].cover[attacker_class]


def pull(t: HothTable, look: Lookout, side: Side, hex: Hex) -> int:
    """How good it is for a side to have a unit there, whatever it shoots at."""
    front = front_of(t, look, side)
    value = front.pull[hex]
    if value == UNKNOWN:
        value = front.pull[hex] = _pull(t, look, front, side, hex)
    return value


def _pull(t: HothTable, look: Lookout, front: Front, side: Side, hex: Hex) -> int:
    scenario = scenario_of(t)
    value = 0
    for objective in scenario.objectives:
        if hex in objective.hexes and objective.side in (NO_SIDE, side):
            value += t.pack.weights.goal_hex * objective.medals
    if scenario.hold_all_side == side and hex in scenario.hold_all:
        value += t.pack.weights.goal_hex
    value -= t.pack.weights.goal_step * to_goal(t, front, hex)
    return value - t.pack.weights.enemy_step * to_enemy(t, look, front, side, hex)


def _to_exit(t: HothTable, hex: Hex) -> int:
    board = t.pack.board
    ways = [h for way in scenario_of(t).exits for h in way.hexes]
    return min([board.distance[hex * board.count + way] for way in ways])


def _danger(t: HothTable, look: Lookout, number: Unit, hex: Hex) -> int:
    """What the enemies that are near enough could do to the unit there, sight left aside."""
    unit = t.state.units[number]
    threats = _threats(t, look, unit, hex)
    if not threats:
        return 0
    rows = look.rows[number]
    if not rows:
        rows = look.rows[number] = harm_rows(t, unit, prize(t, unit))
    kind = t.pack.units[unit.kind]
    room = 0 if kind.steadfast else room_at(t, look, unit, hex, unit.hex)
    dug_in = kind.unit_class == INFANTRY and scenario_of(t).terrain[hex] == TRENCH
    total = 0
    for dice in threats:
        total += harm_in(t, rows, unit, room, dug_in, dice)
    return total


def _threats(t: HothTable, look: Lookout, unit: UnitState, hex: Hex) -> list[int]:
    """The dice of each enemy that could attack a unit like this there."""
    kind = t.pack.units[unit.kind]
    covered = 0 if unit.kind == AT_AT else 1 if kind.unit_class == INFANTRY else 2
    known = front_of(t, look, kind.side).threats[covered]
    found = known[hex]
    if found is not None:
        return found
    board = t.pack.board
    found = known[hex] = []
    for other in look.forces[OPPONENT[kind.side]]:
        enemy = t.state.units[other]
        printed = t.pack.units[enemy.kind]
        distance = board.distance[hex * board.count + enemy.hex] - printed.move_and_attack
        if distance <= len(printed.attack):
            dice = printed.attack[max(distance, 1) - 1]
            dice -= _cover(t, unit, printed.unit_class, hex)
            if dice > 0:
                found.append(dice)
    return found


def best_move(t: HothTable, look: Lookout, number: Unit) -> int:
    """How much a unit can better itself by moving."""
    unit = t.state.units[number]
    limit, free = allowance(t, unit)
    if limit == 0:
        return 0
    cards = _aided_by(t, number, unit)
    known = post_of(t, look, number).moves
    if cards != UNSHARED and cards in known:
        return known[cards]
    reached = costs(t, number, limit)
    hexes = [unit.hex]
    barred = [False]
    for hex in t.pack.board.hexes:
        cost = reached[hex]
        if cost != FAR and cost > 0:
            hexes.append(hex)
            barred.append(is_barred(t, unit, hex, cost, free))
    values = standings(t, look, number, hexes, barred)
    best = max(values) - values[0]
    for way in scenario_of(t).exits:
        if way.side == side_of(t, unit) and unit.hex in way.hexes:
            best = max(best, WAY_OUT)
    if cards != UNSHARED:
        known[cards] = best
    return best
