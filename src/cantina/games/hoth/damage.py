"""What an attack is worth, in hundredths of a medal: the expected loss of the other side, from the
exact chances of hits and retreats."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.board import OPPONENT
from cantina.games.hoth.ids import NO_UNIT, Hex, Unit
from cantina.games.hoth.pack import AT_AT
from cantina.games.hoth.rules.dice import hit_chance, outcomes
from cantina.games.hoth.rules.fire import dice_against, targets
from cantina.games.hoth.rules.ground import is_dug_in
from cantina.games.hoth.rules.units import can_enter, class_of, side_of
from cantina.games.hoth.rules.victory import medals_of
from cantina.games.hoth.state import HothTable, UnitState, scenario_of

MEDAL: Final = 100
LAST_BUT_ONE: Final = 90  # more, for the medal after which one is missing
LAST: Final = 300  # more, for the medal that wins
# By kind: what a unit is worth beyond its figures, and each figure. Infantry with few figures is
# hardly more than a medal for the enemy.
ALIVE: Final = (-20, 186, 90, -20, 100, 160)
FIGURE: Final = (20, 0, 15, 26, 10, 0)
PUSHED: Final = 6  # a unit that has to fall back a hex
STRUCTURE: Final = 150

POWERS_OF_5: Final[tuple[int, ...]] = tuple([5**dice for dice in range(40)])
POWERS_OF_6: Final[tuple[int, ...]] = tuple([6**dice for dice in range(40)])


def harm(t: HothTable, dice: int, number: Unit) -> int:
    """The expected worth of what so many dice do to a unit where it stands."""
    unit = t.state.units[number]
    worth = prize(t, unit)
    steadfast = t.pack.units[unit.kind].steadfast
    key = (
        dice,
        unit.kind,
        unit.figures,
        worth,
        0 if steadfast else room_behind(t, unit),
        is_dug_in(t, unit),
    )
    known = t.pack.harms
    if key not in known:
        known[key] = _harm(t, unit, dice, worth, key[4], key[5])
    return known[key]


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
        value = FIGURE[unit.kind] * lost + PUSHED * pushed
        total += ways * (value + worth if lost == unit.figures else value)
    return total // POWERS_OF_6[dice]


def prize(t: HothTable, unit: UnitState) -> int:
    """What it is worth to destroy the unit, beyond its figures."""
    medals = scenario_of(t).worth[unit.kind]
    if medals == 0:
        return ALIVE[unit.kind]
    enemy = OPPONENT[side_of(t, unit)]
    missing = scenario_of(t).goal[enemy] - medals_of(t, enemy) - medals
    if missing <= 0 and scenario_of(t).goal[enemy]:
        return MEDAL * medals + LAST + ALIVE[unit.kind]
    return MEDAL * medals + ALIVE[unit.kind] + (LAST_BUT_ONE if missing == 1 else 0)


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
    return structure_harm(dice)


def structure_harm(dice: int) -> int:
    """At least one explosion destroys it (HO-9.18)."""
    return STRUCTURE * (POWERS_OF_6[dice] - POWERS_OF_5[dice]) // POWERS_OF_6[dice]


def best_shot(t: HothTable, number: Unit) -> int:
    """The most a unit can expect of an attack from where it stands."""
    best = 0
    for hex in targets(t, number):
        best = max(best, harm_at(t, number, hex))
    return best
