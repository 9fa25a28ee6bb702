"""Hints at a table: counted for all to see, and never in the way."""

from __future__ import annotations

import asyncio
from pathlib import Path

from cantina.kernel.action import ask_of
from cantina.room.advice import give_guidance, give_hint
from cantina.room.decisions import take_back
from cantina.room.missed import missed
from cantina.room.seating import take_seat
from cantina.room.stored import FINISHED
from cantina.room.wire import Ack, Hint, Refused, from_wire
from tests.seats import FIRST
from tests.server.desk import Client, opened, person, rooms_at, run


def test_a_hint_is_for_the_seat_that_asks_and_is_counted(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            ann = await person(rooms, "Ann")
            room, _ = await opened(rooms, ann, ["me", "me"], seed=5)
            first, second = Client(room, 0, ann.id), Client(room, 1, ann.id)
            await first.sit()
            await second.sit()
            hint = await give_hint(room, FIRST, "h1", True)
            assert isinstance(hint, Hint)
            assert hint.rev == room.row.rev
            assert (hint.unit, hint.swing) == (room.game.unit, room.game.swing)
            assert room.t is not None
            ask = ask_of(room.t.asks, FIRST)
            assert ask is not None
            assert from_wire(hint.action) in ask.options
            assert rooms.thinkers.failures == 0, "a worker gave it"
            seen = [m for m in second.messages if m["type"] == "seats"][-1]["table"]["seats"]
            assert [seat["hints"] for seat in seen] == [1, 0]
            await give_hint(room, FIRST, "h1", False)
            assert room.row.seats[0].hints == 1, "asked again with the same key"

            assert isinstance(await first.choose(hint.action), Ack)
            refused = await give_hint(room, FIRST, "h2", True)
            assert isinstance(refused, Refused)
            assert refused.code == "not_asked"
            assert room.row.seats[0].hints == 1
            id = room.row.id
        async with rooms_at(tmp_path) as rooms:
            assert (await rooms.find(id)).row.seats[0].hints == 1, "kept over a restart"

    run(game)


def test_guidance_leads_to_the_end_and_counts_nothing(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            ann = await person(rooms, "Ann")
            room, _ = await opened(
                rooms, ann, ["me", "random"], options={"mode": "introductory"}, seed=5
            )
            client = Client(room, 0, ann.id)
            await client.sit()
            for number in range(400):
                if room.row.status == FINISHED:
                    break
                if not client.asks:
                    await asyncio.sleep(0.01)
                    continue
                told = await give_guidance(room, FIRST, f"g{number}")
                assert isinstance(told, Hint)
                assert isinstance(await client.choose(told.action), Ack)
            assert room.row.status == FINISHED
            assert room.row.seats[0].hints == 0

    run(game)


def test_there_is_no_guidance_against_people(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            ann, bo = await person(rooms, "Ann"), await person(rooms, "Bo")
            room, invites = await opened(rooms, ann, ["me", "open"], seed=5)
            await take_seat(room, bo, None, invites[1])
            refused = await give_guidance(room, FIRST, "g")
            assert isinstance(refused, Refused)
            assert refused.code == "not_alone"

    run(game)


def test_what_was_taken_back_is_not_told_to_who_comes_later(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            ann = await person(rooms, "Ann")
            room, _ = await opened(rooms, ann, ["me", "me"], seed=5)
            clients = [Client(room, seat, ann.id) for seat in (0, 1)]
            for client in clients:
                await client.sit()
            for _ in range(2):  # both draw, both choose
                for client in clients:
                    assert isinstance(await client.answer(), Ack)
            actor = next(client for client in clients if client.asks)
            assert actor.asks[0]["name"] == "act"
            sell = next(one for one in actor.asks[0]["options"] if one[0] == "sell")
            before = room.row.rev
            assert isinstance(await actor.choose(sell), Ack)
            assert any(event["event"] == "CardSold" for event in actor.events)
            assert isinstance(await take_back(room, actor.seat, "u"), Ack)
            newest = [m for m in actor.messages if m["type"] == "update"][-1]
            assert newest["undone"] is True
            assert await missed(room, actor.seat, before) == []
            room.progress._recent.clear()
            assert await missed(room, actor.seat, before) == [], "from the log too"
            sealed = [e["event"] for e in await missed(room, actor.seat, 0)]
            assert sealed.count("AnswerSealed") >= 2

    run(game)
