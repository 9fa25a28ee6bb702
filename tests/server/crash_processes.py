"""Two processes of `cantina serve` over one PostgreSQL and one Redis, and all that can go wrong.

People play over real sockets at whichever process they find. Meanwhile processes are killed or
stand still for longer than their lease, Redis comes back empty and PostgreSQL ends in the middle
of whatever it does. In the end all tables are played out, and what the people saw is compared with
what is stored.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import signal
import tempfile
from collections import Counter
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from cantina.server.redis_bus import LEASE
from tests.server.crash_sockets import Player, Server, check, open_tables
from tests.server.programs import Cluster, Redis, a_cluster

TABLES = 4
END = 600.0
"""Seconds that the tables may need to be played out when nothing goes wrong any more."""


class Pair:
    """Two servers of one house, for those who do not care which."""

    def __init__(self, folder: Path, db: str, redis: str, dice: random.Random) -> None:
        self.dice = dice
        settings = {"db": db, "redis": redis}
        self.both = []
        for name in ("one", "two"):
            home = folder / name
            home.mkdir()
            self.both.append(Server(home, settings))

    @property
    def address(self) -> str:
        return self.dice.choice(self.both).address

    async def post(self, path: str, who: str = "", **body: Any) -> Any:
        return await self.both[0].post(path, who, **body)

    async def start(self) -> None:
        for server in self.both:
            if server.running is None:
                await server.start()
                await server.opened()

    def end(self) -> None:
        for server in self.both:
            if server.running is not None:
                server.running.signal(signal.SIGCONT)
                server.kill()


class Faults:
    """What goes wrong, one thing at a time."""

    def __init__(self, pair: Pair, cluster: Cluster, redis: Redis, dice: random.Random) -> None:
        self.pair = pair
        self.cluster = cluster
        self.redis = redis
        self.dice = dice
        self.kinds = [self.killed, self.stands_still, self.redis_empty, self.database_gone]
        self.count: Counter[str] = Counter()

    async def one(self) -> None:
        fault = self.dice.choice(self.kinds)
        self.count[fault.__name__] += 1
        await fault()

    async def killed(self) -> None:
        self.dice.choice(self.pair.both).kill()
        await asyncio.sleep(self.dice.uniform(0.0, 1.5 * LEASE))
        await self.pair.start()

    async def stands_still(self) -> None:
        process = self.dice.choice(self.pair.both).running
        assert process is not None
        process.signal(signal.SIGSTOP)
        await asyncio.sleep(self.dice.uniform(0.2, 1.5 * LEASE))
        process.signal(signal.SIGCONT)

    async def redis_empty(self) -> None:
        self.redis.stop()
        await asyncio.sleep(self.dice.uniform(0.0, 2.0))
        await asyncio.to_thread(self.redis.start)

    async def database_gone(self) -> None:
        await asyncio.to_thread(self.cluster.stop)
        await asyncio.sleep(self.dice.uniform(0.0, 2.0))
        await asyncio.to_thread(self.cluster.start)


async def crash_processes(
    faults: int, folder: Path, cluster: Cluster, redis: Redis, seed: int = 1
) -> dict[str, int]:
    dice = random.Random(seed)
    db = cluster.new_database()
    pair = Pair(folder, db, redis.url, dice)
    wrong = Faults(pair, cluster, redis, dice)
    players: list[Player] = []
    playing: list[asyncio.Task[None]] = []
    try:
        await pair.start()
        for _ in range(faults):
            for task in playing:
                if task.done():
                    task.result()
            missing = TABLES - sum(not task.done() for task in playing) // 2
            if missing > 0:
                more = await open_tables(pair, missing, dice)
                players += more
                playing += [asyncio.ensure_future(player.play()) for player in more]
            await asyncio.sleep(dice.uniform(0.2, 1.5))
            await wrong.one()
        async with asyncio.timeout(END):
            await asyncio.gather(*playing)
    finally:
        pair.end()
    return {**wrong.count, **await check(db, players)}


def main(faults: int) -> None:
    program = shutil.which("redis-server")
    assert program, "Redis is not installed here"
    with tempfile.TemporaryDirectory() as scratch, ExitStack() as programs:
        cluster = programs.enter_context(a_cluster())
        redis = Redis(program)
        programs.callback(redis.stop)
        print(asyncio.run(crash_processes(faults, Path(scratch), cluster, redis)))
