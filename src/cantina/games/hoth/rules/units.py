"""Units on the board: whose, where, how strong, and what may enter which hex."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.board import EMPIRE
from cantina.games.hoth.ids import NO_CARD, NO_SIDE, NO_UNIT, NOWHERE, Hex, Kind, Side, Unit
from cantina.games.hoth.pack import (
    ARTILLERY,
    ELITE,
    INFANTRY,
    NO_TOKEN,
    SPEEDERS,
    PrintedCard,
)
from cantina.games.hoth.scenario import FAR
from cantina.games.hoth.state import HothTable, UnitState, scenario_of
from cantina.kernel.pack import Provenance

NO_EFFECT: Final = PrintedCard(
    "", 0, NO_SIDE, Provenance(kind="ruling", reconstructed=(), source="", note="", rules=())
)


def new_unit(kind: Kind, hex: Hex, figures: int, token: int) -> UnitState:
    """HO-10.8: an E-Web starts in place."""
    return UnitState(
        kind=kind,
        hex=hex,
        figures=figures,
        token=token,
        moving=False,
        ordered=False,
        boosted=False,
        moved=False,
        barred=False,
        attacked=False,
        advanced=False,
    )


def side_of(t: HothTable, unit: UnitState) -> Side:
    return t.pack.units[unit.kind].side


def class_of(t: HothTable, unit: UnitState) -> int:
    return t.pack.units[unit.kind].unit_class


def units_of(t: HothTable, side: Side) -> list[Unit]:
    """The units of a side that are on the board."""
    kinds = t.pack.units
    at = t.state.at
    return [
        at[unit.hex]
        for unit in t.state.units
        if unit.hex != NOWHERE and kinds[unit.kind].side == side
    ]


def ordered_units(t: HothTable) -> list[Unit]:
    """HO-5.1: the units on the board that have an order this turn, all of the active side."""
    at = t.state.at
    return [at[unit.hex] for unit in t.state.units if unit.ordered and unit.hex != NOWHERE]


def has_units(t: HothTable, side: Side) -> bool:
    kinds = t.pack.units
    for unit in t.state.units:
        if unit.hex == NOWHERE:
            continue
        if kinds[unit.kind].side == side:
            return True
    return False


def full_figures(t: HothTable, kind: Kind, token: int) -> int:
    """HO-2.2; HO-10.3: an elite squadron has one more."""
    if kind == SPEEDERS and token == ELITE:
        return t.pack.elite_squadron
    return t.pack.units[kind].figures


def in_supply(t: HothTable, kind: Kind) -> int:
    """HO-2.7, HO-2.8: figures of the kind neither on the board nor kept as medals."""
    used = t.state.kept[kind]
    for unit in t.state.units:
        if unit.kind == kind and unit.hex != NOWHERE:
            used += unit.figures
    return t.pack.units[kind].box - used


def put(t: HothTable, number: Unit, hex: Hex) -> None:
    """HO-6.3: one unit a hex."""
    t.state.units[number].hex = hex
    t.state.at[hex] = number
    t.state.occupied |= 1 << hex


def lift(t: HothTable, number: Unit) -> Hex:
    """Takes the unit off its hex and says where it was."""
    state = t.state
    unit = state.units[number]
    hex = unit.hex
    state.at[hex] = NO_UNIT
    state.occupied &= ~(1 << hex)
    unit.hex = NOWHERE
    return hex


def is_passable(t: HothTable, kind: Kind, hex: Hex) -> bool:
    """Whether the land lets this kind of unit in. HO-11.2: a standing structure lets nobody in.
    HO-12.9: the officer's hex is for infantry, as far as Rebels go."""
    state = t.state
    if scenario_of(t).enter[kind][hex] == FAR or hex in state.structures:
        return False
    if hex != state.officer:
        return True
    printed = t.pack.units[kind]
    return printed.side == EMPIRE or printed.unit_class == INFANTRY


def passable(t: HothTable, kind: Kind) -> list[bool]:
    """By hex: the same."""
    state = t.state
    found = [cost != FAR for cost in scenario_of(t).enter[kind]]
    for hex in state.structures:
        if hex != NOWHERE:
            found[hex] = False
    if state.officer != NOWHERE:
        found[state.officer] = is_passable(t, kind, state.officer)
    return found


def can_enter(t: HothTable, kind: Kind, hex: Hex) -> bool:
    """HO-6.3: nobody enters or passes a hex with a unit, flying or not."""
    return t.state.at[hex] == NO_UNIT and is_passable(t, kind, hex)


def effects_on(t: HothTable, unit: UnitState) -> PrintedCard:
    """HO-13.3: what the command card of this turn does for the unit."""
    card = t.state.card
    return t.pack.cards[card] if unit.boosted and card != NO_CARD else NO_EFFECT


def allowance(t: HothTable, unit: UnitState) -> tuple[int, int]:
    """HO-6.2: hexes it may move, and move and still attack. HO-6.8: a bonus raises both. HO-6.9:
    artillery never moves. HO-10.12: elite troops go farther and still attack. HO-13.13: some cards
    forbid to move."""
    kind = t.pack.units[unit.kind]
    card = effects_on(t, unit)
    if unit.kind == ARTILLERY or card.no_move:
        return 0, 0
    free = kind.move_and_attack
    if unit.token == ELITE and kind.unit_class == INFANTRY:
        free = max(free, t.pack.elite_move)
    return max(kind.move, free) + card.move, free + card.move


def restore(t: HothTable, unit: UnitState, figures: int) -> int:
    """HO-13.10: gives figures back, not beyond the starting number nor beyond the box."""
    missing = full_figures(t, unit.kind, unit.token) - unit.figures
    back = max(0, min(figures, missing, in_supply(t, unit.kind)))
    unit.figures += back
    return back


def fresh_unit(t: HothTable, kind: Kind, hex: Hex) -> None:
    """HO-12.18: a unit arrives at full strength, without a token."""
    t.state.units.append(new_unit(kind, NOWHERE, t.pack.units[kind].figures, NO_TOKEN))
    put(t, Unit(len(t.state.units) - 1), hex)
