"""Under neutral names no text says a name that belongs to others."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest

from cantina import neutral
from cantina.kernel.game import discover
from cantina.kernel.pack import LANGUAGES, is_translated, read_content
from cantina.locales import files
from cantina.parts.shown import REMARKS
from cantina.rulebook import rule_chapters, rules_folder
from cantina.sheets import shipped

MARKS: Final = json.loads((Path(__file__).parent / "marks.json").read_text(encoding="utf-8"))
"""Names that belong to others: how words begin, `$` where they end. `words` are found in any case;
`exact` as they are written, because in small letters they are common words. Browsers look for them
on pages: web/e2e/neutral.spec.ts."""
CASES: Final = json.loads((Path(__file__).parent / "renamed.json").read_text(encoding="utf-8"))
"""The page does the same: web/src/neutral.test.ts."""
NAMED: Final = {
    "hunters": ["characters"],
    "hoth": ["leaders"],
    "zone": ["stalkers", "anomalies", "artifacts"],
}
"""Whose rows are characters and things of somebody's world; all of them have names of ours."""


FLUENT: Final = re.compile(
    r"^-?[A-Za-z][\w-]* =|^ *\*?\[[\w-]+\]|\{ *\$?[\w-]+(?:\([^)]*\))? *(?:->|\})|\]\([^)]*\)",
    re.MULTILINE,
)
"""What nobody reads of messages and rules."""
COMMENTS: Final = re.compile(r"^#.*", re.MULTILINE)


@cache
def marks(language: str) -> list[re.Pattern[str]]:
    lists = (MARKS["all"], MARKS[language])
    words, exact = (
        "|".join(word.replace("$", r"(?!\w)") for of in lists for word in of[kind])
        for kind in ("words", "exact")
    )
    return [re.compile(rf"(?<!\w)(?:{words})", re.IGNORECASE), re.compile(rf"(?<!\w)(?:{exact})")]


def found_in(text: str, language: str) -> list[str]:
    seen = FLUENT.sub("", neutral.neutral(text, language))
    return [
        seen[max(0, hit.start() - 30) : hit.end() + 20].replace("\n", " ")
        for mark in marks(language)
        for hit in mark.finditer(seen)
    ]


def texts_of(value: Any) -> Iterator[dict[str, str]]:
    if is_translated(value):
        yield value
    elif isinstance(value, dict):
        yield from ({"en": one} for key, one in value.items() if key in REMARKS)
        for one in value.values():
            yield from texts_of(one)
    elif isinstance(value, list):
        for one in value:
            yield from texts_of(one)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_and_no_rule_says_a_name_of_others(language: str) -> None:
    folders = [folder for key in discover() if (folder := rules_folder(key)) is not None]
    rules = [path for folder in folders for path in rule_chapters(folder, language)[1]]
    assert len(rules) > 20
    messages = [COMMENTS.sub("", path.read_text(encoding="utf-8")) for path in files(language)]
    texts = [*messages, *(path.read_text(encoding="utf-8") for path in rules)]
    found = [mark for text in texts for mark in found_in(text, language)]
    assert not found, found


@pytest.mark.parametrize("case", CASES)
def test_names_are_replaced_and_nothing_else(case: dict[str, str]) -> None:
    assert neutral.neutral(case["text"], case["language"]) == case["neutral"]


@pytest.mark.parametrize("key", discover())
def test_no_content_says_a_name_of_others(key: str) -> None:
    found = [
        (file, where)
        for file, data in read_content(shipped(key)).files.items()
        for text in texts_of(data)
        for language, said in text.items()
        for where in found_in(said, language)
    ]
    assert not found, found


@pytest.mark.parametrize("key", discover())
def test_characters_and_things_have_names_of_ours(key: str) -> None:
    official = read_content(shipped(key)).files
    same = [
        (language, name)
        for file in [*NAMED[key], "pack"]
        for row in official[f"{file}.toml"].get("row", [official[f"{file}.toml"]])
        for language, name in row["name"].items()
        if neutral.neutral(name, language) == name
    ]
    assert not same, same
