"""Events with and without fields."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.kernel.event import Event
from tests.parts.shapes.ids import Key
from tests.parts.shapes.state import Pile


@dataclass(eq=False, repr=False, kw_only=True)
class Waited(Event):
    """Says nothing but its rule."""


@dataclass(eq=False, repr=False, kw_only=True)
class PileMoved(Event):
    pile: Pile
    keys: list[Key]
    to: int | None
