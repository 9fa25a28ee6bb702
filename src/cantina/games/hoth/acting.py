"""What the units of the side that acts can still do this turn, and if not, why: for views."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.hoth.ids import NO_UNIT, Unit
from cantina.games.hoth.pack import ARTILLERY
from cantina.games.hoth.rules.fire import Screen, enemies_in_range, targets
from cantina.games.hoth.rules.ground import can_go, stops
from cantina.games.hoth.rules.orders import orderable
from cantina.games.hoth.rules.units import allowance, effects_on, side_of
from cantina.games.hoth.state import Again, Attack, HothTable, Move, Turn, active_side
from cantina.kernel.table import current_step, fork

RULES: Final = {
    "not_ordered": "HO-5.1",
    "moved": "HO-6.1",
    "moves_over": "HO-4.3",
    "never_moves": "HO-6.9",
    "no_move_by_card": "HO-13.13",
    "blocked": "HO-6.3",
    "attacked": "HO-7.2",
    "attacks_over": "HO-4.4",
    "moved_too_far": "HO-6.2",
    "stopped": "HO-6.5",
    "no_attack_by_card": "HO-13.13",
    "out_of_range": "HO-7.5",
    "not_seen": "HO-8.1",
    "no_dice": "HO-7.8",
}
"""The words for it, each with the rule behind it."""


@dataclass(eq=False, repr=False, kw_only=True)
class WhyNotView:
    why: str  # one of RULES
    rule: str


class Moment:
    """Who acts right now: what the turn is at, and the unit that is in the middle of something."""

    def __init__(self, t: HothTable) -> None:
        self.side: Final = active_side(t)
        self.step = ""  # of the turn: move, attack, again (HO-13.6), or none of them
        self.moving = NO_UNIT
        self.attacking = NO_UNIT
        self.again = NO_UNIT
        if t.state.outcome is not None:
            return
        for frame in t.state.stack:
            if isinstance(frame, Turn):
                step = t.flows[Turn][frame.at].name
                self.step = step if step in ("move", "attack") else ""
            elif isinstance(frame, Again):
                self.again = frame.unit
                self.step = self.step or "again"
            elif isinstance(frame, Move):
                self.moving = frame.unit
            elif isinstance(frame, Attack):
                self.attacking = frame.unit


def why_not(t: HothTable, number: Unit, moment: Moment) -> tuple[str, str]:
    """Why the unit can move no more and attack no more this turn; empty words where it can."""
    unit = t.state.units[number]
    if not moment.step or side_of(t, unit) != moment.side:
        return "", ""
    if not unit.ordered:
        return "not_ordered", "not_ordered"
    no_move = why_no_move(t, number, moment)
    return no_move, why_no_attack(t, number, moment, not no_move)


def why_no_move(t: HothTable, number: Unit, moment: Moment) -> str:
    unit = t.state.units[number]
    if number == moment.moving:
        return ""
    if unit.kind == ARTILLERY:
        return "never_moves"
    if effects_on(t, unit).no_move:
        return "no_move_by_card"
    if unit.moved:
        return "moved"
    if moment.step != "move":
        return "moves_over"
    return "" if can_go(t, number, allowance(t, unit)[0]) else "blocked"


def why_no_attack(t: HothTable, number: Unit, moment: Moment, moves: bool) -> str:
    unit = t.state.units[number]
    if unit.attacked:
        return "" if number == moment.attacking else "attacked"
    if effects_on(t, unit).no_attack:
        return "no_attack_by_card"
    if unit.barred:
        return "stopped" if stops(t, unit, unit.hex) else "moved_too_far"
    if moment.step == "again" and number != moment.again:
        return "attacks_over"
    if moves:  # and may find a target
        return ""
    return why_no_target(t, number)


def why_no_target(t: HothTable, number: Unit) -> str:
    near = enemies_in_range(t, number)
    if not near:
        return "out_of_range"
    if targets(t, number):
        return ""
    screen = Screen(t)
    start = t.state.units[number].hex
    return "no_dice" if any([screen.clear(start, hex) for hex in near]) else "not_seen"


def as_view(why: str) -> WhyNotView | None:
    return WhyNotView(why=why, rule=RULES[why]) if why else None


def orders_left(t: HothTable) -> int:
    """HO-5.2: how many more units the card can order while that is asked. Which one is next may
    settle the section or the type of the others (HO-5.5), so each is tried, on a copy."""
    if t.state.outcome is not None or current_step(t).name != "order":
        return 0
    world = fork(t)
    return max([_most_orders(world, first) for first in _orderable(world)], default=0)


def _orderable(t: HothTable) -> list[Unit]:
    state = t.state
    return orderable(t, t.pack.cards[state.card], state.plain, active_side(t))


def _most_orders(world: HothTable, first: Unit) -> int:
    """How many can be ordered if that unit is the next one."""
    units = world.state.units
    given: list[Unit] = []
    free = [first]
    while free:
        given.append(free[0])
        units[free[0]].ordered = True
        units[free[0]].boosted = not world.state.plain
        free = _orderable(world)
    for number in given:
        units[number].ordered = False
        units[number].boosted = False
    return len(given)
