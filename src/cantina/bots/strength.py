"""How strong bots were found to be: results of `cantina arena` that are kept with the program."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

FOLDER: Final = Path(__file__).parent / "measured"
LONGEST_TURN: Final = 3.0
"""Seconds: people wait for no turn of an offered bot longer, or for one in twenty."""


class Strength:
    """What is known of the bots of one game."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data: Final = data

    def is_above(self, bot: str, other: str) -> bool:
        """Shown to win more than its share against the other, at every table they met at."""
        rows = [
            pair
            for table in self.data["tables"]
            for pair in table["pairs"]
            if {pair["first"], pair["second"]} == {bot, other}
        ]
        return bool(rows) and all(_winner(pair) == bot for pair in rows)

    def seconds(self, bot: str) -> float | None:
        """95 of 100 turns took no longer, on the slower build that was measured."""
        found = [
            times[bot]["turn"]["most_95"] for times in self.data["times"].values() if bot in times
        ]
        return max(found, default=None)

    def is_offered_above(self, bot: str, below: str) -> bool:
        seconds = self.seconds(bot)
        return seconds is not None and seconds < LONGEST_TURN and self.is_above(bot, below)


def _winner(pair: dict[str, Any]) -> str:
    if pair["low"] > pair["par"]:
        return str(pair["first"])
    return str(pair["second"]) if pair["high"] < pair["par"] else ""


def file_of(game: str) -> Path:
    return FOLDER / f"{game}.json"


@lru_cache(maxsize=16)
def strength_of(game: str) -> Strength | None:
    """None: nobody has measured it."""
    try:
        return Strength(json.loads(file_of(game).read_text(encoding="utf-8")))
    except FileNotFoundError:
        return None
