"""The glossaries of the shell and of every game, as rules that a text can break."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import cantina
from cantina.kernel.game import discover
from cantina.kernel.pack import LANGUAGES

SOURCES = Path(cantina.__file__).parent
SHELL = "shell"
FILE = "glossary.toml"


class Rule(NamedTuple):
    id: str
    language: str
    game: str  # empty: every text
    pattern: re.Pattern[str]
    say: str  # what to write instead
    messages_only: bool = False
    unselected: bool = False  # holds only for lines that are no variant of a selector
    ids: re.Pattern[str] | None = None  # holds only for messages with such an id


class Term(NamedTuple):
    id: str
    game: str
    row: dict[str, Any]

    def said(self, language: str) -> str:
        word: str = self.row[language]["word"]
        return word

    def labels(self, language: str) -> set[str]:
        """What may stand on a label: the word alone, one or many of them."""
        entry = self.row[language]
        forms = entry.get("forms", {})
        many = [forms[case] for case in ("n", "pn") if case in forms]
        return {entry["word"], entry.get("plural", entry["word"]), *many}


def glossary_files() -> dict[str, Path]:
    """By game, the shell's among them."""
    files = {SHELL: SOURCES / "locales" / FILE}
    for key in discover():
        folder = Path(import_module(f"cantina.games.{key}").__path__[0])
        files[key] = folder / "locales" / FILE
    return files


@cache
def _rows(game: str) -> dict[str, Any]:
    """A game without a glossary has no rules; that it has none is said once, by a test."""
    path = glossary_files()[game]
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {"term": []}


def missing_glossaries() -> list[str]:
    """Says of each game without a glossary which file to write."""
    return [
        f"{path} is missing: the terms of {game} in every language (docs/words.md)"
        for game, path in glossary_files().items()
        if not path.is_file()
    ]


def terms(game: str) -> list[Term]:
    return [Term(f"{game}.{row['id']}", game, row) for row in _rows(game)["term"]]


def all_terms() -> list[Term]:
    return [term for game in glossary_files() for term in terms(game)]


@cache
def rules() -> dict[str, list[Rule]]:
    """By language."""
    found: dict[str, list[Rule]] = {language: [] for language in LANGUAGES}
    for game in glossary_files():
        for rule in (*_forbidden(game), *_style(game)):
            found[rule.language].append(rule)
    return found


def _forbidden(game: str) -> Iterator[Rule]:
    for term in terms(game):
        scope = "" if term.row.get("scope") == "all" else game
        for language, patterns in term.row.get("forbid", {}).items():
            for pattern in patterns:
                ids, arrow, rest = pattern.partition(" => ")
                yield Rule(
                    id=term.id,
                    language=language,
                    game=scope,
                    pattern=re.compile(rest if arrow else pattern, re.IGNORECASE),
                    say=term.said(language),
                    ids=re.compile(ids) if arrow else None,
                )


def _style(game: str) -> Iterator[Rule]:
    for row in _rows(game).get("style", []):
        yield Rule(
            id=row["id"],
            language=row["lang"],
            game="" if game == SHELL else game,
            pattern=re.compile(row["pattern"]),
            say=row["say"],
            messages_only=row.get("files") == "ftl",
            unselected=row.get("unselected", False),
        )
