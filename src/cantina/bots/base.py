"""What a bot is, and how one is named and asked.

A bot never gets the table, only a fork in which everything its seat cannot know has been dealt
anew. Such a fork holds exactly the seat's knowledge, so a bot that wants more worlds may re-deal it
as often as it likes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, NamedTuple, Protocol, runtime_checkable

from cantina.bots.greedy import Greedy
from cantina.bots.mcts import Mcts
from cantina.bots.novice import Novice
from cantina.bots.planner import TurnPlanner
from cantina.bots.quick import Quick
from cantina.bots.random import Random
from cantina.bots.regulars import MARK
from cantina.bots.scout import Scout
from cantina.bots.trials import Trials
from cantina.bots.until import NEVER, Until
from cantina.bots.weighted import Weighted, WeightedPlanner, game_by
from cantina.kernel.action import Action, Ask, Seat, ask_of
from cantina.kernel.errors import BadOptions, IllegalAction
from cantina.kernel.game import Game
from cantina.kernel.rng import Rng, Seed, stream_of
from cantina.kernel.table import Table, determinize
from cantina.parts.regulars import ANY


class Bot(Protocol):
    def choose(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> Action:
        """One of `ask.options`: the best found when the time is up, which a bot that may take
        longer than a blink asks for again and again. May do anything with `world`: it is a fork
        made for this call."""


@runtime_checkable
class Planner(Protocol):
    """A bot that thinks in whole turns has this too."""

    def plan(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> list[Action]:
        """What `choose` would answer, and the seat's next decisions after it, as far as they are
        decided and nothing random or hidden comes between. The rest of the line is a wish: it is
        given up where it is not on offer or something was learned."""


BOTS: dict[str, Callable[[str], Bot]] = {
    "random": lambda setting: Random(),
    "novice": Novice.with_setting,
    "quick": lambda setting: Quick(),
    "greedy": lambda setting: Greedy(),
    "mcts": Mcts.with_setting,
    "planner": TurnPlanner.with_setting,
    "scout": lambda setting: Scout(),
    "trials": Trials.with_setting,
}
"""Every bot by name, made from its setting: what follows the name after a colon, unless that is its
seconds a turn."""

WITH_SETTING: Final = ("mcts", "novice", "planner", "trials")

AT_ONCE: Final = ("random", "novice", "quick")
"""Bots whose thought costs microseconds: not worth a trip to another process."""

SEARCHERS: Final = ("mcts", "planner", "trials")
"""Bots that think as long as they are let."""

LONGEST: Final = 3600.0


class Name(NamedTuple):
    kind: str
    setting: str
    seconds: float | None  # a turn
    weights: str  # the set it plays by, if not the game's own
    regular: str  # whose habits it has, if anybody's


def read_name(name: str) -> Name:
    """`mcts:500` has a setting, `mcts:0.5s` (or any other bot with seconds) a time for a turn,
    `quick@casual` plays by a set of weights, `quick+crates` with a habit. Raises BadOptions."""
    name, _, regular = name.partition(MARK)
    name, _, weights = name.partition("@")
    kind, _, setting = name.partition(":")
    if kind not in BOTS:
        raise BadOptions(f"there is no bot {kind!r}; there is {', '.join(BOTS)}")
    if setting.endswith("s"):
        try:
            seconds = float(setting.removesuffix("s"))
        except ValueError:
            seconds = 0.0
        if 0 < seconds <= LONGEST:
            return Name(kind, "", seconds, weights, regular)
    if setting and kind not in WITH_SETTING:
        raise BadOptions(
            f"the bot {kind} takes no setting but seconds a turn (0.5s), and {setting!r} was given"
        )
    return Name(kind, setting, None, weights, regular)


def is_bot(name: str) -> bool:
    """Whether a bot may be called so, and not something else that decides in a seat's place."""
    return re.split("[:@+]", name, maxsplit=1)[0] in BOTS


def make_bot(name: str) -> Bot:
    """The bot of this name, such as `greedy`, `mcts:500` or `quick@casual`. Raises BadOptions."""
    kind, setting, _, weights, regular = read_name(name)
    bot = BOTS[kind](setting)
    if not weights and not regular:
        return bot
    if isinstance(bot, Planner):
        return WeightedPlanner(bot, weights, regular)
    return Weighted(bot, weights, regular)


def check_bot(name: str, game: Game[Any, Any]) -> None:
    """Raises BadOptions unless there is such a bot and it can play this game, with the habit of
    whoever is named, or of anybody."""
    make_bot(name)
    read = read_name(name)
    regular = "" if read.regular == ANY else read.regular
    if read.weights or regular:
        game_by(game.key, read.weights, regular)


def decide(bot: Bot, t: Table[Any, Any], seat: Seat, rng: Rng, until: Until = NEVER) -> Action:
    """What the bot does at this table in this seat. The table is not touched."""
    world = determinize(t, seat, rng)
    ask = ask_of(world.asks, seat)
    if ask is None:
        raise IllegalAction(f"seat {seat} is not asked anything now")
    return bot.choose(world, seat, ask, rng, until)


def line_of(
    bot: Bot, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until
) -> list[Action]:
    """What the bot has decided: at least what it is asked now."""
    if isinstance(bot, Planner):
        return bot.plan(world, seat, ask, rng, until)
    return [bot.choose(world, seat, ask, rng, until)]


def luck_of(seed: Seed, label: str) -> Rng:
    """A fast stream for what happens beside a table, such as a bot's thinking: the same again for
    the same label, and nothing that the seed could be learned from if it is keyed."""
    newest = seed if isinstance(seed, int) else seed.rpartition(" ")[2]
    return stream_of(newest).fork(label).split()
