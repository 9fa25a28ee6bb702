"""Saved games: the record and who sat where, in one file that is replaced as a whole.

After every decision the file is written anew beside the old one and takes its place when it is
safely on the disk: whenever the terminal dies, a whole game is there.
"""

from __future__ import annotations

import json
import os
import sys
from datetime import datetime
from pathlib import Path
from typing import Any, Final

from cantina.cli.play.seating import Seating
from cantina.kernel.errors import BadOptions, BadRecord
from cantina.kernel.pack import LANGUAGES
from cantina.kernel.record import Record, dump, parse
from cantina.kernel.rng import Seed

FORMAT: Final = 1
MARK: Final = "cantina-save"
SHOWN: Final = 16
"""Characters of a long seed."""


class Save:
    def __init__(self, record: Record, seating: Seating, finished: bool) -> None:
        self.record: Final = record
        self.seating: Final = seating
        self.finished: Final = finished


def saves_folder() -> Path:
    home = os.environ.get("CANTINA_HOME")
    if home:
        return Path(home) / "saves"
    if sys.platform == "win32":
        data = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    else:
        data = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return data / "cantina" / "saves"


def new_save_path(game: str, seed: int | str) -> Path:
    """A name that no save has yet."""
    stem = f"{game}-{seed}-{datetime.now():%Y%m%d-%H%M%S}"
    folder = saves_folder()
    path = folder / f"{stem}.json"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}.json"
        number += 1
    return path


def short_seed(seed: Seed) -> str:
    """The seed as people see it: a secret one is long."""
    return str(seed) if isinstance(seed, int) else f"{seed[:SHOWN]}…"


def write_save(path: Path, save: Save) -> None:
    """Replaces the save at `path` as a whole."""
    seating = save.seating
    head = {
        MARK: FORMAT,
        "finished": save.finished,
        "names": seating.names,
        "bots": seating.bots,
        "language": seating.language,
        "pack_folder": seating.pack,
    }
    opening = json.dumps(head, indent=1, ensure_ascii=False).removesuffix("\n}")
    text = f'{opening},\n "record": {dump(save.record)}}}\n'
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_suffix(f".{os.getpid()}.new")
    try:
        with temporary.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


def read_save(path: Path) -> Save | Record:
    """A save, or the plain record in a file. Raises BadRecord, naming the file."""
    try:
        text = path.read_text(encoding="utf-8")
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{path} is damaged: {error}") from None
    try:
        if not isinstance(data, dict) or MARK not in data:
            return parse(text)
        return _save(data)
    except BadRecord as error:
        raise BadRecord(f"{path} cannot be used: {error}") from None


def _save(data: dict[str, Any]) -> Save:
    if data[MARK] != FORMAT:
        raise BadRecord(f"the save has format {data[MARK]!r}; this reads format {FORMAT}")
    record = parse(json.dumps(data.get("record")))
    names = _texts(data, "names", record.seats)
    bots = _texts(data, "bots", record.seats)
    language, pack, finished = data.get("language"), data.get("pack_folder"), data.get("finished")
    if language not in LANGUAGES or not isinstance(pack, str) or not isinstance(finished, bool):
        raise BadRecord("the save does not say how it was played")
    return Save(record, Seating(names, bots, language, pack), finished)


def _texts(data: dict[str, Any], key: str, count: int) -> list[str]:
    values = data.get(key)
    if not isinstance(values, list) or len(values) != count:
        raise BadRecord(f"the save has no usable {key!r}")
    if not all(isinstance(value, str) and value.isprintable() for value in values):
        raise BadRecord(f"the save has no usable {key!r}")
    return values


def newest_unfinished(game: str) -> Path:
    """The save of this game to go on with. Raises BadOptions when there is none."""
    folder = saves_folder()
    found = sorted(folder.glob(f"{game}-*.json"), key=lambda path: path.stat().st_mtime)
    for path in reversed(found):
        save = read_save(path)
        if isinstance(save, Save) and not save.finished:
            return path
    raise BadOptions(f"there is no unfinished game of {game} in {folder}")
