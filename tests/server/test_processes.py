"""Several processes on one database, which share tables through a real Redis."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest

from cantina.server.redis_bus import LEASE, RENEW
from cantina.server.store import Store
from cantina.server.stored import Entry
from tests.server.desk import run
from tests.server.online import Person, Sitting
from tests.server.test_bad_days import check_log

REDIS = shutil.which("redis-server")
pytestmark = pytest.mark.skipif(REDIS is None, reason="there is no redis-server here")
TAKEOVER = LEASE + RENEW + 1.0


class Redis:
    """One that keeps nothing: after a restart it is empty, which is the worst case."""

    def __init__(self) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port: int = free.getsockname()[1]
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()

    def start(self) -> None:
        assert REDIS is not None
        flags = [
            "--port",
            str(self.port),
            "--bind",
            "127.0.0.1",
            "--save",
            "",
            "--appendonly",
            "no",
        ]
        self.process = subprocess.Popen([REDIS, *flags], stdout=subprocess.DEVNULL)
        wait_until(self.answers, "Redis")

    def answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as line:
            line.sendall(b"PING\r\n")
            return line.recv(5) == b"+PONG"
        return False

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


class Process:
    """`cantina serve` on a database that others use too."""

    def __init__(self, folder: Path, redis: Redis) -> None:
        environ = {
            **os.environ,
            "CANTINA_HOME": str(folder),
            "CANTINA_REDIS": redis.url,
            "CANTINA_RATES": "off",
            "CANTINA_WORKERS": "1",
            "CANTINA_BROWSER": "off",
        }
        command = [sys.executable, "-m", "cantina.cli", "serve", "--port", "0"]
        with (folder / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                command, env=environ, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "is open at" in line, (folder / "server.log").read_text()
        self.address = line.split(" at ")[1].split()[0].rstrip("/")

    def person(self, name: str) -> Person:
        return Person(self.address, name)

    def health(self) -> int:
        return httpx.get(f"{self.address}/healthz").status_code

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(15)


@pytest.fixture
def redis() -> Iterator[Redis]:
    found = Redis()
    yield found
    found.stop()


@pytest.fixture
def two(tmp_path: Path, redis: Redis) -> Iterator[tuple[Process, Process]]:
    found = (Process(tmp_path, redis), Process(tmp_path, redis))
    yield found
    for one in found:
        one.stop()


def wait_until(holds: Any, what: str, seconds: float = 15) -> float:
    began = time.monotonic()
    while not holds():
        assert time.monotonic() - began < seconds, f"this never came: {what}"
        time.sleep(0.02)
    return time.monotonic() - began


def moved(person: Person, address: str) -> Person:
    """The same person at another process."""
    other = object.__new__(Person)
    other.address, other.token = address, person.token
    other.http = httpx.Client(base_url=address, headers=dict(person.http.headers))
    return other


def shared(two: tuple[Process, Process], *more: str) -> tuple[str, Person, Person]:
    """A table that the first process owns, with Ann there and Bo at the second."""
    ann, bo = two[0].person("Ann"), two[1].person("Bo")
    opened = ann.open("me", "open", *more, seed=11)
    bo.post(f"/api/tables/{opened['id']}/seat", secret=opened["invites"][0]["secret"])
    return opened["id"], ann, bo


def play(sittings: list[Sitting], decisions: int, acked: dict[str, int]) -> None:
    """Whoever is asked decides, until enough was decided or the game is over."""
    done = 0
    while done < decisions and sittings[0].status != "finished":
        for one in sittings:
            one.ask(type="ping")
        for number, one in enumerate(sittings):
            if one.asks and done < decisions:
                key = f"k-{number}-{one.rev}-{len(acked)}"
                answer = one.act((one.rev * 7) % len(one.asks[0]["options"]), key=key)
                assert answer["type"] == "ack", answer
                acked[key] = answer["rev"]
                done += 1


def sit_again(person: Person, table: str, since: int = -1) -> Sitting:
    """As a client does it: again and again, until it is welcome."""
    end = time.monotonic() + 15
    while time.monotonic() < end:
        sitting = person.sit(table, since=since)
        if sitting.welcome["type"] == "welcome":
            return sitting
        assert sitting.welcome["code"] == "unavailable"
        assert sitting.closed() == 1013
        time.sleep(0.1)
    raise AssertionError("never welcome again")


def log_of(folder: Path, table: str) -> list[Entry]:
    async def load() -> list[Entry]:
        store = await Store.open(str(folder / "cantina.db"))
        try:
            return await store.load_log(table)
        finally:
            await store.close()

    return run(load)


def check_nothing_lost(folder: Path, table: str, acked: dict[str, int]) -> None:
    entries = log_of(folder, table)
    assert [entry.rev for entry in entries] == list(range(1, len(entries) + 1))
    assert max(Counter(entry.key for entry in entries if entry.key).values()) == 1
    assert acked.items() <= {entry.key: entry.rev for entry in entries}.items()


def test_two_people_at_two_processes_play_a_whole_game(
    tmp_path: Path, two: tuple[Process, Process]
) -> None:
    id, ann, bo = shared(two)
    sittings = [ann.sit(id), bo.sit(id)]
    acked: dict[str, int] = {}
    play(sittings, 20, acked)
    assert sittings[1].ask(type="say", text="hello there")["type"] == "ack"
    assert sittings[0].until("said")["text"] == "hello there"
    # What a table needs over HTTP works at every process.
    assert bo.get(f"/api/tables/{id}")["table"]["seats"][0]["here"]
    mine = bo.get("/api/tables?mine=1")["tables"]
    assert [one["table"]["seats"][0]["here"] for one in mine] == [True]
    assert bo.get(f"/api/tables/{id}/state")["view"] == sittings[1].view
    assert bo.http.get("/api/tables/nowhere").status_code == 404
    assert bo.http.get(f"/api/tables/{id}/record").json()["code"] == "not_finished"
    early = bo.http.get(f"/api/tables/{id}", headers={"authorization": "Bearer wrong"})
    assert early.status_code == 401
    assert len(early.headers.get_list("x-content-type-options")) == 1
    play(sittings, 10_000, acked)
    for one in sittings:
        assert one.ask(type="ping")["type"] == "pong"
        assert one.status == "finished"
    assert (
        bo.http.get(f"/api/tables/{id}/record").text
        == ann.http.get(f"/api/tables/{id}/record").text
    )
    again = bo.post(f"/api/tables/{id}/rematch")["id"]
    assert ann.post(f"/api/tables/{id}/rematch")["id"] == again
    # Signing out at one process ends sockets at the other.
    watching = moved(bo, two[0].address).sit(again)
    bo.post("/api/sign-out")
    assert watching.closed() == 4001
    check_nothing_lost(tmp_path, id, acked)
    run(lambda: check_log(tmp_path, id))


def test_a_killed_owner_is_followed_by_the_other_process(
    tmp_path: Path, two: tuple[Process, Process]
) -> None:
    id, ann, bo = shared(two, "quick")
    sittings = [ann.sit(id), bo.sit(id)]
    acked: dict[str, int] = {}
    play(sittings, 25, acked)
    bots_only = ann.open("me", "quick", seed=5)["id"]
    two[0].kill()
    killed = time.monotonic()
    assert sittings[1].closed() == 1012, "connect again"
    ann = moved(ann, two[1].address)
    sittings = [sit_again(person, id) for person in (ann, bo)]
    took = time.monotonic() - killed
    print(f"takeover after {took:.1f} s")
    assert took < TAKEOVER
    assert sittings[0].welcome["rev"] >= max(acked.values())
    play(sittings, 25, acked)
    check_nothing_lost(tmp_path, id, acked)
    assert ann.get(f"/api/tables/{bots_only}")["table"]["status"] == "playing"


def test_a_process_that_closes_leaves_its_tables_at_once(
    tmp_path: Path, two: tuple[Process, Process]
) -> None:
    id, ann, bo = shared(two)
    sittings = [ann.sit(id), bo.sit(id)]
    acked: dict[str, int] = {}
    play(sittings, 10, acked)
    two[0].stop()
    closed = time.monotonic()
    assert sittings[1].closed() == 1012
    sittings = [sit_again(person, id) for person in (moved(ann, two[1].address), bo)]
    assert time.monotonic() - closed < LEASE / 2
    play(sittings, 10, acked)
    check_nothing_lost(tmp_path, id, acked)


def test_redis_goes_away_and_comes_back(
    tmp_path: Path, two: tuple[Process, Process], redis: Redis
) -> None:
    id, ann, bo = shared(two)
    sittings = [ann.sit(id), bo.sit(id)]
    acked: dict[str, int] = {}
    play(sittings, 10, acked)
    redis.stop()
    assert sittings[1].closed() == 1012, "there is no way to the owner"
    answer = bo.http.get(f"/api/tables/{id}")
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    wait_until(lambda: two[0].health() == 503, "a process that knows it is not sure", LEASE)
    refused = sittings[0].ask(type="say", text="anybody?")
    assert (refused["type"], refused["code"]) == ("refused", "unavailable")
    assert (
        ann.http.post("/api/tables", json={"game": "hunters", "seats": ["me", "quick"]}).json()[
            "code"
        ]
        == "unavailable"
    )
    redis.start()
    assert sittings[0].closed() == 1012, "the lease was lost with Redis"
    wait_until(lambda: two[0].health() == two[1].health() == 200, "a new lease", 2 * RENEW + 2)
    sittings = [sit_again(person, id) for person in (ann, bo)]
    play(sittings, 10, acked)
    check_nothing_lost(tmp_path, id, acked)
