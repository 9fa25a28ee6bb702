"""One number for the strength of each bot, from how they fared against each other.

Bradley and Terry's model, for tables of any size: a bot of strength a beats one of strength b at
odds of exp(a - b) times those of par. Strengths are fitted to all pairs at once by maximum
likelihood. A weak prior keeps them finite where somebody won every game. Points are on the scale of
chess: 400 more are odds of ten to one.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, sqrt
from typing import Final

POINTS: Final = 400 / log(10)
ANCHOR: Final = 1000
"""The points of the bot that the others are compared with."""
PRIOR: Final = 1 / 4.0**2
"""A bot is expected within 4 (700 points) of the middle: next to nothing beside a few games."""
SURE: Final = 1.96


@dataclass(frozen=True)
class Met:
    """How one bot fared against another."""

    first: int  # places in the list of bots
    second: int
    won: float  # by the first, shared victories in parts
    games: int
    par: float  # the share of equals


@dataclass(frozen=True)
class Rating:
    points: float
    low: float
    high: float


def ratings(bots: int, meetings: list[Met], anchor: int) -> list[Rating]:
    """With intervals for the distance to the anchor, whose own points are exact by definition."""
    strength = [0.0] * bots
    for _ in range(50):
        slope, bend = _likelihood(strength, meetings)
        step = _solved(bend, slope)
        strength = [value + move for value, move in zip(strength, step, strict=True)]
        if max(map(abs, step)) < 1e-9:
            break
    spread = _inverse(_likelihood(strength, meetings)[1])
    found = []
    for bot in range(bots):
        points = ANCHOR + POINTS * (strength[bot] - strength[anchor])
        variance = spread[bot][bot] + spread[anchor][anchor] - 2 * spread[bot][anchor]
        error = SURE * POINTS * sqrt(max(variance, 0.0))
        found.append(Rating(points, points - error, points + error))
    return found


def _likelihood(
    strength: list[float], meetings: list[Met]
) -> tuple[list[float], list[list[float]]]:
    """The slope of its logarithm, and the bend, turned positive."""
    count = len(strength)
    slope = [-PRIOR * value for value in strength]
    bend = [[PRIOR if row == column else 0.0 for column in range(count)] for row in range(count)]
    for met in meetings:
        lead = strength[met.first] - strength[met.second] + log(met.par / (1 - met.par))
        chance = 1 / (1 + exp(-lead))
        more = met.won - met.games * chance
        weight = met.games * chance * (1 - chance)
        slope[met.first] += more
        slope[met.second] -= more
        for row, column, sign in (
            (met.first, met.first, 1),
            (met.second, met.second, 1),
            (met.first, met.second, -1),
            (met.second, met.first, -1),
        ):
            bend[row][column] += sign * weight
    return slope, bend


def _solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """By Gauss; the matrix is positive definite, so no pivot is zero."""
    count = len(right)
    rows = [[*matrix[row], right[row]] for row in range(count)]
    for pivot in range(count):
        scale = rows[pivot][pivot]
        rows[pivot] = [value / scale for value in rows[pivot]]
        for row in range(count):
            if row != pivot and (factor := rows[row][pivot]):
                pairs = zip(rows[row], rows[pivot], strict=True)
                rows[row] = [value - factor * above for value, above in pairs]
    return [row[-1] for row in rows]


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    count = len(matrix)
    units = [[float(row == column) for row in range(count)] for column in range(count)]
    return [_solved(matrix, unit) for unit in units]
