"""Regulars: bots with a name and a habit, as data (`regulars.toml` beside a game's weights).

A habit bends the numbers that a bot plays by, whichever set that is: a part more or less of some,
and an amount more of others, never beyond what tuning tries. A game with a learned value may bend
what its facts are worth, too.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from cantina.kernel.errors import BadContent
from cantina.kernel.pack import LANGUAGES
from cantina.parts.weights import BySeats, Values, WeightSets

PARTS: Final = ("name", "percent", "more", "facts")
WHOLE: Final = 100
ANY: Final = "any"
"""Whoever it is: no regular has this key."""


@dataclass(eq=False, repr=False)
class Regular:
    key: Final[str]
    names: Final[dict[str, str]]  # by language
    percent: Final[Values]  # by weight: so much of it
    more: Final[Values]  # and then so much more
    facts: Final[Values]  # by fact of the learned value: so much more, in hundredths of a point


def read_regulars(
    path: Path, ranges: dict[str, tuple[int, int]], facts: tuple[str, ...] = ()
) -> dict[str, Regular]:
    """By key. Raises BadContent: file, regular, reason."""
    data = tomllib.loads(path.read_text(encoding="utf-8"))
    return {key: _regular(path.name, key, said, list(ranges), facts) for key, said in data.items()}


def _regular(
    file: str, key: str, said: dict[str, Any], weights: list[str], facts: tuple[str, ...]
) -> Regular:
    label = f"[{key}]"
    names = said.get("name", {})
    if not key.isascii() or not key.isalpha() or not key.islower():
        raise BadContent(file, label, "a key is one word in small letters")
    if key == ANY:
        raise BadContent(file, label, "this key stands for everybody")
    if set(names) != set(LANGUAGES) or not all([type(n) is str and n for n in names.values()]):
        raise BadContent(file, label, f"needs a name in {', '.join(LANGUAGES)}")
    if odd := sorted(set(said) - set(PARTS)):
        raise BadContent(file, label, f"these are not known: {', '.join(odd)}")
    percent, more, liked = [said.get(part, {}) for part in PARTS[1:]]
    _check(file, label, {**percent, **more}, weights)
    _check(file, label, liked, list(facts))
    if not percent and not more and not liked:
        raise BadContent(file, label, "has no habit")
    return Regular(key=key, names=names, percent=percent, more=more, facts=liked)


def _check(file: str, label: str, values: dict[str, object], known: list[str]) -> None:
    if odd := sorted(set(values) - set(known)):
        raise BadContent(file, label, f"these are not known: {', '.join(odd)}")
    for name, value in values.items():
        if type(value) is not int:
            raise BadContent(file, label, f"{name} must be a number, not {value!r}")


def bent(sets: WeightSets, name: str, regular: Regular) -> BySeats:
    """A set of weights as the regular plays by it."""
    return {seats: _bent(sets, values, regular) for seats, values in sets.sets[name].items()}


def _bent(sets: WeightSets, values: Values, regular: Regular) -> Values:
    changed = dict(values)
    for name in [*regular.percent, *regular.more]:
        part = values[name] * regular.percent.get(name, WHOLE) // WHOLE
        least, most = sets.ranges[name]
        changed[name] = max(least, min(most, part + regular.more.get(name, 0)))
    return changed
