"""`python table_alone.py SRC`: a whole game at one table, with nothing but the room layer: a person
who takes what is offered first, two bots, a store in memory. Says how it went and what was loaded
by all modules of the layer.

It runs in an interpreter of its own, outside the test suite.
"""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Callable
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, TypeVar

BEFORE = set(sys.modules)
sys.path.insert(0, sys.argv[1])

import cantina.room  # noqa: E402
from cantina.bots.mind import Mind  # noqa: E402
from cantina.kernel.action import Action, Seat  # noqa: E402
from cantina.kernel.game import find_game  # noqa: E402
from cantina.kernel.rng import Rng  # noqa: E402
from cantina.kernel.table import Table  # noqa: E402
from cantina.room.decisions import act  # noqa: E402
from cantina.room.listeners import Listening  # noqa: E402
from cantina.room.listening import join  # noqa: E402
from cantina.room.opening import close, open_room  # noqa: E402
from cantina.room.services import NOBODY, Advice, Services, Whose  # noqa: E402
from cantina.room.starting import look_whether_ready  # noqa: E402
from cantina.room.store import Conflict  # noqa: E402
from cantina.room.stored import (  # noqa: E402
    BOT,
    PERSON,
    Entry,
    Player,
    Result,
    Said,
    SeatRow,
    Snapshot,
    TableRow,
)
from cantina.room.wire import Ack, Act, told  # noqa: E402

T = TypeVar("T")


class Memory:
    """A store that forgets everything with the program."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.snapshots: list[Snapshot] = []
        self.lines: list[Said] = []
        self.results: list[Result] = []

    async def load_table(self, id: str) -> TableRow | None:
        return None

    async def update_table(self, row: TableRow) -> None:
        row.edition += 1

    async def append(self, id: str, entry: Entry) -> None:
        if entry.rev != len(self.entries) + 1:
            raise Conflict(f"entry {entry.rev} does not follow the newest")
        self.entries.append(entry)

    async def settle(self) -> None:
        pass

    async def load_log(self, id: str) -> list[Entry]:
        return list(self.entries)

    async def save_snapshot(self, id: str, snapshot: Snapshot) -> None:
        self.snapshots.append(snapshot)

    async def newest_snapshot(self, id: str) -> Snapshot | None:
        return self.snapshots[-1] if self.snapshots else None

    async def add_chat(self, id: str, said: Said) -> None:
        self.lines.append(said)

    async def chat(self, id: str, limit: int) -> list[Said]:
        return self.lines[-limit:]

    async def player(self, id: str) -> Player | None:
        return None

    async def has_results(self, id: str) -> bool:
        return bool(self.results)

    async def finish(self, row: TableRow, results: list[Result]) -> None:
        self.results = results


class Here:
    """Bots, long work and the lease, all in this one thread."""

    async def decide(
        self, t: Table[Any, Any], seat: Seat, mind: Mind, rng: Rng, whose: Whose = NOBODY
    ) -> Action:
        return mind.decide(t, seat, rng)

    async def advise(
        self, t: Table[Any, Any], seat: Seat, rng: Rng, whose: Whose = NOBODY
    ) -> Advice | None:
        return None

    async def pause(self, whose: Whose) -> None:
        pass

    async def for_table(self, work: Callable[..., T], *about: Any) -> T:
        return work(*about)

    def sure(self) -> bool:
        return True


class Person:
    """Knows what it was sent, as a browser does."""

    def __init__(self) -> None:
        self.messages: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    def tell(self, data: bytes) -> None:
        self.messages.put_nowait(json.loads(data))


async def game() -> None:
    rules = find_game("hunters")
    pack = rules.load(None)
    seats = [
        SeatRow(kind=PERSON, name="Ann", player="ann"),
        SeatRow(kind=BOT, name="K-3", bot="quick"),
        SeatRow(kind=BOT, name="R-7", bot="random"),
    ]
    row = TableRow("t1", rules.key, rules.behaviour, pack.digest, 1, {}, seats, "ann", 0)
    store, here, ann = Memory(), Here(), Person()
    whence = str
    services = Services(store, here, here, here, whence, store.has_results, store.finish)
    room = open_room(row, rules, pack, services)
    async with room.lock:
        await look_whether_ready(room)
    ann.tell(told(await join(room, Listening(ann, Seat(0), "ann"), -1)))
    status = ""
    while status != "finished":
        message = await ann.messages.get()
        status = message.get("table", {}).get("status", status)
        if message.get("asks"):
            rev, options = message["rev"], message["asks"][0]["options"]
            decision = Act(key=f"k{rev}", rev=rev, action=options[0])
            assert isinstance(await act(room, Seat(0), decision), Ack)
    await close(room)
    assert room.t is not None
    assert room.t.state.outcome is not None
    for module in iter_modules(cantina.room.__path__):
        import_module(f"cantina.room.{module.name}")
    loaded = {name.partition(".")[0] for name in set(sys.modules) - BEFORE}
    foreign = loaded - {"cantina", *sys.stdlib_module_names}
    print("outcome:", room.t.state.outcome.reason)
    print("decisions:", len(store.entries))
    print("status:", room.row.status)
    print("told:", status)
    print("results:", len(store.results))
    print("seats:", len(room.row.seats))
    print("foreign modules:", " ".join(sorted(foreign)))


asyncio.run(asyncio.wait_for(game(), 300))
