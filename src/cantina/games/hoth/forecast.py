"""How likely a side is to win, for bots that look ahead: learned from how battles ended.

A position at the beginning of a turn is told in facts that a player would name, and a small network
weighs them (`forecast.toml`, made by `python -m cantina.lab.judging hoth`). The cards in all hands
are among the facts, so it is asked in worlds that were dealt for a bot, never at the table itself.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from cantina.games.hoth.board import EMPIRE, REBEL
from cantina.games.hoth.ids import NO_UNIT, NOWHERE, Side
from cantina.games.hoth.policy import card_worth, unit_gains
from cantina.games.hoth.rules.teams import members
from cantina.games.hoth.rules.units import side_of
from cantina.games.hoth.rules.victory import medals_of
from cantina.games.hoth.scouting import front_of, lookout_of, to_enemy, to_goal
from cantina.games.hoth.state import HothTable, active_side, scenario_of
from cantina.kernel.action import Seat
from cantina.parts.network import Forecast, Network, read_network

PATH: Final = Path(__file__).parent / "forecast.toml"
NEAREST: Final = 6
"""Units nearest to a goal that are told one by one."""
BEST: Final = 4
"""Cards in hand that are told one by one."""
NO_GOAL: Final = 9
"""Medals missing, for a side that does not win by medals."""
NOBODY_NEAR: Final = 12
"""Hexes to a goal, where there are fewer units."""
SCENARIOS: Final = 17
"""Each has a fact of its own; scenarios that people write have none."""

OF_KIND: Final = ("units", "figures", "weak", "tokens")
OF_SIDE: Final = (
    *("missing", "one_missing", "two_missing", "held", "medals"),
    *[f"{fact}_{place}" for place in range(3) for fact in OF_KIND],
    *[f"exited_{place}" for place in range(3)],
    "goals",
    *[f"near_{place}" for place in range(NEAREST)],
    *("to_goals", "to_enemies"),
    *[f"card_{place}" for place in range(BEST)],
    *("cards", "structures", "positions"),
)
OF_BATTLE: Final = ("turn", "reserves", "returning", "charges", "carried", "way_out", "rebels_move")
NAMES: Final = (
    *[f"rebel_{fact}" for fact in OF_SIDE],
    *[f"empire_{fact}" for fact in OF_SIDE],
    *OF_BATTLE,
    *[f"scenario_{number}" for number in range(1, SCENARIOS + 1)],
)


@cache
def _network() -> Network:
    return read_network(PATH, NAMES)


def forecasting() -> Forecast:
    return Forecast(path=PATH, names=NAMES, facts=facts, whose=a_rebel, chance=forecast)


def a_rebel(t: HothTable) -> Seat:
    return members(t, REBEL)[0]


def forecast(t: HothTable, seat: Seat) -> float:
    """How likely the seat's side is to win, from 0 to 1, at the beginning of a turn."""
    rebels = _network().chance(facts(t))
    return rebels if t.state.players[seat].side == REBEL else 1.0 - rebels


def facts(t: HothTable) -> list[int]:
    """In the order of `NAMES`."""
    state = t.state
    found: list[int] = []
    _add_side(t, REBEL, found)
    _add_side(t, EMPIRE, found)
    found.append(state.battle_turn)
    found.append(state.reserves)
    found.append(len(state.returning))
    found.append(state.charges)
    found.append(0 if state.carrier == NO_UNIT else 1)
    found.append(0 if state.carrier == NO_UNIT else _way_out(t))
    found.append(1 if active_side(t) == REBEL else 0)
    for number in range(1, SCENARIOS + 1):
        found.append(1 if state.scenario + 1 == number else 0)
    return found


def _way_out(t: HothTable) -> int:
    """How far the unit that carries the officer has to go."""
    board = t.pack.board
    here = t.state.units[t.state.carrier].hex * board.count
    return min(
        [board.distance[here + hex] for way in scenario_of(t).exits for hex in way.hexes], default=0
    )


def _add_side(t: HothTable, side: Side, found: list[int]) -> None:
    state = t.state
    scenario = scenario_of(t)
    goal = scenario.goal[side]
    medals = medals_of(t, side)
    missing = goal - medals if goal else NO_GOAL
    found.append(missing)
    found.append(1 if missing == 1 else 0)
    found.append(1 if missing == 2 else 0)
    found.append(medals - state.medals[side])
    found.append(state.medals[side])
    _add_units(t, side, found)
    _add_cards(t, side, found)
    standing = 0
    if scenario.structures and scenario.structure_side == side:
        standing = len([hex for hex in state.structures if hex != NOWHERE])
    found.append(standing)
    positions = 0
    if scenario.hold_all_side == side:
        for hex in scenario.hold_all:
            number = state.at[hex]
            if number != NO_UNIT and side_of(t, state.units[number]) == side:
                positions += 1
    found.append(positions)


def _add_units(t: HothTable, side: Side, found: list[int]) -> None:
    """How many of each kind, how whole they are, and how far they have to go."""
    state = t.state
    look = lookout_of(t)
    front = front_of(t, look, side)
    counts = [0] * (4 * len(t.pack.kinds))
    near: list[int] = []
    to_enemies = 0
    for number in look.forces[side]:
        unit = state.units[number]
        place = 4 * unit.kind
        counts[place] += 1
        counts[place + 1] += unit.figures
        counts[place + 2] += 1 if unit.figures == 1 else 0
        counts[place + 3] += 1 if unit.token else 0
        near.append(to_goal(t, front, unit.hex))
        to_enemies += to_enemy(t, look, front, side, unit.hex)
    kinds = [kind for kind in t.pack.kinds if t.pack.units[kind].side == side]
    for kind in kinds:
        found += counts[4 * kind : 4 * kind + 4]
    for kind in kinds:
        found.append(state.exited[kind])
    near.sort()
    goals = bool(front.goals)
    found.append(1 if goals else 0)
    for place in range(NEAREST):
        if not goals:
            found.append(0)
        else:
            found.append(near[place] if place < len(near) else NOBODY_NEAR)
    found.append(sum(near))
    found.append(to_enemies)


def _add_cards(t: HothTable, side: Side, found: list[int]) -> None:
    """What the cards of the side's players are good for, the best first, and on average."""
    gains = unit_gains(t, side)
    worth: list[int] = []
    for player in t.state.players:
        if player.side == side:
            for card in player.hand:
                worth.append(card_worth(t, t.pack.cards[card], gains))
    worth.sort(reverse=True)
    for place in range(BEST):
        found.append(worth[place] if place < len(worth) else 0)
    found.append(sum(worth) // len(worth) if worth else 0)
