"""Tiles laid beside each other: the areas of a mission map and every unit of border there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.zone.map.tiles import (
    DIRECTIONS,
    DOOR,
    DOWN,
    OPEN,
    RIGHT,
    WALL,
    WINDOW,
    Patch,
    Tile,
)
from cantina.games.zone.terms.ids import NOWHERE, Area
from cantina.games.zone.terms.numbers import EAST, ENTRANCE, NONE, NORTH, SOUTH, WEST

GAP: Final = 1
"""Squares between a map and the territory to its right."""


class PrintedArea:
    """ST-3.1: where figures stand. Its number is its place among the areas of the map."""

    def __init__(
        self,
        number: Area,
        tile: str,
        patch: Patch,
        cells: tuple[tuple[int, int], ...],
        room: int,
        building: int,
    ) -> None:
        self.number: Final = number
        self.id: Final = f"{tile}.{patch.letter}"
        self.tile: Final = tile
        self.letter: Final = patch.letter
        self.capacity: Final = patch.capacity  # ST-3.3
        self.room: Final = room  # a number of this map, NONE outdoors (ST-3.16)
        self.building: Final = building
        self.cover: Final = patch.cover  # ST-3.17: the loader saw to it that a room shares one
        self.radiation: Final = patch.radiation  # ST-3.15
        self.water: Final = patch.water  # as printed; what is water now is in the ground
        self.cells: Final = cells  # (row, column) of its squares on the map, row by row
        self.row: Final = cells[0][0]
        self.column: Final = cells[0][1]
        self.middle: Final = middle_of(cells)  # where the centre of an anomaly overlay goes


@dataclass(eq=False, repr=False)
class Segment:
    """One unit of border (ST-3.11), from the corner (row, column) down or to the right."""

    row: Final[int]
    column: Final[int]
    upright: Final[bool]
    kind: Final[int]
    a: Final[Area]  # above or to the left, NOWHERE off the map
    b: Final[Area]


@dataclass(eq=False, repr=False)
class Spot:
    """Where a tile lies: its first square on the map."""

    tile: Final[Tile]
    row: Final[int]
    column: Final[int]


class Plan:
    """ST-3.1: what the map prints and nothing in play can change. All tiles are of one size; an
    empty id in the layout is a place without a tile. ST-36.2: a territory lies beside the others
    and touches none; its areas come last, so that those of the map keep their numbers. `borders`
    are what a mission sets instead of the print: kinds by two ids of areas, in both orders."""

    def __init__(
        self,
        tiles: dict[str, Tile],
        layout: tuple[tuple[str, ...], ...],
        territory: Tile | None = None,
        borders: dict[tuple[str, str], int] | None = None,
    ) -> None:
        some = [tiles[id] for line in layout for id in line if id]
        high, wide = some[0].height, some[0].width
        self.tiles: Final = tiles
        self.layout: Final = layout
        self.borders: Final = borders or {}
        self.height: Final = high * len(layout)  # in squares
        self.width: Final = wide * max([len(line) for line in layout])
        spots = [
            Spot(tile=tiles[id], row=y * high, column=x * wide)
            for y, line in enumerate(layout)
            for x, id in enumerate(line)
            if id
        ]
        # The same with the territory.
        self.full_height: int = self.height
        self.full_width: int = self.width
        self.of_map: Final = sum([len(spot.tile.patches) for spot in spots])  # areas
        if territory is not None:
            beside = self._beside(territory, high, wide)
            spots.append(beside)
            self.full_height = max(self.height, beside.row + territory.height)
            self.full_width = max(self.width, beside.column + territory.width)
        self.spots: Final = tuple(spots)
        self._lying: Final[list[Spot | None]] = [None] * (self.full_height * self.full_width)
        self._letters: Final = [""] * (self.full_height * self.full_width)
        cells = self._put_down()
        numbers: dict[str, Area] = {}
        for spot in self.spots:
            for patch in spot.tile.patches:
                numbers[f"{spot.tile.id}.{patch.letter}"] = Area(len(numbers))
        self.number: Final = numbers  # by id, such as 5.F
        self.squares: Final = tuple([numbers.get(id, NOWHERE) for id in self._letters])
        ids = list(numbers)
        units = self._segments()
        self.segments: Final = tuple(as_set(units, ids, self.borders) if self.borders else units)
        self.areas: Final = self._areas(cells)
        self.count: Final = len(self.areas)

    def at(self, row: int, column: int) -> Area:
        """The area of a square, NOWHERE off the map."""
        if 0 <= row < self.full_height and 0 <= column < self.full_width:
            return self.squares[row * self.full_width + column]
        return NOWHERE

    def _beside(self, territory: Tile, high: int, wide: int) -> Spot:
        """Where a territory is laid: amid a place without a tile, where it fits, else to the right
        of the map. Nothing depends on it but the picture."""
        down, right = (high - territory.height) // 2, (wide - territory.width) // 2
        for y, line in enumerate(self.layout):
            for x in range(self.width // wide):
                if (x >= len(line) or not line[x]) and down > 0 and right > 0:
                    return Spot(tile=territory, row=y * high + down, column=x * wide + right)
        middle = max(0, (self.height - territory.height) // 2)
        return Spot(tile=territory, row=middle, column=self.width + GAP)

    def _put_down(self) -> dict[str, list[tuple[int, int]]]:
        """Fills in what lies on every square; the squares of every area."""
        cells: dict[str, list[tuple[int, int]]] = {}
        for spot in self.spots:
            for r in range(spot.tile.height):
                for c in range(spot.tile.width):
                    id = f"{spot.tile.id}.{spot.tile.square(r, c)}"
                    row, column = spot.row + r, spot.column + c
                    self._lying[row * self.full_width + column] = spot
                    self._letters[row * self.full_width + column] = id
                    cells.setdefault(id, []).append((row, column))
        return cells

    def _printed(self, row: int, column: int, direction: int) -> int:
        """What the tile under a square prints on one of its sides; OPEN off the map."""
        if not (0 <= row < self.full_height and 0 <= column < self.full_width):
            return OPEN
        spot = self._lying[row * self.full_width + column]
        if spot is None:
            return OPEN
        return spot.tile.border(row - spot.row, column - spot.column, direction)

    def _segments(self) -> list[Segment]:
        """ST-3.10, ST-3.11: border by unit; where tiles meet, the stricter print holds."""
        found: list[Segment] = []
        for row in range(self.full_height + 1):
            for column in range(self.full_width + 1):
                for upright, before, after in ((True, EAST, WEST), (False, SOUTH, NORTH)):
                    r, c = row + DOWN[after], column + RIGHT[after]
                    a, b = self.at(r, c), self.at(row, column)
                    if a != b:
                        kind = max(self._printed(r, c, before), self._printed(row, column, after))
                        found.append(
                            Segment(row=row, column=column, upright=upright, kind=kind, a=a, b=b)
                        )
        return found

    def _areas(self, cells: dict[str, list[tuple[int, int]]]) -> tuple[PrintedArea, ...]:
        patches = [(spot.tile.id, patch) for spot in self.spots for patch in spot.tile.patches]
        names = [f"{tile}.{patch.room}" if patch.room else "" for tile, patch in patches]
        rooms: dict[str, int] = {}
        for name in names:
            if name and name not in rooms:
                rooms[name] = len(rooms)
        room = [rooms[name] if name else NONE for name in names]
        building = self._buildings(room, len(rooms))
        return tuple(
            [
                PrintedArea(
                    Area(number),
                    tile,
                    patch,
                    tuple(cells[f"{tile}.{patch.letter}"]),
                    room[number],
                    building[room[number]] if room[number] != NONE else NONE,
                )
                for number, (tile, patch) in enumerate(patches)
            ]
        )

    def _buildings(self, room: list[int], count: int) -> list[int]:
        """ST-3.16: neighbouring rooms form a building, across tiles too. By room: its building.
        Ruling: rooms are neighbours when they share any border."""
        building = list(range(count))
        for segment in self.segments:
            if segment.a == NOWHERE or segment.b == NOWHERE:
                continue
            one, other = room[segment.a], room[segment.b]
            if one != NONE and other != NONE and building[one] != building[other]:
                old, new = building[one], building[other]
                building = [new if number == old else number for number in building]
        order = sorted(dict.fromkeys(building))
        return [order.index(number) for number in building]


def as_set(
    units: list[Segment], ids: list[str], borders: dict[tuple[str, str], int]
) -> list[Segment]:
    """The same units of border with what a mission sets (ST-3.11). ST-3.8: a door is part of a
    wall. Ruling: so is a window; either is the middle unit of every straight stretch between its
    two areas, and the rest is wall."""
    lines: dict[tuple[Area, Area, bool, int], list[int]] = {}
    for place, unit in enumerate(units):
        if unit.a != NOWHERE and unit.b != NOWHERE and (ids[unit.a], ids[unit.b]) in borders:
            line = unit.column if unit.upright else unit.row
            lines.setdefault((unit.a, unit.b, unit.upright, line), []).append(place)
    found = units[:]
    for (a, b, upright, _), places in lines.items():
        kind = borders[ids[a], ids[b]]
        for stretch in _stretches(units, places):
            for place in stretch:
                unit = units[place]
                apart = kind in (DOOR, WINDOW) and place != stretch[len(stretch) // 2]
                found[place] = Segment(
                    row=unit.row,
                    column=unit.column,
                    upright=upright,
                    kind=WALL if apart else kind,
                    a=a,
                    b=b,
                )
    return found


def _stretches(units: list[Segment], places: list[int]) -> list[list[int]]:
    """Units of one line, listed along it, where each follows the one before."""
    found: list[list[int]] = []
    for place in places:
        unit = units[place]
        before = units[found[-1][-1]] if found else unit
        if unit.row + unit.column == before.row + before.column + 1:
            found[-1].append(place)
        else:
            found.append([place])
    return found


def middle_of(cells: tuple[tuple[int, int], ...]) -> tuple[int, int]:
    """The square nearest to the middle of an area; of several the upper, then the left one."""
    count = len(cells)
    rows = sum([row for row, _ in cells])
    columns = sum([column for _, column in cells])
    best, least = cells[0], -1
    for row, column in cells:
        off = (row * count - rows) ** 2 + (column * count - columns) ** 2
        if least < 0 or off < least:
            best, least = (row, column), off
    return best


def side_of(segment: Segment, area: Area) -> int:
    """The direction in which one crosses this border from `area`."""
    if segment.a == area:
        return EAST if segment.upright else SOUTH
    return WEST if segment.upright else NORTH


def opposite(direction: int) -> int:
    """ST-36.5: an entrance has no other side."""
    return ENTRANCE if direction == ENTRANCE else DIRECTIONS[(direction + 2) % 4]
