"""Every text that a player reads keeps to the glossary."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from cantina.kernel.pack import LANGUAGES
from tests.words import glossary
from tests.words.breaches import all_breaches, applies, forbidden
from tests.words.glossary import Rule, all_terms, missing_glossaries, rules, terms
from tests.words.texts import Text, messages


def test_every_game_has_a_glossary() -> None:
    assert not (missing := missing_glossaries()), "\n".join(missing)


def test_a_game_without_a_glossary_is_named_and_has_no_terms(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    lacking = tmp_path / "locales" / "glossary.toml"
    monkeypatch.setattr(glossary, "glossary_files", lambda: {"pig": lacking})
    assert [line.split(" is missing:")[0] for line in missing_glossaries()] == [str(lacking)]
    assert terms("pig") == []


def test_texts_keep_to_the_glossary() -> None:
    assert [f"{breach}" for breach in all_breaches()] == []


def test_every_term_has_a_word_in_every_language_and_an_id_of_its_own() -> None:
    found = all_terms()
    ids = Counter(term.id for term in found)
    assert [id for id, count in ids.items() if count > 1] == []
    assert [term.id for term in found for language in LANGUAGES if not term.said(language)] == []


def test_the_glossary_keeps_to_itself() -> None:
    """No word that is asked for is forbidden for another term of the same game."""
    own = [
        Text(Path("glossary.ftl"), 0, language, term.game, word, key=term.id)
        for term in all_terms()
        for language in LANGUAGES
        for word in sorted(term.labels(language))
    ]
    terms = {term.id for term in all_terms()}
    assert [f"{breach}" for breach in forbidden(own) if breach.rule in terms] == []


def test_a_forbidden_word_is_found_where_it_stands(tmp_path: Path) -> None:
    folder = tmp_path / "hoth" / "uk"
    folder.mkdir(parents=True)
    file = folder / "table.ftl"
    file.write_text(
        "hoth-one = Гекс тут\n# gloss-ok: hoth.hex\nhoth-two = Гекс тут\n", encoding="utf-8"
    )
    found = list(forbidden(messages(file)))
    assert [(breach.rule, breach.found.strip()) for breach in found] == [("hoth.hex", "Гекс")]
    assert found[0].where.endswith("table.ftl:1")


def test_a_forbidden_word_is_found_at_the_start_of_a_label_too(tmp_path: Path) -> None:
    folder = tmp_path / "hunters" / "uk"
    folder.mkdir(parents=True)
    file = folder / "table.ftl"
    file.write_text("hunters-one = Протистояння\nhunters-two = протистояння\n", encoding="utf-8")
    rules = [breach.rule for breach in forbidden(messages(file))]
    assert rules == ["hunters.confrontation", "hunters.confrontation"]


def test_a_rule_holds_only_where_it_is_meant_to() -> None:
    rule = Rule("x", "fr", "hoth", re.compile("a"), "b", messages_only=True, unselected=True)
    line = Text(Path("a.ftl"), 1, "fr", "hoth", "a")
    assert applies(rule, line)
    assert not applies(rule, line._replace(game="zone"))
    assert not applies(rule, line._replace(path=Path("a.md")))
    assert not applies(rule, line._replace(variant=True))
    assert not applies(rule, line._replace(exempt=frozenset({"x"})))
    assert not applies(rule._replace(ids=re.compile("^y-")), line._replace(key="x-y"))
    assert all(rules()[language] for language in LANGUAGES)
