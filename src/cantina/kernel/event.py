"""What happened, for log, animation and statistics. A by-product: no state is built from it."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.kernel.action import Seat


@dataclass(eq=False, repr=False)
class Event:
    """Something that happened, with the rule that made it happen."""

    rule: str

    def seen_by(self, seat: Seat) -> Event | None:
        """What this seat (or SPECTATOR) may know of it: the event, a blinded copy, or None."""
        return self


@dataclass(eq=False, repr=False, kw_only=True)
class AnswerSealed(Event):
    """A seat made its sealed choice. What it chose is known to nobody else before the reveal."""

    seat: Seat
    ask: str


def events_for(events: list[Event], seat: Seat) -> list[Event]:
    """The events as this seat may know them, in order."""
    told = [event.seen_by(seat) for event in events]
    return [event for event in told if event is not None]
