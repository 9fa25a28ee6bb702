"""The version stands in pyproject.toml; whatever else names it agrees."""

from __future__ import annotations

import re
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

from cantina import version as versions
from tests.house.sources import CHECKOUT

NUMBER = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"][
    "version"
]
RELEASE = re.compile(r"^## \[(.+)\] - (\d{4}-\d\d-\d\d)$", re.MULTILINE)
# What the schema of CITATION.cff 1.2.0 requires.
REQUIRED = {"authors", "cff-version", "message", "title"}


def releases() -> list[tuple[str, str]]:
    return RELEASE.findall((CHECKOUT / "CHANGELOG.md").read_text(encoding="utf-8"))


def test_the_program_says_its_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert versions.version() == NUMBER
    # Installed there is no pyproject.toml, or somebody else's.
    for text in (None, "[project]\nname = 'other'\nversion = '9'", "[tool]"):
        project = tmp_path / "pyproject.toml"
        if text is not None:
            project.write_text(text, encoding="utf-8")
        with monkeypatch.context() as patched:
            patched.setattr(versions, "PROJECT", project)
            patched.setattr(metadata, "version", lambda name: f"{name} installed")
            assert versions.version.__wrapped__() == "cantina installed"


def test_the_changelog_begins_with_this_version_and_goes_back_in_order() -> None:
    found = releases()
    assert found[0][0] == NUMBER
    keys = [tuple(map(int, number.split("."))) for number, _ in found]
    assert keys == sorted(set(keys), reverse=True)
    dates = [date for _, date in found]
    assert dates == sorted(dates, reverse=True)


def test_the_citation_names_this_version() -> None:
    text = (CHECKOUT / "CITATION.cff").read_text(encoding="utf-8")
    fields = dict(re.findall(r"^([a-z-]+):(?: (.+))?$", text, re.MULTILINE))
    assert fields.keys() >= REQUIRED
    assert fields["cff-version"] == "1.2.0"
    assert (fields["version"], fields["date-released"]) == releases()[0]


def test_no_other_file_holds_the_version() -> None:
    for path in (CHECKOUT / "src").rglob("*.py"):
        assert not re.search(r'^__version__ = "', path.read_text(encoding="utf-8"), re.MULTILINE)
