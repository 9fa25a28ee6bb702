"""Somebody whose bots think for ever takes nothing from others."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from cantina.kernel.errors import BadOptions
from cantina.server.advice import give_hint
from cantina.server.stored import PLAYING
from cantina.server.thinking import Thinkers
from cantina.server.turns import Turns
from cantina.server.wire import Hint
from tests.server.desk import person, rooms_at, run, until


def test_turns_go_to_who_has_used_least_and_searches_leave_a_worker() -> None:
    order: list[str] = []

    async def turn(turns: Turns, who: str, long: bool, seconds: float) -> None:
        await turns.take(who, long)
        order.append(who)
        await asyncio.sleep(0)
        turns.note(who, seconds)
        turns.give_back(long)

    async def story() -> None:
        turns = Turns(2)
        greedy = [turn(turns, "hog", True, 5.0) for _ in range(6)]
        await asyncio.gather(*greedy, turn(turns, "ann", True, 1.0), turn(turns, "bo", False, 0.1))
        # The search of the hog holds one worker, so the hint is next; then who has used nothing.
        assert order[:3] == ["hog", "bo", "ann"]
        assert order[3:] == ["hog"] * 5

    asyncio.run(story())


def test_who_waits_in_vain_or_goes_away_holds_no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cantina.server.turns.PATIENCE", 0.01)

    async def story() -> None:
        turns = Turns(1)
        await turns.take("hog", False)
        with pytest.raises(TimeoutError):
            await turns.take("ann", False)
        waiting = asyncio.ensure_future(turns.take("bo", False))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        turns.give_back(False)
        await turns.take("ann", False)

    asyncio.run(story())


def test_searches_of_others_do_not_take_hints_away(tmp_path: Path) -> None:
    """Four tables of six bots that would think for an hour each, and one worker to spare."""

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            thinkers = rooms.thinkers = Thinkers(2, 60.0, None, 0.2, 1.0)  # type: ignore[misc]
            hog, ann = await person(rooms, "Hog"), await person(rooms, "Ann")
            for seed in range(4):
                await rooms.create(hog, "hunters", ["me"] + ["mcts:3600s"] * 5, {}, seed=seed)
            room, _ = await rooms.create(ann, "hunters", ["me", "me"], {}, seed=5)
            hints = [await give_hint(room, 0, f"h{n}", counts=False) for n in range(3)]
            assert all(isinstance(one, Hint) for one in hints)
            assert thinkers.failures == 0

    run(game)


def test_a_table_over_its_budget_is_played_by_the_rule_of_thumb(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            rooms.thinkers.budget = 0.0
            ann = await person(rooms, "Ann")
            room, _ = await rooms.create(ann, "hunters", ["me", "greedy"], {}, seed=5)
            rooms.thinkers.turns.note(room.row.id, 100.0)
            await until(lambda: room.row.rev == 1, "the bot's draw")
            assert not rooms.thinkers.pool._processes, "no worker was asked"

    run(game)


def test_one_player_has_a_few_games_without_people(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            ann, bo = await person(rooms, "Ann"), await person(rooms, "Bo")
            found = [
                (await rooms.create(ann, "hunters", ["mcts:60s"] * 2, {}, seed=seed))[0]
                for seed in range(3)
            ]
            assert all(room.row.status == PLAYING for room in found)
            with pytest.raises(BadOptions, match="3 games without people"):
                await rooms.create(ann, "hunters", ["quick"] * 2, {}, seed=9)
            await rooms.create(ann, "hunters", ["me", "quick"], {}, seed=9)
            await rooms.create(bo, "hunters", ["quick"] * 2, {}, seed=9)

    run(game)
