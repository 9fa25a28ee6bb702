"""Battle of Hoth in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from cantina.cli.play.hoth.cards import Names
from cantina.cli.play.hoth.choices import Choices
from cantina.cli.play.hoth.field import drawn, legend, start_marks, view_marks
from cantina.cli.play.hoth.story import Story
from cantina.cli.play.painter import Painter
from cantina.cli.screen import Screen
from cantina.games.hoth.actions import Discard, PlayCard, Support, TakeBack
from cantina.games.hoth.board import EMPIRE, REBEL
from cantina.games.hoth.pack import HothPack
from cantina.games.hoth.view import HothView
from cantina.kernel.action import Ask, Seat, all_seats
from cantina.kernel.errors import BadOptions
from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.table import Table
from cantina.locales import Words

ABOUT_CARDS = (PlayCard, Discard, TakeBack, Support)


class HothPainter(Painter):
    def __init__(
        self,
        game: Game[Any, Any],
        pack: HothPack,
        names: list[str],
        words: Words,
        screen: Screen,
    ) -> None:
        super().__init__(game, pack, names, words, screen)
        self.called = Names(words, pack)
        self.asked = Choices(self.called)
        self.teller = Story(self.called, names)

    def title(self) -> str:
        return str(self.pack.names[self.words.language])

    def board(self, view: HothView, ask: Ask, story: list[Text]) -> list[RenderableType]:
        self.teller.campaign = max(view.campaign, 0)
        scenario = self.pack.scenarios[view.scenario]
        return [
            *story,
            Text(self._scenario_title(view.scenario), "bold"),
            *drawn(self.pack, scenario, view_marks(self.pack, view)),
            *legend(self.called, self.screen.width),
            *self.score(view),
            *self._notes(view),
        ]

    def _scenario_title(self, number: int) -> str:
        scenario = self.pack.scenarios[number]
        name = scenario.names[self.words.language]
        return self.words("hoth-title", number=scenario.number, name=name)

    def _notes(self, view: HothView) -> list[RenderableType]:
        words, called = self.words, self.called
        player = view.players[view.active]
        name, side = self.names[view.active], called.side(player.side)
        lines = [Text(words("hoth-turn", turn=view.turn, name=name, side=side))]
        if view.card >= 0:
            lines.append(Text(words("hoth-played", card=called.card(view.card))))
        if view.charges:
            lines.append(Text(words("hoth-charges", count=view.charges)))
        if view.officer >= 0:
            lines.append(Text(words("hoth-officer", hex=called.hex(view.officer))))
        lines.append(Text(words("hoth-hand", cards=called.cards(view.hand))))
        if view.partner_hand:
            lines.append(Text(words("hoth-partner-hand", cards=called.cards(view.partner_hand))))
        if view.support_hand:
            lines.append(Text(words("hoth-support-hand", cards=called.cards(view.support_hand))))
        if view.secret:
            node = self.pack.campaigns[view.campaign].nodes[view.node]
            text = next(s for s in node.secrets if s.id == view.secret).names[words.language]
            lines.append(Text(words("hoth-secret", text=text)))
        return list(lines)

    def question(self, view: HothView, ask: Ask) -> str:
        return self.asked.question(view, ask)

    def choices(self, world: Table[Any, Any], view: HothView, ask: Ask) -> list[Text]:
        return self.asked.options(world, view, ask)

    def story(self, past: list[Event], events: list[Event], seat: Seat, brief: bool) -> list[Text]:
        return self.teller.tell(events, brief)

    def score(self, view: HothView) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for side in (REBEL, EMPIRE):
            medals, goal, name = view.medals[side], view.goals[side], self.called.side(side)
            if goal:
                said = self.words("hoth-medals", side=name, medals=medals, goal=goal)
            else:
                said = self.words("hoth-medals-no-goal", side=name, medals=medals)
            lines.append(Text(said, "bold"))
        return lines

    def reasons(self, view: HothView, seat: Seat) -> list[RenderableType]:
        return self.score(view)

    def table_of(self, view: HothView, seat: Seat) -> list[RenderableType]:
        player = view.players[seat]
        said = self.words(
            "hoth-player",
            name=self.names[seat],
            side=self.called.side(player.side),
            hand=player.hand_size,
            deck=player.deck_size,
            discard=self.called.cards(player.discard) or "–",
        )
        return [Text(said)]

    def discards(self, view: HothView) -> list[RenderableType]:
        return [line for seat in all_seats(len(view.players)) for line in self.table_of(view, seat)]

    def row_of(self, view: HothView, ask: Ask, number: int) -> str | None:
        option = ask.options[number]
        return str(self.pack.cards[option.card].id) if isinstance(option, ABOUT_CARDS) else None

    def find(self, query: str) -> list[str]:
        wanted = query.casefold()
        found = []
        for card in self.pack.numbers:
            id = self.pack.cards[card].id
            if id == query:
                return [query]
            if wanted in self.called.card(card).casefold():
                found.append(id)
        return found

    def describe(self, row: str) -> str:
        for card in self.pack.numbers:
            if self.pack.cards[card].id == row:
                return f"{self.called.card(card)} — {self.called.facts(card)}"
        return row

    def scenario(self, number: str) -> list[RenderableType]:
        """A scenario at its start: title, map, who begins and what wins."""
        known = {str(each.number): place for place, each in enumerate(self.pack.scenarios)}
        if number not in known:
            raise BadOptions(f"{self.game.key} has scenarios 1 to {len(known)}, not {number!r}")
        scenario = self.pack.scenarios[known[number]]
        first = self.words(
            "hoth-first",
            side=self.called.side(scenario.first),
            rebel=scenario.hand[REBEL],
            empire=scenario.hand[EMPIRE],
            rebels=scenario.goal[REBEL] or "–",
            empires=scenario.goal[EMPIRE] or "–",
        )
        return [
            Text(self._scenario_title(known[number]), "bold"),
            Text(first),
            *drawn(self.pack, scenario, start_marks(self.pack, scenario)),
            *legend(self.called, self.screen.width),
        ]


PAINTER = HothPainter
