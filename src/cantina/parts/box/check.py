"""Looks an overlay over: what can be played, what is no longer needed, what cannot be taken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from cantina.kernel.errors import BadContent
from cantina.kernel.pack import Content
from cantina.parts.box.apply import BoxedContent
from cantina.parts.box.overlay import Overlay, Values, bad, read_overlay
from cantina.parts.box.places import LOCKED, Printed, Shelf, limits_of, shelves_of, stem
from cantina.parts.box.settle import settled
from cantina.parts.problems import coded

MOST_TRIES: Final = 24
"""How often a pack is read for one overlay: each time without the rows that were refused."""

Read = Callable[[Content], Any]


@dataclass(eq=False, repr=False)
class Found:
    """One value of an overlay, and why it is not taken."""

    file: Final[str]
    row: Final[str]
    field: Final[str]
    value: Final[Any]
    reason: Final[str]
    code: Final[str]
    about: Final[dict[str, str | int]]


@dataclass(eq=False, repr=False)
class Looked:
    """An overlay against a pack. `pack` is None where not even what was left can be read."""

    overlay: Final[Overlay]  # with what can be played, and nothing else
    needless: Final[list[Found]]
    refused: Final[list[Found]]
    pack: Final[Any]


def look_over(game: str, pack: Any, shelves: tuple[Shelf, ...], read: Read, text: str) -> Looked:
    """Raises BadContent where the text is no overlay, or one of another game."""
    overlay = read_overlay(text)
    if overlay.game != game:
        reason = f"these are values of {overlay.game}, not of {game}"
        raise bad(reason, "game", game=overlay.game)
    content: Content = pack.content
    printed = shelves_of(content, shelves, limits_of(content, read))
    needless: list[Found] = []
    refused: list[Found] = []
    taken: Values = {}
    cards: dict[str, dict[str, Printed]] = {}
    for file, rows in printed.items():
        cards[file] = {id: row for row in rows for id in (row.id, *row.cards())}
    for file, row, name, value in overlay:
        found = _found(file, row, name, value)
        try:
            if _is_needed(cards, found, overlay.edition):
                taken.setdefault(file, {}).setdefault(row, {})[name] = value
            else:
                needless.append(found)
        except BadContent as problem:
            refused.append(_found(file, row, name, value, problem))
    boxed = _read_all(pack, read, taken, refused, text)
    kept = settled(printed, taken)
    return Looked(
        overlay=Overlay(
            game=game,
            pack=pack.digest,
            owner=overlay.owner,
            edition=overlay.edition,
            values=kept,
        ),
        needless=needless,
        refused=refused,
        pack=boxed,
    )


def _is_needed(cards: dict[str, dict[str, Printed]], found: Found, edition: str) -> bool:
    """Raises BadContent."""
    file, label = f"{found.file}.toml", found.row
    if found.file not in cards:
        raise coded(BadContent(file, label, "this file has no values to replace"), "file")
    row = cards[found.file].get(label)
    if row is None:
        raise coded(BadContent(file, label, "there is no such row"), "row")
    place = row.places.get(found.field)
    if place is None:
        raise coded(BadContent(file, label, f"{found.field!r} cannot be replaced"), "field")
    if place.ours == found.value and type(place.ours) is type(found.value):
        return False
    if place.provenance == LOCKED and not edition:
        reason = f"{found.field!r} is printed in the rulebook: name the edition that differs"
        raise coded(BadContent(file, label, reason), "printed")
    place.limit.check(file, label, found.field, found.value)
    return True


def _found(file: str, row: str, field: str, value: Any, problem: BadContent | None = None) -> Found:
    return Found(
        file=file,
        row=row,
        field=field,
        value=value,
        reason="" if problem is None else problem.reason,
        code="" if problem is None else problem.code,
        about={} if problem is None else problem.about,
    )


def _read_all(pack: Any, read: Read, taken: Values, refused: list[Found], text: str) -> Any:
    """The pack with what can be read. Rows that the loader refuses leave `taken`; None where it
    refuses the whole, with everything."""
    for _ in range(MOST_TRIES):
        content = BoxedContent(pack.content, taken, text, pack.digest)
        try:
            return read(content)
        except BadContent as problem:
            _give_back(taken, refused, problem)
        if not any(taken.values()):
            break
    return None


def _give_back(taken: Values, refused: list[Found], problem: BadContent) -> None:
    """Of the row that is named; where it is no row of the overlay, nothing can stay."""
    rows = taken.get(stem(problem.file), {})
    named = [row for row in rows if problem.row in (row, row.partition("#")[0])]
    gone = {stem(problem.file): {row: rows.pop(row) for row in named}} if named else dict(taken)
    for file, lost in gone.items():
        for row, fields in lost.items():
            for name, value in fields.items():
                coded(problem, problem.code or "together", file=problem.file, row=problem.row)
                refused.append(_found(file, row, name, value, problem))
    if not named:
        taken.clear()
