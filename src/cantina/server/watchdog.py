"""How long the loop keeps everybody waiting.

A look every few milliseconds that comes late was held up. By the clock that may be the machine's
fault; how much of the delay the loop's own thread spent computing is ours alone, on any machine.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

log = logging.getLogger("cantina.watchdog")

EVERY: Final = 0.02
LONG: Final = 0.1
"""Seconds of computing without a break that a log line is worth."""
WINDOW: Final = 60.0
"""Seconds after which the longest is forgotten."""


class Watchdog:
    def __init__(self) -> None:
        self.late = 0.0  # the longest delay by the clock, in this window
        self.busy = 0.0  # the longest that the loop itself computed without a break
        self.long = 0  # how often that was too long, ever
        self._before = (0.0, 0.0)  # of the window before: a figure read just after it still counts
        self._since = time.monotonic()
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.ensure_future(self._watch())

    def longest(self) -> tuple[float, float]:
        """By the clock and of the loop's own computing, in this window and the one before."""
        return max(self.late, self._before[0]), max(self.busy, self._before[1])

    def forget(self) -> None:
        self.late = self.busy = 0.0
        self._before = (0.0, 0.0)

    async def _watch(self) -> None:
        while True:
            began, spent = time.monotonic(), time.thread_time()
            await asyncio.sleep(EVERY)
            now = time.monotonic()
            self._note(now, now - began - EVERY, time.thread_time() - spent)

    def _note(self, now: float, late: float, spent: float) -> None:
        if now - self._since > WINDOW:
            self._before, self._since = (self.late, self.busy), now
            self.late = self.busy = 0.0
        busy = min(late, spent)
        self.late, self.busy = max(self.late, late), max(self.busy, busy)
        if busy > LONG:
            self.long += 1
            log.warning("the loop computed for %.0f ms without a break", 1000 * busy)

    def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
