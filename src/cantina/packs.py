"""The content packs that a game is played with here: today's, and those that were here before.

A table goes on with the cards it began with (decision 0015). So the folder of a pack has an
`earlier/`, with one file for everything that the present behaviour was played with there. Today's
pack is among them: it is written down before anybody changes it.
"""

from __future__ import annotations

import gzip
import json
import logging
import os
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from cantina.kernel.errors import BadContent
from cantina.kernel.game import Game, discover
from cantina.kernel.pack import read_content
from cantina.sheets import shipped

log = logging.getLogger("cantina.packs")

EARLIER: Final = "earlier"
ENDING: Final = ".json.gz"
AT_HAND: Final = 8
"""Earlier packs that stay in memory for the next table; tables that run have theirs anyway."""


class Packs:
    """Those of one game, with the content of `folder` or with its own."""

    def __init__(self, game: Game[Any, Any], folder: Path | None) -> None:
        self.game: Final = game
        self.folder: Final = folder or shipped(game.key)
        self.present: Final[Any] = game.load(folder)
        self._places: Final[dict[str, Path]] = {
            self.present.digest: self.folder,
            **_earlier(game, shipped(game.key)),
            **_earlier(game, self.folder),
        }
        self._at_hand: Final = lru_cache(AT_HAND)(self._read)

    def digest(self, named: str) -> str:
        """What a table or a record calls its pack, as it is counted today."""
        return self.game.former.get(named, named)

    def place(self, named: str) -> Path | None:
        """Where other processes read that pack; None: it is not here. Of today's, what was written
        down: somebody may be at work in the folder."""
        return self._places.get(self.digest(named))

    def of(self, named: str) -> Any:
        """That pack; today's when it is not here, which `check_rules` then says."""
        digest = self.digest(named)
        place = self._places.get(digest)
        if place is None or digest == self.present.digest:
            return self.present
        try:
            return self._at_hand(place, digest)
        except BadContent as problem:
            log.error("an earlier pack cannot be used: %s", problem)
            self._places.pop(digest, None)
            return self.present

    def _read(self, place: Path, digest: str) -> Any:
        pack = self.game.load(place)
        if pack.digest != digest:
            raise BadContent(place.name, "", "this is not the pack that its name says")
        return pack

    def of_other_behaviours(self) -> list[Path]:
        """What was written down for rules that are no longer played."""
        kept = sorted((self.folder / EARLIER).glob(f"*{ENDING}"))
        return [path for path in kept if not path.name.startswith(f"{self.game.behaviour}-")]

    def keep_own(self) -> None:
        """Of content that is not ours, where nobody has anything else to do for it. What cannot be
        written is played with all the same."""
        if self.folder == shipped(self.game.key):
            return
        try:
            self.keep()
        except OSError as problem:
            key = self.game.key
            log.warning("games of %s will not outlive a change of its content: %s", key, problem)

    def keep(self) -> Path | None:
        """Writes down what the folder holds; the new file, if there is one. Raises OSError."""
        if _file(self.game, self.folder, self.present.digest).exists():
            return None
        files = read_content(self.folder).files
        text = json.dumps(files, ensure_ascii=False, separators=(",", ":"))
        (self.folder / EARLIER).mkdir(exist_ok=True)
        new = self.folder / EARLIER / f"{os.getpid()}.new"  # nobody ever reads half of it
        new.write_bytes(gzip.compress(text.encode(), mtime=0))
        digest = self.game.load(new).digest
        self._places[digest] = new.replace(_file(self.game, self.folder, digest))
        return self._places[digest]


def packs_of(folders: dict[str, str]) -> dict[str, Packs]:
    """Of every game; `folders` are of content of one's own. A game whose own content cannot be read
    is left out: the others can be played all the same. Raises BadContent for those of `folders`."""
    found: dict[str, Packs] = {}
    for key, game in discover().items():
        if key in folders:
            found[key] = Packs(game, Path(folders[key]))
            continue
        try:
            found[key] = _ours(key)
        except BadContent as problem:
            log.error("%s cannot be played: %s", key, problem)
    return found


@cache
def _ours(key: str) -> Packs:
    """Our own content is the same for all servers of a process."""
    return Packs(discover()[key], None)


def _file(game: Game[Any, Any], folder: Path, digest: str) -> Path:
    return folder / EARLIER / f"{game.behaviour}-{digest}{ENDING}"


def _earlier(game: Game[Any, Any], folder: Path) -> dict[str, Path]:
    found = sorted((folder / EARLIER).glob(f"{game.behaviour}-*{ENDING}"))
    return {path.name.removesuffix(ENDING).partition("-")[2]: path for path in found}
