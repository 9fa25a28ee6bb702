"""HO-12.18: units that arrive during a battle."""

from __future__ import annotations

from cantina.games.hoth.events import UnitArrived
from cantina.games.hoth.ids import NO_KIND, Hex, Kind, Side
from cantina.games.hoth.rules.units import can_enter, fresh_unit, in_supply, units_of
from cantina.games.hoth.rules.victory import settle
from cantina.games.hoth.state import HothTable, scenario_of


def enough_figures(t: HothTable, kind: Kind) -> bool:
    return in_supply(t, kind) >= t.pack.units[kind].figures


def free_on_base_line(t: HothTable, kind: Kind) -> list[Hex]:
    """Free hexes that the unit could enter; none without figures for it."""
    if not enough_figures(t, kind):
        return []
    line = t.pack.board.base_line[t.pack.units[kind].side]
    return [hex for hex in line if can_enter(t, kind, hex)]


def free_beside(t: HothTable, kind: Kind, beside: Kind) -> list[Hex]:
    """Free hexes next to a unit of the kind `beside`."""
    if not enough_figures(t, kind):
        return []
    found: list[Hex] = []
    for number in units_of(t, t.pack.units[kind].side):
        unit = t.state.units[number]
        if unit.kind == beside:
            for hex in t.pack.board.neighbours[unit.hex]:
                if hex not in found and can_enter(t, kind, hex):
                    found.append(hex)
    return sorted(found)


def arrives_at_start(t: HothTable, side: Side) -> int:
    """How many units may come at the start of this side's turn: the reserve, once enough own turns
    have ended, or one landing a turn."""
    scenario = scenario_of(t)
    if scenario.reserve_kind != NO_KIND and t.pack.units[scenario.reserve_kind].side == side:
        return t.state.reserves if t.state.taken[side] > scenario.reserve_after else 0
    if scenario.landing_kind != NO_KIND and t.pack.units[scenario.landing_kind].side == side:
        return 1
    return 0


def arrive(t: HothTable, kind: Kind, hex: Hex) -> None:
    fresh_unit(t, kind, hex)
    if t.heard:
        t.tell(UnitArrived("HO-12.18", kind=kind, hex=hex))
    settle(t)
