"""A state with one frame and no field of its own."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.kernel.state import Frame, State


@dataclass(eq=False, repr=False)
class Turns(Frame):
    """Has nothing of its own."""


@dataclass(eq=False, repr=False)
class BareState(State):
    """Has what every state has."""
