"""What documents tell people to run with `./test run` works in the environment that it prepares."""

from __future__ import annotations

import subprocess

import pytest

from tests.checks.__main__ import environment
from tests.checks.steps import ROOT, python
from tests.house.commands import readings, run_by
from tests.house.test_documents import pages

BRIEFLY = {
    "tests.bots.habits": ["hunters", "quick", "2"],
    "tests.conformance.pairs": ["30", "--game", "hunters"],
    "tests.server.crash": ["1"],
    "tests.server.stopping": ["1"],
    "tests.server.strangers": ["0.02"],
    "tests.words": ["en", "hoth"],
    "timeit": ["-n", "1", "-s", "import cantina"],
}

ONLY_IMPORTED = {
    "bench.lab": "measures for minutes",
    "cantina.lab.games.zone.teams": "plays for hours",
    "cantina.lab.judging": "plays for hours",
    "examples.train": "tests/lab trains with it",
    "tests.checks.client": "./test web and ./test browser run it",
    "tests.checks.listing": "lists for a minute",
    "tests.builds.golden": "writes the records anew",
}


def test_every_module_that_documents_name_is_run_or_imported() -> None:
    lines = [line for page in pages() for line in page.code]
    named = {run_by(words) for line in lines for words in readings(line) if words} - {"", "1"}
    assert named == BRIEFLY.keys() | ONLY_IMPORTED.keys()


@pytest.mark.deep
@pytest.mark.parametrize("module", BRIEFLY)
def test_a_short_run(module: str) -> None:
    ends_well(python("tests.checks", "run", module, *BRIEFLY[module]))


@pytest.mark.deep
def test_the_others_can_be_imported() -> None:
    ends_well([*python("timeit")[:2], "-c", f"import {', '.join(ONLY_IMPORTED)}"])


def ends_well(command: list[str]) -> None:
    done = subprocess.run(
        command, cwd=ROOT, env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
