"""The lessons of the web client begin where their subject is at hand."""

from __future__ import annotations

import json

import pytest

from tests.games.hoth.drills import FILE, LEARNER, WANTED, opened

DRILLS = json.loads(FILE.read_text(encoding="utf-8"))


@pytest.mark.parametrize("key", WANTED)
def test_a_lesson_begins_with_a_card_to_play_and_what_it_teaches(key: str) -> None:
    """Else: `./test run tests.games.hoth.drills`, and `npm run format`."""
    t = opened(DRILLS[key])
    assert [(one.seat, one.name) for one in t.asks] == [(LEARNER, "play")]
    assert WANTED[key](t, DRILLS[key])
