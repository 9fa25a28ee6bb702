"""Four languages say the same things, and the code says all of them."""

from __future__ import annotations

import ast
from importlib import import_module

import pytest

from cantina.kernel.errors import BadOptions
from cantina.kernel.pack import LANGUAGES
from cantina.locales import Words, pick_language
from cantina.parts.generate import action_classes, fields
from tests.words import audit

NOTHING: dict[str, list[str]] = {language: [] for language in LANGUAGES}


def test_no_language_lacks_a_message() -> None:
    assert audit.missing_ids() == NOTHING


def test_both_sides_of_a_choice_are_ids_that_are_said() -> None:
    """`web-home-waiting` was nowhere in any language: only calls with a plain id were read."""
    said = """
        t("a-plain", { count: t("b-inside") }) + chat("no-call") + list.t("no-call")
        t(asked ? "c-yes" : "d-no") + t(kind === "not-said" ? "e-one" : far ? "f-two" : "g-three")
        t(names.get(kind) ?? "h-else", { like: "not-said" })
    """
    assert list(audit.web_said(said)) == [
        *["a-plain", "b-inside", "c-yes", "d-no", "e-one", "f-two", "g-three", "h-else"]
    ]


def test_nothing_that_looks_like_an_id_is_unknown() -> None:
    """Also where it stands in a list, and where it is put together."""
    assert audit.unknown_ids() == []


def test_ids_are_found_wherever_they_stand(monkeypatch: pytest.MonkeyPatch) -> None:
    page = """
        const TITLES = { open: "web-none" } as const;
        t(`web-none-${kind}`) + t(`web-problem-${code}`)
        <g id="web-element" aria-labelledby="web-element" aria-label={t("web-aloud-none")}>
    """
    code = ast.parse('words(f"play-nope-{seat}"); ids = ["play-none"]; f"play-{a}"')
    monkeypatch.setattr(audit, "_web_sources", lambda: [page])
    monkeypatch.setattr(audit, "_sources", lambda: [code])
    filled = audit.FILLED
    assert audit.unknown_ids() == [
        "play-none",
        rf"play\-nope\-{filled}",
        "web-aloud-none",
        "web-none",
        f"web-none-{filled}",
    ]


def test_every_message_is_said_somewhere() -> None:
    assert audit.unused_ids() == NOTHING


def test_translations_have_the_variables_of_the_original() -> None:
    assert audit.different_variables() == NOTHING


def test_every_language_has_many_words() -> None:
    assert len(audit.messages("en")) > 150


@pytest.mark.parametrize(
    ("count", "said"),
    [
        (0, "0 кредитів"),
        (1, "1 кредит"),
        (2, "2 кредити"),
        (4, "4 кредити"),
        (5, "5 кредитів"),
        (11, "11 кредитів"),
        (21, "21 кредит"),
        (22, "22 кредити"),
    ],
)
def test_ukrainian_counts_in_three_ways(count: int, said: str) -> None:
    assert Words("uk")("hunters-credits", count=count) == said


@pytest.mark.parametrize(
    ("language", "one", "two"),
    [
        ("en", "1 credit", "2 credits"),
        ("fr", "1 crédit", "2 crédits"),
        ("es", "1 crédito", "2 créditos"),
    ],
)
def test_other_languages_count_in_two(language: str, one: str, two: str) -> None:
    words = Words(language)
    assert words("hunters-credits", count=1) == one
    assert words("hunters-credits", count=2) == two


def test_a_terminal_breaks_no_words() -> None:
    assert Words("es")("hunters-row-hunters") == "Cazarrecompensas"


def test_numbers_below_zero_have_a_minus() -> None:
    assert Words("en")("labelled", label="A-1", text=-3) == "A-1: −3"


def test_an_unknown_message_shows_its_id() -> None:
    assert Words("uk")("no-such-thing") == "⟨no-such-thing⟩"
    assert not Words("uk").has("no-such-thing")


@pytest.mark.parametrize(
    ("given", "environ", "language"),
    [
        ("fr", {"CANTINA_LANG": "uk"}, "fr"),
        (None, {"CANTINA_LANG": "uk", "LANG": "es_ES.UTF-8"}, "uk"),
        (None, {"LANG": "es_ES.UTF-8"}, "es"),
        (None, {"LANG": "es_ES.UTF-8", "LC_ALL": "uk_UA.UTF-8"}, "uk"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C.UTF-8"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_asked_for_or_found(
    given: str | None, environ: dict[str, str], language: str
) -> None:
    assert pick_language(given, environ) == language


def test_a_language_nobody_speaks_here_is_refused() -> None:
    with pytest.raises(BadOptions, match="xx"):
        pick_language("xx", {})


@pytest.mark.parametrize("key", ["hoth", "hunters"])
def test_the_terminal_words_every_action_with_fields(key: str) -> None:
    """An action that its choices do not name is offered without what it is about. The Zone words
    its actions by their fields: tests/cli/test_zone_words.py."""
    choices = import_module(f"cantina.cli.play.{key}.choices")
    left = [
        cls.__name__
        for cls in action_classes(f"cantina.games.{key}")
        if fields(cls) and not hasattr(choices, cls.__name__)
    ]
    assert left == []
