"""What a field may hold, as the game's own loader asks for it: nobody says it a second time."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from cantina.kernel.errors import BadContent
from cantina.kernel.pack import Content, Row
from cantina.parts.problems import coded

NUMBER: Final = "number"
NUMBERS: Final = "numbers"
CHOICE: Final = "choice"
FLAG: Final = "flag"
WORD: Final = "word"
"""A text that something else of the pack gives a meaning to, such as the id of a character."""


@dataclass(eq=False, repr=False)
class Limit:
    """What the loader takes in one field."""

    kind: Final[str]
    low: Final[int] = 0
    high: Final[int] = 0
    count: Final[int] = 0  # of numbers; 0: any
    choices: Final[tuple[str, ...]] = ()

    def check(self, file: str, label: str, field: str, value: Any) -> None:
        """Raises BadContent in the loader's words."""
        row = Row(file, label, {field: value})
        try:
            if self.kind == NUMBER:
                row.number(field, self.low, self.high)
            elif self.kind == NUMBERS and self.count:
                row.numbers(field, self.count, self.low, self.high)
            elif self.kind == NUMBERS:
                row.list_of_numbers(field, self.low, self.high)
            elif self.kind == FLAG:
                row.flag(field)
            else:
                row.one_of(field, self.choices)
        except BadContent as problem:
            about = {"low": self.low, "high": self.high, "count": self.count}
            raise coded(problem, self.kind, **about) from None


Limits = dict[tuple[str, str], dict[str, Limit]]
"""By file and row, then field."""


class AskedRow(Row):
    """A row that notes what the loader takes."""

    def __init__(self, row: Row, noted: dict[str, Limit]) -> None:
        super().__init__(row.file, row.label, row._data)
        self.noted: Final = noted

    def text(self, field: str) -> str:
        self.noted[field] = Limit(kind=WORD)
        return super().text(field)

    def number(self, field: str, low: int = 0, high: int = 999) -> int:
        self.noted[field] = Limit(kind=NUMBER, low=low, high=high)
        return super().number(field, low, high)

    def numbers(self, field: str, count: int, low: int = 0, high: int = 999) -> tuple[int, ...]:
        values = super().numbers(field, count, low, high)
        self.noted[field] = Limit(kind=NUMBERS, low=low, high=high, count=count)
        return values

    def list_of_numbers(self, field: str, low: int = 0, high: int = 999) -> tuple[int, ...]:
        self.noted[field] = Limit(kind=NUMBERS, low=low, high=high)
        return super().list_of_numbers(field, low, high)

    def flag(self, field: str) -> bool:
        self.noted[field] = Limit(kind=FLAG)
        return super().flag(field)

    def one_of(self, field: str, choices: tuple[str, ...]) -> str:
        value = super().one_of(field, choices)
        self.noted[field] = Limit(kind=CHOICE, choices=choices)
        return value


class AskedContent(Content):
    """Content that notes what the loader takes."""

    def __init__(self, content: Content) -> None:
        super().__init__(folder=content.folder, files=content.files)
        self.limits: Final[Limits] = {}

    def rows(self, file: str, key: str = "row") -> list[Row]:
        return [
            AskedRow(row, self.limits.setdefault((file, row.label), {}))
            for row in super().rows(file, key)
        ]
