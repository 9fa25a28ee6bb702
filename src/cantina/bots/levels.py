"""Named strengths of bots: a common scale, and the scales of games that have their own.

A scale says which bots there might be. Offered are those that were shown to be stronger than the
one below, and to answer in time: `cantina arena GAME --write` measures it and keeps the results.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from cantina.bots.base import read_name
from cantina.bots.strength import Strength, strength_of
from cantina.kernel.game import Game

LEVELS: Final = (
    ("rookie", "novice"),
    ("scout", "quick"),
    ("hunter", "greedy"),
    ("veteran", "mcts:0.2s"),
    ("legend", "mcts:1.5s"),
)


class Level(NamedTuple):
    key: str
    bot: str
    seconds: float  # a turn, at most or in 95 of 100; 0: at once


def scale_of(game: Game[Any, Any]) -> tuple[tuple[str, str], ...]:
    """Every strength there might be, with its bot, the strongest last."""
    return game.levels or LEVELS


def levels_of(game: Game[Any, Any]) -> tuple[Level, ...]:
    """The strengths that are offered, the strongest last."""
    return offered(scale_of(game), strength_of(game.key))


def offered(scale: tuple[tuple[str, str], ...], found: Strength | None) -> tuple[Level, ...]:
    """All of a scale that nobody has measured: a game of somebody's own."""
    levels: list[Level] = []
    for key, bot in scale:
        below = levels[-1].bot if levels else None
        if found is None or below is None or found.is_offered_above(bot, below):
            levels.append(Level(key, bot, seconds_of(bot, found)))
    return tuple(levels)


def seconds_of(bot: str, found: Strength | None) -> float:
    """That a turn of the bot takes: what it is given, or what was measured."""
    named = read_name(bot).seconds
    if named is not None:
        return named
    return round((found.seconds(bot) if found is not None else None) or 0.0, 1)
