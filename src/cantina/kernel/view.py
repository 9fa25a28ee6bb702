"""What a seat may know. A view is another type than the state: forgetting a field hides it."""

from __future__ import annotations

from cantina.kernel.action import Seat


class View:
    """The base of every game's view."""

    def __init__(self, seat: Seat, answered: list[bool]) -> None:
        self.seat = seat  # SPECTATOR for somebody who only watches
        self.answered = answered  # by seat: has made the sealed choice now open; what, nobody knows
