"""A map tile drawn as text. ST-3.1: a tile is divided into areas; ST-3.6: how thick a border is
printed says nothing, so one sign stands for it.

Squares stand at odd lines and columns of the drawing, each with the letter of its area; between two
squares stands the sign of their border. A small letter is an incomplete square: ground of the area
on which nobody finds a place (ST-3.2).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.zone.terms.numbers import EAST, NORTH, SOUTH, WEST
from cantina.kernel.pack import Provenance

# Kinds of border, the stricter the higher (ST-3.10). ST-3.13: ruling: where windows and doors lie.
OPEN: Final = 0
DOOR: Final = 1
WINDOW: Final = 2
IMPASSABLE: Final = 3
WALL: Final = 4
BORDERS: Final = ("open", "door", "window", "impassable", "wall")
BORDER_SIGNS: Final = " DWx#"  # by kind
INSIDE: Final = "."
CORNER: Final = "+"

DOWN: Final = (-1, 0, 1, 0)  # by direction: how the row changes, and the column
RIGHT: Final = (0, 1, 0, -1)
DIRECTIONS: Final = (NORTH, EAST, SOUTH, WEST)


@dataclass(eq=False, repr=False)
class Patch:
    """An area as its tile prints it."""

    letter: Final[str]
    capacity: Final[int]  # ST-3.3: complete squares; ST-3.14: none on water
    room: Final[str]  # its name on the tile, empty outdoors
    cover: Final[int]
    radiation: Final[int]  # ST-3.15: 0 without a symbol
    water: Final[bool]


class Tile:
    def __init__(
        self,
        id: str,
        names: dict[str, str],
        drawing: tuple[str, ...],
        patches: tuple[Patch, ...],
        entrance: str,
        provenance: Provenance,
    ) -> None:
        self.id: Final = id
        self.names: Final = names
        self.drawing: Final = drawing
        self.height: Final = len(drawing) // 2  # in squares
        self.width: Final = len(drawing[0]) // 2
        self.patches: Final = patches
        self.entrance: Final = entrance  # of an uncharted tile: the letter of the area
        self.provenance: Final = provenance

    def square(self, row: int, column: int) -> str:
        """The letter of the area this square belongs to."""
        return self.drawing[2 * row + 1][2 * column + 1].upper()

    def is_complete(self, row: int, column: int) -> bool:
        return self.drawing[2 * row + 1][2 * column + 1].isupper()

    def sign(self, row: int, column: int, direction: int) -> str:
        """What is drawn on a side of a square."""
        return self.drawing[2 * row + 1 + DOWN[direction]][2 * column + 1 + RIGHT[direction]]

    def border(self, row: int, column: int, direction: int) -> int:
        """The kind of border on a side of a square; OPEN inside an area."""
        sign = self.sign(row, column, direction)
        return OPEN if sign == INSIDE else BORDER_SIGNS.index(sign)
