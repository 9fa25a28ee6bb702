"""Content with the values of somebody's box in it."""

from __future__ import annotations

from typing import Any, Final

from cantina.kernel.pack import Content
from cantina.parts.box.overlay import Values
from cantina.parts.box.places import COPIES


class BoxedContent(Content):
    """The files of a pack with other values. The digest stays that of the pack: a record names it,
    and has the values among its options."""

    def __init__(self, content: Content, values: Values, text: str, digest: str) -> None:
        super().__init__(folder=content.folder, files=with_values(content.files, values))
        self.values: Final = values
        self.text: Final = text
        self.of: Final = digest

    def digest(self, words: tuple[str, ...] = ()) -> str:
        return self.of


def with_values(files: dict[str, dict[str, Any]], values: Values) -> dict[str, dict[str, Any]]:
    """The files with these values. Cards that differ from their equals become rows."""
    changed = dict(files)
    for file, mine in values.items():
        name = f"{file}.toml"
        changed[name] = {
            key: [new for row in table for new in _changed(row, mine)]
            if isinstance(table, list) and all([isinstance(row, dict) for row in table])
            else table
            for key, table in files.get(name, {}).items()
        }
    return changed


def fields_of(mine: dict[str, dict[str, Any]], row: dict[str, Any]) -> dict[str, Any]:
    """What an overlay says of a row of the changed files."""
    id = str(row.get("id", ""))
    return mine.get(id, mine.get(id.partition("#")[0], {}))


def _changed(row: dict[str, Any], mine: dict[str, dict[str, Any]]) -> list[dict[str, Any]]:
    id, copies = str(row.get("id", "")), row.get(COPIES, 1)
    apart = [f"{id}#{number}" for number in range(1, copies + 1) if f"{id}#{number}" in mine]
    new = [{**row, "id": card, COPIES: 1, **mine[card]} for card in apart]
    if len(new) == copies:
        return new
    rest = {**row, **mine.get(id, {})}
    return [rest if not new else {**rest, COPIES: copies - len(new)}, *new]
