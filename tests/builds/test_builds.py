"""One source, two builds: the same games, byte by byte.

The records and digests under `records/` were written by the interpreted build. Whichever build runs
these tests must reach them again, so a build that plays otherwise cannot pass.
"""

from __future__ import annotations

import os

import pytest

from cantina.build import is_compiled_running
from cantina.kernel.record import parse
from tests.builds.golden import FOLDER, told, wanted


def test_the_build_that_was_asked_for_is_the_one_that_runs() -> None:
    assert is_compiled_running() == (os.environ.get("CANTINA_BUILD") == "compiled")


@pytest.mark.parametrize("name", sorted(path.stem for path in FOLDER.glob("*.json")))
def test_games_play_as_recorded_byte_by_byte(name: str) -> None:
    """Write the files anew with `./test run tests.builds.golden`, and read the difference. Where
    play itself changed, `behaviours.py` demands another behaviour first."""
    record = parse((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert told(record) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_game_and_option_is_recorded() -> None:
    recorded = {path.stem for path in FOLDER.glob("*.json")}
    missing = sorted({golden.name for golden in wanted()} - recorded)
    assert not missing, f"./test run tests.builds.golden writes what is missing: {missing}"
    assert recorded == {golden.name for golden in wanted()}
