"""Reads map tiles and layouts and checks that what is written about them is what is drawn.

A tile's `areas` are lines such as `D 2x3 6 room D cover 2 rad 1`: letter, short by long side, how
many figures fit, then what the area prints.
"""

from __future__ import annotations

from typing import Final

from cantina.games.zone.load.selectors import no_area
from cantina.games.zone.map.ground import DROWN, Change, Ground, joins
from cantina.games.zone.map.layout import Plan
from cantina.games.zone.map.tiles import (
    BORDER_SIGNS,
    BORDERS,
    CORNER,
    DIRECTIONS,
    DOWN,
    IMPASSABLE,
    INSIDE,
    OPEN,
    RIGHT,
    WALL,
    Patch,
    Tile,
)
from cantina.games.zone.terms.ids import NOWHERE, Area
from cantina.kernel.pack import Content, Row
from cantina.parts.problems import coded

FILE: Final = "tiles.toml"
TILE_SIDE: Final = 6  # squares
UNCHARTED_SIDE: Final = 4
NO_TILE: Final = "-"
MOST_BORDERS: Final = 100
"""That a mission sets."""


def read_tiles(content: Content) -> dict[str, Tile]:
    """The tiles of missions and the sides of uncharted tiles, by id. Raises BadContent."""
    tiles: dict[str, Tile] = {}
    for key, side in (("tile", TILE_SIDE), ("uncharted", UNCHARTED_SIDE)):
        for row in content.rows(FILE, key):
            tile = read_tile(row, side, side, key == "uncharted")
            if tile.id in tiles:
                raise row.bad("this id is used by an earlier row")
            tiles[tile.id] = tile
    return tiles


def read_tile(row: Row, height: int, width: int, has_entrance: bool) -> Tile:
    """ST-3.1: one tile of this many squares."""
    drawing = row.texts("draw")
    _check_drawing(row, drawing, height, width)
    patches = tuple([_patch(row, line) for line in row.texts("areas")])
    letters = [patch.letter for patch in patches]
    entrance = row.one_of("entrance", tuple(letters)) if has_entrance else ""
    tile = Tile(row.text("id"), row.names("name"), drawing, patches, entrance, row.provenance())
    row.done()
    _check_borders(row, tile)
    drawn = sorted(dict.fromkeys([tile.square(r, c) for r, c in _squares(tile)]))
    if sorted(letters) != drawn:
        raise row.bad(f"areas {' '.join(letters)} are listed, and {' '.join(drawn)} are drawn")
    for line, patch in zip(row.texts("areas"), patches, strict=True):
        _check_size(row, tile, patch, line.split()[1])
    _check_rooms(row, tile)
    return tile


def _squares(tile: Tile) -> list[tuple[int, int]]:
    return [(row, column) for row in range(tile.height) for column in range(tile.width)]


def _check_drawing(row: Row, drawing: tuple[str, ...], height: int, width: int) -> None:
    if len(drawing) != 2 * height + 1:
        raise row.bad(f"a drawing has {2 * height + 1} lines, and this one {len(drawing)}")
    for number, line in enumerate(drawing, start=1):
        if len(line) != 2 * width + 1:
            raise row.bad(f"line {number} has {len(line)} signs instead of {2 * width + 1}")
        for column, sign in enumerate(line):
            if (number - 1) % 2 == 0 and column % 2 == 0:
                good = sign == CORNER
            elif (number - 1) % 2 == 1 and column % 2 == 1:
                good = sign.isascii() and sign.isalpha()
            else:
                good = sign in BORDER_SIGNS or sign == INSIDE
            if not good:
                raise row.bad(f"line {number}: {sign!r} cannot stand at place {column + 1}")


def _patch(row: Row, line: str) -> Patch:
    words = line.split()
    if len(words) < 3 or len(words[0]) != 1 or not words[0].isupper() or not words[2].isdecimal():
        raise row.bad(f"{line!r} does not start like 'A 2x3 6': letter, size, how many fit")
    values = {"cover": 0, "rad": 0}
    room, water = "", False
    place = 3
    while place < len(words):
        word, value = words[place], " ".join(words[place + 1 : place + 2])
        place += 2
        if word == "water":
            water, place = True, place - 1
        elif word == "room" and value:
            room = value
        elif word in values and value.isdecimal():
            values[word] = int(value)
        else:
            raise row.bad(f"{line!r}: {word!r} is not 'room X', 'cover N', 'rad N' or 'water'")
    return Patch(
        letter=words[0],
        capacity=int(words[2]),
        room=room,
        cover=values["cover"],
        radiation=values["rad"],
        water=water,
    )


def _check_size(row: Row, tile: Tile, patch: Patch, size: str) -> None:
    """ST-3.2, ST-3.3: complete squares count. ST-3.14: nobody stands on water."""
    cells = [(r, c) for r, c in _squares(tile) if tile.square(r, c) == patch.letter]
    whole = [(r, c) for r, c in cells if tile.is_complete(r, c)]
    if not whole:
        raise row.bad(f"area {patch.letter} has no complete square")
    high = 1 + max([r for r, _ in whole]) - min([r for r, _ in whole])
    wide = 1 + max([c for _, c in whole]) - min([c for _, c in whole])
    drawn = f"{min(high, wide)}x{max(high, wide)}"
    if len(whole) != high * wide or size != drawn:
        raise row.bad(f"area {patch.letter} is said to be {size}, and {drawn} is drawn")
    fit = 0 if patch.water else len(whole)
    if patch.capacity != fit:
        raise row.bad(f"{fit} figures fit on area {patch.letter}, not {patch.capacity}")
    reached = [cells[0]]
    for r, c in reached:
        reached += [
            cell
            for cell in [(r + DOWN[way], c + RIGHT[way]) for way in DIRECTIONS]
            if cell in cells and cell not in reached
        ]
    if len(reached) != len(cells):
        raise row.bad(f"area {patch.letter} is drawn in several pieces")


def _check_borders(row: Row, tile: Tile) -> None:
    """There is no border inside an area, and one between two areas and around the tile."""
    for r, c in _squares(tile):
        for direction in DIRECTIONS:
            inside = tile.sign(r, c, direction) == INSIDE
            if inside != (_beside(tile, r, c, direction) == tile.square(r, c)):
                side = ("north", "east", "south", "west")[direction]
                where = f"row {r + 1}, column {c + 1}, {side}"
                reason = "joins two areas" if inside else "divides an area"
                raise row.bad(f"{where}: {tile.sign(r, c, direction)!r} {reason}")


def _beside(tile: Tile, row: int, column: int, direction: int) -> str:
    """The letter of the next square; empty off the tile."""
    r, c = row + DOWN[direction], column + RIGHT[direction]
    return tile.square(r, c) if 0 <= r < tile.height and 0 <= c < tile.width else ""


def _check_rooms(row: Row, tile: Tile) -> None:
    """ST-3.16: a room is enclosed by walls, doors and windows. ST-3.17: it has one cover value."""
    patches = {patch.letter: patch for patch in tile.patches}
    covers: dict[str, int] = {}
    for patch in tile.patches:
        if patch.room and covers.setdefault(patch.room, patch.cover) != patch.cover:
            raise row.bad(f"the areas of room {patch.room} differ in cover")
    for r, c in _squares(tile):
        room = patches[tile.square(r, c)].room
        for direction in DIRECTIONS if room else ():
            other = _beside(tile, r, c, direction)
            same = other != "" and patches[other].room == room
            if not same and tile.border(r, c, direction) in (OPEN, IMPASSABLE):
                raise row.bad(f"room {room} is not closed at area {tile.square(r, c)}")


def read_layout(row: Row, tiles: dict[str, Tile]) -> tuple[tuple[str, ...], ...]:
    """The field `layout`: lines of tile ids from the north, `-` where no tile lies."""
    lines = [line.split() for line in row.texts("layout")]
    layout = tuple([tuple([id if id != NO_TILE else "" for id in line]) for line in lines])
    ids = [id for line in layout for id in line if id]
    if not ids:
        raise coded(row.bad("field 'layout' must name at least one tile"), "no_tile")
    for id in ids:
        if id not in tiles:
            raise row.bad(f"field 'layout' names {id!r}, which is no tile")
        if ids.count(id) > 1:
            raise row.bad(f"tile {id} is laid out more than once")
        if (tiles[id].height, tiles[id].width) != (tiles[ids[0]].height, tiles[ids[0]].width):
            raise row.bad(f"tiles {ids[0]} and {id} are not of one size")
    return layout


def lay_out(
    row: Row,
    tiles: dict[str, Tile],
    closable: tuple[str, ...],
    openable: tuple[str, ...],
    floodable: tuple[str, ...],
) -> Ground:
    """The ground of a mission: its `layout`, the `borders` it sets and, in this order, a change for
    every border that cards close (a wall while closed) or open, such as `5.C|5.F`, and every area
    they drown."""
    plan = _plan(row, tiles)
    changes = [_border_change(row, plan, id, WALL) for id in closable]
    changes += [_border_change(row, plan, id, OPEN) for id in openable]
    for id in floodable:
        if id not in plan.number:
            raise no_area(row, id)
        changes.append(Change(id=id, kind=DROWN, a=plan.number[id], b=NOWHERE))
    ids = [change.id for change in changes]
    for id in ids:
        if ids.count(id) > 1:
            raise coded(row.bad(f"{id!r} is changed in more than one way"), "border_twice", id=id)
    return Ground(plan, tuple(changes), 0, {})


def _plan(row: Row, tiles: dict[str, Tile]) -> Plan:
    """The field `borders` says what lies between two areas instead of what is printed there, such
    as `{ "5.C|5.F" = "door" }`."""
    plan = Plan(tiles, read_layout(row, tiles))
    said = row.value("borders") if row.has("borders") else {}
    if not isinstance(said, dict):
        raise row.bad(f"field 'borders' must be a table of borders, not {said!r}")
    if len(said) > MOST_BORDERS:
        problem = row.bad(f"a mission sets at most {MOST_BORDERS} borders")
        raise coded(problem, "many_borders", most=MOST_BORDERS)
    borders: dict[tuple[str, str], int] = {}
    for id, kind in said.items():
        if kind not in BORDERS:
            raise row.bad(f"{id!r} must be one of {', '.join(BORDERS)}, not {kind!r}")
        change = _border_change(row, plan, id, BORDERS.index(kind))
        a, b = plan.areas[change.a].id, plan.areas[change.b].id
        if (a, b) in borders:
            raise coded(row.bad(f"{id!r} is set twice"), "border_twice", id=id)
        borders[a, b] = borders[b, a] = change.kind
    return Plan(tiles, plan.layout, None, borders) if borders else plan


def check_closed_rooms(row: Row, ground: Ground) -> None:
    """ST-3.16: what a mission sets leaves rooms enclosed by walls, doors and windows."""
    plan = ground.plan
    for (a, b), kind in plan.borders.items():
        one, other = plan.areas[plan.number[a]], plan.areas[plan.number[b]]
        if one.room != other.room and kind in (OPEN, IMPASSABLE):
            problem = row.bad(f"{a}|{b} encloses a room: a wall, a door or a window")
            raise coded(problem, "room_open", id=f"{a}|{b}")


def _border_change(row: Row, plan: Plan, id: str, kind: int) -> Change:
    a, _, b = id.partition("|")
    if a not in plan.number or b not in plan.number:
        raise coded(row.bad(f"{id!r} does not name two areas of the layout"), "no_border", id=id)
    change = Change(id=id, kind=kind, a=plan.number[a], b=plan.number[b])
    if not any([joins(segment, change) for segment in plan.segments]):
        raise coded(row.bad(f"areas {a} and {b} share no border"), "no_border", id=id)
    return change


def area_of(row: Row, ground: Ground, field: str) -> Area:
    id = row.text(field)
    if id not in ground.number:
        raise no_area(row, id)
    return ground.number[id]


def areas_of(row: Row, ground: Ground, field: str) -> tuple[Area, ...]:
    ids = row.texts(field)
    for id in ids:
        if id not in ground.number:
            raise no_area(row, id)
    return tuple([ground.number[id] for id in ids])
