"""The signs that a game draws, and where each is told: for the terminal, and written out for the
pages by `./cantina generate`. Any game; its words are messages: `GAME-sign-ID`, `-look`, `-means`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

TERMINAL: Final = "terminal"


@dataclass(frozen=True)
class Sign:
    id: str
    group: str
    rules: tuple[str, ...]
    scale: str = ""
    """Signs of one scale differ only in strength."""
    label: str = ""
    """What stands on it in its scale."""
    terminal: str = ""
    """How the terminal draws it; empty where it says the name."""
    only: str = ""
    """The client that alone draws it."""


@cache
def signs_of(game: str) -> tuple[Sign, ...]:
    """In the order of the table, group by group; none for a game without one."""
    path = files(f"cantina.games.{game}") / "signs.toml"
    if not path.is_file():
        return ()
    groups = tomllib.loads(path.read_text(encoding="utf-8"))
    return tuple(
        Sign(id, group, **{**row, "rules": tuple(row["rules"])})
        for group, rows in groups.items()
        for id, row in rows.items()
    )


def web_signs(game: str) -> list[dict[str, object]]:
    """The rows that the pages need: without what only the terminal draws."""
    return [
        {
            "id": sign.id,
            "group": sign.group,
            "rules": sign.rules,
            "scale": sign.scale,
            "label": sign.label,
        }
        for sign in signs_of(game)
        if sign.only != TERMINAL
    ]
