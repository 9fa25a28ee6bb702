"""Builds the engine with mypyc and runs on it what proves that both builds play alike."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping

from tests.checks.running import NOT_RUN
from tests.checks.steps import ROOT, pytest

# What else the tests know of the engine, the records and the promises of every game say as well.
TESTS = [
    "tests/conformance",
    "tests/builds",
    "tests/bots/test_bots.py::test_a_bot_plays_whole_games_by_the_rules",
    "tests/server/test_rooms.py::test_a_person_and_three_bots_play_a_whole_game",
]


class NotBuilt(Exception):
    """There is no compiled build; `status` is NOT_RUN where a tool is missing here."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


def compiled_environment(environment: Mapping[str, str]) -> dict[str, str]:
    """Builds the engine if need be and returns an environment that plays on it."""
    built = subprocess.run(
        [sys.executable, "-P", "-m", "cantina.build"],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
        env=environment,
        cwd=ROOT,
    )
    if built.returncode:
        status = NOT_RUN if built.returncode == NOT_RUN else 1
        raise NotBuilt(status, built.stdout.strip())
    path = f"{built.stdout.strip()}{os.pathsep}{ROOT}"
    return {**environment, "PYTHONPATH": path, "CANTINA_BUILD": "compiled"}


def main(chosen: list[str]) -> int:
    """Runs the tests; with status 3 it prints which tool is missing here."""
    try:
        environment = compiled_environment(os.environ)
    except NotBuilt as error:
        print(error)
        return error.status
    return subprocess.call(pytest(chosen, *tests_for(chosen)), cwd=ROOT, env=environment)


def tests_for(chosen: list[str]) -> list[str]:
    """Nothing beside what was named, such as the one test that failed."""
    return [] if any((ROOT / word.split("::")[0]).exists() for word in chosen) else TESTS


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
