"""Programs that tests start and stop: `cantina serve` itself, a PostgreSQL, a Redis."""

from __future__ import annotations

import itertools
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import redis

from cantina.server.redis_bus import PREFIX
from tests.server.online import PATIENCE, Person


def wait_until(holds: Callable[[], bool], what: str, seconds: float = PATIENCE) -> float:
    began = time.monotonic()
    while not holds():
        assert time.monotonic() - began < seconds, f"this never came: {what}"
        time.sleep(0.02)
    return time.monotonic() - began


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


class Served:
    """`cantina serve` as people start it, on a data folder that others may use too."""

    def __init__(self, folder: Path, port: int = 0, **settings: str) -> None:
        environ = {
            **os.environ,
            "CANTINA_HOME": str(folder),
            "CANTINA_RATES": "off",
            "CANTINA_WORKERS": "1",
            "CANTINA_BROWSER": "off",
            "CANTINA_CLIENT": "off",
            **{f"CANTINA_{name.upper()}": value for name, value in settings.items()},
        }
        command = [sys.executable, "-m", "cantina.cli", "serve", "--port", str(port)]
        self.log = folder / "server.log"
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                command, env=environ, stdout=subprocess.PIPE, stderr=log, text=True
            )
        self.address = f"http://127.0.0.1:{port}"

    def opened(self) -> Served:
        """Waits until it serves."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert "is open at" in line, self.log.read_text()
        self.address = line.split(" at ")[1].split()[0].rstrip("/")
        return self

    def person(self, name: str) -> Person:
        return Person(self.address, name)

    def health(self) -> int:
        return httpx.get(f"{self.address}/healthz", timeout=PATIENCE).status_code

    def signal(self, number: signal.Signals) -> None:
        self.process.send_signal(number)

    def kill(self) -> None:
        self.process.kill()
        self.process.communicate()

    def stop(self) -> int:
        """Its exit code, after an orderly end."""
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE)
        return self.process.returncode


class Redis:
    """One that keeps nothing: after a restart it is empty, which is the worst case."""

    def __init__(self, program: str) -> None:
        self.program = program
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}/0"
        self.start()
        self.remember_itself()

    def start(self) -> None:
        flags = f"--port {self.port} --bind 127.0.0.1 --appendonly no --save".split()
        command = [self.program, *flags, ""]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        wait_until(self.answers, "Redis")

    def remember_itself(self) -> None:
        """There was none before it: nobody has to wait until leases of that one have run out."""
        with redis.Redis.from_url(self.url) as line:
            line.set(f"{PREFIX}run", line.info("server")["run_id"])

    def answers(self) -> bool:
        with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as line:
            line.sendall(b"PING\r\n")
            return line.recv(5) == b"+PONG"
        return False

    def owner_of(self, table: str) -> bytes:
        with redis.Redis.from_url(self.url) as line:
            (found,) = [line.get(key) or b"" for key in line.keys(f"*owner:{table}")]
            return found

    def owners(self) -> set[bytes]:
        """The processes that own a table and are there."""
        with redis.Redis.from_url(self.url) as line:
            found = {key: line.get(key) or b"" for key in line.keys("*owner:*")}
            return {
                owner
                for key, owner in found.items()
                if line.exists(key.partition(b"owner:")[0] + b"process:" + owner)
            }

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


def postgresql_programs() -> Path | None:
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    folders += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in folders if (folder / "pg_ctl").exists()), None)


class Cluster:
    """A PostgreSQL server on a socket in a folder of its own."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self.programs = programs
        self.folder = folder
        self.count = itertools.count()
        # The server refuses to be root, so there it runs as the user its package made.
        self.user: dict[str, Any] = {}
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
            self.user = {"user": "postgres", "group": "postgres", "extra_groups": []}

    def run(self, program: str, *arguments: str) -> None:
        command = [str(self.programs / program), *arguments]
        subprocess.run(command, check=True, cwd=self.folder, stdout=subprocess.DEVNULL, **self.user)

    def make(self) -> None:
        self.run("initdb", "-D", "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "-N")

    def start(self) -> None:
        flags = f"-c listen_addresses= -c fsync=off -k {self.folder}"
        self.run("pg_ctl", "-D", "data", "-w", "-s", "-l", "server.log", "-o", flags, "start")

    def stop(self) -> None:
        self.run("pg_ctl", "-D", "data", "-w", "-s", "-m", "immediate", "stop")

    def new_database(self) -> str:
        name = f"house{next(self.count)}"
        self.run("createdb", "-h", str(self.folder), "-U", "postgres", name)
        return self.url(name)

    def url(self, name: str) -> str:
        return f"postgresql://postgres@/{name}?host={self.folder}"


class NotHere(Exception):
    """A program that a test needs is not installed."""


@contextmanager
def a_cluster() -> Iterator[Cluster]:
    """Raises NotHere."""
    programs = postgresql_programs()
    if programs is None:
        raise NotHere("PostgreSQL (initdb, pg_ctl) is not installed here")
    # Not pytest's folder: the name of a socket must be short, and the server's user must get in.
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    try:
        try:
            server = Cluster(programs, folder)
        except LookupError:
            raise NotHere("PostgreSQL refuses root, and there is no user postgres here") from None
        server.make()
        server.start()
        yield server
        server.stop()
    finally:
        shutil.rmtree(folder)
