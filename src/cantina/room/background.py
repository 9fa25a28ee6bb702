"""What a table does by itself: tasks, timers, and the bots that think for its seats."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, Final

from cantina.bots.mind import Mind
from cantina.kernel.action import Seat
from cantina.kernel.errors import BadOptions
from cantina.room import clock
from cantina.room.stored import STAND_IN

log = logging.getLogger("cantina.room")


class Timer:
    """Calls something at a time, once; setting it again replaces what was set before."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def set(self, at: int, work: Callable[[], None]) -> None:
        self.stop()
        wait = max(0, at - clock.now()) / 1000
        self._handle = asyncio.get_running_loop().call_later(wait, work)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None

    def is_set(self) -> bool:
        return self._handle is not None


class Background:
    def __init__(self, table: str) -> None:
        self._table: Final = table  # its id, for the log
        self._tasks: set[asyncio.Task[None]] = set()
        self._thinking: set[Seat] = set()
        self._minds: dict[Seat, tuple[str, Mind]] = {}
        self.deadline: Final = Timer()  # to when the first seat's time is up
        self.countdown: Final = Timer()  # to the start
        self.talk: Final = Timer()  # to when a bot decides for all

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs something beside; whatever goes wrong in it is logged."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: %r", self._table, task.exception(), exc_info=task.exception())

    def begin_thinking(self, seat: Seat) -> bool:
        """False: a bot thinks for this seat already."""
        if seat in self._thinking:
            return False
        self._thinking.add(seat)
        return True

    def end_thinking(self, seat: Seat) -> None:
        self._thinking.discard(seat)

    def mind(self, seat: Seat, bot: str) -> Mind:
        """The bot of a seat as it was at its last decision; a new one if another sits there."""
        known = self._minds.get(seat)
        if known is None or known[0] != bot:
            known = self._minds[seat] = (bot, self._new_mind(bot))
        return known[1]

    def _new_mind(self, bot: str) -> Mind:
        """A game outlives versions: a bot that there is no more plays on by the rule of thumb."""
        try:
            return Mind(bot)
        except BadOptions as error:
            log.warning(
                "table %s: %s plays in the place of a bot: %s", self._table, STAND_IN, error
            )
            return Mind(STAND_IN)

    def is_busy(self) -> bool:
        return bool(self._tasks)

    def stop_timers(self) -> None:
        self.deadline.stop()
        self.countdown.stop()
        self.talk.stop()

    def cancel_tasks(self) -> None:
        for task in self._tasks:
            task.cancel()

    async def end(self) -> None:
        """Returns when no task runs any more."""
        await asyncio.gather(*self._tasks, return_exceptions=True)
