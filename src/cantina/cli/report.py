"""Reports of problems that the web client saves: read here, told by `cantina replay`.

A report of a finished game holds its record, and opens at the decision it is about. One of a game
that was running holds what the reporter's seat knew, and nothing that could be replayed.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from cantina.cli.play.fields import lines_of
from cantina.cli.screen import Screen
from cantina.kernel.errors import BadRecord
from cantina.kernel.game import find_game
from cantina.kernel.record import Record, parse
from cantina.locales import Words
from cantina.packs import Packs

FORMAT: Final = 1
MARK: Final = "cantina_report"


class Report:
    def __init__(self, data: dict[str, Any]) -> None:
        """Raises BadRecord."""
        if data[MARK] != FORMAT:
            raise BadRecord(f"the report has format {data[MARK]!r}; this reads format {FORMAT}")
        self.data: Final = data
        self.made: Final = _field(data, "made", str)
        self.text: Final = _field(data, "text", str)
        self.game: Final = _field(data, "game", str)
        self.seat: Final = _field(data, "seat", int)  # -1: somebody who watched
        self.rev: Final = _field(data, "rev", int)
        self.asks: Final = _rows(data, "asks")
        self.events: Final = _rows(data, "events")
        self.view: Final = data.get("view")
        self.versions: Final = _field(data, "versions", dict)
        self.record: Final[Record | None] = (
            parse(json.dumps(data["record"])) if "record" in data else None
        )
        self.at: Final = _field(data, "at", int) if self.record is not None else 0


def read_report(path: Path) -> Report | None:
    """The report in a file; None when it holds something else. Raises BadRecord."""
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except (ValueError, RecursionError):
        return None  # the next reader reports what is wrong
    if not isinstance(data, dict) or MARK not in data:
        return None
    try:
        return Report(data)
    except BadRecord as error:
        raise BadRecord(f"{path} cannot be used: {error}") from None


def _field(data: dict[str, Any], key: str, kind: type) -> Any:
    value = data.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadRecord(f"the report has no usable {key!r}")
    return value


def _rows(data: dict[str, Any], key: str) -> list[dict[str, Any]]:
    rows = _field(data, key, list)
    if not all(isinstance(row, dict) for row in rows):
        raise BadRecord(f"the report has no usable {key!r}")
    return list(rows)


def tell_head(report: Report, words: Words, screen: Screen) -> None:
    """Who reported what, and whether it was with these rules."""
    screen.show(Text(words("report-title", game=report.game, made=report.made), "bold"))
    if report.text:
        screen.show(Text(report.text))
    game = find_game(report.game)
    pack = Packs(game, None).of(str(report.versions.get("pack")))
    here = {"behaviour": game.behaviour, "pack": pack.digest}
    for name, value in here.items():
        if report.versions.get(name) != value:
            other = str(report.versions.get(name))
            screen.show(
                Text(words("report-other", name=name, other=other, here=str(value)), "yellow")
            )
    screen.show(Text())


def tell_view(report: Report, words: Words, screen: Screen) -> None:
    """A game that was running: what had happened, what the seat saw, what it was asked."""
    screen.show(Text(words("report-running", seat=report.seat + 1, rev=report.rev), "dim"))
    screen.show(Text(words("report-events"), "bold"))
    for event in report.events:
        screen.show(Text(_said(event)))
    screen.show(Text(), Text(words("report-view"), "bold"), *lines_of(report.view))
    for ask in report.asks:
        screen.show(Text(), Text(words("report-asked", ask=str(ask.get("name"))), "bold"))
        options = ask.get("options")
        for option in options if isinstance(options, list) else []:
            screen.show(Text(f"  {option}"))


def _said(event: dict[str, Any]) -> str:
    fields = [f"{name}={value}" for name, value in event.items() if name != "event"]
    return " ".join([str(event.get("event")), *fields])
