"""Random play here and elsewhere, in one run: decisions a second and how many times theirs ours is.

A decision is: list what is legal, choose one uniformly, apply it. Chance outcomes count too
in OpenSpiel, which favours it.
"""

from __future__ import annotations

import random
from collections.abc import Callable

from cantina.build import is_compiled_running
from cantina.cli.bench import random_games, rate
from cantina.kernel.game import discover

OPENSPIEL = ("gin_rummy", "hearts", "backgammon")
RLCARD = ("gin-rummy", "uno", "mahjong")


def openspiel(name: str) -> Callable[[], int]:
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
            decisions += 1
        return decisions

    return play


def rlcard(name: str) -> Callable[[], int]:
    import rlcard

    env = rlcard.make(name, config={"seed": 1})

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return play


def main() -> None:
    print("ours:", "compiled" if is_compiled_running() else "interpreted")
    ours = {}
    for key, game in discover().items():
        pack = game.load(None)
        ours[key] = rate(lambda game=game, pack=pack: random_games(game, pack, min(4, game.most)))
        print(f"{key:32} {ours[key]:12,.0f} decisions/s")
    makers = [(f"OpenSpiel {name}", openspiel, name) for name in OPENSPIEL]
    makers += [(f"RLCard {name}", rlcard, name) for name in RLCARD]
    for label, make, name in makers:
        try:
            theirs = rate(make(name))
        except ImportError as error:
            print(f"{label:32} not measured: {error.name} is not installed")
            continue
        ratios = ", ".join(f"{key} is {value / theirs:.1f} times" for key, value in ours.items())
        print(f"{label:32} {theirs:12,.0f} decisions/s; {ratios}")


if __name__ == "__main__":
    main()
