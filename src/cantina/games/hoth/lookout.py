"""What bots have worked out about a position, kept beside the pack and never in the state.

Everything in here follows from the key it is kept under and from the pack, so it may be dropped at
any time, and whoever fills a gap fills it with the same number. It is filled in `standing.py`.
"""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.ids import Hex, Unit

UNKNOWN: Final = -1_000_000
"""Not worked out yet: less than anything is worth."""

MOST_KEPT: Final = 400
"""Positions. A search comes back to the same few; a game that is played on does not."""


class Post:
    """One unit: what every hex is worth to it."""

    def __init__(self, hexes: int) -> None:
        self.rest: Final = [UNKNOWN] * hexes  # of standing there, whatever it attacks
        # By what cards do for the unit: its best attack from each hex, and what a move gains.
        self.shots: Final[dict[int, list[int]]] = {}
        self.moves: Final[dict[int, int]] = {}
        # By how far it may go and still attack: hexes it could attack next turn, with its dice.
        self.later: Final[dict[int, list[tuple[Hex, int]]]] = {}


class Front:
    """What follows for a side from where its enemies and its goals are, whatever its own units do:
    a turn of its own hardly changes that."""

    def __init__(self, hexes: int, goals: list[Hex]) -> None:
        self.goals: Final = goals
        # By hex: how far the nearest goal and the nearest enemy are, and what that comes to.
        self.to_goal: Final = [UNKNOWN] * hexes
        self.to_enemy: Final = [UNKNOWN] * hexes
        self.pull: Final = [UNKNOWN] * hexes
        # By kind of cover and hex: the dice of each enemy that is near enough.
        self.threats: Final[list[list[list[int] | None]]] = [[None] * hexes for _ in range(3)]


class Lookout:
    """One position of the units on the board."""

    def __init__(self, units: int, kinds: int) -> None:
        self.forces: Final[list[list[Unit]]] = [[], []]  # by side: its units on the board
        self.fronts: Final[list[Front | None]] = [None, None]
        self.posts: Final[list[Post | None]] = [None] * units
        # By unit: what dice do to it (`damage.harm_rows`), as medals stand.
        self.rows: Final[list[list[list[int]]]] = [[] for _ in range(units)]
        self.enterable: Final[list[list[bool]]] = [[] for _ in range(kinds)]  # but for units
