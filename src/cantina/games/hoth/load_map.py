"""Reads a text map: rows of hexes, one cell a hex, from the Empire base line down.

A cell is a sign of terrain, then a structure or a unit, then the token of the unit: `.`, `^`, `Bt`,
`=t!`. Odd rows are shorter and may be indented. Errors name the line of the file.
"""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.board import WIDTHS, Board
from cantina.games.hoth.ids import Hex, Kind
from cantina.games.hoth.pack import PrintedUnit, Terrain
from cantina.games.hoth.scenario import Start
from cantina.kernel.errors import BadContent

STRUCTURE_SIGNS: Final = "GI"
TOKEN_SIGNS: Final = (" ", "!", "o", "+", "'")


class Box:
    """What scenarios are made of."""

    def __init__(
        self,
        board: Board,
        units: tuple[PrintedUnit, ...],
        terrains: tuple[Terrain, ...],
        limits: dict[str, int],
    ) -> None:
        self.board: Final = board
        self.units: Final = units
        self.terrains: Final = terrains
        self.limits: Final = limits  # how many there are of what is neither
        self.terrain_signs: Final = [terrain.sign for terrain in terrains]
        self.unit_signs: Final = [kind.sign for kind in units]


class TextMap:
    def __init__(self) -> None:
        self.terrain: list[int] = []
        self.starts: list[Start] = []
        self.structures: list[tuple[int, Hex]] = []


class MapReader:
    """Knows the text of the whole file, to name its lines."""

    def __init__(self, file: str, whole: str, row: str, text: str) -> None:
        self.file: Final = file
        self.row: Final = row
        self.lines: Final = [line for line in text.splitlines() if line.strip()]
        self.first: Final = _first_line(whole)

    def bad(self, number: int, reason: str) -> BadContent:
        return BadContent(self.file, f"{self.row}, line {self.first + number}", reason)

    def read(self, box: Box) -> TextMap:
        """HO-2.1: terrain, structures and units as the map shows them. Raises BadContent."""
        if len(self.lines) != len(WIDTHS):
            raise self.bad(
                min(len(self.lines), len(WIDTHS)),
                f"the board has {len(WIDTHS)} rows, and the map {len(self.lines)}",
            )
        found = TextMap()
        for number, line in enumerate(self.lines):
            cells = line.split()
            if len(cells) > WIDTHS[number]:
                beyond = cells[WIDTHS[number]]
                raise self.bad(
                    number,
                    f"{beyond!r} is off the board: row {number + 1} has {WIDTHS[number]} hexes",
                )
            if len(cells) < WIDTHS[number]:
                raise self.bad(
                    number,
                    f"row {number + 1} has {WIDTHS[number]} hexes, and here are {len(cells)}",
                )
            for cell in cells:
                self._cell(found, box.board.hexes[len(found.terrain)], cell, number, box)
        return found

    def _cell(self, found: TextMap, hex: Hex, cell: str, number: int, box: Box) -> None:
        name = box.board.field.names[hex]
        if cell[0] not in box.terrain_signs:
            raise self.bad(number, f"{cell!r} on {name}: no terrain has the sign {cell[0]!r}")
        found.terrain.append(box.terrain_signs.index(cell[0]))
        rest = cell[1:]
        if not rest:
            return
        if rest in STRUCTURE_SIGNS:
            found.structures.append((STRUCTURE_SIGNS.index(rest), hex))
            return
        if len(
            [sign for sign in rest if sign in box.unit_signs or sign in STRUCTURE_SIGNS]
        ) > 1 and (rest[1:] not in TOKEN_SIGNS):
            raise self.bad(number, f"{cell!r}: two units in one hex, {name}")
        if rest[0] not in box.unit_signs:
            raise self.bad(number, f"{cell!r} on {name}: no unit has the sign {rest[0]!r}")
        token = rest[1:] or " "
        if token not in TOKEN_SIGNS:
            raise self.bad(number, f"{cell!r} on {name}: no token has the sign {token!r}")
        found.starts.append(
            Start(kind=Kind(box.unit_signs.index(rest[0])), hex=hex, token=TOKEN_SIGNS.index(token))
        )


def _first_line(whole: str) -> int:
    """The number of the line after `map = ` in the file."""
    for number, line in enumerate(whole.splitlines(), start=1):
        if line.startswith("map"):
            return number + 1
    return 1
