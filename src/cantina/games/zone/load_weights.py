"""Reads the numbers that bots play by."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from cantina.games.zone.teams import Teams, read_teams
from cantina.games.zone.weights import Weights
from cantina.parts.regulars import Regular, read_regulars
from cantina.parts.weights import TUNED, BySeats, WeightSets, of_seats, read_weights

WEIGHTS: Final = Path(__file__).parent / "weights.toml"
REGULARS: Final = Path(__file__).parent / "regulars.toml"
SEATS: Final = 1
"""One set for any number of stalkers."""


def weight_sets() -> WeightSets:
    """All sets. Raises BadContent."""
    return read_weights(WEIGHTS)


def regulars() -> dict[str, Regular]:
    """Bots with a habit. Raises BadContent."""
    return read_regulars(REGULARS, weight_sets().ranges)


def weights_in(sets: BySeats) -> Weights:
    values = of_seats(sets, SEATS)
    return Weights(values, _teams() if values["teams"] else None)


@cache
def _teams() -> Teams:
    return read_teams()


def tuned() -> Weights:
    """What everybody plays by who does not ask for another set. Raises BadContent."""
    return weights_in(weight_sets().sets[TUNED])
