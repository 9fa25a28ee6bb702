"""Plays a few tables with whichever version of Cantina is on the path, and keeps its database.

Run by `make.py` inside versions from the history, so it uses nothing but what all of them have. Its
output is what the tables waited for: that is compared with what today's version makes of them.
"""

from __future__ import annotations

import asyncio
import json
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import cantina.server.rooms
from cantina.kernel.game import discover
from cantina.kernel.record import dump
from cantina.server.rooms import Rooms
from cantina.server.store import Store
from cantina.server.thinking import Thinkers

RUNNING = 36
"""Decisions of the tables that go on; a snapshot lies before the last few."""
PATIENCE = 600.0
"""Seconds in which a bot of a busy machine has answered."""
TABLES = {"hunters": [RUNNING, 100_000], "hoth": [RUNNING], "zone": [RUNNING]}


def module(name: str) -> Any:
    """What runs one table was once a part of the server."""
    room = find_spec("cantina.room")
    return import_module(f"cantina.{'server' if room is None else 'room'}.{name}")


clock, stored, wire = module("clock"), module("stored"), module("wire")


async def decide(room: Any) -> None:
    ask = room.t.asks[0]
    rev = room.row.rev
    action = ask.options[(rev * 7 + ask.seat) % len(ask.options)]
    message = wire.Act(f"key-{rev}", rev, wire.to_wire(action))
    if hasattr(room, "act"):
        answer = await room.act(ask.seat, message)
    else:
        answer = await module("decisions").act(room, ask.seat, message)
    assert room.row.rev == rev + 1, answer


async def opened(rooms: Any, host: Any, game: str) -> Any:
    wish = getattr(cantina.server.rooms, "NewTable", None)
    if wish is None:  # each wish was an argument of its own
        return await rooms.create(host, game, ["me", "me"], {}, seed=5)
    return await rooms.create(host, wish(game, ["me", "me"], seed=5))


async def table(rooms: Any, host: Any, game: str, decisions: int) -> dict[str, Any]:
    room, _ = await opened(rooms, host, game)
    for done in range(decisions):
        if not room.t.asks:
            break
        if done == decisions - 6:
            snapshot = stored.Snapshot(room.row.rev, room.game.encode(room.t.state))
            await rooms.store.save_snapshot(room.row.id, snapshot)
        await decide(room)
    outcome = room.t.state.outcome
    asks = [[a.seat, a.name, [wire.to_wire(option) for option in a.options]] for a in room.t.asks]
    return {
        "id": room.row.id,
        "game": game,
        "behaviour": room.row.behaviour,
        "rev": room.row.rev,
        "asks": asks,
        "scores": [] if outcome is None else outcome.scores,
        "record": "" if outcome is None else dump(room.record()),
    }


async def main(database: str) -> list[dict[str, Any]]:
    store = await Store.open(database)
    rooms = Rooms(store, Thinkers(1, PATIENCE))
    host = stored.Player("id-Ann", "Ann", clock.now())
    await store.create_player(host)
    played = [
        await table(rooms, host, game, decisions)
        for game in discover()
        for decisions in TABLES[game]
    ]
    await rooms.close()
    await store.close()
    return played


if __name__ == "__main__":
    print(json.dumps(asyncio.run(main(sys.argv[1]))))
