"""A server without sockets: rooms over a real store, and clients that keep their own view."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from cantina.bots.hint import HintBudget
from cantina.kernel.action import SPECTATOR, Seat, all_seats
from cantina.kernel.record import replay
from cantina.parts.saved import digest_of
from cantina.room import clock
from cantina.room.decisions import act
from cantina.room.history import standing
from cantina.room.listeners import Listening
from cantina.room.listening import join, leave
from cantina.room.proposing import propose
from cantina.room.room import Room
from cantina.room.stored import BOT, PERSON, Entry, Pace, Player, SeatRow, TableRow
from cantina.room.wire import Ack, Act, Propose, Refused, told
from cantina.server.bodies import NewTable
from cantina.server.rooms import Rooms
from cantina.server.store import Store
from cantina.server.thinking import Thinkers
from tests.server.online import PATIENCE

T = TypeVar("T")
NO_CLOCK = Pace()
Story = Callable[[Store], Awaitable[None]]


def run(work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    async def ending() -> T:
        return await asyncio.wait_for(work(), PATIENCE)

    return asyncio.run(ending())


@asynccontextmanager
async def rooms_at(where: Path | str) -> AsyncIterator[Rooms]:
    """All rooms of a server whose database lies in a folder, or has this address; running tables
    are resumed."""
    store = await Store.open(str(where / "cantina.db") if isinstance(where, Path) else where)
    rooms = Rooms(store, Thinkers(1, PATIENCE, hints=HintBudget(PATIENCE, worlds=20)))
    await rooms.resume()
    try:
        yield rooms
    finally:
        await rooms.close()
        await store.close()


async def person(rooms: Rooms, name: str) -> Player:
    player = Player(f"id-{name}", name, clock.now())
    await rooms.store.create_player(player)
    return player


def patched(view: Any, patch: list[Any]) -> Any:
    """What a client does with a difference: replace the value at each path."""
    view = json.loads(json.dumps(view))
    for path, value in patch:
        if not path:
            view = value
            continue
        place = view
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
    return view


class Client:
    """Somebody at a table, built from messages alone, as a browser would be."""

    def __init__(self, room: Room, seat: int, player: str = "") -> None:
        self.room = room
        self.seat = Seat(seat)
        self.listening = Listening(self, self.seat, player)
        self.messages: list[dict[str, Any]] = []
        self.rev = -1
        self.view: Any = None
        self.asks: list[dict[str, Any]] = []
        self.together: list[dict[str, Any]] = []
        self.proposals: list[dict[str, Any]] = []
        self.events: list[dict[str, Any]] = []
        self.status = ""
        self.sent = 0

    async def sit(self, since: int = -1) -> dict[str, Any]:
        welcome: dict[str, Any] = json.loads(told(await join(self.room, self.listening, since)))
        self.rev, self.view, self.asks = welcome["rev"], welcome["view"], welcome["asks"]
        self.together, self.proposals = welcome["together"], welcome["proposals"]
        self.status = welcome["table"]["status"]
        return welcome

    async def go(self) -> None:
        await leave(self.room, self.listening)

    def tell(self, data: bytes) -> None:
        message = json.loads(data)
        self.messages.append(message)
        if message["type"] == "seats":
            self.status = message["table"]["status"]
        if message["type"] == "proposed":
            assert message["rev"] == self.rev
            self.proposals = message["proposals"]
        if message["type"] == "update":
            self.rev = message["rev"]
            self.asks = message["asks"]
            self.together, self.proposals = message["together"], []
            self.events += message["events"]
            if message["view"] is not None:
                self.view = message["view"]
            else:
                self.view = patched(self.view, message["patch"])

    async def choose(
        self, option: list[Any], rev: int | None = None, key: str = ""
    ) -> Ack | Refused:
        self.sent += 1
        at = self.rev if rev is None else rev
        return await act(self.room, self.seat, Act(key or f"{self.seat}-{self.sent}", at, option))

    async def propose(self, option: list[Any], rev: int | None = None) -> Ack | Refused:
        self.sent += 1
        at = self.rev if rev is None else rev
        return await propose(self.room, self.seat, Propose(f"p{self.sent}", at, option))

    async def answer(self, number: int = 0) -> Ack | Refused:
        return await self.choose(self.asks[0]["options"][number])


async def until(holds: Callable[[], bool], what: str = "") -> None:
    """Waits for something the server does by itself."""
    for _ in range(2000):
        if holds():
            return
        await asyncio.sleep(0.005)
    raise AssertionError(f"this never came: {what}")


async def play_on(clients: list[Client], decisions: int = 100_000) -> None:
    """The clients answer whatever they are asked, until the game is over or enough was decided."""
    room = clients[0].room
    done = 0
    while done < decisions and clients[0].status != "finished":
        await until(
            lambda: any(one.asks for one in clients) or clients[0].status == "finished", "an ask"
        )
        for client in clients:
            if client.asks and done < decisions:
                number = (room.row.rev * 7 + client.seat) % len(client.asks[0]["options"])
                assert isinstance(await client.answer(number), Ack)
                done += 1


def spectator(room: Room) -> Client:
    return Client(room, SPECTATOR)


async def check_log(where: Path | str, id: str) -> list[Entry]:
    """The log has no gap and no key twice, and replays to the very table in memory."""
    async with rooms_at(where) as rooms:
        room = await rooms.find(id)
        async with room.lock:
            entries = await rooms.store.load_log(id)
            assert [entry.rev for entry in entries] == list(range(1, len(entries) + 1))
            keys = [(entry.seat, entry.key) for entry in entries if entry.key]
            assert len(set(keys)) == len(keys)
            record = room.record()
            assert room.t is not None
            assert record is not None
            assert room.t.played == standing(entries)
            assert digest_of(replay(room.game, room.pack, record)) == digest_of(room.t)
            return entries


def deadlines(room: Room) -> list[int]:
    return [room.questions.deadline(seat) for seat in all_seats(len(room.row.seats))]


def asked_since(room: Room) -> list[int]:
    return [room.questions.asked_since(seat) for seat in all_seats(len(room.row.seats))]


async def opened(
    rooms: Rooms,
    host: Player,
    seats: list[str],
    pace: Pace = NO_CLOCK,
    game: str = "hunters",
    **wishes: Any,
) -> tuple[Room, dict[int, str]]:
    """A table of Bounty Hunters unless told otherwise; the wishes are fields of NewTable."""
    wishes |= {"pace": pace.kind, "pace_seconds": pace.seconds}
    room, invites = await rooms.create(host, NewTable(game, seats, **wishes))
    return room, {int(seat): secret for seat, secret in invites.items()}


async def table(
    rooms: Rooms, seats: list[str], **wishes: Any
) -> tuple[Room, list[Client], dict[int, str]]:
    """A table opened by Ann, with a client for each seat of hers."""
    ann = await rooms.store.player("id-Ann") or await person(rooms, "Ann")
    room, invites = await opened(rooms, ann, seats, seed=5, **wishes)
    mine = [number for number, kind in enumerate(seats) if kind == "me"]
    clients = [Client(room, seat, ann.id) for seat in mine]
    for client in clients:
        await client.sit()
    return room, clients, invites


class Stopped:
    """The server's time, which only a test moves on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = clock.now()
        monkeypatch.setattr(clock, "now", lambda: self.now)


def tell(url: str, story: Story, **settings: str) -> None:
    async def run() -> None:
        store = await Store.open(url, pragmas=settings)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(run())


def a_table(id: str = "t1", **changes: Any) -> TableRow:
    seats = [SeatRow(PERSON, "Ann", "ann", seen=3), SeatRow(BOT, bot="greedy"), SeatRow()]
    row = TableRow(id, "hunters", 7, "abc", -(3**90), {"variant": "free"}, seats, "ann", 5)
    return msgspec.structs.replace(row, **changes)
