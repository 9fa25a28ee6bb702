"""Writes a content pack with the values of somebody's box as TOML files."""

from __future__ import annotations

import json
from typing import Any

from cantina.kernel.pack import Content
from cantina.parts.box.apply import BoxedContent, fields_of
from cantina.sheets import ABOUT


def folder_files(content: Content) -> dict[str, str]:
    """The files of a folder for `--pack`, by name. Rows with values of the box say so."""
    values = content.values if isinstance(content, BoxedContent) else {}
    files: dict[str, str] = {}
    for file, tables in content.files.items():
        mine = values.get(file.removesuffix(".toml"), {})
        credited = {
            key: [_credited(row, mine) for row in table] if _is_rows(table) else table
            for key, table in tables.items()
        }
        files[file] = _file(credited)
    return files


def _credited(row: dict[str, Any], mine: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """What somebody has read in a box is no longer reconstructed."""
    fields = fields_of(mine, row)
    if not fields:
        return row
    ours = row.get("reconstructed", [])
    if row["provenance"] == "reconstructed":
        ours = [name for name in row if name not in ABOUT and not name.endswith("_provenance")]
    left = [name for name in ours if name not in fields]
    known = "public" if row["provenance"] == "reconstructed" else row["provenance"]
    new = {**row, "provenance": known, "reconstructed": left}
    return new if left else {key: value for key, value in new.items() if key != "reconstructed"}


def _is_rows(table: object) -> bool:
    return isinstance(table, list) and bool(table) and all(isinstance(row, dict) for row in table)


def _file(tables: dict[str, Any]) -> str:
    """Top-level values come first; every row and section is a table of its own."""
    lines: list[str] = []
    for key, value in tables.items():
        if not _is_rows(value) and not _is_section(value):
            lines.append(f"{key} = {_value(value)}")
    for key, value in tables.items():
        rows = value if _is_rows(value) else [value] if _is_section(value) else []
        head = f"[[{key}]]" if _is_rows(value) else f"[{key}]"
        for row in rows:
            lines += ["", head, *[f"{_key(name)} = {_value(one)}" for name, one in row.items()]]
    return "\n".join(lines).lstrip("\n") + "\n"


def _is_section(value: object) -> bool:
    return isinstance(value, dict) and "en" not in value


def _key(name: str) -> str:
    plain = name.replace("_", "").replace("-", "")
    return name if plain.isascii() and plain.isalnum() else json.dumps(name, ensure_ascii=False)


def _value(value: Any) -> str:
    if isinstance(value, dict):
        parts = [f"{_key(name)} = {_value(one)}" for name, one in value.items()]
        return f"{{ {', '.join(parts)} }}" if parts else "{}"
    if isinstance(value, list):
        return f"[{', '.join([_value(one) for one in value])}]"
    if isinstance(value, str) and "\n" in value and "\\" not in value and '"""' not in value:
        return f'"""\n{value}"""'
    return json.dumps(value, ensure_ascii=False)
