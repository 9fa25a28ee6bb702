"""What a seat sees of Nim: everything."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.nim.state import NimTable

from cantina.kernel.action import Seat
from cantina.kernel.table import answered
from cantina.kernel.view import View


@dataclass(eq=False, repr=False, kw_only=True)
class NimView(View):
    heaps: list[int]
    next: Seat


def view(t: NimTable, seat: Seat) -> NimView:
    heaps = t.state.heaps[:]
    return NimView(seat=seat, answered=answered(t), heaps=heaps, next=t.state.next)
