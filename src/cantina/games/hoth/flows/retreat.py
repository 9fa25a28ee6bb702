"""Chapter 9: a unit falls back, and its owner says where."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.actions import GIVE_WAY, HOLD, FallBack, GiveWay, Hold
from cantina.games.hoth.events import RetreatIgnored, UnitRetreated
from cantina.games.hoth.ids import NOWHERE, Hex, Unit
from cantina.games.hoth.rules.ground import is_dug_in, longest_retreat
from cantina.games.hoth.rules.losses import come_to_rest, leave_hex, lose_figures
from cantina.games.hoth.rules.teams import decides_for
from cantina.games.hoth.rules.units import can_enter, put, side_of
from cantina.games.hoth.state import HothTable, Retreat
from cantina.kernel.action import Seat
from cantina.kernel.flow import ask, do, flow, loop


def owner(t: HothTable, f: Retreat) -> Seat:
    """HO-9.8: who picks the hexes."""
    return decides_for(t, side_of(t, t.state.units[f.unit]))


def may_hold(t: HothTable, f: Retreat) -> list[Hold | GiveWay]:
    """HO-9.14, HO-9.15: infantry in a trench may ignore one retreat, looked at where it was
    attacked, after hits and before it moves."""
    if f.steps == 0 or not f.covered:
        return []
    return [HOLD, GIVE_WAY] if is_dug_in(t, t.state.units[f.unit]) else []


def hold(t: HothTable, f: Retreat, action: Hold | GiveWay) -> None:
    if isinstance(action, Hold):
        f.steps -= 1
        if t.heard:
            unit = t.state.units[f.unit]
            t.tell(RetreatIgnored("HO-9.14", kind=unit.kind, hex=unit.hex))


def steps_back(t: HothTable, f: Retreat) -> list[Hex]:
    """HO-9.12: no losses while a longer way is open."""
    unit = t.state.units[f.unit]
    if unit.hex == NOWHERE or f.steps == 0:
        return []
    best = longest_retreat(t, unit, unit.hex, f.steps)
    if best == 0:
        return []
    return [
        other
        for other in t.pack.board.behind[side_of(t, unit)][unit.hex]
        if can_enter(t, unit.kind, other)
        and 1 + longest_retreat(t, unit, other, f.steps - 1) == best
    ]


def fall_back_if_forced(t: HothTable, f: Retreat) -> None:
    """Where there is but one hex to go nobody is asked."""
    ways = steps_back(t, f)
    if len(ways) == 1:
        step(t, f, ways[0])


def ways_back(t: HothTable, f: Retreat) -> list[FallBack]:
    ways = steps_back(t, f)
    return [t.pack.fall_back[hex] for hex in ways] if len(ways) > 1 else []


def fall_back(t: HothTable, f: Retreat, action: FallBack) -> None:
    step(t, f, action.hex)


def step(t: HothTable, f: Retreat, hex: Hex) -> None:
    start = leave_hex(t, f.unit)
    put(t, f.unit, hex)
    f.steps -= 1
    if t.heard:
        t.tell(UnitRetreated("HO-9.8", kind=t.state.units[f.unit].kind, start=start, end=hex))


def goes_on(t: HothTable, f: Retreat) -> bool:
    return len(steps_back(t, f)) > 0


def pay(t: HothTable, f: Retreat) -> None:
    """HO-9.11: every step that cannot be made costs a figure; HO-9.16: as lost to the attacker."""
    steps = f.steps
    f.steps = 0
    lose_figures(t, f.unit, steps, f.by_class, "HO-9.11")


def rest(t: HothTable, f: Retreat) -> None:
    if not t.state.over and t.state.units[f.unit].hex != NOWHERE:
        come_to_rest(t, f.unit)


RETREAT: Final = flow(
    Retreat,
    ask("hold", seat=owner, options=may_hold, answer=hold, rule="HO-9.14"),
    do(fall_back_if_forced, rule="HO-9.8"),
    ask("fall_back", seat=owner, options=ways_back, answer=fall_back, rule="HO-9.8"),
    loop("fall_back_if_forced", while_=goes_on, rule="HO-9.13"),
    do(pay, rule="HO-9.11"),
    do(rest, rule="HO-9.8"),
)


def retreat_of(
    t: HothTable, number: Unit, steps: int, covered: bool, by_class: int
) -> Retreat | None:
    """HO-9.14: AT-ATs and artillery stay where they are."""
    unit = t.state.units[number]
    if steps == 0 or unit.hex == NOWHERE or t.pack.units[unit.kind].steadfast:
        return None
    return Retreat(unit=number, steps=steps, covered=covered, by_class=by_class)
