"""Whose thought is next, when more bots think than there are workers.

A free worker goes to the address that has used least lately, and there to the table that has: so
somebody with many tables, and many names, waits for others and not they for him. Bots that think
long leave one worker to those that do not: a hint does not wait for a search. And the bots of a
table, and of all tables of an address, have a budget of seconds per minute while others wait.
"""

from __future__ import annotations

import asyncio
import time
from math import exp
from typing import Final, NamedTuple

from cantina.room.services import Whose

WINDOW: Final = 60.0
"""Seconds after which what was used counts for little more than a third."""
PATIENCE: Final = 30.0
"""Seconds that somebody waits for a worker."""
FORGOTTEN: Final = 0.01
AT_A_TABLE: Final = 0.02
AT_AN_ADDRESS: Final = 0.005
"""Seconds between decisions where nobody but bots plays: nobody waits for them, others might."""


class Budget(NamedTuple):
    """Seconds of thought a minute for all tables of an address, and for one of them."""

    address: float
    table: float


class Waiting:
    def __init__(self, whose: Whose, long: bool) -> None:
        self.whose: Final = whose
        self.long: Final = long
        self.turn: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()


class Turns:
    def __init__(self, workers: int) -> None:
        self._workers: Final = workers
        self._busy = 0
        self._long = 0
        self._waiting: list[Waiting] = []  # in the order they came
        self._used: dict[str, tuple[float, float]] = {}  # seconds, fading, and as of when
        self._step: dict[str, float] = {}  # when the bots of an address may go on by themselves

    def used(self, who: str) -> float:
        """Seconds of thought of the last minute or so."""
        seconds, then = self._used.get(who, (0.0, 0.0))
        return seconds * exp((then - time.monotonic()) / WINDOW)

    def is_awaited(self, whose: Whose) -> bool:
        """Whether somebody else waits for a worker."""
        return any(one.whose.address != whose.address for one in self._waiting)

    def is_spent(self, whose: Whose, budget: Budget) -> bool:
        return any(self.used(who) > most for who, most in zip(whose, budget, strict=True))

    def note(self, whose: Whose, seconds: float) -> None:
        for who in whose:
            self._used[who] = (self.used(who) + seconds, time.monotonic())
        if len(self._used) > 10_000:
            kept = [one for one in self._used if self.used(one) > FORGOTTEN]
            self._used = {one: self._used[one] for one in kept}

    async def take(self, whose: Whose, long: bool) -> None:
        """Returns when it is this one's turn; `give_back` then. Raises TimeoutError."""
        waiting = Waiting(whose, long)
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
            chosen = min(fitting, key=lambda one: [self.used(who) for who in one.whose])
            self._waiting.remove(chosen)
            self._busy += 1
            self._long += chosen.long
            chosen.turn.set_result(None)

    def _has_room_for_long(self) -> bool:
        return self._long < max(1, self._workers - 1)

    async def pause(self, whose: Whose) -> None:
        """Before a decision where nobody but bots plays: the tables of an address take turns."""
        now = time.monotonic()
        self._step = {who: at for who, at in self._step.items() if at > now}
        step = self._step[whose.address] = self._step.get(whose.address, now) + AT_AN_ADDRESS
        await asyncio.sleep(max(AT_A_TABLE, step - now))
