"""A small learned network: facts in, one number out. Plain floats, so that both builds count alike.

Its numbers are data: for every fact a row, so that a file can be read and compared.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from math import exp
from pathlib import Path
from typing import Any, Final

from cantina.kernel.action import Seat
from cantina.kernel.errors import BadContent
from cantina.kernel.table import Table


@dataclass(eq=False, repr=False)
class Forecast:
    """What a game publishes (its service `forecast`) that has such a network."""

    path: Final[Path]
    names: Final[tuple[str, ...]]  # of the facts
    facts: Callable[[Table[Any, Any]], list[int]]
    whose: Callable[[Table[Any, Any]], Seat]  # one of those whose chance the network tells
    chance: Callable[[Table[Any, Any], Seat], float]  # at the beginning of a turn


@dataclass(eq=False, repr=False)
class Network:
    """One hidden layer that passes on what is above nought."""

    rows: Final[list[list[float]]]  # by fact: its weight for each hidden unit
    biases: Final[list[float]]
    out: Final[list[float]]
    bias: Final[float]

    def chance(self, facts: list[int]) -> float:
        """From 0 to 1."""
        hidden = self.biases[:]
        count = len(hidden)
        for place, fact in enumerate(facts):
            if fact == 0:
                continue
            row = self.rows[place]
            times = float(fact)
            for unit in range(count):
                hidden[unit] += times * row[unit]
        total = self.bias
        for unit in range(count):
            if hidden[unit] > 0.0:
                total += hidden[unit] * self.out[unit]
        return 1.0 / (1.0 + exp(-max(-30.0, min(30.0, total))))


def read_network(path: Path, names: tuple[str, ...]) -> Network:
    """Raises BadContent: file, table, reason."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    facts, biases, out = data["facts"], data["biases"], data["out"]
    if list(facts) != list(names):
        raise BadContent(path.name, "[facts]", "needs a row for every fact, in their order")
    if any(len(row) != len(biases) for row in (out, *facts.values())):
        raise BadContent(path.name, "[facts]", f"needs {len(biases)} numbers in every row")
    return Network(
        rows=[[float(number) for number in row] for row in facts.values()],
        biases=[float(one) for one in biases],
        out=[float(one) for one in out],
        bias=float(data["bias"]),
    )


def network_text(network: Network, names: tuple[str, ...]) -> str:
    """Such a file."""
    rows = [f"{name} = {_row(row)}" for name, row in zip(names, network.rows, strict=True)]
    head = [
        "# Learned: `python -m cantina.lab.judging` writes this file. By fact: its weight for each",
        "# hidden unit.",
        f"biases = {_row(network.biases)}",
        f"out = {_row(network.out)}",
        f"bias = {network.bias:.4g}",
    ]
    return "\n".join([*head, "", "[facts]", *rows, ""])


def _row(numbers: list[float]) -> str:
    return "[" + ", ".join([repr(float(f"{number:.4g}")) for number in numbers]) + "]"
