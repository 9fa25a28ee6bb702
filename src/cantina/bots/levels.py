"""How strong bots are, in words of people: a scale of the house, and of games with their own."""

from __future__ import annotations

from typing import Any, Final

from cantina.kernel.game import Game

LEVELS: Final = (
    ("rookie", "random"),
    ("scout", "quick"),
    ("hunter", "greedy"),
    ("veteran", "mcts:300"),
    ("legend", "mcts:1500"),
)


def levels_of(game: Game[Any, Any]) -> tuple[tuple[str, str], ...]:
    """The name of each strength with its bot, the strongest last."""
    return game.levels or LEVELS
