"""S.T.A.L.K.E.R. in the terminal."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from cantina.cli.play.legend import map_legend
from cantina.cli.play.painter import Painter
from cantina.cli.play.zone.boards import Boards
from cantina.cli.play.zone.camp import NARROW, WIDE, Camp
from cantina.cli.play.zone.cast import Cast
from cantina.cli.play.zone.choices import Choices
from cantina.cli.play.zone.exploring import Exploring
from cantina.cli.play.zone.names import Names
from cantina.cli.play.zone.places import Places, is_empty, signs_on
from cantina.cli.play.zone.shelf import Shelf
from cantina.cli.play.zone.story import Story
from cantina.cli.screen import Screen
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.terms.figures import stalker_of
from cantina.games.zone.terms.ids import Area
from cantina.games.zone.view import ZoneView
from cantina.kernel.action import Ask, Seat
from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.table import Table
from cantina.locales import Words

ON_MAPS: Final = ("ground", "radiation", "threat", "anomalies", "tokens", "figures")
"""The groups of signs that are drawn on a map."""


class ZonePainter(Painter):
    def __init__(
        self,
        game: Game[Any, Any],
        pack: ZonePack,
        names: list[str],
        words: Words,
        screen: Screen,
    ) -> None:
        super().__init__(game, pack, names, words, screen)
        self.called = Names(words, pack)
        self.cast = Cast(self.called, names)
        self.boards = Boards(self.cast)
        self.places = Places(self.cast)
        self.asked = Choices(self.cast)
        self.teller = Story(self.cast)
        self.shelf = Shelf(self.called)
        self.exploring = Exploring(self.called)

    def title(self) -> str:
        return str(self.pack.names[self.words.language])

    def board(self, view: ZoneView, ask: Ask, story: list[Text]) -> list[RenderableType]:
        """What happened stands below the table, right above the question: a table is longer than
        many screens."""
        self.cast.see(view)
        self.shelf.look(view)
        boards = self.boards
        if view.campaign is not None and view.campaign.step != "mission":
            packing = view.campaign.step == "pack"
            packed = [*boards.stalkers(view), *boards.companion(view)] if packing else []
            return [*self.exploring.board(view.campaign), *packed, Text(), *story]
        return [
            *boards.head(view),
            *boards.shop(view),
            *boards.enemies(view),
            *boards.anomalies(view),
            *boards.cards(view),
            *boards.stalkers(view),
            *boards.companion(view),
            *self._map(view),
            *boards.secret(view),
            Text(),
            *story,
            *boards.roll(view),
        ]

    def _map(self, view: ZoneView) -> list[Text]:
        """Drawn; on a plain screen, area by area where there is something."""
        areas = [Area(number) for number in range(len(view.ground.areas))]
        if self.screen.plain:
            told = [area for area in areas if not is_empty(view, area)]
            lines = [Text(self.places.sentence(view, area)) for area in told]
            return self.boards.section("map", lines)
        wide = view.ground.width * WIDE < self.screen.width
        camp = Camp(view.ground, WIDE if wide else NARROW)
        lines, crowded = camp.drawn([signs_on(view, area) for area in areas])
        lines += map_legend("zone", self.words, ON_MAPS, self.screen.width)
        if crowded:
            lines.append(Text(self.words("zone-crowded"), "bold"))
            lines += [Text(self.places.sentence(view, area)) for area in crowded]
        return lines

    def question(self, view: ZoneView, ask: Ask) -> str:
        self.cast.see(view)
        return self.asked.question(view, ask)

    def choices(self, world: Table[Any, Any], view: ZoneView, ask: Ask) -> list[Text]:
        self.cast.see(view)
        return self.asked.options(world, view, ask)

    def story(self, past: list[Event], events: list[Event], seat: Seat, brief: bool) -> list[Text]:
        return self.teller.tell(past, events, brief)

    def score(self, view: ZoneView) -> list[RenderableType]:
        """Everybody wins or loses together; how the stalkers are tells the rest."""
        self.cast.see(view)
        lines: list[RenderableType] = [*self.boards.head(view), *self.boards.stalkers(view)]
        if view.outcome is not None:
            lines.append(Text(self.words(f"zone-over-{view.outcome.reason}"), "bold"))
            lines += self.boards.score(view)
        return lines

    def reasons(self, view: ZoneView, seat: Seat) -> list[RenderableType]:
        return self.table_of(view, seat)

    def table_of(self, view: ZoneView, seat: Seat) -> list[RenderableType]:
        self.cast.see(view)
        lines: list[RenderableType] = list(self.boards.stalker(view, stalker_of(seat)))
        card = view.stalkers[seat].card
        return lines + [Text(f"   {line}", "dim") for line in self.shelf.lines(card)]

    def discards(self, view: ZoneView) -> list[RenderableType]:
        ids = [*view.low_discard, *view.high_discard]
        names = ", ".join(self.shelf.name(id) for id in ids) or "–"
        return [Text(self.words("labelled", label=self.words("zone-discards"), text=names))]

    def row_of(self, view: ZoneView, ask: Ask, number: int) -> str | None:
        return self.asked.row_of(view, ask, number)

    def find(self, query: str) -> list[str]:
        return self.shelf.find(query)

    def describe(self, row: str) -> str:
        return self.shelf.describe(row)


PAINTER = ZonePainter
