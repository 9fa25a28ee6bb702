"""The image that people host with: podman builds our Dockerfile on a base image made of Debian's
packages, and runs it. Not tried: Docker itself, the base image of its registry, arm64."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.containers import BUILD, Engine, an_engine
from tests.server.online import Person
from tests.server.programs import NotHere, free_port, wait_until

pytestmark = pytest.mark.deep

# As compose.yaml has it. Nothing outside /data and /tmp can be written.
AS_COMPOSED = [
    "--read-only",
    "--tmpfs=/tmp",
    "--cap-drop=all",
    "--security-opt=no-new-privileges",
    "--volume=data:/data",
]
WHO = "import os; print(os.getuid(), os.getgid(), os.getgroups())"
COMPILED = "from cantina.build import is_compiled_running; print(is_compiled_running())"


@pytest.fixture(scope="module")
def engine() -> Iterator[Engine]:
    try:
        with an_engine() as found:
            found.podman(*BUILD, "--tag=cantina", "/context")
            yield found
    except NotHere as why:
        pytest.skip(f"not run: {why}")


def started(engine: Engine, port: int) -> str:
    """The address of a server that its health check calls well."""
    engine.podman(
        "run",
        "--detach",
        "--name=cantina",
        "--ulimit=host",
        *AS_COMPOSED,
        f"--env=CANTINA_PORT={port}",
        "cantina",
    )
    wait_until(lambda: engine.is_well("cantina"), "a healthy container")
    return f"http://127.0.0.1:{port}"


def stopped(engine: Engine) -> int:
    """The exit status after an orderly end."""
    engine.podman("stop", "--time=300", "cantina")
    status = engine.podman("inspect", "--format={{.State.ExitCode}}", "cantina")
    engine.podman("rm", "cantina")
    return int(status)


def test_a_container_serves_and_keeps_what_was_played(engine: Engine) -> None:
    address = started(engine, free_port())
    assert engine.podman("exec", "cantina", "python", "-c", WHO).split()[:2] == ["10001", "10001"]
    assert engine.podman("exec", "cantina", "python", "-c", COMPILED) == "True\n"
    assert "<title>" in httpx.get(address).text
    ann = Person(address, "Ann")
    table = ann.open("me", "quick")["id"]
    assert stopped(engine) == 0

    address = started(engine, free_port())
    ann.http.base_url = httpx.URL(address)
    assert ann.get(f"/api/tables/{table}/state")["table"]["id"] == table
    told = engine.podman("exec", "cantina", "cantina", "admin", "export", "/data/backup.json")
    assert "rows written" in told
    assert stopped(engine) == 0
