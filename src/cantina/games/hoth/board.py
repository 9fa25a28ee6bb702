"""Chapter 1: the board. HO-1.1, HO-1.2: seven rows of ten and nine hexes, 67 in all.

HO-1.3: a hex is called by its column (A is the west edge seen from the Rebel chair) and its row (1
is the Empire's base line, 7 the Rebels'). HO-1.10: there is one face of the board.
"""

from __future__ import annotations

from typing import Final

from cantina.games.hoth.ids import Hex, Side
from cantina.parts.hexes import Field
from cantina.parts.sight import Sight

REBEL: Final = Side(0)
EMPIRE: Final = Side(1)
SIDES: Final = ("rebel", "empire")
OPPONENT: Final[tuple[Side, ...]] = (EMPIRE, REBEL)  # by side

WIDTHS: Final = (10, 9, 10, 9, 10, 9, 10)
BASE_ROW: Final = (6, 0)  # HO-1.8, by side
RETREAT_ROWS: Final = (1, -1)  # by side: how the row changes towards the own base line

WEST: Final = 1
CENTER: Final = 2
EAST: Final = 4
# By side: its left wing, center and right wing. HO-1.7: ruling: left and right are meant from the
# owner's chair.
WINGS_OF: Final[tuple[tuple[int, ...], ...]] = ((WEST, CENTER, EAST), (EAST, CENTER, WEST))
WEST_LINE: Final = 5  # in half hexes from the middle of column A
EAST_LINE: Final = 13
FARTHEST_SHOT: Final = 4


class Board:
    """The field, its lines of sight, its sections and base lines."""

    def __init__(self) -> None:
        self.field: Final = Field(WIDTHS)
        self.sight: Final = Sight(self.field)
        self.count: Final = self.field.count
        self.hexes: Final = tuple([Hex(number) for number in range(self.count)])
        self.neighbours: Final = tuple(
            [tuple([self.hexes[other] for other in around]) for around in self.field.neighbours]
        )
        self.distance: Final = self.field.distance  # HO-1.9: whatever lies between
        self.row: Final = self.field.row
        self.sections: Final = tuple([sections_of(*self.field.places[hex]) for hex in self.hexes])
        self.base_line: Final = tuple(
            [
                tuple([hex for hex in self.hexes if self.row[hex] == BASE_ROW[side]])
                for side in (REBEL, EMPIRE)
            ]
        )
        # By side and hex: the hexes one row nearer to the own base line (HO-9.9).
        self.behind: Final = tuple(
            [tuple([self._behind(side, hex) for hex in self.hexes]) for side in (REBEL, EMPIRE)]
        )

        # By distance and hex: the hexes so far away, as far as any unit attacks.
        self.rings: Final = tuple(
            [
                tuple([self._ring(hex, far) for hex in self.hexes])
                for far in range(FARTHEST_SHOT + 1)
            ]
        )

    def named(self, name: str) -> Hex:
        """The hex with this name (HO-1.3), or NOWHERE."""
        return Hex(self.field.named(name))

    def _ring(self, hex: Hex, far: int) -> tuple[Hex, ...]:
        here = hex * self.count
        return tuple([other for other in self.hexes if self.distance[here + other] == far])

    def _behind(self, side: Side, hex: Hex) -> tuple[Hex, ...]:
        row = self.row[hex] + RETREAT_ROWS[side]
        return tuple([other for other in self.neighbours[hex] if self.row[other] == row])


def side_named(name: str) -> Side:
    """The side with this name, one of SIDES."""
    return Side(SIDES.index(name))


def sections_of(column: int, row: int) -> int:
    """HO-1.5, HO-1.6: a bit for each section the hex belongs to; a hex that a dotted line runs
    through belongs to both."""
    x = 2 * column + row % 2
    sections = 0
    if x <= WEST_LINE:
        sections |= WEST
    if WEST_LINE <= x <= EAST_LINE:
        sections |= CENTER
    if x >= EAST_LINE:
        sections |= EAST
    return sections
