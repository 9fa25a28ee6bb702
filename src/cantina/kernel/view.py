"""What a seat may know. A separate type from the state: a forgotten field stays hidden."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.kernel.action import Seat


@dataclass(eq=False, repr=False, kw_only=True)
class View:
    """The base of every game's view."""

    seat: Seat  # or SPECTATOR
    answered: list[bool]  # by seat: whether it has made its sealed choice
