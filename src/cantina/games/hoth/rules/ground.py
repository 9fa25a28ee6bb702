"""Chapters 6 and 9: how far a unit gets, forward and back."""

from __future__ import annotations

from cantina.games.hoth.board import REBEL
from cantina.games.hoth.ids import NO_UNIT, NOWHERE, Hex, Unit
from cantina.games.hoth.pack import INFANTRY, TRENCH
from cantina.games.hoth.rules.units import can_enter, class_of, effects_on, is_passable, side_of
from cantina.games.hoth.scenario import FAR, NOBODY, Exit
from cantina.games.hoth.state import HothTable, UnitState, scenario_of


def stops(t: HothTable, unit: UnitState, hex: Hex) -> bool:
    """HO-6.5, HO-6.13: entering ends the move and the chance to attack, for flying units too, but
    for cards that ignore it (HO-13.5)."""
    return scenario_of(t).stops[hex] and not effects_on(t, unit).ignores_terrain


def costs(t: HothTable, number: Unit, limit: int) -> list[int]:
    """By hex: how many hexes of movement it takes to get there, FAR where the unit cannot get.
    HO-6.12: leaving is free, whatever the land."""
    unit = t.state.units[number]
    scenario = scenario_of(t)
    enter = scenario.enter[unit.kind]
    stopping = not effects_on(t, unit).ignores_terrain
    at = t.state.at
    neighbours = t.pack.board.neighbours
    found = [FAR] * t.pack.board.count
    found[unit.hex] = 0
    fronts: list[list[Hex]] = [[unit.hex]]
    for _ in range(limit):
        fronts.append([])
    for spent in range(limit):
        for hex in fronts[spent]:
            if found[hex] != spent or (spent and stopping and scenario.stops[hex]):
                continue
            for other in neighbours[hex]:
                cost = spent + enter[other]
                # `can_enter` in two halves, the dear one last: few hexes get that far.
                if cost > limit or cost >= found[other] or at[other] != NO_UNIT:
                    continue
                if is_passable(t, unit.kind, other):
                    found[other] = cost
                    fronts[cost].append(other)
    return found


def is_in_reach(t: HothTable, number: Unit, hex: Hex, limit: int) -> bool:
    board = t.pack.board
    if board.distance[t.state.units[number].hex * board.count + hex] > limit:
        return False
    return costs(t, number, limit)[hex] != FAR


def is_barred(t: HothTable, unit: UnitState, hex: Hex, cost: int, free: int) -> bool:
    """HO-6.2, HO-6.5: whether a move there, for this cost, leaves no attack this turn."""
    return cost > free or (cost > 0 and stops(t, unit, hex))


def exits_for(t: HothTable, number: Unit) -> list[Exit]:
    """HO-12.8: the ways out that this unit may use. HO-6.11: without one nobody leaves. HO-12.9:
    where there is an officer, only the unit that carries him leaves."""
    scenario = scenario_of(t)
    unit = t.state.units[number]
    found: list[Exit] = []
    for way in scenario.exits:
        if way.side != side_of(t, unit):
            continue
        if way.unit_class not in (NOBODY, class_of(t, unit)):
            continue
        if scenario.officer == NOWHERE or t.state.carrier == number:
            found.append(way)
    return found


def exit_hexes(t: HothTable, number: Unit, reached: list[int], limit: int) -> list[Hex]:
    """HO-12.8: hexes from which the unit may leave for one more hex of movement; not where it had
    to stop on the way."""
    unit = t.state.units[number]
    found: list[Hex] = []
    for way in exits_for(t, number):
        for hex in way.hexes:
            stopped = reached[hex] > 0 and stops(t, unit, hex)
            if reached[hex] + 1 <= limit and not stopped and hex not in found:
                found.append(hex)
    return found


def can_go(t: HothTable, number: Unit, limit: int) -> bool:
    """Whether there is any hex to move to, or a way out."""
    unit = t.state.units[number]
    if limit == 0:
        return False
    enter = scenario_of(t).enter[unit.kind]
    for other in t.pack.board.neighbours[unit.hex]:
        if enter[other] <= limit and can_enter(t, unit.kind, other):
            return True
    return any([unit.hex in way.hexes for way in exits_for(t, number)])


def longest_retreat(t: HothTable, unit: UnitState, hex: Hex, steps: int) -> int:
    """HO-9.9, HO-9.13: how many of the steps can be made from here, each one row nearer to the own
    base line. HO-9.10, HO-9.17: only impassable land and units are in the way. HO-12.16: wherever
    the unit started the battle; HO-12.17: never out by an exit."""
    if steps == 0:
        return 0
    best = 0
    for other in t.pack.board.behind[side_of(t, unit)][hex]:
        if can_enter(t, unit.kind, other):
            best = max(best, 1 + longest_retreat(t, unit, other, steps - 1))
            if best == steps:
                break
    return best


def is_dug_in(t: HothTable, unit: UnitState) -> bool:
    """HO-9.14: infantry in a trench, of either side, may ignore a retreat."""
    return scenario_of(t).terrain[unit.hex] == TRENCH and class_of(t, unit) == INFANTRY


def takes_up_officer(t: HothTable, number: Unit) -> bool:
    """HO-12.9: Rebel infantry that ends a move or retreat on the officer's hex."""
    unit = t.state.units[number]
    if unit.hex == NOWHERE or unit.hex != t.state.officer or t.state.carrier != NO_UNIT:
        return False
    return side_of(t, unit) == REBEL and class_of(t, unit) == INFANTRY
