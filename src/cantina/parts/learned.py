"""A value learned from how games ended: weights of facts about a seat, by stage of the game.

A game that publishes its facts (its service `facts`) can have them fitted: `./cantina fit`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

from cantina.kernel.errors import BadContent
from cantina.kernel.game import Game
from cantina.kernel.table import Table

Stages: TypeAlias = list[list[int]]
"""For each stage of the game the weight of each fact."""


@dataclass(eq=False, repr=False)
class Facts:
    """What a game tells of a position, and how it plays by what was learned."""

    path: Final[Path]
    names: Final[tuple[str, ...]]
    stages: Final[int]
    scale: Final[int]  # a weight of so much counts a fact once
    of: Callable[[Table[Any, Any]], tuple[int, list[list[int]]]]  # the stage; facts by seat
    judging_by: Callable[[int, Stages], Game[Any, Any]]  # at a table of this many


def read_learned(path: Path, names: tuple[str, ...], stages: int) -> dict[int, Stages]:
    """By number of players. Raises BadContent: file, table, reason."""
    found: dict[int, Stages] = {}
    for seats, table in tomllib.loads(path.read_text(encoding="utf-8")).items():
        if list(table) != list(names) or any([len(row) != stages for row in table.values()]):
            raise BadContent(path.name, f"[{seats}]", f"needs {stages} numbers for every fact")
        found[int(seats)] = [[table[name][stage] for name in names] for stage in range(stages)]
    return found


def with_table(text: str, seats: int, names: tuple[str, ...], weights: Stages) -> str:
    """The text of such a file with the table for this many players replaced, or added at its
    end."""
    heading = f"[{seats}]"
    rows = [
        f"{name} = {[of_stage[number] for of_stage in weights]}"
        for number, name in enumerate(names)
    ]
    lines = "\n".join([heading, *rows]) + "\n"
    before, found, after = text.partition(heading + "\n")
    if not found:
        return text.rstrip("\n") + "\n\n" + lines
    rest = after.partition("\n\n")[2]
    return before + lines + (f"\n{rest}" if rest else "")
