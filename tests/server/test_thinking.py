"""Bots at a table answer in time, and for themselves."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from cantina.bots import greedy, planner, scout
from cantina.bots.base import AT_ONCE, BOTS, read_name
from cantina.bots.levels import levels_of
from cantina.bots.mind import Mind
from cantina.bots.quick import Quick
from cantina.kernel.action import Ask
from cantina.kernel.game import discover
from cantina.kernel.rng import seeded
from cantina.kernel.table import Table, apply, open_table, play
from cantina.parts import tree
from cantina.room.wire import to_wire
from cantina.server.thinking import Answer, Thinkers, Thought
from tests.bots.test_mind import Liner
from tests.server.desk import opened, person, rooms_at, run, table, until
from tests.server.online import PATIENCE

GAMES = discover()
OFFERED = [
    pytest.param(key, level.bot, id=f"{key} {level.bot}")
    for key in sorted(GAMES)
    for level in levels_of(GAMES[key])
    if read_name(level.bot).kind not in AT_ONCE
]


class Slow:
    """Asks "workers" of this process, in which every step of the rules takes its time: a thought of
    a second that was not cut short would take hours."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.thoughts: list[tuple[Thought, Any]] = []
        for module in (greedy, planner, scout, tree):
            monkeypatch.setattr(module, "apply", self.apply)

    @staticmethod
    def apply(t: Table[Any, Any], ask: Ask, action: Any) -> None:
        sleep(0.002)
        apply(t, ask, action)

    async def ask(self, work: Callable[[Thought], Any], thought: Thought) -> Any:
        answer = await asyncio.to_thread(work, thought)
        self.thoughts.append((thought, answer))
        return answer


@pytest.mark.parametrize(("key", "bot"), OFFERED)
def test_an_offered_bot_is_never_answered_for_however_slow_the_engine(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, key: str, bot: str
) -> None:
    slow = Slow(monkeypatch)

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            rooms.thinkers.bot_seconds = 0.2
            monkeypatch.setattr(rooms.thinkers, "_ask_now", slow.ask)
            ann = await person(rooms, "Ann")
            seats = [bot] * GAMES[key].fewest
            room, _ = await opened(rooms, ann, seats, seed=1, game=key)
            await until(lambda: room.row.rev >= 8, "some decisions")
            assert (rooms.thinkers.by_thumb, rooms.thinkers.failures) == (0, 0)
            # A thought may decide a whole line.
            assert sum(len(answer.line) for _, answer in slow.thoughts) >= 8
            for thought, _ in slow.thoughts:
                assert thought.seconds is not None
                assert thought.seconds < 0.2, "a share of the turn"

    run(game)


def test_waiting_for_a_worker_is_not_thinking(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time of a turn is what the worker counted, however long the way there took."""

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            _, (ann,), _ = await table(rooms, ["me", "mcts:0.3s"])
            granted: list[float | None] = []

            async def ask(work: Callable[[Thought], Answer], thought: Thought) -> Answer:
                granted.append(thought.seconds)
                await asyncio.sleep(0.5)
                return work(thought)._replace(seconds=0.0)

            monkeypatch.setattr(rooms.thinkers, "_ask_now", ask)
            await ann.answer()
            await until(lambda: bool(ann.asks) and len(granted) >= 1, "the first decision")
            await ann.answer()
            await until(lambda: len(granted) >= 2, "the next decision")
            assert granted[0] == granted[1] == pytest.approx(0.1)

    run(game)


def test_one_thought_may_answer_for_a_whole_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    liner = Liner()
    monkeypatch.setitem(BOTS, "liner", lambda setting: liner)
    slow = Slow(monkeypatch)

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            monkeypatch.setattr(rooms.thinkers, "_ask_now", slow.ask)
            ann = await person(rooms, "Ann")
            room, _ = await opened(rooms, ann, ["liner", "liner"], seed=1, game="hoth")
            await until(lambda: room.row.rev >= 12, "some turns")
            assert liner.plans < room.row.rev
            assert any(len(answer.line) > 1 for _, answer in slow.thoughts)
            assert rooms.thinkers.by_thumb == 0

    run(game)


@pytest.mark.parametrize("answer", [lambda: Liner, lambda: 1 // 0], ids=["not offered", "fails"])
def test_a_mistake_in_the_rule_of_thumb_stops_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: Callable[[], Any]
) -> None:
    monkeypatch.setattr(Quick, "choose", lambda *_: answer())

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann,), _ = await table(rooms, ["me", "quick"])
            await ann.answer()
            await until(lambda: bool(ann.asks) and room.row.rev >= 2, "the bot's decision")
            assert rooms.thinkers.failures >= 1

    run(game)


def test_a_bot_answers_for_the_table_as_it_was_when_it_was_asked() -> None:
    """Whatever happens there before its answer is awaited."""
    t = open_table(GAMES["hunters"], GAMES["hunters"].load(None), 2, 1, {})
    ask = t.asks[0]
    thinkers = Thinkers(1, PATIENCE)

    async def game() -> None:
        thought = thinkers.decide(t, ask.seat, Mind("greedy"), seeded(1))
        hint = thinkers.advise(t, ask.seat, seeded(1))
        while t.asks[0].seat == ask.seat:
            play(t, ask.seat, t.asks[0].options[0])
        assert await thought in ask.options
        advice = await hint
        assert advice is not None
        assert advice.action in [to_wire(option) for option in ask.options]

    try:
        run(game)
    finally:
        thinkers.close()
