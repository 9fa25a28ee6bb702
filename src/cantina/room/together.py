"""What a group decides together: one seat is asked, and all who have a seat may say what they
would choose. Which asks these are, the game says (its service `together`)."""

from __future__ import annotations

from typing import Any

from cantina.kernel.action import SPECTATOR, Ask, Seat
from cantina.kernel.table import Table


def asked_together(t: Table[Any, Any] | None) -> Ask | None:
    """What one seat is asked for all; None where everybody decides for themselves."""
    if t is None or "together" not in t.game.services:
        return None
    is_together = t.game.services["together"]
    return next((ask for ask in t.asks if is_together(t, ask)), None)


def decider_for(t: Table[Any, Any] | None, seat: Seat) -> Seat | None:
    """Who decides now what this seat may propose an answer to."""
    ask = asked_together(t)
    return None if ask is None or seat in (SPECTATOR, ask.seat) else ask.seat
