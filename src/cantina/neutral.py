"""Neutral names: our own words where texts use names that belong to others, for hosts who need it.

The house and each game list them by language in `locales/<language>/neutral.txt`, a name a line:
`theirs = ours`. `stem* = stem*` stands for a word with all of its endings, and `[name] = name` for
a text of content that is that name and nothing else. A name in small letters is found with a
capital, too. Pages replace names by the same lists: web/src/neutral.ts (decision 0024).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from cantina.kernel.errors import BadOptions
from cantina.parts.shown import show_by

OFFICIAL: Final = "official"
NEUTRAL: Final = "neutral"
CHOICES: Final = (OFFICIAL, NEUTRAL)
# In a compiled build this file is a link, and the lists are where it leads.
PACKAGE: Final = Path(__file__).resolve().parent
KEPT: Final = r"^-?[A-Za-z][\w-]*(?= *=)|\{[^{}\"]*?(?:->|\})|^ *\*?\[[\w.-]+\]|\]\([^)]*\)"
"""What is no text for people: ids, variables and variants of Fluent; addresses of links."""


def use_names(choice: str) -> None:
    """Chooses the names this process shows, before it has read any text. Raises BadOptions."""
    if choice not in CHOICES:
        raise BadOptions(f"names are {' or '.join(CHOICES)}, not {choice!r}")
    show_by(neutral if choice == NEUTRAL else None)


def neutral(text: str, language: str) -> str:
    """The text with our own names. Ids, variables and addresses in it stay."""
    whole, words, pattern = _renaming(language)
    return whole.get(text) or pattern.sub(
        lambda found: words.get(" ".join(found[0].split()), found[0]), text
    )


@cache
def _renaming(language: str) -> tuple[dict[str, str], dict[str, str], re.Pattern[str]]:
    """Names that are whole texts, names within texts, and where the latter may be."""
    whole: dict[str, str] = {}
    words: dict[str, str] = {}
    places: list[str] = []
    # Longer names first, so that no name is taken for the shorter one it begins with.
    for theirs, ours in sorted(listed(language), key=lambda pair: len(pair[0]), reverse=True):
        if theirs.startswith("["):
            whole[theirs[1:-1]] = ours
            continue
        stem, name = theirs.rstrip("*"), ours.rstrip("*")
        end = r"(?!\w)" if stem == theirs else ""
        pairs = {stem: name}
        if stem[0].islower():
            pairs[_capital(stem)] = _capital(name)
        words |= pairs
        places += [rf"{re.escape(word)}{end}".replace(r"\ ", r"\s+") for word in pairs]
    return whole, words, re.compile(rf"{KEPT}|(?<!\w)(?:{'|'.join(places)})", re.MULTILINE)


def listed(language: str) -> Iterator[tuple[str, str]]:
    """The names of others, each with ours."""
    for path in sorted(PACKAGE.glob(f"**/locales/{language}/neutral.txt")):
        for line in path.read_text(encoding="utf-8").splitlines():
            theirs, equals, ours = line.partition(" = ")
            if equals and not line.startswith("#"):
                yield theirs, ours


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
