"""The legend of a game in the terminal: all its signs, and the few that stand below a drawn map."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.text import Text

from cantina.locales import Words
from cantina.signs import Sign, signs_of

GAP: Final = "  "


def legend_lines(game: str, words: Words, wanted: str) -> list[Text]:
    """Name, meaning and look of every sign, under the names of their groups; with a word, of those
    that have it in any of the three."""
    lines: list[Text] = []
    for group, signs in groupby(signs_of(game), key=lambda sign: sign.group):
        found = [_told(game, words, sign) for sign in signs if _fits(game, words, sign, wanted)]
        if found:
            lines += [Text(words(f"{game}-signs-{group}"), "bold"), *found]
    return lines


def _told(game: str, words: Words, sign: Sign) -> Text:
    text = Text(GAP)
    if sign.terminal:
        text.append(f"{sign.terminal} ", "cyan")
    text.append(words(f"{game}-sign-{sign.id}"), "bold")
    text.append(f" ({words(f'{game}-sign-{sign.id}-look')}). ", "dim")
    return text.append(words(f"{game}-sign-{sign.id}-means"))


def _fits(game: str, words: Words, sign: Sign, wanted: str) -> bool:
    said = (words(f"{game}-sign-{sign.id}{part}") for part in ("", "-look", "-means"))
    return wanted.casefold() in GAP.join(said).casefold()


def map_legend(game: str, words: Words, groups: tuple[str, ...], width: int) -> list[Text]:
    """Signs of these groups as the terminal draws them, as many on a line as fit."""
    names: dict[str, list[str]] = {}
    for sign in signs_of(game):
        if sign.terminal and sign.group in groups:
            names.setdefault(sign.terminal, []).append(words(f"{game}-sign-{sign.id}"))
    lines = [""]
    for drawn, meant in names.items():
        entry = f"{drawn} {', '.join(meant)}"
        if lines[-1] and len(lines[-1]) + len(GAP) + len(entry) > width:
            lines.append("")
        lines[-1] += f"{GAP if lines[-1] else ''}{entry}"
    return [Text(line, "dim") for line in lines]
