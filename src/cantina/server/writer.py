"""The only one that writes. Whatever waits is committed in one transaction: while a batch is being
committed the next one gathers, so nobody waits for company and the disk is asked once for many.

A change that was handed over is made even if its caller is cancelled meanwhile: the next entry of
the same table may already stand behind it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import groupby
from typing import Any

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from cantina.room.store import Duplicate, StoreError
from cantina.server import changes
from cantina.server.database import Transactions, is_refusal, worded
from cantina.server.rows import Line

Work = Callable[[Connection], Any]

LARGEST_BATCH = 1000


class Job:
    """A change that waits: an entry to append, as the values of its row, or any other work."""

    __slots__ = ("done", "error", "line", "result", "work")

    def __init__(self, line: Line | None, work: Work | None) -> None:
        self.line = line
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.error: StoreError | None = None

    def run(self, connection: Connection) -> None:
        if self.work is not None:
            self.result = self.work(connection)
        else:
            _append(connection, [self])

    def settle(self) -> None:
        if self.done.done():  # its caller was cancelled
            return
        if self.error is not None:
            self.done.set_exception(self.error)
        else:
            self.done.set_result(self.result)


def _append(connection: Connection, jobs: list[Job]) -> None:
    lines = [job.line for job in jobs if job.line is not None]
    for job, answer in zip(jobs, changes.append_lines(connection, lines), strict=True):
        job.error = answer


def _together(connection: Connection, batch: list[Job]) -> None:
    for is_line, jobs in groupby(batch, lambda job: job.line is not None):
        if is_line:
            _append(connection, list(jobs))
            continue
        for job in jobs:
            job.run(connection)


def _each(connection: Connection, batch: list[Job]) -> None:
    for job in batch:
        job.error = None
        try:
            with connection.begin_nested():
                job.run(connection)
        except Exception as error:
            if not is_refusal(error):
                raise
            job.error = _reason(connection, job, error)


def _reason(connection: Connection, job: Job, error: Exception) -> StoreError:
    if job.line is not None and isinstance(error, IntegrityError):
        rev = changes.line_with_key(connection, job.line)
        if rev is not None:
            return Duplicate(rev)
    return worded(error, "This cannot be stored")


def nothing(_: Connection) -> None:
    """To wait for what was handed over before."""


class Writer:
    def __init__(self, transactions: Transactions, where: str) -> None:
        self._transactions = transactions
        self._where = where
        self._waiting: list[Job] = []
        self._wake = asyncio.Event()
        self._closing = False
        self._failed = False
        self.fails = False  # nothing could be stored when it was last tried
        self._task = asyncio.create_task(self._run())

    async def write(self, *, line: Line | None = None, work: Work | None = None) -> Any:
        if self._closing:
            raise StoreError(f"{self._where} is closed.")
        job = Job(line, work)
        self._waiting.append(job)
        self._wake.set()
        return await job.done

    async def close(self) -> None:
        """Whoever waits is served before."""
        self._closing = True
        self._wake.set()
        await self._task

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch = self._waiting[:LARGEST_BATCH]
                del self._waiting[:LARGEST_BATCH]
                await self._commit(batch)
                if any(job.work is not nothing for job in batch):
                    self.fails = self._failed
                for job in batch:
                    job.settle()
                # Those just served may be ready with more: one turn of the loop, not a delay.
                await asyncio.sleep(0)

    async def _commit(self, batch: list[Job]) -> None:
        self._failed = False
        try:
            rest = await self._after_entries(batch)
            if not rest:
                return
            try:
                await self._transactions.run(lambda connection: _together(connection, rest))
            except Exception as error:
                if not is_refusal(error):
                    raise
                # Somebody's change cannot be. Nothing is stored: once more, each by itself.
                await self._transactions.run(lambda connection: _each(connection, rest))
        except Exception as error:
            self._failed = True
            for job in batch:
                job.error = StoreError(str(worded(error, self._where)))

    async def _after_entries(self, batch: list[Job]) -> list[Job]:
        """What is left when the entries are stored, and whoever waits for one is served. They go
        first: they are quick, and every other change is one that nobody's decision waits for."""
        entries = [job for job in batch if job.line is not None]
        lines = [job.line for job in entries if job.line is not None]
        if not lines or not self._transactions.is_plain():
            return batch
        if not await self._transactions.run_plainly(lambda on: changes.append_plainly(on, lines)):
            return batch
        for job in entries:
            job.settle()
        return [job for job in batch if job.line is None]
