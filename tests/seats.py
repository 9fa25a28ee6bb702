"""Seats by name, for tests that mean a certain one."""

from __future__ import annotations

from cantina.kernel.action import all_seats

FIRST, SECOND, THIRD, FOURTH = all_seats(4)
