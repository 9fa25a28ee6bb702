"""What people read, in four languages: Fluent files shared by terminal, server and web. What all
games share is here; each game has words of its own in its `locales`.

`words = Words("uk")` and then `words("play-turn", turn=3)`. A message that a language lacks is said
in English, and one that English lacks as its id in brackets; a test keeps both from happening.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

import cantina.games
from cantina.kernel.errors import BadOptions
from cantina.kernel.pack import LANGUAGES
from cantina.parts.shown import shown

FOLDER: Final = Path(__file__).parent
DEFAULT: Final = "en"
SOFT_HYPHEN: Final = "\u00ad"
"""Where pages may break a long word; terminals would show it."""
HYPHEN: Final = re.compile(r"(?<![\w-])-(?=\d)")
"""What number formats write before a number below zero."""


class Words:
    """Says things in one language."""

    def __init__(self, language: str) -> None:
        if language not in LANGUAGES:
            raise BadOptions(f"there is no language {language!r}; there is {', '.join(LANGUAGES)}")
        self.language: Final = language

    def __call__(self, id: str, /, **args: str | float) -> str:
        for language in (self.language, DEFAULT):
            bundle = _bundle(language)
            if bundle.has_message(id):
                pattern = bundle.get_message(id).value
                assert pattern is not None, f"{id} has no text of its own"
                said, _ = bundle.format_pattern(pattern, args)
                below = any(not isinstance(value, str) and value < 0 for value in args.values())
                whole = str(said).replace(SOFT_HYPHEN, "")
                return HYPHEN.sub("−", whole) if below else whole
        return f"⟨{id}⟩"

    def has(self, id: str) -> bool:
        return _bundle(self.language).has_message(id) or _bundle(DEFAULT).has_message(id)


def files(language: str) -> list[Path]:
    """What is said in a language: by the house, then by the games."""
    games = [Path(folder) for folder in cantina.games.__path__]
    return [
        *sorted((FOLDER / language).glob("*.ftl")),
        *sorted(path for folder in games for path in folder.glob(f"*/locales/{language}/*.ftl")),
    ]


@cache
def _bundle(language: str) -> FluentBundle:
    # Isolation marks are for texts that mix writing directions; terminals show them as boxes.
    bundle = FluentBundle([language], use_isolating=False)
    for path in files(language):
        bundle.add_resource(FluentResource(shown(path.read_text(encoding="utf-8"), language)))
    return bundle


def pick_language(given: str | None, environ: Mapping[str, str]) -> str:
    """The language asked for, else the one of the surroundings, else English. Raises BadOptions."""
    asked = given or environ.get("CANTINA_LANG")
    if asked:
        return Words(asked).language
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        locale = environ.get(variable)
        if locale:
            language = locale.replace("-", "_").split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else DEFAULT
    return DEFAULT
