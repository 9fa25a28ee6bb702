"""Chapter 9: a unit falls back, and its owner says where."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.events import RetreatIgnored, UnitRetreated
from cantina.games.hoth.pack import INFANTRY, NONE, TRENCH
from cantina.games.hoth.rules.losses import come_to_rest, leave_hex, lose_figures
from cantina.games.hoth.rules.units import can_enter, class_of, put, side_of
from cantina.games.hoth.state import HothTable, Retreat, scenario_of
from cantina.kernel.action import Action, Seat
from cantina.kernel.flow import ask, do, flow, loop
from cantina.parts.hexes import NOWHERE

HOLD: Final = Action("hold")
GIVE_WAY: Final = Action("give_way")


def owner(t: HothTable, f: Retreat) -> Seat:
    """HO-9.8: who picks the hexes. In a team the member who moved last or moves next: the active
    player when it is the own turn, else the one whose turn comes next for this side (HO-14.5)."""
    side = side_of(t, t.state.units[f.unit])
    if t.state.players[t.state.active].side == side:
        return t.state.active
    for step in range(1, t.seats + 1):
        seat = (t.state.active + step) % t.seats
        if t.state.players[seat].side == side:
            return seat
    raise AssertionError("every side has a player")


def may_hold(t: HothTable, f: Retreat) -> list[Action]:
    """HO-9.14, HO-9.15: infantry in a trench may ignore one retreat, looked at where it was
    attacked, after hits and before it moves. Infantry of both sides may use a trench."""
    unit = t.state.units[f.unit]
    if f.steps == 0 or not f.covered or class_of(t, unit) != INFANTRY:
        return []
    return [HOLD, GIVE_WAY] if scenario_of(t).terrain[f.start] == TRENCH else []


def hold(t: HothTable, f: Retreat, action: Action) -> None:
    if action == HOLD:
        f.steps -= 1
        if t.heard:
            unit = t.state.units[f.unit]
            t.tell(RetreatIgnored("HO-9.14", unit.kind, unit.hex))


def longest(t: HothTable, number: int, hex: int, steps: int) -> int:
    """HO-9.9, HO-9.13: how many of the steps can be made from here, each one row nearer to the own
    base line. HO-9.10, HO-9.17: only impassable land and units are in the way. HO-12.16: wherever
    the unit started the battle; HO-12.17: never out by an exit."""
    if steps == 0:
        return 0
    unit = t.state.units[number]
    best = 0
    for other in t.pack.board.behind[side_of(t, unit)][hex]:
        if can_enter(t, unit.kind, other):
            best = max(best, 1 + longest(t, number, other, steps - 1))
            if best == steps:
                break
    return best


def steps_back(t: HothTable, f: Retreat) -> list[int]:
    """HO-9.12: no losses while a longer way is open."""
    unit = t.state.units[f.unit]
    if unit.hex == NOWHERE or f.steps == 0:
        return []
    best = longest(t, f.unit, unit.hex, f.steps)
    if best == 0:
        return []
    return [
        other
        for other in t.pack.board.behind[side_of(t, unit)][unit.hex]
        if can_enter(t, unit.kind, other) and 1 + longest(t, f.unit, other, f.steps - 1) == best
    ]


def fall_back_if_forced(t: HothTable, f: Retreat) -> None:
    """Where there is but one hex to go nobody is asked."""
    ways = steps_back(t, f)
    if len(ways) == 1:
        step(t, f, ways[0])


def ways_back(t: HothTable, f: Retreat) -> list[Action]:
    ways = steps_back(t, f)
    return [t.pack.fall_back[hex] for hex in ways] if len(ways) > 1 else []


def fall_back(t: HothTable, f: Retreat, action: Action) -> None:
    step(t, f, action.args[0])


def step(t: HothTable, f: Retreat, hex: int) -> None:
    start = leave_hex(t, f.unit)
    put(t, f.unit, hex)
    f.steps -= 1
    if t.heard:
        t.tell(UnitRetreated("HO-9.8", t.state.units[f.unit].kind, start, hex))


def goes_on(t: HothTable, f: Retreat) -> bool:
    return len(steps_back(t, f)) > 0


def pay(t: HothTable, f: Retreat) -> None:
    """HO-9.11: every step that cannot be made costs a figure; HO-9.16: as lost to the attacker."""
    steps = f.steps
    f.steps = 0
    lose_figures(t, f.unit, steps, NONE, "HO-9.11")


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


def retreat_of(t: HothTable, number: int, steps: int, covered: bool) -> Retreat | None:
    """HO-9.14: AT-ATs and artillery stay where they are."""
    unit = t.state.units[number]
    if steps == 0 or unit.hex == NOWHERE or t.pack.units[unit.kind].steadfast:
        return None
    return Retreat(number, steps, unit.hex, covered)
