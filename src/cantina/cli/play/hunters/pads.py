"""The score pads of Bounty Hunters: a table, and every point with its reason."""

from __future__ import annotations

from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cantina.cli.play.hunters.board import Board
from cantina.games.hunters.ids import NO_CARD
from cantina.games.hunters.rules.scoring import (
    CONTRACTS_ROW,
    CRATES_ROW,
    HUNTERS_ROW,
    MAJORITY_ROW,
    TARGETS_ROW,
    ScoreLine,
    ScorePad,
)
from cantina.games.hunters.view import HuntersView
from cantina.kernel.action import Seat

TOTAL: Final = "total"
CREDITS: Final = "credits"


class Pads:
    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.words: Final = board.words
        self.names: Final = board.names

    def all(self, view: HuntersView) -> list[RenderableType]:
        pads = [player.pad for player in view.players]
        return self._lines(view, pads) if self.board.screen.plain else [self._table(view, pads)]

    def _rows(self, view: HuntersView) -> list[str]:
        rows = [TARGETS_ROW, CRATES_ROW, MAJORITY_ROW, CONTRACTS_ROW, HUNTERS_ROW, TOTAL, CREDITS]
        if view.introductory:  # BH-14.5
            rows.remove(CONTRACTS_ROW)
        return rows

    def _table(self, view: HuntersView, pads: list[ScorePad]) -> RenderableType:
        table = Table(box=SIMPLE_HEAD, header_style="bold")
        table.add_column()
        best = view.outcome.winners if view.outcome else []
        for pad in pads:
            name = self.names[pad.seat]
            table.add_column(Text(f"★ {name}" if pad.seat in best else name), justify="right")
        for row in self._rows(view):
            if row == TOTAL:
                table.add_section()
            style = {TOTAL: "bold", CREDITS: "dim"}.get(row, "")
            cells = [Text(self._number(_points(pad, row), row)) for pad in pads]
            table.add_row(Text(self.words(f"hunters-row-{row}")), *cells, style=style)
        return table

    def _lines(self, view: HuntersView, pads: list[ScorePad]) -> list[RenderableType]:
        lines: list[RenderableType] = []
        for pad in pads:
            parts = [
                f"{self.words(f'hunters-row-{row}')} {self._number(_points(pad, row), row)}"
                for row in self._rows(view)
            ]
            lines.append(Text(self.board.cards.labelled(self.names[pad.seat], ", ".join(parts))))
        return lines

    def _number(self, points: int, row: str) -> str:
        return f"−{-points}" if points < 0 else str(points)

    def reasons(self, view: HuntersView, seat: Seat) -> list[RenderableType]:
        pad = view.players[seat].pad
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(justify="right")
        grid.add_column()
        grid.add_column(style="dim")
        for line in pad.lines:
            points = f"−{-line.points}" if line.points < 0 else f"+{line.points}"
            grid.add_row(Text(points), Text(self._reason(line)), Text(line.rule))
        grid.add_row(
            Text(self._number(pad.total, TOTAL)), Text(self.words("hunters-row-total")), ""
        )
        title = self.words("play-reasons-of", name=self.names[seat])
        return [Text(title, "bold"), grid]

    def _reason(self, line: ScoreLine) -> str:
        if line.card == NO_CARD:
            return self.words("hunters-because-majority")
        cards = self.board.cards
        full = line.row in (CONTRACTS_ROW, CRATES_ROW)
        card = cards.full(line.card) if full else cards.label(line.card)
        return self.words(f"hunters-because-{line.row}", card=card)


def _points(pad: ScorePad, row: str) -> int:
    return {
        TARGETS_ROW: pad.targets,
        CRATES_ROW: pad.crates,
        MAJORITY_ROW: pad.majority,
        CONTRACTS_ROW: pad.contracts,
        HUNTERS_ROW: pad.hunters,
        TOTAL: pad.total,
        CREDITS: pad.credits,
    }[row]
