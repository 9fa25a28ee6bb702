"""How finished games went: chances to win turn by turn, worked out once for each game.

That takes seconds of a processor, so it has a process of its own, one for all games and last in
line for the machine: bots do not wait for it, nor does anybody else. Whoever asks is told at once
whether it is there yet. What was found is kept in memory; a game that nobody asks about costs
nothing.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

import msgspec

from cantina.bots.chances import Estimate, chances_of
from cantina.kernel.action import all_seats
from cantina.kernel.game import discover
from cantina.kernel.record import Record, dump, parse
from cantina.packs import Packs
from cantina.server.thinking import end, end_with_the_server

log = logging.getLogger("cantina.debriefs")

KEPT: Final = 256
WAITING: Final = 8
"""More games than this are not worked out at once; their turn comes when somebody asks again."""
PATIENCE: Final = 6.0
"""On a busy machine the time may take so many times as long; then something is wrong."""


class Chance(msgspec.Struct):
    """At the beginning of a turn, or where something was decided."""

    at: int  # decisions made
    turn: int
    part: int  # of a game that has several, such as the battles of a campaign: from 0
    chances: list[float]  # to win, by seat, from 0 to 1
    errors: list[float]  # one standard error of each
    games: int  # that were played on from here; 0: it was decided


class TurningPoint(msgspec.Struct):
    """A run of decisions that changed somebody's chance well beyond the error."""

    start: int  # decisions made before it
    end: int  # and with it
    turn: int
    part: int
    before: list[float]
    after: list[float]


class Debrief(msgspec.Struct):
    """How a finished game went. No moments: no honest estimate was possible."""

    ready: bool  # else it is being worked out: ask again
    moments: list[Chance] = []
    turnings: list[TurningPoint] = []


class Debriefs:
    def __init__(self, seconds: float, packs: dict[str, Packs]) -> None:
        self.seconds: Final = seconds  # of a processor, for a game; 0: never
        self.packs: Final = packs
        self._pool: ProcessPoolExecutor | None = None  # until somebody asks
        self._kept: OrderedDict[str, Debrief] = OrderedDict()
        self._working: dict[str, asyncio.Task[None]] = {}

    def find(self, id: str) -> Debrief | None:
        """What is known; None: nobody has asked about this game."""
        if id in self._kept:
            self._kept.move_to_end(id)
            return self._kept[id]
        if self.seconds == 0:
            return Debrief(True)
        return Debrief(False) if id in self._working or self._is_full() else None

    def begin(self, id: str, record: Record) -> Debrief:
        self._working[id] = asyncio.ensure_future(self._work_out(id, record))
        return Debrief(False)

    def _is_full(self) -> bool:
        return len(self._working) >= WAITING

    async def _work_out(self, id: str, record: Record) -> None:
        place = self.packs[record.game].place(record.pack)
        text = await asyncio.to_thread(dump, record)
        pool = self._pool = self._pool or _new_pool()
        found: Debrief | None = None
        try:
            running = asyncio.get_running_loop().run_in_executor(
                pool, work_out, text, place, self.seconds
            )
            found = await asyncio.wait_for(running, PATIENCE * self.seconds * WAITING)
        except asyncio.CancelledError:
            raise
        except Exception as error:
            log.error("table %s: no debrief: %s: %s", id, type(error).__name__, error)
            if self._pool is pool:
                self._pool = None
            end(pool)
        finally:
            self._working.pop(id, None)
        self._kept[id] = found or Debrief(True)  # a game that failed once would fail again
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)

    def close(self) -> None:
        for task in self._working.values():
            task.cancel()
        if self._pool is not None:
            end(self._pool)


def _new_pool() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, get_context("spawn"), initializer=_begin)


def _begin() -> None:
    end_with_the_server()
    os.nice(10)


@lru_cache(maxsize=4)
def _pack(key: str, place: Path | None) -> Any:
    return discover()[key].load(place)


def work_out(text: str, place: Path | None, seconds: float) -> Debrief:
    """Runs in a worker process."""
    record = parse(text)
    game = discover()[record.game]
    found = chances_of(game, _pack(record.game, place), record, seconds)
    return Debrief(
        True,
        [
            Chance(
                one.at,
                one.turn,
                one.part,
                _chances(one.estimate),
                [0.0] * record.seats if one.world is None else _errors(one.estimate),
                0 if one.world is None else one.estimate.games,
            )
            for one in found.moments
        ],
        [
            TurningPoint(
                one.start, one.end, one.turn, one.part, _chances(one.before), _chances(one.after)
            )
            for one in found.turnings
        ],
    )


def _chances(estimate: Estimate) -> list[float]:
    return [round(estimate.chance(seat), 3) for seat in all_seats(len(estimate.wins))]


def _errors(estimate: Estimate) -> list[float]:
    return [round(estimate.error(seat), 3) for seat in all_seats(len(estimate.wins))]
