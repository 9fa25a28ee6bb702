"""The game's own rule of thumb: plausible play at almost no cost."""

from __future__ import annotations

from typing import Any

from cantina.bots.until import NEVER, Until
from cantina.kernel.action import Action, Ask, Seat
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table


class Quick:
    def choose(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> Action:
        action: Action = world.game.suggest(world, ask, rng)
        return action
