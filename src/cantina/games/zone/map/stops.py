"""ST-26.1, ST-26.8, ST-26.9: how far along its path an enemy gets, and where it may stop."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from cantina.games.zone.map.distances import FAR, Way
from cantina.games.zone.map.ground import Ground
from cantina.games.zone.map.paths import chosen_way, next_steps
from cantina.games.zone.terms.ids import Area
from cantina.games.zone.terms.numbers import NONE

Steps: TypeAlias = tuple[tuple[int, Area], ...]


@dataclass(eq=False, repr=False)
class Walk:
    """One way to make a movement: the steps taken, as (direction, area), and where the path would
    go on from the last area: a direction, NONE at the goal."""

    steps: Final[Steps]
    then: Final[int]


class Trip:
    """What is asked: from where to where, in how many steps, without stopping on `full` areas."""

    def __init__(self, start: Area, way: Way, most: int, full: int) -> None:
        self.start: Final = start
        self.way: Final = way
        self.most: Final = most
        self.full: Final = full & ~(1 << start)  # it has its place there

    def last(self, steps: Steps) -> Area:
        return steps[-1][1] if steps else self.start

    def came(self, steps: Steps) -> int:
        return steps[-1][0] if steps else NONE


def walks(
    ground: Ground,
    kind: int,
    start: Area,
    goal: Area,
    most: int,
    avoid: int,
    full: int,
    barred: int,
) -> list[Walk]:
    """ST-26.1: every best way to move up to `most` areas toward a goal. ST-26.8: it ends before a
    full area, and where it cannot end there either, the next shortest path is taken. `barred` are
    full areas with targets, which it may not pass (ST-26.9). Empty: it does not move (ST-5.9)."""
    way = chosen_way(ground, kind, start, goal, avoid, True, barred & ~(1 << goal))
    if way.far[start] == FAR:
        return []
    trip = Trip(start, way, most, full | ground.water)
    found: list[Walk] = []
    for steps in _best(trip, ()):
        _settle(trip, steps, found)
    if found:
        return found
    for steps in _next_best(trip):
        _settle(trip, steps, found)
    return found


def approaches(
    ground: Ground,
    kind: int,
    start: Area,
    goal: Area,
    most: int,
    avoid: int,
    full: int,
    barred: int,
) -> list[Walk]:
    """ST-26.14, ST-1.3: ruling: where every way to the goal leads through a barred area it goes
    along the best of them up to that area, as the worst for the stalkers, and faces it."""
    kept = chosen_way(ground, kind, start, goal, avoid, True, barred & ~(1 << goal))
    way = chosen_way(ground, kind, start, goal, avoid, True, 0)
    if kept.far[start] != FAR or way.far[start] == FAR:
        return []
    trip = Trip(start, way, most, full | ground.water)
    found: list[Walk] = []
    for path in _best(trip, ()):
        length = 0
        while length < min(most, len(path)) and not barred >> path[length][1] & 1:
            length += 1
        while trip.full >> trip.last(path[:length]) & 1:
            length -= 1
        _add(Walk(steps=path[:length], then=path[length][0]), found)
    return found


def _best(trip: Trip, steps: Steps) -> list[Steps]:
    """The best paths that go on from these steps, as far as the movement reaches and one area more:
    the one it will turn to."""
    if len(steps) > trip.most:
        return [steps]
    further = next_steps(trip.way, trip.last(steps), trip.came(steps))
    if not further:
        return [steps]
    return [path for step in further for path in _best(trip, (*steps, step))]


def _settle(trip: Trip, path: Steps, found: list[Walk]) -> None:
    """Adds the walk along a path, if it may end on the last area reached or on the one before."""
    reach = min(trip.most, len(path))
    for length in (reach, reach - 1):
        if length >= 0 and not trip.full >> trip.last(path[:length]) & 1:
            then = path[length][0] if length < len(path) else NONE
            _add(Walk(steps=path[:length], then=then), found)
            return


def _add(new: Walk, found: list[Walk]) -> None:
    if not any([walk.steps == new.steps and walk.then == new.then for walk in found]):
        found.append(new)


def _next_best(trip: Trip) -> list[Steps]:
    """The shortest of all other paths on which the movement may end. Ruling: a path enters no area
    twice, and areas a human avoids stay avoided."""
    best = (FAR, FAR)
    found: list[Steps] = []
    for steps in sorted(_starts(trip, ()), key=lambda steps: _least(trip, steps)):
        if _least(trip, steps) > best[0]:
            break
        rest = _rest(trip, steps)
        price = (len(steps) + rest.far[trip.last(steps)], _corners(trip, steps, rest))
        if price[1] >= FAR or price > best:
            continue
        if price < best:
            best, found = price, []
        found += [(*steps, step) for step in next_steps(rest, trip.last(steps), trip.came(steps))]
        if trip.last(steps) == trip.way.goal:
            found.append(steps)
    return found


def _starts(trip: Trip, steps: Steps) -> list[Steps]:
    """Every way to make the movement on which it may end: all steps, or fewer to the goal."""
    here = trip.last(steps)
    if here == trip.way.goal or len(steps) == trip.most:
        before = trip.last(steps[:-1])
        return [] if trip.full >> here & 1 and trip.full >> before & 1 else [steps]
    passed = [trip.start] + [area for _, area in steps]
    return [
        path
        for step in trip.way.links[here]
        if step[1] not in passed and trip.way.through >> step[1] & 1
        for path in _starts(trip, (*steps, step))
    ]


def _least(trip: Trip, steps: Steps) -> int:
    """No path that starts with these steps is shorter."""
    return len(steps) + trip.way.far[trip.last(steps)]


def _rest(trip: Trip, steps: Steps) -> Way:
    """The ways to the goal that do not come back to where these steps led."""
    passed = 1 << trip.start
    for _, area in steps[:-1]:
        passed |= 1 << area
    return Way(trip.way.links, trip.way.goal, ~trip.way.through | passed)


def _corners(trip: Trip, steps: Steps, rest: Way) -> int:
    turns = sum([steps[k][0] != steps[k + 1][0] for k in range(len(steps) - 1)])
    return turns + rest.corners_from(trip.last(steps), trip.came(steps))
