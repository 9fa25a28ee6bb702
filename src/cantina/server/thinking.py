"""Bots in worker processes: the event loop never waits for a thought, and a thought has a deadline.

A worker gets a determinised world as JSON: it holds what the bot's seat knows and nothing else; and
the seconds it may think, which it counts itself: neither the start of a process nor the wait for
one is thought. When they are over, the bot answers with the best it has found. One that crashes, is
killed or hangs is answered for by the game's rule of thumb, and the pool is made anew. No worker
outlives the server, however that ends.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from multiprocessing import get_context, parent_process
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from cantina.bots.base import AT_ONCE, SEARCHERS, line_of, make_bot, read_name
from cantina.bots.hint import HintBudget, advise
from cantina.bots.mind import Mark, Mind, mark_of
from cantina.bots.until import Until
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

T = TypeVar("T")


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
        hint: HintBudget | None = None,
    ) -> None:
        self.game = world.game.key
        self.place = place  # of its content
        self.state = world.game.encode(world.state)
        self.seats = world.seats
        self.options = world.options
        self.seat = seat
        self.bot = bot
        self.seed = seed
        self.seconds = seconds  # that it may think; None: as long as it takes
        self.hint = hint


class Answer(NamedTuple):
    """Of a worker."""

    line: list[Wired]
    seconds: float  # of thought


async def _known(action: Action) -> Action:
    """Answers at once where an answer is awaited."""
    return action


class Thinkers:
    def __init__(
        self,
        workers: int,
        deadline: float,
        packs: dict[str, Packs] | None = None,
        bot_seconds: float | None = None,
        budget: Budget | None = None,
        hints: HintBudget | None = None,
    ) -> None:
        self.packs = packs or packs_of({})
        self.workers = workers
        self.deadline = deadline  # seconds without an answer after which a worker hangs
        self.bot_seconds = bot_seconds  # that a bot may think in a turn, whatever its name asks for
        self.budget = budget
        self.hints = hints or HintBudget()
        self.turns = Turns(workers)
        self.failures = 0
        self.by_thumb = 0  # decisions by rule of thumb in the place of a bot that thinks
        self.pool = self._new_pool()
        self._leaving: list[ProcessPoolExecutor] = []  # may finish what they were asked

    def _new_pool(self) -> ProcessPoolExecutor:
        # Not forked: the parent runs an event loop and holds database connections.
        context = get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, initializer=end_with_the_server)

    def decide(
        self, t: Table[Any, Any], seat: Seat, mind: Mind, rng: Rng, whose: Whose = NOBODY
    ) -> Awaitable[Action]:
        """What the bot does, or the rule of thumb if it fails. Never raises, never looks at `t`
        beyond what the seat knows, and at nothing of it once this has returned."""
        if (ready := mind.ready(t, seat)) is not None:
            return _known(ready)
        world = determinize(t, seat, rng)
        ask = ask_of(world.asks, seat)
        assert ask is not None
        if mind.kind in AT_ONCE:
            return _known(self._at_once(lambda: mind.bot.choose(world, seat, ask, rng), ask))
        seconds = mind.seconds(t, self.bot_seconds)
        thought = Thought(world, self._place(t), seat, mind.name, rng.next(), seconds)

        def by_thumb() -> Action:
            return world.game.suggest(world, ask, rng)

        return self._decide(thought, mind, mark_of(t), ask, by_thumb, whose)

    async def _decide(
        self,
        thought: Thought,
        mind: Mind,
        then: Mark,
        ask: Ask,
        by_thumb: Callable[[], Action],
        whose: Whose,
    ) -> Action:
        answer = await self._ask_worker(think, thought, whose) if self._may_think(whose) else None
        if answer is not None:
            mind.spend(answer.seconds)
            action, *rest = [from_wire(wired) for wired in answer.line]
            if action in ask.options:
                mind.keep(then, rest)
                return action
            log.error("the bot %s chose what was not offered: %r", mind.name, action)
            self.failures += 1
        self.by_thumb += 1
        return self._at_once(by_thumb, ask)

    def _at_once(self, choose: Callable[[], Action], ask: Ask) -> Action:
        """What is chosen, or anything on offer if that fails: a mistake in a rule of thumb must not
        stop a table."""
        try:
            action = choose()
            if action in ask.options:
                return action
            log.error("the rule of thumb chose what was not offered: %r, %s", action, ask.name)
        except Exception:
            log.exception("the rule of thumb failed: %s", ask.name)
        self.failures += 1
        return ask.options[0]

    def _may_think(self, whose: Whose) -> bool:
        """Over its budget a bot gives way, but only to somebody."""
        if self.budget is None or not self.turns.is_spent(whose, self.budget):
            return True
        return not self.turns.is_awaited(whose)

    def advise(
        self, t: Table[Any, Any], seat: Seat, rng: Rng, whose: Whose = NOBODY
    ) -> Awaitable[Advice | None]:
        """A hint for what the seat is asked, from what it knows; None if no bot could tell in
        time. Looks at nothing of `t` once this has returned."""
        world = determinize(t, seat, rng)
        thought = Thought(world, self._place(t), seat, HINTS, rng.next(), hint=self.hints)
        return self._ask_worker(give_hint, thought, whose)

    async def pause(self, whose: Whose) -> None:
        await self.turns.pause(whose)

    def _place(self, t: Table[Any, Any]) -> Path | None:
        return self.packs[t.game.key].place(t.pack.digest)

    async def _ask_worker(
        self, work: Callable[[Thought], T], thought: Thought, whose: Whose
    ) -> T | None:
        """What the work comes to in another process, when its turn has come; None when it fails, or
        never came."""
        long = thought.bot != HINTS and read_name(thought.bot).kind in SEARCHERS
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
        patience = self.deadline + (thought.seconds or 0.0)
        try:
            running = asyncio.get_running_loop().run_in_executor(pool, work, thought)
            return await asyncio.wait_for(running, patience)
        except TimeoutError:
            log.warning("the bot %s did not answer in %.1f s", bot, patience)
            self._replace(pool)
        except BrokenProcessPool:
            log.warning("a worker process died; starting new ones")
            self._replace(pool)
        except Exception as error:
            log.error("the bot %s failed: %s: %s", bot, type(error).__name__, error)
        self.failures += 1
        return None

    def _replace(self, pool: ProcessPoolExecutor) -> None:
        """A worker that thinks too long may never end; the others get their time."""
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
    work forever."""
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


def think(thought: Thought) -> Answer:
    """Runs in a worker process."""
    world, ask = _world(thought)
    began = time.monotonic()
    until = Until(thought.seconds)
    line = line_of(make_bot(thought.bot), world, thought.seat, ask, seeded(thought.seed), until)
    return Answer([to_wire(action) for action in line], time.monotonic() - began)


def give_hint(thought: Thought) -> Advice:
    """Runs in a worker process."""
    world, ask = _world(thought)
    assert thought.hint is not None
    found = advise(world, thought.seat, ask, seeded(thought.seed), thought.hint)
    return Advice(
        found.verdict,
        to_wire(found.action),
        [to_wire(action) for action in found.others],
        [to_wire(action) for action in found.then],
        found.events,
        found.gain,
        found.why,
    )
