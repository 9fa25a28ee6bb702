"""Games step by step, as a seat saw them. All steps of a game are made at once, beside the event
loop; those of a finished one are kept for whoever goes on scrubbing."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any, Final

from cantina.kernel.action import Action, Seat
from cantina.kernel.event import Event, events_for
from cantina.kernel.game import Game
from cantina.kernel.record import Record
from cantina.kernel.table import Table, open_table, play
from cantina.parts.difference import difference
from cantina.server.bodies import Patched, Step, Steps
from cantina.server.wire import to_wire

KEPT: Final = 16


class Replays:
    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, Seat], list[Step]] = OrderedDict()

    async def steps(
        self, id: str, game: Game[Any, Any], pack: Any, record: Record, seat: Seat
    ) -> list[Step]:
        """Every position of the game as the seat saw it, from the first to the last."""
        if (id, seat) not in self._kept:
            self._kept[id, seat] = await steps_of(game, pack, record, seat)
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end((id, seat))
        return self._kept[id, seat]


async def steps_of(game: Game[Any, Any], pack: Any, record: Record, seat: Seat) -> list[Step]:
    return await asyncio.to_thread(_all_steps, game, pack, record, seat)


def run_of(steps: list[Step], first: int, last: int) -> Steps:
    """Positions `first` to `last`, each told by what it changes: a whole game in one answer."""
    start = steps[first]
    run = []
    before = start.view
    for step in steps[first : last + 1]:
        patch = difference(before, step.view)
        run.append(Patched(step.at, step.who, step.action, step.events, patch))
        before = step.view
    return Steps(start.of, start.seat, start.view, run)


def _all_steps(game: Game[Any, Any], pack: Any, record: Record, seat: Seat) -> list[Step]:
    t = open_table(game, pack, record.seats, record.seed, record.options)
    steps = [_step(t, 0, len(record.actions), seat, -1, None, [])]
    for number, (who, action) in enumerate(record.actions, start=1):
        events = play(t, who, action)
        steps.append(_step(t, number, len(record.actions), seat, who, action, events))
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
