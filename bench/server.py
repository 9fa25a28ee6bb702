"""How many decisions a second the server carries, with everything stored before it is acknowledged.

Starts `cantina serve` on a loopback port with a fresh database, opens N tables of four people, and
lets each table decide one thing after the other as fast as answers come. Latency is from sending a
decision until all four sockets of the table hold the new revision. The load comes from this
process, on another core than the server's. Bounded in time; ends what it started.

    ./test run bench.server 10 8            # 10 tables of 4, for 8 seconds
    ./test run bench.server 1000 20 2 2.0   # 1000 of 2, who think 2 s on average

`server_beside.py` measures boardgame.io's server in turns with this one.
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
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import uvloop

WARM_UP = 2.0
TEXT, PING, PONG = 1, 9, 10


class Asked(msgspec.Struct):
    options: list[Any]


class Message(msgspec.Struct):
    """The few fields the load needs; the rest is skipped."""

    type: str
    rev: int = -1
    asks: list[Asked] = []
    code: str = ""


decode = msgspec.json.Decoder(Message).decode


class Chair(asyncio.Protocol):
    """One socket, read with as little work as possible: the load must not be what is measured.

    It speaks just enough of WebSocket for this: unmasked frames in, frames masked with zeros out.
    """

    def __init__(self, desk: Desk, hello: bytes, address: str, path: str) -> None:
        self.desk = desk
        self.hello = hello
        self.rev = -1
        self.asks: list[Asked] = []
        self.data = b""
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {address}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request.encode())

    def data_received(self, data: bytes) -> None:
        self.data += data
        if self.request:
            head, end, rest = self.data.partition(b"\r\n\r\n")
            if not end:
                return
            if not head.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(head.decode())
            self.request, self.data = "", rest
            self.send(self.hello)
        while (frame := self.frame()) is not None:
            kind, body = frame
            if kind == TEXT:
                self.read(decode(body))
            elif kind == PING:
                self.send(body, PONG)

    def frame(self) -> tuple[int, bytes] | None:
        """Takes the next whole frame out of what has arrived."""
        if len(self.data) < 2:
            return None
        length, start = self.data[1], 2
        if length >= 126:
            start = 4 if length == 126 else 10
            if len(self.data) < start:
                return None
            length = int.from_bytes(self.data[2:start])
        if len(self.data) < start + length:
            return None
        frame = self.data[0] & 15, self.data[start : start + length]
        self.data = self.data[start + length :]
        return frame

    def read(self, message: Message) -> None:
        if message.type in ("welcome", "update"):
            self.rev, self.asks = message.rev, message.asks
            self.desk.moved.set()
        elif message.type == "refused":
            raise RuntimeError(f"refused: {message.code}")

    def send(self, data: bytes, kind: int = TEXT) -> None:
        size = len(data)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + size.to_bytes(2)
        self.transport.write(bytes([0x80 | kind]) + length + b"\0\0\0\0" + data)


class Desk:
    """One table: its four sockets and the decision that is on its way."""

    def __init__(self, think: float) -> None:
        self.chairs: list[Chair] = []
        self.think = think
        self.moved = asyncio.Event()

    def close(self) -> None:
        for chair in self.chairs:
            chair.transport.close()

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
            chair.send(msgspec.json.encode(act))
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
    desk = Desk(think)
    host, _, port = url.removeprefix("http://").partition(":")
    for seat in range(seats):
        hello = json.dumps({"type": "hello", "token": token, "seat": seat, "since": 0}).encode()
        chair = Chair(desk, hello, f"{host}:{port}", f"/api/tables/{id}/socket")
        await asyncio.get_running_loop().create_connection(lambda it=chair: it, host, int(port))
        desk.chairs.append(chair)
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
                desk.close()
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
        "server_us_per_move": round(1e6 * server / max(1, len(times))),
        "load_cpu": round(load / wall, 2),
        "kib_per_table": round((memory(pid) - empty) / tables, 1),
    }


@contextmanager
def running_server() -> Iterator[tuple[str, int]]:
    """Where a server of its own listens, and its process; it is ended afterwards."""
    with tempfile.TemporaryDirectory() as home:
        environment = {
            **os.environ,
            "CANTINA_HOME": home,
            "CANTINA_RATES": "off",
            "CANTINA_CLIENT": "off",
        }
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
            yield address(said, server), server.pid
        finally:
            server.terminate()
            server.wait(20)


def measured(tables: int, seconds: float, seats: int, think: float) -> dict[str, Any]:
    with running_server() as (url, pid):
        return uvloop.run(measure(url, pid, tables, seconds, seats, think))


def address(said: Path, server: subprocess.Popen[bytes]) -> str:
    """Where the server listens, once it says so."""
    while server.poll() is None:
        found = re.search(r"http://[\d.]+:\d+", said.read_text())
        if found:
            return found.group(0)
        time.sleep(0.05)
    raise RuntimeError(f"the server did not start: {said.read_text()}")


def main() -> None:
    tables, seconds = int(sys.argv[1]), float(sys.argv[2])
    seats = int(sys.argv[3]) if len(sys.argv) > 3 else 4
    think = float(sys.argv[4]) if len(sys.argv) > 4 else 0.0
    print(json.dumps(measured(tables, seconds, seats, think)))


if __name__ == "__main__":
    main()
