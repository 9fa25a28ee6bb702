"""Lines of sight: against an independent brute force with fractions, over every pair of hexes."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from cantina.parts.hexes import Field
from cantina.parts.sight import Sight

FIELD = Field((10, 9, 10, 9, 10, 9, 10))
SIGHT = Sight(FIELD)
GOLDEN = Path(__file__).with_name("sight.txt")

Point = tuple[int | Fraction, int | Fraction]


def centre(number: int) -> tuple[int, int]:
    """In a plane stretched so that every corner has whole coordinates: a hex is 2 wide, and its
    corners lie 2 and 1 above and below its centre; rows are 3 apart."""
    column, row = FIELD.places[number]
    return 2 * column + row % 2, 3 * row


CORNERS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))


def side_of(a: tuple[int, int], b: tuple[int, int], p: tuple[int, int]) -> int:
    return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])


def brute_force(a: int, b: int, h: int) -> str:
    """Where the corners of h lie: on both sides of the line, it is crossed; on one side with an
    edge on the line, the line runs along; with one corner, it is touched. Then the same again
    within the stretch from a to b."""
    start, end = centre(a), centre(b)
    x, y = centre(h)
    corners = [(x + dx, y + dy) for dx, dy in CORNERS]
    sides = [side_of(start, end, corner) for corner in corners]
    if all(side > 0 for side in sides) or all(side < 0 for side in sides):
        return "apart"
    length = (end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2

    def along(p: Point) -> Fraction:
        dx, dy = end[0] - start[0], end[1] - start[1]
        return Fraction((p[0] - start[0]) * dx + (p[1] - start[1]) * dy) / length

    on_line = []
    for number, corner in enumerate(corners):
        after = corners[(number + 1) % 6]
        one, two = sides[number], sides[(number + 1) % 6]
        if one == 0:
            on_line.append(along(corner))
        if one * two < 0:
            part = Fraction(one, one - two)
            on_line.append(
                along(
                    (
                        corner[0] + part * (after[0] - corner[0]),
                        corner[1] + part * (after[1] - corner[1]),
                    )
                )
            )
    low, high = max(min(on_line), Fraction(0)), min(max(on_line), Fraction(1))
    if low >= high:
        return "apart"
    if min(sides) < 0 < max(sides):
        return "crossed"
    return "left" if min(sides) < 0 else "right"


def table_says(a: int, b: int, h: int) -> str:
    line = a * FIELD.count + b
    for name, masks in (("crossed", SIGHT.crossed), ("left", SIGHT.left), ("right", SIGHT.right)):
        if masks[line] >> h & 1:
            return name
    return "apart"


@pytest.mark.deep
def test_every_line_is_as_brute_force_finds_it() -> None:
    """Every pair, one way round; the other way follows from the test below."""
    for a in range(FIELD.count):
        for b in range(a + 1, FIELD.count):
            for h in range(len(FIELD.places)):
                if h not in (a, b):
                    assert table_says(a, b, h) == brute_force(a, b, h), (a, b, h)


def test_a_line_is_the_same_from_both_ends_with_its_sides_exchanged() -> None:
    for a in range(FIELD.count):
        for b in range(FIELD.count):
            there, back = a * FIELD.count + b, b * FIELD.count + a
            assert SIGHT.crossed[there] == SIGHT.crossed[back]
            assert SIGHT.left[there] == SIGHT.right[back]


def test_no_line_crosses_a_half_hex_and_neighbours_have_nothing_between() -> None:
    for a in range(FIELD.count):
        for b in range(FIELD.count):
            line = a * FIELD.count + b
            assert not SIGHT.crossed[line] & FIELD.halves
            if FIELD.between(a, b) <= 1:
                assert not SIGHT.crossed[line] | SIGHT.left[line] | SIGHT.right[line]


def lines() -> list[str]:
    """Every line as text: ends, crossed, left, right."""

    def names(mask: int) -> str:
        found = [h for h in range(len(FIELD.places)) if mask >> h & 1]
        return ",".join(FIELD.names[h] if h < FIELD.count else f"half{h}" for h in found) or "-"

    told = []
    for a in range(FIELD.count):
        for b in range(a + 1, FIELD.count):
            line = a * FIELD.count + b
            sides = [names(masks[line]) for masks in (SIGHT.crossed, SIGHT.left, SIGHT.right)]
            told.append(" ".join([FIELD.names[a], FIELD.names[b], *sides]))
    return told


def test_the_sight_table_is_as_recorded() -> None:
    """After a change that is meant: ./test run tests.parts.test_sight"""
    assert GOLDEN.read_text(encoding="utf-8").splitlines() == lines()


if __name__ == "__main__":
    GOLDEN.write_text("\n".join(lines()) + "\n", encoding="utf-8")
