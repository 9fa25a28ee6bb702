"""What happens in Nim."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.kernel.action import Seat
from cantina.kernel.event import Event


@dataclass(eq=False, repr=False, kw_only=True)
class StonesTaken(Event):
    seat: Seat
    heap: int
    stones: int
