"""Plays any legal move; all are equally likely."""

from __future__ import annotations

from typing import Any

from cantina.bots.until import NEVER, Until
from cantina.kernel.action import Action, Ask, Seat
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table


class Random:
    def choose(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> Action:
        return ask.options[rng.below(len(ask.options))]
