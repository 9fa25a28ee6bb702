"""How both sides of a battle stand, the own one first."""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.board import OPPONENT
from cantina.games.hoth.hints import evaluate, prospects
from cantina.games.hoth.ids import NOWHERE, Hex, Side
from cantina.games.hoth.pack import CLASSES
from cantina.games.hoth.rules.teams import members
from cantina.games.hoth.rules.units import class_of, units_of
from cantina.games.hoth.rules.victory import medals_of
from cantina.games.hoth.scouting import goals_of, lookout_of
from cantina.games.hoth.state import HothTable, active_side, scenario_of
from cantina.games.hoth.weights import MEDAL
from cantina.kernel.action import Seat, ask_of
from cantina.lab.encoding import Row, named, one_hot

QUESTIONS: Final = (
    "leader",
    "start",
    "play",
    "order",
    "move",
    "to",
    "attack",
    "target",
    "hold",
    "fall_back",
)
SCENARIOS: Final = 17
FAR: Final = 12  # hexes: where there is nothing to go to
NEAREST: Final = 3
SIDE: Final = (
    "medals",
    "lasting_medals",
    "one_missing",
    "two_missing",
    *named("units", CLASSES),
    *named("figures", CLASSES),
    "units_with_one_figure",
    "nearest_goal",
    "second_goal",
    "third_goal",
    "nearest_enemy",
    "units_ordered",
    "prospects",
    "structures",
    "hand",
    "support",
    "value",
)
TABLE: Final = ("turn", "battle_turn", "my_turn", "my_side_moves", "empire", "team", "campaign")
POSITION: Final = (
    *named("asked", (*QUESTIONS, "other")),
    *TABLE,
    *named("scenario", tuple(str(number + 1) for number in range(SCENARIOS))),
    "scenario_own",
    *named("my", SIDE),
    *named("enemy", SIDE),
)


def position(t: HothTable, seat: Seat) -> Row:
    state = t.state
    side = state.players[seat].side
    ask = ask_of(t.asks, seat)
    asked = -1
    if ask is not None:
        asked = QUESTIONS.index(ask.name) if ask.name in QUESTIONS else len(QUESTIONS)
    known = state.scenario < SCENARIOS and not t.pack.own
    return [
        *one_hot(asked, len(QUESTIONS) + 1),
        state.turn / 50,
        state.battle_turn / 50,
        float(state.active == seat),
        float(active_side(t) == side),
        float(side),
        float(len(members(t, side)) > 1),
        float(state.campaign >= 0),
        *one_hot(state.scenario if known else SCENARIOS, SCENARIOS + 1),
        *standing(t, side),
        *standing(t, OPPONENT[side]),
    ]


def nearest(t: HothTable, hex: Hex, others: list[Hex]) -> int:
    """How far the nearest of these hexes is."""
    board = t.pack.board
    return min([board.distance[hex * board.count + other] for other in others], default=FAR)


def standing(t: HothTable, side: Side) -> Row:
    """One side by what lies open; of hands only how many cards they hold."""
    state, scenario = t.state, scenario_of(t)
    units = units_of(t, side)
    medals = medals_of(t, side)
    missing = scenario.goal[side] - medals
    counts, figures = [0.0] * len(CLASSES), [0.0] * len(CLASSES)
    alone = 0
    for number in units:
        unit = state.units[number]
        kind = class_of(t, unit)
        counts[kind] += 1 / 5
        figures[kind] += unit.figures / 10
        alone += unit.figures == 1
    here = [state.units[number].hex for number in units]
    enemies = [state.units[number].hex for number in units_of(t, OPPONENT[side])]
    goals = goals_of(t, side)
    ways = sorted([nearest(t, hex, goals) for hex in here]) + [FAR] * NEAREST
    structures = [hex for hex in state.structures if hex != NOWHERE]
    team = members(t, side)
    return [
        medals / 5,
        state.medals[side] / 5,
        float(missing == 1),
        float(missing == 2),
        *counts,
        *figures,
        alone / 5,
        ways[0] / FAR,
        ways[1] / FAR,
        ways[2] / FAR,
        min([nearest(t, hex, enemies) for hex in here], default=FAR) / FAR,
        sum(state.units[number].ordered for number in units) / 5,
        prospects(t, lookout_of(t), side) / MEDAL,
        float(scenario.structure_side == side) * len(structures) / 3,
        sum(len(state.players[member].hand) for member in team) / 10,
        len(state.support_hands[side]) / 5 if state.support_hands else 0.0,
        evaluate(t, team[0]) / (6 * MEDAL) if team else 0.0,
    ]
