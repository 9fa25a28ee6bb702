"""A beginner: plays by the rule of thumb, but one choice in three is whatever comes to mind."""

from __future__ import annotations

from typing import Any, Final

from cantina.bots.until import NEVER, Until
from cantina.kernel.action import Action, Ask, Seat
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table

STRAYS: Final = 3
"""One choice in this many is left to chance."""


class Novice:
    def choose(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> Action:
        if rng.below(STRAYS) == 0:
            return ask.options[rng.below(len(ask.options))]
        action: Action = world.game.suggest(world, ask, rng)
        return action
