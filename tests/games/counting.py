"""How many sequences of decisions there are from fixed positions, for the counts of every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cantina.kernel.table import Table, apply, fork

Scenes = Mapping[str, tuple[Callable[[], Table[Any, Any]], int]]
"""By name: a position, and how deep it is counted."""


def count(t: Table[Any, Any], depth: int) -> int:
    """Sequences of exactly this many decisions."""
    if depth == 0:
        return 1
    if not t.asks:
        return 0
    ask = t.asks[0]
    if depth == 1:
        return len(ask.options)
    total = 0
    for action in ask.options:
        after = fork(t)
        apply(after, ask, action)
        total += count(after, depth - 1)
    return total


def names(scenes: Scenes) -> list[str]:
    return [
        f"{name}, {depth}"
        for name, (_, deepest) in scenes.items()
        for depth in range(1, deepest + 1)
    ]


def counted(scenes: Scenes, line: str) -> int:
    """The number that belongs to a name of `names`."""
    name, depth = line.split(", ")
    return count(scenes[name][0](), int(depth))


def text(scenes: Scenes) -> str:
    return "".join(f"{name}, {counted(scenes, name)}\n" for name in names(scenes))
