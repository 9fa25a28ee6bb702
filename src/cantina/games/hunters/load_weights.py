"""Reads the numbers that bots play by: those of the rule of thumb, and the learned value."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cantina.games.hunters.value import FEATURES, SCALE, STAGES
from cantina.games.hunters.weights import Weights
from cantina.parts.learned import Stages, read_learned
from cantina.parts.regulars import Regular, read_regulars
from cantina.parts.weights import BySeats, Values, WeightSets, of_seats, read_weights

WEIGHTS: Final = Path(__file__).parent / "weights.toml"
VALUE: Final = Path(__file__).parent / "value.toml"
REGULARS: Final = Path(__file__).parent / "regulars.toml"
MOST_PLAYERS: Final = 6


def weight_sets() -> WeightSets:
    """All sets. Raises BadContent."""
    return read_weights(WEIGHTS)


def regulars() -> dict[str, Regular]:
    """Bots with a habit. Raises BadContent."""
    return read_regulars(REGULARS, weight_sets().ranges, FEATURES)


def by_seats(sets: BySeats) -> list[Weights]:
    """The weights for each number of players, by that number."""
    return [Weights(**of_seats(sets, seats)) for seats in range(MOST_PLAYERS + 1)]


def learned() -> list[Stages]:
    """What each fact is worth in each stage of the game, by number of players; empty when nothing
    was learned. Raises BadContent."""
    found = read_learned(VALUE, FEATURES, STAGES)
    return every_table(found) if found else []


def every_table(found: dict[int, Stages]) -> list[Stages]:
    """For every number of players: their own, or that of the next smaller number."""
    return [
        found[max([number for number in found if number <= seats], default=min(found))]
        for seats in range(MOST_PLAYERS + 1)
    ]


def with_likings(value: list[Stages], liked: Values) -> list[Stages]:
    """The learned value of somebody who holds these facts to be worth so many hundredths of a point
    more than they are, in every stage."""
    extra = [SCALE * liked.get(name, 0) for name in FEATURES]
    return [
        [[worth + extra[place] for place, worth in enumerate(stage)] for stage in stages]
        for stages in value
    ]
