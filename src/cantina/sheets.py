"""Content rows as people may see them: every field with where its value comes from. Any game."""

from __future__ import annotations

from collections.abc import Collection
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from cantina.kernel.pack import OF_FIELD, Content, Provenance
from cantina.parts.box.apply import BoxedContent, fields_of
from cantina.parts.shown import shown_content

BOXED: Final = "box"
"""The provenance of a value that somebody has read in their box."""

# What a row says about itself rather than about the card.
ABOUT: Final = (
    "id",
    "provenance",
    "reconstructed",
    "source",
    "note",
    "rules",
    "values_from",
    "fact",
)


BOX: Final = "pack.toml"
"""What the box says of itself, and its dice, are tables there, not rows."""


class Field:
    def __init__(self, name: str, value: Any, provenance: str) -> None:
        self.name: Final = name
        self.value: Final = value
        self.provenance: Final = provenance

    @property
    def reconstructed(self) -> bool:
        return self.provenance == "reconstructed"


class Sheet:
    """One row of a content file."""

    def __init__(
        self, file: str, data: dict[str, Any], mine: Collection[str] = frozenset()
    ) -> None:
        """`mine`: the fields whose value is that of somebody's box."""
        self.file: Final = file
        self.id: Final = str(data.get("id", ""))
        self.copies: Final = int(data.get("copies", 1))
        self.fact: Final = str(data.get("fact", ""))
        self.values_from: Final = str(data.get("values_from", ""))
        self.provenance: Final = Provenance(
            kind=str(data["provenance"]),
            reconstructed=tuple(data.get("reconstructed", ())),
            source=str(data.get("source", "")),
            note=str(data.get("note", "")),
            rules=tuple(data.get("rules", ())),
        )
        self.fields: Final = [
            Field(
                name,
                value,
                BOXED if name in mine else data.get(f"{name}{OF_FIELD}", self.provenance.of(name)),
            )
            for name, value in data.items()
            if name not in ABOUT and not name.endswith(OF_FIELD)
        ]

    def has(self, name: str) -> bool:
        return any(field.name == name for field in self.fields)


def content_of(game: str, folder: Path | None) -> Content:
    """The files of a pack: those in the folder, or those that ship with the game."""
    return shown_content(folder or shipped(game))


def shipped(game: str) -> Path:
    """The content folder that comes with a game."""
    return Path(str(files(f"cantina.games.{game}"))) / "content"


def sheets_of(content: Content) -> dict[str, list[Sheet]]:
    """The rows that say where they come from, by file."""
    values = content.values if isinstance(content, BoxedContent) else {}
    found: dict[str, list[Sheet]] = {}
    for file, data in content.files.items():
        rows = [row for table in data.values() if isinstance(table, list) for row in table]
        if file == BOX:
            rows += [{"id": name, **table} for name, table in data.items() if _is_told(table)]
        mine = values.get(file.removesuffix(".toml"), {})
        sheets = [
            Sheet(file, row, fields_of(mine, row))
            for row in rows
            if isinstance(row, dict) and "provenance" in row
        ]
        if sheets:
            found[file] = sheets
    return found


def _is_told(table: Any) -> bool:
    return isinstance(table, dict) and "provenance" in table
