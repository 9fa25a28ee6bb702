"""How much of a box is printed in its rulebook, and how much is ours, by kinds of things."""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatch
from typing import Any, Final

from cantina.kernel.game import Game
from cantina.kernel.pack import Content
from cantina.locales import Words
from cantina.sheets import Sheet, sheets_of

Kind = tuple[str, bool, tuple[tuple[str, str], ...]]
"""Its key, whether one sentence sums it up with other cards, and its rows: names of files, with
`*`, and the field that tells its rows from others; empty: all rows."""


class Share:
    """The rows of a kind: printed in the rulebook, read by fans, ours; `partly`: none of the
    printed ones is printed as a whole."""

    def __init__(self, key: str, cards: bool, sheets: list[Sheet]) -> None:
        grounds = [sheet.provenance.kind for sheet in sheets]
        self.key: Final = key
        self.cards: Final = cards
        self.printed: Final = grounds.count("seed")
        self.fans: Final = grounds.count("public")
        self.ours: Final = len(sheets) - self.printed - self.fans
        self.partly: Final = self.printed > 0 and all(
            any(field.reconstructed for field in sheet.fields)
            for sheet in sheets
            if sheet.provenance.kind == "seed"
        )

    @property
    def all(self) -> int:
        return self.printed + self.fans + self.ours


def shares_of(game: Game[Any, Any], content: Content) -> list[Share]:
    """The shares of each kind that the game counts; of some games none."""
    kinds: tuple[Kind, ...] = game.services["kinds"]() if "kinds" in game.services else ()
    files = sheets_of(content)
    return [
        Share(key, cards, [row for source in sources for row in _rows(files, *source)])
        for key, cards, sources in kinds
    ]


def _rows(files: Mapping[str, list[Sheet]], pattern: str, telling: str) -> list[Sheet]:
    found = [sheets for file, sheets in files.items() if fnmatch(file, f"{pattern}.toml")]
    return [one for sheets in found for one in sheets if not telling or one.has(telling)]


def ours_in_words(key: str, shares: list[Share], words: Words) -> str:
    """What of a box is ours, in one or two sentences."""
    cards = [share for share in shares if share.cards]
    return words(
        f"origin-ours-{key}",
        printed=sum(share.printed for share in cards),
        fans=sum(share.fans for share in cards),
        all=sum(share.all for share in cards),
    )
