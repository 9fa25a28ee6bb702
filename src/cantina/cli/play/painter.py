"""What a game owes the terminal: how a view, a choice and an event look. Found by the game's key;
a game without a painter of its own gets the plain one in `fields.py`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from cantina.cli.screen import Screen
from cantina.kernel.action import Ask, Seat
from cantina.kernel.errors import BadOptions
from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.table import Table
from cantina.locales import Words


class Painter(ABC):
    """Paints for one table. Gets views and worlds a seat may know, never the table itself."""

    def __init__(
        self, game: Game[Any, Any], pack: Any, names: list[str], words: Words, screen: Screen
    ) -> None:
        self.game: Final = game
        self.pack: Final = pack
        self.names: Final = names
        self.words: Final = words
        self.screen: Final = screen

    def title(self) -> str:
        """The name of the game."""
        return self.game.key

    @abstractmethod
    def board(self, view: Any, ask: Ask, story: list[Text]) -> list[RenderableType]:
        """All that a seat sees, with what happened since it last looked."""

    @abstractmethod
    def question(self, view: Any, ask: Ask) -> str:
        """What is asked."""

    @abstractmethod
    def choices(self, world: Table[Any, Any], view: Any, ask: Ask) -> list[Text]:
        """The options in words, in their order. `world` is a fork the seat may try things on."""

    @abstractmethod
    def story(self, past: list[Event], events: list[Event], seat: Seat, brief: bool) -> list[Text]:
        """Events in words; `past` is what happened before. Brief: without what the board shows."""

    @abstractmethod
    def score(self, view: Any) -> list[RenderableType]:
        """The score of every player if the game ended now."""

    @abstractmethod
    def reasons(self, view: Any, seat: Seat) -> list[RenderableType]:
        """Where the points of one player come from."""

    @abstractmethod
    def table_of(self, view: Any, seat: Seat) -> list[RenderableType]:
        """Everything in front of one player."""

    @abstractmethod
    def discards(self, view: Any) -> list[RenderableType]:
        """What has been thrown away, as far as it is open."""

    @abstractmethod
    def row_of(self, view: Any, ask: Ask, number: int) -> str | None:
        """The content row of the card that this option is about, if it is about one."""

    @abstractmethod
    def find(self, query: str) -> list[str]:
        """Content rows of cards with this id, or with this in their name."""

    @abstractmethod
    def describe(self, row: str) -> str:
        """A card in one line."""

    def scenario(self, number: str) -> list[RenderableType]:
        """A scenario at its start. Raises BadOptions; most games have none."""
        raise BadOptions(f"{self.game.key} has no scenarios")


def make_painter(
    game: Game[Any, Any], pack: Any, names: list[str], words: Words, screen: Screen
) -> Painter:
    own = f"cantina.cli.play.{game.key}"
    module = import_module(own if find_spec(own) else "cantina.cli.play.fields")
    painter: Painter = module.PAINTER(game, pack, names, words, screen)
    return painter
