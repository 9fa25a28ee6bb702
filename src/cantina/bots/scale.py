"""From a lead to a chance to win, learned from the very game that is looked at.

The evaluation of a game counts leads in points, medals or the like. What a lead is worth as a
chance differs from game to game and from the beginning to the end. Whoever plays a game on to its
end many times, from all of its turns, sees both: the lead where a look ahead stops, and who won in
the end. A logistic curve through these is the scale.
"""

from __future__ import annotations

from math import exp
from typing import Any, Final, NamedTuple

from cantina.bots.greedy import lead
from cantina.kernel.action import all_seats
from cantina.kernel.table import Table

MOST_SEEN: Final = 3000
"""More than these make the curve no better."""
ROUNDS: Final = 12
CAUTION: Final = 1.0
"""How much the curve is held back from what little was seen: a ridge."""
MOST_SHIFT: Final = 5.0
HALVINGS: Final = 12
FARTHEST: Final = 3.0
"""Swings: a lead beyond this says no more."""


class Seen(NamedTuple):
    """A lead where a look ahead stops, and what came of it."""

    lead: float  # in swings
    late: float  # from 0 (the game began) to 1 (it ended)
    won: bool


class Scale:
    """The chance to win by the lead and by how late it is."""

    def __init__(self, weights: list[float]) -> None:
        self.weights: Final = weights

    def chance(self, lead: float, late: float, shift: float = 0.0) -> float:
        return _logistic(_sum(self.weights, _facts(lead, late)) + shift)

    def chances(self, world: Table[Any, Any], late: float, shifts: list[float]) -> list[float]:
        """Of every seat. Exact where it is decided."""
        won = world.game.won_by(world)
        if won is not None:
            return [float(seat in won) for seat in all_seats(world.seats)]
        leads = leads_in(world)
        return [self.chance(a, late, b) for a, b in zip(leads, shifts, strict=True)]

    def shift(self, leads: list[float], late: float, wins: int) -> float:
        """By how much the curve must be moved to meet what came of these leads: the evaluation does
        not see everything a seat knows, such as what lies in the hands."""
        likely = (wins + 0.5) / (len(leads) + 1)
        low, high = -MOST_SHIFT, MOST_SHIFT
        for _ in range(HALVINGS):
            middle = (low + high) / 2
            chances = [self.chance(one, late, middle) for one in leads]
            if sum(chances) / max(len(leads), 1) < likely:
                low = middle
            else:
                high = middle
        return middle if leads else 0.0


def leads_in(world: Table[Any, Any]) -> list[float]:
    """Of every seat, in swings."""
    swing = world.game.swing
    found = [lead(world, seat) / swing for seat in all_seats(world.seats)]
    return [min(max(one, -FARTHEST), FARTHEST) for one in found]


def learned_from(seen: list[Seen]) -> Scale:
    """Newton's method for a logistic regression."""
    step = -(-len(seen) // MOST_SEEN) or 1
    rows = [(_facts(one.lead, one.late), float(one.won)) for one in seen[::step]]
    weights = [0.0] * len(_facts(0, 0))
    for _ in range(ROUNDS):
        weights = [a + b for a, b in zip(weights, _step(rows, weights), strict=True)]
    return Scale(weights)


def _facts(lead: float, late: float) -> tuple[float, ...]:
    return 1.0, lead, late, lead * late


def _step(rows: list[tuple[tuple[float, ...], float]], weights: list[float]) -> list[float]:
    size = len(weights)
    slope = [-CAUTION * weight for weight in weights]
    bend = [[CAUTION * (i == j) for j in range(size)] for i in range(size)]
    for facts, won in rows:
        likely = _logistic(_sum(weights, facts))
        weight = likely * (1 - likely)
        for i in range(size):
            slope[i] += (won - likely) * facts[i]
            for j in range(size):
                bend[i][j] += weight * facts[i] * facts[j]
    return _solved(bend, slope)


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Elimination. The matrix is positive definite: no pivot is nought."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for i in range(size):
        pivot = rows[i]
        for j in range(size):
            if j != i:
                factor = rows[j][i] / pivot[i]
                rows[j] = [a - factor * b for a, b in zip(rows[j], pivot, strict=True)]
    return [rows[i][size] / rows[i][i] for i in range(size)]


def _sum(weights: list[float], facts: tuple[float, ...]) -> float:
    return sum([a * b for a, b in zip(weights, facts, strict=True)])


def _logistic(value: float) -> float:
    return 1 / (1 + exp(-min(max(value, -30.0), 30.0)))
