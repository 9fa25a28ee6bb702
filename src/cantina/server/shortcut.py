"""uvicorn's socket with a shortcut: what is told goes into the transport at once.

Through the interface of ASGI every message to every seat takes a task and a turn of the loop, which
cost more than the message (decision 0007).
"""

from __future__ import annotations

from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from cantina.server.guests import Guests, drop

SHORTCUT: Final = "cantina.shortcut"
"""Under this name among the extensions of the scope, for sockets that have one."""
MOST_WAITING: Final = 2_000_000
"""Bytes that may wait for a slow reader."""


class Socket(WebSocketsSansIOProtocol):
    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # else the request was no handshake, and there is no scope
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[SHORTCUT] = self

    def handle_ping(self) -> None:
        super().handle_ping()  # which answers, whether anybody takes the answers or not
        if self.waiting() > MOST_WAITING:
            self.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        guests: Guests | None = getattr(self.config, "guests", None)
        if guests is not None:
            guests.let_out(self.transport)
        super().connection_lost(exc)

    def tell(self, data: bytes) -> None:
        """Sends a text now, or as soon as the far end takes it."""
        if not (self.close_sent or self.transport.is_closing()):
            self.transport.write(framed(data))

    def waiting(self) -> int:
        """How many bytes the far end has not taken yet."""
        return 0 if self.disconnected else self.transport.get_write_buffer_size()

    def abort(self) -> None:
        """Drops the far end together with what it has not taken."""
        drop(self.transport)


def framed(data: bytes) -> bytes:
    """An unmasked text frame that is a whole message (RFC 6455, 5.2). Nothing else is framed here:
    it is the same few bytes for every message, which a general writer takes longer for than the
    socket takes to send them."""
    size = len(data)
    if size < 126:
        return bytes((0x81, size)) + data
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2) + data
    return b"\x81\x7f" + size.to_bytes(8) + data
