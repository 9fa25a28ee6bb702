"""Under which names this server may be called, and who may see its figures.

A page elsewhere can have its own name lead to this computer and then speak with the server as if it
were one of ours (DNS rebinding). Names that nobody on the internet can own are safe: addresses,
names without a dot, and those of local networks. Any other must be in the settings.
"""

from __future__ import annotations

import socket
from contextlib import suppress
from hmac import compare_digest
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from cantina.server.addresses import is_loopback
from cantina.server.hall import address_of
from cantina.server.identity import bearer
from cantina.server.settings import Settings

LOCAL: Final = (".localhost", ".local", ".lan", ".internal", ".home.arpa", ".fritz.box")
"""Ends of names that are given out inside a network only."""
FORWARDED: Final = frozenset(("forwarded", "x-forwarded-for", "x-real-ip"))


class Names:
    def __init__(self, settings: Settings) -> None:
        public = [urlsplit(origin).hostname or "" for origin in settings.origins]
        own = [socket.gethostname(), settings.host, *settings.hosts, *public]
        self._known: Final = {name.lower().rstrip(".") for name in own}

    def allows(self, host: str) -> bool:
        """Whether a request may name this host, perhaps with a port. Without one it was no
        browser's."""
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".") if _is_plain(host) else "?"
        if not host or name in self._known or name.endswith(LOCAL):
            return True
        with suppress(ValueError):
            return bool(ip_address(name))
        return name.isascii() and name.replace("-", "").isalnum()


def _is_plain(host: str) -> bool:
    return host.isascii() and not set(host) & set("/?#@\\ \t")


def may_see_figures(settings: Settings, connection: HTTPConnection) -> bool:
    """With the token; or without, on this computer and through no proxy."""
    token = settings.metrics_token
    if token and compare_digest(bearer(connection).encode(), token.encode()):
        return True
    here = is_loopback(address_of(connection)) and is_loopback(connection.url.hostname or "")
    return here and not FORWARDED & set(connection.headers)
