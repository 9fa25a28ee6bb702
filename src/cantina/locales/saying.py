"""Says in words what parts/saying.py keeps as a tree; web/src/saying.ts does the same."""

from __future__ import annotations

from cantina.locales import Words
from cantina.parts.saying import Saying


def line(words: Words, saying: Saying) -> str:
    """A line of its own: pieces start small, lines do not."""
    said = say(words, saying)
    return said[:1].upper() + said[1:]


def say(words: Words, saying: Saying) -> str:
    if "names" in saying:
        return str(saying["names"][words.language])
    if "list" in saying:
        return str(saying["join"]).join([say(words, part) for part in saying["list"]])
    args = {
        name: say(words, value) if isinstance(value, dict) else value
        for name, value in saying.get("args", {}).items()
    }
    return words(saying["id"], **args)
