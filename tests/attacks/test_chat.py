"""Strangers neither write nor read at a private table, and nobody passes for somebody else."""

from __future__ import annotations

from pathlib import Path

import pytest

from cantina.kernel.action import SPECTATOR
from cantina.room import seating
from cantina.room.chatting import say
from cantina.room.listening import look
from cantina.room.seating import SeatRefused
from tests.seats import FIRST, FOURTH, SECOND, THIRD
from tests.server.desk import Client, opened, person, rooms_at, run


@pytest.mark.parametrize("listed", [False, True])
def test_who_watches_writes_nowhere_and_reads_only_at_listed_tables(
    tmp_path: Path, listed: bool
) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            ann, eve = await person(rooms, "Ann"), await person(rooms, "Eve")
            room, _ = await opened(rooms, ann, ["me", "quick"], listed=listed)
            watching = Client(room, -1, eve.id)
            await watching.sit()
            with pytest.raises(SeatRefused) as no:
                await say(room, eve, SPECTATOR, "take the droid")
            assert no.value.code == "watching"
            await say(room, ann, FIRST, "between us")
            heard = [one["text"] for one in watching.messages if one["type"] == "said"]
            read = [line.text for line in (await look(room, SPECTATOR, eve.id, -1)).chat]
            assert heard == read == (["between us"] if listed else [])

    run(game)


def test_equal_names_are_told_apart_at_a_table_and_in_its_chat(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            ann = await person(rooms, "Ann")
            room, invites = await opened(rooms, ann, ["me", *["open"] * 3])
            wide = "\uff21nn"  # looks like Ann
            for seat, name in ((SECOND, "ANN"), (THIRD, wide), (FOURTH, "Ann 2")):
                twin = await person(rooms, name)
                await seating.take_seat(room, twin, None, invites[seat])
                await say(room, twin, seat, "it is me")
            names = [one.name for one in room.row.seats]
            assert names == ["Ann", "ANN 2", f"{wide} 3", "Ann 2 2"]
            lines = (await look(room, FIRST, ann.id, -1)).chat
            assert [line.name for line in lines] == names[1:]
            assert [line.who for line in lines] == ["id-ANN", f"id-{wide}", "id-Ann 2"]

    run(game)
