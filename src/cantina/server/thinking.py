"""Bots in worker processes: the event loop never waits for a thought, and a thought has a deadline.

A worker gets a determinised world as JSON: it holds what the bot's seat knows and nothing else. A
bot that crashes, or is killed, or takes too long is answered for by the game's rule of thumb, and
the pool is made anew. No worker outlives the server, however that ends.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any, TypeVar

from cantina.bots.base import make_bot
from cantina.bots.hint import advise
from cantina.bots.mcts import Mcts
from cantina.kernel.action import Action, Ask, Seat, ask_of
from cantina.kernel.game import discover, pack_for
from cantina.kernel.rng import Rng, seeded
from cantina.kernel.table import Table, advance, determinize
from cantina.packs import Packs, packs_of
from cantina.room.services import NOBODY, Advice, Whose
from cantina.room.wire import Wired, from_wire, to_wire
from cantina.server.turns import Budget, Turns

log = logging.getLogger("cantina.thinking")

HINTS = "hint"
HINT_SECONDS = 1.0
"""After so long a hint looks at no further world."""

T = TypeVar("T")

AT_ONCE = ("random", "quick")
"""Bots whose thought costs microseconds: not worth a trip to another process."""


SEARCHERS = ("mcts",)
"""Bots that think as long as they are let."""


class Thought:
    """A question to a bot, as plain data for another process."""

    def __init__(
        self,
        world: Table[Any, Any],
        place: Path | None,
        seat: Seat,
        bot: str,
        seed: int,
        seconds: float | None = None,
    ) -> None:
        self.game = world.game.key
        self.place = place  # of its content
        self.state = world.game.encode(world.state)
        self.seats = world.seats
        self.options = world.options
        self.seat = seat
        self.bot = bot
        self.seed = seed
        self.seconds = seconds  # that it may think at most, if it can tell


class Thinkers:
    def __init__(
        self,
        workers: int,
        deadline: float,
        packs: dict[str, Packs] | None = None,
        bot_seconds: float | None = None,
        budget: Budget | None = None,
    ) -> None:
        self.packs = packs or packs_of({})
        self.workers = workers
        self.deadline = deadline  # seconds a thought may take, from when its turn has come
        self.bot_seconds = bot_seconds  # that a search may take
        self.budget = budget
        self.turns = Turns(workers)
        self.failures = 0
        self.pool = self._new_pool()
        self._leaving: list[ProcessPoolExecutor] = []  # may finish what they were asked

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not forked: the parent runs an event loop and holds database connections.
        context = get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, initializer=end_with_the_server)

    async def decide(
        self, t: Table[Any, Any], seat: Seat, bot: str, rng: Rng, whose: Whose = NOBODY
    ) -> Action:
        """What the bot does, or the rule of thumb if it fails. Never raises, never looks at `t`
        beyond what the seat knows. The table must not change before this is first awaited."""
        world = determinize(t, seat, rng)
        ask = ask_of(world.asks, seat)
        assert ask is not None
        if bot.partition(":")[0] in AT_ONCE:
            return make_bot(bot).choose(world, seat, ask, rng)
        if self.budget is not None and self.turns.is_spent(whose, self.budget):
            return world.game.suggest(world, ask, rng)
        thought = Thought(world, self._place(t), seat, bot, rng.next(), self.bot_seconds)
        wired = await self._ask_worker(think, thought, whose)
        if wired is not None:
            action = from_wire(wired)
            if action in ask.options:
                return action
            log.error("the bot %s chose what was not offered: %r", bot, action)
            self.failures += 1
        return world.game.suggest(world, ask, rng)

    async def advise(
        self, t: Table[Any, Any], seat: Seat, rng: Rng, whose: Whose = NOBODY
    ) -> Advice | None:
        """A hint for what the seat is asked, from what it knows; None if no bot could tell in time.
        The table must not change before this is first awaited."""
        world = determinize(t, seat, rng)
        thought = Thought(world, self._place(t), seat, HINTS, rng.next())
        return await self._ask_worker(give_hint, thought, whose)

    async def pause(self, whose: Whose) -> None:
        await self.turns.pause(whose)

    def _place(self, t: Table[Any, Any]) -> Path | None:
        return self.packs[t.game.key].place(t.pack.digest)

    async def _ask_worker(
        self, work: Callable[[Thought], T], thought: Thought, whose: Whose
    ) -> T | None:
        """What the work comes to in another process, when its turn has come; None when it fails, or
        never came."""
        long = thought.bot.partition(":")[0] in SEARCHERS
        try:
            await self.turns.take(whose, long)
        except TimeoutError:
            log.warning("no worker was free for the bot %s", thought.bot)
            self.failures += 1
            return None
        began = time.monotonic()
        try:
            return await self._ask_now(work, thought)
        finally:
            self.turns.note(whose, time.monotonic() - began)
            self.turns.give_back(long)

    async def _ask_now(self, work: Callable[[Thought], T], thought: Thought) -> T | None:
        pool = self.pool
        bot = thought.bot
        try:
            running = asyncio.get_running_loop().run_in_executor(pool, work, thought)
            return await asyncio.wait_for(running, self.deadline)
        except TimeoutError:
            log.warning("the bot %s did not answer in %s s", bot, self.deadline)
            self._replace(pool)
        except BrokenProcessPool:
            log.warning("a worker process died; starting new ones")
            self._replace(pool)
        except Exception as error:
            log.error("the bot %s failed: %s: %s", bot, type(error).__name__, error)
        self.failures += 1
        return None

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """Who thinks too long may never end; the others have their time to."""
        if self.pool is pool:
            self.pool = self._new_pool()
            self._leaving.append(pool)
            asyncio.get_running_loop().call_later(self.deadline, self._end_oldest)

    def _end_oldest(self) -> None:
        if self._leaving:
            end(self._leaving.pop(0))

    def close(self) -> None:
        """Nobody waits for what bots still think of."""
        for pool in (self.pool, *self._leaving):
            end(pool)
        self._leaving.clear()


def end(pool: ProcessPoolExecutor) -> None:
    # Leaving the program would wait for the workers: there is no public way to end one before 3.14.
    workers = list((pool._processes or {}).values())
    keeper: Any = pool._executor_manager_thread  # typeshed has another type
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
    if keeper is not None:
        keeper.join(2)  # or it tells a loop that may be closed by then


def end_with_the_server() -> None:
    """Runs first in a worker: a killed server says no good-bye, and its workers would wait for
    work for ever."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


@lru_cache(maxsize=8)
def _pack(key: str, place: Path | None) -> Any:
    return discover()[key].load(place)


def _world(thought: Thought) -> tuple[Table[Any, Any], Ask]:
    """The position again, in a worker process. Only plain data crosses: compiled classes cannot be
    pickled."""
    game = discover()[thought.game]
    state = game.decode(thought.state)
    pack = pack_for(game, _pack(thought.game, thought.place), thought.options)
    world: Table[Any, Any] = Table(game, pack, state, thought.seats, 0, thought.options, False)
    advance(world)
    ask = ask_of(world.asks, thought.seat)
    assert ask is not None
    return world, ask


def think(thought: Thought) -> Wired:
    """Runs in a worker process."""
    world, ask = _world(thought)
    bot = make_bot(thought.bot)
    if isinstance(bot, Mcts):
        bot.at_most = thought.seconds
    return to_wire(bot.choose(world, thought.seat, ask, seeded(thought.seed)))


def give_hint(thought: Thought) -> Advice:
    """Runs in a worker process."""
    world, ask = _world(thought)
    found = advise(world, thought.seat, ask, seeded(thought.seed), HINT_SECONDS)
    return Advice(
        found.verdict,
        to_wire(found.action),
        [to_wire(action) for action in found.others],
        [to_wire(action) for action in found.then],
        found.events,
        found.gain,
        found.why,
    )
