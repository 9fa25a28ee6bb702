"""A bot in a seat of a running game: the time it has for a turn, and what it has planned of it.

The seconds of a bot's name (`mcts:0.5s`) are for a whole turn. Each decision of the turn may take a
share of what is left, so that the first ones, which matter most, have most, and the last ones still
have some. What a decision does not use is left for those that follow.

A bot that thinks in whole turns answers with a line of actions (`Planner`). They are played one
after the other as long as nothing has come between: no die, no card, no reveal, nobody else.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from cantina.bots.base import Planner, line_of, make_bot, read_name
from cantina.bots.until import Until
from cantina.kernel.action import Action, Seat, ask_of
from cantina.kernel.errors import IllegalAction
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table, determinize

SHARE: Final = 1 / 3
"""Of the seconds left for a turn, for the next decision of it. A turn of eight decisions then has a
fiftieth for its last, one of two has used more than half."""
PLANNED: Final = 2 / 3
"""The same for a bot that plans the whole turn at its first decision: the later ones are few and
small."""


class Mark(NamedTuple):
    """A moment of a game. While chance and reveals stay as they were, nothing new was learned."""

    decisions: int
    chance: list[str | int]
    revealed: int


def mark_of(t: Table[Any, Any]) -> Mark:
    return Mark(len(t.played), t.state.rng.position(), t.state.revealed)


class Mind:
    def __init__(self, name: str, clock: Callable[[], float] = time.monotonic) -> None:
        self.name: Final = name
        self.kind, _, self.a_turn, _, _ = read_name(name)
        self.bot: Final = make_bot(name)
        self._share: Final = PLANNED if isinstance(self.bot, Planner) else SHARE
        self._clock: Final = clock
        self._turn: int | None = None
        self._spent = 0.0  # seconds of this turn
        self._line: list[Action] = []
        self._next: Mark | None = None  # where the line goes on

    def ready(self, t: Table[Any, Any], seat: Seat) -> Action | None:
        """What it has decided in advance, if that still holds; the line ends where it does not."""
        ask = ask_of(t.asks, seat)
        if self._line and ask is not None and self._next == mark_of(t):
            action = self._line.pop(0)
            if action in ask.options:
                self._next = self._next._replace(decisions=self._next.decisions + 1)
                return action
        self._line = []
        return None

    def keep(self, then: Mark, rest: list[Action]) -> None:
        """The rest of a line whose first action was found when the game was at `then`."""
        self._line = list(rest)
        self._next = then._replace(decisions=then.decisions + 1)

    def seconds(self, t: Table[Any, Any], at_most: float | None = None) -> float | None:
        """For the decision that is asked now; None: as long as it takes."""
        limits = [limit for limit in (self.a_turn, at_most) if limit is not None]
        turn = t.game.turn(t)
        if turn != self._turn:
            self._turn, self._spent = turn, 0.0
        return max(0.0, min(limits) - self._spent) * self._share if limits else None

    def spend(self, seconds: float) -> None:
        self._spent += seconds

    def decide(self, t: Table[Any, Any], seat: Seat, rng: Rng) -> Action:
        """What the bot does at this table, thought of here and now. The table is not touched."""
        if (action := self.ready(t, seat)) is not None:
            return action
        world = determinize(t, seat, rng)
        ask = ask_of(world.asks, seat)
        if ask is None:
            raise IllegalAction(f"seat {seat} is not asked anything now")
        seconds = self.seconds(t)
        began = self._clock() if seconds is not None else 0.0
        line = line_of(self.bot, world, seat, ask, rng, Until(seconds, self._clock))
        if seconds is not None:
            self.spend(self._clock() - began)
        self.keep(mark_of(t), line[1:])
        return line[0]
