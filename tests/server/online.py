"""A server on a free port of this computer, in a thread, and somebody who plays there."""

from __future__ import annotations

import asyncio
import json
import socket
import sys
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import uvicorn
from starlette.applications import Starlette
from starlette.testclient import TestClient
from websockets.sync.client import ClientConnection, connect

from cantina.cli.serve import bind, config_of
from cantina.server.app import create_app
from cantina.server.hall import Hall
from cantina.server.settings import Settings, read_settings

HOST = "127.0.0.1"
PASSWORD = "long enough"
PATIENCE = 300.0
"""Seconds to wait for what must come: a slow computer is no failure."""
T = TypeVar("T")


def settings_in(folder: Path, **given: Any) -> Settings:
    return read_settings({"CANTINA_HOME": str(folder)}, {"workers": 1, **given})


class Online:
    """A running server."""

    def __init__(self, address: str, app: Starlette, loop: asyncio.AbstractEventLoop) -> None:
        self.address = address
        self.app = app
        self.loop = loop

    @property
    def hall(self) -> Hall:
        found: Hall = self.app.state.hall
        return found

    def person(self, name: str) -> Person:
        return Person(self.address, name)

    def inside(self, work: Coroutine[Any, Any, T]) -> T:
        """Does something where the server lives."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


@contextmanager
def online(settings: Settings, held: int = 0, client: Path | None = None) -> Iterator[Online]:
    """`held`: bytes that the system keeps for who does not read; 0: as many as it likes. `client`:
    the folder of built pages."""
    door = bind(HOST, 0)
    if held:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, held)
    app = create_app(settings, client=client)
    server = uvicorn.Server(config_of(settings, app))
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve(sockets=[door])

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    interval = sys.getswitchinterval()
    sys.setswitchinterval(0.0005)  # server and client take turns in one process
    try:
        while not server.started and thread.is_alive():
            thread.join(0.01)
        assert server.started
        yield Online(f"http://{HOST}:{door.getsockname()[1]}", app, loops[0])
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        sys.setswitchinterval(interval)
        door.close()


class Person:
    """Somebody with a token, as a program has it."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE)
        made = self.http.post("/api/players", json={"name": name, "token": True})
        assert made.status_code == 201, made.text
        self.token: str = made.json()["token"]
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.is_success, answer.text
        return answer.json()

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.is_success, answer.text
        return answer.json()

    def open(self, *seats: str, **more: Any) -> Any:
        return self.post("/api/tables", game="hunters", seats=list(seats), **more)

    def sit(self, table: str, seat: int = -1, since: int = -1) -> Sitting:
        return Sitting(self.address, table, self.token, seat, since)


class Sitting:
    """One socket: what was told, and the view as it follows from that."""

    def __init__(
        self, address: str, table: str, token: str = "", seat: int = -1, since: int = -1
    ) -> None:
        where = f"ws{address.removeprefix('http')}/api/tables/{table}/socket"
        self.socket: ClientConnection = connect(
            where, legacy=True, open_timeout=PATIENCE, close_timeout=PATIENCE
        )
        self.frames: list[str] = []  # as they came
        self.heard: list[dict[str, Any]] = []
        self.view: Any = None
        self.asks: list[Any] = []
        self.rev = -1
        self.status = ""
        self.keys = 0
        self.send(type="hello", token=token, seat=seat, since=since)
        self.welcome = self.hear()

    def send(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        frame = self.socket.recv(timeout, decode=True)
        message: dict[str, Any] = json.loads(frame)
        self.frames.append(frame)
        self.heard.append(message)
        kind = message["type"]
        if kind == "welcome" or kind == "update":
            assert message["rev"] > self.rev or kind == "welcome"
            self.rev = message["rev"]
            self.asks = message["asks"]
            if message.get("patch") is not None:
                patch(self.view, message["patch"])
            else:
                self.view = message["view"]
        if kind == "welcome" or kind == "seats":
            self.status = message["table"]["status"]
        return message

    def until(self, kind: str, **fields: Any) -> dict[str, Any]:
        while True:
            message = self.hear()
            if message["type"] == kind and all(message[k] == v for k, v in fields.items()):
                return message

    def ask(self, **message: Any) -> dict[str, Any]:
        """Sends something and returns its answer."""
        self.keys += 1
        key = message.setdefault("key", f"{id(self)}-{self.keys}")
        self.send(**message)
        while True:
            answer = self.hear()
            if answer["type"] in ("ack", "refused", "pong") and answer["key"] == key:
                return answer

    def act(self, option: int = 0, **changes: Any) -> dict[str, Any]:
        return self.ask(
            **{
                "type": "act",
                "rev": self.rev,
                "action": self.asks[0]["options"][option],
                **changes,
            }
        )

    def wait_for_ask(self) -> bool:
        """False when the game is over."""
        while not self.asks and self.status != "finished":
            self.hear()
        return self.status != "finished"

    def play_on(self, decisions: int = 10_000) -> int:
        done = 0
        while done < decisions and self.wait_for_ask():
            assert self.act(done % len(self.asks[0]["options"]))["type"] == "ack"
            done += 1
        return done

    def closed(self) -> int:
        """The code with which the server closes the socket."""
        try:
            while True:
                self.hear()
        except Exception:
            assert self.socket.close_code is not None
            return self.socket.close_code

    def close(self) -> None:
        self.socket.close()


def patch(view: Any, changes: list[Any]) -> None:
    for path, value in changes:
        at = view
        for part in path[:-1]:
            at = at[part]
        at[path[-1]] = value


class Guest:
    """A program with a token, on the same server."""

    def __init__(self, client: TestClient, name: str) -> None:
        self.client = client
        # As from another program: the browser's cookies stay out of it.
        made = client.post("/api/players", json={"name": name, "token": True})
        assert made.status_code == 201
        self.token = made.json()["token"]
        self.id = made.json()["player"]["id"]

    def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"authorization": f"Bearer {self.token}"}
        answer: httpx.Response = self.client.request(
            method, path, json=body, headers=headers, **more
        )
        return answer

    def post(self, path: str, **body: Any) -> httpx.Response:
        return self.ask("POST", path, body)

    def get(self, path: str) -> httpx.Response:
        return self.ask("GET", path)

    def open(self, *seats: str, **more: Any) -> Any:
        answer = self.post("/api/tables", game="hunters", seats=list(seats), **more)
        assert answer.status_code == 201, answer.text
        return answer.json()

    def finish(self, id: str) -> None:
        """Plays the first option until the game is over, without a socket."""
        for number in range(2000):
            now = self.get(f"/api/tables/{id}/state").json()
            if now["table"]["status"] == "finished":
                return
            for ask in now["asks"]:
                message = {
                    "type": "act",
                    "key": f"k{number}",
                    "rev": now["rev"],
                    "action": ask["options"][0],
                }
                answer = self.post(f"/api/tables/{id}/act", message=message)
                assert answer.json()["type"] == "ack", answer.text
        raise AssertionError("the game does not end")


def refused(answer: httpx.Response, status: int, code: str) -> None:
    assert answer.status_code == status, answer.text
    body = answer.json()
    assert body["code"] == code
    assert body["text"]
    assert "\n" not in body["text"]


def register(guest: Guest, login: str) -> None:
    made = guest.post("/api/accounts", login=login, password=PASSWORD, token=True)
    assert made.status_code == 201, made.text


def together(host: Guest, other: Guest, *more: str, **options: Any) -> str:
    """A table at which both sit, and that plays."""
    made = host.open("me", "open", *more, **options)
    where = f"/api/tables/{made['id']}/seat"
    assert other.post(where, secret=made["invites"][0]["secret"]).status_code == 200
    return str(made["id"])
