"""A table with the values of somebody's box: its option, and the pack it plays with."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from cantina.kernel.errors import BadContent, BadOptions
from cantina.kernel.game import Option
from cantina.parts.box.apply import BoxedContent
from cantina.parts.box.check import Found, Read, look_over
from cantina.parts.box.places import Shelf

BOX: Final = Option(key="box", choices=(), rule="", quiet=True)
"""The text of an overlay. Tables without one do not name the option."""
AT_HAND: Final = 8
"""Packs that stay in memory for the next table or thought; tables that run have theirs anyway."""


@dataclass(eq=False, repr=False)
class Boxing:
    """What a game says about its box: the shelves, and the loader of its content."""

    game: Final[str]
    shelves: Final[tuple[Shelf, ...]]
    read: Final[Read]

    def pack_for(self, pack: Any, options: dict[str, str]) -> Any:
        """The pack of a table with these options. Idempotent. Raises BadOptions."""
        text = options.get(BOX.key, "")
        if text_of(pack) == text:
            return pack
        if text_of(pack):
            raise BadOptions("these are the values of another table's box")
        return _with_box(self, pack, text)


def text_of(pack: Any) -> str:
    """The overlay that a pack was read with; none: empty."""
    return pack.content.text if isinstance(pack.content, BoxedContent) else ""


@lru_cache(maxsize=AT_HAND)
def _with_box(boxing: Boxing, pack: Any, text: str) -> Any:
    try:
        looked = look_over(boxing.game, pack, boxing.shelves, boxing.read, text)
    except BadContent as problem:
        raise BadOptions(str(problem)) from None
    if looked.refused or looked.pack is None:
        raise BadOptions("; ".join([line_of(found) for found in looked.refused]))
    return looked.pack


def line_of(found: Found) -> str:
    """What is wrong with a value, in one line."""
    return f"{found.file}.toml, row {found.row}, {found.field} = {found.value!r}: {found.reason}"
