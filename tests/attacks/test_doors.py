"""Names, figures, files: what whoever comes by a side door does not get."""

from __future__ import annotations

import asyncio
import os
import struct
import sys
from pathlib import Path
from types import ModuleType

import httpx
import pytest
from sqlalchemy import Connection
from starlette.testclient import TestClient

from cantina.room.store import StoreError
from cantina.server import alone, database, store
from cantina.server.app import create_app
from cantina.server.names import Names
from tests.server.desk import run
from tests.server.online import PATIENCE, Online, Person, online, settings_in


@pytest.mark.parametrize(
    ("host", "good"),
    [
        ("127.0.0.1:7187", True),
        ("[::1]:7187", True),
        ("192.168.1.20:7187", True),
        ("localhost", True),
        ("kitchen", True),
        ("kitchen.local:7187", True),
        ("cantina.example.org", True),
        ("CANTINA.example.org.", True),
        ("play.example.net", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example:7187", False),
        ("evil.example#.local", False),
        ("evil.example@127.0.0.1", False),
        ("локал.host", False),
    ],
)
def test_names_that_others_could_own_are_not_ours(tmp_path: Path, host: str, good: bool) -> None:
    names = ["cantina.example.org"]
    settings = settings_in(tmp_path, hosts=names, origins=["https://play.example.net"])
    assert Names(settings).allows(host) is good


def test_a_page_that_rebinds_its_name_gets_nothing(server: Online, ann: Person) -> None:
    evil = {"host": "evil.example"}
    for path in ("/", "/api/games", "/api/tables", "/metrics"):
        assert ann.http.get(path, headers=evil).status_code == 421
    assert ann.http.post("/api/players", json={"name": "x"}, headers=evil).status_code == 421
    assert ann.http.get("/healthz", headers=evil).status_code == 200
    upgrade = {
        **evil,
        "connection": "upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    }
    where = f"/api/tables/{ann.open('me', 'open')['id']}/socket"
    assert ann.http.get(where, headers=upgrade).status_code == 403


def test_figures_are_told_on_this_computer_or_with_the_token(tmp_path: Path) -> None:
    with online(settings_in(tmp_path, metrics_token="a long secret")) as server:
        where = f"{server.address}/metrics"
        assert "cantina_loop_busy_seconds" in httpx.get(where, timeout=PATIENCE).text
        through = {"x-forwarded-for": "203.0.113.7"}
        assert httpx.get(where, headers=through, timeout=PATIENCE).status_code == 403
        named = {"host": "cantina.local"}
        assert httpx.get(where, headers=named, timeout=PATIENCE).status_code == 403
        for token, status in (("a long secret", 200), ("a long guess", 403)):
            said = {**named, "authorization": f"Bearer {token}"}
            assert httpx.get(where, headers=said, timeout=PATIENCE).status_code == status


def test_files_are_their_owners_alone(tmp_path: Path) -> None:
    home = tmp_path / "new"
    file = home / "cantina.db"
    with TestClient(create_app(settings_in(home))) as client:
        client.post("/api/players", json={"name": "Ann"})
        files = [path for path in home.iterdir() if path.name.startswith("cantina.db")]
        assert len(files) >= 3
        assert {oct(path.stat().st_mode & 0o777) for path in files} == {"0o600"}
    file.chmod(0o644)
    with TestClient(create_app(settings_in(home))):
        assert file.stat().st_mode & 0o777 == 0o600


class Windows(ModuleType):
    """`msvcrt` as far as locks go, by those of this computer: bytes of a file, for one owner each.
    Its owner is the open file, as there, and not the process."""

    LK_NBLCK = 2

    @staticmethod
    def locking(file: int, mode: int, size: int) -> None:
        import fcntl

        about = struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_CUR, 0, size, 0)
        fcntl.fcntl(file, F_OFD_SETLK, about)


F_OFD_SETLK = 37
"""Linux; Python names it from 3.13 on."""


@pytest.fixture(params=["here", "as on Windows"])
def any_lock(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    if request.param != "here":
        if sys.platform != "linux":
            pytest.skip("not run: Windows' locks are made of Linux' here")
        monkeypatch.setattr(alone, "fcntl", None)
        monkeypatch.setitem(sys.modules, "msvcrt", Windows("msvcrt"))


@pytest.mark.usefixtures("any_lock")
def test_a_file_is_for_one_server_or_for_many_that_share_it(tmp_path: Path) -> None:
    file = str(tmp_path / "cantina.db")
    with alone.only_server(file, shared=False):
        for shared in (False, True):
            with pytest.raises(StoreError, match="used by another Cantina"):
                alone.only_server(file, shared).__enter__()
    with (
        alone.only_server(file, shared=True),
        alone.only_server(file, shared=True),
        pytest.raises(StoreError, match="used by another Cantina"),
    ):
        alone.only_server(file, shared=False).__enter__()
    with alone.only_server(file, shared=False):
        pass


@pytest.mark.usefixtures("any_lock")
def test_two_servers_on_one_file(tmp_path: Path) -> None:
    second = TestClient(create_app(settings_in(tmp_path)))
    with (
        TestClient(create_app(settings_in(tmp_path))),
        pytest.raises(StoreError, match="used by another Cantina"),
        second,
    ):
        pass
    with TestClient(create_app(settings_in(tmp_path))) as client:
        assert client.get("/healthz").json()["status"] == "ok"


def test_health_tells_of_a_disk_that_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with TestClient(create_app(settings_in(tmp_path))) as client:
        monkeypatch.setattr(database, "LEAST_ROOM", 1 << 62)
        answer = client.get("/healthz")
        assert (answer.status_code, answer.json()["problem"]) == (503, "disk")


def test_who_asks_for_health_during_an_outage_asks_for_one_try(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Trying to write is work, and a database that fails has enough of it."""
    tries: list[Connection] = []
    touch = store._touch

    def counted(connection: Connection) -> None:
        tries.append(connection)
        touch(connection)

    async def story() -> None:
        found = await store.Store.open(str(tmp_path / "cantina.db"))
        found._writer.fails = True
        assert set(await asyncio.gather(*[found.problem() for _ in range(20)])) == {""}
        assert len(tries) == 1
        assert await found.problem() == ""
        assert len(tries) == 1, "all is well again, as far as anybody knows"
        found._writer.fails = True
        await found.problem()
        assert len(tries) == 2
        await found.close()

    monkeypatch.setattr(store, "_touch", counted)
    run(story)
