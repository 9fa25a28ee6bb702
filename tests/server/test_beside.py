"""Work for strangers beside the loop: addresses take turns, and nobody is sent away for coming with
friends."""

from __future__ import annotations

import asyncio
from threading import Event

import pytest

from cantina.server.beside import MOST_WAITING, Beside, TooBusy
from tests.server.online import PATIENCE


def _page(number: int) -> int:
    return number


def test_a_class_behind_one_address_opens_its_pages_at_once() -> None:
    async def opens() -> list[int]:
        beside = Beside()
        pages = [beside.for_stranger("school", _page, at) for at in range(90)]
        return await asyncio.gather(*pages)

    assert asyncio.run(opens()) == list(range(90))


def test_who_comes_alone_waits_for_one_piece_of_work_and_not_for_ninety() -> None:
    done: list[str] = []

    async def crowded() -> None:
        beside, go_on = Beside(), Event()
        first = asyncio.create_task(beside.for_stranger("crowd", go_on.wait))
        await asyncio.sleep(0)
        crowd = [
            asyncio.create_task(beside.for_stranger("crowd", done.append, "crowd"))
            for _ in range(90)
        ]
        await asyncio.sleep(0)
        alone = asyncio.create_task(beside.for_stranger("alone", done.append, "alone"))
        await asyncio.sleep(0)
        go_on.set()
        await asyncio.gather(first, alone, *crowd)

    asyncio.run(crowded())
    assert done.index("alone") <= 1
    assert len(done) == 91


def test_an_address_has_so_much_work_waiting_and_no_more() -> None:
    async def greedy() -> None:
        beside, go_on = Beside(), Event()
        first = asyncio.create_task(beside.for_stranger("greedy", go_on.wait))
        await asyncio.sleep(0)
        rest = [
            asyncio.create_task(beside.for_stranger("greedy", int)) for _ in range(MOST_WAITING)
        ]
        await asyncio.sleep(0)
        with pytest.raises(TooBusy):
            await beside.for_stranger("greedy", int)
        other = asyncio.create_task(beside.for_stranger("other", int))
        go_on.set()
        assert await asyncio.gather(first, other, *rest) == [True, *[0] * (MOST_WAITING + 1)]

    asyncio.run(greedy())


def test_who_goes_away_while_waiting_keeps_nobody_from_their_turn() -> None:
    async def leaving() -> str:
        beside, go_on = Beside(), Event()
        first = asyncio.create_task(beside.for_stranger("a", go_on.wait))
        await asyncio.sleep(0)
        gone = asyncio.create_task(beside.for_stranger("b", int))
        stays = asyncio.create_task(beside.for_stranger("c", str, "c"))
        await asyncio.sleep(0)
        gone.cancel()
        go_on.set()
        await first
        return await asyncio.wait_for(stays, PATIENCE)

    assert asyncio.run(leaving()) == "c"


def test_who_goes_away_at_the_moment_of_their_turn_hands_it_on() -> None:
    async def leaving() -> str:
        beside, go_on = Beside(), Event()
        first = asyncio.create_task(beside.for_stranger("a", go_on.wait))
        await asyncio.sleep(0)
        gone = asyncio.create_task(beside.for_stranger("b", int))
        stays = asyncio.create_task(beside.for_stranger("c", str, "c"))
        await asyncio.sleep(0)
        # Its turn is given, and it is cancelled before it has woken up.
        first.add_done_callback(lambda _: gone.cancel())
        go_on.set()
        await first
        return await asyncio.wait_for(stays, PATIENCE)

    assert asyncio.run(leaving()) == "c"
