"""Who owns which table, when several processes serve one database.

Alone, a process owns everything. With Redis every process holds one lease, which it renews; a table
belongs to the process that claimed it for as long as that lease lasts. A process that is not sure
of its lease decides nothing; one that lost it forgets all its tables and starts anew.
"""

from __future__ import annotations

from typing import Final, Protocol

from cantina.kernel.errors import CantinaError
from cantina.room.store import Unavailable

ALL: Final = "all"


class NoRedis(CantinaError):
    """Redis cannot be used. One line for whoever starts the server."""


class Elsewhere(Unavailable):
    """Another process owns this table."""


class House(Protocol):
    """What a bus wants from its process."""

    async def lease_lost(self) -> None:
        """Others may own our tables by now."""

    async def others_died(self) -> None:
        """Tables that ran elsewhere are free."""

    def hear(self, data: bytes) -> None: ...

    def cut_off(self, peer: str = "") -> None:
        """What is on its way to this process, or to any, may never arrive."""

    def peers(self) -> set[str]:
        """Whom we are talking with."""


class Bus(Protocol):
    def sure(self) -> bool:
        """Whether what we own is certainly still ours."""

    async def claim(self, table: str) -> bool:
        """Whether the table is ours now. Raises Unavailable."""

    async def release(self, table: str) -> None: ...

    async def owner(self, table: str) -> str:
        """Which other process has the table; empty if none has. Raises Unavailable."""

    async def post(self, to: str, data: bytes) -> None:
        """Sends something to a process, or to ALL. Whether it arrived is not known."""


class Alone:
    """One process, no Redis: everything is ours."""

    def sure(self) -> bool:
        return True

    async def claim(self, table: str) -> bool:
        return True

    async def release(self, table: str) -> None:
        pass

    async def owner(self, table: str) -> str:
        return ""

    async def post(self, to: str, data: bytes) -> None:
        pass


def channel_of(process: str) -> str:
    """A process keeps its channel when it takes a new lease."""
    return process.partition(".")[0]
