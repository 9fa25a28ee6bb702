"""The table of Bounty Hunters as a picture: panels, bars and cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.box import ROUNDED
from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from cantina.cli.play.hunters.cards import STYLES, Cards
from cantina.cli.screen import Screen
from cantina.games.hunters.ids import NO_CARD, Card
from cantina.games.hunters.pack import CONTRACT, DECKS, NO_BONUS
from cantina.games.hunters.state import NONE
from cantina.games.hunters.view import ConfrontationView, HuntersView, PlayerView

WIDE: Final = 124
"""From here on the others sit beside one's own table instead of above it."""
PANEL: Final = 26
NARROW_CARD: Final = 16
WIDE_CARD: Final = 22


class Board:
    def __init__(self, cards: Cards, names: list[str], screen: Screen) -> None:
        self.cards: Final = cards
        self.words: Final = cards.words
        self.pack: Final = cards.pack
        self.names: Final = names
        self.screen: Final = screen

    def whole(self, view: HuntersView, story: list[Text], numbered: bool) -> list[RenderableType]:
        """`numbered`: the numbers of the choices are those of the cards in hand."""
        width = self.screen.width
        hand = self.hand(view, width, numbered)
        me = view.players[view.seat]
        told = [self.section("play-since"), *story, Text()] if story else []
        if width < WIDE:
            above = [*told, *self.others(view, width)]
            mine = [self.section("hunters-section-mine"), *self.tableau(me, True, width)]
            return [*self.header(view, width), *above, *mine, *hand]
        half = (width - 4) // 2
        left = Group(self.section("hunters-section-mine"), *self.tableau(me, True, half))
        right = Group(*told, *self.others(view, half))
        sides = Table.grid(padding=(0, 4, 0, 0))
        sides.add_column(width=half)
        sides.add_column(width=half)
        sides.add_row(left, right)
        return [*self.header(view, width), sides, *hand]

    def section(self, id: str) -> RenderableType:
        return Rule(Text(self.words(id), "bold"), style="bright_black", align="left")

    # Header

    def header(self, view: HuntersView, width: int) -> list[RenderableType]:
        words = self.words
        title = Text(words("hunters-turn", turn=view.turn), "bold")
        title.append(
            "  " + words("hunters-guild-master", name=self.names[view.guild_master]), "dim"
        )
        sizes = [
            words("hunters-deck-size", deck=words(f"hunters-deck-{deck}"), count=size)
            for deck, size in zip(DECKS, view.deck_sizes, strict=True)
            if not (view.introductory and deck == "contract")
        ]
        if view.limited_bank:
            sizes.append(words("hunters-bank", count=view.bank))
        stock = Text(" · ".join(sizes), "dim")
        lines: list[RenderableType] = []
        if title.cell_len + stock.cell_len + 2 <= width:
            row = Table.grid(expand=True)
            row.add_column()
            row.add_column(justify="right")
            row.add_row(title, stock)
            lines.append(row)
        else:
            lines += [title, stock]
        if view.last_turn != NONE:
            lines.append(Text(self.end_words(view), "bold yellow"))
        return [*lines, Text()]

    def end_words(self, view: HuntersView) -> str:
        if view.turn == view.last_turn:
            return self.words("hunters-this-is-last")
        return self.words("hunters-last-turn", turn=view.last_turn)

    # The others

    def others(self, view: HuntersView, width: int) -> list[RenderableType]:
        lines: list[RenderableType] = [self.section("hunters-section-others")]
        # From the left neighbour on, who gets the hand next.
        order = [(view.seat + step) % len(view.players) for step in range(1, len(view.players))]
        names = [self.names[seat] for seat in order]
        lines += [self.other(view.players[seat], view.known[seat], names, width) for seat in order]
        return [*lines, Text()]

    def other(
        self, player: PlayerView, known: list[Card], others: list[str], width: int
    ) -> RenderableType:
        row = Table.grid(padding=(0, 2, 0, 0))
        row.add_column(no_wrap=True, style="bold")
        row.add_column()
        indent = max(cell_len(name) for name in others) + 2
        lines = [Text(in_lines(self.glance(player), width - indent))]
        for confrontation in player.confrontations:
            if not confrontation.captured:
                lines.append(self.progress_line(confrontation))
        if player.chosen != NO_CARD:
            said = self.words("hunters-reveals", card=self.cards.label(player.chosen))
            lines.append(Text(said, "yellow"))
        if known:
            cards = ", ".join(self.cards.label(card) for card in known)
            lines.append(Text(self.words("hunters-passed-on", cards=cards), "dim"))
        name = Text(self.names[player.seat])
        name.pad_right(indent - 2 - name.cell_len)  # so that all begin in one column
        row.add_row(name, Group(*lines))
        return row

    def glance(self, player: PlayerView) -> list[str]:
        """A player in numbers."""
        words = self.words
        parts = [
            words("hunters-points", count=player.pad.total),
            words("hunters-captures", count=player.captures, needed=self.pack.end_captures),
            words("hunters-credits", count=player.credits),
            words("hunters-in-hand", count=player.hand_size),
        ]
        if player.contracts:
            parts.append(words("hunters-contracts", count=len(player.contracts)))
        if player.pad.crate_symbols:
            parts.append(words("hunters-crates", count=player.pad.crate_symbols))
        if player.reserved:
            parts.append(words("hunters-reserved-count", count=len(player.reserved)))
        return parts

    def target_name(self, confrontation: ConfrontationView) -> str:
        if confrontation.target == NO_CARD:
            return self.words("hunters-waiting-stack")
        return self.cards.name(confrontation.target)

    def shields(self, confrontation: ConfrontationView) -> Sequence[int]:
        target = confrontation.target
        return (0, 0, 0) if target == NO_CARD else self.pack.cards[target].colours

    def progress_line(self, confrontation: ConfrontationView) -> Text:
        """Han Solo  G 3/4  B 1/1 ✓"""
        text = Text(self.target_name(confrontation))
        if confrontation.target != NO_CARD:
            points = self.pack.points[confrontation.target]
            text.append(f" {self.words('hunters-points', count=points)}", "dim")
        shields = self.shields(confrontation)
        for number, has in enumerate(confrontation.attack):
            if shields[number] or (has and confrontation.target == NO_CARD):
                text.append("  ").append_text(self.amount(number, has, shields[number]))
        return text

    def amount(self, colour: int, has: int, needs: int) -> Text:
        said = f"{has}/{needs}" if needs else f"{has}"
        met = " ✓" if needs and has >= needs else ""
        return Text(f"{self.cards.letters[colour]} {said}{met}", STYLES[colour])

    # One table

    def tableau(self, player: PlayerView, mine: bool, width: int) -> list[RenderableType]:
        """Everything in front of a player."""
        lines: list[RenderableType] = [
            Text(in_lines(self.glance(player), width), "bold" if mine else "")
        ]
        panels = [
            self.confrontation(confrontation)
            for confrontation in player.confrontations
            if not confrontation.captured
        ]
        if panels:
            lines.append(self.in_rows(panels, PANEL, width))
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(no_wrap=True, style="dim")
        rows.add_column()
        for id, texts in (
            ("hunters-section-captured", self.captured(player)),
            ("hunters-section-contracts", self.contracts(player)),
            ("hunters-section-crates", [Text(self.cards.label(card)) for card in player.crates]),
            ("hunters-section-reserved", self.reserved(player)),
        ):
            if texts:
                rows.add_row(self.words(id), Group(*texts))
        if rows.row_count:
            lines.append(rows)
        elif not panels:
            empty = "hunters-nothing-out" if mine else "hunters-nothing-there"
            lines.append(Text(self.words(empty), "dim"))
        return [*lines, Text()]

    def confrontation(self, confrontation: ConfrontationView) -> Panel:
        lines: list[RenderableType] = []
        shields = self.shields(confrontation)
        for number, has in enumerate(confrontation.attack):
            if confrontation.target == NO_CARD:
                lines.append(self.amount(number, has, 0))
            else:
                lines.append(self.bar(number, has, shields[number]))
        for card in confrontation.attacks:
            lines.append(self.attacker(card))
        title = Text(self.target_name(confrontation), "bold")
        subtitle = Text()
        if confrontation.target != NO_CARD:
            points = self.pack.points[confrontation.target]
            subtitle.append(self.words("hunters-points", count=points))
            if self.pack.bonus[confrontation.target] != NO_BONUS:
                lines.append(Text(self.cards.bonus(confrontation.target), "yellow"))
        return Panel(
            Group(*lines),
            title=title,
            title_align="left",
            subtitle=subtitle,
            subtitle_align="right",
            box=ROUNDED,
            border_style="green" if confrontation.target != NO_CARD else "bright_black",
            width=PANEL,
        )

    def bar(self, colour: int, has: int, needs: int) -> Text:
        """G ███░ 3/4"""
        letter = self.cards.letters[colour]
        if not needs:
            return Text(f"{letter} –", "dim")
        filled = min(has, needs)
        text = Text(f"{letter} ", f"bold {STYLES[colour]}")
        text.append("█" * filled + "░" * (needs - filled), f"not bold {STYLES[colour]}")
        text.append(f" {has}/{needs}", "not bold default")
        return text.append(" ✓", "default") if has >= needs else text

    def attacker(self, card: Card) -> Text:
        text = Text(self.cards.name(card) + " ").append_text(
            self.cards.coloured(self.pack.cards[card].colours)
        )
        if self.pack.penalty[card]:
            text.append(f" −{self.pack.penalty[card]}", "red")
        return text

    def captured(self, player: PlayerView) -> list[Text]:
        lines: list[Text] = []
        for confrontation in player.confrontations:
            if confrontation.captured:
                points = self.pack.points[confrontation.target]
                text = Text(f"✓ {self.cards.name(confrontation.target)} ", "bold")
                text.append(self.words("hunters-points", count=points))
                for card in confrontation.attacks:
                    text.append(" · ", "dim").append(self.cards.name(card), "dim")
                    if self.pack.penalty[card]:
                        text.append(f" −{self.pack.penalty[card]}", "red")
                lines.append(text)
        return lines

    def contracts(self, player: PlayerView) -> list[Text]:
        lines: list[Text] = []
        for card in player.contracts:
            text = Text(self.cards.full(card))
            worth = self.cards.worth(card, player)
            now = self.words("hunters-worth-now", points=worth)
            lines.append(text.append(f" — {now}", "bold" if worth else "dim"))
        return lines

    def reserved(self, player: PlayerView) -> list[Text]:
        lines: list[Text] = []
        for card in player.reserved:
            text = Text(f"▭ {self.cards.full(card)}")
            if card == player.fresh:
                text.append(f" ({self.words('hunters-next-turn')})", "dim")
            lines.append(text)
        return lines

    # The hand

    def hand(self, view: HuntersView, width: int, numbered: bool) -> list[RenderableType]:
        me = view.players[view.seat]
        hand = view.known[view.seat]
        if not hand:
            return []
        size = WIDE_CARD if width >= WIDE_CARD * len(hand) else NARROW_CARD
        panels = [
            self.card(card, f"{number} " if numbered else "", me, size)
            for number, card in enumerate(hand, start=1)
        ]
        return [self.section("hunters-section-hand"), self.in_rows(panels, size, width)]

    def card(self, card: Card, number: str, me: PlayerView, size: int) -> Panel:
        lines = [Text(self.cards.name(card), "bold")]
        row = self.pack.cards[card]
        if any(row.colours):
            lines.append(self.cards.coloured(row.colours))
        values = self.cards.values(row.colours)
        lines += [Text(fact) for fact in self.cards.facts(card) if fact != values]
        if row.kind == CONTRACT:
            worth = self.cards.worth(card, me)
            lines.append(Text(self.words("hunters-worth-now", points=worth), "dim"))
        return Panel(
            Group(*lines),
            title=Text(number + self.cards.kind(card)),
            title_align="left",
            box=ROUNDED,
            border_style=self.cards.style(card),
            padding=(0, 0, 0, 1),
            width=size,
        )

    def in_rows(self, panels: Sequence[Panel], size: int, width: int) -> RenderableType:
        """Panels of one size side by side, as many as fit, those of a row equally high."""
        console = self.screen.console
        per_row = max(1, width // size)
        rows: list[RenderableType] = []
        for start in range(0, len(panels), per_row):
            row = panels[start : start + per_row]
            options = console.options.update(width=size)
            height = max(len(console.render_lines(panel, options)) for panel in row)
            grid = Table.grid()
            for panel in row:
                panel.height = height
                grid.add_column(width=size)
            grid.add_row(*row)
            rows.append(grid)
        return Group(*rows)


def in_lines(parts: list[str], width: int) -> str:
    """Joins the parts, breaking lines only between them."""
    lines = [parts[0]]
    for part in parts[1:]:
        if cell_len(f"{lines[-1]} · {part}") <= width:
            lines[-1] += f" · {part}"
        else:
            lines.append(part)
    return "\n".join(lines)
