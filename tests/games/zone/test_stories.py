"""Each stalker has a story of our own (docs: PROVENANCE.md, `stalkers.toml`)."""

from __future__ import annotations

import re

import pytest

from cantina.kernel.pack import LANGUAGES
from cantina.locales import Words
from tests.games.zone.scene import BOX
from tests.words.audit import messages

SENTENCE = re.compile(r"[.!?](?= |$)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stalker_has_a_story_of_two_to_four_sentences(language: str) -> None:
    words = Words(language)
    assert {f"zone-tale-{card.id}" for card in BOX.stalkers} <= set(messages(language))
    told = {card.id: words(f"zone-tale-{card.id}") for card in BOX.stalkers}
    assert len(set(told.values())) == len(BOX.stalkers) == 12
    assert [id for id, story in told.items() if not 2 <= len(SENTENCE.findall(story)) <= 4] == []
