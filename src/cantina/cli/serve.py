"""`cantina serve`: opens the door, says where it is, and closes it in an orderly way."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette

from cantina.cli import BAD_INPUT, Stop
from cantina.cli.compiling import compiling_meanwhile
from cantina.client import ClientError, build_client, find_client
from cantina.neutral import use_names
from cantina.server.app import create_app
from cantina.server.guests import allow_many_files, config_with_guests
from cantina.server.hall import open_hall
from cantina.server.observe import set_up_logs
from cantina.server.settings import Settings, settings_here
from cantina.server.shortcut import Socket
from cantina.server.sockets import LARGEST_FRAME

GRACE: Final = 10
"""Seconds that requests have to end after the server was asked to stop."""
PING_EVERY: Final = 20.0


class Server(uvicorn.Server):
    """Ends by itself on Ctrl-C or SIGTERM; a second one hurries it."""

    def __init__(self, config: uvicorn.Config, address: str, browser: bool) -> None:
        super().__init__(config)
        self.address: Final = address
        self.browser: Final = browser

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        # uvicorn's own would raise the signal again and so cut off the closing of the database.
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            with suppress(NotImplementedError, RuntimeError, ValueError):
                loop.add_signal_handler(number, self.handle_exit, number, None)
        yield

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        print(f"Cantina is open at {self.address} (Ctrl-C closes it)", flush=True)
        if self.browser and _has_screen():
            threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def serve(given: dict[str, Any], file: Path | None) -> None:
    """Runs until it is stopped. Raises Stop or CantinaError, with one line to show."""
    settings = settings_here(given, file)
    set_up_logs(settings)
    use_names(settings.names)
    allow_many_files()
    door = bind(settings.host, settings.port)
    with door, asyncio.Runner(loop_factory=_loop_factory()) as runner:
        client = client_for(settings)
        with compiling_meanwhile(settings.compile):
            runner.run(_run(settings, door, client))


def client_for(settings: Settings) -> Path | None:
    """The web client, built now if need be. Without it the server still has tables for programs."""

    def report(text: str) -> None:
        print(text, file=sys.stderr, flush=True)

    if not settings.client:
        return find_client()
    try:
        return build_client(report)
    except ClientError as error:
        report(f"There will be no pages to play on: {error}")
        return None


async def _run(settings: Settings, door: socket.socket, client: Path | None) -> None:
    async with open_hall(settings) as hall:
        settle_the_interpreter()
        config = config_of(settings, create_app(settings, hall, client))
        address = address_of(settings.host, door, settings.base)
        server = Server(config, address, settings.browser)
        await server.serve(sockets=[door])


def settle_the_interpreter() -> None:
    """Tables live long and hold no cycles worth looking for at every turn: looking through all of
    a thousand made everybody wait a quarter of a second now and then. And the thread that stores
    must not keep the loop waiting for a whole switch interval."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 200)
    sys.setswitchinterval(0.0005)


def config_of(settings: Settings, app: Starlette) -> uvicorn.Config:
    return config_with_guests(
        settings,
        app,
        ws=Socket,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_EVERY,
        log_config=None,
        access_log=False,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )


def _loop_factory() -> Any:
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def bind(host: str, port: int) -> socket.socket:
    """The door itself, before anything else is opened. Raises Stop."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small messages at once only on sockets that say they are TCP; else the second of
    # two waits 40 ms for the first to be confirmed.
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind((host, port))
        door.listen(2048)
    except OSError as error:
        door.close()
        raise Stop(_why_not(host, port, error), BAD_INPUT) from None
    door.setblocking(False)
    return door


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"port {port} of {host} is taken: end the other program, or choose another --port"
    if error.errno == errno.EACCES:
        return f"port {port} of {host} is not for you to open: choose a --port from 1024 on"
    return f"{host} is no address of this computer: choose another --host"


def address_of(host: str, door: socket.socket, base: str) -> str:
    """Where a browser on this computer finds the server."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{door.getsockname()[1]}{base}"


def _has_screen() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
