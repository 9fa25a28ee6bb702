"""`cantina aid`, and the same at the prompt."""

from __future__ import annotations

import pytest

from tests.cli.conftest import Cantina


@pytest.mark.parametrize("language", ["en", "uk", "fr", "es"])
@pytest.mark.parametrize("game", ["hoth", "hunters", "zone"])
def test_an_aid_is_printed_without_what_only_pages_draw(
    cantina: Cantina, game: str, language: str
) -> None:
    said = cantina("aid", game, "--lang", language)
    assert said.status == 0
    assert not [mark for mark in ("⟨", "**", "|", "{") if mark in said.out]
    assert len(said.out.splitlines()) > 40


def test_the_prompt_shows_the_aid(cantina: Cantina) -> None:
    said = cantina("play", "hoth", "--plain", "--seed", 4, typed="a\nф\nq\n")
    assert said.out.count("Order the units it allows, each once.") == 2
