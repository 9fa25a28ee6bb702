"""Content rows in words: the names of fields and values, in the reader's language. Any game."""

from __future__ import annotations

from typing import Any, Final

from cantina.locales import Words
from cantina.sheets import Field, Sheet

MARK: Final = "~"
"""Stands before a reconstructed value."""
MORE: Final = "…"
"""Stands for what a card does: its text says that, not its data."""


class Teller:
    """Words for fields and values, names of other rows included."""

    def __init__(self, game: str, words: Words, sheets: dict[str, list[Sheet]]) -> None:
        self.game: Final = game
        self.words: Final = words
        self.names: Final = {
            sheet.id: field.value
            for rows in sheets.values()
            for sheet in rows
            for field in sheet.fields
            if field.name == "name" and isinstance(field.value, dict)
        }

    def heading(self, field: str) -> str:
        id = f"{self.game}-field-{field}"
        return self.words(id) if self.words.has(id) else field

    def value(self, field: Field) -> str:
        mark = MARK if field.reconstructed else ""
        return mark + self._words_of(field.value)

    def _words_of(self, value: Any) -> str:
        if isinstance(value, dict):
            return str(value.get(self.words.language, value.get("en", MORE)))
        if isinstance(value, list):
            said = [self._words_of(part) for part in value]
            return MORE if MORE in said else " ".join(said)
        if isinstance(value, bool):
            return self.words("origin-yes" if value else "origin-no")
        if isinstance(value, str):
            if value in self.names:
                return self._words_of(self.names[value])
            id = f"{self.game}-value-{value}"
            return self.words(id) if self.words.has(id) else value
        return str(value)
