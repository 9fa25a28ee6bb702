"""A bot that plays by other weights than the game's own: another set (`quick@casual`), or a set
bent by a habit (`quick+crates`)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final, Protocol

from cantina.bots.regulars import regular_of
from cantina.bots.until import NEVER, Until
from cantina.kernel.action import Action, Ask, Seat
from cantina.kernel.errors import BadOptions
from cantina.kernel.game import Game, find_game
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table
from cantina.parts.regulars import bent
from cantina.parts.weights import TUNED, WeightSets


class Thinker(Protocol):
    def choose(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> Action: ...


class LineThinker(Thinker, Protocol):
    def plan(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> list[Action]: ...


class Weighted:
    """Everything the bot guesses and judges, it guesses and judges by the set and the habit."""

    def __init__(self, bot: Thinker, name: str, regular: str) -> None:
        self.bot: Final = bot
        self.name: Final = name
        self.regular: Final = regular

    def choose(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> Action:
        return self.bot.choose(self.seen(world), seat, ask, rng, until)

    def seen(self, world: Table[Any, Any]) -> Table[Any, Any]:
        return seen_by(world, game_by(world.game.key, self.name, self.regular))


class WeightedPlanner(Weighted):
    """The same for a bot that thinks in whole turns."""

    def __init__(self, bot: LineThinker, name: str, regular: str) -> None:
        super().__init__(bot, name, regular)
        self.planner: Final = bot

    def plan(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> list[Action]:
        return self.planner.plan(self.seen(world), seat, ask, rng, until)


def published(game: Game[Any, Any]) -> WeightSets:
    """The weights of the game. Raises BadOptions where it has none."""
    if "weights" not in game.services:
        raise BadOptions(f"{game.key} has no weights")
    sets: WeightSets = game.services["weights"]()
    return sets


@cache
def game_by(key: str, name: str, regular: str = "") -> Game[Any, Any]:
    """The game as played by its set of this name (the tuned one if it is empty), and by the habit
    of a regular. Raises BadOptions."""
    game = find_game(key)
    known = published(game)
    name = name or TUNED
    if name not in known.sets:
        raise BadOptions(f"{key} has no weights {name!r}; it has {', '.join(known.sets)}")
    weights, liked = known.sets[name], {}
    if regular:
        habit = regular_of(game, regular)
        weights, liked = bent(known, name, habit), habit.facts
    found: Game[Any, Any] = game.services["playing_by"](weights, name, liked)
    return found


def seen_by(world: Table[Any, Any], game: Game[Any, Any]) -> Table[Any, Any]:
    """The same position, not a copy, at a table of this game; and with its own box where the game
    keeps its weights there (service `box_of`)."""
    box_of = game.services.get("box_of")
    pack = world.pack if box_of is None else box_of(world.pack)
    same = Table(game, pack, world.state, world.seats, world.seed, world.options, world.heard)
    same.asks = world.asks
    return same
