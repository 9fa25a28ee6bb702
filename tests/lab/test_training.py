"""The tutorial's script: it learns, and the same seed learns the same."""

from __future__ import annotations

import importlib.util
import sys
from concurrent.futures import ThreadPoolExecutor
from types import ModuleType

import numpy as np
import pytest

from tests.house.sources import CHECKOUT


@pytest.fixture(scope="module")
def script() -> ModuleType:
    path = CHECKOUT / "examples" / "train.py"
    spec = importlib.util.spec_from_file_location("train", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["train"] = module  # its processes import it by this name
    spec.loader.exec_module(module)
    return module


def test_a_short_training_beats_random_play(script: ModuleType) -> None:
    """A few batches are enough for that; the whole run, which beats `greedy`, takes minutes."""
    weights = np.zeros(script.table().look.option_size)
    untrained = script.match(weights, "random", list(range(20)))
    for learned in script.train(batches=4, games=20, seed=1, jobs=1):
        weights = learned
    points = script.match(weights, "random", list(range(20)))
    assert points > untrained
    assert points >= 14


def test_training_depends_on_the_seed_alone(script: ModuleType) -> None:
    ends = []
    for seed, jobs in ((1, 1), (1, 2), (2, 1)):
        *_, weights = script.train(batches=1, games=20, seed=seed, jobs=jobs)
        ends.append(weights)
    assert np.array_equal(ends[0], ends[1])
    assert not np.array_equal(ends[0], ends[2])


def test_matches_are_counted_over_all_seeds(script: ModuleType) -> None:
    weights = np.zeros(script.table().look.option_size)
    with ThreadPoolExecutor(1) as pool:
        points = script.matches(pool, weights, "random", range(12))
    assert points == script.match(weights, "random", list(range(12)))


def test_the_interval_of_a_share(script: ModuleType) -> None:
    low, high = script.interval(60.0, 100)
    assert low == pytest.approx(0.502, abs=0.001)
    assert high == pytest.approx(0.691, abs=0.001)
