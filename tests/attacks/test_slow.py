"""Connections that send nothing, or half of something, or more than anybody needs."""

from __future__ import annotations

import json
import logging
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from cantina.server import guests
from tests.server.online import PATIENCE, Online, Sitting, online, settings_in

HALF = b"POST /api/players HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 50\r\n\r\n{"


@contextmanager
def connected(server: Online) -> Iterator[socket.socket]:
    host, port = server.address.removeprefix("http://").split(":")
    with socket.create_connection((host, int(port)), PATIENCE) as line:
        yield line


def said(line: socket.socket) -> bytes:
    """All that the server says until it closes the connection."""
    parts = []
    try:
        while part := line.recv(4096):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b"HTTP/1.1 408"),
        (b"GET /healthz HTTP/1.1\r\nhost: x", b"HTTP/1.1 408"),
        (HALF, b""),
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_what_does_not_come_in_is_not_waited_for(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, sent: bytes, answer: bytes
) -> None:
    with online(settings_in(tmp_path, read_seconds=1)) as server, connected(server) as line:
        line.sendall(sent)
        assert said(line).startswith(answer)
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


def test_a_socket_may_be_silent_for_longer_than_a_request(tmp_path: Path) -> None:
    with online(settings_in(tmp_path, read_seconds=1)) as server:
        ann = server.person("Ann")
        sitting = ann.sit(ann.open("me", "quick")["id"])
        time.sleep(2)
        sitting.act()
        sitting.close()


def test_a_head_without_end_is_refused(tmp_path: Path) -> None:
    with online(settings_in(tmp_path)) as server, connected(server) as line:
        line.sendall(b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 20_000)
        assert b" 200 " not in said(line)  # which ends: the connection is closed


def test_a_server_full_of_half_requests_still_answers_and_closes_in_peace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(guests, "_files_allowed", lambda: 140)
    with online(settings_in(tmp_path)) as server, ExitStack() as lines:
        for _ in range(120):
            lines.enter_context(connected(server)).sendall(HALF)
        assert httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 200
    assert not [one for one in caplog.records if one.levelno >= logging.ERROR]


def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    with online(settings_in(tmp_path, connections=5, proxies="10.0.0.0/8")) as server:
        with ExitStack() as lines:
            for _ in range(5):
                lines.enter_context(connected(server)).sendall(HALF)
            with connected(server) as line:
                assert said(line) == b""
        until(lambda: httpx.get(f"{server.address}/healthz", timeout=PATIENCE).status_code == 200)


def until(holds: Callable[[], bool]) -> None:
    while True:
        try:
            if holds():
                return
        except httpx.TransportError:
            continue


def test_one_address_has_so_many_sockets(tmp_path: Path) -> None:
    with online(settings_in(tmp_path, sockets=3)) as server:
        id = server.person("Ann").open("me", "open")["id"]
        watching = [Sitting(server.address, id) for _ in range(3)]
        where = f"ws{server.address.removeprefix('http')}/api/tables/{id}/socket"
        with connect(where, legacy=True) as refused:
            assert json.loads(refused.recv(PATIENCE))["code"] == "slow_down"
            with pytest.raises(ConnectionClosed):
                refused.recv(PATIENCE)
            assert refused.close_code == 4029
        for one in watching:
            one.close()


@pytest.mark.parametrize(
    "text",
    ["[" * 8_000, '{"key":' * 2_000, '{"type":"say","key":"k","text":' + "[" * 8_000],
    ids=["lists", "objects", "in a message"],
)
def test_deep_json_is_refused_and_the_socket_stays(server: Online, text: str) -> None:
    id = server.person("Ann").open("me", "open")["id"]
    sitting = Sitting(server.address, id)
    sitting.socket.send(text)
    answer: Any = sitting.until("refused")
    assert answer["code"] == "shape"
    sitting.socket.send(json.dumps({"type": "ping", "key": "p"}))
    assert sitting.until("pong")["key"] == "p"
    sitting.close()
