"""`cantina replay`: a recorded game checked, replayed and told in words."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from cantina.cli.play.painter import Painter, make_painter
from cantina.cli.play.saves import Save, read_save, short_seed
from cantina.cli.play.session import retold
from cantina.cli.report import Report, read_report, tell_head, tell_view
from cantina.cli.screen import Screen
from cantina.fairness import commitment_of, copies_of, until
from cantina.kernel.action import SPECTATOR, Seat
from cantina.kernel.errors import BadOptions, BadRecord
from cantina.kernel.event import Event, events_for
from cantina.kernel.game import find_game
from cantina.kernel.record import Record, replay
from cantina.kernel.table import Table
from cantina.locales import Words, pick_language
from cantina.packs import Packs
from cantina.parts.saved import digest_of

EVERYTHING: Final = Seat(-2)
"""Reads what all seats know together."""


def tell_game(
    file: Path,
    to: int | None,
    seat: int | None,
    as_json: bool,
    language: str | None,
    folder: Path | None,
) -> None:
    words = Words(pick_language(language, os.environ))
    report = read_report(file)
    if report is not None:
        if not as_json:
            tell_head(report, words, Screen(plain=False))
        if report.record is None:
            _tell_running(report, words, as_json)
            return
        to = report.at if to is None else to
        seat = report.seat + 1 if seat is None and report.seat >= 0 else seat
    found = read_save(file) if report is None else report.record
    assert found is not None
    save = found if isinstance(found, Save) else None
    record = found.record if isinstance(found, Save) else found
    if save is not None and save.seating.pack and folder is None:
        folder = Path(save.seating.pack)
    if to is not None and to > len(record.actions):
        raise BadOptions(f"{file} has {len(record.actions)} decisions, not {to}")
    if seat is not None and seat > record.seats:
        raise BadOptions(f"{file} has {record.seats} players, not {seat}")
    t = _replayed(file, record, to, folder)
    reader = EVERYTHING if seat is None else Seat(seat - 1)
    names = save.seating.names if save else _numbered(record.seats, words)
    if as_json:
        print(json.dumps(_as_json(t, names, reader), ensure_ascii=False, indent=1))
        return
    painter = make_painter(t.game, t.pack, names, words, Screen(plain=False))
    _tell(t, painter, reader, len(record.actions))


def verify_game(file: Path, commitment: str, language: str | None, folder: Path | None) -> None:
    """Replays the game, which draws everything from the seed of its record, and compares the seed
    with what the table showed before. Raises BadRecord."""
    words = Words(pick_language(language, os.environ))
    report = read_report(file)
    found = read_save(file) if report is None else report.record
    if found is None:
        raise BadRecord(f"{file} is of a game that was running: it has no seed yet")
    record = found.record if isinstance(found, Save) else found
    t = _replayed(file, record, None, folder)
    show = Screen(plain=False).show
    count = len(record.actions)
    committed = commitment_of(record.seed)
    if not committed:
        show(Text(words("replay-verify-chosen", count=count, seed=str(record.seed)), "yellow"))
    else:
        show(Text(words("replay-verified", count=count), "bold"))
        show(Text(words("replay-verify-commitment", commitment=committed)))
    if t.state.outcome is None:
        show(Text(words("replay-unfinished"), "yellow"))
    if not commitment:
        return
    given = commitment.strip().lower()
    if given == committed:
        show(Text(words("replay-verify-same"), "bold"))
        return
    for at, _ in copies_of(record.seed):
        if given == commitment_of(until(record.seed, at)):
            show(Text(words("replay-verify-part", at=at), "bold"))
            return
    raise BadRecord(f"{file} has another seed than the one that was committed to")


def _tell_running(report: Report, words: Words, as_json: bool) -> None:
    if as_json:
        print(json.dumps(report.data, ensure_ascii=False, indent=1))
    else:
        tell_view(report, words, Screen(plain=False))


def _numbered(seats: int, words: Words) -> list[str]:
    return [words("play-person", number=number) for number in range(1, seats + 1)]


def _replayed(file: Path, record: Record, to: int | None, folder: Path | None) -> Table[Any, Any]:
    """The table after `to` decisions; the whole record must be good all the same."""
    try:
        game = find_game(record.game)
        pack = Packs(game, folder).of(record.pack)
        t = replay(game, pack, record)
    except (BadRecord, BadOptions) as error:
        raise BadRecord(f"{file} does not replay: {error}") from None
    if to is None:
        return t
    part = Record(
        game=record.game,
        behaviour=record.behaviour,
        pack=record.pack,
        seats=record.seats,
        seed=record.seed,
        options=record.options,
        actions=record.actions[:to],
    )
    return replay(game, pack, part)


def _known(events: list[Event], reader: Seat) -> list[Event]:
    return events if reader == EVERYTHING else events_for(events, reader)


def _tell(t: Table[Any, Any], painter: Painter, reader: Seat, total: int) -> None:
    words, show = painter.words, painter.screen.show
    seed = short_seed(t.seed)
    title = words("replay-title", game=painter.title(), seats=t.seats, seed=seed)
    show(Text(f"{title}, {words('replay-length', count=total)}", "bold"))
    if reader == EVERYTHING:
        show(Text(words("replay-all"), "dim"))
    else:
        show(Text(words("replay-seat", name=painter.names[reader]), "dim"))
    events = _known([event for told in retold(t) for event in told], reader)
    show(*painter.story([], events, reader, False), Text())
    if len(t.played) < total:
        show(Text(words("replay-part", shown=len(t.played), count=total), "yellow"))
    outcome = t.state.outcome
    if outcome is None:
        show(Text(words("replay-unfinished"), "yellow"))
    heading = "replay-score" if outcome is None else "play-score-final"
    viewer = SPECTATOR if reader == EVERYTHING else reader
    show(Text(words(heading), "bold"), *painter.score(t.game.view(t, viewer)))
    if outcome is not None:
        winners = ", ".join(painter.names[seat] for seat in outcome.winners)
        show(Text(words("play-winner", count=len(outcome.winners), names=winners), "bold"))


def _as_json(t: Table[Any, Any], names: list[str], reader: Seat) -> dict[str, Any]:
    outcome = t.state.outcome
    return {
        "game": t.game.key,
        "pack": t.pack.digest,
        "seats": t.seats,
        "seed": t.seed,
        "options": t.options,
        "names": names,
        "decisions": len(t.played),
        "turn": t.game.turn(t),
        "state": digest_of(t),
        "finished": outcome is not None,
        "winners": outcome.winners if outcome else [],
        "scores": outcome.scores if outcome else [],
        "reason": outcome.reason if outcome else "",
        "events": [
            {"decision": number, **t.game.encode_event(event)}
            for number, events in enumerate(retold(t))
            for event in _known(events, reader)
        ],
    }
