"""Teaches the network of a game to tell who will win: `python -m cantina.lab.judging GAME`.

The rule of thumb plays games with itself, half of them with some random choices in between, at
tables of all sizes and with all scenarios. Positions at the beginning of turns, with who won in the
end, are what the network learns from; every tenth game is kept apart to test it. A better forecast
is not yet a better player: `./cantina arena` has the last word.
"""

from __future__ import annotations

import argparse
import random
import time
from array import array
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from cantina.bots.sampling import Sample, seen_in
from cantina.kernel.errors import BadOptions
from cantina.kernel.game import Game, find_game
from cantina.kernel.table import open_table
from cantina.parts.network import Forecast, Network, network_text

Numbers = npt.NDArray[np.float32]

SAMPLE: Final = Sample(kept=0.5, stray=0.06, opening=False)
PAIRS: Final = 0.8
"""Of all tables, how many are for the fewest players."""
CHUNK: Final = 200
"""Games that a process plays in one go."""
HELD_OUT: Final = 10
HIDDEN: Final = 16
EPOCHS: Final = 14
BATCH: Final = 4096
RATE: Final = 4e-3
DECAY: Final = 1e-4


@dataclass
class Positions:
    """Seen in games, by row: the facts, whether their side won, and the game."""

    facts: array[int]
    won: array[int]
    games: array[int]

    def add(self, more: Positions) -> None:
        self.facts.extend(more.facts)
        self.won.extend(more.won)
        self.games.extend(more.games)


def nothing() -> Positions:
    return Positions(array("h"), array("b"), array("q"))


def published(key: str) -> Forecast:
    """Raises BadOptions where the game has no such network."""
    game = find_game(key)
    if "forecast" not in game.services:
        raise BadOptions(f"{key} has no network to teach")
    found: Forecast = game.services["forecast"]()
    return found


def played(key: str, first: int, games: int) -> Positions:
    """Positions of the games with these seeds."""
    game = find_game(key)
    pack = game.load(None)
    forecast = published(key)
    found = nothing()
    for seed in range(first, first + games):
        dice = random.Random(seed)
        t = open_table(game, pack, *_table(game, dice, seed), heard=False)
        seen = seen_in(t, seed, dice, SAMPLE, forecast.facts)
        won = int(forecast.whose(t) in t.state.outcome.winners)
        for facts in seen:
            found.facts.extend(facts)
            found.won.append(won)
            found.games.append(seed)
    return found


def _table(game: Game[Any, Any], dice: random.Random, seed: int) -> tuple[int, int, dict[str, str]]:
    """Seats, seed and options: single games only, for a campaign has many winners."""
    seats = game.fewest if dice.random() < PAIRS else dice.randint(game.fewest, game.most)
    options = {
        one.key: dice.choice(one.choices)
        for one in game.options
        if one.choices and one.key != "campaign"
    }
    return seats, seed, options


def collected(key: str, seed: int, games: int, jobs: int) -> Positions:
    found = nothing()
    with ProcessPoolExecutor(jobs) as pool:
        chunks = [
            pool.submit(played, key, first, min(CHUNK, seed + games - first))
            for first in range(seed, seed + games, CHUNK)
        ]
        for chunk in chunks:  # in their order: the same seed teaches the same
            found.add(chunk.result())
    return found


@dataclass
class Layers:
    rows: Numbers
    biases: Numbers
    out: Numbers
    bias: Numbers

    def all(self) -> list[Numbers]:
        return [self.rows, self.biases, self.out, self.bias]


@dataclass(frozen=True)
class Taught:
    network: Network
    loss: float  # of the forecast for games it has not seen, and of one that knows nothing
    guess: float


def taught(facts: Numbers, won: Numbers, held_out: npt.NDArray[np.bool_], seed: int) -> Taught:
    """By Adam, with a rate that falls to nothing."""
    dice = np.random.default_rng(seed)
    mean = facts[~held_out].mean(0)
    spread = np.maximum(facts[~held_out].std(0), 1e-3)
    scaled = (facts - mean) / spread
    count = facts.shape[1]
    layers = Layers(
        dice.normal(0, count**-0.5, (count, HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN, np.float32),
        dice.normal(0, HIDDEN**-0.5, HIDDEN).astype(np.float32),
        np.zeros(1, np.float32),
    )
    _descend(layers, scaled[~held_out], won[~held_out], dice)
    chances = _chances(layers, scaled[held_out])
    rows = layers.rows / spread[:, None]
    network = Network(
        rows=rows.tolist(),
        biases=(layers.biases - mean @ rows).tolist(),
        out=layers.out.tolist(),
        bias=float(layers.bias[0]),
    )
    level = np.full_like(chances, won[~held_out].mean())
    return Taught(network, _loss(chances, won[held_out]), _loss(level, won[held_out]))


def _hidden(layers: Layers, facts: Numbers) -> Numbers:
    found: Numbers = np.maximum(facts @ layers.rows + layers.biases, 0)
    return found


def _chances(layers: Layers, facts: Numbers) -> Numbers:
    total = _hidden(layers, facts) @ layers.out + layers.bias
    found: Numbers = 1 / (1 + np.exp(-total))
    return found


def _loss(chances: Numbers, won: Numbers) -> float:
    """How surprised the forecast is by who won, on average (cross-entropy)."""
    likely = np.clip(np.where(won > 0, chances, 1 - chances), 1e-9, 1)
    return float(-np.log(likely).mean())


def _descend(layers: Layers, facts: Numbers, won: Numbers, dice: np.random.Generator) -> None:
    means = [np.zeros_like(one) for one in layers.all()]
    squares = [np.zeros_like(one) for one in layers.all()]
    steps = EPOCHS * (-(-len(facts) // BATCH))
    step = 0
    for _ in range(EPOCHS):
        order = dice.permutation(len(facts))
        for first in range(0, len(order), BATCH):
            step += 1
            rate = RATE * 0.5 * (1 + np.cos(np.pi * step / steps))
            batch = order[first : first + BATCH]
            slopes = _slopes(layers, facts[batch], won[batch])
            for one, slope, mean, square in zip(layers.all(), slopes, means, squares, strict=True):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope * slope - square)
                size = np.sqrt(square / (1 - 0.999**step)) + 1e-8
                one -= rate * (mean / (1 - 0.9**step) / size + DECAY * one)


def _slopes(layers: Layers, facts: Numbers, won: Numbers) -> list[Numbers]:
    hidden = _hidden(layers, facts)
    off = (1 / (1 + np.exp(-(hidden @ layers.out + layers.bias))) - won) / len(won)
    back = off[:, None] * layers.out * (hidden > 0)
    return [facts.T @ back, back.sum(0), hidden.T @ off, off.sum(keepdims=True)]


def as_numbers(found: Positions) -> tuple[Numbers, Numbers, npt.NDArray[np.bool_]]:
    """Facts, who won, and which rows are kept apart."""
    won = np.frombuffer(found.won, np.int8).astype(np.float32)
    facts = np.frombuffer(found.facts, np.int16).reshape(len(won), -1).astype(np.float32)
    return facts, won, np.frombuffer(found.games, np.int64) % HELD_OUT == 0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=130_000)
    parser.add_argument("--seed", type=int, default=2_000_000_000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--out", type=Path, help="instead of the game's own file")
    asked = parser.parse_args()
    forecast = published(asked.game)
    began = time.monotonic()
    found = collected(asked.game, asked.seed, asked.games, asked.jobs)
    print(f"{len(found.won)} positions of {asked.games} games, {time.monotonic() - began:.0f} s")
    result = taught(*as_numbers(found), seed=asked.seed)
    print(f"loss {result.loss:.4f} where a guess has {result.guess:.4f}")
    path = asked.out or forecast.path
    path.write_text(network_text(result.network, forecast.names), encoding="utf-8")
    print(f"written to {path}")


if __name__ == "__main__":
    main()
