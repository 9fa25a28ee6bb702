"""What a unit could do next turn: move, and then attack. Expected, by exact chances."""

from __future__ import annotations

from typing import Final, TypeAlias

from cantina.games.hoth.board import OPPONENT
from cantina.games.hoth.damage import harm_in, harm_rows, prize, room_behind, structure_harm
from cantina.games.hoth.ids import NO_UNIT, Hex, Unit
from cantina.games.hoth.pack import ARTILLERY, RIDGE
from cantina.games.hoth.rules.fire import Screen, cover, dice_against, targets
from cantina.games.hoth.rules.ground import is_dug_in
from cantina.games.hoth.rules.units import allowance, is_passable, units_of
from cantina.games.hoth.state import HothTable, UnitState, scenario_of
from cantina.games.hoth.weights import MEDAL

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
    spots: list[Hex] = []
    for victim in units_of(t, OPPONENT[kind.side]):
        hex = t.state.units[victim].hex
        if board.distance[here + hex] <= reach:
            if not spots:
                spots = _spots(t, unit, free)
            dice = most_dice(t, unit, spots, hex, screen)
            if dice > 0:
                found.append((hex, dice))
    return found


def _spots(t: HothTable, unit: UnitState, free: int) -> list[Hex]:
    """Where the unit can go and still attack. Whether the way there is open is left aside."""
    found = [unit.hex]
    if unit.kind == ARTILLERY:
        return found
    state = t.state
    board = t.pack.board
    scenario = scenario_of(t)
    here = unit.hex * board.count
    near = board.rings[1][unit.hex] if free == 1 else board.hexes
    for hex in near:
        if board.distance[here + hex] <= free and state.at[hex] == NO_UNIT:
            if t.pack.terrains[scenario.terrain[hex]].stops:
                continue
            if is_passable(t, unit.kind, hex):
                found.append(hex)
    return found


def most_dice(t: HothTable, unit: UnitState, spots: list[Hex], hex: Hex, screen: Screen) -> int:
    """With how many dice the unit could attack what stands on a hex, from the best of the spots."""
    kind = t.pack.units[unit.kind]
    board = t.pack.board
    there = hex * board.count
    terrain = scenario_of(t).terrain
    terrains = t.pack.terrains
    covered = cover(t, kind.unit_class, False, hex)
    uncovered = cover(t, kind.unit_class, True, hex)
    best = 0
    for spot in spots:
        distance = board.distance[there + spot]
        if distance > len(kind.attack):
            continue
        land = terrain[spot]
        dice = kind.attack[distance - 1] - (uncovered if land == RIDGE else covered)
        dice -= terrains[land].attack_from[kind.unit_class]
        if dice > best and screen.clear(spot, hex):
            best = dice
    return best


class Aim:
    """What stands on a hex, and what dice do to it."""

    def __init__(self, t: HothTable, hex: Hex) -> None:
        victim = t.state.at[hex]
        self.t: Final = t
        self.rolled = 0
        self.gained = 0  # by the dice rolled so far
        self.victim: Final = victim
        self.more: Final = MEDAL if victim == t.state.carrier else 0
        self.unit: Final = None if victim == NO_UNIT else t.state.units[victim]
        self.rows: Final[list[list[int]]] = (
            [] if self.unit is None else harm_rows(t, self.unit, prize(t, self.unit))
        )
        self.room: Final = (
            0
            if self.unit is None or t.pack.units[self.unit.kind].steadfast
            else room_behind(t, self.unit)
        )
        self.dug_in: Final = self.unit is not None and is_dug_in(t, self.unit)

    def worth(self, dice: int) -> int:
        """Expected, of this many dice."""
        if self.unit is None:
            return structure_harm(self.t, dice)
        return harm_in(self.t, self.rows, self.unit, self.room, self.dug_in, dice) + self.more


def best_fire(t: HothTable, shooters: list[Shots], most: int) -> list[int]:
    """The gains of this many attacks, chosen one after the other, each the best that is left. Dice
    on one target add up: a unit can be destroyed only once, and is sooner by two attacks."""
    aims: dict[Hex, Aim] = {}
    waiting: list[list[tuple[Aim, int]]] = []
    for shots in shooters:
        known: list[tuple[Aim, int]] = []
        for hex, dice in shots:
            aim = aims.get(hex)
            if aim is None:
                aim = aims[hex] = Aim(t, hex)
            known.append((aim, dice))
        waiting.append(known)
    gains: list[int] = []
    while len(gains) < most:
        best = 0
        chosen = -1
        at: Aim | None = None
        dice_there = 0
        for place, aimed in enumerate(waiting):
            for aim, dice in aimed:
                gain = aim.worth(aim.rolled + dice) - aim.gained
                if gain > best:
                    best, chosen, at, dice_there = gain, place, aim, aim.rolled + dice
        if at is None:
            break
        gains.append(best)
        at.gained += best
        at.rolled = dice_there
        waiting.pop(chosen)
    return gains
