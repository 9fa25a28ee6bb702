"""`cantina content`: what is in a content pack, and which of it is known for sure."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from cantina.cli.box import is_overlay, pack_with
from cantina.cli.cardsheet import card_detail
from cantina.cli.play.painter import make_painter
from cantina.cli.screen import Screen
from cantina.cli.teller import MARK, Teller
from cantina.kernel.errors import BadOptions
from cantina.kernel.game import Game, find_game
from cantina.kernel.pack import PROVENANCES
from cantina.locales import Words, pick_language
from cantina.sheets import Sheet, content_of, sheets_of

COPIES: Final = "copies"
NARROWEST: Final = 9
"""Columns of the screen that a column of a table needs to be read."""


class Shelf:
    """A content pack with everything needed to show it."""

    def __init__(self, key: str, folder: Path | None, language: str | None) -> None:
        self.game: Final[Game[Any, Any]] = find_game(key)
        self.words: Final = Words(pick_language(language, os.environ))
        self.screen: Final = Screen(plain=False)
        boxed = pack_with(key, folder) if folder is not None and is_overlay(folder) else None
        self.pack: Final = boxed or self.game.load(folder)
        files = boxed.content if boxed else content_of(key, folder)
        self.sheets: Final = sheets_of(files)
        self.teller: Final = Teller(key, self.words, self.sheets)
        self.painter: Final = make_painter(self.game, self.pack, [], self.words, self.screen)

    def title(self) -> Text:
        said = self.words("content-title", game=self.painter.title(), digest=self.pack.digest)
        return Text(said, "bold")


def check_content(key: str, folder: Path | None, language: str | None) -> None:
    shelf = Shelf(key, folder, language)
    words = shelf.words
    content_of(key, folder).box(shelf.game.fewest, shelf.game.most)
    shelf.screen.show(shelf.title(), Text(words("content-good")), Text())
    table = Table(box=SIMPLE_HEAD, title=Text(words("content-values")), title_justify="left")
    table.add_column(words("content-file"))
    table.add_column(words("content-rows"), justify="right")
    for provenance in PROVENANCES:
        table.add_column(words(f"origin-kind-{provenance}"), justify="right")
    total: Counter[str] = Counter()
    rows = 0
    for file, sheets in shelf.sheets.items():
        counts = Counter(field.provenance for sheet in sheets for field in sheet.fields)
        total += counts
        rows += len(sheets)
        table.add_row(file, *_numbers(len(sheets), counts))
    table.add_section()
    table.add_row(words("content-total"), *_numbers(rows, total), style="bold")
    shelf.screen.show(table)


def _numbers(rows: int, counts: Counter[str]) -> list[str]:
    return [str(rows), *[str(counts[provenance] or "·") for provenance in PROVENANCES]]


def show_content(
    key: str,
    card: str | None,
    scenario: str | None,
    folder: Path | None,
    language: str | None,
) -> None:
    shelf = Shelf(key, folder, language)
    if scenario is not None:
        shelf.screen.show(*shelf.painter.scenario(scenario))
        return
    if card is not None:
        _show_cards(shelf, card)
        return
    shelf.screen.show(shelf.title())
    cards = {
        file: sheets
        for file, sheets in shelf.sheets.items()
        if any(field.name == COPIES for field in sheets[0].fields)
    }
    for file, sheets in (cards or shelf.sheets).items():
        shelf.screen.show(Text(), Text(file, "bold"), _table(shelf, sheets))
    shelf.screen.show(Text(shelf.words("content-legend", mark=MARK), "dim"))


def _table(shelf: Shelf, sheets: list[Sheet]) -> RenderableType:
    names = list(dict.fromkeys(field.name for sheet in sheets for field in sheet.fields))
    if len(names) * NARROWEST > shelf.screen.width:
        return Group(*[_row(shelf, sheet) for sheet in sheets])
    table = Table(box=SIMPLE_HEAD, header_style="bold")
    table.add_column(shelf.words("content-id"), style="dim", no_wrap=True)
    for name in names:
        table.add_column(shelf.teller.heading(name), overflow="fold")
    for sheet in sheets:
        fields = {field.name: field for field in sheet.fields}
        cells: list[Text] = []
        for name in names:
            field = fields.get(name)
            style = "yellow" if field and field.reconstructed else ""
            cells.append(Text(shelf.teller.value(field) if field else "", style))
        table.add_row(sheet.id, *cells)
    return table


def _row(shelf: Shelf, sheet: Sheet) -> Text:
    """What a row has, one after the other: a table of that many columns would be one letter
    wide."""
    text = Text(f"{sheet.id}  ", "dim") if sheet.id else Text()
    for number, field in enumerate(sheet.fields):
        label, value = shelf.teller.heading(field.name), shelf.teller.value(field)
        text.append("; " if number else "")
        said = shelf.words("labelled", label=label, text=value)
        text.append(said, "yellow" if field.reconstructed else "not dim")
    return text


def _show_cards(shelf: Shelf, query: str) -> None:
    by_id = {sheet.id: sheet for sheets in shelf.sheets.values() for sheet in sheets}
    rows = [row for row in shelf.painter.find(query) if row in by_id]
    if not rows:
        raise BadOptions(f"{shelf.game.key} has no card {query!r}; see: content show")
    for row in rows:
        description = shelf.painter.describe(row)
        detail = card_detail(shelf.teller, by_id[row], description, shelf.screen.plain)
        shelf.screen.show(*detail, Text())
    shelf.screen.show(Text(shelf.words("content-legend", mark=MARK), "dim"))
