"""The camp as text: areas of unit squares, the borders between them, and what is where.

Two lines and a few columns for every unit square. What belongs to an area is written into the room
its squares have, and into the gaps between them; an area where not all of it fits is named.
"""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cantina.cli.play.zone.places import FAINT, Sign
from cantina.games.zone.seen.records import GroundView
from cantina.games.zone.terms.ids import Area
from cantina.games.zone.terms.numbers import NONE, WEST

NARROW: Final = 4
WIDE: Final = 6
"""Columns of a unit square, with one border."""

HEAVY: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"
LIGHT: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
"""Corners by the lines that meet there: up 1, right 2, down 4, left 8."""

ACROSS: Final = {"wall": "━", "door": "/", "window": "#", "impassable": "×"}
UPRIGHT: Final = {"wall": "┃", "door": "/", "window": "#", "impassable": "×"}
STYLES: Final = {"wall": "white", "door": "bold yellow", "window": "cyan", "impassable": "red"}

EDGE: Final = "edge"
OPEN: Final = "open"


class Run:
    """A piece of a line that belongs to an area."""

    def __init__(self, line: int, column: int, length: int) -> None:
        self.line: Final = line
        self.column: Final = column
        self.length: Final = length
        self.used = 0


class Camp:
    """One drawing."""

    def __init__(self, ground: GroundView, columns: int) -> None:
        self.ground: Final = ground
        self.columns: Final = columns  # of a unit square
        self.at: Final = squares_of(ground)
        self.borders: Final = borders_of(ground, self.at)
        width = ground.width * columns + 1
        self.canvas: Final = [[(" ", "")] * width for _ in range(2 * ground.height + 1)]

    def drawn(self, signs: list[list[Sign]]) -> tuple[list[Text], list[Area]]:
        """The map with the signs of every area; the areas on which not all of them fit."""
        self._draw_borders()
        self._draw_corners()
        crowded = [Area(area) for area, here in enumerate(signs) if not self._write(area, here)]
        lines: list[Text] = []
        for row in self.canvas:
            line = Text()
            for sign, style in row:
                line.append(sign, style)
            line.rstrip()
            lines.append(line)
        return lines, crowded

    def _draw_borders(self) -> None:
        for (row, column, upright), kind in self.borders.items():
            style = STYLES.get(kind, FAINT)
            line, start = 2 * row, column * self.columns
            if upright:
                faint = "│" if kind == EDGE else "┊"
                self.canvas[line + 1][start] = (UPRIGHT.get(kind, faint), style)
                continue
            faint = "─" if kind == EDGE else "╌"
            for place in range(start + 1, start + self.columns):
                middle = place == start + self.columns // 2
                solid = kind in ("door", "window") and not middle
                sign = ACROSS["wall"] if solid else ACROSS.get(kind, faint)
                self.canvas[line][place] = (sign, STYLES["wall"] if solid else style)

    def _draw_corners(self) -> None:
        for row in range(self.ground.height + 1):
            for column in range(self.ground.width + 1):
                arms = (
                    self.borders.get((row - 1, column, True)),
                    self.borders.get((row, column, False)),
                    self.borders.get((row, column, True)),
                    self.borders.get((row, column - 1, False)),
                )
                sign, style = corner(arms)
                self.canvas[2 * row][column * self.columns] = (sign, style)

    def _write(self, area: int, signs: list[Sign]) -> bool:
        """Whether all of them found room."""
        runs = self._runs(area)
        fits = True
        for sign in signs:
            for run in runs:
                gap = 1 if run.used else 0
                if run.used + gap + len(sign.text) <= run.length:
                    self._put(run, gap, sign)
                    break
            else:
                fits = False
        return fits

    def _put(self, run: Run, gap: int, sign: Sign) -> None:
        start = run.column + run.used + gap
        for place, letter in enumerate(sign.text):
            self.canvas[run.line][start + place] = (letter, sign.style)
        run.used += gap + len(sign.text)

    def _runs(self, area: int) -> list[Run]:
        """The lines through its squares, and those between squares above each other."""
        found: list[Run] = []
        for line in range(1, 2 * self.ground.height):
            row = line // 2
            rows = (row,) if line % 2 else (row - 1, row)
            start = NONE
            for column in range(self.ground.width + 1):
                inside = all(self.at.get((each, column)) == area for each in rows)
                if inside and start == NONE:
                    start = column
                elif not inside and start != NONE:
                    length = (column - start) * self.columns - 1
                    found.append(Run(line, start * self.columns + 1, length))
                    start = NONE
        return found


def squares_of(ground: GroundView) -> dict[tuple[int, int], int]:
    """The area of every unit square by row and column."""
    return {
        divmod(cell, ground.width): number
        for number, area in enumerate(ground.areas)
        for cell in area.cells
    }


def borders_of(
    ground: GroundView, at: dict[tuple[int, int], int]
) -> dict[tuple[int, int, bool], str]:
    """Kinds of border by row, column and whether they are upright; open ones at the rim of the map
    are its edge."""
    found: dict[tuple[int, int, bool], str] = {}
    for border in ground.borders:
        upright = border.side == WEST
        row, column = border.row, border.column
        before = (row, column - 1) if upright else (row - 1, column)
        rim = (row, column) not in at or before not in at
        kind = EDGE if rim and border.kind == OPEN else border.kind
        found[row, column, upright] = kind
    return found


def corner(arms: tuple[str | None, ...]) -> tuple[str, str]:
    heavy = sum(1 << place for place, kind in enumerate(arms) if kind in ACROSS)
    if heavy:
        return HEAVY[heavy], STYLES["wall"]
    light = sum(1 << place for place, kind in enumerate(arms) if kind == EDGE)
    if light:
        return LIGHT[light], FAINT
    return ("·", FAINT) if any(arms) else (" ", "")
