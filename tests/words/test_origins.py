"""Whatever a player can ask about where it comes from is said in every language."""

from __future__ import annotations

import pytest

from cantina.cli.notes import note_ids, note_words
from cantina.kernel.game import discover
from cantina.kernel.pack import LANGUAGES
from cantina.locales import Words
from cantina.shares import shares_of
from cantina.sheets import Sheet, content_of, sheets_of
from tests.words.audit import messages

NEVER_OPENED = {"facts.toml", "terms.toml", "kits.toml"}
"""Files that no page shows."""
BOX = {"box", "die", "dice", "radiation"}
"""Of what the box says of itself, what is shown."""
GAMES = sorted(discover())


def opened(game: str) -> list[Sheet]:
    """The rows that somebody can look at."""
    return [
        sheet
        for file, sheets in sheets_of(content_of(game, None)).items()
        if file not in NEVER_OPENED
        for sheet in sheets
        if file != "pack.toml" or sheet.id in BOX
    ]


def ids_of_notes() -> set[str]:
    """The messages of all notes that somebody can look at."""
    return {
        id
        for game in GAMES
        for sheet in opened(game)
        if sheet.provenance.note
        for clause in note_ids(sheet.provenance.note)
        for id in clause
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_note_is_said_in_every_language(language: str) -> None:
    assert sorted(ids_of_notes() - set(messages(language))) == []


def test_nothing_is_said_that_no_note_says() -> None:
    kinds = ("origin-note-", "origin-icon-")
    said = {id for id in messages("en") if id.startswith(kinds)}
    assert len(said) > 100
    assert sorted(said - ids_of_notes()) == []


def test_a_note_is_put_together_as_on_the_pages() -> None:
    """web/src/origin/origin.test.ts expects the same."""
    words = Words("en")
    said = note_words("the card is reconstructed; these are ours", words)
    assert said == "The card is ours. These are ours."
    unread = note_words("printed icons are unreadable, our reading: level, slots", words)
    assert unread == "The printed icons cannot be read. Our reading: level, slots."
    assert note_words("written by a stranger", words) == "written by a stranger"


def test_no_two_notes_share_a_message() -> None:
    notes = {
        clause
        for game in GAMES
        for sheet in opened(game)
        for clause in sheet.provenance.note.split("; ")
    }
    assert len({tuple(note_ids(clause)[0]) for clause in notes}) == len(notes)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_ours_is_counted_and_said(game: str) -> None:
    shares = shares_of(discover()[game], content_of(game, None))
    known = set(messages("en"))
    assert all(share.all > 0 and f"origin-group-{game}-{share.key}" in known for share in shares)
    assert f"origin-ours-{game}" in known
