"""`kill -9` at any moment: what was acknowledged is there, once, and every table resumes."""

from __future__ import annotations

from pathlib import Path

from tests.server.crash import crash


def test_a_killed_server_loses_and_doubles_nothing(tmp_path: Path) -> None:
    found = crash(5, tmp_path)
    assert found["acknowledged"] > 50, "the runs were too short to mean anything"
    assert found == {**found, "lost": 0, "doubled": 0, "broken": 0}
