"""How often: token buckets. One that is full again is forgotten, so memory stays small."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from cantina.server.settings import Rates

MOST_BUCKETS: Final = 20_000
"""Above this the full ones are swept out."""


class Limits:
    """Counts what each address and each player does."""

    def __init__(self, rates: Rates, time: Callable[[], float] = time.monotonic) -> None:
        self.rates: Final = rates
        self._time: Final = time
        self._buckets: dict[tuple[str, str], tuple[float, float]] = {}  # left, and as of when

    def allows(self, kind: str, who: str) -> bool:
        """Takes one token of this kind, named like a field of Rates; False when none is left."""
        if not self.rates.on:
            return True
        most = float(getattr(self.rates, kind))
        now = self._time()
        left, then = self._buckets.get((kind, who), (most, now))
        left = min(most, left + (now - then) * most / 60)
        allowed = left >= 1
        self._buckets[kind, who] = (left - 1 if allowed else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._sweep(now)
        return allowed

    def _sweep(self, now: float) -> None:
        """After a minute every bucket is full."""
        kept = {key: held for key, held in self._buckets.items() if now - held[1] < 60}
        if len(kept) > MOST_BUCKETS:  # somebody tries many names: begin anew rather than grow
            kept = {}
        self._buckets = kept
