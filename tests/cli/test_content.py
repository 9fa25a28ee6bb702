"""Lists of games and cards, with what is known for sure and what is not."""

from __future__ import annotations

import pytest

from cantina.kernel.game import find_game
from cantina.kernel.pack import LANGUAGES
from tests.cli.conftest import Cantina


def test_games_lists_key_name_seats_minutes_and_options(cantina: Cantina) -> None:
    said = cantina("games")
    assert said.status == 0
    for words in ("hunters", "Bounty Hunters", "2–6 players", "20 minutes", "mode=introductory"):
        assert words in said.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "arguments",
    [
        ("games",),
        ("content", "check", "hunters"),
        ("content", "show", "hunters"),
        ("content", "show", "hunters", "t_qira_1"),
    ],
)
def test_lists_have_words_in_every_language(
    cantina: Cantina, language: str, arguments: tuple[str, ...]
) -> None:
    said = cantina(*arguments, "--lang", language)
    assert said.status == 0
    assert "⟨" not in said.out
    assert "{" not in said.out


def test_rows_with_many_fields_are_lines_and_not_columns_one_letter_wide(cantina: Cantina) -> None:
    said = cantina("content", "show", "hoth")
    assert "A1  Scenario: ~Imperial Scout Mission; next_rebel: ~A2a" in said.out


def test_check_gives_the_digest_and_counts_values_by_origin(cantina: Cantina) -> None:
    said = cantina("content", "check", "hunters")
    assert find_game("hunters").load(None).digest in said.out
    assert "Ours" in said.out
    assert "targets.toml" in said.out


def test_show_marks_what_is_reconstructed(cantina: Cantina) -> None:
    said = cantina("content", "show", "hunters", "x_1")
    assert "Points: 0 (rulebook)" in said.out
    assert "Crates: ~1 (ours)" in said.out
    assert "~ marks a reconstructed value" in said.out


def test_cards_are_found_by_a_part_of_their_name_in_ones_own_language(cantina: Cantina) -> None:
    said = cantina("content", "show", "hunters", "чубак", "--lang", "uk")
    assert said.out.count("Ціль — Чубакка") == 6
