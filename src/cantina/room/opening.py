"""A table comes into memory with its bots and clocks, and leaves it again."""

from __future__ import annotations

from typing import Any

from cantina.kernel.game import Game
from cantina.room.chat import SHOWN
from cantina.room.decisions import reload
from cantina.room.pacing import look_around
from cantina.room.room import Room
from cantina.room.services import Services
from cantina.room.starting import count_down
from cantina.room.stored import TableRow


def open_room(row: TableRow, game: Game[Any, Any], pack: Any, services: Services) -> Room:
    """A table whose game has not begun, or that is loaded next."""
    return Room(row, game, pack, services, look_around)


async def load(room: Room) -> None:
    """Reads what the store has of the table and sets bots and clocks going."""
    async with room.lock:
        room.chat.restore(await room.services.store.chat(room.row.id, SHOWN))
        await reload(room)
        room.moved()
        count_down(room)


async def close(room: Room) -> None:
    """Lets the decision that is being stored finish, then stops bots and clocks."""
    room.background.stop_timers()
    async with room.lock:
        room.background.cancel_tasks()
    await room.background.end()
