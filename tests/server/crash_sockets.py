"""Kills `cantina serve` with -9 again and again while people play over real sockets.

Everybody comes back by revision and sends again, with the same keys, what was not answered. In the
end all tables are played out, and what the people saw is compared with what is stored.
"""

from __future__ import annotations

import asyncio
import json
import random
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from cantina.kernel.action import Seat
from cantina.room.missed import missed
from cantina.room.stored import FINISHED
from tests.server.crash import resumes
from tests.server.desk import rooms_at
from tests.server.online import PATIENCE
from tests.server.programs import Served, a_cluster, free_port

TABLES = 4
MORE_KILLS = 20
PEOPLE = 2
SEATS = ["open", "open", "quick"]
TRY_LATER = ("unavailable", "storage")
"""So far nobody owns the table, or the database does not answer."""
NOT_NOW = 503
"""The status of both."""
FAILURES = (OSError, WebSocketException, EOFError, TimeoutError)


class Server:
    """One address, and whichever process serves it at the moment."""

    def __init__(self, folder: Path, settings: dict[str, str]) -> None:
        self.folder = folder
        self.settings = settings
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.running: Served | None = None

    async def start(self) -> None:
        self.running = Served(self.folder, self.port, **self.settings)

    async def opened(self) -> None:
        assert self.running is not None
        await asyncio.to_thread(self.running.opened)

    def kill(self) -> None:
        assert self.running is not None
        self.running.kill()
        self.running = None

    async def post(self, path: str, who: str = "", **body: Any) -> Any:
        headers = {"authorization": f"Bearer {who}"} if who else {}
        async with httpx.AsyncClient(base_url=self.address, headers=headers) as http:
            while (answer := await http.post(path, json=body)).status_code == NOT_NOW:
                await asyncio.sleep(0.2)
            assert answer.is_success, answer.text
            return answer.json()


class House(Protocol):
    """Where people play, however many processes serve there."""

    @property
    def address(self) -> str: ...

    async def post(self, path: str, who: str = "", **body: Any) -> Any: ...


class Player:
    """One seat at one table, over as many sockets as it takes."""

    def __init__(self, server: House, table: str, seat: Seat, token: str, seed: int) -> None:
        self.server = server
        self.table = table
        self.seat = seat
        self.token = token
        self.dice = random.Random(seed)
        self.rev = 0
        self.asks: list[Any] = []
        self.events: list[Any] = []
        self.waiting: dict[str, Any] | None = None  # sent and not answered yet
        self.acked: dict[str, int] = {}
        self.refused: set[str] = set()
        self.finished = False
        self.count: Counter[str] = Counter()

    async def play(self) -> None:
        while not self.finished:
            try:
                where = self.server.address.replace("http", "ws", 1)
                async with connect(
                    f"{where}/api/tables/{self.table}/socket", proxy=None, open_timeout=PATIENCE
                ) as socket:
                    await self.converse(socket)
            except FAILURES:
                self.count["lost"] += 1
                await asyncio.sleep(self.dice.uniform(0.02, 0.1))

    async def converse(self, socket: ClientConnection) -> None:
        await self.send(socket, type="hello", token=self.token, since=self.rev)
        welcome = await self.hear(socket)
        assert welcome["type"] == "welcome", welcome
        assert welcome["rev"] >= max(self.acked.values(), default=0), "what was told is not there"
        if self.waiting is not None:
            self.count["resent"] += 1
            await self.send(socket, **self.waiting)
        while not self.finished or self.waiting is not None:
            if self.waiting is None and self.asks:
                self.waiting = {
                    "type": "act",
                    "key": f"{self.seat}-{self.dice.getrandbits(48)}",
                    "rev": self.rev,
                    "action": self.dice.choice(self.asks[0]["options"]),
                }
                await self.send(socket, **self.waiting)
                if self.dice.random() < 0.05:
                    await self.send(socket, **self.waiting)  # twice: one decision all the same
            await self.hear(socket)

    async def send(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(json.dumps(message))

    async def hear(self, socket: ClientConnection) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        kind = message["type"]
        if kind == "update":
            assert message["rev"] == self.rev + 1, "revisions come in order, each once"
        if kind in ("welcome", "update"):
            self.rev, self.asks = message["rev"], message["asks"]
            self.events += message["events"]
        if kind in ("welcome", "seats"):
            self.finished = message["table"]["status"] == FINISHED
        if kind == "ack":
            before = self.acked.setdefault(message["key"], message["rev"])
            assert before == message["rev"], "the same key is the same decision"
        if kind == "refused" and message["code"] in TRY_LATER:
            raise EOFError  # nobody knows whether it was stored: it is sent again, key and all
        if kind == "refused":
            self.refused.add(message["key"])
        if kind in ("ack", "refused") and self.waiting and self.waiting["key"] == message["key"]:
            self.waiting = None
        return message


async def open_tables(server: House, number: int, dice: random.Random) -> list[Player]:
    people = [
        await server.post("/api/players", name=f"P{seat}", token=True) for seat in range(PEOPLE)
    ]
    players: list[Player] = []
    for _ in range(number):
        opened = await server.post("/api/tables", people[0]["token"], game="hunters", seats=SEATS)
        for one, invite in zip(people, opened["invites"], strict=True):
            secret = invite["secret"]
            await server.post(f"/api/tables/{opened['id']}/seat", one["token"], secret=secret)
            seat, seed = invite["seat"], dice.getrandbits(32)
            players.append(Player(server, opened["id"], seat, one["token"], seed))
    return players


async def check(where: Path | str, players: list[Player]) -> Counter[str]:
    """Compares what the people were told with what is stored."""
    found: Counter[str] = Counter()
    async with rooms_at(where) as rooms:
        for id in sorted({player.table for player in players}):
            found["tables"] += 1
            entries = await rooms.store.load_log(id)
            room = await rooms.find(id)
            found["unfinished"] += room.row.status != FINISHED
            in_order = [entry.rev for entry in entries] == list(range(1, len(entries) + 1))
            found["broken"] += not (in_order and await resumes(room))
            keys = Counter(entry.key for entry in entries if not entry.by)
            found["doubled"] += sum(number > 1 for number in keys.values())
            stored = {entry.key: entry.rev for entry in entries}
            for player in (one for one in players if one.table == id):
                found["acknowledged"] += len(player.acked)
                found["lost"] += sum(stored.get(k) != rev for k, rev in player.acked.items())
                found["refused but stored"] += len(
                    (player.refused - player.acked.keys()) & stored.keys()
                )
                # What was told over all sockets is what happened, each event once.
                found["told wrongly"] += player.events != await missed(room, player.seat, 0)
                found["sockets cut or not opened"] += player.count["lost"]
                found["resent"] += player.count["resent"]
    return found


async def someone_waits(players: list[Player], playing: list[asyncio.Task[None]]) -> None:
    """Until a decision is on its way, however long that takes on this machine, or all is played."""
    while not any(one.waiting for one in players) and not all(task.done() for task in playing):
        await asyncio.sleep(0.002)


async def crash_sockets(
    kills: int, folder: Path, db: str = "", seed: int = 1, tables: int = TABLES
) -> dict[str, int]:
    dice = random.Random(seed)
    server = Server(folder, {"db": db} if db else {})
    players: list[Player] = []
    playing: list[asyncio.Task[None]] = []
    with ending(server):
        for number in range(kills + MORE_KILLS + 1):
            # As many as wanted, and more until one has met a message on its way.
            enough = number >= kills and any(player.count["resent"] for player in players)
            last = enough or number == kills + MORE_KILLS
            await server.start()
            if dice.random() < 0.1 and not last:  # not even open yet
                await asyncio.sleep(dice.uniform(0.1, 1.0))
                server.kill()
                continue
            await server.opened()
            missing = tables - sum(not task.done() for task in playing) // PEOPLE
            if not last and missing > 0:
                more = await open_tables(server, missing, dice)
                players += more
                playing += [asyncio.ensure_future(player.play()) for player in more]
            if last:
                break
            await someone_waits(players, playing)
            await asyncio.sleep(dice.uniform(0.02, 0.6))
            await someone_waits(players, playing)
            server.kill()
        async with asyncio.timeout(600):
            await asyncio.gather(*playing)
    return dict(await check(db or folder, players))


@contextmanager
def ending(server: Server) -> Iterator[None]:
    try:
        yield
    finally:
        if server.running is not None:
            server.kill()


def main(kills: int, postgresql: bool) -> None:
    with tempfile.TemporaryDirectory() as scratch, ExitStack() as programs:
        db = programs.enter_context(a_cluster()).new_database() if postgresql else ""
        print(asyncio.run(crash_sockets(kills, Path(scratch), db)))
