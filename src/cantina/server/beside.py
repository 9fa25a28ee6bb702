"""Work that would hold the loop up: parsing what strangers send, playing games again.

It is done in threads, between which and the loop Python switches every half millisecond. Strangers
share one thread, in which their addresses take turns: a class behind one address that opens its
pages all at once waits for itself, and nobody else for it. Tables, whose players wait, have their
own thread.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

T = TypeVar("T")

MOST_WAITING: Final = 100
"""Pieces of work of one address: a page asks for three or four when it is opened."""


class TooBusy(Exception):
    """Somebody has enough work waiting here."""


class Beside:
    def __init__(self) -> None:
        self._tables: Final = ThreadPoolExecutor(1, thread_name_prefix="tables")
        self._strangers: Final = ThreadPoolExecutor(1, thread_name_prefix="strangers")
        self._working = False
        self._lines: Final[OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()

    async def for_table(self, work: Callable[..., T], *about: Any) -> T:
        """Something that a table needs to go on."""
        return await asyncio.get_running_loop().run_in_executor(self._tables, work, *about)

    async def for_stranger(self, who: str, work: Callable[..., T], *about: Any) -> T:
        """Something that whoever is at this address wants to know. Raises TooBusy."""
        await self._turn(who)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._strangers, work, *about)
        finally:
            self._next()

    async def _turn(self, who: str) -> None:
        if not self._working:
            self._working = True
            return
        line = self._lines.setdefault(who, deque())
        if len(line) >= MOST_WAITING:
            raise TooBusy
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        """The turn of the first in line at the address that has waited longest for one."""
        while self._lines:
            who, line = self._lines.popitem(last=False)
            turn = line.popleft()
            if line:
                self._lines[who] = line
            if not turn.cancelled():
                turn.set_result(None)
                return
        self._working = False

    def close(self) -> None:
        for threads in (self._tables, self._strangers):
            threads.shutdown(wait=False, cancel_futures=True)
