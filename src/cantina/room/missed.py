"""What somebody missed who was away: from memory, or, if that was long ago, by replaying the game,
once for all who ask before it goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from cantina.kernel.action import Seat
from cantina.kernel.event import events_for
from cantina.kernel.game import Game
from cantina.room.history import Told, told_again
from cantina.room.lapses import event_json
from cantina.room.room import Room


async def missed(room: Room, seat: Seat, since: int) -> list[dict[str, Any]]:
    """The events after revision `since` as the seat may know them. The caller holds the lock."""
    if room.t is None or since >= room.row.rev:
        return []
    recent = room.progress.recent()
    known: Sequence[Told] = recent
    if not known or known[0][0] > since + 1:
        known = await _all_told(room)
    if room.row.rev - since <= len(recent):
        return _known_to(room.game, known, seat, since)
    return await room.services.beside.for_table(_known_to, room.game, known, seat, since)


async def _all_told(room: Room) -> Sequence[Told]:
    row, services = room.row, room.services
    told = room.progress.retold(row.rev)
    if told is None:
        entries = await services.store.load_log(row.id)
        told = await services.beside.for_table(told_again, room.game, room.pack, row, entries)
        room.progress.keep_retold(row.rev, told)
    return told


def _known_to(
    game: Game[Any, Any], told: Sequence[Told], seat: Seat, since: int
) -> list[dict[str, Any]]:
    events = [event for rev, brought in told if rev > since for event in brought]
    return [event_json(game, event) for event in events_for(events, seat)]
