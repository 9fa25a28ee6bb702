"""Where texts break the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from cantina.kernel.game import discover
from cantina.kernel.pack import LANGUAGES
from tests.words.glossary import SOURCES, Rule, Term, rules, terms
from tests.words.texts import Named, Text, all_names, all_texts


class Breach(NamedTuple):
    language: str
    game: str
    where: str
    rule: str
    found: str
    say: str

    def __str__(self) -> str:
        place = f"{self.where}: {self.language}: {self.rule}"
        return f"{place}: {self.found!r} (better: {self.say})"


def all_breaches() -> list[Breach]:
    return [*forbidden(all_texts()), *misnamed(all_names())]


def forbidden(texts: Iterable[Text]) -> Iterator[Breach]:
    """Words and marks that must not stand there."""
    for text in texts:
        for rule in rules()[text.language]:
            if applies(rule, text):
                for match in rule.pattern.finditer(text.words):
                    where = place(text.path, text.line)
                    yield Breach(text.language, text.game, where, rule.id, match[0], rule.say)


def applies(rule: Rule, text: Text) -> bool:
    if rule.game not in ("", text.game) or rule.id in text.exempt:
        return False
    if rule.messages_only and not text.is_message:
        return False
    if rule.unselected and text.variant:
        return False
    return rule.ids is None or rule.ids.search(text.key) is not None


def misnamed(names: Iterable[Named]) -> Iterator[Breach]:
    """Things of the content whose English is a term, with other words than its own."""
    known: dict[str, dict[str, list[Term]]] = {game: _by_english(game) for game in discover()}
    for named in names:
        found = known.get(named.game, {}).get(plain(named.words["en"]), [])
        for language in LANGUAGES[1:] if found else ():
            said = named.words.get(language, named.words["en"])
            right = {plain(word) for term in found for word in term.labels(language)}
            if plain(said) not in right:
                where, first = place(named.path, named.line), found[0]
                yield Breach(language, named.game, where, first.id, said, first.said(language))


def _by_english(game: str) -> dict[str, list[Term]]:
    known: dict[str, list[Term]] = {}
    for term in terms(game):
        if not term.row["en"].get("verb"):
            for word in term.labels("en"):
                known.setdefault(plain(word), []).append(term)
    return known


def plain(word: str) -> str:
    return re.sub(r"[\u00a0\u202f\s]+", " ", word.replace("'", "’")).strip().casefold()


def place(path: object, line: int) -> str:
    return f"{str(path).removeprefix(f'{SOURCES.parent.parent}/')}:{line}"
