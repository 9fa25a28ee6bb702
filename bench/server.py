"""How many decisions a second the server carries, with everything stored before it is acknowledged.

Starts `cantina serve` on a loopback port with a fresh database, opens N tables of four people, and
lets each table decide one thing after the other as fast as answers come. Latency is from sending a
decision until all four sockets of the table hold the new revision. The load comes from this
process, on another core than the server's. Bounded in time; ends what it started.

    PYTHONPATH=src python bench/server.py 10 8            # 10 tables of 4, for 8 seconds
    PYTHONPATH=src python bench/server.py 1000 20 2 2.0   # 1000 of 2, who think 2 s on average

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
from pathlib import Path
from typing import Any

import httpx
import msgspec
import websockets

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
        self.reader: asyncio.Future[None] | None = None


class Desk:
    """One table: its four sockets and the decision that is on its way."""

    def __init__(self, seats: int, think: float) -> None:
        self.chairs = [Chair() for _ in range(seats)]
        self.think = think
        self.moved = asyncio.Event()

    async def close(self) -> None:
        for chair in self.chairs:
            await chair.socket.close()

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
                return
            if self.think:
                await asyncio.sleep(random.uniform(0, 2 * self.think))
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


def cpu_seconds(pid: int) -> float:
    """CPU time of a process so far (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> float:
    """Resident memory of a process in KiB (Linux)."""
    found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{pid}/status").read_text())
    assert found is not None
    return float(found.group(1))


async def opened(http: httpx.AsyncClient, url: str, token: str, seats: int, think: float) -> Desk:
    answer = await http.post("/api/tables", json={"game": "hunters", "seats": ["me"] * seats})
    answer.raise_for_status()
    id = answer.json()["id"]
    desk = Desk(seats, think)
    for seat, chair in enumerate(desk.chairs):
        chair.socket = await websockets.connect(
            f"{url.replace('http', 'ws')}/api/tables/{id}/socket", compression=None, max_queue=None
        )
        hello = {"type": "hello", "token": token, "seat": seat, "since": 0}
        await chair.socket.send(json.dumps(hello))
        chair.reader = asyncio.ensure_future(desk.read(chair))
    while any(chair.rev < 0 for chair in desk.chairs):
        await asyncio.sleep(0.01)
    return desk


async def measure(
    url: str, pid: int, tables: int, seconds: float, seats: int, think: float
) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=url, timeout=30) as http:
        answer = await http.post("/api/players", json={"name": "Load", "token": True})
        token = answer.json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        empty = memory(pid)
        desks = [await opened(http, url, token, seats, think) for _ in range(tables)]
        times: list[tuple[float, float]] = []
        start = time.perf_counter() + WARM_UP
        until = start + seconds

        async def keep_going(desk: Desk) -> None:
            while time.perf_counter() < until:
                await desk.decide(until, times)
                await desk.close()
                if time.perf_counter() < until:
                    # A game ended: the next one.
                    desk = await opened(http, url, token, seats, think)

        used = cpu_seconds(pid), time.process_time(), time.perf_counter()
        await asyncio.gather(*[keep_going(desk) for desk in desks])
        wall = time.perf_counter() - used[2]
        server, load = cpu_seconds(pid) - used[0], time.process_time() - used[1]
    counted = sorted(latency for sent, latency in times if sent >= start)

    def at(share: float) -> float:
        return round(1000 * counted[int(len(counted) * share)], 2)

    return {
        "tables": tables,
        "sockets": tables * seats,
        "moves_s": round(len(counted) / seconds, 1),
        "views_s": round(seats * len(counted) / seconds, 1),
        "p50_ms": at(0.5),
        "p95_ms": at(0.95),
        "p99_ms": at(0.99),
        "server_cpu": round(server / wall, 2),
        "load_cpu": round(load / wall, 2),
        "kib_per_table": round((memory(pid) - empty) / tables, 1),
    }


def main() -> None:
    tables, seconds = int(sys.argv[1]), float(sys.argv[2])
    seats = int(sys.argv[3]) if len(sys.argv) > 3 else 4
    think = float(sys.argv[4]) if len(sys.argv) > 4 else 0.0
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "CANTINA_HOME": home, "CANTINA_RATES": "off"}
        # Into a file: a pipe that nobody empties would stop the server.
        said = Path(home) / "said.txt"
        with said.open("w") as out:
            server = subprocess.Popen(
                [sys.executable, "-m", "cantina.cli", "serve", "--port", "0", "--no-browser"],
                env=environment,
                stdout=out,
                stderr=subprocess.STDOUT,
            )
        try:
            url = address(said, server)
            print(json.dumps(asyncio.run(measure(url, server.pid, tables, seconds, seats, think))))
        finally:
            server.terminate()
            server.wait(20)


def address(said: Path, server: subprocess.Popen[bytes]) -> str:
    """Where the server listens, once it says so."""
    while server.poll() is None:
        found = re.search(r"http://[\d.]+:\d+", said.read_text())
        if found:
            return found.group(0)
        time.sleep(0.05)
    raise RuntimeError(f"the server did not start: {said.read_text()}")


if __name__ == "__main__":
    main()
