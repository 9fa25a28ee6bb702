"""What an attack is worth, in hundredths of a medal: the expected loss of the other side, from the
exact chances of hits and retreats."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.board import OPPONENT
from cantina.games.hoth.ids import NO_UNIT, Hex, Unit
from cantina.games.hoth.lookout import UNKNOWN
from cantina.games.hoth.pack import AT_AT
from cantina.games.hoth.rules.dice import hit_chance, outcomes
from cantina.games.hoth.rules.fire import dice_against
from cantina.games.hoth.rules.ground import is_dug_in
from cantina.games.hoth.rules.units import can_enter, class_of, side_of
from cantina.games.hoth.rules.victory import medals_of
from cantina.games.hoth.state import HothTable, UnitState, scenario_of
from cantina.games.hoth.weights import MEDAL

MOST_DICE: Final = 40
MOST_ROOM: Final = 3  # 0, 1, or 2 for any more
POWERS_OF_5: Final[tuple[int, ...]] = tuple([5**dice for dice in range(MOST_DICE)])
POWERS_OF_6: Final[tuple[int, ...]] = tuple([6**dice for dice in range(MOST_DICE)])


def harm(t: HothTable, dice: int, number: Unit) -> int:
    """The expected worth of what this many dice do to a unit where it stands."""
    unit = t.state.units[number]
    rows = harm_rows(t, unit, prize(t, unit))
    room = 0 if t.pack.units[unit.kind].steadfast else room_behind(t, unit)
    return harm_in(t, rows, unit, room, is_dug_in(t, unit), dice)


def harm_rows(t: HothTable, unit: UnitState, worth: int) -> list[list[int]]:
    """The harm to such a unit by room behind it and trench, and by dice; filled by `harm_in`."""
    key = (unit.kind, unit.figures, worth)
    rows = t.pack.harms.get(key)
    if rows is None:
        rows = t.pack.harms[key] = [[worth] + [UNKNOWN] * MOST_DICE for _ in range(2 * MOST_ROOM)]
    return rows


def harm_in(
    t: HothTable, rows: list[list[int]], unit: UnitState, room: int, dug_in: bool, dice: int
) -> int:
    """Of these rows: what this many dice do to the unit."""
    row = rows[room * 2 + 1 if dug_in else room * 2]
    value = row[dice + 1]
    if value == UNKNOWN:
        value = row[dice + 1] = _harm(t, unit, dice, row[0], room, dug_in)
    return value


def _harm(t: HothTable, unit: UnitState, dice: int, worth: int, room: int, dug_in: bool) -> int:
    hit, retreat = hit_chance(t.pack.die, class_of(t, unit), False)
    total = 0
    for hits, retreats, ways in outcomes(dice, hit, retreat):
        if unit.kind == AT_AT:
            # At least one explosion among the confirmation dice.
            total += ways * worth * (POWERS_OF_6[hits] - POWERS_OF_5[hits]) // POWERS_OF_6[hits]
            continue
        lost = min(hits, unit.figures)
        pushed = 0
        if lost < unit.figures and not t.pack.units[unit.kind].steadfast:
            steps = max(retreats - 1, 0) if dug_in else retreats
            pushed = min(steps, room)
            # A step that cannot be made costs a figure (HO-9.11).
            lost = min(lost + steps - pushed, unit.figures)
        value = t.pack.weights.figure[unit.kind] * lost + t.pack.weights.pushed * pushed
        total += ways * (value + worth if lost == unit.figures else value)
    return total // POWERS_OF_6[dice]


def prize(t: HothTable, unit: UnitState) -> int:
    """What it is worth to destroy the unit, beyond its figures."""
    scenario = scenario_of(t)
    weights = t.pack.weights
    medals = scenario.worth[unit.kind]
    value = weights.alive[unit.kind]
    if medals == 0:
        return value
    enemy = OPPONENT[side_of(t, unit)]
    missing = scenario.goal[enemy] - medals_of(t, enemy) - medals
    value += MEDAL * medals
    if missing <= 0 and scenario.goal[enemy]:
        return value + weights.last
    return value + weights.last_but_one if missing == 1 else value


def room_behind(t: HothTable, unit: UnitState) -> int:
    """How many hexes the unit can fall back: 0, 1, or 2 for any more."""
    behind = t.pack.board.behind[side_of(t, unit)]
    room = 0
    for hex in behind[unit.hex]:
        if can_enter(t, unit.kind, hex):
            room = 1
            for farther in behind[hex]:
                if can_enter(t, unit.kind, farther):
                    return 2
    return room


def harm_at(t: HothTable, attacker: Unit, hex: Hex) -> int:
    """The expected worth of one unit's attack on what stands on a hex."""
    dice = dice_against(t, attacker, hex)
    victim = t.state.at[hex]
    if victim != NO_UNIT:
        value = harm(t, dice, victim)
        return value + MEDAL if victim == t.state.carrier else value
    return structure_harm(t, dice)


def structure_harm(t: HothTable, dice: int) -> int:
    """At least one explosion destroys it (HO-9.18)."""
    return t.pack.weights.structure * (POWERS_OF_6[dice] - POWERS_OF_5[dice]) // POWERS_OF_6[dice]
