"""What happened, for log, animation and statistics. State is never built from events."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.kernel.action import Seat


@dataclass(eq=False, repr=False)
class Event:
    """Something that happened, with the rule behind it."""

    rule: str

    def seen_by(self, seat: Seat) -> Event | None:
        """What this seat (or SPECTATOR) may know: the event, a redacted copy, or None."""
        return self


@dataclass(eq=False, repr=False, kw_only=True)
class AnswerSealed(Event):
    """A seat made its sealed choice. Nobody else knows it before the reveal."""

    seat: Seat
    ask: str


def events_for(events: list[Event], seat: Seat) -> list[Event]:
    """The events as this seat may know them, in order."""
    told = [event.seen_by(seat) for event in events]
    return [event for event in told if event is not None]
