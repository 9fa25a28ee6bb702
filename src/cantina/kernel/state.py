"""The state of a game: State, Frame, Outcome. Plain classes of ints, strs and lists, so that one
source runs interpreted and compiled.

Clone and JSON codec are generated from the declared fields (`generate.py`); constructors are
written out for the compiled build (`expand.py`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from cantina.kernel.action import Action, Seat
from cantina.kernel.rng import Rng


@dataclass(eq=False, repr=False)
class Frame:
    """One entry of the stack: the running flow and its position."""

    at: int = field(default=0, kw_only=True)  # index of the next step in the flow table
    # A bit set of the seats that passed in the open window.
    passed: int = field(default=0, kw_only=True)


@dataclass(eq=False, repr=False)
class Outcome:
    """How the game ended. Immutable."""

    winners: list[Seat]  # several if victory is shared, none if all lost together
    scores: list[int]  # one per seat
    reason: str  # a keyword of the game: why it ended
    rule: str


@dataclass(eq=False, repr=False)
class State:
    """The complete state of a table; each game adds its own fields."""

    rng: Rng
    stack: list[Frame]
    sealed: list[Action | None]  # one per seat while a sealed ask is open, else empty
    revealed: int  # how often hidden information was revealed; no undo past that
    outcome: Outcome | None
