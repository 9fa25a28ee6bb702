"""Reads and writes an overlay: a small file of what in somebody's box differs from ours.

It is JSON: `format`, `game`, `pack` (the digest of the content it was made for), `owner` (whose box
it is), `edition` (which print, where a printed value differs) and `values` by file, row and field.
`row#2` is the second of several equal cards alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from cantina.kernel.errors import BadContent
from cantina.parts.problems import coded

FORMAT: Final = 1
LONGEST: Final = 32_000
"""Characters. It lies in the options of a table; all 195 cards of Bounty Hunters take 15,000."""
MOST_VALUES: Final = 1_000
MOST_BRACKETS: Final = 2 * MOST_VALUES
LONGEST_NAME: Final = 40
LONGEST_WORD: Final = 80
LONGEST_LIST: Final = 16
LARGEST: Final = 1_000_000
FIELDS: Final = ("format", "game", "pack", "owner", "edition", "values")

Values = dict[str, dict[str, dict[str, Any]]]
"""By file (without its ending), row and field."""


@dataclass(eq=False, repr=False)
class Overlay:
    """What differs in somebody's box."""

    game: Final[str]
    pack: Final[str]
    owner: Final[str]
    edition: Final[str]
    values: Final[Values]

    def __iter__(self) -> Iterator[tuple[str, str, str, Any]]:
        for file, rows in self.values.items():
            for row, fields in rows.items():
                for field, value in fields.items():
                    yield file, row, field, value


def bad(reason: str, code: str = "broken", **about: str | int) -> BadContent:
    """A problem of the whole file."""
    return coded(BadContent("box", "", reason), code, **about)


def read_overlay(text: str) -> Overlay:
    """Raises BadContent. What strangers send is measured before it is parsed."""
    if len(text) > LONGEST:
        raise bad(f"an overlay has at most {LONGEST} characters", "long", most=LONGEST)
    if text.count("[") + text.count("{") > MOST_BRACKETS:
        raise bad(f"an overlay has at most {MOST_VALUES} values", "many", most=MOST_VALUES)
    try:
        data = json.loads(text, parse_constant=_refuse)
    except (ValueError, RecursionError):
        raise bad("this is not an overlay: it is no JSON") from None
    if not isinstance(data, dict) or "values" not in data:
        raise bad("this is not an overlay", "other")
    for name in data:
        if name not in FIELDS:
            raise bad(f"an overlay has no field {name!r}")
    if data.get("format") != FORMAT or isinstance(data["format"], bool):
        raise bad(f"this overlay is not of format {FORMAT}", "format")
    overlay = Overlay(
        game=_word(data, "game", LONGEST_WORD),
        pack=_word(data, "pack", LONGEST_WORD),
        owner=_word(data, "owner", LONGEST_NAME),
        edition=_word(data, "edition", LONGEST_NAME),
        values=_values(data["values"]),
    )
    if sum(1 for _ in overlay) > MOST_VALUES:
        raise bad(f"an overlay has at most {MOST_VALUES} values", "many", most=MOST_VALUES)
    return overlay


def write_overlay(overlay: Overlay) -> str:
    """The text that `read_overlay` reads, the same for the same values."""
    data = {
        "format": FORMAT,
        "game": overlay.game,
        "pack": overlay.pack,
        "owner": overlay.owner,
        "edition": overlay.edition,
        "values": {
            file: dict(sorted(rows.items())) for file, rows in sorted(overlay.values.items())
        },
    }
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _refuse(constant: str) -> None:
    raise ValueError(constant)


def _word(data: dict[str, Any], name: str, longest: int) -> str:
    value = data.get(name, "")
    if not isinstance(value, str) or len(value) > longest or not value.isprintable():
        raise bad(f"{name!r} must be a text of at most {longest} characters")
    return value


def _values(data: object) -> Values:
    found: Values = {}
    for file, rows in _table(data, "values").items():
        found[file] = {}
        for row, fields in _table(rows, file).items():
            found[file][row] = {}
            for field, value in _table(fields, row).items():
                if not _is_plain(value):
                    raise bad(f"{file}, {row}, {field}: not a number, a text or a list of numbers")
                found[file][row][field] = value
    return found


def _table(data: object, name: str) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise bad(f"{name[:LONGEST_WORD]!r} must be a table")
    for key in data:
        if not key or len(key) > LONGEST_WORD or not key.isprintable():
            raise bad(f"{name[:LONGEST_WORD]!r} names something that is no name")
    return data


def _is_plain(value: object) -> bool:
    if isinstance(value, list):
        return len(value) <= LONGEST_LIST and all([_is_number(one) for one in value])
    if isinstance(value, str):
        return len(value) <= LONGEST_WORD and value.isprintable()
    return isinstance(value, bool) or _is_number(value)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= LARGEST
