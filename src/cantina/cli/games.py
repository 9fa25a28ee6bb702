"""`cantina games`: what can be played, with how many, for how long, and how tables may differ."""

from __future__ import annotations

import os
from typing import Any

from rich.text import Text

from cantina.cli.screen import Screen
from cantina.kernel.game import Game, Option, discover
from cantina.locales import Words, pick_language
from cantina.sheets import content_of


def list_games(language: str | None) -> None:
    words = Words(pick_language(language, os.environ))
    screen = Screen(plain=False)
    games = discover()
    screen.show(Text(words("games-title"), "bold"), Text())
    for game in games.values():
        screen.show(*_lines(game, words), Text())
    command = f"cantina play {next(iter(games))}"
    screen.show(Text(words("games-start", command=command), "dim"))


def _lines(game: Game[Any, Any], words: Words) -> list[Text]:
    content = content_of(game.key, None)
    name = content.head("pack.toml").names("name")[words.language]
    minutes, age = content.box(game.fewest, game.most)
    seats = words("games-seats", fewest=game.fewest, most=game.most)
    title = Text(f"{game.key}  ", "bold cyan").append(name, "bold not cyan")
    facts = [seats, words("games-minutes", minutes=minutes), words("lobby-age", age=age)]
    title.append(f"  {', '.join(facts)}", "not bold not cyan")
    return [title, *[line for option in game.options for line in _option(game.key, option, words)]]


def _option(game: str, option: Option, words: Words) -> list[Text]:
    heading = Text(f"  {words(f'{game}-option-{option.key}')}", "bold")
    lines = [heading.append(f"  {option.rule}", "not bold dim")]
    if not option.choices:
        lines.append(Text(f"    {option.key}=…", "cyan"))
    for place, choice in enumerate(option.choices):
        line = Text(f"    {option.key}={choice}", "cyan")
        line.append(f"  {words(f'{game}-choice-{choice}')}", "not cyan")
        if place == 0:
            line.append(f" ({words('games-default')})", "not cyan dim")
        lines.append(line)
    return lines
