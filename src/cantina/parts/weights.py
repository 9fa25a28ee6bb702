"""Numbers that a bot plays by, as data: sets of them by name and number of players, in one file.

A game that publishes them (its service `weights`) can be tuned: `./cantina tune`.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from cantina.kernel.errors import BadContent

Values: TypeAlias = dict[str, int]
"""Each number by its name."""
BySeats: TypeAlias = dict[int, Values]
"""For each number of players that has a set of its own."""

RANGE: Final = "range"
ANY: Final = "any"
TUNED: Final = "tuned"
"""The set that tuning improves, and that everybody plays by who does not ask for another."""


@dataclass(eq=False, repr=False)
class WeightSets:
    """What a file of weights says."""

    path: Final[Path]
    ranges: Final[dict[str, tuple[int, int]]]  # the least and the most that tuning tries
    sets: Final[dict[str, BySeats]]

    def of(self, name: str, seats: int) -> Values:
        """The set for this many players: their own, or else that of the next smaller number."""
        return of_seats(self.sets[name], seats)


def of_seats(sets: BySeats, seats: int) -> Values:
    smaller = [number for number in sets if number <= seats]
    return sets[max(smaller) if smaller else min(sets)]


def read_weights(path: Path) -> WeightSets:
    """Raises BadContent: file, set, reason."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    ranges = {name: (least, most) for name, (least, most) in data.pop(RANGE).items()}
    sets: dict[str, BySeats] = {}
    for name, tables in data.items():
        sets[name] = {}
        for seats, values in tables.items():
            _check(path.name, f"[{name}.{seats}]", ranges, values)
            sets[name][0 if seats == ANY else int(seats)] = values
    return WeightSets(path=path, ranges=ranges, sets=sets)


def _check(
    file: str, label: str, ranges: dict[str, tuple[int, int]], values: dict[str, object]
) -> None:
    if set(values) != set(ranges):
        odd = ", ".join(sorted(set(values) ^ set(ranges)))
        raise BadContent(file, label, f"these are missing or not known: {odd}")
    for name, value in values.items():
        if type(value) is not int:
            raise BadContent(file, label, f"{name} must be a number, not {value!r}")


def with_set(text: str, name: str, seats: int, values: Values) -> str:
    """The text of a file of weights with one set replaced, or added at its end."""
    heading = f"[{name}.{seats}]"
    lines = [heading, *[f"{key} = {value}" for key, value in values.items()]]
    before, found, after = text.partition(heading + "\n")
    if not found:
        return text.rstrip("\n") + "\n\n" + "\n".join(lines) + "\n"
    rest = after.partition("\n\n")[2]
    return before + "\n".join(lines) + "\n" + (f"\n{rest}" if rest else "")
