"""Chapter 5: the nearest object and the shortest path; how far along it a movement gets."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cantina.games.zone.map.distances import FAR, Way
from cantina.games.zone.map.ground import BLIND, OVER, THROUGH, Ground
from cantina.games.zone.map.paths import (
    chosen_way,
    cost,
    nearest,
    next_steps,
    shifts,
    toward,
    way_to,
)
from cantina.games.zone.map.stops import Walk, walks
from cantina.games.zone.terms.ids import Area
from cantina.games.zone.terms.numbers import EAST, NONE, NORTH, SOUTH, WEST
from tests.games.zone import slow
from tests.games.zone.maps import (
    FIRST,
    SECOND,
    any_ground,
    at,
    carved,
    drawn,
    everywhere,
    mask,
    named,
)
from tests.rules import rule

# EX-8: ways to a token on (6, 6). Pink stands on an area of two squares: five areas straight on, or
# six with one corner along the row above.
TOKEN, PINK = (6, 6), (6, 1)
BANDITS = carved(
    [TOKEN, (5, 6), (4, 6), (3, 6), (2, 6)],
    [TOKEN, (6, 7), (6, 8), (6, 9), (5, 9)],
    [TOKEN, (6, 5), (6, 4), (6, 3), (6, 2), PINK],
    [(5, 6), (5, 5), (5, 4), (5, 3), (5, 2), (5, 1)],
    [TOKEN, (7, 6), (8, 6), (8, 7), (8, 8), (9, 8), (10, 8)],
    [(8, 6), (8, 5), (9, 5), (9, 4), (9, 3)],
    wide=[[PINK, (5, 1)]],
)
PLACES = {
    "blue": (6, 8),
    "yellow": (2, 6),
    "teal": (5, 9),
    "pink": PINK,
    "lilac": (10, 8),
    "red": (9, 3),
}


def order(ground: Ground, avoid: int) -> list[tuple[str, tuple[int, int]]]:
    token = at(ground, *TOKEN)
    found = [
        (name, cost(ground, THROUGH, at(ground, *place), token, avoid, True))
        for name, place in PLACES.items()
    ]
    return sorted(found, key=lambda told: told[1])


@rule("ST-5.1", "ST-5.2", "ST-5.3", "ST-5.4", "ST-5.6", "ST-26.13")
def test_the_order_of_the_bandits() -> None:
    """EX-8."""
    anomaly = 1 << at(BANDITS, 6, 3)
    assert order(BANDITS, anomaly) == [
        ("blue", (2, 0)),
        ("yellow", (4, 0)),
        ("teal", (4, 1)),
        ("pink", (6, 1)),
        ("lilac", (6, 2)),
        ("red", (6, 3)),
    ]
    covered = order(BANDITS, 0)
    assert covered[3] == ("pink", (5, 0))
    assert [name for name, _ in covered] == ["blue", "yellow", "teal", "pink", "lilac", "red"]


CROSS = drawn(
    [
        "+ + + + + +",
        " A B C D E ",
        "+ + + + + +",
        " F G H I J ",
        "+ + + + + +",
        " K L M N O ",
        "+ + + + + +",
    ]
)


def number(ground: Ground, letter: str) -> Area:
    return ground.number[f"T.{letter}"]


@rule("ST-5.5", "ST-5.7")
def test_what_is_equal_is_left_to_the_lead_stalker() -> None:
    a, g, h = (number(CROSS, letter) for letter in "AGH")
    tied = nearest(CROSS, THROUGH, h, mask(CROSS, "A E K O"), 0, True)
    assert [CROSS.areas[goal].letter for goal in tied] == ["A", "E", "K", "O"]
    assert nearest(CROSS, THROUGH, h, mask(CROSS, "A J C F"), 0, True) == [number(CROSS, "C")]
    steps = next_steps(way_to(CROSS, THROUGH, a, 0, True), h, NONE)
    assert [(way, CROSS.areas[area].letter) for way, area in steps] == [(NORTH, "C"), (WEST, "G")]
    assert next_steps(way_to(CROSS, THROUGH, a, 0, True), g, WEST) == [(WEST, number(CROSS, "F"))]
    assert next_steps(way_to(CROSS, THROUGH, a, 0, True), a, WEST) == []
    assert nearest(CROSS, THROUGH, h, 0, 0, True) == []


@rule("ST-5.4", "ST-5.6")
def test_corners_decide_between_equally_far_goals() -> None:
    h = number(CROSS, "H")
    assert cost(CROSS, THROUGH, h, number(CROSS, "F"), 0, True) == (2, 0)
    assert cost(CROSS, THROUGH, h, number(CROSS, "B"), 0, True) == (2, 1)
    assert nearest(CROSS, THROUGH, h, mask(CROSS, "B F"), 0, True) == [number(CROSS, "F")]
    assert cost(CROSS, THROUGH, h, h, 0, True) == (0, 0)


@rule("ST-5.2", "ST-5.10", "ST-5.11")
def test_humans_avoid_anomalies_unless_there_is_no_other_path() -> None:
    ground = drawn(["+ + + +", " A B C ", "+ +#+ +", " D E F ", "+ + + +"])
    a, b, c = (number(ground, letter) for letter in "ABC")
    assert cost(ground, THROUGH, a, c, mask(ground, "B"), True) == (4, 2)
    assert cost(ground, THROUGH, a, c, mask(ground, "B E"), True) == (2, 0)
    assert cost(ground, THROUGH, b, c, mask(ground, "B"), True) == (1, 0)  # where it stands
    assert cost(ground, THROUGH, a, c, mask(ground, "B C"), True) == (2, 0)  # the goal counts
    assert cost(ground, THROUGH, a, c, 0, True) == (2, 0)  # inactive, covered, or no human


@rule("ST-5.8", "ST-5.9")
def test_walking_and_measuring_are_different_questions() -> None:
    ground = drawn(["+ + + +", " AxB C ", "+#+ + +", " D.D.D ", "+ + + +", " E#F.F ", "+ +x+x+"])
    a, b = number(ground, "A"), number(ground, "B")
    assert cost(ground, THROUGH, a, b, 0, False) == (1, 0)
    assert cost(ground, THROUGH, a, b, 0, True) == (FAR, FAR)
    assert nearest(ground, THROUGH, a, 1 << b, 0, True) == []
    assert walks(ground, THROUGH, a, b, 2, 0, 0, 0) == []


@rule("ST-21.12")
def test_facing_what_is_not_straight_ahead() -> None:
    """AM-22: along the shortest path; several directions are a choice."""
    h = number(CROSS, "H")
    told = {a: toward(CROSS, THROUGH, h, number(CROSS, a)) for a in "CFAEGMHB"}
    assert told == {
        "C": [NORTH],
        "F": [WEST],
        "A": [NORTH, WEST],
        "E": [NORTH, EAST],
        "G": [WEST],
        "M": [SOUTH],
        "H": [],
        "B": [NORTH, WEST],
    }


@rule("ST-21.12")
def test_a_snork_turns_to_the_window_it_was_shot_through() -> None:
    ground = drawn(["+ + + +", " AWB C ", "+ +#+ +", " D.D.D ", "+ + + +"])
    assert toward(ground, BLIND, number(ground, "B"), number(ground, "A")) == [WEST]
    lone = drawn(["+ + +", " A.A ", "+#+W+", " B C ", "+ +#+"])
    assert toward(lone, BLIND, number(lone, "B"), number(lone, "A")) == [EAST]


@rule("ST-22.4", "ST-14.6")
def test_a_push_leads_farther_from_its_source() -> None:
    h, g = number(CROSS, "H"), number(CROSS, "G")

    def pushed(full: str, away: bool) -> str:
        steps = shifts(CROSS, BLIND, h, THROUGH, g, mask(CROSS, full), away)
        return named(CROSS, sum(1 << area for _, area in steps))

    assert pushed("", True) == "C I M"
    assert pushed("C", True) == "I M"
    assert pushed("", False) == "G"
    assert pushed("G", False) == ""
    fenced = drawn(["+ + + + +", " A BxC D ", "+ + + + +"])
    assert shifts(fenced, THROUGH, SECOND, THROUGH, FIRST, 0, True) == []
    wide = drawn(["+ + +", " S.S ", "+ + +", " A B ", "+ + +"])
    a, s = number(wide, "A"), number(wide, "S")
    assert shifts(wide, THROUGH, a, THROUGH, s, 0, True) == []  # B is no farther than A


def told(ground: Ground, found: list[Walk]) -> list[tuple[str, int]]:
    return [
        ("".join(ground.areas[area].letter for _, area in walk.steps), walk.then) for walk in found
    ]


def walked(start: str, goal: str, most: int, full: str = "", barred: str = "") -> object:
    places = number(CROSS, start), number(CROSS, goal)
    masks = mask(CROSS, full), mask(CROSS, barred)
    return told(CROSS, walks(CROSS, THROUGH, *places, most, 0, *masks))


@rule("ST-26.1")
def test_a_walk_ends_at_the_goal_or_facing_the_next_step() -> None:
    assert walked("K", "O", 3) == [("LMN", EAST)]
    assert walked("K", "N", 3) == [("LMN", NONE)]
    assert walked("K", "N", 5) == [("LMN", NONE)]
    assert walked("K", "C", 2) == [("FA", EAST), ("LM", NORTH)]
    assert walked("K", "K", 2) == [("", NONE)]


@rule("ST-26.8")
def test_a_walk_ends_before_a_full_area_or_takes_the_next_path() -> None:
    assert walked("K", "O", 3, full="N") == [("LM", EAST)]
    assert walked("K", "O", 3, full="M N") == [("FGH", EAST)]
    assert walked("K", "L", 1, full="L") == [("", EAST)]
    assert walked("K", "M", 2, full="M") == [("L", EAST)]
    assert walked("K", "M", 2, full="L M") == [("FG", EAST)]


@rule("ST-26.8")
def test_a_walk_does_not_go_in_circles_to_find_a_place() -> None:
    """Round by P and Q it could stop, but only to come back to where it started."""
    ground = drawn(["+ + + + + +", " P Q#E.E.E ", "+ + +#+#+#+", " S.S A B G ", "+ + + + + +"])
    start, goal = number(ground, "S"), number(ground, "G")
    assert walks(ground, THROUGH, start, goal, 2, 0, mask(ground, "A B"), 0) == []
    assert told(ground, walks(ground, THROUGH, start, goal, 3, 0, mask(ground, "B G"), 0)) == []


@rule("ST-26.9")
def test_a_walk_passes_full_areas_but_not_those_with_targets() -> None:
    assert walked("K", "O", 3, full="L M") == [("LMN", EAST)]
    assert walked("K", "O", 3, full="L", barred="L") == [("FGH", EAST)]
    assert walked("K", "L", 3, full="L", barred="L") == [("", EAST)]


def sets(areas: set[int]) -> int:
    return sum(1 << area for area in areas)


def test_prices_of_all_paths_of_every_mission(subtests: pytest.Subtests) -> None:
    for name, ground in everywhere():
        with subtests.test(name=name):
            check_prices(ground)


def check_prices(ground: Ground) -> None:
    drawing = slow.Slow(ground)
    for kind in (THROUGH, OVER, BLIND):
        for walking in (True, False):
            links = drawing.links(kind, walking)
            for start in ground.everywhere:
                prices = slow.prices(links, start)
                for goal in ground.everywhere:
                    price = cost(ground, kind, start, goal, 0, walking)
                    assert price == prices.get(goal, (FAR, FAR))


def test_the_best_of_all_paths_of_every_tile(subtests: pytest.Subtests) -> None:
    tiles = [(name, ground) for name, ground in everywhere() if "tile" in name]
    assert len(tiles) == 21
    for name, ground in tiles:
        with subtests.test(name=name):
            check(ground, Random(name), 12)


@given(st.integers(0, 10**6))
@settings(max_examples=40, deadline=None)
def test_the_best_of_all_paths_on_any_map(seed: int) -> None:
    check(any_ground(seed), Random(seed), 4)


def check(ground: Ground, random: Random, times: int) -> None:
    """Costs, first steps and walks against all paths there are, for some starts and goals."""
    drawing = slow.Slow(ground)
    land = [area for area in ground.everywhere if area not in drawing.water]
    for _ in range(times):
        kind = random.choice((THROUGH, OVER, BLIND))
        start, goal = random.choice(land), random.choice(land)
        avoid = set(random.sample(range(ground.count), ground.count // 5))
        crowd = random.choice((0.3, 0.7))
        full: set[int] = {area for area in land if random.random() < crowd}
        barred = {area for area in full if random.random() < 0.2} - {start}
        for walking in (True, False):
            paths = slow.all_paths(drawing.links(kind, walking), start, goal)
            price, best = slow.best_paths(slow.allowed(paths, avoid))
            assert cost(ground, kind, start, goal, sets(avoid), walking) == price
            way = chosen_way(ground, kind, start, goal, sets(avoid), walking)
            assert every_path(way, start) == sorted(best)
        open_paths = slow.all_paths(drawing.links(kind, True), start, goal)
        clear = [p for p in open_paths if not (barred - {goal}) & {area for _, area in p}]
        most = random.choice((1, 2, 3, 4))
        found = walks(ground, kind, start, goal, most, sets(avoid), sets(full), sets(barred))
        expected = slow.walks(slow.allowed(clear, avoid), start, most, full)
        assert sorted((walk.steps, walk.then) for walk in found) == sorted(expected)


def every_path(way: Way, start: Area) -> list[list[tuple[int, Area]]]:
    """All paths one gets by taking any of the next steps, from the start to the goal."""
    if way.far[start] == FAR:
        return []
    paths: list[list[tuple[int, Area]]] = [[]]
    done: list[list[tuple[int, Area]]] = []
    while paths:
        path = paths.pop()
        here, came = (path[-1][1], path[-1][0]) if path else (start, NONE)
        if here == way.goal:
            done.append(path)
        paths += [[*path, step] for step in next_steps(way, here, came)]
    return sorted(done)
