"""Somebody who asks and never takes the answers."""

from __future__ import annotations

import asyncio
import select
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from cantina.server.guests import MOST_IN_LINE, Guests, drop
from cantina.server.shortcut import MOST_WAITING
from tests.server.online import PATIENCE, Online, online, settings_in
from tests.server.slowness import allowed_stall

UPGRADE = (
    "GET /api/tables/{id}/socket HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: upgrade\r\n"
    "upgrade: websocket\r\nsec-websocket-version: 13\r\n"
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
)
HELLO = b'{"type":"hello"}'
HELD = 65_536
"""Bytes that the system keeps for who does not read."""
PING = b"\x89" + bytes([0x80 | 125]) + bytes(4) + bytes(125)
"""A ping as a client sends it, masked with nothing. Its answer is as long."""
KNOCK = b"GET /no/such/page HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
CARDS = b"GET /api/games/zone/content HTTP/1.1\r\nhost: 127.0.0.1\r\n\r\n"
"""The longest answer there is: 369 kB."""


@contextmanager
def reading_nothing(server: Online) -> Iterator[socket.socket]:
    host, port = server.address.removeprefix("http://").split(":")
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        line.settimeout(PATIENCE)
        line.connect((host, int(port)))
        yield line


def upgrade(server: Online, line: socket.socket) -> None:
    """To a socket at a table, where somebody watches."""
    id = server.person("Ann").open("me", "open")["id"]
    line.sendall(UPGRADE.format(id=id).encode())
    assert line.recv(12) == b"HTTP/1.1 101"
    line.sendall(b"\x81" + bytes([0x80 | len(HELLO)]) + bytes(4) + HELLO)


def wait_until_dropped(line: socket.socket) -> None:
    """Without taking anything of what the server has sent."""
    poll = select.poll()
    poll.register(line, select.POLLERR)  # and when it is hung up
    assert poll.poll(PATIENCE * 1000), "the connection was held for ever"


@pytest.mark.parametrize("after", ["", "connection: close\r\n"], ids=["kept alive", "closed"])
def test_an_answer_that_nobody_takes_is_given_up(tmp_path: Path, after: str) -> None:
    with (
        online(settings_in(tmp_path, write_seconds=1), HELD) as server,
        reading_nothing(server) as line,
    ):
        last = CARDS.replace(b"\r\n\r\n", f"\r\n{after}\r\n".encode())
        line.sendall(CARDS * (MOST_IN_LINE - 1) + last)
        wait_until_dropped(line)


def test_a_socket_that_takes_nothing_is_given_up(tmp_path: Path) -> None:
    """Though it holds less than a slow reader may have waiting."""
    with (
        online(settings_in(tmp_path, write_seconds=1), HELD) as server,
        reading_nothing(server) as line,
    ):
        upgrade(server, line)
        line.sendall(PING * (MOST_WAITING // len(PING)))
        wait_until_dropped(line)


def test_answers_to_pings_are_not_kept_without_end(tmp_path: Path) -> None:
    with online(settings_in(tmp_path), HELD) as server, reading_nothing(server) as line:
        upgrade(server, line)
        with pytest.raises(ConnectionError):
            line.sendall(PING * (8 * MOST_WAITING // len(PING)))


def test_requests_in_line_are_not_kept_without_end(tmp_path: Path) -> None:
    with online(settings_in(tmp_path), HELD) as server, reading_nothing(server) as line:
        line.sendall(KNOCK * 2_000)
        wait_until_dropped(line)
        assert server.hall.watchdog.busy < allowed_stall()


class Far(asyncio.Transport):
    """A far end that has left so many bytes waiting at each look."""

    def __init__(self, *sizes: int) -> None:
        super().__init__()
        self.sizes = list(sizes)
        self.dropped = False

    def get_write_buffer_size(self) -> int:
        return self.sizes.pop(0)

    def abort(self) -> None:
        self.dropped = True


@pytest.mark.parametrize(
    ("sizes", "dropped"),
    [
        ((9, 8, 7), False),
        ((9, 9, 7), True),
        ((5, 7, 7), True),
        ((9, 0, 9), False),
        ((0, 9, 8), False),
        ((0, 0, 0), False),
    ],
)
def test_who_takes_something_is_waited_for(
    tmp_path: Path, sizes: tuple[int, ...], dropped: bool
) -> None:
    async def story() -> None:
        guests, far = Guests(settings_in(tmp_path)), Far(*sizes)
        assert guests.let_in(far)
        for _ in sizes:
            guests._look()
        assert far.dropped == dropped

    asyncio.run(story())


def test_a_line_that_is_closed_already_is_dropped_without_a_complaint() -> None:
    uvloop = pytest.importorskip("uvloop", reason="not run: no uvloop on Windows")

    async def story() -> None:
        server = await asyncio.start_server(lambda *_: None, "127.0.0.1", 0)
        host, port = server.sockets[0].getsockname()
        _, writer = await asyncio.open_connection(host, port)
        assert writer.get_extra_info("socket") is not None  # known, and so kept
        writer.transport.abort()
        await asyncio.sleep(0.1)
        drop(writer.transport)
        server.close()

    uvloop.run(story())
