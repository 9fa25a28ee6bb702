"""Maps to test on: the shipped tiles, the layouts of the missions, and drawings for one rule."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path
from random import Random

import cantina.games.zone
from cantina.games.zone.load.ground import lay_out, read_tile, read_tiles
from cantina.games.zone.map.ground import Ground, with_territory
from cantina.games.zone.map.layout import Plan
from cantina.games.zone.map.tiles import BORDER_SIGNS, Patch, Tile
from cantina.games.zone.terms.ids import Area
from cantina.kernel.pack import Provenance, Row, read_content

CONTENT = Path(next(iter(cantina.games.zone.__path__))) / "content"
TILES = read_tiles(read_content(CONTENT))
NOBODY = Provenance(kind="ruling", reconstructed=(), source="", note="", rules=())

# By mission: its layout, and the borders and areas its cards change: closed, opened, drowned.
MISSIONS: dict[str, tuple[list[str], list[str], list[str], list[str]]] = {
    "A1": (["2 5 3", "1 4 -"], ["5.C|5.F"], [], []),
    "A2": (["- 10 12", "6 9 15", "1 - -"], [], ["9.D|9.E"], ["6.B"]),
    "A3": (["13 7", "9 4"], [], ["13.D|13.G"], []),
    "B1": (["14 8", "10 5"], [], [], []),
    "B2": (["12 11", "14 2"], [], [], []),
    "C1": (["7 11", "13 15", "9 -"], ["7.A|7.C", "7.C|7.D"], [], []),
    "S1": (["9 13", "10 2"], [], [], []),
    "S2": (["14 8"], [], [], []),
    "S3": (["6 15", "12 9"], [], [], []),
    **{f"tile {id}": ([id], [], [], []) for id in TILES},
}
GROUNDS: dict[str, Ground] = {}


def ground_of(name: str, made: int = 0) -> Ground:
    """The ground of a mission or of a single tile, built once."""
    if name not in GROUNDS:
        layout, closable, openable, floodable = MISSIONS[name]
        row = Row("missions", name, {"layout": layout})
        GROUNDS[name] = lay_out(row, TILES, tuple(closable), tuple(openable), tuple(floodable))
    return GROUNDS[name].variant(made)


def everywhere() -> Iterable[tuple[str, Ground]]:
    """Every mission, with no change of the map and with all of them."""
    for name, changes in MISSIONS.items():
        count = sum(len(ids) for ids in changes[1:])
        yield name, ground_of(name)
        if count:
            yield f"{name} changed", ground_of(name, (1 << count) - 1)
    for name, tile, outside in BESIDE:
        count = len(ground_of(name).changes)
        joined = beside(name, tile, outside)
        yield f"{name} and {tile}", joined
        yield f"{name} and {tile} changed", joined.variant((1 << count) - 1)
        yield f"{name} and {tile} closed", joined.variant(1 << count)


BESIDE = (("A1", "L3", "4.D"), ("A2", "L5", "6.B"), ("B1", "L6", "14.A"))


def beside(name: str, tile: str, outside: str) -> Ground:
    """The ground of a mission with a territory, built once."""
    key = f"{name} {tile} {outside}"
    if key not in GROUNDS:
        ground = ground_of(name)
        GROUNDS[key] = with_territory(ground, TILES[tile], ground.number[outside])
    return GROUNDS[key]


def tile_row(drawing: list[str], *areas: str) -> Row:
    """A content row with this drawing; areas that are not described print nothing."""
    letters = sorted({sign.upper() for line in drawing[1::2] for sign in line[1::2]})
    told = {line[0]: line for line in areas}
    lines = [told.get(letter) or described(drawing, letter) for letter in letters]
    names = {"en": "T"}
    row = {"id": "T", "name": names, "draw": drawing, "areas": lines, "provenance": "ruling"}
    return Row("tiles.toml", "T", row)


def described(drawing: list[str], letter: str) -> str:
    cells = [
        (r, c)
        for r, line in enumerate(drawing[1::2])
        for c, sign in enumerate(line[1::2])
        if sign == letter
    ]
    high = len({r for r, _ in cells})
    wide = len({c for _, c in cells})
    return f"{letter} {min(high, wide)}x{max(high, wide)} {len(cells)}"


def tile_of(drawing: list[str], *areas: str) -> Tile:
    row = tile_row(drawing, *areas)
    return read_tile(row, len(drawing) // 2, len(drawing[0]) // 2, False)


def drawn(drawing: list[str], *areas: str) -> Ground:
    """The ground of a single tile with this drawing."""
    return Ground(Plan({"T": tile_of(drawing, *areas)}, (("T",),)), (), 0, {})


def carved(*ways: list[tuple[int, int]], wide: list[list[tuple[int, int]]] | None = None) -> Ground:
    """Corridors through rock: each square (row, column) is an area of its own, but those of `wide`,
    and only the squares that follow each other in a way are joined."""
    whole = {cell: cells[0] for cells in wide or [] for cell in cells}
    cells = list(dict.fromkeys(cell for way in ways for cell in way))
    high = 1 + max(r for r, _ in [*cells, *whole])
    breadth = 1 + max(c for _, c in [*cells, *whole])
    owners = dict.fromkeys(whole.get(cell, cell) for cell in cells)
    letters = {cell: chr(0x4E00 + number) for number, cell in enumerate(owners)}
    rock = chr(0x4E00 + len(cells))
    drawing = [["#"] * (2 * breadth + 1) for _ in range(2 * high + 1)]
    for r in range(high):
        for c in range(breadth):
            drawing[2 * r + 1][2 * c + 1] = letters.get(whole.get((r, c), (r, c)), rock)
    for way in ways:
        for (r, c), (y, x) in pairwise(way):
            drawing[r + y + 1][c + x + 1] = " "
    patches = [
        Patch(letter=letter, capacity=1, room="", cover=0, radiation=0, water=False)
        for letter in [*letters.values(), rock]
    ]
    tile = Tile("T", {}, tuple("".join(line) for line in drawing), tuple(patches), "", NOBODY)
    return Ground(Plan({"T": tile}, (("T",),)), (), 0, {})


def any_tile(random: Random, side: int = 4) -> Tile:
    """A tile with areas of any shape and borders of any kind, unit by unit."""
    letters = [["" for _ in range(side)] for _ in range(side)]
    free = [(r, c) for r in range(side) for c in range(side)]
    names = iter("ABCDEFGHIJKLMNOPQRSTUVWXYZ")
    used = []
    while free:
        cell = free.pop(random.randrange(len(free)))
        letter, patch = next(names), [cell]
        used.append(letter)
        for _ in range(random.choice((0, 0, 1, 2, 3))):
            r, c = random.choice(patch)
            beside = [(r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)]
            further = [cell for cell in beside if cell in free]
            if further:
                patch.append(random.choice(further))
                free.remove(patch[-1])
        for r, c in patch:
            letters[r][c] = letter
    drawing = [["+"] * (2 * side + 1) for _ in range(2 * side + 1)]
    signs = "    " + BORDER_SIGNS
    for r in range(side):
        for c in range(side):
            drawing[2 * r + 1][2 * c + 1] = letters[r][c]
            for y, x in ((-1, 0), (1, 0), (0, -1), (0, 1)):
                inside = 0 <= r + y < side and 0 <= c + x < side
                same = inside and letters[r + y][c + x] == letters[r][c]
                drawing[2 * r + 1 + y][2 * c + 1 + x] = "." if same else random.choice(signs)
    water = random.choice([*used, "", ""])
    patches = [
        Patch(
            letter=a,
            capacity=sum(line.count(a) for line in letters),
            room="",
            cover=0,
            radiation=0,
            water=a == water,
        )
        for a in used
    ]
    return Tile("T", {}, tuple("".join(line) for line in drawing), tuple(patches), "", NOBODY)


def any_ground(seed: int) -> Ground:
    """Two such tiles side by side, so that borders meet."""
    random = Random(seed)
    first, second = any_tile(random), any_tile(random)
    other = Tile("U", {}, second.drawing, second.patches, "", NOBODY)
    return Ground(Plan({"T": first, "U": other}, (("T", "U"),)), (), 0, {})


FIRST, SECOND, THIRD = Area(0), Area(1), Area(2)


def at(ground: Ground, row: int, column: int) -> Area:
    return ground.plan.at(row, column)


def mask(ground: Ground, ids: str) -> int:
    """The set of areas with these ids, or with these letters on the tile T."""
    found = 0
    for id in ids.split():
        found |= 1 << ground.number[id if "." in id else f"T.{id}"]
    return found


def named(ground: Ground, areas: int) -> str:
    """The ids of a set, those of the tile T as letters."""
    ids = [area.id for area in ground.areas if areas >> area.number & 1]
    return " ".join(id.removeprefix("T.") for id in ids)
