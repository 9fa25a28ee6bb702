"""Somebody whose bots think for ever takes nothing from others."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from cantina.room.advice import give_hint
from cantina.room.seating import SeatRefused, fill_with_bot
from cantina.room.services import NOBODY, Whose
from cantina.room.stored import PLAYING
from cantina.room.wire import Hint
from cantina.server.thinking import Thought
from cantina.server.turns import AT_A_TABLE, AT_AN_ADDRESS, Budget, Turns
from tests.seats import FIRST, THIRD
from tests.server.desk import opened, person, rooms_at, run, until
from tests.server.online import PATIENCE


def test_turns_go_to_who_has_used_least_and_searches_leave_a_worker() -> None:
    order: list[str] = []

    async def turn(turns: Turns, who: str, long: bool, seconds: float) -> None:
        whose = Whose(who, f"table of {who}")
        await turns.take(whose, long)
        order.append(who)
        await asyncio.sleep(0)
        turns.note(whose, seconds)
        turns.give_back(long)

    async def story() -> None:
        turns = Turns(2)
        greedy = [turn(turns, "hog", True, 5.0) for _ in range(6)]
        await asyncio.gather(*greedy, turn(turns, "ann", True, 1.0), turn(turns, "bo", False, 0.1))
        # The search of the hog holds one worker, so the hint is next; then who has used nothing.
        assert order[:3] == ["hog", "bo", "ann"]
        assert order[3:] == ["hog"] * 5

    asyncio.run(story())


def test_at_one_address_turns_go_to_the_table_that_has_used_least() -> None:
    async def story() -> None:
        turns, order = Turns(1), []

        async def turn(table: str) -> None:
            await turns.take(Whose("school", table), False)
            order.append(table)
            turns.give_back(False)

        turns.note(Whose("school", "busy"), 9.0)
        await turns.take(NOBODY, False)
        waiting = [asyncio.ensure_future(turn(table)) for table in ("busy", "busy", "quiet")]
        await asyncio.sleep(0)
        turns.give_back(False)
        await asyncio.gather(*waiting)
        assert order == ["quiet", "busy", "busy"]

    asyncio.run(story())


def test_tables_of_one_address_share_the_pace_of_games_without_people(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def story() -> None:
        turns = Turns(1)
        for number in range(200):
            await turns.pause(Whose("hog", f"table {number}"))
        await turns.pause(Whose("ann", "hers"))

    monkeypatch.setattr("cantina.server.turns.asyncio.sleep", sleep)
    monkeypatch.setattr("cantina.server.turns.time.monotonic", lambda: 7.0)
    asyncio.run(story())
    assert slept[0] == slept[-1] == AT_A_TABLE, "who has one table waits as before"
    assert max(slept) == pytest.approx(200 * AT_AN_ADDRESS), "a decision a second each"


def test_who_waits_in_vain_or_goes_away_holds_no_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cantina.server.turns.PATIENCE", 0.01)

    async def story() -> None:
        turns = Turns(1)
        await turns.take(NOBODY, False)
        with pytest.raises(TimeoutError):
            await turns.take(Whose("ann", "hers"), False)
        waiting = asyncio.ensure_future(turns.take(Whose("bo", "his"), False))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        turns.give_back(False)
        await turns.take(Whose("ann", "hers"), False)

    asyncio.run(story())


class Noting(Turns):
    """Notes who is served in which order, and how much is served."""

    def __init__(self, workers: int) -> None:
        super().__init__(workers)
        self.served: list[Whose] = []

    async def take(self, whose: Whose, long: bool) -> None:
        await super().take(whose, long)
        self.served.append(whose)


@pytest.mark.parametrize("names", [4, 12], ids=["four guests", "a guest for each table"])
def test_twelve_tables_of_endless_searches_take_nothing_from_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, names: int
) -> None:
    """Six bots at each that would think for an hour, all opened from one address under as many
    names as that takes. Every search is held until the test lets it go: what counts is who is
    served in which order, not how fast."""
    monkeypatch.setattr("cantina.server.turns.PATIENCE", PATIENCE)

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            rooms.thinkers.turns = turns = Noting(2)
            searches: list[asyncio.Future[None]] = []

            async def held(work: Any, thought: Thought) -> Any:
                if thought.bot.startswith("mcts"):
                    searches.append(asyncio.get_running_loop().create_future())
                    await searches[-1]
                    return None
                return work(thought)

            monkeypatch.setattr(rooms.thinkers, "_ask_now", held)
            hogs = [await person(rooms, f"Hog {number}") for number in range(names)]
            ann = await person(rooms, "Ann")
            for hog in hogs:
                rooms.whereabouts.note(hog.id, "10.0.0.66")
            for number in range(12):
                await opened(rooms, hogs[number % names], ["mcts:3600s"] * 6, seed=number)
            await until(lambda: len(turns._waiting) == 71, "all but one wait")
            assert len(searches) == 1, "the other worker is not for searches"
            room, _ = await opened(rooms, ann, ["me", "me", "greedy"], seed=5)
            hint = await give_hint(room, FIRST, "h", counts=False)
            assert isinstance(hint, Hint)
            await until(lambda: room.row.rev == 1, "greedy's first move")
            hers = Whose(ann.id, room.row.id)
            assert turns.served[1:] == [hers, hers], "and no search was let go meanwhile"

            # Her own search waits for one of theirs and no more, whatever their names.
            mine = asyncio.ensure_future(turns.take(hers, True))
            await asyncio.sleep(0)
            turns.note(Whose("10.0.0.66", turns.served[0].table), 5.0)
            searches[0].set_result(None)
            await until(lambda: len(turns.served) > 3, "the next turn")
            assert turns.served[3] == hers
            await mine
            assert rooms.thinkers.failures == 0

    run(game)


@pytest.mark.parametrize("budget", [Budget(1.0, 99.0), Budget(99.0, 1.0)], ids=["address", "table"])
def test_over_the_budget_bots_play_by_the_rule_of_thumb_while_others_wait(
    tmp_path: Path, budget: Budget
) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            rooms.thinkers.budget = budget
            ann, bo = await person(rooms, "Ann"), await person(rooms, "Bo")
            for one in (ann, bo):
                rooms.whereabouts.note(one.id, "10.0.0.66")
            room, _ = await opened(rooms, ann, ["me", "me", "open"], seed=5)
            table = "elsewhere" if budget.address < budget.table else room.row.id
            address = "10.0.0.66" if budget.address < budget.table else "elsewhere"
            turns = rooms.thinkers.turns
            turns.note(Whose(address, table), 100.0)
            cat = Whose("10.0.0.7", "hers")
            for _ in range(2):
                waiting = asyncio.ensure_future(turns.take(cat, False))
            await asyncio.sleep(0)
            await fill_with_bot(room, ann, THIRD, "greedy")
            await until(lambda: room.row.rev == 1, "the bot's draw")
            assert not rooms.thinkers.pool._processes, "no worker was asked"
            assert rooms.thinkers.by_thumb == 1

            # When nobody else waits, it thinks again.
            turns.give_back(False)
            await waiting
            turns.give_back(False)
            assert not turns.is_awaited(room.whose(ann.id))
            assert rooms.thinkers._may_think(room.whose(ann.id))

    run(game)


def test_one_player_has_a_few_games_without_people(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            ann, bo = await person(rooms, "Ann"), await person(rooms, "Bo")
            found = [
                (await opened(rooms, ann, ["mcts:60s"] * 2, seed=seed))[0] for seed in range(3)
            ]
            assert all(room.row.status == PLAYING for room in found)
            with pytest.raises(SeatRefused) as refused:
                await opened(rooms, ann, ["quick"] * 2, seed=9)
            assert refused.value.code == "enough_alone"
            await opened(rooms, ann, ["me", "quick"], seed=9)
            await opened(rooms, bo, ["quick"] * 2, seed=9)

    run(game)
