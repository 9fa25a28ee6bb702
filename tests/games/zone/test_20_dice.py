"""Chapter 20: dice, and how likely what they show is."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction

import pytest

from cantina.games.zone.combat.dice import (
    ACCURACY,
    MASKS,
    PETALS,
    STALKER_DIE,
    SUCCESSES,
    by_faces,
    current_roll,
    few_of,
    masks,
    reroll_options,
    roll_anomaly,
    roll_gear,
    roll_stalker,
    successes,
    throw_again,
)
from cantina.games.zone.combat.odds import (
    chance,
    chances,
    expected,
    expected_loss,
    odds,
)
from cantina.games.zone.frames.stalkers import blast, new_roll, suffer
from tests.games.zone.maps import drawn
from tests.games.zone.scene import BOX, S0, scene
from tests.rules import rule

GEAR = range(6)
STALKER = range(6, 12)
ROOM = drawn(["+ + +", " A B ", "+ + +"])


@rule("ST-20.1", "ST-20.2", "ST-20.3")
def test_faces_are_those_of_the_box() -> None:
    for face, printed in enumerate(BOX.dice.equipment):
        assert (SUCCESSES[face], MASKS[face]) == (printed.successes, 0)
        assert successes([face], True) == printed.in_range
    for face, printed in enumerate(BOX.dice.stalker, start=STALKER_DIE):
        assert (SUCCESSES[face], MASKS[face]) == (printed.successes, printed.masks)
    assert [SUCCESSES[face] for face in GEAR] == [2, 3, 2, 1, 1, 0]
    assert [(SUCCESSES[face], MASKS[face]) for face in STALKER] == [
        (0, 2),
        (1, 1),
        (1, 1),
        (2, 0),
        (0, 1),
        (1, 0),
    ]


@rule("ST-20.4")
def test_the_anomaly_die_has_ten_faces() -> None:
    assert Counter(PETALS) == {1: 1, 2: 2, 3: 3, 4: 4}
    assert BOX.dice.anomaly == PETALS


@rule("ST-19.4", "ST-20.1", "ST-20.5")
def test_accuracy_counts_4_in_effective_range_and_2_elsewhere() -> None:
    """EX-38."""
    one_success = 11
    assert successes([ACCURACY, one_success], True) == 5
    assert successes([ACCURACY, one_success], False) == 3
    s = scene(["borsuk A", "milady B"], ground=ROOM).dice(ACCURACY)
    s.push(blast(S0, s.at("B"), 1))
    assert s.stalker(1).hp == 14 - 2


@rule("ST-20.6")
def test_means() -> None:
    assert Fraction(sum(successes([face], False) for face in GEAR), 6) == Fraction(9, 6)
    assert Fraction(sum(successes([face], True) for face in GEAR), 6) == Fraction(11, 6)
    assert Fraction(sum(successes([face], True) for face in STALKER), 6) == Fraction(5, 6)
    assert Fraction(sum(masks([face]) for face in STALKER), 6) == Fraction(5, 6)
    for skill, gear, accurate in itertools.product((0, 2), (0, 3), (False, True)):
        mean = sum(n * ways for n, _, ways in odds(skill, gear, accurate)) / 6 ** (skill + gear)
        assert mean == pytest.approx(expected(skill, gear, accurate))


@rule("ST-20.1", "ST-20.2", "ST-20.7")
@pytest.mark.parametrize("skill", [0, 1, 2, 3])
@pytest.mark.parametrize("gear", [0, 1, 2, 3])
@pytest.mark.parametrize("accurate", [False, True])
def test_odds_are_those_of_counting_every_roll(skill: int, gear: int, accurate: bool) -> None:
    counted: Counter[tuple[int, int]] = Counter()
    for faces in itertools.product(*[STALKER] * skill, *[GEAR] * gear):
        counted[successes(list(faces), accurate), masks(list(faces))] += 1
    assert {(n, m): ways for n, m, ways in odds(skill, gear, accurate)} == counted
    for needed in range(4 * gear + 2 * skill + 2):
        ways = sum(count for (n, _), count in counted.items() if n >= needed)
        assert chance(skill, gear, accurate, needed) == pytest.approx(ways / 6 ** (skill + gear))


@rule("ST-20.7")
def test_more_dice_than_the_box_has_are_rolled_in_full() -> None:
    s = scene(["borsuk A"], ground=ROOM)
    assert len(roll_gear(s.table, 9)) == 9
    assert len(roll_stalker(s.table, 8)) == 8
    assert sum(ways for _, _, ways in odds(4, 8, True)) == 6**12
    assert chances(0, 9, False)[0] == 1.0
    assert chance(0, 2, False, 7) == 0.0


@rule("ST-20.3", "ST-20.4")
def test_dice_show_only_their_own_faces() -> None:
    s = scene(["borsuk A"], ground=ROOM)
    assert set(roll_gear(s.table, 300)) == set(GEAR)
    assert set(roll_stalker(s.table, 300)) == set(STALKER)
    assert {roll_anomaly(s.table) for _ in range(300)} == {1, 2, 3, 4}


@rule("ST-18.15")
def test_what_gets_through_a_defence_on_average() -> None:
    by_hand = sum(max(0, 4 - SUCCESSES[a] - SUCCESSES[b] - 1) for a in GEAR for b in GEAR) / 36
    assert expected_loss(4, 2, 1) == pytest.approx(by_hand)


@rule("ST-21.7")
def test_choices_of_dice_to_reroll() -> None:
    assert by_faces([3, 5, 3]) == [0b101, 0b010, 0b111]
    assert few_of(3, 1) == [0b001, 0b010, 0b100]
    assert sorted(few_of(3, 2)) == [0b001, 0b010, 0b011, 0b100, 0b101, 0b110]
    assert sorted(few_of(2, 5)) == [0b01, 0b10, 0b11]


@rule("ST-21.7", "ST-23.8")
def test_focus_rerolls_any_of_few_dice_and_whole_faces_of_many() -> None:
    s = scene(["borsuk A"], ground=ROOM)
    s.stalker(0).focus = True
    roll = new_roll()
    assert reroll_options(s.table, S0, roll, ()) == []
    roll.dice = [0, 1, 2, 3, 4, 6]
    assert len(reroll_options(s.table, S0, roll, ())) == 63 + 1
    roll.dice = [0, 0, 0, 1, 1, 1, 6, 6]
    assert len(reroll_options(s.table, S0, roll, ())) == 7 + 1
    s.stalker(0).focus = False
    assert reroll_options(s.table, S0, roll, ()) == []


@rule("ST-21.7")
def test_a_rerolled_die_stays_the_kind_it_is() -> None:
    s = scene(["borsuk A"], ground=ROOM).dice(5, 2)
    roll = new_roll()
    roll.dice = [0, 7, 11]
    throw_again(s.table, roll, 0b101)
    assert roll.dice == [5, 7, 8]


def test_the_roll_that_effects_change_is_the_innermost() -> None:
    s = scene(["borsuk A leather_jacket"], ground=ROOM)
    assert current_roll(s.table) is None
    first, second = suffer(S0, 3), suffer(S0, 4)
    s.table.state.stack += [first, second]
    assert current_roll(s.table) is second.roll
