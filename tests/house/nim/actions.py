"""What can be chosen in Nim."""

from __future__ import annotations

from cantina.kernel.action import Action
from cantina.parts.declare import action


@action("take")
class Take(Action):
    """NI-1.2: so many stones of one heap."""

    heap: int
    stones: int
