"""The signs of the games: a table with words in four languages, listed in the terminal."""

from __future__ import annotations

import pytest

from cantina.cli.play.legend import legend_lines, map_legend
from cantina.kernel.game import discover
from cantina.kernel.pack import LANGUAGES
from cantina.locales import Words
from cantina.rulebook import read_rules, rules_folder
from cantina.signs import TERMINAL, Sign, signs_of, web_signs

SIGNS: list[tuple[str, Sign]] = [(game, sign) for game in discover() for sign in signs_of(game)]
PARTS = ("", "-look", "-means")


def test_every_game_has_its_signs() -> None:
    counts = {game: len(signs_of(game)) for game in discover()}
    assert counts["zone"] >= 47
    assert counts["hoth"] >= 30
    assert counts["hunters"] >= 20


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sign_has_a_name_a_look_and_a_meaning(language: str) -> None:
    words = Words(language)
    wanted = [f"{game}-sign-{sign.id}{part}" for game, sign in SIGNS for part in PARTS]
    wanted += [f"{game}-signs-{sign.group}" for game, sign in SIGNS]
    assert [id for id in wanted if not words.has(id)] == []


def test_every_sign_is_told_by_rules_that_exist() -> None:
    known = {game: read_rules(folder) for game in discover() if (folder := rules_folder(game))}
    lost = [
        f"{game}: {sign.id}: {rule}"
        for game, sign in SIGNS
        for rule in sign.rules
        if rule not in known[game]
    ]
    assert lost == []
    assert all(sign.rules for _, sign in SIGNS)


def test_no_meaning_is_longer_than_two_sentences() -> None:
    words = Words("en")
    meanings = [words(f"{game}-sign-{sign.id}-means") for game, sign in SIGNS]
    assert [said for said in meanings if said.count(". ") > 1] == []


def test_the_pages_leave_out_what_only_the_terminal_draws() -> None:
    ids = [row["id"] for row in web_signs("zone")]
    assert "exit" not in ids
    assert len(ids) == len([sign for sign in signs_of("zone") if sign.only != TERMINAL])


def test_the_legend_lists_groups_and_finds_by_shape() -> None:
    words = Words("en")
    lines = [line.plain for line in legend_lines("zone", words, "")]
    assert lines[0] == "Ground and walls"
    assert lines[1].startswith("  ^2 Cover (white shield with a number). A stalker’s attack")
    assert len(lines) == len(signs_of("zone")) + len({sign.group for sign in signs_of("zone")})
    found = [line.plain for line in legend_lines("zone", words, "Octagon")]
    assert found[0] == "Figures"
    assert found[1].startswith("  Boss (green octagon)")
    assert legend_lines("zone", words, "no such sign") == []


def test_a_map_names_what_is_drawn_on_it() -> None:
    words = Words("en")
    lines = [line.plain for line in map_legend("hoth", words, ("medals", "terrain"), 60)]
    assert lines[0] == "° Rebel medal, Exit, Officer, Command post  ^ Ridge  * Rocks"
    assert all(len(line) <= 60 for line in lines)
    assert "serac" in "".join(lines).casefold()
