"""Weights found by playing: repeatable, and kept only when they win."""

from __future__ import annotations

import random

from cantina.bots.fitting import FitPlan, Position, descended, fit, loss
from cantina.bots.tuning import HeldOut, Match, Plan, Tuned, tune, won
from cantina.bots.weighted import published
from cantina.kernel.game import find_game

SETS = published(find_game("hunters"))
CASUAL = SETS.of("casual", 2)
SMALL = Plan("hunters", 2, 3, generations=2, candidates=4, best=2, games=4, test=6)


def nothing(line: str) -> None:
    assert line


def test_the_same_seed_finds_the_same_weights() -> None:
    first, again = (tune(SMALL, CASUAL, [CASUAL], jobs, nothing) for jobs in (1, 2))
    assert first == again
    assert first.values != CASUAL
    for name, value in first.values.items():
        least, most = SETS.ranges[name]
        assert least <= value <= most


def test_every_rival_is_played_and_tested() -> None:
    found = tune(SMALL, CASUAL, [CASUAL, SETS.of("tuned", 2)], 1, nothing)
    assert [test.games for test in found.tests] == [6, 6]


def test_the_tuned_weights_beat_the_casual_ones() -> None:
    for seats, wanted in ((2, 24), (4, 14)):
        values, rival = SETS.of("tuned", seats), SETS.of("casual", seats)
        assert won(Match("hunters", seats, values, [rival], range(40))) >= wanted


def test_only_what_wins_more_than_its_share_is_better() -> None:
    clear, close = HeldOut(wins=70, games=100, par=0.5), HeldOut(wins=54, games=100, par=0.5)
    assert Tuned({}, [clear]).is_better
    assert not Tuned({}, [clear, close]).is_better


def test_the_fit_learns_what_decides() -> None:
    """Who has more of the first fact wins in the first stage, who has less in the second; the other
    fact says nothing."""
    dice = random.Random(1)
    positions = []
    for _ in range(2000):
        facts = [[dice.random(), dice.random()] for _ in range(3)]
        stage = dice.randrange(2)
        best = max(range(3), key=lambda seat: facts[seat][0] * (1 - 2 * stage))
        positions.append(Position(stage, facts, [float(seat == best) for seat in range(3)]))
    weights = descended(positions, 2, random.Random(1))
    assert weights[0][0] > 3 > abs(weights[0][1]) * 3
    assert weights[1][0] < -3
    assert loss(positions, weights) < 0.6 < loss(positions, [[0.0, 0.0]] * 2)


def test_a_fit_is_repeatable_and_tested_against_what_is_in_use() -> None:
    plan = FitPlan("hunters", 2, 5, games=8, test=2, trials=4)
    first, again = fit(plan, nothing), fit(plan, nothing)
    assert first == again
    assert first.test.games == 2
    assert not first.is_better  # two games prove nothing
