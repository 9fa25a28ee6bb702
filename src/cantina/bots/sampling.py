"""Positions to learn from: games of the rule of thumb with itself, half of them with some random
choices in between, for a search also sees what the rule would avoid.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from cantina.kernel.rng import stream_of
from cantina.kernel.table import Table, apply

Told = TypeVar("Told")

NOISY: Final = 0.5
"""How many games have random choices."""


@dataclass(frozen=True)
class Sample:
    """What is taken from a game."""

    kept: float  # of its turns: neighbouring positions teach the same
    stray: float  # of the choices in a noisy game: those that are random
    opening: bool  # whether the first turn is one of those that may be kept


def seen_in(
    t: Table[Any, Any],
    seed: int,
    dice: random.Random,
    sample: Sample,
    facts: Callable[[Table[Any, Any]], Told],
) -> list[Told]:
    """The facts at the beginning of some turns; plays the game to its end."""
    rng = stream_of(seed).fork("bots")
    stray = sample.stray if dice.random() < NOISY else 0.0
    seen: list[Told] = []
    turn = None if sample.opening else t.game.turn(t)
    while t.asks:
        if t.game.turn(t) != turn:
            turn = t.game.turn(t)
            if dice.random() < sample.kept:
                seen.append(facts(t))
        ask = t.asks[0]
        strays = dice.random() < stray
        apply(t, ask, dice.choice(ask.options) if strays else t.game.suggest(t, ask, rng))
    return seen
