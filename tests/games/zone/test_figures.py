"""The figures of the players' rulebook are drawn from what the engine says now."""

from __future__ import annotations

from tests.games.figures import file_of, written
from tests.games.zone.figures import figures


def test_the_client_draws_what_the_engine_says() -> None:
    """`./test run tests.games.zone.figures` writes it anew."""
    assert file_of("zone").read_text(encoding="utf-8") == written(figures())
