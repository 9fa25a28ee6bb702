"""Requests and sockets for a table that another process owns.

They pass as they are, through a tunnel, to the owner's application: every event of the web server's
interface is one packet on the bus. So there is one treatment of everything, and a table does not
know from which process its players come.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cantina.room.store import Unavailable
from cantina.room.wire import Refused, told
from cantina.server.bodies import Problem
from cantina.server.bus import Bus, channel_of

log = logging.getLogger("cantina.remote")

TABLES: Final = "/api/tables/"
INSIDE: Final = "cantina.inside"
"""Marks a scope that came through a tunnel, and is not sent on; "ask": from a process itself."""
CARRIED: Final = ("type", "http_version", "scheme", "method", "path", "query_string", "root_path")
FIRST_ANSWER: Final = 20.0
MOST_WAITING: Final = 2000
"""Packets for a far end that does not take them."""
RECONNECT: Final = 1012
TRY_LATER: Final = 1013
LOST: Final = "the server that has this table does not answer: look again, then try again"

OPEN, IN, OUT, END, NOTE = "open", "in", "out", "end", "note"


class Packet(msgspec.Struct, array_like=True):
    kind: str
    tunnel: str
    sender: str
    number: int
    data: Any = None


_read: Final = msgspec.msgpack.Decoder(Packet)


class Tunnel:
    """One end of one request or socket."""

    def __init__(self, bus: Bus, id: str, mine: str, peer: str, heard: int = 0) -> None:
        self.id: Final = id
        self.peer: Final = peer
        self._bus: Final = bus
        self._mine: Final = mine
        self._inbox: asyncio.Queue[Message | None] = asyncio.Queue()
        self._sent = 0
        self._heard = heard
        self.ended = False

    async def post(self, kind: str, data: Any = None) -> None:
        if self.ended and kind != END:
            return
        self._sent += 1
        packet = Packet(kind, self.id, self._mine, self._sent, data)
        await self._bus.post(self.peer, msgspec.msgpack.encode(packet))

    def hear(self, packet: Packet) -> None:
        """Packets are numbered: after a missing one nothing can be believed."""
        if packet.number <= self._heard:
            return
        self._heard += 1
        missing = packet.number != self._heard
        if packet.kind == END or missing or self._inbox.qsize() > MOST_WAITING:
            self.end()
        else:
            self._inbox.put_nowait(packet.data)

    def end(self) -> None:
        if not self.ended:
            self.ended = True
            self._inbox.put_nowait(None)

    async def next(self) -> Message | None:
        """None when there is no more."""
        if self.ended and self._inbox.empty():
            return None
        return await self._inbox.get()


class Tunnels:
    """All tunnels of this process, in both directions."""

    def __init__(self, bus: Bus, channel: str) -> None:
        self.bus: Final = bus
        self.channel: Final = channel
        self.app: ASGIApp | None = None
        self.noted: Callable[[dict[str, str]], None] = lambda note: None
        self._open: dict[str, Tunnel] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def peers(self) -> set[str]:
        return {tunnel.peer for tunnel in self._open.values()}

    def cut_off(self, peer: str = "") -> None:
        for tunnel in list(self._open.values()):
            if peer in ("", tunnel.peer):
                tunnel.end()

    async def note(self, to: str, **note: str) -> None:
        """Something for the process itself, or for all others."""
        packet = Packet(NOTE, "", self.channel, 0, note)
        await self.bus.post(to, msgspec.msgpack.encode(packet))

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def hear(self, data: bytes) -> None:
        try:
            packet = _read.decode(data)
        except msgspec.MsgspecError as error:
            log.error("a packet that cannot be read: %s", error)
            return
        if packet.kind == NOTE:
            if packet.sender != self.channel:
                self.noted(packet.data)
        elif packet.kind == OPEN:
            tunnel = Tunnel(self.bus, packet.tunnel, self.channel, packet.sender, packet.number)
            self._open[tunnel.id] = tunnel
            self.spawn(self._serve(tunnel, packet.data))
        elif packet.tunnel in self._open:
            self._open[packet.tunnel].hear(packet)

    async def close(self) -> None:
        self.cut_off()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=5)

    # The owner's end

    async def _serve(self, tunnel: Tunnel, carried: dict[str, Any]) -> None:
        kind = carried["type"]
        scope = {
            **carried,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "raw_path": carried["path"].encode(),
            "headers": [(name, value) for name, value in carried["headers"]],
            "client": tuple(carried["client"]) if carried["client"] else None,
            "server": tuple(carried["server"]) if carried["server"] else None,
            "subprotocols": [],
        }

        async def receive() -> Message:
            event = await tunnel.next()
            if event is None:
                return {"type": f"{kind}.disconnect", "code": RECONNECT}
            return event

        async def send(event: Message) -> None:
            if tunnel.ended:
                raise OSError("the far end is gone")
            await tunnel.post(OUT, dict(event))

        assert self.app is not None
        try:
            await self.app(scope, receive, send)
        except Exception as error:
            if not tunnel.ended:
                log.error("a tunnel broke: %r", error, exc_info=error)
        finally:
            del self._open[tunnel.id]
            await tunnel.post(END)

    # The end where somebody waits

    async def forward(
        self, owner: str, scope: Scope, receive: Receive, send: Send, inside: str = "yes"
    ) -> None:
        """Carries one request or socket to the owner of its table and the answer back."""
        tunnel = Tunnel(self.bus, secrets.token_hex(12), self.channel, channel_of(owner))
        self._open[tunnel.id] = tunnel
        carried = {name: scope[name] for name in CARRIED if name in scope}
        carried |= {name: scope.get(name) for name in ("headers", "client", "server")}
        await tunnel.post(OPEN, {**carried, INSIDE: inside})
        taking = asyncio.ensure_future(_take_in(tunnel, receive))
        try:
            await self._bring_out(tunnel, scope["type"], send)
        finally:
            taking.cancel()
            del self._open[tunnel.id]
            await tunnel.post(END)

    async def _bring_out(self, tunnel: Tunnel, kind: str, send: Send) -> None:
        begun = False
        while True:
            event: Message | None = None
            with suppress(TimeoutError):
                async with asyncio.timeout(None if begun else FIRST_ANSWER):
                    event = await tunnel.next()
            if event is None:
                await (_broken_socket if kind == "websocket" else _broken_answer)(begun, send)
                return
            begun = True
            if "headers" in event:
                event["headers"] = [(name, value) for name, value in event["headers"]]
            await send(event)
            last = event["type"] == "http.response.body" and not event.get("more_body")
            if last or event["type"] == "websocket.close":
                return

    async def ask(
        self, owner: str, scope: Scope, path: str, body: bytes | None = None
    ) -> tuple[int, bytes]:
        """The status and what the owner answers to a GET by the same person, or with a body to a
        POST."""
        parts: list[bytes] = []
        status = 0

        async def receive() -> Message:
            return {"type": "http.request", "body": body or b"", "more_body": False}

        async def send(event: Message) -> None:
            nonlocal status
            status = event.get("status", status)
            parts.append(event.get("body", b""))

        method = "GET" if body is None else "POST"
        asked = {**scope, "method": method, "query_string": b""}
        base = scope["app"].state.hall.settings.base
        asked |= {"path": base[:-1] + path, "root_path": ""}
        await self.forward(owner, asked, receive, send, "ask")
        return status, b"".join(parts)


async def _take_in(tunnel: Tunnel, receive: Receive) -> None:
    while True:
        event = await receive()
        await tunnel.post(IN, dict(event))
        whole = event["type"] == "http.request" and not event.get("more_body")
        if whole or event["type"].endswith(".disconnect"):
            return


async def _broken_socket(begun: bool, send: Send) -> None:
    """Whoever was welcomed connects again at once; whoever was not waits a little."""
    with suppress(Exception):  # they may be gone themselves
        if not begun:
            await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
            said = told(Refused("", Unavailable.code, Unavailable.advice)).decode()
            await send({"type": "websocket.send", "text": said})
        code = RECONNECT if begun else TRY_LATER
        await send({"type": "websocket.close", "code": code, "reason": "the table moves"})


async def _broken_answer(begun: bool, send: Send) -> None:
    if begun:
        raise ConnectionError("the rest of an answer was lost")
    body = msgspec.json.encode(Problem(Unavailable.code, LOST))
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    headers.append((b"content-length", str(len(body)).encode()))
    await send({"type": "http.response.start", "status": 503, "headers": headers})
    await send({"type": "http.response.body", "body": body})


class Forward:
    """Around the whole application: sends on what belongs to a table of another process."""

    def __init__(self, app: ASGIApp) -> None:
        self.app: Final = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        owner = await self._owner(scope)
        if owner:
            tunnels: Tunnels = scope["app"].state.hall.tunnels
            await tunnels.forward(owner, scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _owner(self, scope: Scope) -> str:
        if scope["type"] == "lifespan" or INSIDE in scope:
            return ""
        hall = scope["app"].state.hall
        table = table_in(inside(hall.settings.base, scope["path"]))
        if not table or table in hall.rooms:
            return ""
        with suppress(Unavailable):  # the application finds out too, and says so
            return str(await hall.rooms.bus.owner(table))
        return ""


def inside(base: str, path: str) -> str:
    """The path of a request without the folder that everything is under."""
    return path.removeprefix(base[:-1])


def table_in(path: str) -> str:
    return path.removeprefix(TABLES).partition("/")[0] if path.startswith(TABLES) else ""
