"""How finished games went: chances to win turn by turn, what choices and luck did to them, worked
out once for each game.

That takes seconds of a processor, so it has a process of its own, one for all games and last in
line for the machine: bots do not wait for it, nor does anybody else. Whoever asks is told at once
whether it is there yet. What was found is kept in memory; a game that nobody asks about costs
nothing.
"""

from __future__ import annotations

import asyncio
import logging
import os
import time
from collections import OrderedDict
from concurrent.futures import ProcessPoolExecutor
from functools import lru_cache
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from cantina.bots.chances import Moment
from cantina.bots.choices import Choice, account_of
from cantina.bots.debrief import Debriefed, Turning, debrief_of
from cantina.kernel.action import Seat, all_seats
from cantina.kernel.game import discover
from cantina.kernel.record import Record, dump, parse
from cantina.packs import Packs
from cantina.room.wire import Asked, Wired, to_wire
from cantina.server.settings import Settings
from cantina.server.thinking import end, end_with_the_server

log = logging.getLogger("cantina.debriefs")

KEPT: Final = 256
NICENESS: Final = 10
WAITING: Final = 8
"""More games than this are not worked out at once; their turn comes when somebody asks again."""
MOST_ERROR: Final = 0.3
"""Of a chance, one standard error: beyond it nobody is told what was skill and what was luck."""
PATIENCE: Final = 6.0
"""On a busy machine the work may take this many times as long; beyond that something is wrong."""


class Chance(msgspec.Struct):
    """At the beginning of a turn, or where something was decided."""

    at: int  # decisions made
    turn: int
    part: int  # of a game that has several, such as the battles of a campaign: from 0
    chances: list[float]  # to win, by seat, from 0 to 1
    errors: list[float]  # one standard error of each
    games: int  # that were played on from here for every seat; 0: it was decided


class Weighed(msgspec.Struct):
    """A choice, and the other option it was compared to, in worlds dealt from what the seat could
    know. The ask names only these two options."""

    ask: Asked
    chosen: Wired
    other: Wired
    error: float  # one standard error of the difference


class TurningPoint(msgspec.Struct):
    """A choice or a stroke of luck that moved somebody's chance. `kind` is "loss" (the other option
    would have been better), "find" (the choice was better than the rule of thumb) or "luck"."""

    kind: str
    start: int  # decisions made before it
    end: int  # and with it
    turn: int
    part: int
    before: list[float]  # without it; of a choice: after the other option
    after: list[float]
    choice: Weighed | None = None


class SeatAccount(msgspec.Struct):
    """What a seat's choices and its luck came to, in chances to win from -1 to 1. The change of
    its chance over the game is `own` + `others` + `luck`. None of the three is told where it is too
    uncertain which is which."""

    accuracy: int | None  # 100: always the best found; 0: no better than choosing blindly
    choices: int  # weighed, with something at stake
    lost: float  # to better options, all confirmed losses together
    own: float | None  # by its choices, compared to the rule of thumb
    others: float | None  # by those of others
    luck: float | None  # what no choice explains
    error: float  # one standard error of the luck


class Debrief(msgspec.Struct):
    """How a finished game went. No moments: no honest estimate was possible."""

    ready: bool  # else it is being worked out: ask again
    moments: list[Chance] = []
    turnings: list[TurningPoint] = []
    seats: list[SeatAccount] = []
    weighed: int = 0  # decisions
    decisions: int = 0  # in which there was something to choose


class AnalysisBudget(NamedTuple):
    """How much work an analysis may cost: seconds of a processor, or a number of steps."""

    seconds: float  # 0: no analysis
    steps: int = 0  # in place of seconds, for results that do not depend on the machine

    @classmethod
    def of(cls, settings: Settings) -> AnalysisBudget:
        return cls(settings.debrief_seconds, settings.debrief_steps)

    @property
    def longest_wait(self) -> float | None:
        """Seconds after which a worker counts as hung; None for steps, which end by themselves."""
        return None if self.steps else PATIENCE * self.seconds * WAITING


class Debriefs:
    def __init__(self, budget: AnalysisBudget, packs: dict[str, Packs]) -> None:
        self.budget: Final = budget  # for each game
        self.packs: Final = packs
        self._pool: ProcessPoolExecutor | None = None  # until somebody asks
        self._kept: OrderedDict[str, Debrief] = OrderedDict()
        self._working: dict[str, asyncio.Task[None]] = {}

    def find(self, id: str) -> Debrief | None:
        """What is known; None: nobody has asked about this game."""
        if id in self._kept:
            self._kept.move_to_end(id)
            return self._kept[id]
        if not any(self.budget):
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
        pool = self._pool = self._pool or self._new_pool()
        found: Debrief | None = None
        try:
            running = asyncio.get_running_loop().run_in_executor(
                pool, work_out, text, place, self.budget
            )
            found = await asyncio.wait_for(running, self.budget.longest_wait)
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

    def _new_pool(self) -> ProcessPoolExecutor:
        # Somebody waits for an analysis in steps; one in seconds gives way to all others.
        niceness = (0 if self.budget.steps else NICENESS,)
        return ProcessPoolExecutor(1, get_context("spawn"), initializer=_begin, initargs=niceness)

    def close(self) -> None:
        for task in self._working.values():
            task.cancel()
        if self._pool is not None:
            end(self._pool)


def _begin(niceness: int) -> None:
    end_with_the_server()
    os.nice(niceness)


@lru_cache(maxsize=4)
def _pack(key: str, place: Path | None) -> Any:
    return discover()[key].load(place)


def work_out(text: str, place: Path | None, budget: AnalysisBudget) -> Debrief:
    """Runs in a worker process."""
    record = parse(text)
    game = discover()[record.game]
    pack = _pack(record.game, place)
    # The analysis looks at its clock before each step, so counting the looks counts the steps.
    clock = count().__next__ if budget.steps else time.process_time
    found = debrief_of(game, pack, record, budget.steps or budget.seconds, clock)
    return Debrief(
        True,
        [_moment(one) for one in found.moments],
        [_turning(one) for one in found.turnings],
        [_account(found, seat) for seat in all_seats(record.seats)] if found.moments else [],
        len(found.choices),
        found.real,
    )


def _moment(one: Moment) -> Chance:
    estimate = one.estimate
    errors = [estimate.error(seat) for seat in all_seats(len(estimate.wins))]
    games = 0 if estimate.exact else estimate.fewest()
    chances = _rounded(estimate.chances())
    return Chance(one.at, one.turn, one.part, chances, _rounded(errors), games)


def _turning(one: Turning) -> TurningPoint:
    place = (one.kind, one.start, one.end, one.turn, one.part)
    choice = None if one.choice is None else _weighed(one.choice)
    return TurningPoint(*place, _rounded(one.before), _rounded(one.after), choice)


def _weighed(one: Choice) -> Weighed:
    assert one.rival is not None
    chosen, other = (to_wire(one.options[number]) for number in (one.chosen, one.rival))
    ask = Asked(one.seat, one.ask.name, one.ask.rule, [chosen, other], one.at)
    return Weighed(ask, chosen, other, round(one.checked().error, 3))


def _account(found: Debriefed, seat: Seat) -> SeatAccount:
    one, moved = account_of(seat, found.choices), found.moved(seat)
    luck = found.change(seat) - moved.own - moved.others
    is_told = moved.error <= MOST_ERROR
    return SeatAccount(
        None if one.accuracy is None else round(one.accuracy),
        one.choices,
        round(one.lost, 3),
        round(moved.own, 3) if is_told else None,
        round(moved.others, 3) if is_told else None,
        round(luck, 3) if is_told else None,
        round(moved.error, 3),
    )


def _rounded(values: list[float]) -> list[float]:
    return [round(one, 3) for one in values]
