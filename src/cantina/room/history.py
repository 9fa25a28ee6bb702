"""From a table's log to its game: which decisions stand, and what happened in each revision."""

from __future__ import annotations

import logging
from collections import deque
from itertools import chain
from typing import Any

from cantina.kernel.action import Action, Seat
from cantina.kernel.errors import BadRecord, IllegalAction
from cantina.kernel.event import AnswerSealed, Event
from cantina.kernel.game import Game
from cantina.kernel.record import check_rules
from cantina.kernel.table import Table, advance, open_table, play, renew_chance
from cantina.parts.clock import TimeRanOut
from cantina.parts.saved import read_saved
from cantina.room.lapses import with_lapse
from cantina.room.stored import UNDO, Entry, Snapshot, TableRow
from cantina.room.wire import from_wire

Told = tuple[int, list[Event]]
"""A revision and its events."""

logger = logging.getLogger("cantina.room")


def standing(log: list[Entry]) -> list[tuple[Seat, Action]]:
    """The decisions that were not taken back."""
    return [(entry.seat, from_wire(list(entry.action))) for entry in standing_entries(log)]


def standing_entries(log: list[Entry]) -> list[Entry]:
    """An undo takes back the newest decision of its seat."""
    of_seat: dict[Seat, list[Entry]] = {}
    for entry in log:
        if entry.kind == UNDO:
            of_seat[entry.seat].pop()
        else:
            of_seat.setdefault(entry.seat, []).append(entry)
    return sorted(chain.from_iterable(of_seat.values()), key=lambda entry: entry.rev)


def restored(
    game: Game[Any, Any], pack: Any, row: TableRow, log: list[Entry], snapshot: Snapshot | None
) -> Table[Any, Any]:
    """The table after its whole log; from the snapshot on, if nothing before it was taken back.

    Raises BadRecord when the log does not replay here.
    """
    check_rules(game, pack, row.behaviour, row.pack)
    entries = standing_entries(log)
    actions = standing(log)
    t = open_table(game, pack, len(row.seats), row.seed, row.options)
    done = 0
    if snapshot is not None:
        before = standing([entry for entry in log if entry.rev <= snapshot.rev])
        state = _decoded(game, row, snapshot) if actions[: len(before)] == before else None
        if state is not None:
            t.state = state
            t.played = before
            done = len(before)
            renew_chance(t, row.seed, done)  # it may be of before somebody took a copy
            advance(t)
    for entry, (seat, action) in zip(entries[done:], actions[done:], strict=True):
        try:
            play(t, seat, action)
        except IllegalAction as error:
            raise BadRecord(
                f"decision {entry.rev} of table {row.id} does not replay: {error}"
            ) from None
    return t


def _decoded(game: Game[Any, Any], row: TableRow, snapshot: Snapshot) -> Any:
    """None for a state that another version wrote: the rules may be the same and its fields not.
    The log says as much, it only takes longer."""
    try:
        return read_saved(game, dict(snapshot.state))
    except Exception as error:
        logger.warning("table %s: snapshot %s is not read: %r", row.id, snapshot.rev, error)
        return None


def forget_undone(told: list[Told] | deque[Told]) -> None:
    """Removes the events of a decision that was just taken back. It was the newest, unless it was
    one of several sealed answers, of which nothing but "answered" was sent. That a clock ran out
    stays."""
    if not told:
        return
    rev, events = told[-1]
    lapses: list[Event] = [event for event in events if isinstance(event, TimeRanOut)]
    if not all(isinstance(event, AnswerSealed | TimeRanOut) for event in events):
        told[-1] = (rev, lapses)


def told_again(game: Game[Any, Any], pack: Any, row: TableRow, log: list[Entry]) -> list[Told]:
    """The events of each revision, by replaying the decisions that stand. Decisions that were taken
    back have none, except that a clock ran out."""
    t = open_table(game, pack, len(row.seats), row.seed, row.options)
    brought = {
        entry.rev: play(t, entry.seat, from_wire(list(entry.action)))
        for entry in standing_entries(log)
    }
    return [(entry.rev, with_lapse(entry, brought.get(entry.rev, []))) for entry in log]
