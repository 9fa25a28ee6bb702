"""What somebody missed who was away: from memory, or, if that was long ago, by playing the game
again, once for all who ask before it goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from cantina.kernel.action import Seat
from cantina.kernel.event import Event, events_for
from cantina.kernel.game import Game
from cantina.room.history import told_again
from cantina.room.lapses import event_json

if TYPE_CHECKING:
    from cantina.room.room import Room

Told = tuple[int, list[Event]]
"""A revision, and what it brought."""


async def missed(room: Room, seat: Seat, since: int) -> list[dict[str, Any]]:
    """The events after revision `since` as the seat may know them. The caller holds the lock."""
    if room.t is None or since >= room.row.rev:
        return []
    known = list(room.recent)
    if not known or known[0][0] > since + 1:
        known = await _all_told(room)
    if room.row.rev - since <= len(room.recent):
        return _known_to(room.game, known, seat, since)
    return await room.beside.for_table(_known_to, room.game, known, seat, since)


async def _all_told(room: Room) -> list[Told]:
    if room.played_again[0] != room.row.rev:
        entries = await room.store.load_log(room.row.id)
        told = await room.beside.for_table(told_again, room.game, room.pack, room.row, entries)
        room.played_again = (room.row.rev, told)
    return room.played_again[1]


def _known_to(
    game: Game[Any, Any], told: list[Told], seat: Seat, since: int
) -> list[dict[str, Any]]:
    events = [event for rev, brought in told if rev > since for event in brought]
    return [event_json(game, event) for event in events_for(events, seat)]
