"""One socket at one table: a hello, then messages; outwards a bounded queue and one writer, or the
shortcut of a socket that has one."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket

from cantina.kernel.action import SPECTATOR
from cantina.kernel.errors import BadRecord, CantinaError
from cantina.room.listeners import Listening
from cantina.room.listening import join, leave
from cantina.room.room import Room
from cantina.room.seating import SeatRefused, hashed
from cantina.room.store import StoreError, Unavailable
from cantina.room.stored import Player
from cantina.room.wire import (
    LONGEST_MESSAGE,
    Advise,
    AnyHeard,
    AnyTold,
    Hello,
    Refused,
    heard,
    told,
)
from cantina.server.hall import RECONNECT, SIGNED_OUT, Hall, Refusal, place_of
from cantina.server.identity import bearer, cookie_name, is_own_origin, player_of
from cantina.server.legible import check_address, check_json
from cantina.server.messages import Answer, deal_with, key_in, seat_for
from cantina.server.rooms import NoTable
from cantina.server.shortcut import MOST_WAITING, SHORTCUT, Socket

log = logging.getLogger("cantina.sockets")

HELLO_SECONDS: Final = 10.0
LARGEST_FRAME: Final = 4 * LONGEST_MESSAGE
"""What is longer than a message may be gets an answer up to here, and a close (1009) beyond."""
PATIENCE: Final = 5.0
"""Seconds a socket that is being closed has to take what was sent."""
FLOOD_PAUSE: Final = 0.1

NO_HELLO, TOO_LATE, FORBIDDEN, UNKNOWN, SLOW, TOO_OFTEN = 4000, 4002, 4003, 4004, 4008, 4029
TRY_LATER: Final = 1013
BUG: Final = 1011
UNREACHABLE: Final = "the database does not answer; try again"


class Gone(Exception):
    """The far end has closed the socket."""


class Ended(Exception):
    """The socket is to be closed by us."""

    def __init__(self, close: int, code: str, text: str) -> None:
        super().__init__(text)
        self.close: Final = close
        self.code: Final = code


class Line:
    """The outgoing side, and what is known of whoever is at the other end."""

    def __init__(self, socket: WebSocket) -> None:
        self.socket: Final = socket
        self.address = ""
        self.token_hash = ""
        self.player_id = ""
        self.table_id = ""
        self.seat = SPECTATOR
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._wake: Final = asyncio.Event()
        self._closing: tuple[int, str] | None = None
        self._shortcut: Socket | None = None  # from the welcome on, where there is one
        self._reader = asyncio.current_task()
        self._reading = False
        self._writer = asyncio.ensure_future(self._write())

    def tell(self, data: bytes) -> None:
        if self._closing is not None:
            return
        waiting = self._bytes if self._shortcut is None else self._shortcut.waiting()
        if waiting + len(data) > MOST_WAITING:
            self._waiting.clear()
            self.hang_up(SLOW, "you read too slowly; connect again")
        elif self._shortcut is not None:
            self._shortcut.tell(data)
        else:
            self._waiting.append(data)
            self._bytes += len(data)
            self._wake.set()

    def say(self, message: AnyTold) -> None:
        self.tell(told(message))

    def greet(self, welcome: AnyTold) -> None:
        """The welcome comes first: it holds all that was told while it was being made."""
        self._waiting.clear()
        self._bytes = 0
        self._shortcut = self.socket.scope.get("extensions", {}).get(SHORTCUT)
        self.say(welcome)

    def hang_up(self, code: int, reason: str) -> None:
        """Sends what waits, then closes. Who does not take it is dropped after a while."""
        if self._closing is None:
            self._closing = (code, reason)
            self._wake.set()
            asyncio.get_running_loop().call_later(PATIENCE, self._abandon)

    def _abandon(self) -> None:
        self._writer.cancel()
        if self._shortcut is not None:
            self._shortcut.abort()
        if self._reading and self._reader is not None:
            self._reader.cancel()

    async def _write(self) -> None:
        send = self.socket.send
        with suppress(Exception):  # the far end went away: the reader is told so too
            while True:
                while self._waiting:
                    data = self._waiting.popleft()
                    self._bytes -= len(data)
                    await send({"type": "websocket.send", "text": data.decode()})
                if self._closing is not None:
                    code, reason = self._closing
                    await send({"type": "websocket.close", "code": code, "reason": reason})
                    return
                self._wake.clear()
                await self._wake.wait()

    async def hear(self) -> bytes:
        """The next message. Raises Gone."""
        if self._closing is not None and self._writer.done():
            raise Gone
        self._reading = True
        try:
            message = await self.socket.receive()
        except asyncio.CancelledError:
            if self._closing is None:
                raise
            assert self._reader is not None
            self._reader.uncancel()
            raise Gone from None
        finally:
            self._reading = False
        if message["type"] == "websocket.disconnect":
            raise Gone
        text: str | None = message.get("text")
        if text is not None:
            return text.encode()
        data: bytes = message["bytes"]
        return data

    async def finish(self) -> None:
        if self._closing is not None:
            with suppress(TimeoutError, asyncio.CancelledError):
                await asyncio.wait_for(self._writer, PATIENCE)
        self._writer.cancel()


async def serve_socket(hall: Hall, socket: WebSocket) -> None:
    """From the handshake to the end of one socket."""
    await socket.accept()
    line = Line(socket)
    hall.sockets.add(line)
    try:
        await _converse(hall, socket, line)
    except Gone:
        pass
    except Ended as error:
        hall.figures.refusals.labels(error.code).inc()
        line.say(Refused("", error.code, str(error)))
        line.hang_up(error.close, error.code)
    except Exception:
        log.exception("bug in a socket of table %s", line.table_id)
        line.say(Refused("", "bug", "this is a bug in Cantina, not your fault"))
        line.hang_up(BUG, "bug")
    finally:
        hall.sockets.discard(line)
        await line.finish()


async def _converse(hall: Hall, socket: WebSocket, line: Line) -> None:
    try:
        check_address(socket.scope["path"], b"")
    except Refusal as error:
        raise Ended(UNKNOWN, error.code, str(error)) from None
    hello = await _hello(hall, socket, line)
    player = await _sender(hall, socket, line, hello.token)
    room = await _room(hall, str(socket.path_params["id"]))
    try:
        seat = seat_for(room, player, hello.seat)
    except SeatRefused as error:
        raise Ended(FORBIDDEN, error.code, str(error)) from None
    listening = Listening(line, seat, line.player_id)
    try:
        welcome = await join(room, listening, hello.since)
    except StoreError:
        hall.figures.store_errors.inc()
        raise Ended(TRY_LATER, "storage", UNREACHABLE) from None
    line.table_id, line.seat = room.row.id, seat
    line.greet(welcome)
    if room.gone:  # it went while we joined
        line.hang_up(RECONNECT, "the table moves: connect again")
    try:
        who = line.player_id or place_of(socket)
        while True:
            data = await line.hear()
            await _one_message(hall, room, player, listening, line, who, data)
    finally:
        with suppress(StoreError):  # what the seat has seen is a convenience
            await asyncio.shield(asyncio.ensure_future(leave(room, listening)))


async def _one_message(
    hall: Hall,
    room: Room,
    player: Player | None,
    listening: Listening,
    line: Line,
    who: str,
    data: bytes,
) -> None:
    try:
        if not hall.limits.allows("messages", who):
            await asyncio.sleep(FLOOD_PAUSE)  # nothing is read meanwhile
            raise Refusal(429, "slow_down", "too many requests: wait a moment")
        message = read_message(data)
    except Refusal as error:
        hall.figures.refusals.labels(error.code).inc()
        key = key_in(data) if len(data) <= LONGEST_MESSAGE else ""
        line.say(Refused(key, error.code, str(error), room.row.rev))
        return
    answer = deal_with(hall, room, player, listening.seat, message)
    if isinstance(message, Advise):  # which takes a while: nothing waits for it
        room.background.spawn(_answer_later(line, answer))
    else:
        line.say(await answer)


async def _answer_later(line: Line, answer: Coroutine[Any, Any, Answer]) -> None:
    line.say(await answer)


def read_message(data: bytes) -> AnyHeard:
    """Size, then shape. Raises Refusal."""
    if len(data) > LONGEST_MESSAGE:
        raise Refusal(413, "too_big", f"a message has at most {LONGEST_MESSAGE} bytes")
    check_json(data)
    try:
        return heard(data)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Refusal(400, "shape", f"this is not a message: {error}") from None


async def _hello(hall: Hall, socket: WebSocket, line: Line) -> Hello:
    address = line.address = place_of(socket)
    here = sum(other.address == address for other in hall.sockets)
    many = here > hall.settings.sockets and hall.settings.rates.on
    if many or not hall.limits.allows("requests", address):
        raise Ended(TOO_OFTEN, "slow_down", "too many requests: wait a moment")
    try:
        async with asyncio.timeout(HELLO_SECONDS):
            data = await line.hear()
    except TimeoutError:
        text = f"send hello first, within {HELLO_SECONDS:.0f} seconds"
        raise Ended(TOO_LATE, "hello", text) from None
    try:
        message = read_message(data)
    except Refusal as error:
        raise Ended(NO_HELLO, error.code, str(error)) from None
    if not isinstance(message, Hello):
        raise Ended(NO_HELLO, "hello", "the first message is hello")
    return message


async def _sender(hall: Hall, socket: WebSocket, line: Line, token: str) -> Player | None:
    """Who is there: by the token of the hello, the header, or the cookie. None: somebody who
    watches without a name."""
    token = token or bearer(socket)
    if not token:
        token = socket.cookies.get(cookie_name(hall), "")
        if token and not is_own_origin(hall, socket):
            raise Ended(FORBIDDEN, "origin", "this page may not use your sign-in")
    if not token:
        return None
    try:
        player = await player_of(hall, token, socket)
    except StoreError:
        raise Ended(TRY_LATER, "storage", UNREACHABLE) from None
    if player is None:
        raise Ended(SIGNED_OUT, "token", "this sign-in is invalid or has expired")
    line.token_hash, line.player_id = hashed(token), player.id
    return player


async def _room(hall: Hall, id: str) -> Room:
    try:
        return await hall.rooms.find(id)
    except NoTable as error:
        raise Ended(UNKNOWN, "no_table", str(error)) from None
    except BadRecord as error:
        raise Ended(UNKNOWN, "other_rules", str(error)) from None
    except Unavailable as error:
        raise Ended(TRY_LATER, error.code, error.advice) from None
    except CantinaError as error:
        log.error("table %s: %s", id, error)
        raise Ended(TRY_LATER, "storage", UNREACHABLE) from None
