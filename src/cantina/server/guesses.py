"""Wrong passwords: whoever guesses waits longer and longer, and nobody else does.

Counted by login and address together. By login alone a stranger could keep its owner out, by
address alone many logins could be tried.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Final

FREE: Final = 4
"""So many mistakes cost nothing."""
LONGEST: Final = 900.0
FORGOTTEN: Final = 3600.0
"""Seconds: the longest wait, and after how many without a mistake all is forgotten."""
MOST: Final = 20_000


class Guesses:
    def __init__(self, time: Callable[[], float] = time.monotonic) -> None:
        self._time: Final = time
        self._wrong: OrderedDict[tuple[str, str], tuple[int, float]] = OrderedDict()

    def wait(self, address: str, login: str) -> float:
        """For how many seconds this login cannot be tried from there."""
        count, last = self._wrong.get((address, login), (0, 0.0))
        since = self._time() - last
        if count < FREE or since > FORGOTTEN:
            return 0.0
        return max(0.0, min(LONGEST, 2.0 ** (count - FREE)) - since)

    def note(self, address: str, login: str, right: bool) -> None:
        who = address, login
        count, last = self._wrong.pop(who, (0, 0.0))
        if right:
            return
        if self._time() - last > FORGOTTEN:
            count = 0
        self._wrong[who] = (min(count + 1, 30), self._time())
        if len(self._wrong) > MOST:
            self._wrong.popitem(last=False)
