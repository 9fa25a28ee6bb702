"""What is true: State, Frame, Outcome. Plain classes of ints, strs and lists, so that one source
runs interpreted and compiled.

The constructor of a state class takes every field, in order, with its type: clone and JSON codec
are generated from that signature (`generate.py`).
"""

from __future__ import annotations

from cantina.kernel.action import Action, Seat
from cantina.kernel.rng import Rng


class Frame:
    """One box on the stack: which flow is running and how far it has come."""

    def __init__(self, at: int = 0, passed: int = 0) -> None:
        self.at = at  # the step of the flow table that runs next
        self.passed = passed  # bit set of the seats that passed in the window now open


class Outcome:
    """How the game ended. Never changed once made."""

    def __init__(self, winners: list[Seat], scores: list[int], reason: str, rule: str) -> None:
        self.winners = winners  # several when victory is shared, none when all lost together
        self.scores = scores  # one per seat
        self.reason = reason  # a word of the game: what ended it
        self.rule = rule


class State:
    """Everything that is true at a table; each game adds its own fields."""

    def __init__(
        self,
        rng: Rng,
        stack: list[Frame],
        sealed: list[Action | None],
        revealed: int,
        outcome: Outcome | None,
    ) -> None:
        self.rng = rng
        self.stack = stack
        self.sealed = sealed  # one per seat while a sealed ask is open, else empty
        self.revealed = revealed  # how often hidden information came out; undo stops there
        self.outcome = outcome
