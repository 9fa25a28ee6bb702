"""Appended entries a second: many callers, each at a table of its own, each waiting for its commit.

    ./test run bench.store [--url URL] [--callers 200] [--seconds 3]

Without a URL, SQLite in a fresh file with each setting of `synchronous`, beside the same callers
committing one by one, which is what the group commit is measured against.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from pathlib import Path

from cantina.room.stored import ACT, Entry, SeatRow, TableRow
from cantina.server import writer
from cantina.server.store import Store


def a_table(id: str) -> TableRow:
    seats = [SeatRow("person", f"Player {n}", f"{id}-player-{n}") for n in range(4)]
    return TableRow(id, "hunters", 1, "0" * 64, 1, {}, seats, "", 0, "playing")


async def caller(store: Store, id: str, end: float, waits: list[float]) -> None:
    rev = (await store.load_table(id) or a_table(id)).rev
    now = time.perf_counter()
    while now < end:
        rev += 1
        key = f"{id}-{rev:016x}"
        await store.append(id, Entry(rev, 1_700_000_000_000, rev % 4, ACT, ("take", rev), key))
        before, now = now, time.perf_counter()
        waits.append(now - before)


async def measure(name: str, url: str, callers: int, seconds: float, **settings: str) -> None:
    store = await Store.open(url, pragmas=settings)
    ids = [f"{time.time_ns():x}-{number:04}" for number in range(callers)]
    for id in ids:
        await store.create_table(a_table(id))
    waits: list[float] = []
    started, cpu = time.perf_counter(), time.process_time()
    await asyncio.gather(*[caller(store, id, started + seconds, waits) for id in ids])
    took, cpu = time.perf_counter() - started, time.process_time() - cpu
    await store.close()
    waits.sort()
    middle, late = (1000 * waits[int(len(waits) * part)] for part in (0.5, 0.99))
    print(
        f"{name:34} {len(waits) / took:9,.0f} entries/s   wait {middle:6.2f} ms, "
        f"99 % {late:6.2f} ms   CPU {cpu / took:4.0%}",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--url", default="")
    parser.add_argument("--callers", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    if args.url:
        asyncio.run(measure("group commit", args.url, args.callers, args.seconds))
        return
    together = writer.LARGEST_BATCH
    with tempfile.TemporaryDirectory() as folder:
        for level in ("OFF", "NORMAL", "FULL"):
            for batch, kind in ((together, "group commit"), (1, "one by one")):
                writer.LARGEST_BATCH = batch
                url = str(Path(folder) / f"{level}-{batch}.db")
                name = f"synchronous={level}, {kind}"
                run = measure(name, url, args.callers, args.seconds, synchronous=level)
                asyncio.run(run)


if __name__ == "__main__":
    main()
