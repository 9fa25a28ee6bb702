"""Taking back buys no time: a question keeps its clock, whoever takes what back."""

from __future__ import annotations

from pathlib import Path

import pytest

from cantina.room import pacing
from cantina.room.decisions import take_back
from cantina.room.stored import Pace
from cantina.room.wire import Ack, Refused
from tests.seats import FIRST
from tests.server.desk import Stopped, asked_since, deadlines, rooms_at, run, table


def test_whoever_seals_and_takes_back_for_ever_stops_no_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Stopped(monkeypatch)

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann, bo), _ = await table(rooms, ["me", "me"], pace=Pace("live", 30))
            until = [time.now + 30_000] * 2
            asked = room.questions.asked_since(bo.seat)
            for number in range(5):
                time.now += 5_000
                assert isinstance(await ann.choose(["draw", 0]), Ack)
                assert deadlines(room) == [0, until[1]]
                assert isinstance(await take_back(room, FIRST, f"undo-{number}"), Ack)
                assert deadlines(room) == until
                # What Bo has sent meanwhile is good.
                assert room.questions.asked_since(bo.seat) == asked
            await ann.choose(["draw", 0])
            time.now += 5_000
            late = await take_back(room, FIRST, "late")
            assert isinstance(late, Refused)
            assert late.code == "no_undo_time"
            await pacing.check_clocks(room)  # decides for Bo, and the table moves on
            assert deadlines(room) == [time.now + 30_000] * 2

    run(game)


def test_what_came_back_keeps_its_clock_through_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Stopped(monkeypatch)

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            pace = Pace("correspondence", 24 * 3600)
            room, clients, _ = await table(rooms, ["me", "me"], pace=pace)
            for client in clients:
                await client.answer()
            time.now += 3600 * 1000
            await clients[0].answer()
            await take_back(room, FIRST, "back")
            asked, until = asked_since(room), deadlines(room)
            assert until == [time.now + 23 * 3600 * 1000] * 2
        async with rooms_at(tmp_path) as rooms:
            again = await rooms.find(room.row.id)
            assert (asked_since(again), deadlines(again)) == (asked, until)

    run(game)


def test_what_was_sent_before_taking_back_answers_nothing_after(tmp_path: Path) -> None:
    """The same words may be an option of both questions."""

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann, _), _ = await table(rooms, ["me", "me"])
            await ann.choose(["draw", 0])
            rev = room.row.rev
            await take_back(room, FIRST, "back")
            answer = await ann.choose(["draw", 1], rev=rev)
            assert isinstance(answer, Refused)
            assert answer.code == "stale"

    run(game)
