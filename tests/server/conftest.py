"""Databases and a Redis for the tests of the server. Where a program is missing, the tests that
need it are reported as not run."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.programs import Cluster, NotHere, Redis, a_cluster


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    try:
        with a_cluster() as found:
            yield found
    except NotHere as why:
        pytest.skip(f"not run: {why}")


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.deep)])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/house.db"
    server: Cluster = request.getfixturevalue("cluster")
    return server.new_database()


@pytest.fixture(scope="module")
def redis() -> Iterator[Redis]:
    program = shutil.which("redis-server")
    if program is None:
        pytest.skip("not run: redis-server is not installed here")
    found = Redis(program)
    yield found
    found.stop()
