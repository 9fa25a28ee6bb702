"""A beginner: plays by the rule of thumb, but one choice in three is whatever comes to mind; or one
in as many as the setting says, for somebody who has played a few games."""

from __future__ import annotations

from typing import Any, Final

from cantina.bots.setting import number_in
from cantina.bots.until import NEVER, Until
from cantina.kernel.action import Action, Ask, Seat
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table

STRAYS: Final = 3
"""One choice in this many is left to chance."""


class Novice:
    def __init__(self, strays: int = STRAYS) -> None:
        self.strays: Final = strays

    @classmethod
    def with_setting(cls, setting: str) -> Novice:
        """`` or `10` (one choice in ten is left to chance)."""
        return cls(number_in(setting, "novice takes one stray choice in so many (10)") or STRAYS)

    def choose(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> Action:
        if rng.below(self.strays) == 0:
            return ask.options[rng.below(len(ask.options))]
        action: Action = world.game.suggest(world, ask, rng)
        return action
