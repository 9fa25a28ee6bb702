"""Chapter 6: line of sight."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cantina.games.zone.map.distances import areas_in
from cantina.games.zone.map.ground import BLIND, OVER, THROUGH, Ground
from cantina.games.zone.map.sight import ALL_AROUND, UNLIMITED, capped, limits_of, lines, seen
from cantina.games.zone.terms.numbers import EAST, NORTH, SOUTH, WEST
from tests.games.zone import slow
from tests.games.zone.maps import FIRST, THIRD, any_ground, drawn, everywhere, mask, named
from tests.rules import rule

BANDIT = (3, 1, 0, 1)  # front, right, back, left

YARD = drawn(
    [
        "+ + + +",
        " H I J ",
        "+ + + +",
        " C B E ",
        "+ +.+ +",
        " D B F ",
        "+ + + +",
        " K L M ",
        "+ + + +",
        " O P Q ",
        "+ + + +",
        " R S T ",
        "+ + + +",
        " U V X ",
        "+ + + +",
    ]
)


def sees(ground: Ground, letter: str, limits: tuple[int, int, int, int], dim: str = "") -> str:
    area = ground.number[f"T.{letter}"]
    return named(ground, seen(ground, THROUGH, area, limits, mask(ground, dim)))


@rule("ST-6.2", "ST-6.3", "ST-6.7", "ST-6.8")
def test_a_bandit_sees_3_ahead_and_2_on_each_side() -> None:
    """EX-9: facing down; B is two squares, so a side of one step is two areas. Not the fourth area
    ahead (V), not the one behind (I), not the diagonal one (K)."""
    limits = limits_of(*BANDIT, SOUTH)
    assert limits == (0, 1, 3, 1)
    assert sees(YARD, "B", limits) == "B C D E F L P S"


@rule("ST-6.1", "ST-6.7")
@pytest.mark.parametrize(
    ("facing", "view"),
    [(NORTH, "B C D E F I"), (EAST, "B E F I L"), (SOUTH, "B C D E F L P S"), (WEST, "B C D I L")],
)
def test_sight_turns_with_the_enemy(facing: int, view: str) -> None:
    assert sees(YARD, "B", limits_of(*BANDIT, facing)) == view


def test_front_right_back_and_left_stay_where_they_are() -> None:
    assert limits_of(1, 2, 3, 4, NORTH) == (1, 2, 3, 4)
    assert limits_of(1, 2, 3, 4, EAST) == (4, 1, 2, 3)
    assert limits_of(1, 2, 3, 4, SOUTH) == (3, 4, 1, 2)
    assert limits_of(1, 2, 3, 4, WEST) == (2, 3, 4, 1)


@rule("ST-6.5", "ST-6.6", "ST-6.7")
def test_the_own_area_is_always_in_sight() -> None:
    assert sees(YARD, "B", (0, 0, 0, 0)) == "B"
    assert sees(YARD, "B", (0, 0, 0, 0), "B") == "B"


@rule("ST-6.7")
def test_a_stalker_sees_10_areas_ahead_2_left_2_right_and_none_behind_a_wall() -> None:
    """EX-10: three bandits with shotguns on B, I and O are seen; two with rifles are not: Q lies
    behind the wall, and K to the side of the way ahead."""
    ground = drawn(
        [
            "+ + + + + + +",
            " K.K A B L.L ",
            "+.+.+ + +.+.+",
            " K.K C D L.L ",
            "+.+.+ + +.+.+",
            " K.K E F L.L ",
            "+.+.+ + +.+.+",
            " K.K G H L.L ",
            "+.+.+ + +.+.+",
            " K.K I J L.L ",
            "+ + + + + + +",
            " N M V.V O P ",
            "+ + +#+#+ + +",
            " Q.Q.Q.Q.Q.Q ",
            "+ + + + + + +",
        ]
    )
    assert sees(ground, "V", ALL_AROUND) == "A B C D E F G H I J M N O P V"
    assert sees(ground, "V", (UNLIMITED, 0, 0, 0)) == "A B C D E F G H I J V"
    assert [sees(ground, "V", (0, *rest)) for rest in ((99, 0, 0), (0, 99, 0), (0, 0, 99))] == [
        "O P V",
        "V",
        "M N V",
    ]


@rule("ST-6.4", "ST-6.7")
def test_a_stalker_sees_5_areas_ahead_1_left_and_3_right() -> None:
    """EX-11: of four bandits on C, G, K and M those on C and G are seen; M is behind a wall."""
    ground = drawn(
        [
            "+ + + + + + +",
            " K.K A L.L.L ",
            "+.+.+ +.+.+.+",
            " K.K B L.L.L ",
            "+.+.+ +.+.+.+",
            " K.K C L.L.L ",
            "+.+.+ +.+.+.+",
            " K.K D L.L.L ",
            "+.+.+ +.+.+.+",
            " K.K E L.L.L ",
            "+ + + + + + +",
            " M#F V G H I ",
            "+ + + + + + +",
        ]
    )
    assert sees(ground, "V", (UNLIMITED, 0, 0, 0)) == "A B C D E V"
    assert sees(ground, "V", (0, 0, 0, UNLIMITED)) == "F V"
    assert sees(ground, "V", (0, UNLIMITED, 0, 0)) == "G H I V"


@rule("ST-6.4", "ST-7.1")
def test_poor_visibility_blocks_sight_to_from_and_through() -> None:
    assert sees(YARD, "L", ALL_AROUND) == "B I K L M P S V"
    assert sees(YARD, "L", ALL_AROUND, "P M") == "B I K L"
    assert sees(YARD, "P", ALL_AROUND, "P M") == "P"
    assert sees(YARD, "I", limits_of(3, 1, 1, 0, SOUTH), "D") == "B H I L P"


@rule("ST-6.4")
def test_windows_block_those_to_whom_they_are_walls() -> None:
    ground = drawn(["+ + + +", " AWBxC ", "+ + + +"])
    assert [named(ground, seen(ground, kind, FIRST, ALL_AROUND, 0)) for kind in range(3)] == [
        "A B C",
        "A B C",
        "A",
    ]
    assert [named(ground, seen(ground, kind, THIRD, ALL_AROUND, 2)) for kind in range(3)] == [
        "C"
    ] * 3


@rule("ST-6.9")
def test_a_cap_holds_in_each_direction() -> None:
    assert capped((3, 1, 0, 99), 1) == (1, 1, 0, 1)
    assert sees(YARD, "B", capped(limits_of(*BANDIT, SOUTH), 1)) == "B C D E F L"


@rule("ST-6.10")
def test_sight_is_asked_anew_for_every_position() -> None:
    views = [
        sees(YARD, "L", limits_of(*BANDIT, facing), dim) for facing in (2, 0) for dim in ("", "P")
    ]
    assert views == ["K L M P S V", "K L M", "B I K L M", "B I K L M"]


def test_the_direction_of_what_lies_straight_ahead() -> None:
    def told(a: str, b: str) -> list[int]:
        return lines(YARD, THROUGH, YARD.number[f"T.{a}"], YARD.number[f"T.{b}"])

    assert told("B", "V") == [SOUTH]
    assert told("V", "B") == [NORTH]
    assert told("D", "F") == [EAST]
    assert told("B", "B") == []
    assert told("H", "L") == []


def test_sight_on_every_mission(subtests: pytest.Subtests) -> None:
    for name, ground in everywhere():
        with subtests.test(name=name):
            check(ground, Random(name))


@given(st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_sight_on_any_map(seed: int) -> None:
    check(any_ground(seed), Random(seed))


def check(ground: Ground, random: Random) -> None:
    drawing = slow.Slow(ground)
    for kind in (THROUGH, OVER, BLIND):
        links = drawing.links(kind, False)
        for area in ground.everywhere:
            some = random.sample(range(ground.count), min(4, ground.count))
            limits = tuple(random.choice((0, 1, 2, 3, 5, 99)) for _ in range(4))
            four = (limits[0], limits[1], limits[2], limits[3])
            for view, dim in ((ALL_AROUND, []), (four, []), (four, some), (ALL_AROUND, some)):
                told = seen(ground, kind, area, view, sum(1 << other for other in dim))
                assert areas_in(told) == sorted(slow.seen(links, area, view, set(dim)))
