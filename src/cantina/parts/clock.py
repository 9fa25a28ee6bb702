"""What happens when a clock runs out, in any game. Compiled together with the games' events."""

from __future__ import annotations

from cantina.kernel.action import Seat
from cantina.kernel.event import Event


class TimeRanOut(Event):
    """A seat was late: what follows was decided in its place."""

    def __init__(self, seat: Seat) -> None:
        super().__init__("")
        self.seat = seat
