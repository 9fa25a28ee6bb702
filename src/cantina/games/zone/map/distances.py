"""Tables worked out once from who borders whom: views, distances, and the ways to a goal.

`Links` say for every area which areas lie beyond which of its sides: (direction, area), where the
entrance of a territory is a side of its own. Sets of areas are bit masks.
"""

from __future__ import annotations

from typing import Final, TypeAlias, cast

from cantina.games.zone.terms.ids import Area
from cantina.games.zone.terms.numbers import NONE

Links: TypeAlias = tuple[tuple[tuple[int, Area], ...], ...]

SIDES: Final = 5  # four directions and an entrance

FAR: Final = 999
"""The distance of what cannot be reached or measured."""


def areas_in(mask: int) -> list[Area]:
    """The areas of a set, in order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return cast("list[Area]", found)


def beyond(links: Links) -> list[int]:
    """By area * 4 + direction: the areas beyond that side, as a set."""
    masks = [0] * (4 * len(links))
    for area, around in enumerate(links):
        for direction, other in around:
            masks[area * 4 + direction] |= 1 << other
    return masks


class Views:
    """ST-6.2, ST-6.3: what one sees in a direction with this many steps, own area left out."""

    def __init__(self, links: Links) -> None:
        self.ahead: Final = beyond(links)
        fans = [self._fan(side) for side in range(len(self.ahead))]
        longest = max([len(fan) for fan in fans])
        self.limit: Final = longest - 1  # nobody sees farther than this many steps
        self.masks: Final = tuple(  # by (area * 4 + direction) * (limit + 1) + steps
            [fan[min(steps, len(fan) - 1)] for fan in fans for steps in range(longest)]
        )

    def _fan(self, side: int) -> list[int]:
        """By number of steps: all areas reached with at most this many."""
        direction = side % 4
        reached = [0]
        edge = self.ahead[side]
        while edge & ~reached[-1]:
            reached.append(reached[-1] | edge)
            further = 0
            for area in areas_in(edge):
                further |= self.ahead[area * 4 + direction]
            edge = further
        return reached


class Distances:
    """ST-4.1: the smallest number of borders between any two areas."""

    def __init__(self, links: Links) -> None:
        count = len(links)
        self.count: Final = count
        near = [0] * count
        for area, around in enumerate(links):
            for _, other in around:
                near[area] |= 1 << other
        within = [self._rings(near, Area(area)) for area in range(count)]
        self.within: Final = tuple([tuple(rings) for rings in within])  # by area and distance
        between = [FAR] * (count * count)
        for area, rings in enumerate(within):
            nearer = 0
            for distance, ring in enumerate(rings):
                for other in areas_in(ring & ~nearer):
                    between[area * count + other] = distance
                nearer = ring
        self.between: Final = tuple(between)

    def _rings(self, near: list[int], area: Area) -> list[int]:
        """By distance: all areas at most so far away."""
        rings = [1 << area]
        edge = 1 << area
        while edge:
            further = 0
            for other in areas_in(edge):
                further |= near[other]
            edge = further & ~rings[-1]
            if edge:
                rings.append(rings[-1] | edge)
        return rings


class Way:
    """ST-5.1, ST-5.4: every shortest path to one goal. A path may start in an area of `shut` or end
    there, but not lead through it."""

    def __init__(self, links: Links, goal: Area, shut: int) -> None:
        self.goal: Final = goal
        self.links: Final = links
        self.through: Final = ~shut | 1 << goal  # where a path may lead
        self.far: Final = [FAR] * len(links)  # by area: areas still to enter
        # By area * SIDES + direction: corners of the best path that leaves by this side.
        self.corners: Final = [FAR] * (SIDES * len(links))
        self.far[goal] = 0
        self._fill(goal)

    def _fill(self, goal: Area) -> None:
        edge = [goal]
        while edge:
            reached: list[Area] = []
            for area in edge:
                if self.through >> area & 1:
                    for _, other in self.links[area]:
                        if self.far[other] == FAR:
                            self.far[other] = self.far[area] + 1
                            reached.append(other)
            for area in reached:
                for direction, other in self.links[area]:
                    if self.leads_on(area, other):
                        side = area * SIDES + direction
                        self.corners[side] = min(
                            self.corners[side], self.corners_from(other, direction)
                        )
            edge = reached

    def leads_on(self, area: Area, other: Area) -> bool:
        """Whether a shortest path from `area` may go on to its neighbour `other`."""
        return self.far[other] == self.far[area] - 1 and self.through >> other & 1 != 0

    def corners_from(self, area: Area, came: int) -> int:
        """ST-5.6: the fewest corners of a shortest path from here, having come in a direction.
        Ruling: a corner is a change of direction between two crossings; before the first there is
        none, and `came` is NONE. ST-36.5: an entrance is a corner on both sides, being a direction
        of its own."""
        if area == self.goal:
            return 0
        best = FAR
        for direction in range(SIDES):
            corners = self.corners[area * SIDES + direction]
            if came not in (NONE, direction):
                corners += 1
            best = min(best, corners)
        return best
