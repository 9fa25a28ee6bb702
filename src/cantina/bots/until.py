"""How long a bot may think. Only bots read a clock: the engine below them has none."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final


class Until:
    """A bot asks `is_up` between two steps of its thought and answers with the best it has found
    once it is. Without seconds the time is never up, and no clock is read: what a bot then does
    depends on its luck alone, and can be repeated."""

    def __init__(
        self, seconds: float | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._clock: Final = clock
        self._end: Final = None if seconds is None else clock() + seconds

    def is_up(self) -> bool:
        return self._end is not None and self._clock() >= self._end

    def part(self, share: float) -> Until:
        """When this share of the time that is left will be over."""
        if self._end is None:
            return self
        return Until(max(0.0, self._end - self._clock()) * share, self._clock)

    def comes(self) -> bool:
        """Whether it will be up at all."""
        return self._end is not None


NEVER: Final = Until()
