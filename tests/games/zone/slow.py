"""The rules of the map once more, slow and obvious: from the drawings, square by square."""

from __future__ import annotations

from itertools import pairwise

from cantina.games.zone.map.ground import DROWN, SHUT, Ground
from cantina.games.zone.terms.ids import Area
from cantina.games.zone.terms.numbers import ENTRANCE

Square = tuple[int, int]
Step = tuple[int, int]  # direction, area
ORDER = " DWx#"  # ST-3.13
SIDES = ((-1, 0), (0, 1), (1, 0), (0, -1))
WALK = {0: " DW", 1: " D", 2: " D"}  # ST-3.8
LOOK = {0: " DWx", 1: " DWx", 2: " Dx"}


class Slow:
    def __init__(self, ground: Ground) -> None:
        self.areas: dict[Square, Area] = {}
        self.signs: dict[tuple[Square, int], str] = {}
        for spot in ground.plan.spots:
            lines = spot.tile.drawing
            for r in range(len(lines) // 2):
                for c in range(len(lines[0]) // 2):
                    square = (spot.row + r, spot.column + c)
                    letter = lines[2 * r + 1][2 * c + 1].upper()
                    self.areas[square] = ground.number[f"{spot.tile.id}.{letter}"]
                    for side, (y, x) in enumerate(SIDES):
                        self.signs[square, side] = lines[2 * r + 1 + y][2 * c + 1 + x]
        made = [c for place, c in enumerate(ground.changes) if ground.made >> place & 1]
        self.changed: dict[frozenset[int], str] = {
            frozenset((c.a, c.b)): ORDER[c.kind] for c in made if c.kind not in (DROWN, SHUT)
        }
        self.water = {area.number for area in ground.areas if area.water}
        self.water |= {change.a for change in made if change.kind == DROWN}
        self.count = ground.count
        # ST-36.3: by area, where the entrance of a territory leads.
        self.entrance: dict[int, list[Step]] = {}
        if ground.entrance is not None and not any(change.kind == SHUT for change in made):
            a, b = ground.entrance.outside, ground.entrance.inside
            self.entrance = {a: [(ENTRANCE, b)], b: [(ENTRANCE, a)]}

    def crossings(self, area: int, signs: str) -> list[Step]:
        """Over every side of every square of an area."""
        found = set()
        for (r, c), here in self.areas.items():
            for side, (y, x) in enumerate(SIDES):
                other = self.areas.get((r + y, c + x))
                if here != area or other is None or other == area:
                    continue
                two = self.signs[(r, c), side], self.signs[(r + y, c + x), (side + 2) % 4]
                sign = self.changed.get(frozenset((area, other))) or max(two, key=ORDER.index)
                if sign in signs:
                    found.add((side, other))
        return [*sorted(found), *self.entrance.get(area, [])]

    def links(self, kind: int, walking: bool) -> list[list[Step]]:
        if not walking:
            return [self.crossings(area, LOOK[kind]) for area in range(self.count)]
        dry = [area for area in range(self.count) if area not in self.water]
        return [
            [step for step in self.crossings(area, WALK[kind]) if step[1] not in self.water]
            if area in dry
            else []
            for area in range(self.count)
        ]


def seen(links: list[list[Step]], area: int, limits: tuple[int, ...], dim: set[int]) -> set[int]:
    """ST-6.2, ST-7.1, by the word of the rule."""
    found = {area}
    for side in range(4):
        edge = {area} - dim
        for _ in range(min(limits[side], len(links))):
            edge = {b for a in edge for way, b in links[a] if way == side} - dim
            found |= edge
    return found


def distances(links: list[list[Step]], area: int) -> dict[int, int]:
    """ST-4.1: relaxed until nothing changes."""
    far = {area: 0}
    changed = True
    while changed:
        changed = False
        for a in list(far):
            for _, b in links[a]:
                if far[a] + 1 < far.get(b, 999):
                    far[b] = far[a] + 1
                    changed = True
    return far


def all_paths(links: list[list[Step]], start: int, goal: int) -> list[list[Step]]:
    """Every path that enters no area twice."""
    found: list[list[Step]] = []

    def extend(path: list[Step], passed: set[int]) -> None:
        here = path[-1][1] if path else start
        if here == goal:
            found.append(list(path))
            return
        for way, other in links[here]:
            if other not in passed:
                extend([*path, (way, other)], passed | {other})

    extend([], {start})
    return found


def corners(path: list[Step]) -> int:
    return sum(one[0] != other[0] for one, other in pairwise(path))


def allowed(paths: list[list[Step]], avoid: set[int]) -> list[list[Step]]:
    """ST-5.2, ST-5.10."""
    clean = [path for path in paths if not avoid & {area for _, area in path}]
    return clean or paths


def best_paths(paths: list[list[Step]]) -> tuple[tuple[int, int], list[list[Step]]]:
    """ST-5.7: the price of the best paths and these; (999, 999) when there are none."""
    if not paths:
        return (999, 999), []
    price = min((len(path), corners(path)) for path in paths)
    return price, [path for path in paths if (len(path), corners(path)) == price]


def prices(links: list[list[Step]], start: int) -> dict[int, tuple[int, int]]:
    """By goal, the least (areas, corners), over every area and direction of the last step."""
    state: dict[Step, tuple[int, int]] = {(-1, start): (0, 0)}
    fresh = [(-1, start)]
    while fresh:
        came, area = fresh.pop(0)
        far, bends = state[came, area]
        for way, other in links[area]:
            price = (far + 1, bends + (came not in (-1, way)))
            if price < state.get((way, other), (999, 999)):
                state[way, other] = price
                fresh.append((way, other))
    found: dict[int, tuple[int, int]] = {}
    for (_, area), price in state.items():
        found[area] = min(price, found.get(area, (999, 999)))
    return found


def walks(
    paths: list[list[Step]], start: int, most: int, full: set[int]
) -> set[tuple[tuple[Step, ...], int]]:
    """ST-26.1, ST-26.8: of the best paths on which the movement may end, the steps made and the
    direction of the next one."""
    groups: dict[tuple[int, int], set[tuple[tuple[Step, ...], int]]] = {}
    for path in paths:
        reach = min(most, len(path))
        for made in (reach, reach - 1):
            if made < 0 or (made > 0 and path[made - 1][1] in full - {start}):
                continue
            then = path[made][0] if made < len(path) else -1
            groups.setdefault((len(path), corners(path)), set()).add((tuple(path[:made]), then))
            break
    return groups[min(groups)] if groups else set()
