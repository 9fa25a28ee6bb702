"""Notes of content rows in the language of the reader. web/src/origin/words.ts does the same."""

from __future__ import annotations

import re
from typing import Final

from cantina.locales import Words

UNREAD: Final = "printed icons are unreadable, our reading: "
"""Packs say so where a scan lost the icons of a card."""
LONGEST_ID: Final = 72
ICONS: Final = re.compile(r", (?![^(]*\))")


def note_words(note: str, words: Words) -> str:
    """The note in words; one that a stranger wrote stays as it is."""
    ids = note_ids(note)
    if not all(words.has(id) for clause in ids for id in clause):
        return note
    said: list[str] = []
    for clause in ids:
        first, *icons = [words(id) if id != "origin-unread" else "" for id in clause]
        said.append(words("origin-unread", icons=", ".join(icons)) if icons else first)
    return " ".join(said)


def note_ids(note: str) -> list[list[str]]:
    """The messages that each sentence of a note is made of."""
    return [_clause_ids(clause) for clause in note.split("; ")]


def _clause_ids(clause: str) -> list[str]:
    if not clause.startswith(UNREAD):
        return [f"origin-note-{_slug(clause)}"]
    icons = ICONS.split(clause.removeprefix(UNREAD))
    return ["origin-unread", *[f"origin-icon-{_slug(icon)}" for icon in icons]]


def _slug(words: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", words.lower())[:LONGEST_ID].strip("-")
