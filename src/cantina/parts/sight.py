"""Straight lines between hex centres: which hexes they cross, and which they only run along.

All in whole numbers. For a point, take the three differences of its cube coordinates (q-r, r-s,
s-q) less those of a hex's centre: inside the hex all three lie between -1 and 1. Along a line each
is linear, so a line is clipped to a hex by three divisions, and multiplied by a common multiple
nothing is ever rounded. A line that keeps one of them at exactly 1 or -1 runs along a side.

What a line meets depends only on how far its ends are apart, so it is worked out once for each
such difference and then shifted to every pair of hexes.
"""

from __future__ import annotations

from typing import Final

from cantina.parts.hexes import Field

APART: Final = 0
CROSSED: Final = 1
LEFT: Final = 2
RIGHT: Final = 3


class Sight:
    """For every pair of whole hexes, as bit sets: what the line crosses, runs along on its left,
    and runs along on its right. Neither end counts."""

    def __init__(self, field: Field) -> None:
        self.count: Final = field.count
        crossed: list[int] = []
        left: list[int] = []
        right: list[int] = []
        lines: dict[tuple[int, int], list[tuple[int, int, int]]] = {}
        for a in range(field.count):
            q, r = field.cubes[a]
            for b in range(field.count):
                end = (field.cubes[b][0] - q, field.cubes[b][1] - r)
                if end not in lines:
                    lines[end] = met(end[0], end[1])
                masks = [0, 0, 0, 0]
                for dq, dr, how in lines[end]:
                    number = field.numbers.get((q + dq, r + dr))
                    if number is not None:
                        masks[how] |= 1 << number
                crossed.append(masks[CROSSED])
                left.append(masks[LEFT])
                right.append(masks[RIGHT])
        self.crossed: Final = tuple(crossed)
        self.left: Final = tuple(left)
        self.right: Final = tuple(right)

    def clear(self, obstacles: int, a: int, b: int) -> bool:
        """No obstacle is crossed, and there is none on one side of the line or none on the
        other."""
        line = a * self.count + b
        if obstacles & self.crossed[line]:
            return False
        return not (obstacles & self.left[line] and obstacles & self.right[line])

    def in_the_way(self, obstacles: int, a: int, b: int) -> list[int]:
        """The hexes that block a line which is not clear; half hexes too."""
        line = a * self.count + b
        blocking = obstacles & self.crossed[line]
        if not blocking:
            blocking = obstacles & (self.left[line] | self.right[line])
        return [hex for hex in range(blocking.bit_length()) if blocking >> hex & 1]

    def runs_along(self, a: int, b: int) -> bool:
        """Whether the line runs along edges of hexes."""
        line = a * self.count + b
        return self.left[line] | self.right[line] != 0


def met(q: int, r: int) -> list[tuple[int, int, int]]:
    """The hexes, from the start, that a line to (q, r) crosses or runs along, but for its ends."""
    found: list[tuple[int, int, int]] = []
    for dq in range(min(0, q) - 1, max(0, q) + 2):
        for dr in range(min(0, r) - 1, max(0, r) + 2):
            if (dq, dr) not in ((0, 0), (q, r)):
                how = meeting(q, r, dq, dr)
                if how != APART:
                    found.append((dq, dr, how))
    return found


def meeting(q: int, r: int, dq: int, dr: int) -> int:
    """How the line from (0, 0) to (q, r) meets the hex at (dq, dr)."""
    slopes = differences(q, r)
    centre = differences(dq, dr)
    scale = 1
    for slope in slopes:
        if slope:
            scale *= abs(slope)
    low, high = 0, scale  # the stretch of the line that is left, its length being `scale`
    along = False
    for number in range(3):
        slope, offset = slopes[number], centre[number]
        if slope == 0:
            if abs(offset) > 1:
                return APART
            along = along or abs(offset) == 1
            continue
        one = (offset - 1) * scale // slope
        two = (offset + 1) * scale // slope
        low = max(low, min(one, two))
        high = min(high, max(one, two))
    if low >= high:
        return APART
    if not along:
        return CROSSED
    return LEFT if q * dr - r * dq < 0 else RIGHT


def differences(q: int, r: int) -> tuple[int, int, int]:
    s = -q - r
    return q - r, r - s, s - q
