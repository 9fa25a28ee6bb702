"""The steps of `./test` and `./test deep`, and the commands each of them runs."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from tests.checks import results
from tests.checks.results import Reader

ROOT: Final = Path(__file__).resolve().parents[2]
REPORTS: Final = ROOT / ".cantina" / "checks"
WORKERS: Final = os.cpu_count() or 1

# CPU-bound on purpose one after the other within a lane; lanes run beside each other.
SOURCES, PLAY, PAGES = "sources", "play", "pages"


@dataclass(frozen=True)
class Step:
    """One part of a check: commands that run one after the other, all of them in any case.

    A command that ends with status 3 could not run here; the last line it printed says why. The
    last command writes the report that `read` reads.
    """

    name: str
    lane: str
    commands: list[list[str]]
    read: Reader | None = None
    level: str = ""

    @property
    def command(self) -> str:
        """What a person types to run this step alone."""
        return " ".join(["./test", *filter(None, [self.level, self.name])])

    @property
    def report(self) -> Path:
        return REPORTS / f"{self.level or 'core'}-{self.name}.json"

    @property
    def log(self) -> Path:
        return self.report.with_suffix(".log")


def python(*arguments: str) -> list[str]:
    return [sys.executable, "-P", "-m", *arguments]


def pytest(chosen: list[str], *arguments: str) -> list[str]:
    """`chosen`: what the person at the command line asked for; it comes last and so wins."""
    spread = ["-n", str(WORKERS), "--dist", "worksteal", "--durations", "10"]
    # A module that cannot be imported is one failure, and does not keep the others from running.
    plugin = ["-p", "tests.checks.pytest_report", "--continue-on-collection-errors"]
    return python("pytest", *plugin, *spread, *arguments, *chosen)


def core(chosen: list[str]) -> list[Step]:
    """What proves every rule, the wire, storage, secrecy, the words, and each game in a browser."""
    return [
        Step(
            "browser",
            PAGES,
            [python("tests.checks.client", "browser", "core", *chosen)],
            results.read_playwright,
        ),
        Step("lint", SOURCES, LINT),
        Step("types", SOURCES, [python("mypy", "src", "tests", "--exclude", NOT_INSTALLED)]),
        Step("trace", SOURCES, [python("cantina.cli", "trace")]),
        Step(
            "web",
            SOURCES,
            # Whoever names tests wants those alone.
            [
                *([] if chosen else [python("tests.checks.client", "check")]),
                python("tests.checks.client", "units", *chosen),
            ],
            results.read_vitest,
        ),
        Step("tests", PLAY, [pytest(chosen, *ONE_MORE, *CORE_TESTS)], results.read_pytest),
    ]


def deep(chosen: list[str]) -> list[Step]:
    """What takes long, or needs programs that a newcomer's machine may lack."""
    steps = [
        Step("types", SOURCES, [python("mypy", "src/cantina/lab", "tests/lab")]),
        Step("compiled", SOURCES, [python("tests.checks.compiled", *chosen)], results.read_pytest),
        Step("tests", PLAY, [pytest(chosen, "-m", "deep")], results.read_pytest),
        Step(
            "browser",
            PAGES,
            [python("tests.checks.client", "browser", "deep", *chosen)],
            results.read_playwright,
        ),
        Step("style", SOURCES, [python("tests.checks.client", "style")]),
        Step(
            "browsers",
            PAGES,
            [python("tests.checks.client", "browsers", *chosen)],
            results.read_playwright,
        ),
    ]
    return [Step(step.name, step.lane, step.commands, step.read, "deep") for step in steps]


NOT_INSTALLED: Final = "^(src/cantina|tests)/lab/"
"""What cannot be imported with the packages of `./test`: `./test deep` checks it."""

ONE_MORE: Final = ("-n", str(WORKERS + 1))
"""Tests of servers and programs mostly wait for each other: another worker fills the gaps."""

CORE_TESTS: Final = ("-m", "not deep", "--ignore", "tests/lab")

LINT: Final = [python("ruff", "check", "."), python("ruff", "format", "--check", ".")]
