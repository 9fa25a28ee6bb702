"""A wheel of the project holds all that playing needs: the web client, the rules, the words."""

from __future__ import annotations

import zipfile
from pathlib import Path

import pytest
from hatchling.builders.wheel import WheelBuilder

from cantina.client import CHECKOUT, ClientError, build_client, find_node


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_a_wheel_holds_the_client_the_rules_and_the_words(tmp_path: Path) -> None:
    if find_node() is None:
        pytest.skip("not run: there is no Node to build the web client with")
    try:
        built = build_client(print)
    except ClientError as error:
        pytest.skip(f"not run: {error}")
    made = list(WheelBuilder(str(CHECKOUT)).build(directory=str(tmp_path), versions=["standard"]))
    names = names_in(Path(made[0]))
    pages = {
        f"cantina/web/{path.relative_to(built).as_posix()}"
        for path in built.rglob("*")
        if path.is_file()
    }
    assert "cantina/web/index.html" in pages
    assert pages <= names
    for language in ("en", "uk", "fr", "es"):
        assert f"cantina/locales/{language}/web.ftl" in names
        assert f"cantina/games/hunters/locales/{language}/game.ftl" in names
    rules = {path.name for path in (CHECKOUT / "docs" / "rules" / "hunters").glob("*.md")}
    assert rules
    assert {f"cantina/rules/hunters/{name}" for name in rules} <= names
    assert "cantina/games/hunters/content/pack.toml" in names
    assert not [name for name in names if "node_modules" in name or name.startswith("web/")]
