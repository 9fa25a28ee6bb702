"""A clock that ran out: an event beside those of the game, sent with the decision that was made for
the seat."""

from __future__ import annotations

from typing import Any

from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.parts.clock import TimeRanOut
from cantina.room.stored import Entry

CLOCK = "clock"
"""What decided in a seat's place when its time was up."""


def with_lapse(entry: Entry, events: list[Event]) -> list[Event]:
    """The events of a log entry, preceded by `TimeRanOut` if the clock decided."""
    return [TimeRanOut(entry.seat), *events] if entry.by == CLOCK else events


def event_json(game: Game[Any, Any], event: Event) -> dict[str, Any]:
    if isinstance(event, TimeRanOut):
        return {"event": "TimeRanOut", "rule": "", "seat": event.seat}
    return game.encode_event(event)
