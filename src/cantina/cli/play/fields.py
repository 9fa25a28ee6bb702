"""The painter for a game that has none of its own: fields and values, nothing clever."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from cantina.cli.play.painter import Painter
from cantina.kernel.action import Ask, Seat
from cantina.kernel.event import AnswerSealed, Event
from cantina.kernel.table import Table


class FieldsPainter(Painter):
    def board(self, view: Any, ask: Ask, story: list[Text]) -> list[RenderableType]:
        return [*lines_of(self.game.encode_view(view)), *story]

    def question(self, view: Any, ask: Ask) -> str:
        return f"{self.names[ask.seat]}: {ask.name}"

    def choices(self, world: Table[Any, Any], view: Any, ask: Ask) -> list[Text]:
        return [Text(repr(option)) for option in ask.options]

    def story(self, past: list[Event], events: list[Event], seat: Seat, brief: bool) -> list[Text]:
        told: list[Text] = []
        for event in events:
            if not isinstance(event, AnswerSealed):
                fields = self.game.encode_event(event)
                said = [f"{name}={value}" for name, value in fields.items() if name != "event"]
                told.append(Text(f"{fields['event']} {' '.join(said)}"))
        return told

    def score(self, view: Any) -> list[RenderableType]:
        outcome = self.game.encode_view(view).get("outcome")
        scores = outcome["scores"] if outcome else []
        return [
            Text(self.words("play-score-of", name=name, score=score))
            for name, score in zip(self.names, scores, strict=False)
        ]

    def reasons(self, view: Any, seat: Seat) -> list[RenderableType]:
        return []

    def table_of(self, view: Any, seat: Seat) -> list[RenderableType]:
        return lines_of(self.game.encode_view(view))

    def discards(self, view: Any) -> list[RenderableType]:
        return []

    def row_of(self, view: Any, ask: Ask, number: int) -> str | None:
        return None

    def find(self, query: str) -> list[str]:
        return [query]

    def describe(self, row: str) -> str:
        return row


def lines_of(value: Any, depth: int = 0) -> list[RenderableType]:
    """Nested values as indented lines."""
    if not isinstance(value, dict):
        return [Text("  " * depth + str(value))]
    lines: list[RenderableType] = []
    for name, part in value.items():
        if isinstance(part, dict) or (part and isinstance(part, list) and _is_rows(part)):
            lines.append(Text("  " * depth + name))
            for row in part if isinstance(part, list) else [part]:
                lines.extend(lines_of(row, depth + 1))
        else:
            lines.append(Text("  " * depth + f"{name}: {part}"))
    return lines


def _is_rows(values: list[Any]) -> bool:
    return all(isinstance(value, dict) for value in values)


PAINTER = FieldsPainter
