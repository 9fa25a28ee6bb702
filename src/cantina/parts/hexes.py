"""A field of hexes in rows: pointy-top, every other row shifted right by half a hex.

Hexes are numbered row by row. Where a shifted row is one hex shorter than its neighbours, half a
hex is left at both its ends: nobody stands there, but lines pass it. Half hexes are numbered after
all others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

NOWHERE: Final = -1


class Field:
    """The geometry of one board, computed once."""

    def __init__(self, widths: tuple[int, ...]) -> None:
        self.widths: Final = widths
        places = [(column, row) for row, width in enumerate(widths) for column in range(width)]
        self.count: Final = len(places)  # whole hexes
        widest = max(widths)
        halves: list[tuple[int, int]] = []
        for row, width in enumerate(widths):
            if width < widest:
                halves += [(-1, row), (width, row)]
        self.places: Final = tuple(places + halves)  # (column, row), half hexes last
        self.row: Final = tuple([row for _, row in self.places])
        self.cubes: Final = tuple([cube(column, row) for column, row in self.places])
        self.numbers: Final[dict[tuple[int, int], int]] = {
            both: number for number, both in enumerate(self.cubes)
        }
        self.halves: Final = mask_of(list(range(self.count, len(self.places))))
        self.distance: Final = tuple(
            [
                steps(self.cubes[a], self.cubes[b])
                for a in range(self.count)
                for b in range(self.count)
            ]
        )
        self.neighbours: Final = tuple([self._around(number) for number in range(self.count)])
        self.names: Final = tuple([f"{chr(ord('A') + column)}{row + 1}" for column, row in places])

    def _around(self, number: int) -> tuple[int, ...]:
        q, r = self.cubes[number]
        found: list[int] = []
        for dq, dr in ((1, 0), (-1, 0), (0, -1), (1, -1), (-1, 1), (0, 1)):
            other = self.numbers.get((q + dq, r + dr), NOWHERE)
            if 0 <= other < self.count:
                found.append(other)
        return tuple(sorted(found))

    def at(self, column: int, row: int) -> int:
        """The number of the whole hex there, or NOWHERE."""
        number = self.numbers.get(cube(column, row), NOWHERE)
        return number if number < self.count else NOWHERE

    def named(self, name: str) -> int:
        """The hex with this name, such as E4: column by letter, row by number; or NOWHERE."""
        return self.names.index(name) if name in self.names else NOWHERE

    def between(self, a: int, b: int) -> int:
        """The distance in hexes by the shortest way."""
        return self.distance[a * self.count + b]


def cube(column: int, row: int) -> tuple[int, int]:
    """The first two cube coordinates; the third is minus their sum."""
    return column - (row - (row & 1)) // 2, row


def steps(a: tuple[int, int], b: tuple[int, int]) -> int:
    dq, dr = b[0] - a[0], b[1] - a[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def mask_of(numbers: Sequence[int]) -> int:
    """A bit for each hex."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask
