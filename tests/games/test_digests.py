"""The digest that binds a game to its content: of what play reads, and of nothing else."""

from __future__ import annotations

import copy
import importlib
import importlib.util
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cantina.kernel.game import discover
from cantina.kernel.pack import Content, read_content
from cantina.kernel.record import parse
from cantina.sheets import shipped
from tests.builds.golden import FOLDER, told

GAMES = discover()
UNREAD = {
    "provenance",
    "values_from",
    "reconstructed",
    "source",
    "note",
    "rules",
}
WORDS = {"facts.toml", "terms.toml"}
LANGUAGES = {"en", "uk", "fr", "es"}

Way = tuple[str | int, ...]


def leaves(value: Any, way: Way = ()) -> Iterator[tuple[Way, Any]]:
    """Every value of the files with the way to it."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in inside:
        if isinstance(inner, dict | list):
            yield from leaves(inner, (*way, key))
        else:
            yield (*way, key), inner


def rows(files: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Every row and every section as the only one of its file."""
    for file, tables in copy.deepcopy(files).items():
        for name, table in tables.items():
            for row in table if isinstance(table, list) else [table]:
                if isinstance(row, dict) and "en" not in row:
                    yield {file: {name: [row] if isinstance(table, list) else row}}


def is_unread(way: Way) -> bool:
    """Names, translations, notes, provenance, and what the box says about itself."""
    field = way[3] if isinstance(way[2], int) else way[2]
    return (
        way[0] in WORDS
        or way[:2] == ("pack.toml", "box")
        or field in UNREAD
        or str(field).endswith("_provenance")
        or way[-1] in LANGUAGES
    )


def put(files: dict[str, Any], way: Way, value: object) -> None:
    place: Any = files
    for key in way[:-1]:
        place = place[key]
    place[way[-1]] = value


def other(value: object) -> object:
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int) else f"{value}?"


def digest(key: str, files: dict[str, Any]) -> str:
    load = f"cantina.games.{key}.load"  # only a game with files of words needs it
    words = importlib.import_module(load) if importlib.util.find_spec(load) else None
    return Content(folder=Path(), files=files).digest(getattr(words, "WORDS", ()))


@pytest.mark.parametrize("key", GAMES)
def test_every_value_that_play_reads_counts_and_no_word_does(key: str) -> None:
    files = read_content(shipped(key)).files
    assert GAMES[key].load(None).digest == digest(key, files)
    counted = [0, 0]
    for one in rows(files):  # by itself: the others need not be read each time
        before = digest(key, one)
        for way, value in list(leaves(one)):
            put(one, way, other(value))
            assert (digest(key, one) == before) == is_unread(way), way
            put(one, way, value)
            counted[is_unread(way)] += 1
    assert counted[False] >= len(files)


@pytest.mark.parametrize("name", ["hunters-2-quick", "hoth-2-quick-a", "zone-2-quick"])
def test_a_game_is_the_same_when_all_words_are_others(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    key = name.partition("-")[0]
    files = copy.deepcopy(read_content(shipped(key)).files)
    for way, value in list(leaves(files)):
        if way[-1] in LANGUAGES or (way[-1] in ("note", "fact") and len(way) < 5):
            put(files, way, f"{value} in other words")
    load = importlib.import_module(f"cantina.games.{key}.load")
    monkeypatch.setattr(load, "shown_content", lambda folder: Content(folder=folder, files=files))
    record = parse((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    assert told(record) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.former])
def test_games_under_the_digest_that_covered_words_are_bound_to_the_same_values(key: str) -> None:
    """The last content before digests left words out is content of today or of an earlier game,
    unless the game is played by other rules since."""
    assert GAMES[key].load(None).digest in GAMES[key].former.values()
