"""How many decisions a second the server carries, with everything stored before it is acknowledged.

Starts `cantina serve` on a loopback port with a fresh database, opens N tables of four people, and
lets each table decide one thing after the other as fast as answers come. Latency is from sending a
decision until all four sockets of the table hold the new revision. The load comes from this
process, on another core than the server's. Bounded in time; ends what it started.

    PYTHONPATH=src python bench/server.py 10 8     # 10 tables, 8 seconds

The same measure for boardgame.io's server: `shared/bench/boardgameio`, `node b_server.js 10 4 8`.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
import msgspec
import websockets

SEATS = 4
WARM_UP = 2.0


class Asked(msgspec.Struct):
    options: list[Any]


class Message(msgspec.Struct):
    """The few fields the load needs; the rest is skipped."""

    type: str
    rev: int = -1
    asks: list[Asked] = []
    code: str = ""


decode = msgspec.json.Decoder(Message).decode


class Chair:
    def __init__(self) -> None:
        self.rev = -1
        self.asks: list[Asked] = []
        self.socket: Any = None


class Desk:
    """One table: its four sockets and the decision that is on its way."""

    def __init__(self) -> None:
        self.chairs = [Chair() for _ in range(SEATS)]
        self.moved = asyncio.Event()
        self.over = False

    async def read(self, chair: Chair) -> None:
        async for data in chair.socket:
            message = decode(data)
            if message.type in ("welcome", "update"):
                chair.rev, chair.asks = message.rev, message.asks
                self.moved.set()
            elif message.type == "refused":
                raise RuntimeError(f"refused: {message.code}")

    async def decide(self, until: float, times: list[tuple[float, float]]) -> None:
        number = 0
        while time.perf_counter() < until:
            chair = next((one for one in self.chairs if one.asks), None)
            if chair is None:
                self.over = True
                return
            number += 1
            rev = chair.rev
            action = random.choice(chair.asks[0].options)
            chair.asks = []
            act = {"type": "act", "key": f"k{number}", "rev": rev, "action": action}
            sent = time.perf_counter()
            await chair.socket.send(msgspec.json.encode(act).decode())
            while min(one.rev for one in self.chairs) <= rev:
                self.moved.clear()
                await self.moved.wait()
            times.append((sent, time.perf_counter() - sent))


async def opened(http: httpx.AsyncClient, url: str, token: str) -> Desk:
    answer = await http.post("/api/tables", json={"game": "hunters", "seats": ["me"] * SEATS})
    answer.raise_for_status()
    id = answer.json()["id"]
    desk = Desk()
    for seat, chair in enumerate(desk.chairs):
        chair.socket = await websockets.connect(
            f"{url.replace('http', 'ws')}/api/tables/{id}/socket", compression=None, max_queue=None
        )
        hello = {"type": "hello", "token": token, "seat": seat, "since": 0}
        await chair.socket.send(json.dumps(hello))
        chair.reader = asyncio.ensure_future(desk.read(chair))  # type: ignore[attr-defined]
    while any(chair.rev < 0 for chair in desk.chairs):
        await asyncio.sleep(0.01)
    return desk


async def measure(url: str, tables: int, seconds: float) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        answer = await http.post("/api/players", json={"name": "Load", "token": True})
        token = answer.json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        desks = [await opened(http, url, token) for _ in range(tables)]
    times: list[tuple[float, float]] = []
    start = time.perf_counter() + WARM_UP
    until = start + seconds

    async def keep_going(desk: Desk) -> None:
        while time.perf_counter() < until:
            await desk.decide(until, times)
            if desk.over:
                return

    await asyncio.gather(*[keep_going(desk) for desk in desks])
    counted = sorted(latency for sent, latency in times if sent >= start)
    for desk in desks:
        for chair in desk.chairs:
            await chair.socket.close()

    def at(share: float) -> float:
        return round(1000 * counted[int(len(counted) * share)], 2)

    return {
        "tables": tables,
        "sockets": tables * SEATS,
        "moves_s": round(len(counted) / seconds, 1),
        "views_s": round(SEATS * len(counted) / seconds, 1),
        "p50_ms": at(0.5),
        "p95_ms": at(0.95),
        "p99_ms": at(0.99),
        "ended_early": sum(desk.over for desk in desks),
    }


def main() -> None:
    tables, seconds = int(sys.argv[1]), float(sys.argv[2])
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "CANTINA_HOME": home, "CANTINA_RATES": "off"}
        server = subprocess.Popen(
            [sys.executable, "-m", "cantina.cli", "serve", "--port", "0", "--no-browser"],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        try:
            assert server.stdout is not None
            url = None
            while url is None:
                line = server.stdout.readline()
                assert line, "the server did not start"
                found = re.search(r"http://[\d.]+:\d+", line)
                url = found.group(0) if found else None
            print(json.dumps(asyncio.run(measure(url, tables, seconds))))
        finally:
            server.terminate()
            server.wait(10)


if __name__ == "__main__":
    main()
