"""Open-loop Monte Carlo tree search over worlds its seat holds possible: how long, and what then.
How the tree grows is in `parts/tree.py`.
"""

from __future__ import annotations

from typing import Any, Final

from cantina.bots.setting import number_in
from cantina.bots.until import NEVER, Until
from cantina.kernel.action import Action, Ask, Seat
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table, determinize, fork
from cantina.parts.tree import Node, walk

ITERATIONS: Final = 600
ITERATIONS_PER_WORLD: Final = 4
"""Dealing a world anew costs more than copying one; a few iterations share each."""


class Mcts:
    """So many iterations a decision; without a number as many as there is time for. Where no time
    was given either, ITERATIONS."""

    def __init__(self, iterations: int | None = None) -> None:
        self.iterations = iterations

    @classmethod
    def with_setting(cls, setting: str) -> Mcts:
        """`` (as the time allows) or `2000` (iterations a decision)."""
        return cls(number_in(setting, "mcts takes iterations (500) or seconds a turn (0.5s)"))

    def choose(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> Action:
        options = world.game.worthwhile(world, ask)
        if len(options) == 1:
            return options[0]
        arms = self.search(world, seat, rng, until).arms[seat]
        return max(options, key=lambda option: arms[option].tries if option in arms else 0)

    def search(self, world: Table[Any, Any], seat: Seat, rng: Rng, until: Until = NEVER) -> Node:
        root = Node()
        most = self.iterations
        if most is None and not until.comes():
            most = ITERATIONS
        done = 0
        while done == 0 or (done != most and not until.is_up()):
            if done % ITERATIONS_PER_WORLD == 0:
                dealt = determinize(world, seat, rng)
            walk(root, fork(dealt), seat, rng)
            done += 1
        return root
