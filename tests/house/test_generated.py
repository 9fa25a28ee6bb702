"""What `./cantina generate` writes is what lies here."""

from __future__ import annotations

import pytest

from cantina.cli.generate import tidied
from cantina.cli.typescript import type_files
from cantina.kernel.game import discover
from cantina.parts.generate import codec_source
from cantina.parts.generate_verbs import has_verbs, verbs_source
from tests.house.sources import SRC


@pytest.mark.parametrize("key", sorted(discover()))
def test_the_generated_codec_is_up_to_date(key: str) -> None:
    """Run `./cantina generate` after changing a state, view or event class."""
    path = SRC / "games" / key / "codec.py"
    assert path.read_text(encoding="utf-8") == tidied(codec_source(f"cantina.games.{key}"))


@pytest.mark.parametrize("key", [k for k in sorted(discover()) if has_verbs(f"cantina.games.{k}")])
def test_the_table_of_verbs_is_up_to_date(key: str) -> None:
    """Run `./cantina generate` after changing a verb of cards."""
    path = SRC / "games" / key / "load" / "verbs.py"
    assert path.read_text(encoding="utf-8") == tidied(verbs_source(f"cantina.games.{key}"))


def test_the_types_of_the_web_client_are_up_to_date() -> None:
    """Run `./cantina generate` after changing a message, a body, a view or an event."""
    for path, text in type_files().items():
        assert path.read_text(encoding="utf-8") == text, path
