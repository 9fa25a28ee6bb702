"""The newest lines of a table's chat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import structs

from cantina.room.stored import Said

SHOWN: Final = 100


class Chat:
    def __init__(self) -> None:
        self._lines: list[Said] = []

    @property
    def lines(self) -> Sequence[Said]:
        return self._lines

    def next_number(self) -> int:
        return self._lines[-1].number + 1 if self._lines else 1

    def restore(self, lines: list[Said]) -> None:
        self._lines = lines

    def add(self, said: Said) -> None:
        self._lines.append(said)
        del self._lines[:-SHOWN]

    def hand(self, player: str, other: str) -> None:
        """What a player has said was said by another."""
        self._lines = [
            structs.replace(said, player=other) if said.player == player else said
            for said in self._lines
        ]

    def forget(self, player: str) -> None:
        """Nobody knows who said it."""
        self._lines = [
            structs.replace(said, player="", name="") if said.player == player else said
            for said in self._lines
        ]
