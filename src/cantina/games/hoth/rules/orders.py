"""Chapter 5: which units a card may order."""

from __future__ import annotations

from cantina.games.hoth.board import WINGS_OF
from cantina.games.hoth.ids import NOWHERE, Side, Unit
from cantina.games.hoth.pack import (
    ALL,
    ANY,
    ANYWHERE,
    ARTILLERY,
    DIFFERENT_SECTIONS,
    EACH_FLANK,
    EACH_SECTION,
    INFANTRY,
    NO_ORDERS,
    ONE_SECTION,
    ONLY_ARTILLERY,
    ONLY_INFANTRY,
    ONLY_VEHICLES,
    SAME_TYPE,
    SECTION,
    VEHICLE,
    PrintedCard,
)
from cantina.games.hoth.rules.units import class_of, side_of, units_of
from cantina.games.hoth.state import HothTable, UnitState


def fits_filter(t: HothTable, card: PrintedCard, unit: UnitState) -> bool:
    if card.filter == ONLY_INFANTRY:
        return class_of(t, unit) == INFANTRY
    if card.filter == ONLY_VEHICLES:
        return class_of(t, unit) == VEHICLE
    if card.filter == ONLY_ARTILLERY:
        return unit.kind == ARTILLERY
    return True


def needs_fallback(t: HothTable, card: PrintedCard, side: Side) -> bool:
    """HO-5.6, HO-5.7: the card wants a kind of unit that is nowhere on the board. Judged when the
    card is played."""
    if card.filter in (ANY, SAME_TYPE):
        return False
    return not any([fits_filter(t, card, t.state.units[n]) for n in units_of(t, side)])


def wing(card: PrintedCard, side: Side) -> int:
    """HO-1.7: the section of a section card, seen from its owner's chair."""
    return WINGS_OF[side][card.section]


def slots(card: PrintedCard) -> tuple[int, int, int]:
    """How many units may be ordered through each section by a card that is for several."""
    return (card.count, 0, card.count) if card.scope == EACH_FLANK else (1, 1, 1)


def can_be_assigned(taken: list[int], places: tuple[int, int, int]) -> list[bool]:
    """By sections that one more unit stands in, as a bit set: whether it can be ordered too.
    HO-5.3, HO-5.4: each unit fills one slot of a section it stands in. That is possible exactly
    when no group of sections has more units standing only there than it has slots."""
    west, center, east = places
    fits = [True] * 8
    for group in range(1, 8):
        room = (group & 1) * west + (group >> 1 & 1) * center + (group >> 2) * east
        for mask in taken:
            if mask & ~group == 0:
                room -= 1
        if room <= 0:
            for mask in range(1, 8):
                if mask & ~group == 0:
                    fits[mask] = False
    return fits


def orderable(t: HothTable, card: PrintedCard, plain: bool, side: Side) -> list[Unit]:
    """HO-5.2: units that may get one more order, each at most one. HO-5.5: none if none stands
    where the card orders. HO-5.8: ordering fewer is allowed. HO-5.6: with the fallback, any one.
    HO-14.8: all units of the side, no matter which team member moves."""
    units = t.state.units
    ordered: list[UnitState] = []
    free: list[Unit] = []
    for unit in units:
        if unit.hex == NOWHERE or side_of(t, unit) != side:
            continue
        if not unit.ordered:
            if plain or fits_filter(t, card, unit):
                free.append(t.state.at[unit.hex])
        elif plain or unit.boosted:
            ordered.append(unit)
    if plain:
        return [] if ordered else free
    scope = card.scope
    most = 2 if scope == DIFFERENT_SECTIONS else card.count
    if scope == NO_ORDERS or (scope not in (EACH_SECTION, EACH_FLANK) and len(ordered) >= most):
        return []
    if card.filter == SAME_TYPE and ordered:
        free = [number for number in free if units[number].kind == ordered[0].kind]
    if scope == ANYWHERE:
        return free
    board = t.pack.board.sections
    if scope == SECTION:
        wanted = wing(card, side)
        return [number for number in free if board[units[number].hex] & wanted]
    taken = [board[unit.hex] for unit in ordered]
    if scope == ONE_SECTION:
        shared = 7
        for mask in taken:
            shared &= mask
        return [number for number in free if board[units[number].hex] & shared]
    fits = can_be_assigned(taken, slots(card))
    return [number for number in free if fits[board[units[number].hex]]]


def orders_all(card: PrintedCard, plain: bool) -> bool:
    """Whether the card orders every unit it can, so that they may be named in one breath."""
    return card.count == ALL and card.scope != ONE_SECTION and not plain
