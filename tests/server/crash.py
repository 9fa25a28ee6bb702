"""Kills a server at a random moment, many times over, and compares what it had acknowledged with
what is there after the restart.

`./test run tests.server.crash 100` runs it a hundred times on one database: tables go on from kill
to kill, so every run also proves that the run before left tables that resume. `sockets 100` does
the same to `cantina serve` with people at real sockets; `sockets 100 postgresql` on a PostgreSQL;
`processes 100` to two of them over PostgreSQL and Redis, which fail too.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from cantina.kernel.action import all_seats, ask_of
from cantina.kernel.record import replay
from cantina.parts.box.play import text_of
from cantina.parts.saved import digest_of
from cantina.room.decisions import act
from cantina.room.history import standing
from cantina.room.room import Room
from cantina.room.stored import FINISHED, PLAYING
from cantina.room.wire import Ack, Act, to_wire
from cantina.server.standings import has_results, unsettled
from tests.server.desk import opened, person, rooms_at

TABLES = 12
SEATS = ["me", "me", "quick"]
BOX = json.dumps(
    {"format": 1, "game": "hunters", "values": {"targets": {"t_zeb_1": {"points": 7}}}}
)
"""Every third table is played with values of somebody's own box."""
PROCESSES = get_context("forkserver")
# Imports and content take longer than most servers live.
PROCESSES.set_forkserver_preload(["tests.server.crash", "tests.server.content"])


def serve(folder: Path, heard: Connection) -> None:
    """The server that will be killed: people decide as fast as they can; what is acknowledged is
    told, and only then."""
    asyncio.run(_serve(folder, heard))


async def _serve(folder: Path, heard: Connection) -> None:
    async with rooms_at(folder) as rooms:
        ann = await rooms.store.player("id-Ann") or await person(rooms, "Ann")
        running = await rooms.store.tables(status=[PLAYING], limit=1000)
        found = [await rooms.find(row.id) for row in running]
        while len(found) < TABLES:
            options = {"box": BOX} if len(found) % 3 == 0 else {}
            found.append((await opened(rooms, ann, SEATS, options=options))[0])
        heard.send("ready")
        await asyncio.gather(*[decide(room, heard) for room in found])


async def decide(room: Room, heard: Connection) -> None:
    dice = random.Random()
    while room.row.status != FINISHED:
        await asyncio.sleep(0)
        for seat in all_seats(2):
            ask = ask_of(room.t.asks, seat) if room.t is not None else None
            if ask is None:
                continue
            key = f"{os.getpid()}-{dice.getrandbits(48)}"
            decision = Act(key, room.row.rev, to_wire(dice.choice(ask.options)))
            if isinstance(answer := await act(room, seat, decision), Ack):
                heard.send((room.row.id, key, answer.rev))


async def check(folder: Path, acknowledged: dict[tuple[str, str], int]) -> tuple[int, int, int]:
    """Counts acknowledged decisions that are lost or doubled, and tables that do not resume, of the
    tables where something was acknowledged."""
    lost = doubled = broken = 0
    touched = {id for id, _ in acknowledged}
    async with rooms_at(folder) as rooms:
        rows = await rooms.store.tables(limit=100_000)
        for row in (row for row in rows if row.id in touched):
            entries = await rooms.store.load_log(row.id)
            if [entry.rev for entry in entries] != list(range(1, len(entries) + 1)):
                broken += 1
            keys = Counter(entry.key for entry in entries if not entry.by)
            doubled += sum(number > 1 for number in keys.values())
            found = {entry.key: entry.rev for entry in entries}
            mine = {key: rev for (id, key), rev in acknowledged.items() if id == row.id}
            lost += sum(found.get(key) != rev for key, rev in mine.items())
            broken += not await resumes(await rooms.find(row.id))
            if row.status == FINISHED:
                broken += not await has_results(rooms.store, row.id)
        broken += any(row.status == FINISHED for row in await unsettled(rooms.store))
    return lost, doubled, broken


async def resumes(room: Room) -> bool:
    """Whether the room plays exactly what its log says, from the first decision on, with the values
    of its box."""
    async with room.lock:
        entries = await room.services.store.load_log(room.row.id)
        record = room.record()
        if room.t is None or record is None or room.t.played != standing(entries):
            return False
        if text_of(room.t.pack) != room.row.options.get("box", ""):
            return False
        return digest_of(replay(room.game, room.pack, record)) == digest_of(room.t)


def run_and_kill(folder: Path, dice: random.Random) -> dict[tuple[str, str], int]:
    """Starts the server, kills it a little later, and returns what it acknowledged."""
    told, heard = PROCESSES.Pipe(duplex=False)
    child = PROCESSES.Process(target=serve, args=(folder, heard))
    child.start()
    heard.close()
    assert told.recv() == "ready"
    time.sleep(dice.uniform(0.01, 0.4))
    child.kill()
    child.join()
    acknowledged: dict[tuple[str, str], int] = {}
    with suppress(EOFError, OSError):  # the last may have been cut off
        while True:
            id, key, rev = told.recv()
            acknowledged[id, key] = rev
    return acknowledged


def crash(runs: int, folder: Path, seed: int = 1) -> dict[str, int]:
    dice = random.Random(seed)
    totals = Counter({"acknowledged": 0, "lost": 0, "doubled": 0, "broken": 0})
    ever: dict[tuple[str, str], int] = {}
    for number in range(runs):
        acknowledged = run_and_kill(folder, dice)
        ever |= acknowledged
        last = number == runs - 1  # once more all that there ever was
        lost, doubled, broken = asyncio.run(check(folder, ever if last else acknowledged))
        totals.update(acknowledged=len(acknowledged), lost=lost, doubled=doubled, broken=broken)
    return {**totals, "tables": len({id for id, _ in ever})}


if __name__ == "__main__":
    if sys.argv[1] == "sockets":
        from tests.server.crash_sockets import main

        main(int(sys.argv[2]), sys.argv[3:] == ["postgresql"])
    elif sys.argv[1] == "processes":
        from tests.server.crash_processes import main as main_of_two

        main_of_two(int(sys.argv[2]))
    else:
        with tempfile.TemporaryDirectory() as scratch:
            print(crash(int(sys.argv[1]), Path(scratch)))
