"""One address, many names: what it may have in all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from cantina.room.seating import SeatRefused
from cantina.server.rooms import COUNTED, IDLE
from cantina.server.whereabouts import MOST, Whereabouts, network_of
from tests.server.desk import Stopped, opened, person, rooms_at, run
from tests.server.online import PATIENCE, Online, online, settings_in


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2::1", "2001:0db8:0001:0002"),
        ("2001:db8:1:2:ffff::9", "2001:0db8:0001:0002"),
        ("?", "?"),
    ],
)
def test_one_network_of_version_6_is_one_address(address: str, network: str) -> None:
    assert network_of(address) == network


def test_who_came_longest_ago_is_forgotten_first() -> None:
    where = Whereabouts()
    where.note("ann", "10.0.0.1")
    for number in range(MOST - 1):
        where.note(f"guest {number}", "10.0.0.2")
    where.note("ann", "10.0.0.3")
    where.note("one more", "10.0.0.2")
    assert where.of("ann") == "10.0.0.3"
    assert where.of("guest 0") == "guest 0", "who is not known counts for themselves"
    assert len(where._last) == MOST


@contextmanager
def guest(server: Online, address: str) -> Iterator[httpx.Client]:
    """A new one, who comes from this address of the computer itself."""
    way = httpx.HTTPTransport(local_address=address)
    with httpx.Client(base_url=server.address, transport=way, timeout=PATIENCE) as found:
        token = found.post("/api/players", json={"name": "Eve", "token": True}).json()["token"]
        found.headers["authorization"] = f"Bearer {token}"
        yield found


WISH = {"game": "hunters", "seats": ["me", "open"]}


def test_one_address_has_so_many_tables_under_however_many_names(tmp_path: Path) -> None:
    with online(settings_in(tmp_path, tables=4)) as server, ExitStack() as doors:
        eves = [doors.enter_context(guest(server, "127.0.0.2")) for _ in range(3)]
        ann = doors.enter_context(guest(server, "127.0.0.3"))
        made = [eve.post("/api/tables", json=WISH) for eve in eves for _ in range(2)]
        assert [one.status_code for one in made] == [201] * 4 + [429] * 2
        assert made[-1].json()["code"] == "enough_tables"
        assert ann.post("/api/tables", json=WISH).status_code == 201, "from elsewhere"
        # One less, one more: by any of those there.
        closed = eves[0].post(f"/api/tables/{made[0].json()['id']}/close")
        assert closed.status_code == 200, closed.text
        assert eves[2].post("/api/tables", json=WISH).status_code == 201
        assert eves[2].post("/api/tables", json=WISH).status_code == 429


@pytest.mark.parametrize("way", ["open", "past", "continue", "rematch"])
def test_every_way_to_a_table_counts(tmp_path: Path, way: str) -> None:
    with online(settings_in(tmp_path, tables=1)) as server, guest(server, "127.0.0.2") as eve:
        begun = eve.post("/api/tables", json={**WISH, "seats": ["me", "quick"], "seed": 5}).json()
        assert eve.post(f"/api/tables/{begun['id']}/close").status_code == 200
        assert eve.post("/api/tables", json=WISH).status_code == 201
        ways: dict[str, tuple[str, dict[str, Any]]] = {
            "open": ("", WISH),
            "past": ("", {**WISH, "seats": ["me", "me"], "seed": 5, "past": [[0, ["draw", 0]]]}),
            "continue": (f"/{begun['id']}/continue", {"at": 0}),
            "rematch": (f"/{begun['id']}/rematch", {}),
        }
        path, body = ways[way]
        answer = eve.post(f"/api/tables{path}", json=body)
        assert (answer.status_code, answer.json()["code"]) == (429, "enough_tables"), answer.text


def test_tables_that_nobody_uses_count_for_a_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever waits until tables are dropped from memory may not open as many again."""
    time = Stopped(monkeypatch)

    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            rooms.most = 3  # type: ignore[misc]
            eves = [await person(rooms, f"Eve {number}") for number in range(2)]
            ann = await person(rooms, "Ann")
            for eve in eves:
                rooms.whereabouts.note(eve.id, "10.0.0.66")
            for eve in (*eves, eves[0]):
                await opened(rooms, eve, ["me", "open"])
            time.now += IDLE
            assert (await rooms.sweep(), len(rooms)) == (3, 0)
            for eve in eves:
                with pytest.raises(SeatRefused, match="3 tables are open"):
                    await opened(rooms, eve, ["me", "open"])
            await opened(rooms, ann, ["me", "open"])  # from elsewhere
            time.now += COUNTED
            await opened(rooms, eves[1], ["me", "open"])

    run(game)


def test_many_at_once_are_no_way_around(tmp_path: Path) -> None:
    async def game() -> None:
        async with rooms_at(tmp_path) as rooms:
            rooms.most = 3  # type: ignore[misc]
            eves = [await person(rooms, f"Eve {number}") for number in range(8)]
            for eve in eves:
                rooms.whereabouts.note(eve.id, "10.0.0.66")
            tries = [opened(rooms, eve, ["me", "open"]) for eve in eves]
            found = await asyncio.gather(*tries, return_exceptions=True)
            refused = [one for one in found if isinstance(one, SeatRefused)]
            assert (len(rooms), len(refused)) == (3, 5)

    run(game)
