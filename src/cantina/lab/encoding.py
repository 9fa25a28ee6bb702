"""What a learner is told about a position: numbers for the seat and numbers for each option.

An encoding reads a world made by `seen`, never the table. That world holds exactly what the seat
knows, so nothing it computes can give away more.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Final, TypeAlias

from cantina.kernel.action import Ask, Seat
from cantina.kernel.game import Game
from cantina.kernel.rng import seeded
from cantina.kernel.table import Table, determinize

AnyGame: TypeAlias = Game[Any, Any]
AnyTable: TypeAlias = Table[Any, Any]
Row: TypeAlias = list[float]

SAME: Final = 1
"""The seed of what a seat does not know: always the same, so that equal knowledge looks equal."""


@dataclass(frozen=True)
class Encoding:
    """The numbers of one game. All are of the order of one."""

    position_names: tuple[str, ...]
    option_names: tuple[str, ...]
    most_options: int  # of one ask
    longest: int  # decisions of the longest game
    position: Callable[[AnyTable, Seat], Row]  # of a world that the seat sees
    options: Callable[[AnyTable, Ask], list[Row]]  # of its ask there


def seen(t: AnyTable, seat: Seat) -> AnyTable:
    """A fork that depends on nothing but the seat's knowledge."""
    return determinize(t, seat, seeded(SAME))


def encoding_of(game: AnyGame) -> Encoding:
    """The game's own encoding, or the plain one."""
    name = f"cantina.lab.games.{game.key}"
    module = importlib.import_module(name if find_spec(name) else "cantina.lab.plain")
    encoding = module.ENCODING
    assert isinstance(encoding, Encoding)
    return encoding


def one_hot(place: int, count: int) -> Row:
    """All 0, and 1 at the place if there is such a place."""
    row = [0.0] * count
    if 0 <= place < count:
        row[place] = 1.0
    return row


def named(prefix: str, names: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(f"{prefix}_{name}" for name in names)
