"""Chapter 6: one unit moves, finished before the next (HO-4.3)."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.actions import Leave, MoveTo
from cantina.games.hoth.events import UnitMoved
from cantina.games.hoth.ids import Hex, Unit
from cantina.games.hoth.pack import E_WEB
from cantina.games.hoth.rules.ground import costs, exit_hexes, is_in_reach, stops
from cantina.games.hoth.rules.losses import come_to_rest, leave_by_exit, leave_hex
from cantina.games.hoth.rules.teams import active_seat
from cantina.games.hoth.rules.units import put
from cantina.games.hoth.scenario import FAR
from cantina.games.hoth.state import HothTable, Move
from cantina.kernel.action import DONE, Done
from cantina.kernel.flow import ask, flow


def hexes_in_reach(t: HothTable, f: Move) -> list[MoveTo | Leave | Done]:
    """HO-6.1, HO-6.3: any free hex in reach. HO-12.8: or out, from an exit."""
    unit = t.state.units[f.unit]
    reached = costs(t, f.unit, f.limit)
    options: list[MoveTo | Leave | Done] = [
        t.pack.to[hex] for hex, cost in enumerate(reached) if cost != FAR and hex != unit.hex
    ]
    options += [t.pack.exit[hex] for hex in exit_hexes(t, f.unit, reached, f.limit)]
    if options and f.may_stay:
        options.append(DONE)
    return options


def go(t: HothTable, f: Move, action: MoveTo | Leave | Done) -> None:
    """HO-6.2, HO-6.5: some moves leave no attack this turn."""
    if isinstance(action, Done):
        return
    unit = t.state.units[f.unit]
    if isinstance(action, Leave):
        leave_by_exit(t, f.unit)
        return
    hex = action.hex
    too_far = f.free < f.limit and not is_in_reach(t, f.unit, hex, f.free)
    if too_far or stops(t, unit, hex):
        unit.barred = True
    move_to(t, f.unit, hex, "HO-6.1")


def move_to(t: HothTable, number: Unit, hex: Hex, rule: str) -> None:
    """HO-10.9: moving turns an E-Web to "moving", whenever in the turn."""
    unit = t.state.units[number]
    start = leave_hex(t, number)
    put(t, number, hex)
    unit.moved = True
    if unit.token == E_WEB:
        unit.moving = True
    if t.heard:
        t.tell(UnitMoved(rule, kind=unit.kind, start=start, end=hex))
    come_to_rest(t, number)


MOVE: Final = flow(
    Move, ask("to", seat=active_seat, options=hexes_in_reach, answer=go, rule="HO-6.2")
)
