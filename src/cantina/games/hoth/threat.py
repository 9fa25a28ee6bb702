"""What a unit could do next turn: move, and then attack. Expected, by exact chances."""

from __future__ import annotations

from typing import TypeAlias

from cantina.games.hoth.board import OPPONENT
from cantina.games.hoth.damage import MEDAL, harm, structure_harm
from cantina.games.hoth.ids import NO_UNIT, NOWHERE, Hex, Unit
from cantina.games.hoth.pack import ARTILLERY, RIDGE
from cantina.games.hoth.rules.fire import Screen, cover, dice_against, targets
from cantina.games.hoth.rules.units import allowance, is_passable, units_of
from cantina.games.hoth.state import HothTable, UnitState, scenario_of

Shots: TypeAlias = list[tuple[Hex, int]]
"""What one unit could attack: hex and dice."""


def shots_now(t: HothTable, number: Unit) -> Shots:
    """From where it stands."""
    return [(hex, dice_against(t, number, hex)) for hex in targets(t, number)]


def shots_next(t: HothTable, number: Unit, screen: Screen) -> Shots:
    """In a turn in which it gets an order, from the best place for each."""
    unit = t.state.units[number]
    kind = t.pack.units[unit.kind]
    board = t.pack.board
    here = unit.hex * board.count
    _, free = allowance(t, unit)
    reach = len(kind.attack) + free
    found: Shots = []
    for victim in units_of(t, OPPONENT[kind.side]):
        hex = t.state.units[victim].hex
        if board.distance[here + hex] <= reach:
            dice = most_dice(t, unit, free, hex, screen)
            if dice > 0:
                found.append((hex, dice))
    return found


def best_fire(t: HothTable, shooters: list[Shots], most: int) -> list[int]:
    """The gains of so many attacks, chosen one after the other, each the best that is left. Dice on
    one target add up: a unit can be destroyed only once, and is sooner by two attacks."""
    waiting = shooters[:]
    rolled: dict[Hex, int] = {}
    gains: list[int] = []
    while len(gains) < most:
        best = 0
        chosen, at = -1, NOWHERE
        dice_there = 0
        for place, shots in enumerate(waiting):
            for hex, dice in shots:
                before = rolled.get(hex, 0)
                gain = worth_of(t, hex, before + dice)
                if before:
                    gain -= worth_of(t, hex, before)
                if gain > best:
                    best, chosen, at, dice_there = gain, place, hex, before + dice
        if chosen < 0:
            break
        gains.append(best)
        rolled[at] = dice_there
        waiting.pop(chosen)
    return gains


def worth_of(t: HothTable, hex: Hex, dice: int) -> int:
    """The expected worth of so many dice on what stands on a hex."""
    victim = t.state.at[hex]
    if victim == NO_UNIT:
        return structure_harm(dice)
    return harm(t, dice, victim) + (MEDAL if victim == t.state.carrier else 0)


def most_dice(t: HothTable, unit: UnitState, free: int, hex: Hex, screen: Screen) -> int:
    """With how many dice the unit could attack what stands on a hex, from the best place that it
    can reach and still attack. Whether the way there is open is left aside."""
    kind = t.pack.units[unit.kind]
    board = t.pack.board
    terrain = scenario_of(t).terrain
    best = 0
    for distance in range(1, len(kind.attack) + 1):
        dice = kind.attack[distance - 1]
        if dice <= best:
            continue
        for spot in board.rings[distance][hex]:
            if board.distance[spot * board.count + unit.hex] > free:
                continue
            if spot != unit.hex and not _could_shoot_from(t, unit, spot):
                continue
            land = terrain[spot]
            left = dice - cover(t, kind.unit_class, land == RIDGE, hex)
            left -= t.pack.terrains[land].attack_from[kind.unit_class]
            if left > best and screen.clear(spot, hex):
                best = left
    return best


def _could_shoot_from(t: HothTable, unit: UnitState, spot: Hex) -> bool:
    if unit.kind == ARTILLERY or t.state.at[spot] != NO_UNIT:
        return False
    if t.pack.terrains[scenario_of(t).terrain[spot]].stops:
        return False
    return is_passable(t, unit.kind, spot)
