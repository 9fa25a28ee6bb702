"""Which values of a pack somebody may replace, row by row, and what each of them may be."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from cantina.kernel.pack import OF_FIELD, ORIGINS, Content, is_translated
from cantina.parts.box.limits import CHOICE, NUMBER, NUMBERS, WORD, AskedContent, Limit, Limits

OPEN: Final = ("reconstructed", "public")
"""Of these provenances anybody may read another value in their box. What a rulebook states is
locked, unless an edition is named that prints it differently."""
LOCKED: Final = "seed"
KNOWN: Final = (*OPEN, LOCKED)
MOST_CHOICES: Final = 40
COPIES: Final = "copies"


@dataclass(eq=False, repr=False)
class Shelf:
    """One file of a pack whose rows lie in the box."""

    deck: Final[str]  # what the box calls it; several files may be one deck
    file: Final[str]
    by: Final[str] = ""  # the field by which its rows are grouped
    cards: Final[bool] = False  # each copy by itself, in any order
    leaves: Final[tuple[str, ...]] = ()  # fields that are no values of the box


@dataclass(eq=False, repr=False)
class Place:
    """A value that can be replaced."""

    ours: Final[Any]
    provenance: Final[str]
    limit: Final[Limit]


@dataclass(eq=False, repr=False)
class Printed:
    """A row of a shelf with its places by field."""

    id: Final[str]
    group: Final[str]
    copies: Final[int]  # that can be told apart; 1 where rows are no cards
    in_any_order: Final[bool]
    names: Final[dict[str, str]]
    places: Final[dict[str, Place]]

    def cards(self) -> list[str]:
        """How an overlay calls each copy."""
        if self.copies == 1:
            return [self.id]
        return [f"{self.id}#{number}" for number in range(1, self.copies + 1)]


Shelves = dict[str, list[Printed]]
"""By file without its ending, in the order of the box."""


def limits_of(content: Content, read: Callable[[Content], Any]) -> Limits:
    """What the loader `read` takes in each field of this content."""
    asked = AskedContent(content)
    read(asked)
    return asked.limits


def shelves_of(content: Content, shelves: tuple[Shelf, ...], limits: Limits) -> Shelves:
    """All rows with something to replace."""
    found: Shelves = {}
    for shelf in shelves:
        rows = [row for row in _rows(content, shelf.file) if "provenance" in row]
        words = {name: some for name, some in _words(rows).items() if len(some) < len(rows)}
        printed = [_printed(shelf, row, words, limits) for row in rows]
        found[stem(shelf.file)] = [row for row in printed if row.places]
    return found


def stem(file: str) -> str:
    return file.removesuffix(".toml")


def _rows(content: Content, file: str) -> list[dict[str, Any]]:
    tables = [table for table in content.files.get(file, {}).values() if isinstance(table, list)]
    rows = [row for table in tables for row in table if isinstance(row, dict) and "id" in row]
    ids = [row["id"] for row in rows]
    return [row for row in rows if ids.count(row["id"]) == 1]


def _printed(
    shelf: Shelf, row: dict[str, Any], words: dict[str, list[str]], limits: Limits
) -> Printed:
    places: dict[str, Place] = {}
    asked = limits.get((shelf.file, str(row["id"])), {})
    for field, value in row.items():
        provenance = _provenance(row, field)
        if field == "id" or field in shelf.leaves or provenance not in KNOWN:
            continue
        limit = _limit(asked.get(field), field, value, words.get(field, []))
        if limit is not None:
            places[field] = Place(ours=value, provenance=provenance, limit=limit)
    names = row.get("name")
    return Printed(
        id=str(row["id"]),
        group=str(row.get(shelf.by, "")) if shelf.by else "",
        copies=row.get(COPIES, 1) if shelf.cards else 1,
        in_any_order=shelf.cards,
        names=names if is_translated(names) and isinstance(names, dict) else {},
        places=places,
    )


def _provenance(row: dict[str, Any], field: str) -> str:
    mine = "reconstructed" if field in row.get("reconstructed", ()) else row["provenance"]
    return str(row.get(f"{field}_provenance", mine))


def _limit(asked: Limit | None, field: str, value: Any, words: list[str]) -> Limit | None:
    """Words are those that the file uses in such a place; a list keeps its length on a page."""
    if asked is None or field in ORIGINS or field.endswith(OF_FIELD):
        return None
    if asked.kind == NUMBERS and not asked.count:
        return Limit(kind=NUMBERS, low=asked.low, high=asked.high, count=len(value))
    if asked.kind != WORD:
        return asked if asked.kind != NUMBER or asked.low < asked.high else None
    fits = 1 < len(words) <= MOST_CHOICES
    return Limit(kind=CHOICE, choices=tuple(words)) if fits else None


def _words(rows: list[dict[str, Any]]) -> dict[str, list[str]]:
    """The words of each field, and of others that name the same things: the second character of a
    contract may be the first of another."""
    names = dict.fromkeys([name for row in rows for name in row if name not in ORIGINS])
    texts = {
        name: dict.fromkeys([row[name] for row in rows if isinstance(row.get(name), str)])
        for name in names
    }
    found: dict[str, list[str]] = {}
    for name, mine in texts.items():
        like = [other for other in texts.values() if any([word in mine for word in other])]
        found[name] = sorted(dict.fromkeys([word for other in like for word in other]))
    return found
