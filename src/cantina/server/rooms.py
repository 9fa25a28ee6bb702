"""All tables of this server: opening, finding, resuming."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from cantina.bots.base import check_bot
from cantina.fairness import new_seed
from cantina.kernel.action import Seat, all_seats
from cantina.kernel.errors import BadOptions, BadRecord, CantinaError
from cantina.kernel.game import Game, check_seats, find_game, full_options, pack_for
from cantina.kernel.record import check_rules
from cantina.parts.box.play import BOX
from cantina.room import clock
from cantina.room.codes import under_new_code
from cantina.room.opening import close, load, open_room
from cantina.room.regulars import bot_row, drawn
from cantina.room.room import Room
from cantina.room.seating import (
    SeatRefused,
    check_note,
    hashed,
    name_people,
    new_secret,
)
from cantina.room.services import Services
from cantina.room.starting import look_whether_ready
from cantina.room.store import Unavailable
from cantina.room.stored import (
    BOT,
    EMPTY,
    OPEN,
    PERSON,
    PLAYING,
    Pace,
    Player,
    SeatRow,
    TableRow,
)
from cantina.server import standings
from cantina.server.beside import Beside
from cantina.server.bodies import NewTable
from cantina.server.boxed import check_enough_boxes, check_may_bring
from cantina.server.bus import Alone, Bus, Elsewhere
from cantina.server.ids import new_id
from cantina.server.settings import EVERYBODY
from cantina.server.store import Store
from cantina.server.thinking import Thinkers
from cantina.server.whereabouts import Whereabouts

log = logging.getLogger("cantina.rooms")

PACES: Final = {
    "none": (0, 0),
    "live": (10, 600),
    "relaxed": (600, 24 * 3600),
    "correspondence": (24 * 3600, 30 * 24 * 3600),
}
"""What a decision may take, from and to, in seconds."""
IDLE: Final = 15 * 60_000
"""Milliseconds after which a room that nobody uses is dropped from memory."""
COUNTED: Final = 24 * 3600_000
"""Ruling: for this many milliseconds after it was opened, a table that nobody uses counts among
those of its host's address. A house with many unfinished games may open more the next day."""
LARGEST_SEED: Final = 2**53
"""Of those that people choose: they pass through JSON numbers of browsers."""


MOST_AMONG_BOTS: Final = 3
"""Games without people that one player may have running."""


class NoTable(CantinaError):
    """There is no table with this id any more, or there never was."""


class Rooms:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        bus: Bus | None = None,
        most: int = sys.maxsize,
        boxes: str = EVERYBODY,
    ) -> None:
        self.store: Final = store
        self.thinkers: Final = thinkers
        self.bus: Final[Bus] = bus or Alone()
        self.most: Final = most  # tables in use, of all who come from one address
        self.boxes: Final = boxes  # who may bring values of their own
        self.whereabouts: Final = Whereabouts()
        self.beside: Final = Beside()
        self.owning: Final = asyncio.Lock()  # claims and releases come one after the other
        self.packs: Final = thinkers.packs
        self.games: Final = {key: packs.game for key, packs in self.packs.items()}
        self._services: Final = Services(
            store,
            thinkers,
            self.beside,
            self.bus,
            self.whereabouts.of,
            lambda id: standings.has_results(store, id),
            lambda row, found: standings.finish(store, row, found),
        )
        self._rooms: dict[str, Room] = {}
        self._opening: list[TableRow] = []
        self._lease = 0  # how often all rooms were dropped
        self._loading: dict[str, asyncio.Future[Room]] = {}

    def __len__(self) -> int:
        return len(self._rooms)

    def __contains__(self, id: object) -> bool:
        return id in self._rooms

    def listening(self) -> int:
        return sum(len(room.listeners) for room in self._rooms.values())

    async def resume(self) -> int:
        """Every running table that no other process has comes back, so that bots and clocks go
        on; and every finished one whose results are not written yet."""
        resumed = 0
        for row in await standings.unsettled(self.store):
            try:
                await self.find(row.id)
                resumed += 1
            except Elsewhere:
                continue
            except (BadRecord, NoTable) as error:
                log.error("table %s does not resume: %s", row.id, error)
        return resumed

    async def sweep(self, idle: int = IDLE) -> int:
        """Drops rooms that nobody needs from memory; their tables stay in the store."""
        dropped = 0
        for id, room in list(self._rooms.items()):
            waiting = room.row.pace.seconds and room.row.status == PLAYING
            recent = clock.now() - room.listeners.used < idle
            busy = room.background.is_busy() or room.lock.locked()
            if not (room.listeners or busy or waiting or recent):
                await self.drop(id)
                dropped += 1
        return dropped

    async def drop(self, id: str) -> None:
        """Forgets a room; whoever needs its table next may own it."""
        room = self._rooms.pop(id, None)
        if room is not None:
            room.let_go()
            await close(room)
        async with self.owning:
            if id not in self._rooms and id not in self._loading:
                await self.bus.release(id)

    async def drop_all(self) -> None:
        """The lease is lost: nothing is decided here from this moment on."""
        dropped, self._rooms = self._rooms, {}
        self._lease += 1
        for room in dropped.values():
            room.let_go()
        for room in dropped.values():
            await close(room)

    async def create(self, host: Player, wish: NewTable) -> tuple[Room, dict[Seat, str]]:
        """Opens a table. Returns it with the secret of every open seat. Raises BadOptions or
        SeatRefused, and opens nothing, when something does not fit."""
        invites: dict[Seat, str] = {}
        row = await self.new_row(host, wish, invites)
        async with self.place_for(row):
            lease = self._lease
            async with self.owning:
                await self.bus.claim(row.id)
            await under_new_code(row, self.store.create_table)
            room = self._room(row, self.packs[wish.game].present)
            await self._keep(room, lease)
        async with room.lock:
            await look_whether_ready(room)
        return room, invites

    async def new_row(
        self, host: Player, wish: NewTable, invites: dict[Seat, str] | None = None
    ) -> TableRow:
        """A table that is not stored yet. The secrets of open seats are added to `invites`. Raises
        BadOptions."""
        invites = {} if invites is None else invites
        game, seed, pace = wish.game, wish.seed, Pace(wish.pace, wish.pace_seconds)
        rules = find_game(game)
        if game not in self.games:
            raise BadOptions(f"the content of {game} cannot be read")
        check_seats(rules, len(wish.seats))
        chosen = full_options(rules, wish.options)
        check_may_bring(self.boxes, host, chosen)
        present = self.packs[game].present
        await self.beside.for_stranger(host.id, pack_for, rules, present, chosen)
        check_pace(pace)
        if seed is not None and not 0 <= seed < LARGEST_SEED:
            raise BadOptions(f"a seed is a number from 0 to {LARGEST_SEED - 1}")
        rows = seat_rows(rules, host, wish.seats, invites, wish.ready)
        name_people(rows, wish.names)
        return TableRow(
            new_id(),
            game,
            rules.behaviour,
            self.packs[game].present.digest,
            new_seed() if seed is None else seed,
            chosen,
            rows,
            host.id,
            clock.now(),
            listed=wish.listed,
            pace=pace,
            delay=wish.delay,
            seed_chosen=seed is not None,
            note=check_note(wish.note),
        )

    @asynccontextmanager
    async def place_for(self, row: TableRow) -> AsyncIterator[None]:
        """Held while a table is being opened. Raises SeatRefused when its host has enough, or all
        who come from the same address. Tables that were dropped from memory count too."""
        hosts = self.whereabouts.all_at(self.whereabouts.of(row.host))
        stored = await self.store.in_use(hosts, clock.now() - COUNTED)
        known = {one.id: one for one in (*stored, *self._opening)}
        known |= {id: room.row for id, room in self._rooms.items()}
        rows = [one for one in known.values() if one.status in (OPEN, PLAYING)]
        alone = [one for one in rows if one.host == row.host and is_among_bots(one)]
        if is_among_bots(row) and len(alone) >= MOST_AMONG_BOTS:
            raise SeatRefused("enough_alone", f"you already have {len(alone)} games alone")
        whence = self.whereabouts.of
        near = [one for one in rows if whence(one.host) == whence(row.host)]
        check_enough_boxes(row, near)
        if len(near) >= self.most:
            text = f"{self.most} tables are open or running from your address: finish one, or wait"
            raise SeatRefused("enough_tables", text)
        self._opening.append(row)
        try:
            yield
        finally:
            self._opening.remove(row)

    def _room(self, row: TableRow, pack: Any) -> Room:
        return open_room(row, self.games[row.game], pack, self._services)

    async def find(self, id: str) -> Room:
        """The room of a table, brought back from the store if need be. Raises NoTable, Elsewhere
        when another process has it, and Unavailable when one may have gone on with it."""
        if id in self._rooms:
            self._rooms[id].check_owned()
            return self._rooms[id]
        if id not in self._loading:
            self._loading[id] = asyncio.ensure_future(self._load(id))
        try:
            return await asyncio.shield(self._loading[id])
        finally:
            self._loading.pop(id, None)

    async def _load(self, id: str) -> Room:
        lease = self._lease
        async with self.owning:
            if not await self.bus.claim(id):
                raise Elsewhere(f"another process has table {id}")
        try:
            return await self._loaded(id, lease)
        except CantinaError:
            async with self.owning:
                await self.bus.release(id)
            raise

    async def _loaded(self, id: str, lease: int) -> Room:
        row = await self.store.load_table(id)
        if row is None or row.game not in self.games:
            raise NoTable("there is no such table")
        room = self._room(row, await self._rules_of(row))
        await load(room)
        await self._keep(room, lease)
        return room

    async def _rules_of(self, row: TableRow) -> Any:
        """The pack of a table. A game that has not begun is played by the rules and with the cards
        of its first day, not of the day when its table was opened. Raises BadRecord where it goes
        on from another that cannot."""
        game, packs = self.games[row.game], self.packs[row.game]
        if row.status == OPEN and not row.rev:
            row.behaviour, row.pack = game.behaviour, self.pack_for_new(row)
        pack = await self.beside.for_table(packs.of, row.pack)
        if row.status == OPEN:
            check_rules(game, pack, row.behaviour, row.pack)
        return pack

    def pack_for_new(self, row: TableRow) -> str:
        """Today's; but values of somebody's box go with the content they were looked over with."""
        return row.pack if row.options.get(BOX.key) else self.packs[row.game].present.digest

    async def _keep(self, room: Room, lease: int) -> None:
        """Unless the lease was lost since the table was claimed. Raises Unavailable."""
        if lease != self._lease:
            room.let_go()
            await close(room)
            raise Unavailable("the lease was lost while a table was loaded")
        self._rooms[room.row.id] = room

    async def close(self) -> None:
        for room in self._rooms.values():
            await close(room)
        self.thinkers.close()
        self.beside.close()


def is_among_bots(row: TableRow) -> bool:
    return all(seat.kind == BOT for seat in row.seats)


def check_pace(pace: Pace) -> None:
    """Raises BadOptions."""
    if pace.kind not in PACES:
        raise BadOptions(f"pace must be one of {', '.join(PACES)}, not {pace.kind!r}")
    low, high = PACES[pace.kind]
    if not low <= pace.seconds <= high:
        raise BadOptions(f"pace {pace.kind} takes {low} to {high} seconds per decision")


def seat_rows(
    game: Game[Any, Any], host: Player, kinds: list[str], invites: dict[Seat, str], ready: bool
) -> list[SeatRow]:
    """One for each kind of seat wished for; the secrets of open ones are added to `invites`."""
    for kind in kinds:
        if kind not in ("me", "open"):
            check_bot(kind, game)
    seats = zip(all_seats(len(kinds)), drawn(game, kinds), strict=True)
    return [_seat_row(game, host, kind, seat, invites, ready) for seat, kind in seats]


def _seat_row(
    game: Game[Any, Any],
    host: Player,
    kind: str,
    seat: Seat,
    invites: dict[Seat, str],
    ready: bool,
) -> SeatRow:
    if kind == "me":
        return SeatRow(kind=PERSON, name=host.name, player=host.id, ready=ready)
    if kind == "open":
        invites[seat] = new_secret()
        return SeatRow(kind=EMPTY, invite=hashed(invites[seat]), invited=clock.now())
    return bot_row(game, seat, kind)
