"""Under which addresses others reach this computer: for links that are sent to friends.

They are told only to whoever sits at this very computer and opened the page by a name that nobody
else can use. For everybody else the address of their own page is a good one, and the addresses of
the network behind a public server are nobody's business.
"""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

import msgspec

from cantina.server.hall import Call, address_of

FAR: Final = ("192.168.255.254", "10.255.255.254", "172.31.255.254", "192.0.2.1")
"""One address of each private network, and one that only the way outside leads to."""
DISCARD: Final = 9


class Addresses(msgspec.Struct):
    """`listens`: whether others can reach this server at all; `found`: its private addresses. Both
    are told only on this computer (`local`)."""

    local: bool
    listens: bool
    found: list[str]


def private_addresses() -> list[str]:
    """This computer's own, as it would show itself to each network. Connecting a datagram socket
    looks the way up and sends nothing."""
    found: dict[str, None] = {}
    for far in FAR:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as door, suppress(OSError):
            door.connect((far, DISCARD))
            own = ip_address(door.getsockname()[0])
            if own.is_private and not (own.is_loopback or own.is_link_local or own.is_unspecified):
                found[str(own)] = None
    return list(found)


def is_loopback(name: str) -> bool:
    if name == "localhost" or name.endswith(".localhost"):
        return True
    with suppress(ValueError):
        return ip_address(name.strip("[]")).is_loopback
    return False


async def addresses(call: Call) -> Addresses:
    """Under which addresses friends reach this server, for who opened the page on the server's own
    computer. Nothing is told to anybody else, nor behind a proxy."""
    settings, connection = call.hall.settings, call.connection
    proxied = settings.origins or {"forwarded", "x-forwarded-for"} & set(connection.headers)
    name = connection.url.hostname or ""
    if proxied or not (is_loopback(address_of(connection)) and is_loopback(name)):
        return Addresses(False, True, [])
    if is_loopback(settings.host):
        return Addresses(True, False, [])
    return Addresses(True, True, private_addresses())
