"""What `./cantina generate` writes is what lies here."""

from __future__ import annotations

import pytest

from cantina.cli.generate import tidied
from cantina.cli.typescript import type_files
from cantina.kernel.game import discover
from cantina.parts.generate import codec_source
from tests.house.sources import SRC


@pytest.mark.parametrize("key", sorted(discover()))
def test_the_generated_codec_is_up_to_date(key: str) -> None:
    """Run `./cantina generate` after changing a state, view or event class."""
    path = SRC / "games" / key / "codec.py"
    assert path.read_text(encoding="utf-8") == tidied(codec_source(f"cantina.games.{key}"))


def test_the_types_of_the_web_client_are_up_to_date() -> None:
    """Run `./cantina generate` after changing a message, a body, a view or an event."""
    for path, text in type_files().items():
        assert path.read_text(encoding="utf-8") == text, path
