"""The frames we write ourselves are what a WebSocket client reads."""

from __future__ import annotations

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from cantina.server.shortcut import framed


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65535, 65536, 200_000])
def test_a_message_of_any_size_arrives_whole(size: int) -> None:
    client = ClientProtocol(parse_uri("ws://localhost/"), state=OPEN, max_size=None)
    client.receive_data(framed(b"x" * size))
    client.receive_data(framed(b"the next one"))
    first, second = client.events_received()
    assert isinstance(first, Frame)
    assert isinstance(second, Frame)
    assert (first.opcode, first.fin, len(first.data)) == (Opcode.TEXT, True, size)
    assert bytes(second.data) == b"the next one"
