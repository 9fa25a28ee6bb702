"""The settings that compose.full.yaml gives its processes: two start with them and share a table,
on a PostgreSQL and a Redis of this machine."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from cantina.server.database import address
from tests.house.sources import CHECKOUT
from tests.server.online import Person
from tests.server.programs import Cluster, Redis, Served, wait_until

pytestmark = pytest.mark.deep

NAME = "games.example.org"
DOTENV = {
    "CANTINA_DOMAIN": NAME,
    "POSTGRES_PASSWORD": "secret",
    "CANTINA_SUBNET": "127.0.0.0/8",  # as if this test were Caddy
}
FILLED_IN = re.compile(r"\$\{(\w+)(?::([-?])([^}]*))?\}")


def services() -> dict[str, Any]:
    """As Compose reads them beside that .env."""

    def filled(found: re.Match[str]) -> str:
        name, kind, otherwise = found.groups()
        return DOTENV.get(name) or (otherwise if kind == "-" else "")

    text = (CHECKOUT / "compose.full.yaml").read_text(encoding="utf-8")
    yaml = pytest.importorskip("yaml", reason="not run: PyYAML is not installed here")
    found: dict[str, Any] = yaml.safe_load(FILLED_IN.sub(filled, text))["services"]
    return found


def test_processes_share_tables_with_the_settings_of_the_compose_file(
    cluster: Cluster, redis: Redis, tmp_path: Path
) -> None:
    every = services()
    given = every["cantina"]["environment"]
    database = address(given["CANTINA_DB"])
    assert database.host in every
    assert database.password == every[str(database.host)]["environment"]["POSTGRES_PASSWORD"]
    assert database.database == every[str(database.host)]["environment"]["POSTGRES_DB"]
    assert re.fullmatch(r"redis://(\w+):6379/0", given["CANTINA_REDIS"]).group(1) in every  # type: ignore[union-attr]

    local = {**given, "CANTINA_DB": cluster.new_database(), "CANTINA_REDIS": redis.url}
    settings = {name.removeprefix("CANTINA_").lower(): value for name, value in local.items()}
    one, other = (Served(tmp_path, **settings).opened() for _ in range(2))
    try:
        wait_until(lambda: one.health() == other.health() == 200, "two processes that are sure")
        ann, bo = (
            through_caddy(process.person(name)) for process, name in ((one, "Ann"), (other, "Bo"))
        )
        opened = ann.open("me", "open")
        bo.post(f"/api/tables/{opened['id']}/seat", secret=opened["invites"][0]["secret"])
        # Somebody on this very computer would be told its addresses.
        assert bo.get("/api/addresses") == {"local": False, "listens": True, "found": []}
        bo.http.headers["host"] = "elsewhere.example.org"
        assert bo.http.get("/api/addresses").status_code == 421
    finally:
        one.stop()
        other.stop()


def through_caddy(person: Person) -> Person:
    """What Caddy adds to requests from far away."""
    far = {"host": NAME, "x-forwarded-for": "203.0.113.9", "x-forwarded-proto": "https"}
    person.http.headers.update(far)
    return person


@pytest.mark.parametrize("name", ["compose.yaml", "compose.full.yaml"])
def test_compose_accepts_the_file(name: str, tmp_path: Path) -> None:
    compose = next((one for one in COMPOSE if runs(*one, "version")), None)
    if compose is None:
        pytest.skip("not run: Docker Compose is not installed here")
    dotenv = tmp_path / ".env"
    dotenv.write_text("".join(f"{key}={value}\n" for key, value in DOTENV.items()))
    shutil.copy(CHECKOUT / name, tmp_path)
    assert runs(*compose, "-f", str(tmp_path / name), "config", "--quiet")


COMPOSE = (["docker", "compose"], ["docker-compose"])


def runs(*command: str) -> bool:
    try:
        return subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode == 0
    except OSError:
        return False


def test_caddy_accepts_the_caddyfile() -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("not run: caddy is not installed here")
    command = [caddy, "adapt", "--adapter", "caddyfile", "--config", str(CHECKOUT / "Caddyfile")]
    assert (
        NAME
        in subprocess.run(command, env=DOTENV, capture_output=True, text=True, check=True).stdout
    )
