"""A bot that plays by another set of weights than the game's own: `quick@casual`."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Protocol

from cantina.bots.until import NEVER, Until
from cantina.kernel.action import Action, Ask, Seat
from cantina.kernel.errors import BadOptions
from cantina.kernel.game import Game, find_game
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table
from cantina.parts.weights import WeightSets


class Thinker(Protocol):
    def choose(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> Action: ...


class Weighted:
    """Everything the bot guesses and judges, it guesses and judges by the set."""

    def __init__(self, bot: Thinker, name: str) -> None:
        self.bot: Final = bot
        self.name: Final = name

    def choose(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> Action:
        world = seen_by(world, game_by(world.game.key, self.name))
        return self.bot.choose(world, seat, ask, rng, until)


def published(game: Game[Any, Any]) -> WeightSets:
    """The weights of the game. Raises BadOptions where it has none."""
    if "weights" not in game.services:
        raise BadOptions(f"{game.key} has no weights")
    sets: WeightSets = game.services["weights"]()
    return sets


@cache
def game_by(key: str, name: str) -> Game[Any, Any]:
    """The game as played by its set of this name. Raises BadOptions."""
    game = find_game(key)
    sets = published(game).sets
    if name not in sets:
        raise BadOptions(f"{key} has no weights {name!r}; it has {', '.join(sets)}")
    found: Game[Any, Any] = game.services["playing_by"](sets[name], name)
    return found


def seen_by(world: Table[Any, Any], game: Game[Any, Any]) -> Table[Any, Any]:
    """The same position, not a copy, at a table of this game; and with its own box where the game
    keeps its weights there (service `box_of`)."""
    box_of = game.services.get("box_of")
    pack = world.pack if box_of is None else box_of(world.pack)
    same = Table(game, pack, world.state, world.seats, world.seed, world.options, world.heard)
    same.asks = world.asks
    return same
