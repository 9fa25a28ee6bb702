"""A bot for a Cantina server, written from docs/api.md alone.

    python bot.py http://127.0.0.1:7187/t/TABLE#SECRET

It takes the seat of the invitation and plays random options to the end of the game. When the
connection drops, it reconnects and continues where it was. Requires httpx and websockets.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
from typing import Any
from urllib.parse import urlsplit

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

COME_BACK = {1001, 1006, 1009, 1011, 1012, 1013, 4002, 4008, 4029}
LONGEST_PAUSE = 30.0


class Bot:
    def __init__(self, invitation: str, name: str, seed: int | None) -> None:
        parts = urlsplit(invitation)
        base, _, self.table = parts.path.rpartition("/t/")
        self.server = f"{parts.scheme}://{parts.netloc}{base}"
        self.secret = parts.fragment
        self.name = name
        self.dice = random.Random(seed)
        self.token = ""
        self.seat = -1
        self.rev = -1  # the latest revision handled
        self.asks: list[dict[str, Any]] = []
        self.status = ""
        self.sent: dict[str, Any] | None = None  # a decision without a reply yet
        self.number = 0
        self.decisions = 0

    async def take_seat(self) -> None:
        async with httpx.AsyncClient(base_url=self.server) as http:
            made = await http.post("/api/players", json={"name": self.name, "token": True})
            self.token = checked(made)["token"]
            headers = {"Authorization": f"Bearer {self.token}"}
            where = f"/api/tables/{self.table}/seat"
            taken = await http.post(where, json={"secret": self.secret}, headers=headers)
            self.seat = checked(taken)["seat"]

    async def play(self) -> None:
        """Plays to the end of the game, over as many sockets as it takes."""
        pause = 0.5
        while self.status not in ("finished", "closed"):
            before = self.rev
            try:
                where = f"ws{self.server.removeprefix('http')}/api/tables/{self.table}/socket"
                async with connect(where, compression=None) as socket:
                    await self.converse(socket)
            except ConnectionClosed as closed:
                code = closed.rcvd.code if closed.rcvd is not None else 1006
                if code not in COME_BACK:
                    raise SystemExit(f"the server has closed the connection: {closed}") from None
            except (OSError, InvalidHandshake, TimeoutError):
                pass  # the server is down, or not up again yet
            if self.status in ("finished", "closed"):
                return
            pause = 0.5 if self.rev > before else min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause)

    async def converse(self, socket: ClientConnection) -> None:
        hello = {"type": "hello", "token": self.token, "seat": self.seat, "since": self.rev}
        await socket.send(json.dumps(hello))
        async for data in socket:
            message = json.loads(data)
            self.take_in(message)
            if self.status in ("finished", "closed"):
                return
            if message["type"] == "welcome" and self.sent is not None:
                await socket.send(json.dumps(self.sent))  # it may never have arrived
            elif message["type"] == "refused" and message["code"] in ("slow_down", "storage"):
                await asyncio.sleep(1)
                if self.sent is not None:
                    await socket.send(json.dumps(self.sent))
            elif self.asks and self.sent is None:
                await socket.send(json.dumps(self.decide()))

    def take_in(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("welcome", "update"):
            self.rev = message["rev"]
            self.asks = message["asks"]
        if kind in ("welcome", "seats"):
            self.status = message["table"]["status"]
        answered = self.sent is not None and message.get("key") == self.sent["key"]
        if kind == "ack" and answered:
            self.sent = None
            self.decisions += 1
        if kind == "refused" and answered and message["code"] not in ("slow_down", "storage"):
            self.sent = None
            if message["code"] in ("stale", "not_asked"):
                self.asks = []  # the next update is on its way
            else:
                raise SystemExit(f"refused: {message['code']}: {message['text']}")

    def decide(self) -> dict[str, Any]:
        self.number += 1
        option = self.dice.choice(self.asks[0]["options"])
        key = f"bot-{self.seat}-{self.number}"
        self.sent = {"type": "act", "key": key, "rev": self.rev, "action": option}
        return self.sent


def checked(answer: httpx.Response) -> Any:
    body = answer.json()
    if not answer.is_success:
        raise SystemExit(f"{body['code']}: {body['text']}")
    return body


async def run() -> None:
    parser = argparse.ArgumentParser(description="Plays at a Cantina table, by invitation.")
    parser.add_argument("invitation", help="http://HOST/t/TABLE#SECRET")
    parser.add_argument("--name", default="Example bot")
    parser.add_argument("--seed", type=int, help="chooses the same again")
    given = parser.parse_args()
    bot = Bot(given.invitation, given.name, given.seed)
    try:
        await bot.take_seat()
    except httpx.HTTPError as error:
        raise SystemExit(f"the server cannot be reached: {error}") from None
    print(f"{bot.name} sits in seat {bot.seat} of table {bot.table}")
    await bot.play()
    print(f"the table is {bot.status} after {bot.decisions} decisions of mine")


if __name__ == "__main__":
    try:
        asyncio.run(run())
    except KeyboardInterrupt:
        sys.exit(130)
