"""A command line to type on."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from cantina.cli import main


def marks_of(language: str) -> list[pytest.MarkDecorator]:
    """Whole games are played in English and in the longest words; in the others by ./test deep."""
    return [] if language in ("en", "uk") else [pytest.mark.deep]


class Said:
    """What a command answered."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    def is_one_line_error(self) -> bool:
        """One line for people on stderr, and a status that says so."""
        whole = self.err.startswith("cantina: ") and self.err.count("\n") == 1
        return whole and self.status != 0 and "Traceback" not in self.err + self.out


Cantina = Callable[..., Said]


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in ("CANTINA_LANG", "LC_ALL", "LC_MESSAGES", "LANG", "CANTINA_DEBUG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("CANTINA_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("COLUMNS", "100")
    return tmp_path / "home"


@pytest.fixture
def cantina(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Cantina:
    """`cantina("play", "hunters", typed="1\\n2\\n")` runs a command."""

    def run(*arguments: object, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return Said(status, out, err)

    return run
