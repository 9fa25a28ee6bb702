"""The steps of an unfinished mission, each read by itself: what the editor says of every one while
others are still wrong.
"""

from __future__ import annotations

from typing import Any, Final

from cantina.games.zone.box.mission import Act, EnvTrigger, Mission
from cantina.games.zone.load.effects import Book
from cantina.games.zone.load.environment import EnvReader
from cantina.games.zone.load.gear import read_names
from cantina.games.zone.terms.ids import Area, ProgramNo
from cantina.kernel.errors import BadContent
from cantina.kernel.pack import Content, Row


class Steps:
    """By where it stands in the tables of the file, such as `event.2.immediate.0`: what could be
    read, and what was wrong with the rest."""

    def __init__(self, mission: Mission, book: Book) -> None:
        self.mission: Final = mission
        self.programs: Final[dict[str, ProgramNo]] = {}
        self.triggers: Final[dict[str, EnvTrigger]] = {}
        self.acts: Final[dict[str, Act]] = {}
        self.problems: Final[dict[str, BadContent]] = {}
        self._book: Final = book

    def read(self, content: Content, file: str) -> None:
        whole = content.files[file]
        for number, row in enumerate(content.rows(file, "event") if "event" in whole else []):
            for field in ("immediate", "end"):
                self._program(row, f"event.{number}.{field}", _entries(row, field))
        names = read_names(content, file, "act") if "act" in whole else {}
        reader = EnvReader(self._book, self.mission.ground, names)
        for number, row in enumerate(content.rows(file, "env") if "env" in whole else []):
            for side in ("a", "b"):
                for variant, data in _tables(row, side):
                    part = Row(file, row.label, data)
                    self._side(reader, row, f"env.{number}.{side}.{variant}", part)

    def _program(self, row: Row, path: str, entries: list[Any]) -> None:
        for number, entry in enumerate(entries):
            try:
                self.programs[f"{path}.{number}"] = self._book.program(row, [entry])
            except BadContent as problem:
                self.problems[f"{path}.{number}"] = problem

    def _side(self, reader: EnvReader, row: Row, path: str, part: Row) -> None:
        self._program(row, f"{path}.do", _entries(part, "do"))
        areas: tuple[Area, ...] = ()
        try:
            areas = reader.areas(row, "at")
        except BadContent as problem:
            self.problems[path] = problem
        for number, data in _tables(part, "triggers"):
            place = f"{path}.triggers.{number}"
            try:
                self.triggers[place] = reader.trigger(row, data, areas)
            except BadContent as problem:
                self.problems[place] = problem
        for number, data in _tables(part, "acts"):
            place = f"{path}.acts.{number}"
            try:
                self.acts[place] = reader.act(row, data, areas)
            except BadContent as problem:
                self.problems[place] = problem


def _entries(row: Row, field: str) -> list[Any]:
    found = row.value(field) if row.has(field) else []
    return found if isinstance(found, list) else []


def _tables(row: Row, field: str) -> list[tuple[int, dict[str, Any]]]:
    """With their places; anything else is refused when the whole is read."""
    return [(n, one) for n, one in enumerate(_entries(row, field)) if isinstance(one, dict)]
