"""The texts of the product, line by line: messages, names in content, rulebooks, documents."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from cantina.kernel.game import discover
from cantina.kernel.pack import LANGUAGES
from tests.words.glossary import FILE, SHELL, SOURCES

HOUSE = SOURCES.parent.parent
DOCUMENTS = ("*.md", "docs/**/*.md", "web/*.md")
EXEMPT = re.compile(r"gloss-ok:\s*([\w.,\s-]+)")
"""A comment that frees the next message, row or line of these rules."""
PLACEABLE = "¤"


class Text(NamedTuple):
    path: Path
    line: int
    language: str
    game: str
    words: str
    exempt: frozenset[str] = frozenset()
    key: str = ""  # of a message
    variant: bool = False  # one variant of a selector

    @property
    def is_message(self) -> bool:
        return self.path.suffix == ".ftl"


class Named(NamedTuple):
    """Something with a name in every language, in a content file."""

    path: Path
    line: int
    game: str
    words: dict[str, str]


def all_texts() -> Iterator[Text]:
    for path in sorted(SOURCES.rglob("*.ftl")):
        yield from messages(path)
    for named in all_names():
        for language, words in named.words.items():
            exempt = exempt_at(named.path, named.line)
            yield Text(named.path, named.line, language, named.game, words, exempt)
    for path in sorted(file for pattern in DOCUMENTS for file in HOUSE.glob(pattern)):
        yield from page(path)


def all_names() -> Iterator[Named]:
    for path in sorted(SOURCES.rglob("*.toml")):
        if path.name != FILE:
            yield from names_in(path)


def language_of(path: Path) -> str:
    return next((part for part in reversed(path.parts[:-1]) if part in LANGUAGES), "en")


def game_of(path: Path) -> str:
    return next((part for part in reversed(path.parts[:-1]) if part in discover()), SHELL)


def messages(path: Path) -> Iterator[Text]:
    """The lines of a Fluent file, without selectors and with a mark for each placeable."""
    language, game = language_of(path), game_of(path)
    key, exempt, here = "", frozenset[str](), frozenset[str]()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.startswith("#"):
            exempt = exempt_by(line) or exempt
            continue
        head = re.match(r"(-?[a-zA-Z][\w-]*)\s*=\s?(.*)", line)
        if head:
            key, value = head[1], head[2]
            here, exempt = exempt, frozenset()
        elif line[:1] in (" ", "\t", "}"):
            attribute = re.match(r"\s+\.[\w-]+\s*=\s?(.*)", line)
            value = attribute[1] if attribute else line
        else:
            continue
        words = bare(value)
        if words not in ("", PLACEABLE):
            variant = re.match(r"\s*\*?\[", value) is not None
            yield Text(path, number, language, game, words, here, key, variant)


def bare(value: str) -> str:
    value = re.sub(r"^\s*\*?\[[^\]\n]*\]\s?", "", value)
    value = re.sub(r"\{\s*\"([^\"]*)\"\s*\}", r"\1", value)
    value = re.sub(r"\{\s*\$?-?[\w.-]+(?:\([^)]*\))?\s*->\s*$", PLACEABLE, value)
    value = re.sub(r"\{[^{}]*\}", PLACEABLE, value)
    return re.sub(r"^\s*\}", PLACEABLE, value).strip()


def names_in(path: Path) -> Iterator[Named]:
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines()
    for words in _named(tomllib.loads(source)):
        start = words["en"].split("\n")[0][:60]
        line = next((number for number, line in enumerate(lines, 1) if start in line), 0)
        yield Named(path, line, game_of(path), words)


def _named(node: object) -> Iterator[dict[str, str]]:
    if isinstance(node, list):
        for one in node:
            yield from _named(one)
    elif isinstance(node, dict):
        if isinstance(node.get("en"), str) and set(node) <= set(LANGUAGES):
            yield node
        else:
            for one in node.values():
                yield from _named(one)


def page(path: Path) -> Iterator[Text]:
    language, game = language_of(path), game_of(path)
    fenced, exempt = False, frozenset[str]()
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if line.lstrip().startswith("```"):
            fenced = not fenced
        elif found := exempt_by(line):
            exempt = found
        elif not fenced and line.strip():
            words = re.sub(r"`[^`]*`", PLACEABLE, line)
            words = re.sub(r"\]\([^)]*\)", "]", words).strip()
            yield Text(path, number, language, game, words, exempt)
            exempt = frozenset()


def exempt_by(line: str) -> frozenset[str]:
    found = EXEMPT.search(line)
    return frozenset(re.split(r"[,\s]+", found[1].strip())) if found else frozenset()


def exempt_at(path: Path, line: int) -> frozenset[str]:
    """Of a row, by the comment above it."""
    if line < 2:
        return frozenset()
    return exempt_by(path.read_text(encoding="utf-8").splitlines()[line - 2])
