"""What became of each test of a step, read from the report its tool wrote."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

Outcome: TypeAlias = Literal["passed", "failed", "skipped", "flaky"]


@dataclass(frozen=True)
class Result:
    """One test: how it ended, and the command that runs it again."""

    name: str
    outcome: Outcome
    text: str = ""
    repeat: str = ""


Reader: TypeAlias = Callable[[Path, str], list[Result]]
"""Reads a report; the text is the command that runs the step again."""


def read_pytest(report: Path, command: str) -> list[Result]:
    """Reads the lines that `pytest_report` wrote."""
    results = []
    for line in report.read_text(encoding="utf-8").splitlines():
        row = json.loads(line)
        repeat = f"{command} -- -n 0 {shlex.quote(row['name'])}"
        results.append(Result(row["name"], row["outcome"], row["text"], repeat))
    return results


def read_playwright(report: Path, command: str) -> list[Result]:
    """Reads a report of Playwright's JSON reporter."""
    whole = json.loads(report.read_text(encoding="utf-8"))
    outcomes: dict[str, Outcome] = {
        "expected": "passed",
        "unexpected": "failed",
        "flaky": "flaky",
        "skipped": "skipped",
    }
    results = [
        Result("e2e", "failed", error.get("message", ""), command)
        for error in whole.get("errors", [])
    ]
    for spec in _specs(whole["suites"]):
        for test in spec["tests"]:
            where = f"{spec['file']}:{spec['line']}"
            name, repeat = f"{where} {spec['title']}", f"{command} -- {where}"
            # Where several browsers do the same, each is a test of its own.
            if browser := test.get("projectName"):
                name, repeat = f"{browser}: {spec['title']}", f"{repeat} --project={browser}"
            results.append(Result(name, outcomes[test["status"]], "\n".join(_said(test)), repeat))
    return results


def _specs(suites: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for suite in suites:
        yield from suite.get("specs", [])
        yield from _specs(suite.get("suites", []))


def _said(test: dict[str, Any]) -> Iterator[str]:
    """Yields why a test was skipped, and the errors of each of its tries."""
    for note in test.get("annotations", []):
        if note.get("type") == "skip":
            yield note.get("description", "")
    for tried in test.get("results", []):
        for error in tried.get("errors", []):
            yield error.get("message", "")


VITEST_OUTCOMES: Final[dict[str, Outcome]] = {"passed": "passed", "failed": "failed"}


def read_vitest(report: Path, command: str) -> list[Result]:
    """Reads a report of Vitest's JSON reporter."""
    whole = json.loads(report.read_text(encoding="utf-8"))
    results = []
    for file in whole["testResults"]:
        where = file["name"].partition("/web/")[2] or file["name"]
        if file["status"] == "failed" and not file["assertionResults"]:
            repeat = f"{command} -- {where}"
            results.append(Result(where, "failed", file.get("message", ""), repeat))
        for test in file["assertionResults"]:
            outcome: Outcome = (
                test["status"] if test["status"] in {"passed", "failed"} else "skipped"
            )
            text = "\n".join(test.get("failureMessages") or [])
            name = test["fullName"]
            # Vitest takes the name of a test as a pattern.
            pattern = re.sub(r"[.*+?^${}()|[\]\\]", r"\\\g<0>", name)
            repeat = f"{command} -- {where} -t {shlex.quote(pattern)}"
            results.append(Result(f"{where} {name}", outcome, text, repeat))
    return results
