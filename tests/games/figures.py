"""Positions that the figures of the players' rulebooks show, as files of the web client."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

GAMES: Final = Path(__file__).parents[2] / "web" / "src" / "games"


def file_of(game: str) -> Path:
    return GAMES / game / "figures.json"


def written(figures: Mapping[str, Any]) -> str:
    """A figure a line."""
    lines = [
        f"{json.dumps(name)}:{json.dumps(found, separators=(',', ':'))}"
        for name, found in figures.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def write(game: str, figures: Mapping[str, Any]) -> None:
    file_of(game).write_text(written(figures), encoding="utf-8")
