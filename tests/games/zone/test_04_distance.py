"""Chapter 4: distance."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cantina.games.zone.map.distances import FAR, areas_in
from cantina.games.zone.map.ground import BLIND, OVER, THROUGH, Ground
from cantina.games.zone.map.paths import (
    distance,
    distance_to_any,
    walking_distance,
    within,
)
from cantina.games.zone.terms.ids import Area
from tests.games.zone import slow
from tests.games.zone.maps import FIRST, SECOND, THIRD, any_ground, drawn, everywhere, mask, named
from tests.rules import rule

KINDS = (THROUGH, OVER, BLIND)

BANDS = drawn(
    [
        "+ + + + + +",
        " A B.B C D ",
        "+ + + + + +",
        " E F G H I ",
        "+ +#+ + + +",
        " J K L M N ",
        "+ + + + + +",
    ]
)


def at_distance(ground: Ground, area: Area, least: int, most: int = FAR) -> int:
    """What "X+" (no `most`) and "X-Y" of a card select, bounds included."""
    return within(ground, THROUGH, area, most) & ~within(ground, THROUGH, area, least - 1)


def test_bands_of_distance() -> None:
    """EX-7: bands 0 to 3 around F; the wall below it makes K far."""
    f = BANDS.number["T.F"]
    bands = [at_distance(BANDS, f, far, far) for far in range(5)]
    assert [named(BANDS, band) for band in bands] == ["F", "B E G", "A C H J L", "D I K M", "N"]
    assert within(BANDS, THROUGH, f, 2) == bands[0] | bands[1] | bands[2]
    assert at_distance(BANDS, f, 2) == bands[2] | bands[3] | bands[4]
    assert at_distance(BANDS, f, 1, 2) == bands[1] | bands[2]
    assert within(BANDS, THROUGH, f, 0) == 1 << f


@rule("ST-4.1")
def test_distance_counts_borders_round_corners_too() -> None:
    a, d, k = (BANDS.number[f"T.{letter}"] for letter in "ADK")
    assert distance(BANDS, THROUGH, a, a) == 0
    assert distance(BANDS, THROUGH, a, d) == 3
    assert distance(BANDS, THROUGH, BANDS.number["T.F"], k) == 3


@rule("ST-4.2")
def test_distance_is_judged_for_the_figure_whose_effect_it_is() -> None:
    ground = drawn(["+ + + +", " AWBxC ", "+ +#+ +", " D.D.D ", "+ + + +"])
    a, c = ground.number["T.A"], ground.number["T.C"]
    b = ground.number["T.B"]
    assert distance(ground, THROUGH, a, b) == distance(ground, OVER, a, b) == 1
    assert distance(ground, BLIND, a, b) == 3
    assert distance(ground, BLIND, c, b) == 1


@rule("ST-4.3", "ST-4.4")
def test_what_cannot_be_measured_is_at_no_distance() -> None:
    ground = drawn(["+ + + +", " A B#C ", "+ + + +"])
    assert distance(ground, THROUGH, FIRST, THIRD) == FAR
    assert named(ground, within(ground, THROUGH, FIRST, 99)) == "A B"
    assert named(ground, at_distance(ground, FIRST, 1)) == "B"
    assert named(ground, within(ground, THROUGH, FIRST, 0)) == "A"


@rule("ST-4.5")
def test_an_anomaly_is_as_far_as_its_nearest_symbol() -> None:
    a = BANDS.number["T.A"]
    assert distance_to_any(BANDS, THROUGH, a, mask(BANDS, "N I G")) == 2
    assert distance_to_any(BANDS, THROUGH, a, mask(BANDS, "A N")) == 0
    assert distance_to_any(BANDS, THROUGH, a, 0) == FAR


@rule("ST-4.6")
def test_distance_needs_no_sight() -> None:
    j, k = BANDS.number["T.J"], BANDS.number["T.C"]
    assert distance(BANDS, THROUGH, j, k) == 4


def test_walking_is_another_distance() -> None:
    """ST-5.8: fences are measured across and walked around."""
    ground = drawn(["+ + +", " AxB ", "+ + +", " C.C ", "+ + +"])
    assert distance(ground, THROUGH, FIRST, SECOND) == 1
    assert walking_distance(ground, THROUGH, FIRST, SECOND) == 2


def test_distances_of_every_mission(subtests: pytest.Subtests) -> None:
    for name, ground in everywhere():
        with subtests.test(name=name):
            check(ground)


@given(st.integers(0, 10**6))
@settings(max_examples=25, deadline=None)
def test_distances_on_any_map(seed: int) -> None:
    check(any_ground(seed))


def check(ground: Ground) -> None:
    drawing = slow.Slow(ground)
    for kind in KINDS:
        looks, walks = drawing.links(kind, False), drawing.links(kind, True)
        for a in ground.everywhere:
            far, walk = slow.distances(looks, a), slow.distances(walks, a)
            for b in ground.everywhere:
                assert distance(ground, kind, a, b) == far.get(b, FAR)
                assert walking_distance(ground, kind, a, b) == walk.get(b, FAR)
                assert distance(ground, kind, a, b) == distance(ground, kind, b, a)
            for most in (0, 1, 3, 99):
                near = [b for b in ground.everywhere if far.get(b, FAR) <= most]
                assert areas_in(within(ground, kind, a, most)) == near
