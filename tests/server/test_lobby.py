"""Before a game: who is ready, the countdown, names at one screen, and addresses for links."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from cantina.bots.regulars import regular_in, regulars_of
from cantina.kernel.errors import BadOptions
from cantina.room import clock, decisions, pacing, seating, starting
from cantina.room.missed import missed
from cantina.room.room import Room
from cantina.room.seating import SeatRefused
from cantina.room.showing import seats_now, table_now
from cantina.room.store import StoreError
from cantina.room.stored import OPEN, PLAYING, Pace, Player
from cantina.server import addresses
from cantina.server.app import create_app
from cantina.server.rooms import Rooms
from tests.seats import FIRST, FOURTH, SECOND, THIRD
from tests.server.desk import Client, opened, person, rooms_at, run, until
from tests.server.online import settings_in


async def two(rooms: Rooms, ready: bool = False) -> tuple[Room, Player, Player]:
    """Ann's table, at which Bo sits too."""
    ann, bo = await person(rooms, "Ann"), await person(rooms, "Bo")
    room, invites = await opened(rooms, ann, ["me", "open"], ready=ready)
    await seating.take_seat(room, bo, None, invites[1], ready=ready)
    return room, ann, bo


def test_who_does_not_say_otherwise_is_ready_at_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, _, _ = await two(rooms, ready=True)
            assert room.row.status == PLAYING

    run(story)


def test_somebody_alone_is_not_waited_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with rooms_at(tmp_path) as rooms:
            ann = await person(rooms, "Ann")
            room, _ = await opened(rooms, ann, ["me", "me", "quick"], ready=False)
            assert room.row.status == PLAYING

    run(story)


def test_the_game_starts_a_little_after_the_last_ready_and_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(starting, "COUNTDOWN", 50)

    async def story() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, ann, bo = await two(rooms)
            assert room.row.status == OPEN
            await seating.say_ready(room, ann, True)
            assert [seat.ready for seat in seats_now(room)] == [True, False]
            assert table_now(room).starts == 0
            await seating.say_ready(room, bo, True)
            starts = table_now(room).starts
            assert starts > clock.now() - 1000
            await seating.say_ready(room, bo, True)  # pressed twice
            assert (room.row.status, table_now(room).starts) == (OPEN, starts)
            await until(lambda: room.row.status == PLAYING, "the start")
            assert table_now(room).starts == 0
            edition = room.row.edition
            await starting._time_is_up(room)  # a timer that was late
            assert (room.row.edition, room.row.rev) == (edition, 0)
            with pytest.raises(SeatRefused):
                await seating.say_ready(room, bo, False)

    run(story)


def test_anybody_at_the_table_stops_the_countdown(tmp_path: Path) -> None:
    async def story() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, ann, bo = await two(rooms)
            await seating.say_ready(room, ann, True)
            await seating.say_ready(room, bo, True)
            await seating.say_ready(room, ann, False)
            assert table_now(room).starts == 0
            assert not room.background.countdown.is_set()
            await seating.say_ready(room, ann, True)
            assert table_now(room).starts > 0
            await seating.leave_seat(room, bo, SECOND)
            assert table_now(room).starts == 0
            assert not room.background.countdown.is_set()
            stranger = await person(rooms, "Eve")
            with pytest.raises(SeatRefused, match="can be ready"):
                await seating.say_ready(room, stranger, True)

    run(story)


def test_a_countdown_goes_on_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(starting, "COUNTDOWN", 500)

    async def story() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, ann, bo = await two(rooms)
            for one in (ann, bo):
                await seating.say_ready(room, one, True)
            assert room.row.status == OPEN
        async with rooms_at(tmp_path) as rooms:
            assert room.row.id in rooms
            room = await rooms.find(room.row.id)
            await until(lambda: room.row.status == PLAYING, "the start")

    run(story)


def test_a_start_that_cannot_be_stored_is_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(starting, "COUNTDOWN", 0)
    real = asyncio.sleep

    async def story() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, ann, bo = await two(rooms)
            await seating.say_ready(room, ann, True)
            keep, failures = decisions.keep, [StoreError("the disk is full")]

            async def fails_once(room: Room, row: Any) -> None:
                if row.status == PLAYING and failures:
                    raise failures.pop()
                await keep(room, row)

            monkeypatch.setattr(starting, "keep", fails_once)
            monkeypatch.setattr(asyncio, "sleep", lambda seconds: real(min(seconds, 0.01)))
            await seating.say_ready(room, bo, True)
            await until(lambda: room.row.status == PLAYING, "the start")

    run(story)


def test_the_host_waits_for_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with rooms_at(tmp_path) as rooms:
            room, ann, bo = await two(rooms)
            with pytest.raises(SeatRefused):
                await seating.start_now(room, bo, "quick")
            await seating.leave_seat(room, bo, SECOND)
            await seating.start_now(room, ann, "quick")
            assert (room.row.status, room.row.seats[1].bot) == (PLAYING, "quick")
            with pytest.raises(SeatRefused):
                await seating.start_now(room, ann, "quick")

    run(story)


def test_people_at_one_screen_have_names(tmp_path: Path) -> None:
    async def story() -> None:
        async with rooms_at(tmp_path) as rooms:
            ann = await person(rooms, "Ann")

            async def with_names(*names: str) -> Room:
                room, _ = await opened(
                    rooms, ann, ["me", "me", "open"], names=list(names), ready=False
                )
                return room

            for wrong in (("Dad", "dad"), ("", "x" * 25), ("", "a\u202eb"), ("", "", "", "Eve")):
                with pytest.raises(BadOptions):
                    await with_names(*wrong)
            room = await with_names("", " Dad ", "Eve")
            assert [seat.name for seat in seats_now(room)] == ["Ann", "Dad", ""]
            await seating.name_seat(room, ann, SECOND, "Mum")
            assert seats_now(room)[1].name == "Mum"
            for seat, name, code in ((SECOND, "ANN", "name_taken"), (THIRD, "Eve", "not_yours")):
                with pytest.raises(SeatRefused) as refused:
                    await seating.name_seat(room, ann, seat, name)
                assert refused.value.code == code
            with pytest.raises(BadOptions):
                await opened(rooms, ann, ["me", "open"], note="x" * 61)

    run(story)


def test_a_clock_that_ran_out_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """To those who are there, to those who come later, and why a bot plays now."""

    async def story() -> None:
        async with rooms_at(tmp_path) as rooms:
            ann = await person(rooms, "Ann")
            room, _ = await opened(rooms, ann, ["me", "me"], seed=5, pace=Pace("live", 30))
            bo = Client(room, 1, ann.id)
            await bo.sit()
            start = clock.now()
            for late in (31_000, 90_000):
                await bo.answer()
                monkeypatch.setattr(clock, "now", lambda late=late: start + late)
                await pacing.check_clocks(room)
            told = {"event": "TimeRanOut", "rule": "", "seat": 0}
            assert bo.events.count(told) == 2
            assert [event for event in await missed(room, SECOND, 0) if event == told] == [told] * 2
            room.progress._recent.clear()  # as after a restart: the log knows it too
            assert [event for event in await missed(room, SECOND, 0) if event == told] == [told] * 2
            assert (seats_now(room)[0].bot, seats_now(room)[0].why) == ("quick", "clock")
            await seating.come_back(room, ann, FIRST)
            assert seats_now(room)[0].why == ""

    run(story)


# Over HTTP


def test_a_bot_comes_as_whoever_was_wished_for(tmp_path: Path) -> None:
    async def story() -> None:
        async with rooms_at(tmp_path) as rooms:
            ann = await person(rooms, "Ann")
            wished = ["me", "quick+crates", "quick+any", "open", "open", "quick"]
            room, _ = await opened(rooms, ann, wished, ready=False)
            _, crates, anybody, _, _, plain = room.row.seats
            assert (crates.name, crates.bot) == ("Kofra", "quick+crates")
            assert (plain.name, plain.bot) == ("J-09", "quick")
            with pytest.raises(BadOptions, match="no regular 'nobody'"):
                await seating.fill_with_bot(room, ann, FOURTH, "quick+nobody")
            await seating.fill_with_bot(room, ann, FOURTH, "trials:16+any")
            await seating.start_now(room, ann, "quick@casual+any")
            drawn = [one.bot for one in room.row.seats[2:5]]
            assert [bot.partition("+")[0] for bot in drawn] == [
                *["quick", "trials:16", "quick@casual"]
            ]
            others = set(regulars_of(room.game)) - {"crates"}
            assert len({regular_in(bot) for bot in drawn} & others) == 3
            assert anybody.name != "T-81"
            await seating.go_away(room, ann, FIRST, "quick+any")
            assert {regular_in(room.row.seats[0].bot)} < others
            assert room.row.seats[0].name == "Ann"

    run(story)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[TestClient]:
    settings = msgspec.structs.replace(settings_in(tmp_path), host="0.0.0.0")
    with TestClient(create_app(settings), client=("127.0.0.1", 5)) as client:
        yield client


def guest(client: TestClient, name: str) -> dict[str, str]:
    """The headers of a program of this name."""
    made = client.post("/api/players", json={"name": name, "token": True}).json()
    return {"authorization": f"Bearer {made['token']}"}


def addresses_at(client: TestClient, host: str = "localhost:7187", **headers: str) -> Any:
    return client.get("/api/addresses", headers={"host": host, **headers}).json()


def test_addresses_are_told_on_this_computer_only(
    house: TestClient, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(addresses, "private_addresses", lambda: ["192.168.1.24"])
    nothing = {"local": False, "listens": True, "found": []}
    for name in ("localhost:7187", "127.0.0.1:7187", "[::1]:7187"):
        found = {"local": True, "listens": True, "found": ["192.168.1.24"]}
        assert addresses_at(house, name) == found
    assert addresses_at(house, "192.168.1.24:7187") == nothing
    # A name that was bound to this computer.
    assert house.get("/api/addresses", headers={"host": "evil.example"}).status_code == 421
    assert addresses_at(house, **{"x-forwarded-for": "203.0.113.9"}) == nothing
    settings = msgspec.structs.replace(settings_in(tmp_path / "b"), host="0.0.0.0")
    with TestClient(create_app(settings), client=("192.168.1.9", 5)) as other:
        assert addresses_at(other) == nothing
    public = msgspec.structs.replace(settings, origins=["https://example.org"])
    with TestClient(create_app(public), client=("127.0.0.1", 5)) as proxied:
        assert addresses_at(proxied) == nothing
    closed = settings_in(tmp_path / "c")
    with TestClient(create_app(closed), client=("127.0.0.1", 5)) as alone:
        assert addresses_at(alone) == {"local": True, "listens": False, "found": []}


def test_private_addresses_are_those_of_this_computer() -> None:
    for one in addresses.private_addresses():
        assert not addresses.is_loopback(one)
        assert one.count(".") == 3


def test_a_glance_is_not_being_there(house: TestClient) -> None:
    headers = guest(house, "Ann")
    body = {"game": "hunters", "seats": ["me", "quick"]}
    id = house.post("/api/tables", json=body, headers=headers).json()["id"]

    def here_after(path: str) -> bool:
        house.get(path, headers=headers)
        info = house.get(f"/api/tables/{id}", headers=headers).json()
        return bool(info["table"]["seats"][0]["here"])

    assert not here_after(f"/api/tables/{id}/state?since=0&glance=1")
    assert here_after(f"/api/tables/{id}/state?since=0")


def test_ready_and_names_over_http(house: TestClient) -> None:
    ann, bo, eve = [guest(house, name) for name in ("Ann", "Bo", "Eve")]
    body = {
        "game": "hunters",
        "seats": ["me", "me", "open"],
        "names": ["", "Dad"],
        "ready": False,
        "note": "newcomers welcome",
    }
    made = house.post("/api/tables", json=body, headers=ann).json()
    where = f"/api/tables/{made['id']}"
    assert made["info"]["table"]["note"] == "newcomers welcome"
    seat = {"secret": made["invites"][0]["secret"], "ready": False}
    house.post(f"{where}/seat", json=seat, headers=bo)

    def post(way: str, who: dict[str, str], **body: Any) -> Any:
        return house.post(f"{where}/{way}", json=body, headers=who)

    assert post("ready", eve).status_code == 403
    assert post("start", bo).status_code == 403
    assert post("name", bo, seat=2, name="Ann").json()["code"] == "name_taken"
    seats = post("ready", ann).json()["table"]["seats"]
    assert [(one["name"], one["ready"]) for one in seats] == [
        ("Ann", True),
        ("Dad", True),
        ("Bo", False),
    ]
    assert post("ready", bo).json()["table"]["starts"] > 0
    assert post("ready", ann, ready=False).json()["table"]["starts"] == 0
    assert post("start", ann).json()["table"]["status"] == "playing"


def test_a_rematch_keeps_seats_and_names_and_says_whom_it_waits_for(house: TestClient) -> None:
    ann, bo = guest(house, "Ann"), guest(house, "Bo")
    body = {"game": "hunters", "seats": ["me", "me", "open"], "names": ["", "Dad"]}
    made = house.post("/api/tables", json=body, headers=ann).json()
    where = f"/api/tables/{made['id']}"
    seat = {"secret": made["invites"][0]["secret"], "ready": False}
    house.post(f"{where}/seat", json=seat, headers=bo)
    house.post(f"{where}/close", headers=ann)
    again = house.post(f"{where}/rematch", headers=ann).json()["info"]
    seats = [(one["kind"], one["name"]) for one in again["table"]["seats"]]
    assert seats == [("person", "Ann"), ("person", "Dad"), ("empty", "Bo")]
    assert again["my_seats"] == [0, 1]
    joined = house.post(f"{where}/rematch", headers=bo).json()["info"]
    assert joined["table"]["status"] == "playing"
