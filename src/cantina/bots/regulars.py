"""The regulars of a game: bots with a name and a habit, at any strength (decision 0022).

Which one plays is the last part of a bot's name: `quick@casual+crates`. `quick+any` wishes for one
that is not at the table yet, whoever it is.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from cantina.kernel.errors import BadOptions
from cantina.kernel.game import Game
from cantina.kernel.rng import Rng
from cantina.parts.regulars import ANY, Regular

MARK: Final = "+"


def regulars_of(game: Game[Any, Any]) -> dict[str, Regular]:
    """By key; none in a game whose bots have no habits."""
    service = game.services.get("regulars")
    return {} if service is None else _read(service)


@cache
def _read(service: Callable[[], dict[str, Regular]]) -> dict[str, Regular]:
    """Once: a server asks whenever a bot takes a seat."""
    return service()


def regular_of(game: Game[Any, Any], key: str) -> Regular:
    """Raises BadOptions."""
    known = regulars_of(game)
    if key not in known:
        raise BadOptions(f"{game.key} has no regular {key!r}; it has {', '.join(known) or 'none'}")
    return known[key]


def regular_in(bot: str) -> str:
    """The key of the regular in a bot's name, or ANY; empty: a bot without a habit."""
    return bot.partition(MARK)[2]


def with_regulars(game: Game[Any, Any], bots: list[str], rng: Rng) -> list[str]:
    """The names of all bots at a table, with a regular wherever any was wished for: nobody sits
    there twice, and when all of them do, the rest are bots without a habit."""
    present = [regular_in(bot) for bot in bots]
    free = [key for key in regulars_of(game) if key not in present]
    named: list[str] = []
    for bot, regular in zip(bots, present, strict=True):
        if regular == ANY:
            bot = bot.partition(MARK)[0]
            if free:
                bot += MARK + free.pop(rng.below(len(free)))
        named.append(bot)
    return named
