"""Bounty Hunters in the terminal."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from cantina.cli.play.hunters.board import Board
from cantina.cli.play.hunters.cards import Cards
from cantina.cli.play.hunters.choices import Choices
from cantina.cli.play.hunters.lines import Lines
from cantina.cli.play.hunters.pads import Pads
from cantina.cli.play.hunters.story import Story
from cantina.cli.play.painter import Painter
from cantina.cli.screen import Screen
from cantina.games.hunters.actions import Activate, Choose
from cantina.games.hunters.ids import NO_CARD
from cantina.games.hunters.pack import DECKS, HuntersPack
from cantina.games.hunters.view import HuntersView
from cantina.kernel.action import Ask, Seat
from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.table import Table
from cantina.locales import Words


class HuntersPainter(Painter):
    def __init__(
        self,
        game: Game[Any, Any],
        pack: HuntersPack,
        names: list[str],
        words: Words,
        screen: Screen,
    ) -> None:
        super().__init__(game, pack, names, words, screen)
        self.cards = Cards(words, pack)
        self.table = Board(self.cards, names, screen)
        self.lines = Lines(self.table)
        self.asked = Choices(self.table)
        self.pads = Pads(self.table)

    def title(self) -> str:
        return str(self.pack.names[self.words.language])

    def board(self, view: HuntersView, ask: Ask, story: list[Text]) -> list[RenderableType]:
        numbered = ask.name == "choose"
        if self.screen.plain:
            return [*story, *[Text(line) for line in self.lines.whole(view, numbered)]]
        return self.table.whole(view, story, numbered)

    def question(self, view: HuntersView, ask: Ask) -> str:
        return self.asked.question(view, ask)

    def choices(self, world: Table[Any, Any], view: HuntersView, ask: Ask) -> list[Text]:
        return self.asked.options(world, view, ask)

    def story(self, past: list[Event], events: list[Event], seat: Seat, brief: bool) -> list[Text]:
        return Story(self.cards, self.names, past).tell(events, seat, brief)

    def score(self, view: HuntersView) -> list[RenderableType]:
        return self.pads.all(view)

    def reasons(self, view: HuntersView, seat: Seat) -> list[RenderableType]:
        return self.pads.reasons(view, seat)

    def table_of(self, view: HuntersView, seat: Seat) -> list[RenderableType]:
        player = view.players[seat]
        title = Text(self.words("hunters-section-table", name=self.names[seat]), "bold")
        if self.screen.plain:
            return [title, *[Text(line) for line in self.lines.tableau(player)]]
        return [title, *self.table.tableau(player, False, self.screen.width)]

    def discards(self, view: HuntersView) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for deck, pile in zip(DECKS, view.discards, strict=True):
            counts = Counter(self.cards.label(card) for card in pile)
            said = [f"{label} ×{n}" if n > 1 else label for label, n in counts.items()]
            cards = ", ".join(said) or self.words("play-discards-empty")
            name = self.words(f"hunters-deck-{deck}")
            lines.append(Text(self.cards.labelled(name, cards)))
        return lines

    def row_of(self, view: HuntersView, ask: Ask, number: int) -> str | None:
        option = ask.options[number]
        card = view.players[ask.seat].chosen
        if isinstance(option, Choose | Activate):
            card = option.card
        return None if card == NO_CARD else str(self.pack.cards[card].id)

    def find(self, query: str) -> list[str]:
        wanted = query.casefold()
        rows: dict[str, None] = {}  # a set that keeps the order
        for card, row in zip(self.pack.numbers, self.pack.cards, strict=True):
            if row.id == query:
                return [query]
            if wanted in f"{self.cards.kind(card)} {self.cards.label(card)}".casefold():
                rows[row.id] = None
        return list(rows)

    def describe(self, row: str) -> str:
        for card, known in zip(self.pack.numbers, self.pack.cards, strict=True):
            if known.id == row:
                return f"{self.cards.kind(card)} — {self.cards.full(card)}"
        return row


PAINTER = HuntersPainter
