"""What a seat may know. A view is another type than the state: forgetting a field hides it."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.kernel.action import Seat


@dataclass(eq=False, repr=False, kw_only=True)
class View:
    """The base of every game's view."""

    seat: Seat  # SPECTATOR for somebody who only watches
    answered: list[bool]  # by seat: has made the sealed choice now open; what, nobody knows
