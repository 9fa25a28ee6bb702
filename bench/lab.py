"""Steps a second of a random agent in our environments and in those of PettingZoo and OpenSpiel, in
one run on one core, and how many times theirs ours is. Observations are built at every step.

    ./test deep run bench.lab

PettingZoo's classic games need packages of their own (the extra `peers`); those that are missing
are left out.
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable

import numpy as np
import pyspiel

from cantina.build import is_compiled_running
from cantina.cli.bench import rate
from cantina.kernel.game import discover
from cantina.lab.aec import table_env
from cantina.lab.single import SeatEnv
from cantina.lab.spiel import name_of

PETTINGZOO = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4", "texas_holdem_v4", "hanabi_v5")
PYTHON_GAMES = ("python_kuhn_poker", "python_liars_poker", "python_block_dominoes")
OPENSPIEL = (*PYTHON_GAMES, "gin_rummy", "hearts", "backgammon")


def agents(env) -> Callable[[], int]:
    """A game in which all agents look and choose by chance."""

    def play() -> int:
        env.reset(seed=random.getrandbits(30))
        steps = 0
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            env.step(int(random.choice(np.flatnonzero(mask))))
            steps += 1
        return steps

    return play


def seat(env) -> Callable[[], int]:
    """A game of one random seat; random bots have the others."""

    def play() -> int:
        seen, _ = env.reset(seed=random.getrandbits(30))
        steps, over = 0, False
        while not over:
            seen, _, over, _, _ = env.step(int(random.choice(np.flatnonzero(seen["action_mask"]))))
            steps += 1
        return steps

    return play


def spiel(name: str) -> Callable[[], int]:
    """A game in which each player looks before it chooses, where the game has a tensor for that."""
    if name in PYTHON_GAMES:
        importlib.import_module(f"open_spiel.python.games.{name.removeprefix('python_')}")
    game = pyspiel.load_game(name)
    kind = game.get_type()

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            player = state.current_player()
            if player >= 0 and kind.provides_observation_tensor:
                state.observation_tensor(player)
            elif player >= 0 and kind.provides_information_state_tensor:
                state.information_state_tensor(player)
            state.apply_action(random.choice(state.legal_actions()))
            steps += 1
        return steps

    return play


def report(title: str, ours: dict[str, float], theirs: dict[str, float]) -> None:
    print(f"\n{title}")
    for name, speed in ours.items():
        print(f"  {name:32} {speed:12,.0f} steps/s")
    for name, speed in theirs.items():
        ratios = ", ".join(f"{key} {value / speed:.2f}" for key, value in ours.items())
        print(f"  {name:32} {speed:12,.0f} steps/s; times that: {ratios}")


def pettingzoo() -> dict[str, float]:
    found = {}
    for name in PETTINGZOO:
        try:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            found[name] = rate(agents(module.env()))
        except ImportError as error:
            print(f"{name}: not measured, {error.name} is not installed")
    return found


def main() -> None:
    random.seed(1)
    print("ours:", "compiled" if is_compiled_running() else "interpreted")
    keys = list(discover())
    theirs = pettingzoo()
    report("PettingZoo", {key: rate(agents(table_env(key))) for key in keys}, theirs)
    report(
        "OpenSpiel",
        {key: rate(spiel(name_of(key))) for key in keys},
        {name: rate(spiel(name)) for name in OPENSPIEL},
    )
    report(
        "Gymnasium, one seat", {key: rate(seat(SeatEnv(key, others="random"))) for key in keys}, {}
    )


if __name__ == "__main__":
    main()
