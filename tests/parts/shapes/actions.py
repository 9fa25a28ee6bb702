"""Actions with no number, with an id, and with one that may be left out."""

from __future__ import annotations

from cantina.kernel.action import Action
from cantina.parts.declare import action
from tests.parts.shapes.ids import Card


@action("wait")
class Wait(Action):
    """Takes no number."""


@action("move")
class Move(Action):
    """Takes a card, and a place that may be left out."""

    card: Card
    place: int | None = None
