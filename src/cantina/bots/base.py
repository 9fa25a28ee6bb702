"""What a bot is, and the only way a table asks one.

A bot never gets the table, only a fork in which everything its seat cannot know has been dealt
anew. Such a fork holds exactly the seat's knowledge, so a bot that wants more worlds may re-deal it
as often as it likes.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from cantina.bots.greedy import Greedy
from cantina.bots.mcts import Mcts
from cantina.bots.quick import Quick
from cantina.bots.random import Random
from cantina.bots.scout import Scout
from cantina.kernel.action import Action, Ask, Seat, ask_of
from cantina.kernel.errors import BadOptions, IllegalAction
from cantina.kernel.rng import Rng, Seed, stream_of
from cantina.kernel.table import Table, determinize


class Bot(Protocol):
    def choose(self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng) -> Action:
        """One of `ask.options`. May do anything with `world`: it is a fork made for this call."""


BOTS: dict[str, Callable[[str], Bot]] = {
    "random": lambda setting: Random(),
    "quick": lambda setting: Quick(),
    "greedy": lambda setting: Greedy(),
    "mcts": Mcts.with_setting,
    "scout": lambda setting: Scout(),
}
"""Every bot by name, made from what follows the name after a colon: `mcts:2000`, `mcts:0.5s`."""


def make_bot(name: str) -> Bot:
    """The bot of this name, such as `greedy` or `mcts:500`. Raises BadOptions."""
    kind, _, setting = name.partition(":")
    if kind not in BOTS:
        raise BadOptions(f"there is no bot {kind!r}; there is {', '.join(BOTS)}")
    if setting and kind != "mcts":
        raise BadOptions(f"the bot {kind} takes no setting, and {setting!r} was given")
    return BOTS[kind](setting)


def decide(bot: Bot, t: Table[Any, Any], seat: Seat, rng: Rng) -> Action:
    """What the bot does at this table in this seat. The table is not touched."""
    world = determinize(t, seat, rng)
    ask = ask_of(world.asks, seat)
    if ask is None:
        raise IllegalAction(f"seat {seat} is not asked anything now")
    return bot.choose(world, seat, ask, rng)


def luck_of(seed: Seed, label: str) -> Rng:
    """A fast stream for what happens beside a table, such as a bot's thinking: the same again for
    the same label, and nothing that the seed could be learned from if it is keyed."""
    newest = seed if isinstance(seed, int) else seed.rpartition(" ")[2]
    return stream_of(newest).fork(label).split()
