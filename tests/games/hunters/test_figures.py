"""The figures of the players' rulebook are drawn from what the engine says now."""

from __future__ import annotations

import json

from tests.games.figures import file_of, written
from tests.games.hunters.figures import figures


def test_the_client_draws_what_the_engine_says() -> None:
    """`./test run tests.games.hunters.figures` writes it anew."""
    text = file_of("hunters").read_text(encoding="utf-8")
    assert text == written(figures(json.loads(text)["seed"]))
