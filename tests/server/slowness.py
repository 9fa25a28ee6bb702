"""Tells how long the server's loop may compute without a break on this machine, as it is now."""

from __future__ import annotations

import statistics
import time
from typing import Final

STALL: Final = 0.1
"""Seconds of processor time that nobody may keep others waiting."""

USUAL: Final = 0.0027
"""Seconds of processor time that `_work` took where STALL was set."""


def allowed_stall() -> float:
    """Returns STALL, or more where the processor is slower than usual: no test fails for that."""
    return STALL * max(1.0, statistics.median(_work() for _ in range(9)) / USUAL)


def _work() -> float:
    began = time.thread_time()
    total = 0
    for number in range(50_000):
        total = (total * 31 + number) % 1_000_003
    return time.thread_time() - began
