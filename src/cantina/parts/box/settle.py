"""Cards of one kind are a set: typed in any order, only what differs in the end counts."""

from __future__ import annotations

from typing import Any

from cantina.parts.box.overlay import Values
from cantina.parts.box.places import Printed, Shelves

Fields = dict[str, Any]


def settled(shelves: Shelves, values: Values) -> Values:
    """The fewest values that make the same box."""
    found = {file: _settled(shelves[file], rows) for file, rows in values.items()}
    return {file: rows for file, rows in found.items() if rows}


def _settled(printed: list[Printed], mine: dict[str, Fields]) -> dict[str, Fields]:
    cards = [(id, row) for row in printed for id in row.cards()]
    ours = [{field: place.ours for field, place in row.places.items()} for _, row in cards]
    theirs = [
        {**old, **mine.get(id, mine.get(row.id, {}))}
        for (id, row), old in zip(cards, ours, strict=True)
    ]
    changed = [number for number, old in enumerate(ours) if old != theirs[number]]
    pairs = (
        _matched(ours, theirs, changed)
        if printed and printed[0].in_any_order
        else [(number, number) for number in changed]
    )
    return {cards[row][0]: _differences(ours[row], theirs[typed]) for row, typed in pairs}


def _matched(ours: list[Fields], theirs: list[Fields], changed: list[int]) -> list[tuple[int, int]]:
    """Which row becomes which typed card: equal ones need nothing, the others as little as they
    can."""
    rows, typed = list(changed), []
    for number in changed:
        same = next((row for row in rows if ours[row] == theirs[number]), None)
        if same is None:
            typed.append(number)
        else:
            rows.remove(same)
    ranked = sorted(
        [
            (len(_differences(ours[row], theirs[number])), row != number, row, number)
            for row in rows
            for number in typed
        ]
    )
    pairs: list[tuple[int, int]] = []
    for _, _, row, number in ranked:
        if row in rows and number in typed:
            rows.remove(row)
            typed.remove(number)
            pairs.append((row, number))
    return pairs


def _differences(ours: Fields, theirs: Fields) -> Fields:
    return {field: value for field, value in theirs.items() if value != ours.get(field)}
