"""The rules in other languages: the same rules, numbers and links as the English ones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from cantina.kernel.pack import LANGUAGES
from cantina.rulebook import HEADING, read_book, read_rules, rule_chapters, rules_folder
from cantina.server.rulebook import NOTE, parsed

OTHERS = tuple(language for language in LANGUAGES if language != "en")
NOT_TRANSLATED = {
    "hoth": {"00-reading-guide", "17-ambiguities"},
    "zone": {"00-reading-guide", "39-ambiguities"},
}
"""For people who write or check code, and about the text of the rulebooks: in English only."""
NUMBER = re.compile(r"\d+(?:\.\d+)*")
CODE = re.compile(r"`[^`]+`")
LINK = re.compile(r"\]\(([^)]+)\)")


def folder_of(game: str) -> Path:
    folder = rules_folder(game)
    assert folder is not None
    return folder


def translated(game: str) -> list[Path]:
    """The English chapters that there are in every language."""
    chapters = sorted(folder_of(game).glob("*.md"))
    return [path for path in chapters if path.stem not in NOT_TRANSLATED[game]]


def sections(path: Path) -> dict[str, str]:
    """The text of every rule by its id, and of what stands before the first."""
    found: dict[str, list[str]] = {"": []}
    at = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if heading := HEADING.match(line):
            at = heading[1]
            found[at] = []
        found[at].append(line)
    return {id: "\n".join(lines) for id, lines in found.items()}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", NOT_TRANSLATED)
def test_chapters_say_the_same_in_every_language(game: str, language: str) -> None:
    found = [
        f"{path.name}: {difference}"
        for path in translated(game)
        for difference in differences(sections(path), sections(path.parent / language / path.name))
    ]
    assert found == []


def differences(first: dict[str, str], second: dict[str, str]) -> Iterator[str]:
    """Of two versions of a chapter, by the ids of their rules."""
    if list(second) != list(first):
        yield f"other rules: {sorted(set(first) ^ set(second))}, or in another order"
    for id in [id for id in first if id in second]:
        text, other = first[id], second[id]
        for pattern in (NUMBER, CODE, LINK):
            one, two = sorted(pattern.findall(text)), sorted(pattern.findall(other))
            if one != two:
                yield f"{id} has {two} instead of {one}"
        if other.count("\n") != text.count("\n"):
            yield f"{id} has other lines"
        elif notes(other) != notes(text):
            yield f"{id} has other notes"


def notes(text: str) -> list[bool]:
    return [bool(NOTE.match(line)) for line in text.splitlines()]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", NOT_TRANSLATED)
def test_every_rule_is_translated_and_none_is_counted_twice(game: str, language: str) -> None:
    english = read_rules(folder_of(game))
    other = read_book(folder_of(game), language)
    assert list(other) == list(english)
    for id, rule in other.items():
        assert rule.path.parent.name == language
        assert rule.exempt == english[id].exempt
        assert "\n".join(rule.text) != "\n".join(english[id].text), id


@pytest.mark.parametrize("game", NOT_TRANSLATED)
def test_a_chapter_without_a_translation_is_in_english(game: str) -> None:
    found, chapters = rule_chapters(folder_of(game), "uk")
    book = parsed(game, found, chapters)
    english = {chapter.key for chapter in book.chapters if chapter.language == "en"}
    assert english == NOT_TRANSLATED[game]
    assert [path.name for path in chapters] == [
        path.name for path in sorted(folder_of(game).glob("*.md"))
    ]
