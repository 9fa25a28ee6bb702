"""Nobody takes a game from somebody else: by votes, by closing it, by going on from it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cantina.room import absence, pacing, seating, stored
from cantina.room.room import Room
from cantina.room.seating import SeatRefused
from cantina.room.showing import seats_now
from cantina.room.stored import PLAYING, Pace, Player
from cantina.room.voting import vote_to_replace
from cantina.server.bodies import Continue
from cantina.server.branches import continue_from
from cantina.server.rooms import Rooms
from tests.seats import SECOND
from tests.server.desk import Stopped, opened, person, play_on, rooms_at, run, table

DAY = 24 * 3600


async def two_at(rooms: Rooms, pace: Pace) -> tuple[Room, Player, Player]:
    """Nobody has it open, as is usual in correspondence."""
    ann, bo = await person(rooms, "Ann"), await person(rooms, "Bo")
    room, invites = await opened(rooms, ann, ["me", "open"], seed=5, pace=pace)
    await seating.take_seat(room, bo, None, invites[1])
    return room, ann, bo


def test_a_vote_in_correspondence_waits_for_the_clock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    time = Stopped(monkeypatch)

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, ann, _ = await two_at(rooms, Pace("correspondence", DAY))
            for wait in (0, absence.ABSENCE, 1000 * DAY // 2):
                time.now += wait
                assert seats_now(room)[1].replaceable == 0
                with pytest.raises(SeatRefused) as early:
                    await vote_to_replace(room, ann, SECOND)
                assert early.value.code == "vote_early"
            time.now += 1000 * DAY
            await pacing.check_clocks(room)  # runs out for both
            assert room.row.seats[1].bot == ""
        async with rooms_at(tmp_path) as rooms:  # and a restart does not forget that it has
            room = await rooms.find(room.row.id)
            await vote_to_replace(room, ann, SECOND)
            assert (room.row.seats[1].bot, room.row.seats[1].why) == (stored.STAND_IN, "vote")

    run(game)


def test_a_host_cannot_close_what_others_play(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, ann, bo = await two_at(rooms, Pace())
            for away in (False, True):
                if away:
                    await seating.go_away(room, bo, SECOND, "quick")
                with pytest.raises(SeatRefused) as no:
                    await seating.close_table(room, ann)
                assert no.value.code == "others_play"
            assert room.row.status == PLAYING

    run(game)


def test_a_game_given_up_is_gone_on_with_only_by_whom_it_was(tmp_path: Path) -> None:
    """With every seat "me" one would see every hand."""

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, clients, _ = await table(rooms, ["me", "quick"])
            await play_on(clients, 4)
            ann = await rooms.store.player("id-Ann")
            assert ann is not None
            await seating.close_table(room, ann)
            with pytest.raises(SeatRefused) as no:
                await continue_from(
                    rooms, room, await person(rooms, "Eve"), Continue(2, ["me"] * 2)
                )
            assert no.value.code == "not_finished"
            again, _ = await continue_from(rooms, room, ann, Continue(2, ["me", "quick"]))
            assert again.row.seed_chosen

    run(game)
