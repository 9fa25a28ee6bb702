"""Who is connected, and who may be: a limited number from one address, none that dawdles, and never
more than this process can hold.

A request has a limited time to arrive as a whole, and a client a limited time to read some of the
answer; the web server itself would wait forever. When there is no room for one more connection,
the one that has kept us waiting longest makes it.
"""

from __future__ import annotations

import asyncio
import socket
import struct
import sys
from collections import Counter, OrderedDict
from contextlib import suppress
from ipaddress import ip_address, ip_network
from typing import Any, Final, Protocol, cast

import httptools
import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cantina.server.settings import Settings
from cantina.server.whereabouts import network_of

RESERVE: Final = 100
"""Files that a process needs for itself: the database, workers, the log."""
FEWEST: Final = 20
LONGEST_HEAD: Final = 65_536
"""Bytes of a request before its body."""
MOST_IN_LINE: Final = 20
"""Requests of one connection that wait for the answers to those before. Browsers send none."""
TOO_SLOW: Final = (408, b"Request Timeout")
TOO_LONG: Final = (431, b"Request Header Fields Too Large")


class Guest(Protocol):
    """Somebody whose request has not come in yet."""

    def send_away(self) -> None: ...


class Guests:
    def __init__(self, settings: Settings, most: int | None = None) -> None:
        self.seconds: Final = settings.read_seconds
        self._write_seconds: Final = settings.write_seconds
        self._from_one: Final = settings.connections if settings.rates.on else sys.maxsize
        self._most: Final = most or max(FEWEST, _files_allowed() - RESERVE)
        self._proxies: Final = [one.strip() for one in settings.proxies.split(",")]
        self._from: Final[Counter[str]] = Counter()
        self._in: Final[dict[asyncio.WriteTransport, str]] = {}
        self._untaken: dict[asyncio.WriteTransport, int] = {}  # bytes, at the last look
        self._looking = False
        self._dawdling: Final[OrderedDict[Guest, None]] = OrderedDict()  # the longest first

    def let_in(self, transport: asyncio.WriteTransport) -> bool:
        """False: there are enough from there, or everywhere."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        network = network_of(address)
        if self._from[network] >= self._from_one and not self._is_proxy(address):
            return False
        if len(self._in) >= self._most and not self._make_room():
            return False
        self._in[transport] = network
        self._from[network] += 1
        if not self._looking:
            self._look_again()
        return True

    def let_out(self, transport: asyncio.WriteTransport) -> None:
        network = self._in.pop(transport, None)
        if network is not None:
            self._from[network] -= 1
            if not self._from[network]:
                del self._from[network]

    def _look_again(self) -> None:
        self._looking = True
        asyncio.get_running_loop().call_later(self._write_seconds, self._look)

    def _look(self) -> None:
        """Drops whoever has not taken anything since the last look. A connection that is closed
        stays as long as something waits in it, so nothing else would ever end it."""
        waiting = {one: size for one in self._in if (size := one.get_write_buffer_size())}
        for transport, size in waiting.items():
            if 0 < self._untaken.get(transport, 0) <= size:
                drop(transport)
        self._untaken = waiting
        self._looking = False
        if self._in:
            self._look_again()

    def dawdles(self, guest: Guest) -> None:
        self._dawdling[guest] = None

    def is_served(self, guest: Guest) -> None:
        self._dawdling.pop(guest, None)

    def _make_room(self) -> bool:
        if not self._dawdling:
            return False
        longest, _ = self._dawdling.popitem(last=False)
        longest.send_away()
        return True

    def _is_proxy(self, address: str) -> bool:
        """Behind a proxy all come from one address: there it is the proxy that counts."""
        if not address or "*" in self._proxies or address in self._proxies:
            return True
        with suppress(ValueError):
            networks = [ip_network(one) for one in self._proxies if "/" in one]
            return any(ip_address(address) in network for network in networks)
        return False


def drop(transport: asyncio.WriteTransport) -> None:
    """Ends a connection together with what the system holds for it: else that would go on trying
    to send it."""
    line = transport.get_extra_info("socket")
    if line is not None:
        with suppress(OSError, ValueError):  # it may be closed already
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


def _files_allowed() -> int:
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 10_000
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def allow_many_files() -> None:
    """As many as the system lets us have without asking."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 65_536), most))


class Config(uvicorn.Config):
    """Of the web server, with who is connected to it."""

    guests: Guests


class Requests(HttpToolsProtocol):
    """uvicorn's connection, with a time for each request to arrive in."""

    _deadline: asyncio.TimerHandle | None = None
    _head = 0  # bytes of a request that has not begun to be answered

    @property
    def guests(self) -> Guests:
        return cast(Config, self.config).guests

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.guests.let_in(transport):
            self._wait()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._is_here()
        self.guests.let_out(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        cycle = self.cycle
        super().data_received(data)
        if self.transport.get_protocol() is not self:
            return  # it is a WebSocket now, which may be silent as long as it likes
        if self.cycle is not cycle:
            self._head = 0
        if not self._is_coming():
            self._is_here()
            return
        self._wait()
        if self.cycle is cycle and (cycle is None or cycle.response_complete):
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self._refuse(*TOO_LONG)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MOST_IN_LINE:
            drop(self.transport)
            raise httptools.HttpParserError("too many requests in line")  # what follows is not read
        super().on_headers_complete()

    def _is_coming(self) -> bool:
        """Whether more of a request is to be expected."""
        return self.cycle is None or self.cycle.more_body or self.cycle.response_complete

    def _wait(self) -> None:
        if self._deadline is None and not self.transport.is_closing():
            self._deadline = self.loop.call_later(self.guests.seconds, self.send_away)
            self.guests.dawdles(self)

    def _is_here(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self.guests.is_served(self)

    def on_response_complete(self) -> None:
        self._is_here()  # uvicorn waits for the next request, not for long
        super().on_response_complete()

    def handle_websocket_upgrade(self) -> None:
        self._is_here()
        super().handle_websocket_upgrade()

    def send_away(self) -> None:
        self._refuse(*TOO_SLOW)

    def _refuse(self, status: int, words: bytes) -> None:
        self._is_here()
        if self.cycle is None or self.cycle.response_complete:
            head = b"HTTP/1.1 %d %s\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(head % (status, words))
            self.transport.close()
        else:  # who waits for its body is told that it will not come
            self.transport.abort()

    def shutdown(self) -> None:
        if self.cycle is not None and self.cycle.more_body and not self.cycle.response_complete:
            self.transport.abort()
        else:
            super().shutdown()


def config_with_guests(settings: Settings, app: Any, **more: Any) -> Config:
    config = Config(app, http=Requests, **more)
    config.guests = Guests(settings)
    return config
