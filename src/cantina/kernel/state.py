"""What is true: State, Frame, Outcome. Plain classes of ints, strs and lists, so that one source
runs interpreted and compiled.

Each class declares its fields: clone and JSON codec are generated from them (`generate.py`), and
the compiled build has its constructors written out (`expand.py`).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from cantina.kernel.action import Action, Seat
from cantina.kernel.rng import Rng


@dataclass(eq=False, repr=False)
class Frame:
    """One box on the stack: which flow is running and how far it has come."""

    at: int = field(default=0, kw_only=True)  # the step of the flow table that runs next
    # A bit set of the seats that passed in the window now open.
    passed: int = field(default=0, kw_only=True)


@dataclass(eq=False, repr=False)
class Outcome:
    """How the game ended. Never changed once made."""

    winners: list[Seat]  # several when victory is shared, none when all lost together
    scores: list[int]  # one per seat
    reason: str  # a word of the game: what ended it
    rule: str


@dataclass(eq=False, repr=False)
class State:
    """Everything that is true at a table; each game adds its own fields."""

    rng: Rng
    stack: list[Frame]
    sealed: list[Action | None]  # one per seat while a sealed ask is open, else empty
    revealed: int  # how often hidden information came out; undo stops there
    outcome: Outcome | None
