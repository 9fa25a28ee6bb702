"""What a group decides together: the others propose, who decides is told, a bot listens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from cantina.bots.base import luck_of
from cantina.bots.mind import Mind
from cantina.room import pacing, proposing, seating
from cantina.room.decisions import take_back
from cantina.room.lapses import CLOCK
from cantina.room.listening import look
from cantina.room.room import Room
from cantina.room.stored import STAND_IN, Pace
from cantina.room.wire import Ack, Refused, to_wire
from cantina.server.rooms import Rooms
from tests.rules import rule
from tests.seats import FIRST, SECOND
from tests.server.desk import (
    NO_CLOCK,
    Client,
    Stopped,
    opened,
    person,
    rooms_at,
    run,
    spectator,
    until,
)

ALONE = ("stalker", "pack", "leader", "turn")


async def camp(rooms: Rooms, seats: list[str], pace: Pace = NO_CLOCK) -> tuple[Room, list[Client]]:
    """The beginning of a campaign; Ann has all seats that are no bot's."""
    ann = await rooms.store.player("id-Ann") or await person(rooms, "Ann")
    options = {"campaign": "whole"}
    room, _ = await opened(rooms, ann, seats, pace, game="zone", options=options, seed=5)
    clients = [Client(room, seat, ann.id) for seat, kind in enumerate(seats) if kind == "me"]
    for client in clients:
        await client.sit()
    return room, clients


def refused(answer: Ack | Refused) -> str:
    assert isinstance(answer, Refused), "this should have been refused"
    return answer.code


def by_seat(client: Client) -> list[tuple[int, Any]]:
    return [(one["seat"], one["action"]) for one in client.proposals]


@rule("ST-32.32")
def test_between_missions_all_see_what_one_decides_for_them(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (lead, bo, cy) = await camp(rooms, ["me", "me", "me"])
            watcher = spectator(room)
            await watcher.sit()
            shared: set[str] = set()
            own: set[str] = set()
            while not own & {"turn", "leader"}:  # the mission has begun
                assert room.t is not None
                [ask] = room.t.asks
                asked = [lead, bo, cy][ask.seat]
                for one in {lead, bo, cy} - {asked}:
                    assert one.together == ([] if ask.name in ALONE else asked.asks)
                assert asked.together == watcher.together == []
                (own if ask.name in ALONE else shared).add(ask.name)
                await asked.answer(-1 if ask.name in ("trade", "pack") else 0)
            assert shared == {"explore", "contacts", "trade"}
            assert {"stalker", "pack"} <= own

    run(game)


def test_a_proposal_is_told_to_those_who_have_a_seat_and_ends_with_the_decision(
    tmp_path: Path,
) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (lead, bo, cy) = await camp(rooms, ["me", "me", "me"])
            watcher = spectator(room)
            await watcher.sit()
            first, second = lead.asks[0]["options"][:2]
            assert isinstance(await bo.propose(first), Ack)
            assert isinstance(await cy.propose(first), Ack)
            assert isinstance(await bo.propose(second), Ack)
            assert by_seat(lead) == by_seat(bo) == by_seat(cy) == [(2, first), (1, second)]
            later = Client(room, 1, "id-Ann")
            assert (await later.sit())["proposals"] == lead.proposals
            assert not [one for one in watcher.messages if one["type"] == "proposed"]
            assert (await look(room, watcher.seat, "", -1)).proposals == []

            told = len(lead.messages)
            assert isinstance(await bo.propose(second), Ack)
            assert len(lead.messages) == told, "nothing has changed"
            assert isinstance(await bo.propose([]), Ack)
            assert by_seat(lead) == [(2, first)]

            assert isinstance(await lead.choose(second), Ack)
            assert lead.proposals == []
            assert (await look(room, SECOND, "id-Ann", -1)).proposals == []
            await take_back(room, FIRST, "undo")
            assert (await look(room, SECOND, "id-Ann", -1)).proposals == []

    run(game)


def test_a_proposal_is_stored_nowhere(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (lead, bo) = await camp(rooms, ["me", "me"])
            await bo.propose(lead.asks[0]["options"][0])
            id = room.row.id
            assert await rooms.store.load_log(id) == []
        async with rooms_at(tmp_path) as rooms:
            room = await rooms.find(id)
            found = await look(room, SECOND, "id-Ann", -1)
            assert found.proposals == []
            assert [ask.seat for ask in found.together] == [FIRST]

    run(game)


def test_a_game_that_decides_nothing_together_has_no_proposals(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            ann = await person(rooms, "Ann")
            room, _ = await opened(rooms, ann, ["me", "me"], seed=5)
            one, two = Client(room, 0, ann.id), Client(room, 1, ann.id)
            for client in (one, two):
                assert (await client.sit())["together"] == []
            await one.answer()
            assert two.together == []
            assert refused(await one.propose(two.asks[0]["options"][0])) == "not_asked"

    run(game)


# A bot decides for the group


def test_a_bot_does_what_most_people_propose_as_soon_as_they_agree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Stopped(monkeypatch)

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann, bo, cy) = await camp(rooms, ["quick", "me", "me", "me"])
            assert [ask["seat"] for ask in ann.together] == [0]
            last = ann.together[0]["options"][-1]
            await ann.propose(ann.together[0]["options"][0])
            await bo.propose(last)
            assert room.row.rev == 0
            assert not room.background.is_busy(), "they do not agree yet"
            await cy.propose(last)
            await until(lambda: room.row.rev >= 1, "the decision of the bot")
            [entry, *_] = await rooms.store.load_log(room.row.id)
            assert (entry.seat, entry.by, [*entry.action]) == (0, "quick", last)

    run(game)


def test_a_bot_waits_a_while_for_people_who_do_not_agree(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Stopped(monkeypatch)

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann, bo) = await camp(rooms, ["quick", "me", "me"])
            one, two = ann.together[0]["options"][-1], ann.together[0]["options"][0]
            await bo.propose(one)
            await ann.propose(two)
            time.now += proposing.TALK - 1
            pacing.look_around(room)
            assert not room.background.is_busy()
            assert room.background.talk.is_set()
            time.now += 1
            pacing.look_around(room)
            await until(lambda: room.row.rev >= 1, "the decision of the bot")
            [entry, *_] = await rooms.store.load_log(room.row.id)
            assert [*entry.action] == one, "which was proposed first"

    run(game)


def test_a_bot_decides_by_itself_when_nobody_has_said_anything_for_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Stopped(monkeypatch)

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann,) = await camp(rooms, ["quick", "me"])
            assert not room.background.is_busy()
            time.now += proposing.TALK
            pacing.look_around(room)
            await until(lambda: room.row.rev >= 1, "the decision of the bot")
            assert ann.rev >= 1

    run(game)


def test_a_bot_does_not_wait_for_people_who_are_all_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Stopped(monkeypatch)

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann, bo) = await camp(rooms, ["quick", "me", "me"])
            await ann.go()
            time.now += proposing.BACK_SOON
            pacing.look_around(room)
            assert not room.background.is_busy(), "Bo is still here"
            await bo.go()
            pacing.look_around(room)
            assert not room.background.is_busy(), "Bo may load the page anew"
            time.now += proposing.BACK_SOON
            assert proposing.BACK_SOON * 2 < proposing.TALK
            pacing.look_around(room)
            await until(lambda: room.row.rev >= 2, "two decisions of the bot")

    run(game)


def test_a_clock_that_runs_out_does_what_most_propose(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Stopped(monkeypatch)

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (lead, bo, cy, dee) = await camp(rooms, ["me"] * 4, Pace("live", 30))
            assert room.t is not None
            options = lead.asks[0]["options"]
            mind, luck = Mind(STAND_IN), luck_of(5, "clock 0")
            alone = await room.services.bots.decide(room.t, FIRST, mind, luck)
            thumb = [*to_wire(alone)]
            wish = next(option for option in options if option != thumb)
            await cy.propose(thumb)
            await bo.propose(wish)
            await dee.propose(wish)
            time.now += 31_000
            await pacing.check_clocks(room)
            [entry, *_] = await rooms.store.load_log(room.row.id)
            assert (entry.seat, entry.by, [*entry.action]) == (FIRST, CLOCK, wish)

    run(game)


def test_bots_among_themselves_wait_for_nobody(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, (ann,) = await camp(rooms, ["quick", "me"])
            player = await rooms.store.player("id-Ann")
            assert player is not None
            await seating.go_away(room, player, ann.seat, "quick")
            await until(lambda: room.row.rev >= 3, "decisions of bots")

    run(game)
