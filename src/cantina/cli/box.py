"""Values of one's own in the terminal: an overlay in place of a content folder, looked over, or
written as a whole folder (decision 0026)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text

from cantina.boxfolder import folder_files
from cantina.cli import Stop
from cantina.cli.screen import Screen
from cantina.kernel.errors import BadContent, BadOptions
from cantina.kernel.game import find_game
from cantina.locales import Words, pick_language
from cantina.parts.box.check import Found, Looked, look_over
from cantina.parts.box.overlay import LONGEST
from cantina.parts.box.play import BOX, Boxing

ENDING: Final = ".json"


def is_overlay(pack: Path | None) -> bool:
    return pack is not None and pack.suffix == ENDING


def pack_and_options(
    pack: Path | None, options: dict[str, str]
) -> tuple[Path | None, dict[str, str]]:
    """What `--pack` names: a folder, or an overlay, which is an option of the table. Raises
    BadContent."""
    if pack is None or not is_overlay(pack):
        return pack, options
    return None, {**options, BOX.key: text_of(pack)}


def text_of(path: Path) -> str:
    """Raises BadContent."""
    try:
        with path.open(encoding="utf-8") as file:
            return file.read(LONGEST + 1)
    except (OSError, UnicodeDecodeError) as failure:
        raise BadContent(path.name, "", f"cannot be read: {failure}") from None


def looked_over(key: str, path: Path) -> Looked:
    """Raises BadContent."""
    game = find_game(key)
    boxing: Boxing = game.services["boxing"]()
    return look_over(key, game.load(None), boxing.shelves, boxing.read, text_of(path))


def pack_with(key: str, path: Path) -> Any:
    """The pack of an overlay. Raises BadContent with the first value that cannot be taken."""
    looked = looked_over(key, path)
    for found in looked.refused:
        raise BadContent(f"{found.file}.toml", found.row, found.reason)
    return looked.pack


def check_box(key: str, path: Path, language: str | None) -> None:
    """Says what of an overlay can be played; the exit status is 1 if not all of it."""
    words, screen = Words(pick_language(language, os.environ)), Screen(plain=False)
    looked = looked_over(key, path)
    overlay = looked.overlay
    owner = overlay.owner or path.name
    screen.show(Text(words("box-of", owner=owner, count=sum(1 for _ in overlay)), "bold"))
    for part, rows in (("refused", looked.refused), ("needless", looked.needless)):
        if rows:
            screen.show(Text(words(f"box-{part}", count=len(rows))), _table(words, rows))
    if looked.refused:
        raise Stop(words("box-refused", count=len(looked.refused)), 1)


def _table(words: Words, rows: list[Found]) -> Table:
    table = Table(box=SIMPLE_HEAD)
    for column in ("content-file", "content-id", "box-field", "box-value", "box-reason"):
        table.add_column(words(column), overflow="fold")
    for one in rows:
        table.add_row(one.file, one.row, one.field, str(one.value), said(words, one))
    return table


def said(words: Words, found: Found) -> str:
    """Why a value is not taken, in the reader's language; what the loader says of the whole, in
    its own words."""
    if not found.code:
        return ""
    return words(f"box-problem-{found.code}", reason=found.reason, **found.about)


def write_box(key: str, path: Path, out: Path, language: str | None) -> None:
    """The whole pack with the values of an overlay, as a new folder for `--pack`. Raises
    BadOptions."""
    words, screen = Words(pick_language(language, os.environ)), Screen(plain=False)
    pack = pack_with(key, path)
    if out.exists() and any(out.iterdir()):
        raise BadOptions(f"{out} is there already, and not empty")
    out.mkdir(parents=True, exist_ok=True)
    for file, text in folder_files(pack.content).items():
        (out / file).write_text(text, encoding="utf-8")
    written = find_game(key).load(out)
    screen.show(Text(words("box-written", folder=str(out), digest=written.digest)))
