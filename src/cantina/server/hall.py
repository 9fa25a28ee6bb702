"""App state (`Hall`): everything one server process holds; and `Call`, the context of a request."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final, Protocol, TypeVar

from starlette.requests import HTTPConnection

from cantina import extras
from cantina.bots.hint import HintBudget
from cantina.kernel.action import SPECTATOR, Seat
from cantina.packs import packs_of
from cantina.room.room import Room
from cantina.room.store import StoreError
from cantina.room.stored import Player
from cantina.server.alone import only_server
from cantina.server.bus import ALL, Elsewhere
from cantina.server.counting import figures_of
from cantina.server.debriefs import AnalysisBudget, Debriefs
from cantina.server.guesses import Guesses
from cantina.server.limits import Limits
from cantina.server.remote import Tunnels
from cantina.server.replays import Replays
from cantina.server.rooms import Rooms
from cantina.server.settings import Settings, pack_folders
from cantina.server.store import Store
from cantina.server.thinking import Thinkers
from cantina.server.turns import Budget
from cantina.server.watchdog import Watchdog
from cantina.server.whereabouts import network_of

if TYPE_CHECKING:
    from cantina.server.names import Names
    from cantina.server.redis_bus import RedisBus

log = logging.getLogger("cantina.hall")

T = TypeVar("T")

KEYS_KEPT: Final = 20_000
HAND_OVER_SECONDS: Final = 5.0
RECONNECT: Final = 1012
"""Close code of a socket whose table moves to another process or is reloaded."""
SIGNED_OUT: Final = 4001
"""Close code of a socket whose sign-in is invalid or has expired."""
NOT_YOURS: Final = 4003
HASHING_AT_ONCE: Final = 2
"""A password hash takes 64 MiB while it is computed."""
HASHES_WAITING: Final = 20
"""About a second of work: further requests are refused rather than kept waiting."""


SWEEP_SECONDS: Final = 60


class Refusal(Exception):
    """Ends a request with a status, a code for programs and a line for logs and developers."""

    def __init__(self, status: int, code: str, text: str) -> None:
        super().__init__(text)
        self.status: Final = status
        self.code: Final = code


class Open(Protocol):
    """An open socket of a signed-in player."""

    address: str
    token_hash: str
    player_id: str
    table_id: str
    seat: Seat

    def hang_up(self, code: int, reason: str) -> None: ...


class Hall:
    def __init__(
        self, settings: Settings, store: Store, rooms: Rooms, tunnels: Tunnels | None = None
    ) -> None:
        self.tunnels: Final = tunnels or Tunnels(rooms.bus, "")
        self.tunnels.noted = self._noted
        self.settings: Final = settings
        self.store: Final = store
        self.rooms: Final = rooms
        self.limits: Final = Limits(settings.rates)
        self.figures: Final = figures_of(self._gauges, settings.metrics_token)
        self.sockets: Final[set[Open]] = set()
        self.replays: Final = Replays()
        self.debriefs: Final = Debriefs(AnalysisBudget.of(settings), rooms.packs)
        self.watchdog: Final = Watchdog()
        self.guesses: Final = Guesses()
        self.names: Final = _names(settings)
        self.hashing: Final = asyncio.Semaphore(HASHING_AT_ONCE)
        self.hashes_waiting = 0
        self._said: OrderedDict[tuple[str, str, str], None] = OrderedDict()

    def _gauges(self) -> dict[str, float]:
        late, busy = self.watchdog.longest()
        return {
            "tables": len(self.rooms),
            "sockets": len(self.sockets),
            "bot_failures": self.rooms.thinkers.failures,
            "bots_answered_for": self.rooms.thinkers.by_thumb,
            "loop_late": late,
            "loop_busy": busy,
            "loop_stalls": self.watchdog.long,
        }

    def limit(self, kind: str, who: str) -> None:
        """Raises Refusal if the rate limit is exceeded."""
        if not self.limits.allows(kind, who):
            raise Refusal(429, "slow_down", "too many requests: wait a moment")

    def is_new(self, table: str, player: str, key: str) -> bool:
        """Whether this message is new; for messages that leave no log entry."""
        return (table, player, key) not in self._said

    def dealt_with(self, table: str, player: str, key: str) -> None:
        self._said[table, player, key] = None
        if len(self._said) > KEYS_KEPT:
            self._said.popitem(last=False)

    def hang_up(
        self, reason: str, *, token_hash: str = "", player_id: str = "", but: str = ""
    ) -> None:
        """Closes the sockets of a sign-in or a player in every process, except those of `but`."""
        self._hang_up(reason, token_hash, player_id, but)
        note = {"reason": reason, "token_hash": token_hash, "player_id": player_id, "but": but}
        self.tunnels.spawn(self.tunnels.note(ALL, note="hang_up", **note))

    def _hang_up(self, reason: str, token_hash: str, player_id: str, but: str) -> None:
        for socket in list(self.sockets):
            same_sign_in = token_hash and socket.token_hash == token_hash
            of_player = player_id and socket.player_id == player_id
            if same_sign_in or (of_player and socket.token_hash != (but or None)):
                socket.hang_up(SIGNED_OUT, reason)

    def unseat(self, table: str, seat: Seat, player: str) -> None:
        """A player who leaves a seat must not see what its next owner sees."""
        for socket in list(self.sockets):
            if (socket.table_id, socket.seat, socket.player_id) == (table, seat, player):
                socket.hang_up(NOT_YOURS, "you have left this seat")

    # Several processes

    async def room(self, id: str) -> Room:
        """The room of a table in this process, handed over by another one if necessary. Raises
        NoTable or Unavailable."""
        for _ in range(int(HAND_OVER_SECONDS / 0.1)):
            try:
                return await self.rooms.find(id)
            except Elsewhere:
                if owner := await self.rooms.bus.owner(id):
                    await self.tunnels.note(owner, note="hand_over", table=id)
                await asyncio.sleep(0.1)
        raise Elsewhere(f"another process keeps table {id}")

    def _noted(self, note: dict[str, str]) -> None:
        if note["note"] == "hang_up":
            self._hang_up(note["reason"], note["token_hash"], note["player_id"], note["but"])
        elif note["note"] == "hand_over":
            self.tunnels.spawn(self._hand_over(note["table"]))

    async def _hand_over(self, id: str) -> None:
        if id in self.rooms:
            self._let_go([id])
            await self.rooms.drop(id)

    def _let_go(self, tables: list[str]) -> None:
        for socket in list(self.sockets):
            if socket.table_id and socket.table_id in tables:
                socket.hang_up(RECONNECT, "the table has moved: reconnect")

    async def lease_lost(self) -> None:
        self._let_go([socket.table_id for socket in self.sockets])
        await self.rooms.drop_all()

    async def others_died(self) -> None:
        self.tunnels.spawn(self._resume())

    async def _resume(self) -> None:
        try:
            log.info("%d running tables are here now", await self.rooms.resume())
        except StoreError as error:
            log.error("tables of another process do not resume yet: %s", error)

    def hear(self, data: bytes) -> None:
        self.tunnels.hear(data)

    def cut_off(self, peer: str = "") -> None:
        self.tunnels.cut_off(peer)

    def peers(self) -> set[str]:
        return self.tunnels.peers()


class Call:
    """The context of one request: the player, the connection and the sign-in cookie to set."""

    def __init__(
        self, hall: Hall, connection: HTTPConnection, player: Player | None, token_hash: str
    ) -> None:
        self.hall: Final = hall
        self.connection: Final = connection
        self.player: Final = player
        self.token_hash: Final = token_hash
        self.cookie: str | None = None  # a new sign-in; "": delete the cookie
        self.device = ""  # marks a browser that has signed in before

    @property
    def me(self) -> Player:
        """The signed-in player. Raises Refusal if there is none."""
        if self.player is None:
            raise Refusal(401, "who", "sign in first: POST /api/players with a name")
        return self.player

    async def beside(self, work: Callable[..., T], *about: Any) -> T:
        """Runs slow work in a thread. Raises TooBusy."""
        return await self.hall.rooms.beside.for_stranger(place_of(self.connection), work, *about)

    def query(self, name: str) -> str:
        return self.connection.query_params.get(name, "")

    def number(self, name: str, default: int) -> int:
        text = self.query(name)
        try:
            return int(text) if text else default
        except ValueError:
            raise Refusal(400, "shape", f"{name} must be a whole number") from None

    def seat(self) -> Seat:
        """The parameter ?seat=; by default my only seat, or a spectator."""
        return Seat(self.number("seat", SPECTATOR))

    def page(self) -> tuple[int, str] | None:
        """Where a list continues: ?after= is the `next` of the previous page."""
        text = self.query("after")
        if not text:
            return None
        at, _, id = text.partition(".")
        if not (at.isascii() and at.isdigit() and len(at) < 16):
            raise Refusal(400, "shape", "after must be the next of the previous page")
        return int(at), id

    @property
    def table_id(self) -> str:
        return str(self.connection.path_params["id"])

    @property
    def player_id(self) -> str:
        return str(self.connection.path_params["id"])


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "?"


def place_of(connection: HTTPConnection) -> str:
    """The key of limits per address."""
    return network_of(address_of(connection))


def _names(settings: Settings) -> Names:
    from cantina.server.names import Names  # avoids a circular import

    return Names(settings)


def _redis_bus(url: str) -> RedisBus:
    extras.need("redis", "Redis")
    from cantina.server.redis_bus import RedisBus  # a single process needs no Redis

    return RedisBus(url)


@asynccontextmanager
async def open_hall(settings: Settings) -> AsyncIterator[Hall]:
    """Opens the database, resumes every running table, and closes everything at the end."""
    with only_server(settings.db, shared=bool(settings.redis)):
        async with _open_hall(settings) as hall:
            yield hall


@asynccontextmanager
async def _open_hall(settings: Settings) -> AsyncIterator[Hall]:
    bus = _redis_bus(settings.redis) if settings.redis else None
    store = await Store.open(settings.db, flush_each=settings.flush == "each")
    try:
        packs = packs_of(pack_folders(settings))
        for one in packs.values():
            one.keep_own()
        thinkers = Thinkers(
            settings.workers,
            settings.think_seconds,
            packs,
            settings.bot_seconds,
            Budget(settings.address_budget, settings.bot_budget) if settings.rates.on else None,
            HintBudget(settings.hint_seconds, settings.hint_worlds),
        )
        most = settings.tables if settings.rates.on else sys.maxsize
        rooms = Rooms(store, thinkers, bus, most, settings.boxes)
        tunnels = Tunnels(rooms.bus, bus.channel if bus is not None else "")
        hall = Hall(settings, store, rooms, tunnels)
        try:
            if bus is not None:
                await bus.open(hall)
            await rooms.resume()
            sweeping = asyncio.ensure_future(_sweep(rooms))
            yield hall
            sweeping.cancel()
            await tunnels.close()
        finally:
            hall.watchdog.close()
            hall.debriefs.close()
            await rooms.close()
            if bus is not None:
                await bus.close()
    finally:
        await store.close()


async def _sweep(rooms: Rooms) -> None:
    while True:
        await asyncio.sleep(SWEEP_SECONDS)
        await rooms.sweep()
