"""Chapter 3: the ground of a mission, with every table that its borders decide.

Borders that cards close or open and areas they drown are changes, a bit each; for every set of
changes there is a `variant` of the ground, made when it is first needed and kept. A territory
beside the map (chapter 36) is joined to it by an entrance; that it is closed is a change as well.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.zone.map.distances import Distances, Links, Views, Way
from cantina.games.zone.map.layout import Plan, Segment, side_of
from cantina.games.zone.map.tiles import OPEN, WINDOW, Tile
from cantina.games.zone.terms.ids import NOWHERE, Area
from cantina.games.zone.terms.numbers import ENTRANCE, NONE

# ST-3.8, ST-3.12: what a window is to a figure decides how it looks, measures and walks.
THROUGH: Final = 0  # stalkers and humans climb through
OVER: Final = 1  # companions and psionics only look and measure
BLIND: Final = 2  # to other enemies it is a wall
# How some enemies cross the ground while an effect says so; they look as they always do.
CRAWLING: Final = 3  # BLIND, but impassable borders and water do not stop it
DRIFTING: Final = 4  # nothing stops it

MOVES: Final = (  # by kind of figure and kind of border: open, door, window, impassable, wall
    (True, True, True, False, False),
    (True, True, False, False, False),
    (True, True, False, False, False),
    (True, True, False, True, False),
    (True, True, True, True, True),
)
LOOKS: Final = (  # sight and distance pass the same borders
    (True, True, True, True, False),
    (True, True, True, True, False),
    (True, True, False, True, False),
)

DROWN: Final = -1
"""A change that makes an area water, where others give a kind of border."""

SHUT: Final = -2
"""ST-36.12: a change that takes the entrance of a territory away."""


@dataclass(eq=False, repr=False)
class Change:
    """What a card can do to the map: `5.C|5.F` closed or opened, `6.B` drowned."""

    id: Final[str]
    kind: Final[int]  # WALL, OPEN, DROWN or SHUT
    a: Final[Area]
    b: Final[Area]  # NOWHERE for an area


@dataclass(eq=False, repr=False)
class Entrance:
    """ST-36.3: the area of the map with the entrance token, and the one of the territory."""

    outside: Final[Area]
    inside: Final[Area]


class Ground:
    """ST-3.1: a map in play. Everything here is table lookups; `plan` has what never changes."""

    def __init__(
        self,
        plan: Plan,
        changes: tuple[Change, ...],
        made: int,
        variants: dict[int, Ground],
        entrance: Entrance | None = None,
    ) -> None:
        self.plan: Final = plan
        self.areas: Final = plan.areas
        self.count: Final = plan.count
        self.everywhere: Final = tuple([area.number for area in plan.areas])
        self.number: Final = plan.number  # of an area by its id
        self.changes: Final = changes
        self.made: Final = made  # bits of the changes that hold here
        self.variants: Final = variants
        self.entrance: Final = entrance  # of the territory beside the map, open or not
        self.segments: Final = tuple([self._as_changed(segment) for segment in plan.segments])
        self.water: Final = self._waters()  # ST-3.14, as a set
        self.windows: Final = self._shared(WINDOW)  # by area: areas that share a window with it
        # By kind of figure: where it can walk, and what is next to it to look at and to measure.
        self.walks: Final = tuple(
            [self._links(MOVES[kind], kind not in (CRAWLING, DRIFTING), True) for kind in range(5)]
        )
        looks = self._links(LOOKS[THROUGH], False, True)
        blind = self._links(LOOKS[BLIND], False, True)
        self.looks: Final = (looks, looks, blind)
        views = Views(self._links(LOOKS[THROUGH], False, False))
        distances = Distances(looks)
        self.views: Final = (views, views, Views(self._links(LOOKS[BLIND], False, False)))
        self.distances: Final = (distances, distances, Distances(blind))
        self.walking: Final = tuple([Distances(links) for links in self.walks[:3]])
        self.ways: Final[dict[tuple[int, int, int], Way]] = {}  # kept by `map/paths`
        self.picture: object = None  # of this map, kept by whoever draws it
        variants[made] = self

    def variant(self, made: int) -> Ground:
        """This map with these changes and no others."""
        found = self.variants.get(made)
        if found is None:
            found = Ground(self.plan, self.changes, made, self.variants, self.entrance)
        return found

    def way_in(self) -> Entrance | None:
        """ST-36.3, ST-36.12: the entrance, while it is open."""
        for place, change in enumerate(self.changes):
            if self.made >> place & 1 and change.kind == SHUT:
                return None
        return self.entrance

    def bit(self, id: str) -> int:
        """The bit of a change by its id; 0 when there is no such change."""
        for place, change in enumerate(self.changes):
            if change.id == id:
                return 1 << place
        return 0

    def steps(self, kind: int, area: Area) -> tuple[tuple[int, Area], ...]:
        """ST-3.7, ST-3.9: (direction, area) wherever this kind of figure can walk from here."""
        return self.walks[kind][area]

    def _as_changed(self, segment: Segment) -> Segment:
        for place, change in enumerate(self.changes):
            if self.made >> place & 1 and change.kind >= OPEN and joins(segment, change):
                return Segment(
                    row=segment.row,
                    column=segment.column,
                    upright=segment.upright,
                    kind=change.kind,
                    a=segment.a,
                    b=segment.b,
                )
        return segment

    def _waters(self) -> int:
        water = 0
        for area in self.areas:
            if area.water:
                water |= 1 << area.number
        for place, change in enumerate(self.changes):
            if self.made >> place & 1 and change.kind == DROWN:
                water |= 1 << change.a
        return water

    def _links(self, passes: tuple[bool, ...], dry: bool, enters: bool) -> Links:
        """ST-3.11: ruling: one shared unit of border that lets a figure pass joins two areas.
        ST-3.14: nobody walks into water, but sight and distance pass over it. ST-36.3, ST-36.4:
        everybody walks and measures through an entrance, but nobody sees (`enters`)."""
        found: list[list[tuple[int, Area]]] = [[] for _ in self.areas]
        for segment in self.segments:
            a, b = segment.a, segment.b
            if a == NOWHERE or b == NOWHERE or not passes[segment.kind]:
                continue
            if dry and (self.water >> a | self.water >> b) & 1:
                continue
            found[a].append((side_of(segment, a), b))
            found[b].append((side_of(segment, b), a))
        entrance = self.way_in() if enters else None
        if entrance is not None:
            a, b = entrance.outside, entrance.inside
            if not (dry and (self.water >> a | self.water >> b) & 1):
                found[a].append((ENTRANCE, b))
                found[b].append((ENTRANCE, a))
        return tuple([tuple(sorted(dict.fromkeys(around))) for around in found])

    def _shared(self, kind: int) -> tuple[int, ...]:
        """By area: those beyond a border of this kind."""
        masks = [0] * self.count
        for segment in self.segments:
            if segment.kind == kind and segment.a != NOWHERE and segment.b != NOWHERE:
                masks[segment.a] |= 1 << segment.b
                masks[segment.b] |= 1 << segment.a
        return tuple(masks)


def with_territory(ground: Ground, tile: Tile, outside: Area) -> Ground:
    """ST-36.2, ST-36.3: the map with a territory beside it, entered from the area `outside`; that
    is NOWHERE until it is chosen. ST-36.9: everything that is true of the map holds there too."""
    plan = Plan(ground.plan.tiles, ground.plan.layout, tile, ground.plan.borders)
    inside = plan.number[f"{tile.id}.{tile.entrance}"]
    entrance = Entrance(outside=outside, inside=inside) if outside != NOWHERE else None
    changes = (*ground.changes, Change(id=tile.id, kind=SHUT, a=outside, b=inside))
    return Ground(plan, changes, 0, {}, entrance)


def territory_areas(ground: Ground) -> tuple[Area, ...]:
    """The areas of the territory beside the map; none without one."""
    return ground.everywhere[ground.plan.of_map :]


def joins(segment: Segment, change: Change) -> bool:
    """Whether the change is about this unit of border."""
    return (segment.a, segment.b) in ((change.a, change.b), (change.b, change.a))


def cover_against(ground: Ground, target: Area, attacker: Area) -> int:
    """ST-3.18, ST-3.19: the cover of a target on one area against an attacker on another, whoever
    they are; none from the same area or the same room."""
    there = ground.areas[target]
    if target == attacker:
        return 0
    if there.room != NONE and there.room == ground.areas[attacker].room:
        return 0
    return there.cover


def is_indoor(ground: Ground, area: Area) -> bool:
    """ST-3.16: areas in rooms are indoor, all others outdoor."""
    return ground.areas[area].room != NONE


def under_overlay(ground: Ground, centre: Area, cells: tuple[tuple[int, int], ...]) -> list[Area]:
    """The areas under the squares of an anomaly overlay, given as (down, right) of its centre,
    which goes on the middle square of an area. NOWHERE where a square lies off the map or on
    water."""
    row, column = ground.areas[centre].middle
    found: list[Area] = []
    for down, right in cells:
        area = ground.plan.at(row + down, column + right)
        found.append(NOWHERE if area != NOWHERE and ground.water >> area & 1 else area)
    return found
