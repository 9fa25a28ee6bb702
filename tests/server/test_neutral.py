"""Neutral names reach everybody: what a server answers, its page, and the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from cantina import locales
from cantina.cli import main
from cantina.neutral import NEUTRAL, OFFICIAL, use_names
from cantina.packs import packs_of
from cantina.parts import shown
from cantina.server import library, tables
from cantina.server.app import create_app
from tests.server.online import settings_in

CACHES = (library._content, library._rules, tables.playable)


@pytest.fixture(autouse=True)
def afterwards_as_before() -> Iterator[None]:
    """A process chooses once; here others come after us."""
    packs_of({})  # kept for the whole process, with the names that others expect
    for kept in CACHES:
        kept.cache_clear()
    yield
    use_names(OFFICIAL)
    for kept in CACHES:
        kept.cache_clear()


def test_a_server_answers_and_shows_neutral_names(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<!doctype html><html lang="en"><title>x</title>')
    settings = settings_in(tmp_path / "home", names=NEUTRAL)
    use_names(settings.names)
    with TestClient(create_app(settings, client=tmp_path)) as client:
        assert '<html data-names="neutral" lang="en">' in client.get("/").text
        games = {game["key"]: game["names"] for game in client.get("/api/games").json()["games"]}
        assert games["hoth"]["en"] == "Frostline"
        assert games["zone"]["uk"] == "Тиха земля"
        content = client.get("/api/games/hunters/content").json()
        grogu = next(row for row in content["rows"]["characters"] if row["id"] == "grogu")
        assert grogu["fields"]["name"]["value"]["fr"] == "Petite Mousse"
        rules = client.get("/api/games/hoth/rules", params={"language": "es"}).text
        assert "AX-4" in rules
        assert "AT-AT" not in rules


def test_the_page_of_other_servers_says_nothing(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><html lang='en'><title>x</title>")
    with TestClient(create_app(settings_in(tmp_path / "home"), client=tmp_path)) as client:
        assert "data-names" not in client.get("/").text


@pytest.mark.deep
def test_the_terminal_shows_them_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CANTINA_NAMES", NEUTRAL)
    monkeypatch.setattr(locales, "_bundle", cache(locales._bundle.__wrapped__))
    assert main(["games", "--lang", "uk"]) == 0
    said = capsys.readouterr().out
    assert "Крижаний рубіж" in said
    assert "повстан" not in said.lower()


def test_names_that_do_not_exist_are_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CANTINA_NAMES", "none")
    assert main(["games"]) == 2
    assert "official or neutral" in capsys.readouterr().err
    assert shown.shown("Hoth", "en") == "Hoth"
