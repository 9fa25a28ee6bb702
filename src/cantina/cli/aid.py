"""`cantina aid`: the player aid of a game, and the same for the prompt of `cantina play`."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from itertools import groupby
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from cantina.aid import SIGN, read_aid
from cantina.cli import FAILED, Stop
from cantina.cli.screen import Screen
from cantina.kernel.game import Game, find_game
from cantina.locales import Words, pick_language


def show_aid(key: str, language: str | None, plain: bool) -> None:
    words = Words(pick_language(language, os.environ))
    game, screen = find_game(key), Screen(plain)
    found = list(aid_lines(game, game.load(None), words.language, screen.plain))
    if not found:
        raise Stop(words("aid-absent"), FAILED)
    screen.show(*found)


def aid_lines(
    game: Game[Any, Any], pack: Any, language: str, plain: bool
) -> Iterator[RenderableType]:
    """Section by section, each with its rules; signs are for pages that draw them."""
    for leaf in read_aid(game, pack, language):
        for section in leaf.sections:
            yield Text(section.title, "bold").append(f"  {', '.join(section.ids)}", "not bold dim")
            for is_table, lines in groupby(section.text, lambda line: line.startswith("|")):
                if is_table:
                    yield from _table(list(lines), plain)
                else:
                    yield from [_styled(said) for line in lines if (said := _unsigned(line))]
            yield Text()


def _table(lines: list[str], plain: bool) -> list[RenderableType]:
    rows = [[_unsigned(cell) for cell in line.strip("|").split("|")] for line in lines]
    head, body = rows[0], rows[2:]
    said = [at for at in range(len(head)) if any(row[at] for row in [head, *body])]
    if plain:
        return [_styled("  ".join(row[at] for at in said if row[at])) for row in [head, *body]]
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_row(*[Text(head[at], "dim") for at in said])
    for row in body:
        grid.add_row(*[_styled(row[at]) for at in said])
    return [grid]


def _unsigned(text: str) -> str:
    """Without signs; nothing where there was nothing but signs."""
    said = re.sub(r"\s+", " ", SIGN.sub("", text)).strip()
    return "" if said == "≤" else said


def _styled(text: str) -> Text:
    """`**bold**`, and without the stars of other emphasis."""
    line = Text()
    for at, part in enumerate(text.split("**")):
        line.append(part.replace("*", ""), "bold" if at % 2 else "")
    return line
