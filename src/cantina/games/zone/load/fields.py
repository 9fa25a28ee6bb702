"""What a verb of cards is made of, as its class declares it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from cantina.games.zone.box.effect import Op


@dataclass(frozen=True)
class Field:
    name: str  # in content
    attribute: str
    kind: str
    words: tuple[str, ...] = ()  # all it can be, where the list is closed
    optional: bool = False


class Verb:
    """A verb's own value is its first field, or the table of the numbers that come first."""

    def __init__(self, cls: Callable[..., Op], fields: tuple[Field, ...]) -> None:
        count = 0
        while count < len(fields) and fields[count].kind == "int":
            count += 1
        self.cls: Final = cls
        self.fields: Final = fields
        self.is_table: Final = count > 0
        self.own: Final = fields[: count or 1]
        self.others: Final = {field.name: field for field in fields[count or 1 :]}
