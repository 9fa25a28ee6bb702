"""Work that would hold the loop up: parsing what strangers send, playing games again.

It is done in threads, between which and the loop Python switches every half millisecond. Strangers
share one thread, and none of them has more than a few pieces of work waiting; tables, whose players
wait, have another.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

T = TypeVar("T")

MOST_WAITING: Final = 4


class TooBusy(Exception):
    """Somebody has enough work waiting here."""


class Beside:
    def __init__(self) -> None:
        self._tables: Final = ThreadPoolExecutor(1, thread_name_prefix="tables")
        self._strangers: Final = ThreadPoolExecutor(1, thread_name_prefix="strangers")
        self._waiting: Final[Counter[str]] = Counter()

    async def for_table(self, work: Callable[..., T], *about: Any) -> T:
        """Something that a table needs to go on."""
        return await asyncio.get_running_loop().run_in_executor(self._tables, work, *about)

    async def for_stranger(self, who: str, work: Callable[..., T], *about: Any) -> T:
        """Something that whoever is at this address wants to know. Raises TooBusy."""
        if self._waiting[who] >= MOST_WAITING:
            raise TooBusy
        self._waiting[who] += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._strangers, work, *about)
        finally:
            self._waiting[who] -= 1
            if not self._waiting[who]:
                del self._waiting[who]

    def close(self) -> None:
        for threads in (self._tables, self._strangers):
            threads.shutdown(wait=False, cancel_futures=True)
