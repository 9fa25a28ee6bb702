"""Whose thought is next, when more bots think than there are workers.

A free worker goes to whoever has used least lately, so that somebody with many tables waits for
others and not they for him. Bots that think long leave one worker to those that do not: a hint does
not wait for a search. And a table's bots have so many seconds of thought a minute.
"""

from __future__ import annotations

import asyncio
import time
from math import exp
from typing import Final

WINDOW: Final = 60.0
"""Seconds after which what was used counts for little more than a third."""
PATIENCE: Final = 30.0
"""Seconds that somebody waits for a worker."""
FORGOTTEN: Final = 0.01


class Waiting:
    def __init__(self, who: str, long: bool) -> None:
        self.who: Final = who
        self.long: Final = long
        self.turn: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()


class Turns:
    def __init__(self, workers: int) -> None:
        self._workers: Final = workers
        self._busy = 0
        self._long = 0
        self._waiting: list[Waiting] = []  # in the order they came
        self._used: dict[str, tuple[float, float]] = {}  # seconds, fading, and as of when

    def used(self, who: str) -> float:
        """Seconds of thought of the last minute or so."""
        seconds, then = self._used.get(who, (0.0, 0.0))
        return seconds * exp((then - time.monotonic()) / WINDOW)

    def note(self, who: str, seconds: float) -> None:
        self._used[who] = (self.used(who) + seconds, time.monotonic())
        if len(self._used) > 10_000:
            kept = [one for one in self._used if self.used(one) > FORGOTTEN]
            self._used = {one: self._used[one] for one in kept}

    async def take(self, who: str, long: bool) -> None:
        """Returns when it is this one's turn; `give_back` then. Raises TimeoutError."""
        waiting = Waiting(who, long)
        self._waiting.append(waiting)
        self._hand_out()
        try:
            async with asyncio.timeout(PATIENCE):
                await asyncio.shield(waiting.turn)
        except BaseException:
            if waiting.turn.done():
                self.give_back(long)
            else:
                self._waiting.remove(waiting)
            raise

    def give_back(self, long: bool) -> None:
        self._busy -= 1
        self._long -= long
        self._hand_out()

    def _hand_out(self) -> None:
        while self._busy < self._workers:
            fitting = [one for one in self._waiting if not one.long or self._has_room_for_long()]
            if not fitting:
                return
            chosen = min(fitting, key=lambda one: self.used(one.who))
            self._waiting.remove(chosen)
            self._busy += 1
            self._long += chosen.long
            chosen.turn.set_result(None)

    def _has_room_for_long(self) -> bool:
        return self._long < max(1, self._workers - 1)
