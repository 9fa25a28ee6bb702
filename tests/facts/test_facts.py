"""What the books print, fact by fact, against the content of each game.

A `[[fact]]` names a `row` (file, table, id or number) and the place in the books (`from`).
`is`: the fields whose provenance is seed, whole, their names in the languages the books print.
`has`: what can be read of a field that is otherwise ours; what is in a list may be found by id or
type, `*` stands for any key, `{}` for anything. `kinds`: lists of which the book says only how many
are alike; X is itself. A `[[word]]` is a printed word that stands among the texts of the game.
"""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from cantina.kernel.pack import Content, is_translated, read_content
from cantina.sheets import Sheet, shipped

GAMES = ("hunters", "hoth", "zone")
UNPRINTED: Final = {"sign"}
"""Fields of rows that no book prints: the sign stands in our text maps."""
Fact = dict[str, Any]


def facts_of(game: str, table: str = "fact") -> list[Fact]:
    text = (Path(__file__).parent / f"{game}.toml").read_text(encoding="utf-8")
    found: list[Fact] = tomllib.loads(text).get(table, [])
    return found


def rows_of(content: Content) -> dict[str, dict[str, Any]]:
    """Every row and section by file, table, and id or number."""
    found: dict[str, dict[str, Any]] = {}
    for file, tables in content.files.items():
        for name, table in tables.items():
            if isinstance(table, list):
                for number, row in enumerate(table, 1):
                    if isinstance(row, dict):
                        found[f"{file}/{name}/{row.get('id', number)}"] = row
            elif isinstance(table, dict):
                found[f"{file}/{name}"] = table
    return found


def differences(content: Content, facts: list[Fact]) -> Iterator[str]:
    """What is not as the books have it: the place there, then the row and the value."""
    rows = rows_of(content)
    for fact in facts:
        label = f"{fact['from']}: {fact['row']}"
        row = rows.get(fact["row"])
        if row is None:
            yield f"{label} is missing"
            continue
        for way, found in [
            *compared(fact.get("is", {}), {key: row.get(key) for key in fact.get("is", {})}, True),
            *compared(fact.get("has", {}), row, False),
        ]:
            yield f"{label} {way}: {found}"
        for key, printed in fact.get("kinds", {}).items():
            if alike(row[key]) != alike(printed):
                yield f"{label} {key}: {row[key]}, not alike as {printed}"


def compared(fact: Any, value: Any, whole: bool, way: str = "") -> Iterator[tuple[str, str]]:
    """Where a value is not what the fact says, with both."""
    if fact == {}:
        return
    if isinstance(fact, dict) and isinstance(value, dict | list):
        parts = value if isinstance(value, dict) else by_name(value)
        if "*" in fact:
            if fact["*"] not in parts.values():
                yield way, f"{value!r} has no {fact['*']!r}"
            return
        if whole and not is_translated(value) and set(parts) != set(fact):
            yield way, f"{sorted(parts)}, not {sorted(fact)}"
        for key in fact:
            yield from compared(fact[key], parts.get(key), whole, f"{way}.{key}".lstrip("."))
    elif isinstance(fact, list) and isinstance(value, list) and len(fact) == len(value):
        for number, one in enumerate(fact):
            yield from compared(one, value[number], whole, f"{way}.{number}")
    elif fact != value:
        yield way, f"{value!r}, not {fact!r}"


def by_name(values: list[Any]) -> dict[str, Any]:
    """The values of a list by their id or type, or else by number."""
    labelled = [value if isinstance(value, dict) else {} for value in values]
    return {
        str(label.get("id", label.get("type", number))): values[number]
        for number, label in enumerate(labelled)
    }


def alike(kinds: list[str]) -> tuple[int, list[int]]:
    """How many are X, and how many there are of each other kind."""
    return kinds.count("X"), sorted(Counter(kind for kind in kinds if kind != "X").values())


@pytest.mark.parametrize("game", GAMES)
def test_the_content_says_what_the_books_print(game: str) -> None:
    assert not list(differences(read_content(shipped(game)), facts_of(game)))


@pytest.mark.parametrize("game", GAMES)
def test_every_value_of_the_books_is_a_fact_and_every_fact_is_marked_so(game: str) -> None:
    """A field is `seed` in the content if and only if it is listed here."""
    content = read_content(shipped(game))
    listed = {(fact["row"], field) for fact in facts_of(game) for field in fact.get("is", {})}
    marked = {
        (name, field.name)
        for name, row in rows_of(content).items()
        if "provenance" in row and not name.startswith("facts.toml")
        for field in Sheet("", row).fields
        if field.provenance == "seed" and field.name not in UNPRINTED
    }
    unmarked = {(row, field) for row, field in listed if "provenance" in rows_of(content)[row]}
    assert not marked - listed, "no place in the books is listed"
    assert not unmarked - marked, "the content says that this is not from the books"


@pytest.mark.parametrize("game", GAMES)
def test_printed_words_are_printed_letter_for_letter(game: str) -> None:
    for word in facts_of(game, "word"):
        folder = shipped(game).parent / "locales" / word["language"]
        texts = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.ftl")))
        assert f"\n{word['message']} = {word['is']}\n" in texts, word["from"]


PLANTED = [
    ("zone", "weapons.toml/row/ptm", ("price",), 150, "S: weapon card «ПТМ»"),
    (
        "zone",
        "enemies.toml/row/chimera",
        ("attack", "name", "uk"),
        "Кидок",
        "S: enemy card «Химера»",
    ),
    (
        "zone",
        "weapons.toml/row/dp_12",
        ("attacks", 1, "dice_per_round"),
        3,
        "S: weapon card «DP-12»",
    ),
    (
        "zone",
        "mission_a1.toml/unknown",
        ("two",),
        ["X", "horde", "horde", "horde"],
        "S: mission A1, Жетони невідомих ворогів",
    ),
    ("hoth", "units.toml/row/snowtroopers", ("figures",), 3, "H: Загони, «Снігові штурмовики»"),
    ("hunters", "pack.toml/constant/sell_value", ("value",), 2, "all: Sell"),
]


@pytest.mark.parametrize(("game", "row", "way", "value", "place"), PLANTED)
def test_a_changed_value_is_found_with_its_place_in_the_book(
    game: str, row: str, way: tuple[str | int, ...], value: object, place: str
) -> None:
    before = read_content(shipped(game))
    content = Content(folder=before.folder, files=copy.deepcopy(before.files))
    inside: Any = rows_of(content)[row]
    for key in way[:-1]:
        inside = inside[key]
    inside[way[-1]] = value
    found = list(differences(content, facts_of(game)))
    assert len(found) == 1
    assert found[0].startswith(place)
    assert f": {row} " in found[0]
