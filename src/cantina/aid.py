"""The player aid of a game, as in its box: one sheet for the table, paper and the terminal.

`docs/rules/<game>/<language>/aid.md` tells it. A leaf begins with `## key: Title`, a section in
it with the rules that it sums up, like a passage of the rulebook: `### BH-3.1, BH-3.2 A turn`. The
first list of the first leaf is the order of a turn; its next list has the small steps of the last
one. `:coin:` is a sign that a page draws, and a line `{units}` a table that the game makes from its
pack (its service `aid_tables`).
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias

from cantina.kernel.game import Game
from cantina.locales import Words
from cantina.rulebook import HEADING, Rule, chapter_lines, rules_folder

Rows: TypeAlias = list[list[str]]
"""A table: its head, then its rows."""
Say: TypeAlias = Callable[..., str]
Tables: TypeAlias = Callable[[Any, str, Say], dict[str, Rows]]

LEAF: Final = re.compile(r"## (?P<key>[a-z]+): (?P<title>.+)")
TABLE: Final = re.compile(r"\{(\w+)\}")
SIGN: Final = re.compile(r":([a-z][a-z0-9_-]*):")


class Leaf:
    """What is read together, in sections that name their rules."""

    def __init__(self, key: str, title: str) -> None:
        self.key: Final = key
        self.title: Final = title
        self.sections: Final[list[Rule]] = []


def aid_path(game: str, language: str) -> Path | None:
    """The file of a player aid in this language, or in English. None where the game has no aid."""
    folder = rules_folder(game)
    paths = [] if folder is None else [folder / one / "aid.md" for one in (language, "en")]
    return next((path for path in paths if path.is_file()), None)


def read_aid(game: Game[Any, Any], pack: Any, language: str) -> list[Leaf]:
    """The leaves of a player aid; none where the game has no aid."""
    path = aid_path(game.key, language)
    if path is None:
        return []
    make: Tables | None = game.services.get("aid_tables")
    tables = make(pack, language, Words(language)) if make else {}
    leaves: list[Leaf] = []
    for number, line in enumerate(chapter_lines(path), start=1):
        if leaf := LEAF.fullmatch(line):
            leaves.append(Leaf(leaf["key"], leaf["title"]))
        elif heading := HEADING.match(line):
            leaves[-1].sections.append(Rule(heading[1], heading[2], path, number))
        elif table := TABLE.fullmatch(line):
            leaves[-1].sections[-1].text += _written(tables[table[1]])
        elif leaves and leaves[-1].sections:
            leaves[-1].sections[-1].text.append(line)
    return leaves


def _written(rows: Rows) -> list[str]:
    """A table as the lines of a chapter."""
    head, *body = [f"| {' | '.join(row)} |" for row in rows]
    return [head, f"|{'---|' * len(rows[0])}", *body]
