"""Databases and a Redis for the tests of the server. Where a program is missing, the tests that
need it are reported as not run."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.programs import Cluster, Redis, postgresql_programs


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    programs = postgresql_programs()
    if programs is None:
        pytest.skip("not run: PostgreSQL (initdb, pg_ctl) is not installed here")
    # Not pytest's folder: the name of a socket must be short, and the server's user must get in.
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    try:
        server = Cluster(programs, folder)
    except LookupError:
        shutil.rmtree(folder)
        pytest.skip("not run: PostgreSQL refuses root, and there is no user postgres here")
    try:
        server.make()
        server.start()
        yield server
        server.stop()
    finally:
        shutil.rmtree(folder)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    server: Cluster = request.getfixturevalue("cluster")
    return server.new_database()


@pytest.fixture
def redis() -> Iterator[Redis]:
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("not run: redis-server is not installed here")
    found = Redis(program)
    yield found
    found.stop()
