"""The end of a server, at any moment: by `kill -9` nothing that was acknowledged is lost or doubled
and every table resumes; an orderly one is quick."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.server.crash import crash
from tests.server.crash_sockets import crash_sockets
from tests.server.programs import Cluster
from tests.server.stopping import kill, stop_often


def test_a_killed_server_loses_and_doubles_nothing(tmp_path: Path) -> None:
    found = crash(3, tmp_path)
    assert found["acknowledged"] > 30, "the runs were too short to mean anything"
    assert found == {**found, "lost": 0, "doubled": 0, "broken": 0}


def check(found: dict[str, int]) -> None:
    assert found["acknowledged"] > 100
    assert found["resent"] > 0, "no message was on its way when the server died"
    for wrong in ("lost", "doubled", "broken", "unfinished", "refused but stored", "told wrongly"):
        assert found[wrong] == 0, found


@pytest.mark.deep
def test_people_at_sockets_play_on_after_every_kill(tmp_path: Path) -> None:
    check(asyncio.run(crash_sockets(3, tmp_path)))


@pytest.mark.deep
def test_people_at_sockets_play_on_after_every_kill_on_postgresql(
    tmp_path: Path, cluster: Cluster
) -> None:
    check(asyncio.run(crash_sockets(2, tmp_path, db=cluster.new_database())))


@pytest.mark.deep
def test_a_server_that_is_told_to_stop_ends_at_once(tmp_path: Path) -> None:
    """With bots in thoughts of five minutes and sockets open, which are told to come back."""
    assert stop_often(1, tmp_path)["longest"] < 120


@pytest.mark.deep
def test_no_worker_outlives_a_killed_server(tmp_path: Path) -> None:
    kill(tmp_path)
