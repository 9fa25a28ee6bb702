"""Content packs: a folder of TOML tables, decoded, checked, frozen and digested.

A game reads its files through `Content` and `Row`, which validate as they read: a bad row raises
BadContent with the file, the row and the reason.
"""

from __future__ import annotations

import gzip
import json
import tomllib
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from cantina.kernel.errors import BadContent

PROVENANCES: Final = ("seed", "public", "reconstructed", "ruling")
LANGUAGES: Final = ("en", "uk", "fr", "es")
ORIGINS: Final = ("provenance", "values_from", "reconstructed", "source", "note", "rules")
"""Fields that say where a row comes from. Play never reads them, nor translations."""
OF_FIELD: Final = "_provenance"  # ends what says where a single field comes from


@dataclass(eq=False, repr=False)
class Pack:
    """Everything printed, frozen. Games add their tables; things in play are indices into those."""

    key: Final[str]
    digest: Final[str]  # of what play reads, not of names (Content.digest)
    things: Final[tuple[str, ...]]  # by number in play: the id of its row
    content: Content | None = None  # what it was read from


class Row:
    """One row of a content file, read field by field. Unread fields are an error."""

    def __init__(self, file: str, label: str, data: dict[str, Any]) -> None:
        self.file: Final = file
        self.label: Final = label
        self._data: Final = data
        self._read: set[str] = set()

    def bad(self, reason: str) -> BadContent:
        return BadContent(self.file, self.label, reason)

    def has(self, field: str) -> bool:
        return field in self._data

    def _take(self, field: str) -> Any:
        self._read.add(field)
        if field not in self._data:
            raise self.bad(f"field {field!r} is missing")
        return self._data[field]

    def value(self, field: str) -> Any:
        """The raw value, for nested data that the game checks itself."""
        return self._take(field)

    def text(self, field: str) -> str:
        value = self._take(field)
        if not isinstance(value, str) or not value:
            raise self.bad(f"field {field!r} must be text, not {value!r}")
        return value

    def number(self, field: str, low: int = 0, high: int = 999) -> int:
        return self._checked_number(field, self._take(field), low, high)

    def numbers(self, field: str, count: int, low: int = 0, high: int = 999) -> tuple[int, ...]:
        values = self.list_of_numbers(field, low, high)
        if len(values) != count:
            raise self.bad(f"field {field!r} must be a list of {count} numbers, not {values!r}")
        return values

    def list_of_numbers(self, field: str, low: int = 0, high: int = 999) -> tuple[int, ...]:
        values = self._take(field)
        if not isinstance(values, list) or not values:
            raise self.bad(f"field {field!r} must be a list of numbers, not {values!r}")
        return tuple(self._checked_number(field, value, low, high) for value in values)

    def maybe_number(self, field: str, low: int = 0, high: int = 999) -> int:
        return self.number(field, low, high) if self.has(field) else 0

    def flag(self, field: str) -> bool:
        """A boolean; false if the field is absent."""
        value = self._take(field) if self.has(field) else False
        if not isinstance(value, bool):
            raise self.bad(f"field {field!r} must be true or false, not {value!r}")
        return value

    def _checked_number(self, field: str, value: object, low: int, high: int) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise self.bad(f"field {field!r} must be a number from {low} to {high}, not {value!r}")
        return value

    def one_of(self, field: str, choices: tuple[str, ...]) -> str:
        value = self.text(field)
        if value not in choices:
            raise self.bad(f"field {field!r} must be one of {', '.join(choices)}, not {value!r}")
        return value

    def texts(self, field: str) -> tuple[str, ...]:
        """A list of strings; empty if the field is absent."""
        if not self.has(field):
            return ()
        values = self._take(field)
        if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
            raise self.bad(f"field {field!r} must be a list of texts, not {values!r}")
        return tuple(values)

    def maybe_text(self, field: str) -> str:
        return self.text(field) if self.has(field) else ""

    def names(self, field: str) -> dict[str, str]:
        """A name per language; English is required and is the fallback."""
        values = self._take(field)
        if not isinstance(values, dict) or not isinstance(values.get("en"), str):
            raise self.bad(f"field {field!r} must give at least the name in English (en)")
        for language, name in values.items():
            if language not in LANGUAGES or not isinstance(name, str) or not name:
                raise self.bad(f"field {field!r} has no usable name for {language!r}")
        return {language: str(values.get(language, values["en"])) for language in LANGUAGES}

    def provenance(self) -> Provenance:
        """Where the row's values come from, and the fields that are exceptions."""
        apart = [key for key in self._data if key.endswith(OF_FIELD)]
        kinds = [self.one_of(key, PROVENANCES) for key in ("provenance", *apart)]
        reconstructed = self.texts("reconstructed")
        for field in (*reconstructed, *[key.removesuffix(OF_FIELD) for key in apart]):
            if field not in self._data:
                raise self.bad(f"'reconstructed' names {field!r}, which is no field of this row")
        return Provenance(
            kind=kinds[0],
            reconstructed=reconstructed,
            source=self.maybe_text("source"),
            note=self.maybe_text("note"),
            rules=self.texts("rules"),
        )

    def done(self) -> None:
        """Raises BadContent if a field was not read: it must be misspelt."""
        for field in [field for field in self._data if field not in self._read]:
            raise self.bad(f"field {field!r} is not known here")


@dataclass(eq=False, repr=False)
class Provenance:
    """Where a row's values come from. Shown to players, who may replace reconstructed values."""

    kind: Final[str]
    reconstructed: Final[tuple[str, ...]]
    source: Final[str]
    note: Final[str]
    rules: Final[tuple[str, ...]]

    def of(self, field: str) -> str:
        """The provenance of one field of the row."""
        return "reconstructed" if field in self.reconstructed else self.kind


@dataclass(eq=False, repr=False)
class Content:
    """The files of a pack folder, parsed."""

    folder: Final[Path]
    files: Final[dict[str, dict[str, Any]]]

    def digest(self, words: tuple[str, ...] = ()) -> str:
        """Covers what play reads: not names, translations, notes, provenance, the files in `words`
        or the facts printed on the box. It binds games to their content."""
        read = {file: _played(data) for file, data in self.files.items() if file not in words}
        read.get("pack.toml", {}).pop("box", None)
        canonical = json.dumps(read, sort_keys=True, ensure_ascii=False, separators=(",", ":"))
        return blake2b(canonical.encode(), digest_size=16).hexdigest()

    def box(self, fewest: int, most: int) -> tuple[int, int]:
        """Minutes and age as printed on the box. Raises BadContent."""
        row = self.section("pack.toml", "box")
        row.provenance()
        row.number("players_min", fewest, fewest)
        row.number("players_max", most, most)
        minutes, age = row.number("minutes", 1), row.number("age_min")
        row.done()
        return minutes, age

    def head(self, file: str) -> Row:
        """The top-level values of a file, without its tables of rows."""
        return Row(file, "", {k: v for k, v in self._file(file).items() if not _is_table(v)})

    def section(self, file: str, key: str) -> Row:
        """One table of a file, such as `[components]`."""
        data = self._file(file).get(key)
        if not isinstance(data, dict):
            raise BadContent(file, "", f"the table [{key}] is missing")
        return Row(file, f"[{key}]", data)

    def rows(self, file: str, key: str = "row") -> list[Row]:
        """The rows `[[key]]` of a file, with unique ids."""
        found = self._file(file).get(key)
        if not isinstance(found, list) or not all(isinstance(row, dict) for row in found):
            raise BadContent(file, "", f"there are no rows [[{key}]]")
        rows: list[Row] = []
        seen: set[str] = set()
        for number, data in enumerate(found, start=1):
            label = str(data.get("id", f"number {number}"))
            if label in seen:
                raise BadContent(file, label, "this id is used by an earlier row")
            seen.add(label)
            rows.append(Row(file, label, data))
        return rows

    def constants(self, least: Mapping[str, int]) -> dict[str, int]:
        """The rows `[[constant]]` of pack.toml: all names in `least`, with these minimums."""
        values: dict[str, int] = {}
        for row in self.rows("pack.toml", "constant"):
            name = row.one_of("id", tuple(least))
            values[name] = row.number("value", least[name])
            row.provenance()
            row.done()
        for name in [name for name in least if name not in values]:
            raise BadContent("pack.toml", name, "this constant is missing")
        return values

    def _file(self, file: str) -> dict[str, Any]:
        if file not in self.files:
            raise BadContent(file, "", f"the file is missing in {self.folder}")
        return self.files[file]


def _played(value: Any) -> Any:
    if isinstance(value, list):
        return [_played(one) for one in value]
    if not isinstance(value, dict):
        return value
    row = "provenance" in value  # not nested data
    fields = [key for key in value if not (row and (key in ORIGINS or key.endswith(OF_FIELD)))]
    return {key: _played(value[key]) for key in fields if not is_translated(value[key])}


def is_translated(value: object) -> bool:
    """A text in several languages, always including English."""
    return isinstance(value, dict) and "en" in value and all([key in LANGUAGES for key in value])


def _is_table(value: object) -> bool:
    """`[[rows]]` or a `[section]`, but not an inline table of names."""
    if isinstance(value, dict):
        return "en" not in value
    return isinstance(value, list) and bool(value) and isinstance(value[0], dict)


def read_content(folder: Path) -> Content:
    """Parses all TOML files of a folder, or a file with a whole pack. Raises BadContent."""
    if folder.is_file():
        try:
            return Content(folder=folder, files=json.loads(gzip.decompress(folder.read_bytes())))
        except (OSError, EOFError, ValueError, zlib.error) as failure:
            raise BadContent(folder.name, "", f"cannot be read: {failure}") from None
    if not folder.is_dir():
        raise BadContent(str(folder), "", "there is no such folder")
    files: dict[str, dict[str, Any]] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            files[path.name] = _parsed(path.name, path.read_text(encoding="utf-8"))
        except UnicodeDecodeError as error:
            raise BadContent(path.name, "", f"not valid TOML: {error}") from None
        except OSError as failure:
            raise BadContent(path.name, "", f"cannot be read: {failure.strerror}") from None
    return Content(folder=folder, files=files)


def parse_content(file: str, text: str) -> Content:
    """A single file without a folder. Raises BadContent."""
    return Content(folder=Path(), files={file: _parsed(file, text)})


def _parsed(file: str, text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except ValueError as error:  # bad syntax, or a number that is too large
        raise BadContent(file, "", f"not valid TOML: {error}") from None
    except RecursionError:
        raise BadContent(file, "", "not valid TOML: too deep") from None
