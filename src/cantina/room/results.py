"""How a finished game ended for each seat, written once.

Results are derived from the log: a server that died between the last decision and the results
writes them when the table is loaded again.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from cantina.bots.base import is_bot
from cantina.kernel.action import Seat, all_seats
from cantina.kernel.state import Outcome
from cantina.room.room import Room
from cantina.room.store import StoreError
from cantina.room.stored import BOT, Entry, Result, TableRow

log = logging.getLogger("cantina.results")

AGAIN_SECONDS: Final = 5.0


def places(outcome: Outcome) -> list[int]:
    """From 1: the winners, whatever broke their ties, then the others by their points. When all
    lost together there are no places, only zeros."""
    winners, scores = outcome.winners, outcome.scores
    if not winners:
        return [0] * len(scores)
    others = [score for seat, score in enumerate(scores) if seat not in winners]
    return [
        1 if seat in winners else 1 + len(winners) + sum(other > score for other in others)
        for seat, score in enumerate(scores)
    ]


def results_of(row: TableRow, outcome: Outcome, entries: list[Entry]) -> list[Result]:
    """One for each seat."""
    at = entries[-1].at if entries else row.created
    return [
        Result(
            seat,
            row.seats[seat].player,
            at,
            place,
            outcome.scores[seat],
            seat in outcome.winners,
            _last_bot(row, entries, seat),
            outcome.reason,
        )
        for seat, place in zip(all_seats(len(row.seats)), places(outcome), strict=True)
    ]


def _last_bot(row: TableRow, entries: list[Entry], seat: Seat) -> str:
    """The bot that made the seat's last decision. A clock that ran out is no bot."""
    if row.seats[seat].kind == BOT:
        return row.seats[seat].bot
    by = next((entry.by for entry in reversed(entries) if entry.seat == seat), "")
    return by if is_bot(by) else ""


async def note_end(room: Room) -> None:
    """The game is over. If that cannot be stored now it will be in a while, or at the latest when
    the table is loaded again."""
    room.seats.note_finished()
    try:
        await _store(room)
    except StoreError as error:
        log.warning("table %s: its results are not stored yet: %s", room.row.id, error)
        room.background.spawn(_try_again(room))


async def _store(room: Room) -> None:
    assert room.t is not None
    outcome = room.t.state.outcome
    assert outcome is not None
    row, services = room.row, room.services
    if await services.has_results(row.id):
        return
    entries = await services.store.load_log(row.id)
    await services.finish(row, results_of(row, outcome, entries))


async def _try_again(room: Room) -> None:
    await asyncio.sleep(AGAIN_SECONDS)
    async with room.lock:
        if not room.gone:
            await note_end(room)
