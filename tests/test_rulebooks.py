"""The rulebooks for players: the same passages in every language, and all rules in them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from cantina.kernel.game import discover
from cantina.kernel.pack import LANGUAGES
from cantina.rulebook import CHAPTERS, HEADING, read_rules, rules_folder

GAMES = tuple(game for game in discover() if rules_folder(game))
OTHERS = tuple(language for language in LANGUAGES if language != "en")
NUMBER = re.compile(r"\d+(?:\.\d+)*")
LINK = re.compile(r"\]\(([^)]+)\)")
NOT_FOR_PLAYERS = re.compile(
    r"`|\b(?:AMB?|EX|[CTD])-\d+\b|\bP\d+\b|\b(?:software|engine|test suite|implementation|toml)\b",
    re.I,
)
"""Code, keys of sources and of the specification's own lists, and talk of programs."""


def folder_of(game: str) -> Path:
    folder = rules_folder(game)
    assert folder is not None
    return folder


def chapters(game: str, language: str) -> list[Path]:
    return sorted((folder_of(game) / language).glob(CHAPTERS))


def passages(path: Path) -> dict[str, list[str]]:
    """The lines of a chapter under each of its headings."""
    found: dict[str, list[str]] = {"": []}
    at = ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("#") and (heading := HEADING.match(line)):
            at = heading[1]
            found[at] = []
        found[at].append(line)
    return found


def test_every_game_has_its_rules_for_players_in_every_language() -> None:
    """Write them as docs/adding-a-game.md says; the other tests are about those that exist."""
    missing = [
        f"docs/rules/{game}/{language} has no chapters"
        for game in discover()
        for language in LANGUAGES
        if game not in GAMES or not chapters(game, language)
    ]
    assert not missing, "\n".join(missing)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_told_to_players_once(game: str) -> None:
    told = Counter(
        id
        for path in chapters(game, "en")
        for ids in passages(path)
        for id in ids.split(", ")
        if id
    )
    rules = read_rules(folder_of(game))
    assert [id for id, count in told.items() if count > 1] == []
    assert [id for id in told if id not in rules] == []
    assert [id for id, rule in rules.items() if not rule.exempt and id not in told] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_translation_says_the_same(game: str, language: str) -> None:
    names = [path.name for path in chapters(game, "en")]
    assert [path.name for path in chapters(game, language)] == names
    found = [
        f"{path.name}: {difference}"
        for path in chapters(game, "en")
        for difference in differences(
            passages(path), passages(path.parents[1] / language / path.name)
        )
    ]
    assert found == []


def differences(first: dict[str, list[str]], second: dict[str, list[str]]) -> Iterator[str]:
    if list(second) != list(first):
        yield f"other passages: {sorted(set(first) ^ set(second))}, or in another order"
    for ids in [ids for ids in first if ids in second]:
        for pattern in (NUMBER, LINK):
            one, two = (sorted(pattern.findall("\n".join(text[ids]))) for text in (first, second))
            if one != two:
                yield f"{ids} has {two} instead of {one}"
        if [shape(line) for line in first[ids]] != [shape(line) for line in second[ids]]:
            yield f"{ids} has other lines"


def shape(line: str) -> str:
    """Whether it is text, a list, a table, a figure, a heading or nothing."""
    return line[:1] if line[:1] in ("", "|", "-", "!", "#") else "text"


@pytest.mark.parametrize("game", GAMES)
def test_players_read_nothing_of_programs(game: str) -> None:
    found = [
        f"{path.parent.name}/{path.name}:{number}: {match[0]}"
        for language in LANGUAGES
        for path in chapters(game, language)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        for match in NOT_FOR_PLAYERS.finditer(line)
    ]
    assert found == []
