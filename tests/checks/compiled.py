"""Builds the engine with mypyc and runs on it what proves that both builds play alike."""

from __future__ import annotations

import os
import subprocess
import sys

from tests.checks.running import NOT_RUN
from tests.checks.steps import ROOT, pytest

# What else the tests know of the engine, the records and the promises of every game say as well.
TESTS = [
    "tests/conformance",
    "tests/builds",
    "tests/bots/test_bots.py::test_a_bot_plays_whole_games_by_the_rules",
    "tests/server/test_rooms.py::test_a_person_and_three_bots_play_a_whole_game",
]


def main(chosen: list[str]) -> int:
    """Prints with status 3 which tool is missing here."""
    built = subprocess.run(
        [sys.executable, "-P", "-m", "cantina.build"],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if built.returncode:
        print(built.stdout)
        return NOT_RUN if built.returncode == NOT_RUN else 1
    environment = os.environ | {
        "PYTHONPATH": f"{built.stdout.strip()}{os.pathsep}{ROOT}",
        "CANTINA_BUILD": "compiled",
    }
    return subprocess.call(pytest(chosen, *TESTS), cwd=ROOT, env=environment)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
