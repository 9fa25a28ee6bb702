"""Writes a line of JSON for each test to the file CANTINA_REPORT names: a plug-in of pytest."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

RANKS = {"passed": 0, "skipped": 1, "failed": 2}


class Recorder:
    """Collects how each test ended: its worst phase counts."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows: dict[str, tuple[str, str]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.record(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A module that cannot be imported is a failed test; one that skips itself is said too."""
        if not report.passed:
            self.record(report)

    def record(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        outcome, told = self.rows.get(report.nodeid, ("", ""))
        text = _text(report)
        if outcome == "" or RANKS[report.outcome] > RANKS[outcome]:
            self.rows[report.nodeid] = (report.outcome, text)
        elif report.outcome == outcome and text:  # each subtest says why it failed
            self.rows[report.nodeid] = (outcome, f"{told}\n{text}")

    def pytest_sessionfinish(self) -> None:
        lines = [
            json.dumps({"name": name, "outcome": outcome, "text": text}) + "\n"
            for name, (outcome, text) in self.rows.items()
        ]
        self.path.write_text("".join(lines), encoding="utf-8")


def _text(report: pytest.TestReport | pytest.CollectReport) -> str:
    if report.skipped and isinstance(report.longrepr, tuple):
        return report.longrepr[2].removeprefix("Skipped: ")
    if report.failed:
        sections = [f"-- {title} --\n{content}" for title, content in report.sections]
        return "\n".join([report.longreprtext, *sections])
    return ""


def pytest_configure(config: pytest.Config) -> None:
    path = os.environ.get("CANTINA_REPORT")
    # With xdist the controller hears of every test; its workers keep silent.
    if path and not hasattr(config, "workerinput"):
        config.pluginmanager.register(Recorder(Path(path)), "cantina-report")
