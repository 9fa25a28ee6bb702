"""From a table's log to its game: which decisions stand, and what happened in each revision."""

from __future__ import annotations

from collections import deque
from typing import Any

from cantina.kernel.action import Action, Seat
from cantina.kernel.errors import BadRecord, IllegalAction
from cantina.kernel.event import AnswerSealed, Event
from cantina.kernel.game import Game
from cantina.kernel.record import check_rules, undo
from cantina.kernel.table import Table, advance, open_table, play
from cantina.server.stored import UNDO, Entry, Snapshot, TableRow
from cantina.server.wire import from_wire


def standing(log: list[Entry]) -> list[tuple[Seat, Action]]:
    """The decisions that were not taken back. An undo takes back the newest of its seat."""
    actions: list[tuple[Seat, Action]] = []
    for entry in log:
        if entry.kind == UNDO:
            last = max(number for number, (seat, _) in enumerate(actions) if seat == entry.seat)
            del actions[last]
        else:
            actions.append((entry.seat, from_wire(list(entry.action))))
    return actions


def restored(
    game: Game[Any, Any], pack: Any, row: TableRow, log: list[Entry], snapshot: Snapshot | None
) -> Table[Any, Any]:
    """The table after its whole log; from the snapshot on, if nothing before it was taken back.

    Raises BadRecord when the log does not replay here.
    """
    check_rules(game, pack, row.behaviour, row.pack)
    actions = standing(log)
    t = open_table(game, pack, len(row.seats), row.seed, row.options)
    done = 0
    if snapshot is not None:
        before = standing([entry for entry in log if entry.rev <= snapshot.rev])
        if actions[: len(before)] == before:
            t.state = game.decode(dict(snapshot.state))
            t.played = before
            advance(t)
            done = len(before)
    for number, (seat, action) in enumerate(actions[done:], start=done + 1):
        try:
            play(t, seat, action)
        except IllegalAction as error:
            raise BadRecord(
                f"decision {number} of table {row.id} does not replay: {error}"
            ) from None
    return t


def forget_undone(told: list[tuple[int, list[Event]]] | deque[tuple[int, list[Event]]]) -> None:
    """What a decision brought that was taken back just now. That was the newest, unless it was one
    of several sealed answers: of those nothing but "answered" was told."""
    if told and not all(isinstance(event, AnswerSealed) for event in told[-1][1]):
        told[-1] = (told[-1][0], [])


def told_since(
    game: Game[Any, Any], pack: Any, row: TableRow, log: list[Entry], since: int
) -> list[tuple[int, list[Event]]]:
    """What happened in each revision after `since`, by playing the log again."""
    t = open_table(game, pack, len(row.seats), row.seed, row.options)
    found: list[tuple[int, list[Event]]] = []
    for entry in log:
        if entry.kind == UNDO:
            t = undo(t, entry.seat)
            forget_undone(found)
            events: list[Event] = []
        else:
            events = play(t, entry.seat, from_wire(list(entry.action)))
        if entry.rev > since:
            found.append((entry.rev, events))
    return found
