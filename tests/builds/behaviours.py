"""How each behaviour of a game plays: recorded games with what was asked, offered and drawn.

They are written once, when a behaviour is new, and never again: whatever changes them is another
behaviour, and running games of the one before cannot go on by it (decision 0015). Words, events,
views and states may change without that; the told games beside them show it.
"""

from __future__ import annotations

import gzip
import json
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from cantina.kernel.action import ask_of
from cantina.kernel.errors import BadRecord, IllegalAction
from cantina.kernel.game import Game, discover
from cantina.kernel.record import Record, check_rules, dump, parse
from cantina.kernel.table import open_table, play
from cantina.packs import Packs
from tests.builds.golden import FOLDER

BEHAVIOURS = Path(__file__).parent / "behaviours"
MOST = 8
"""Games kept for a behaviour: enough to meet every chapter of the rules."""

RAISE = (
    "{game} plays otherwise than before ({games}). Raise BEHAVIOUR in games/{game}/game.py, since "
    "running games cannot go on by these rules, and write the games anew: "
    "./test run tests.builds.golden {game}"
)


def file_of(game: Game[Any, Any]) -> Path:
    return BEHAVIOURS / f"{game.key}-{game.behaviour}.json.gz"


@cache
def _packs(key: str) -> Packs:
    return Packs(discover()[key], None)


def played_out(record: Record) -> str:
    """A digest of what was asked, offered, chosen and drawn, and of the end."""
    game, pack = discover()[record.game], _packs(record.game).of(record.pack)
    digest = blake2b(digest_size=16)
    try:
        check_rules(game, pack, record.behaviour, record.pack)
        t = open_table(game, pack, record.seats, record.seed, record.options)
        for seat, action in record.actions:
            ask = ask_of(t.asks, seat)
            offered = None if ask is None else (ask.name, ask.options)
            digest.update(f"{seat} {offered} {action} {t.state.rng.position()}\n".encode())
            play(t, seat, action)
    except (BadRecord, IllegalAction) as error:
        return str(error)
    end = t.state.outcome
    assert end is not None
    digest.update(f"{end.winners} {end.scores} {end.reason}".encode())
    return digest.hexdigest()


def changed(game: Game[Any, Any]) -> list[str]:
    """The recorded games of today's behaviour that do not play as they did."""
    kept: dict[str, list[str]] = json.loads(gzip.decompress(file_of(game).read_bytes()))
    return [name for name, (record, was) in kept.items() if played_out(parse(record)) != was]


def keep(game: Game[Any, Any]) -> None:
    """Writes the games of a new behaviour. Those of one that is known stay as they are."""
    if file_of(game).exists():
        return
    names = sorted(path.stem for path in FOLDER.glob(f"{game.key}-*.json"))
    kept = {}
    for name in names[:: -(-len(names) // MOST)]:
        record = parse((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
        kept[name] = [dump(record), played_out(record)]
    BEHAVIOURS.mkdir(exist_ok=True)
    file_of(game).write_bytes(gzip.compress(json.dumps(kept).encode(), mtime=0))


def check(game: Game[Any, Any]) -> None:
    """Raises SystemExit, naming what to do."""
    if file_of(game).exists() and (games := changed(game)):
        raise SystemExit(RAISE.format(game=game.key, games=", ".join(games)))
