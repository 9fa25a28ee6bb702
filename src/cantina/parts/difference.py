"""What changed between two views, so that only that is sent. Compiled with the engine."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

DEEPEST: Final = 3
"""How far into a view differences look: a player's field is small enough to be sent whole."""


def difference(old: Any, new: Any) -> list[Any]:
    """What turns `old` into `new`: a list of [path, value].

    A path is a list of keys and indices; value replaces what is there. Lists of another length are
    replaced whole.
    """
    found: list[Any] = []
    _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: list[str | int], found: list[Any]) -> None:
    pairs: Iterable[tuple[Any, Any]]
    if type(old) is dict and type(new) is dict and old.keys() == new.keys():
        pairs = new.items()
    elif type(old) is list and type(new) is list and len(old) == len(new):
        pairs = enumerate(new)
    else:
        found.append([path, new])
        return
    deeper = len(path) + 1 < DEEPEST
    for key, value in pairs:
        if old[key] != value:
            if deeper and isinstance(value, dict | list):
                _compare(old[key], value, [*path, key], found)
            else:
                found.append([[*path, key], value])
