"""What is true at a table of Nim."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from cantina.games.nim.pack import NimPack

from cantina.kernel.action import Seat
from cantina.kernel.state import Frame, State
from cantina.kernel.table import Table


@dataclass(eq=False, repr=False)
class Turns(Frame):
    """The only flow there is."""


@dataclass(eq=False, repr=False)
class NimState(State):
    heaps: list[int]
    next: Seat
    turn: int


NimTable: TypeAlias = Table[NimState, NimPack]
