"""From what was typed to a session: a new game, or one to go on with."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any, Final

from cantina.cli.play.loop import run
from cantina.cli.play.painter import make_painter
from cantina.cli.play.saves import Save, new_save_path, newest_unfinished, read_save
from cantina.cli.play.seating import PERSON, Seating, seat_players
from cantina.cli.play.session import Session
from cantina.cli.screen import Screen
from cantina.fairness import continued
from cantina.kernel.errors import BadOptions, BadRecord
from cantina.kernel.game import Game, find_game
from cantina.kernel.record import Record, replay
from cantina.kernel.table import Table, open_table
from cantina.locales import Words, pick_language
from cantina.packs import Packs

LARGEST_SEED: Final = 1_000_000
LONGEST_STEM: Final = 60
"""Of the name of a file that a save is named after."""


class Wishes:
    """What was asked for on the command line."""

    def __init__(
        self,
        game: str,
        seats: int | None,
        people: int | None,
        names: str,
        bots: str,
        options: dict[str, str],
        seed: int | None,
        language: str | None,
        pack: Path | None,
        plain: bool,
        resume: bool,
        save: Path | None,
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.people: Final = people
        self.names: Final = names
        self.bots: Final = bots
        self.options: Final = options
        self.seed: Final = seed
        self.language: Final = language
        self.pack: Final = pack
        self.plain: Final = plain
        self.resume: Final = resume
        self.save: Final = save


def start(wishes: Wishes) -> None:
    game = find_game(wishes.game)
    session = resumed(game, wishes) if wishes.resume else opened(game, wishes)
    words = Words(wishes.language or session.seating.language)
    screen = Screen(wishes.plain)
    painter = make_painter(game, session.t.pack, session.seating.names, words, screen)
    run(session, painter, wishes.resume)


def opened(game: Game[Any, Any], wishes: Wishes) -> Session:
    words = Words(pick_language(wishes.language, os.environ))
    packs = Packs(game, wishes.pack)
    packs.keep_own()
    folder = str(wishes.pack.resolve()) if wishes.pack else ""
    seed = secrets.randbelow(LARGEST_SEED) if wishes.seed is None else wishes.seed
    seating = seat_players(
        game, wishes.seats, wishes.people, wishes.names, wishes.bots, words, folder, seed
    )
    t = open_table(game, packs.present, len(seating.names), seed, wishes.options)
    session = Session(t, seating, new_save_path(game.key, seed))
    session.save()
    return session


def resumed(game: Game[Any, Any], wishes: Wishes) -> Session:
    """The session of a save. The save itself is not touched before the next decision."""
    path = wishes.save or newest_unfinished(game.key)
    save = read_save(path)
    record = save.record if isinstance(save, Save) else save
    if record.game != game.key:
        raise BadOptions(f"{path} is a game of {record.game}, not of {game.key}")
    if not isinstance(save, Save):
        return _from_record(game, wishes, path, save)
    old = save.seating
    folder = wishes.pack or (Path(old.pack) if old.pack else None)
    t = _replayed(game, folder, path, record)
    if PERSON not in old.bots:
        raise BadRecord(f"{path} has no person at the table")
    seating = Seating(
        old.names,
        old.bots,
        wishes.language or old.language,
        str(folder.resolve()) if folder else "",
    )
    return Session(t, seating, path)


def _from_record(game: Game[Any, Any], wishes: Wishes, path: Path, record: Record) -> Session:
    """The session of a game that a server saved, with the people at this keyboard in its seats. The
    file stays as it is; because it holds the seed, everything hidden is redealt (decision 0017)."""
    words = Words(pick_language(wishes.language, os.environ))
    folder = str(wishes.pack.resolve()) if wishes.pack else ""
    seating = seat_players(
        game, record.seats, wishes.people, wishes.names, wishes.bots, words, folder, record.seed
    )
    eyes = seating.people[0]
    again = Record(
        game=record.game,
        behaviour=record.behaviour,
        pack=record.pack,
        seats=record.seats,
        seed=continued(record.seed, len(record.actions), eyes),
        options=record.options,
        actions=record.actions,
    )
    t = _replayed(game, wishes.pack, path, again)
    session = Session(t, seating, new_save_path(game.key, path.stem[:LONGEST_STEM]))
    session.save()
    return session


def _replayed(
    game: Game[Any, Any], folder: Path | None, path: Path, record: Record
) -> Table[Any, Any]:
    t = replay(game, Packs(game, folder).of(record.pack), record)
    if t.state.outcome is not None:
        raise BadOptions(f"{path} is over; look at it with: cantina replay")
    return t
