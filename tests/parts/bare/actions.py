"""Two actions, neither with a number."""

from __future__ import annotations

from cantina.kernel.action import Action
from cantina.parts.declare import action


@action("roll")
class Roll(Action):
    """Takes no number."""


@action("hold")
class Hold(Action):
    """Takes no number either."""
