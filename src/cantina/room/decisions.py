"""Decisions at a table: checked, played, stored and only then told, each exactly once.

If storing fails, the table goes back to what it was and the sender is told so; before the next
decision the log is read again, because the entry may have been stored all the same.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable
from typing import Any, Final
from zlib import crc32

from msgspec import structs

from cantina.kernel.action import Action, Seat, ask_of
from cantina.kernel.errors import NoUndo
from cantina.kernel.event import Event
from cantina.kernel.record import undo
from cantina.kernel.table import Table
from cantina.parts.saved import saved
from cantina.room import clock
from cantina.room.history import restored
from cantina.room.lapses import with_lapse
from cantina.room.results import note_end
from cantina.room.room import Room
from cantina.room.showing import tell_seats, tell_update
from cantina.room.store import Conflict, Duplicate, StoreError
from cantina.room.stored import (
    ACT,
    CLOSED,
    FINISHED,
    OPEN,
    PLAYING,
    UNDO,
    Entry,
    Snapshot,
    TableRow,
)
from cantina.room.wire import Ack, Act, Refused, from_wire, to_wire

log = logging.getLogger("cantina.room")

SNAPSHOT_EVERY: Final = 100


# What people send


async def act(room: Room, seat: Seat, message: Act) -> Ack | Refused:
    """Checks, plays, stores, tells everybody: in that order, and exactly once."""
    try:
        action = from_wire(message.action)
    except ValueError as error:
        return Refused(message.key, "shape", str(error), room.row.rev)
    return await _safely(room, message.key, _act(room, seat, message.key, message.rev, action))


async def _act(room: Room, seat: Seat, key: str, rev: int, action: Action) -> Ack | Refused:
    async with room.lock:
        if (answer := await _early_answer(room, seat, key)) is not None:
            return answer
        assert room.t is not None
        ask = ask_of(room.t.asks, seat)
        if ask is None:
            return Refused(key, "not_asked", "it is not your decision now", room.row.rev)
        if not room.questions.asked_since(seat) <= rev <= room.row.rev:
            return Refused(key, "stale", "the table has moved on", room.row.rev)
        if action not in ask.options:
            return Refused(key, "illegal", f"{action!r} is not offered", room.row.rev)
        room.seats.forget_votes(seat)
        return Ack(key, await commit(room, seat, ACT, action, key, ""))


async def take_back(room: Room, seat: Seat, key: str) -> Ack | Refused:
    return await _safely(room, key, _take_back(room, seat, key))


async def _take_back(room: Room, seat: Seat, key: str) -> Ack | Refused:
    async with room.lock:
        if (answer := await _early_answer(room, seat, key)) is not None:
            return answer
        assert room.t is not None
        try:
            earlier = await room.services.beside.for_table(undo, room.t, seat)
        except NoUndo as error:
            return Refused(key, f"no_undo_{error.why}", str(error), room.row.rev)
        if 0 < room.questions.deadline_of(earlier) <= clock.now():
            return Refused(key, "no_undo_time", "the time for undoing is up", room.row.rev)
        return Ack(key, await commit(room, seat, UNDO, None, key, "", earlier))


async def _early_answer(room: Room, seat: Seat, key: str) -> Ack | Refused | None:
    """What was answered before is answered alike; and where nothing can be decided, why."""
    await settle_doubt(room)
    rev = room.progress.answered(seat, key)
    if rev is not None:
        return Ack(key, rev)
    if room.row.status == PLAYING:
        return None
    code, text = {
        OPEN: ("not_started", "the game has not started"),
        FINISHED: ("finished", "the game is over"),
        CLOSED: ("closed", "this table was closed"),
    }[room.row.status]
    return Refused(key, code, text, room.row.rev)


async def _safely(room: Room, key: str, work: Awaitable[Ack | Refused]) -> Ack | Refused:
    """Whoever sent something gets an answer even when the store fails."""
    try:
        return await work
    except Duplicate as error:
        return Ack(key, error.rev)
    except StoreError as error:
        log.error("table %s: %s", room.row.id, error)
        return Refused(key, error.code, error.advice, room.row.rev)


# What is stored


async def commit(
    room: Room,
    seat: Seat,
    kind: str,
    action: Action | None,
    key: str,
    by: str,
    earlier: Table[Any, Any] | None = None,
) -> int:
    """Plays, stores, and only then tells. The caller holds the lock."""
    room.check_owned()
    progress, was = room.progress, room.t
    assert was is not None
    events: list[Event] = []
    if earlier is not None:
        progress.put(earlier)
        room.listeners.forget()
    else:
        assert action is not None
        events = progress.play(seat, action)
    wired = tuple(to_wire(action)) if action is not None else ()
    entry = Entry(room.row.rev + 1, clock.now(), seat, kind, wired, key, by)
    try:
        await room.services.store.append(room.row.id, entry)
    except (StoreError, asyncio.CancelledError):
        # The answer was lost on the way, or nobody waited for it: the log will be read again.
        progress.doubt()
        if earlier is not None:
            progress.put(was)
        else:
            progress.unplay()
        raise
    events = with_lapse(entry, events)
    room.seats.note_rev(entry.rev)
    progress.note(entry, events, was.played)
    await _note_progress(room, entry.rev)
    tell_update(room, events, earlier is not None)
    if room.row.status == FINISHED:
        tell_seats(room)
    room.moved()
    return entry.rev


async def _note_progress(room: Room, rev: int) -> None:
    """The end of the game, or a snapshot, which saves time when the table is loaded. If they are
    not stored, the log says as much."""
    assert room.t is not None
    # Tables that began together are not all stored in the same moment.
    offset = crc32(room.row.id.encode()) % SNAPSHOT_EVERY
    if room.t.state.outcome is not None:
        await note_end(room)
    elif rev % SNAPSHOT_EVERY == offset:
        snapshot = Snapshot(rev, saved(room.game, room.t.state))
        room.background.spawn(_keep_snapshot(room, snapshot))


async def _keep_snapshot(room: Room, snapshot: Snapshot) -> None:
    try:
        await room.services.store.save_snapshot(room.row.id, snapshot)
    except StoreError as error:
        log.warning("table %s: %s", room.row.id, error)


async def keep(room: Room, row: TableRow) -> None:
    """Stores a changed copy of the row and only then uses it. The caller holds the lock."""
    room.check_owned()
    try:
        await room.services.store.update_table(row)
    except Conflict:  # by a new owner, or by us when an answer was lost: what is stored counts
        room.progress.doubt()
        await settle_doubt(room)
        raise
    room.seats.put(row)


# What the store knows


async def reload(room: Room) -> None:
    """The game as the log has it, once it has started. The caller holds the lock."""
    row, store = room.row, room.services.store
    room.progress.doubt(row.status in (PLAYING, FINISHED))
    if not room.progress.in_doubt:
        return
    entries = await store.load_log(row.id)
    snapshot = await store.newest_snapshot(row.id)
    about = (room.game, room.pack, row, entries, snapshot)
    t = await room.services.beside.for_table(restored, *about)
    room.seats.note_rev(len(entries))
    room.progress.restore(t, entries)
    room.listeners.forget()
    if t.state.outcome is not None:
        await note_end(room)  # in case the server died before it could
    room.progress.doubt(False)


async def settle_doubt(room: Room) -> None:
    """After a failure the store says what is true, before all else. Raises StoreError."""
    if not room.progress.in_doubt:
        return
    known = room.row.rev
    await room.services.store.settle()
    row = await room.services.store.load_table(room.row.id) or room.row
    room.seats.put(structs.replace(row, rev=known))
    await reload(room)
    tell_seats(room)
    if room.row.rev != known:
        tell_update(room, [])
    room.moved()
