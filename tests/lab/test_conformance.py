"""Each environment passes the tests that its library has for environments."""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import cantina.lab.single
from cantina.kernel.game import discover
from cantina.lab.aec import table_env
from cantina.lab.single import SeatEnv
from cantina.lab.spiel import name_of

games = pytest.mark.parametrize("key", sorted(discover()))
CYCLES = 30
"""Steps per agent: a game of the largest number of seats has several times as many in all."""


def sizes(key: str) -> tuple[int, int]:
    game = discover()[key]
    return game.fewest, game.most


@games
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
def test_pettingzoo(key: str) -> None:
    """Its own games with action masks have dicts as observations too; all else must not warn."""
    with warnings.catch_warnings():
        warnings.filterwarnings("error", module="pettingzoo")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        for seats in sizes(key):
            api_test(table_env(key, seats), num_cycles=CYCLES)


@games
def test_pettingzoo_by_seed(key: str) -> None:
    seed_test(lambda: table_env(key), num_cycles=CYCLES)


@games
def test_gymnasium(key: str) -> None:
    for seats in sizes(key):
        check_env(SeatEnv(key, seats=seats, others="random"), skip_render_check=True)


@games
def test_gymnasium_over_processes(key: str) -> None:
    """Two environments in processes of their own do what each does alone."""
    envs = gymnasium.make_vec(
        f"cantina/{key}-v0", num_envs=2, vectorization_mode="async", others="random"
    )
    alone = [gymnasium.make(f"cantina/{key}-v0", others="random") for _ in range(2)]
    try:
        seen, _ = envs.reset(seed=5)
        singles = [env.reset(seed=seed)[0] for env, seed in zip(alone, (5, 6), strict=True)]
        for _ in range(8):
            for place, single in enumerate(singles):
                for name in single:
                    assert np.array_equal(seen[name][place], single[name])
            seen, *_ = envs.step(np.zeros(2, np.int64))
            singles = [env.step(np.int64(0))[0] for env in alone]
    finally:
        envs.close()


@games
def test_openspiel(key: str) -> None:
    game = pyspiel.load_game(f"{name_of(key)}(deals=16)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_all_games_are_known_to_gymnasium() -> None:
    assert {f"cantina/{key}-v0" for key in discover()} <= set(gymnasium.registry)
    assert cantina.lab.single.__doc__
