"""Texts for people as this process shows them: as they are written, or with other names in them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from cantina.kernel.pack import Content, is_translated, read_content

REMARKS: Final = ("fact", "note", "source")
"""Texts of content that are in English only."""

_by: list[Callable[[str, str], str]] = []


def show_by(change: Callable[[str, str], str] | None) -> None:
    """From now on every text goes through this, with its language."""
    _by[:] = [] if change is None else [change]


def shown(text: str, language: str) -> str:
    """A text as this process shows it."""
    return _by[0](text, language) if _by else text


def shown_content(folder: Path) -> Content:
    """The files of a pack, with their texts as this process shows them. Raises BadContent."""
    content = read_content(folder)
    return Content(folder=folder, files=_shown(content.files)) if _by else content


def _shown(value: Any) -> Any:
    if isinstance(value, list):
        return [_shown(one) for one in value]
    if not isinstance(value, dict):
        return value
    if is_translated(value):
        return {language: shown(text, language) for language, text in value.items()}
    return {
        key: shown(one, "en") if key in REMARKS and isinstance(one, str) else _shown(one)
        for key, one in value.items()
    }
