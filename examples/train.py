"""Trains a bot for Bounty Hunters on a CPU and shows that it beats `greedy`: see docs/lab.md.

    ./test deep run compiled examples.train --out weights.npz

The bot gives every option a score, a weighted sum of the option's numbers, and plays the best. It
learns the weights by playing against itself: options that led to better positions than expected
become likelier (policy gradient with generalised advantages and clipped steps, as in PPO). What is
expected of a position is a weighted sum too, fitted to how games ended. Only numpy is needed. The
same seed gives the same weights, whatever the number of processes.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from functools import cache
from multiprocessing import cpu_count
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from cantina.lab.aec import TableEnv
from cantina.lab.single import SeatEnv

Array = NDArray[np.float64]

CHUNK = 10  # games that a process plays at a time
DISCOUNT = 0.95  # of generalised advantages: how far a later surprise counts
STEPS = 6  # of the optimiser, on each batch of games
CLIP = 0.2  # how far one batch may change how likely a choice is
RATE = 0.03
KEPT = 0.5  # of the expectation that was fitted before


@dataclass
class Played:
    """The decisions of some games, one after the other. Options of all decisions lie in one table;
    `starts` says where those of each decision begin."""

    options: NDArray[np.float32]
    starts: NDArray[np.int64]
    chosen: NDArray[np.int64]  # row of `options`
    positions: NDArray[np.float32]
    lines: NDArray[np.int64]  # the seat of the game that decided: decisions of one are one line
    results: NDArray[np.float64]  # how it ended for that seat


@cache
def table() -> TableEnv:
    return TableEnv("hunters", seats=2)


def play_itself(weights: Array, seeds: list[int]) -> Played:
    """Games of the bot against itself, choosing by chance, good options more often."""
    env = table()
    options, chosen, positions, lines, results = [], [], [], [], []
    for place, seed in enumerate(seeds):
        dice = np.random.default_rng(seed)
        env.reset(seed=seed)
        seats = []
        while not env.terminations[env.agent_selection]:
            seat = env.possible_agents.index(env.agent_selection)
            seen = env.observe(env.agent_selection)
            rows = seen["options"][: int(seen["action_mask"].sum())]
            scores = rows @ weights
            likely = np.exp(scores - scores.max())
            action = int(np.searchsorted(np.cumsum(likely), dice.random() * likely.sum()))
            action = min(action, len(rows) - 1)
            options.append(rows)
            chosen.append(action)
            positions.append(seen["observation"])
            seats.append(seat)
            env.step(action)
        rewards = list(env.rewards.values())
        lines += [2 * place + seat for seat in seats]
        results += [rewards[seat] for seat in seats]
    lengths = np.array([len(rows) for rows in options])
    starts = np.concatenate([[0], np.cumsum(lengths)[:-1]])
    return Played(
        np.concatenate(options),
        starts,
        starts + np.array(chosen),
        np.array(positions),
        np.array(lines),
        np.array(results),
    )


def joined(parts: list[Played]) -> Played:
    rows = np.cumsum([0] + [len(part.options) for part in parts])
    lines = np.cumsum([0] + [int(part.lines.max()) + 1 for part in parts])
    return Played(
        np.concatenate([part.options for part in parts]),
        np.concatenate([part.starts + first for part, first in zip(parts, rows, strict=False)]),
        np.concatenate([part.chosen + first for part, first in zip(parts, rows, strict=False)]),
        np.concatenate([part.positions for part in parts]),
        np.concatenate([part.lines + first for part, first in zip(parts, lines, strict=False)]),
        np.concatenate([part.results for part in parts]),
    )


def with_constant(positions: NDArray[np.float32]) -> Array:
    return np.concatenate([positions, np.ones((len(positions), 1))], axis=1).astype(np.float64)


def fitted(played: Played, before: Array | None) -> Array:
    """What is expected of a position: least squares, with a little of a ridge."""
    seen = with_constant(played.positions)
    ridge = 10.0 * np.eye(seen.shape[1])
    found = np.linalg.solve(seen.T @ seen + ridge, seen.T @ played.results).astype(np.float64)
    return found if before is None else KEPT * before + (1 - KEPT) * found


def advantages(played: Played, expected: Array) -> Array:
    """By decision: how much better than expected it went on, sooner counting for more."""
    values = with_constant(played.positions) @ expected
    found = np.zeros(len(values))
    after: dict[int, tuple[float, float]] = {}  # by line: the next value, and its advantage
    for place in range(len(values) - 1, -1, -1):
        line = int(played.lines[place])
        value, later = after.get(line, (float(played.results[place]), 0.0))
        found[place] = value - values[place] + DISCOUNT * later
        after[line] = (float(values[place]), float(found[place]))
    found -= found.mean()
    found /= found.std() + 1e-9
    return found


def likelihoods(played: Played, weights: Array) -> Array:
    """By option: how likely it is to be chosen."""
    scores: Array = played.options @ weights
    counts = np.diff(np.append(played.starts, len(scores)))
    scores = np.exp(scores - np.repeat(np.maximum.reduceat(scores, played.starts), counts))
    scores /= np.repeat(np.add.reduceat(scores, played.starts), counts)
    return scores


class Adam:
    """Steps of about the same size for every weight."""

    def __init__(self, size: int) -> None:
        self.mean = np.zeros(size)
        self.square = np.zeros(size)
        self.steps = 0

    def step(self, gradient: Array) -> Array:
        self.steps += 1
        self.mean = 0.9 * self.mean + 0.1 * gradient
        self.square = 0.99 * self.square + 0.01 * gradient**2
        mean = self.mean / (1 - 0.9**self.steps)
        square = self.square / (1 - 0.99**self.steps)
        return RATE * mean / (np.sqrt(square) + 1e-8)


def improved(played: Played, weights: Array, gains: Array, adam: Adam) -> Array:
    """The weights after a few steps that make good choices likelier, no further than CLIP."""
    before = likelihoods(played, weights)[played.chosen]
    counts = np.diff(np.append(played.starts, len(played.options)))
    for _ in range(STEPS):
        likely = likelihoods(played, weights)
        ratio = likely[played.chosen] / before
        open_ = np.where(gains > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        push = np.where(open_, gains * ratio, 0.0)
        pull = -likely * np.repeat(push, counts)
        pull[played.chosen] += push
        weights = weights + adam.step(pull @ played.options / len(gains))
    return weights


def train(
    batches: int, games: int, seed: int, jobs: int, seconds: float = math.inf
) -> Iterator[Array]:
    """The weights after each batch of games; stops early when the time is up."""
    weights = np.zeros(table().look.option_size)
    adam = Adam(len(weights))
    expected = None
    started = time.monotonic()
    with ProcessPoolExecutor(jobs) as pool:
        for batch in range(batches):
            if time.monotonic() - started > seconds:
                return
            first = seed * 10_000_000 + batch * games
            seeds = list(range(first, first + games))
            chunks = [seeds[start : start + CHUNK] for start in range(0, games, CHUNK)]
            played = joined(list(pool.map(play_itself, [weights] * len(chunks), chunks)))
            expected = fitted(played, expected)
            weights = improved(played, weights, advantages(played, expected), adam)
            yield weights


@cache
def seat_against(others: str) -> SeatEnv:
    return SeatEnv("hunters", seats=2, others=others)


def match(weights: Array, others: str, seeds: list[int]) -> float:
    """Points from games of the bot, which now plays its best option: 1 for a win, ½ for a tie."""
    env = seat_against(others)
    points = 0.0
    for seed in seeds:
        seen, _ = env.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            rows = seen["options"][: int(seen["action_mask"].sum())]
            seen, reward, over, _, _ = env.step(int(np.argmax(rows @ weights)))
        points += (1 + reward) / 2
    return points


def matches(pool: Executor, weights: Array, others: str, seeds: range) -> float:
    """The points from one game for each seed."""
    listed = list(seeds)
    chunks = [listed[start : start + CHUNK] for start in range(0, len(listed), CHUNK)]
    count = len(chunks)
    return sum(pool.map(match, [weights] * count, [others] * count, chunks))


def interval(points: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    z, share = 1.96, points / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    spread = z / (1 + z * z / games)
    spread *= math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return middle - spread, middle + spread


def main() -> None:
    parser = argparse.ArgumentParser(description="Trains a bot for Bounty Hunters.")
    parser.add_argument("--batches", type=int, default=60)
    parser.add_argument("--games", type=int, default=200, help="of each batch")
    parser.add_argument("--seconds", type=float, default=math.inf, help="at most, for training")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=cpu_count())
    parser.add_argument("--test", type=int, default=400, help="games against each bot at the end")
    parser.add_argument("--against", default="quick,greedy")
    parser.add_argument("--out", type=Path, help="where to write the weights")
    given = parser.parse_args()
    started = time.monotonic()
    weights = np.zeros(table().look.option_size)
    trained = train(given.batches, given.games, given.seed, given.jobs, given.seconds)
    for batch, weights in enumerate(trained):  # noqa: B007 (the last ones are tested)
        if batch % 10 == 9:
            print(f"{(batch + 1) * given.games} games, {time.monotonic() - started:.0f} s")
    names = table().look.encoding.option_names
    if given.out:
        np.savez(given.out, weights=weights, names=np.array(names))
    for place in np.argsort(-np.abs(weights))[:12]:
        print(f"{names[place]:24} {weights[place]:+.2f}")
    # Far from the seeds of training.
    held_out = range(1_000_000_000_000, 1_000_000_000_000 + given.test)
    with ProcessPoolExecutor(given.jobs) as pool:
        for others in given.against.split(","):
            points = matches(pool, weights, others, held_out)
            low, high = interval(points, given.test)
            print(
                f"against {others}: {points / given.test:.1%} of {given.test} games "
                f"(95 %: {low:.1%} to {high:.1%})"
            )


if __name__ == "__main__":
    main()
