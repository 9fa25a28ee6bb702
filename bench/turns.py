"""How long people wait for each level of bots: seconds a turn as a client of a server sees them.

Starts `cantina serve` on a loopback port with a fresh database. For every level of every game one
person sits down with one bot of that level and plays at random; counted is the time from each of
his acknowledged decisions until he is asked again, if the bot decided anything meanwhile. Prints
median, 95th percentile and most, and how many decisions the rule of thumb made in the place of a
bot that thinks, which should be none. Bounded in time; ends what it started.

    ./test run bench.turns 60        # at most 60 s for each level
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sys
import time
from typing import Any

import httpx
from bench.server import running_server
from websockets.asyncio.client import connect


async def waits(
    http: httpx.AsyncClient, token: str, game: str, bot: str, most: float
) -> list[float]:
    body = {"game": game, "seats": ["me", bot], "seed": 7}
    table = (await http.post("/api/tables", json=body)).raise_for_status().json()["id"]
    found: list[float] = []
    dice = random.Random(1)
    end = time.monotonic() + most
    url = f"ws://{http.base_url.netloc.decode()}/api/tables/{table}/socket"
    async with connect(url, compression=None) as socket:
        await socket.send(json.dumps({"type": "hello", "token": token, "seat": 0, "since": -1}))
        rev, number, acked, others = -1, 0, 0.0, False
        while time.monotonic() < end:
            try:
                message: dict[str, Any] = json.loads(await asyncio.wait_for(socket.recv(), 30))
            except TimeoutError:
                raise SystemExit(f"{game} {bot}: nothing for 30 s") from None
            kind = message["type"]
            if kind == "ack":
                acked, others = time.monotonic(), False
                continue
            if kind == "seats" and message["table"]["status"] == "finished":
                break
            if kind not in ("welcome", "update"):
                continue
            others |= kind == "update" and message["rev"] > rev + 1
            rev = message["rev"]
            if not message["asks"]:
                others = True
                continue
            if acked and others:
                found.append(time.monotonic() - acked)
            number += 1
            option = dice.choice(message["asks"][0]["options"])
            act = {"type": "act", "key": f"k{number}", "rev": rev, "action": option}
            await socket.send(json.dumps(act))
    return found


async def measure(url: str, most: float) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        made = await http.post("/api/players", json={"name": "Ann", "token": True})
        token = made.raise_for_status().json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        for game in (await http.get("/api/games")).json()["games"]:
            for level in game["levels"]:
                times = sorted(await waits(http, token, game["key"], level["bot"], most))
                at = [times[int(len(times) * share)] for share in (0.5, 0.95)] if times else [0, 0]
                last = times[-1] if times else 0
                print(
                    f"{game['key']:8} {level['key']:8} {level['bot']:14} {len(times):4} waits"
                    f"  median {at[0]:.2f} s  95 % {at[1]:.2f} s  most {last:.2f} s",
                    flush=True,
                )
        figures = (await http.get("/metrics")).text
        print(re.findall(r"^cantina_bots_answered_for_total .*$", figures, re.MULTILINE)[0])


if __name__ == "__main__":
    with running_server() as (url, _):
        asyncio.run(measure(url, float(sys.argv[1])))
