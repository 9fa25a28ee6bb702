"""Who could hit the unit that is about to move, on each hex that it can reach, in a turn in which
they move first and then attack. Only views are made of it; no rule and no bot asks here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.hoth.board import OPPONENT
from cantina.games.hoth.ids import Hex, Unit
from cantina.games.hoth.outlook import MILLION, chances
from cantina.games.hoth.rules.dice import hit_chance
from cantina.games.hoth.rules.fire import Screen, dice_against
from cantina.games.hoth.rules.ground import costs, is_barred
from cantina.games.hoth.rules.units import allowance, class_of, lift, put, side_of, units_of
from cantina.games.hoth.scenario import FAR
from cantina.games.hoth.state import HothTable, Move
from cantina.kernel.action import Seat
from cantina.kernel.table import current_step, fork


@dataclass(eq=False, repr=False, kw_only=True)
class DangerView:
    """One enemy that could hit the unit on one hex, from the best place it can get to. The board is
    taken as it stands but for these two; cards are not counted, nor a second roll (HO-9.19)."""

    hex: Hex  # where the unit would be; one of them is where it stands now
    start: Hex  # where the enemy stands
    spot: Hex  # and from where it would attack, the same if it need not move
    dice: int
    hit: int  # at least one hit, in millionths
    destroyed: int


class Shooter:
    """An enemy, and where it gets without giving up its attack, the nearest first."""

    def __init__(self, t: HothTable, number: Unit) -> None:
        unit = t.state.units[number]
        self.number: Final = number
        self.start: Final = unit.hex
        self.attack: Final = t.pack.units[unit.kind].attack
        self.free: Final = allowance(t, unit)[1]
        self.reached: Final = costs(t, number, self.free)
        self.spots: Final = self.open_spots(t, self.reached)

    def open_spots(self, t: HothTable, reached: list[int]) -> list[Hex]:
        unit = t.state.units[self.number]
        hexes = t.pack.board.hexes
        near = sorted([(reached[hex], hex) for hex in hexes if reached[hex] != FAR])
        return [hex for cost, hex in near if not is_barred(t, unit, hex, cost, self.free)]

    def spots_around(self, t: HothTable, hex: Hex) -> list[Hex]:
        """With the unit on that hex, which may be in its way."""
        if self.reached[hex] < self.free:
            return self.open_spots(t, costs(t, self.number, self.free))
        return [spot for spot in self.spots if spot != hex]


def dangers_to(t: HothTable, seat: Seat) -> list[DangerView]:
    """For the player who moves the unit, while choosing where to. Tried out on a copy."""
    state = t.state
    if state.outcome is not None or seat != state.active or current_step(t).name != "to":
        return []
    frame = state.stack[-1]
    assert isinstance(frame, Move)
    reached = costs(t, frame.unit, frame.limit)
    side = side_of(t, state.units[frame.unit])
    world = fork(t)
    lift(world, frame.unit)
    shooters = [Shooter(world, number) for number in units_of(world, OPPONENT[side])]
    found: list[DangerView] = []
    for hex in t.pack.board.hexes:
        if reached[hex] != FAR:
            put(world, frame.unit, hex)
            found += dangers_on(world, shooters, hex)
            lift(world, frame.unit)
    return found


def dangers_on(t: HothTable, shooters: list[Shooter], hex: Hex) -> list[DangerView]:
    board = t.pack.board
    hit, _ = hit_chance(t.pack.die, class_of(t, t.state.units[t.state.at[hex]]), False)
    found: list[DangerView] = []
    for shooter in shooters:
        far = board.distance[shooter.start * board.count + hex]
        if far > len(shooter.attack) + shooter.free:
            continue
        spot, dice = best_spot(t, shooter, hex)
        if dice > 0:
            missed = MILLION * (6 - hit) ** dice // 6**dice
            _, _, destroyed = chances(t, shooter.number, hex, dice)
            found.append(
                DangerView(
                    hex=hex,
                    start=shooter.start,
                    spot=spot,
                    dice=dice,
                    hit=MILLION - missed,
                    destroyed=destroyed,
                )
            )
    return found


def best_spot(t: HothTable, shooter: Shooter, hex: Hex) -> tuple[Hex, int]:
    """HO-6.2, HO-7.8: where the enemy has most dice against the hex, and how many."""
    board = t.pack.board
    spots = shooter.spots_around(t, hex)
    lift(t, shooter.number)
    screen = Screen(t)
    best, dice = shooter.start, 0
    for spot in spots:
        distance = board.distance[spot * board.count + hex]
        # One more at most, for scouts that see the hex (HO-10.10).
        if distance > len(shooter.attack) or shooter.attack[distance - 1] + 1 <= dice:
            continue
        if screen.clear(spot, hex):
            put(t, shooter.number, spot)
            rolled = dice_against(t, shooter.number, hex)
            lift(t, shooter.number)
            if rolled > dice:
                best, dice = spot, rolled
    put(t, shooter.number, shooter.start)
    return best, dice
