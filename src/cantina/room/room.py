"""One table on the server, driven without sockets: seats, decisions, clocks, chat, listeners.

Everything that reads or changes the game holds the room's lock. A decision is stored before anybody
learns of it: if storing fails, the table goes back to what the log says and the sender is told so.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Coroutine
from contextlib import suppress
from typing import Any, Final
from zlib import crc32

from msgspec import structs

from cantina.kernel.action import SPECTATOR, Action, Seat, ask_of
from cantina.kernel.errors import NoUndo
from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.record import Record, record_of, replay, undo
from cantina.kernel.table import Table, play
from cantina.parts.saved import saved
from cantina.room import clock
from cantina.room.history import forget_undone, restored
from cantina.room.lapses import with_lapse
from cantina.room.listeners import Listeners, Listening, asks_of
from cantina.room.missed import Told, missed
from cantina.room.pacing import lapses_of, look_around
from cantina.room.questions import Questions, deadline, note_asks, read_questions
from cantina.room.results import note_end
from cantina.room.showing import chat_for, seats_now, table_news, table_now, who_came
from cantina.room.starting import count_down
from cantina.room.stored import (
    ACT,
    CLOSED,
    FINISHED,
    OPEN,
    PLAYING,
    UNDO,
    Entry,
    Said,
    Snapshot,
    TableRow,
)
from cantina.room.wire import (
    Ack,
    Act,
    Refused,
    SeatNow,
    Seats,
    TableNow,
    Welcome,
    from_wire,
    to_wire,
)
from cantina.server.beside import Beside
from cantina.server.bus import Bus, Unavailable
from cantina.server.store import Conflict, Duplicate, Store, StoreError
from cantina.server.thinking import Thinkers
from cantina.server.turns import Whose
from cantina.server.whereabouts import Whereabouts

log = logging.getLogger("cantina.room")

SNAPSHOT_EVERY: Final = 100
REMEMBERED: Final = 200  # revisions whose events are kept at hand for those who reconnect
CHAT_SHOWN: Final = 100


class Room:
    def __init__(
        self,
        row: TableRow,
        game: Game[Any, Any],
        pack: Any,
        store: Store,
        thinkers: Thinkers,
        bus: Bus,
        beside: Beside,
        whereabouts: Whereabouts,
    ) -> None:
        self.row = row
        self.game: Final = game
        self.pack: Final = pack
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.bus: Final = bus
        self.beside: Final = beside
        self.whereabouts: Final = whereabouts
        self.gone = False  # dropped from memory: another process may have the table
        self.lock: Final = asyncio.Lock()
        self.listeners: Final = Listeners()
        # Tables that began together are not all stored in the same moment.
        self.snapshot_at: Final = crc32(row.id.encode()) % SNAPSHOT_EVERY
        self.t: Table[Any, Any] | None = None  # None before the game starts
        self.recent: deque[Told] = deque(maxlen=REMEMBERED)
        self.played_again: tuple[int, list[Told]] = (-1, [])  # up to which revision, and all of it
        self.answered: dict[tuple[Seat, str], int] = {}  # keys dealt with, and their revision
        self.questions = Questions(len(row.seats))
        self.asked_since: list[int] = [0] * len(row.seats)
        self.deadlines: list[int] = [0] * len(row.seats)
        self.late: list[int] = [0] * len(row.seats)
        self.votes: dict[Seat, set[str]] = {}
        self.chat: list[Said] = []
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking: set[Seat] = set()
        self.timer: asyncio.TimerHandle | None = None
        self.countdown: asyncio.TimerHandle | None = None  # to the start
        self.in_doubt = False  # the store may know more than we do
        self.used = clock.now()  # when somebody last needed this room

    async def load(self) -> None:
        """Brings the table back from the store and sets bots and clocks going."""
        async with self.lock:
            self.chat = await self.store.chat(self.row.id, CHAT_SHOWN)
            await self.reload()
            look_around(self)
            count_down(self)

    async def reload(self) -> None:
        self.in_doubt = self.row.status in (PLAYING, FINISHED)
        if not self.in_doubt:
            return
        entries = await self.store.load_log(self.row.id)
        snapshot = await self.store.newest_snapshot(self.row.id)
        about = (self.game, self.pack, self.row, entries, snapshot)
        t = self.t = await self.beside.for_table(restored, *about)
        self.row.rev = len(entries)
        read_questions(self, entries)
        self.late = [lapses_of(entries, seat) for seat in range(len(self.late))]
        if t.state.outcome is not None:
            await note_end(self)  # in case the server died before it could
        self.recent.clear()
        self.listeners.forget()
        self.answered = {(e.seat, e.key): e.rev for e in entries[-REMEMBERED:] if not e.by}
        self.in_doubt = False

    def changed_row(self) -> TableRow:
        """A copy of the row to change and hand to `keep`."""
        return structs.replace(self.row, seats=[structs.replace(seat) for seat in self.row.seats])

    async def keep(self, row: TableRow) -> None:
        """Stores a changed row and only then lives by it. The caller holds the lock."""
        self.check_owned()
        try:
            await self.store.update_table(row)
        except Conflict:  # by a new owner, or by us when an answer was lost: what is there counts
            self.in_doubt = True
            await self.settle_doubt()
            raise
        self.row = row

    def check_owned(self) -> None:
        """Before anything changes. Raises Unavailable."""
        if self.gone or not self.bus.sure():
            raise Unavailable("it is not certain that this process owns the table")

    # Decisions

    async def act(self, seat: Seat, message: Act) -> Ack | Refused:
        """Checks, plays, stores, tells everybody: in that order, and exactly once."""
        try:
            action = from_wire(message.action)
        except ValueError as error:
            return Refused(message.key, "shape", str(error), self.row.rev)
        return await self._safely(message.key, self._act(seat, message.key, message.rev, action))

    async def _act(self, seat: Seat, key: str, rev: int, action: Action) -> Ack | Refused:
        async with self.lock:
            if (answer := await self._early_answer(seat, key)) is not None:
                return answer
            assert self.t is not None
            ask = ask_of(self.t.asks, seat)
            if ask is None:
                return Refused(key, "not_asked", "it is not your decision now", self.row.rev)
            if not self.asked_since[seat] <= rev <= self.row.rev:
                return Refused(key, "stale", "the table has moved on since", self.row.rev)
            if action not in ask.options:
                return Refused(key, "illegal", f"{action!r} is not offered", self.row.rev)
            self.note_back(seat)
            return Ack(key, await self.commit(seat, ACT, action, key, ""))

    def note_back(self, seat: Seat) -> None:
        """Its owner decides again."""
        self.late[seat] = 0
        self.votes.pop(seat, None)

    async def take_back(self, seat: Seat, key: str) -> Ack | Refused:
        return await self._safely(key, self._take_back(seat, key))

    async def _take_back(self, seat: Seat, key: str) -> Ack | Refused:
        async with self.lock:
            if (answer := await self._early_answer(seat, key)) is not None:
                return answer
            assert self.t is not None
            try:
                earlier = await self.beside.for_table(undo, self.t, seat)
            except NoUndo as error:
                return Refused(key, f"no_undo_{error.why}", str(error), self.row.rev)
            if 0 < deadline(self, earlier) <= clock.now():
                return Refused(key, "no_undo_time", "its time is up", self.row.rev)
            return Ack(key, await self.commit(seat, UNDO, None, key, "", earlier))

    async def settle_doubt(self) -> None:
        """After a failure the store says what is true, before all else. Raises StoreError."""
        if self.in_doubt:
            known = self.row.rev
            await self.store.settle()
            row = await self.store.load_table(self.row.id) or self.row
            self.row = structs.replace(row, rev=known)
            await self.reload()
            self.tell_seats()
            if self.row.rev != known:
                self.listeners.update(self, [], self.row.rev)
            look_around(self)

    async def _early_answer(self, seat: Seat, key: str) -> Ack | Refused | None:
        """What was answered before is answered alike; and where nothing can be decided, why."""
        await self.settle_doubt()
        if (seat, key) in self.answered:
            return Ack(key, self.answered[seat, key])
        if self.row.status == PLAYING:
            return None
        code, text = {
            OPEN: ("not_started", "the game has not started"),
            FINISHED: ("finished", "the game is over"),
            CLOSED: ("closed", "this table was closed"),
        }[self.row.status]
        return Refused(key, code, text, self.row.rev)

    async def _safely(self, key: str, work: Awaitable[Ack | Refused]) -> Ack | Refused:
        """A store that fails must not leave the sender in the dark."""
        try:
            return await work
        except Duplicate as error:
            return Ack(key, error.rev)
        except StoreError as error:
            log.error("table %s: %s", self.row.id, error)
            return Refused(key, error.code, error.advice, self.row.rev)

    async def commit(
        self,
        seat: Seat,
        kind: str,
        action: Action | None,
        key: str,
        by: str,
        earlier: Table[Any, Any] | None = None,
    ) -> int:
        """Plays, stores, and only then tells. The caller holds the lock."""
        self.check_owned()
        assert self.t is not None
        was = self.t
        events: list[Event] = []
        if earlier is not None:
            self.t = earlier
            self.listeners.forget()
        else:
            assert action is not None
            events = play(self.t, seat, action)
        wired = tuple(to_wire(action)) if action is not None else ()
        rev = self.row.rev + 1
        entry = Entry(rev, clock.now(), seat, kind, wired, key, by)
        try:
            await self.store.append(self.row.id, entry)
        except (StoreError, asyncio.CancelledError):
            # The answer was lost on the way, or nobody waited for it: the log will be asked.
            self.in_doubt = True
            if earlier is None:
                record = record_of(was)
                record.actions.pop()
                was = replay(self.game, self.pack, record)
            self.t = was
            raise
        events = with_lapse(entry, events)
        self.row.rev = rev
        if not by:
            self.answered[seat, key] = rev
        if earlier is not None:
            forget_undone(self.recent)
        self.recent.append((rev, events))
        self.questions.note(entry, was.played)
        note_asks(self)
        await self._note_progress(rev)
        self.listeners.update(self, events, rev, earlier is not None)
        if self.row.status == FINISHED:
            self.tell_seats()
        look_around(self)
        return rev

    async def _note_progress(self, rev: int) -> None:
        """The end of the game, or a snapshot, which saves time when the table is loaded. If they
        are not stored, the log says as much."""
        assert self.t is not None
        if self.t.state.outcome is not None:
            await note_end(self)
        elif rev % SNAPSHOT_EVERY == self.snapshot_at:
            self.spawn(self._keep_snapshot(Snapshot(rev, saved(self.game, self.t.state))))

    async def _keep_snapshot(self, snapshot: Snapshot) -> None:
        try:
            await self.store.save_snapshot(self.row.id, snapshot)
        except StoreError as error:
            log.warning("table %s: %s", self.row.id, error)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs something beside; whatever goes wrong in it is logged."""
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: %r", self.row.id, task.exception(), exc_info=task.exception())

    # Looking

    async def join(self, listening: Listening, since: int) -> Welcome:
        """Adds a listener and returns all it may know now, with what happened since."""
        async with self.lock:
            seat = listening.seat
            events: list[dict[str, Any]] = []
            if seat != SPECTATOR:
                seen = self.row.seats[seat].seen if since < 0 else since
                events = await missed(self, seat, seen)
                self.row.seats[seat].seen = self.row.rev
                self.votes.pop(seat, None)
            self.listeners.add(listening)
            hidden = seat == SPECTATOR and self.row.delay > 0 and self.row.status == PLAYING
            listening.rev = -1 if hidden else self.row.rev  # a hidden view cannot be patched
            welcome = Welcome(
                self.row.rev,
                seat,
                self.now(),
                None if hidden else self.listeners.view(self, seat),
                asks_of(self, seat),
                events,
                chat_for(self, seat, listening.player),
            )
            self.tell_presence(seat)
            return welcome

    async def leave(self, listening: Listening) -> None:
        """A listener is gone. What its seat has seen is remembered."""
        async with self.lock:
            self.listeners.remove(listening)
            self.used = clock.now()
            if listening.seat != SPECTATOR:
                row = self.changed_row()
                row.seats[listening.seat].seen = listening.rev
                with suppress(StoreError):  # at worst somebody hears of something twice
                    await self.keep(row)
            self.tell_presence(listening.seat)

    def seats_now(self) -> list[SeatNow]:
        return seats_now(self)

    def now(self) -> TableNow:
        return table_now(self)

    def tell_seats(self) -> None:
        self.listeners.tell_all(Seats(table_news(self)))

    def tell_presence(self, seat: Seat) -> None:
        """Somebody came or left."""
        self.listeners.tell_all(who_came(self, seat))

    def whose(self, player: str) -> Whose:
        """What a bot thinks here for a player."""
        return Whose(self.whereabouts.of(player or self.row.id), self.row.id)

    def record(self) -> Record | None:
        """The record of the game so far; None before it starts."""
        return None if self.t is None else record_of(self.t)

    async def close(self) -> None:
        """Lets the decision that is being stored finish, then stops bots and clocks."""
        for timer in (self.timer, self.countdown):
            if timer is not None:
                timer.cancel()
        async with self.lock:
            for task in self.tasks:
                task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
