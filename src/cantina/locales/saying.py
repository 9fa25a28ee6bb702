"""Says in words what parts/saying.py keeps as a tree; web/src/saying.ts does the same."""

from __future__ import annotations

from functools import reduce

from cantina.locales import Words
from cantina.parts.saying import THEN, Saying


def line(words: Words, saying: Saying) -> str:
    """A line of its own: pieces start small, lines do not."""
    said = say(words, saying)
    return said[:1].upper() + said[1:]


def say(words: Words, saying: Saying) -> str:
    if "names" in saying:
        return str(saying["names"][words.language])
    if "list" in saying:
        parts = [say(words, part) for part in saying["list"]]
        return then(words, parts) if saying["join"] == THEN else str(saying["join"]).join(parts)
    args = {
        name: say(words, value) if isinstance(value, dict) else value
        for name, value in saying.get("args", {}).items()
    }
    return words(saying["id"], **args)


def then(words: Words, parts: list[str]) -> str:
    """One after the other: French writes a space before the semicolon."""
    return reduce(lambda first, then: words("said-then", first=first, then=then), parts)
