"""Games step by step, as a seat saw them. All steps of a game are made at once; those of a finished
one are kept for whoever goes on scrubbing. Everything here takes a while: it runs in the one thread
that strangers share, never on the loop."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

import msgspec

from cantina.kernel.action import SPECTATOR, Action, Seat
from cantina.kernel.event import Event, events_for
from cantina.kernel.game import Game
from cantina.kernel.record import Record
from cantina.kernel.table import Table, open_table, play
from cantina.parts.difference import difference
from cantina.room.wire import to_wire
from cantina.server.bodies import Patched, Step, Steps

KEPT: Final = 16


class Replays:
    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, Seat], list[Step]] = OrderedDict()

    def steps(
        self, id: str, game: Game[Any, Any], pack: Any, record: Record, seat: Seat
    ) -> list[Step]:
        """Every position of the game as the seat saw it, from the first to the last."""
        if (id, seat) not in self._kept:
            self._kept[id, seat] = _steps(game, pack, record, seat, 0, len(record.actions))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end((id, seat))
        return self._kept[id, seat]

    def run(
        self,
        id: str,
        game: Game[Any, Any],
        pack: Any,
        record: Record,
        seat: Seat,
        first: int,
        last: int,
    ) -> bytes:
        """Positions `first` to `last` of a finished game, encoded."""
        return _run_of(self.steps(id, game, pack, record, seat)[first : last + 1])


def run_so_far(
    game: Game[Any, Any], pack: Any, record: Record, seat: Seat, first: int, last: int
) -> bytes:
    """The same of a game that runs."""
    return _run_of(_steps(game, pack, record, seat, first, last))


def _run_of(steps: list[Step]) -> bytes:
    """Each told by what it changes: a whole game in one answer."""
    start = steps[0]
    run = []
    before = start.view
    for step in steps:
        patch = difference(before, step.view)
        run.append(Patched(step.at, step.who, step.action, step.events, patch))
        before = step.view
    return msgspec.json.encode(Steps(start.of, start.seat, start.view, run))


def _steps(
    game: Game[Any, Any], pack: Any, record: Record, seat: Seat, first: int, last: int
) -> list[Step]:
    of = len(record.actions)
    t = open_table(game, pack, record.seats, record.seed, record.options)
    steps = [] if first else [_step(t, 0, of, seat, SPECTATOR, None, [])]
    for number, (who, action) in enumerate(record.actions[:last], start=1):
        events = play(t, who, action)
        if number >= first:
            steps.append(_step(t, number, of, seat, who, action, events))
    return steps


def _step(
    t: Table[Any, Any],
    at: int,
    of: int,
    seat: Seat,
    who: Seat,
    action: Action | None,
    events: list[Event],
) -> Step:
    game = t.game
    # What others chose shows in the events as far as the seat could see it.
    wired = to_wire(action) if action is not None and who == seat else []
    seen = [game.encode_event(event) for event in events_for(events, seat)]
    return Step(at, of, seat, who, wired, seen, game.encode_view(game.view(t, seat)))
