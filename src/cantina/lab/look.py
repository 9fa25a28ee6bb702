"""Observations as arrays, the same for PettingZoo, Gymnasium and OpenSpiel."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cantina.kernel.action import Action, Ask, Seat, ask_of
from cantina.kernel.errors import IllegalAction
from cantina.lab.encoding import AnyGame, AnyTable, encoding_of, seen

Observation: TypeAlias = dict[str, NDArray[Any]]

BOUND: Final = 100.0
"""Numbers beyond it are cut off; all are of the order of one."""


class Look:
    """How the seats of one game look at their table.

    `observation` describes the position, row n of `options` the n-th option of the seat's ask, and
    `action_mask` says which rows are options. An action is the number of a row.
    """

    def __init__(self, game: AnyGame, most_options: int | None = None) -> None:
        self.encoding: Final = encoding_of(game)
        self.most_options: Final = most_options or self.encoding.most_options
        self.position_size: Final = len(self.encoding.position_names)
        self.option_size: Final = len(self.encoding.option_names)

    def space(self) -> spaces.Dict:
        """A new one each time: spaces carry the random stream of their samples."""
        rows = (self.most_options, self.option_size)
        return spaces.Dict(
            {
                "observation": spaces.Box(-BOUND, BOUND, (self.position_size,), np.float32),
                "options": spaces.Box(-BOUND, BOUND, rows, np.float32),
                "action_mask": spaces.Box(0, 1, (self.most_options,), np.int8),
            }
        )

    def actions(self) -> spaces.Discrete[np.int64]:
        return spaces.Discrete(self.most_options)

    def cut(self, ask: Ask) -> Ask:
        """The ask with as many options as there are rows. A learner may come where nobody would;
        then the first options are offered, and the last one, which stops where stopping is one."""
        if len(ask.options) <= self.most_options:
            return ask
        kept = [*ask.options[: self.most_options - 1], ask.options[-1]]
        return Ask(seat=ask.seat, name=ask.name, options=kept, rule=ask.rule)

    def offered(self, t: AnyTable, seat: Seat) -> list[Action]:
        """What the actions of the seat mean, by number. Raises IllegalAction."""
        ask = ask_of(t.asks, seat)
        if ask is None:
            raise IllegalAction(f"seat {seat} is not asked anything now")
        return self.cut(ask).options

    def option(self, t: AnyTable, seat: Seat, number: int) -> Action:
        """The option that an action names. Raises IllegalAction."""
        options = self.offered(t, seat)
        if not 0 <= number < len(options):
            raise IllegalAction(f"seat {seat} has {len(options)} options, and no number {number}")
        return options[number]

    def observe(self, t: AnyTable, seat: Seat) -> Observation:
        """What the seat knows. Whoever is not asked has no options."""
        world = seen(t, seat)
        ask = ask_of(world.asks, seat)
        rows = [] if ask is None else self.encoding.options(world, self.cut(ask))
        position = np.array(self.encoding.position(world, seat), np.float32)
        options = np.zeros((self.most_options, self.option_size), np.float32)
        mask = np.zeros(self.most_options, np.int8)
        if rows:
            options[: len(rows)] = rows
            mask[: len(rows)] = 1
            np.clip(options[: len(rows)], -BOUND, BOUND, options[: len(rows)])
        np.clip(position, -BOUND, BOUND, position)
        return {"observation": position, "options": options, "action_mask": mask}


def rewards(t: AnyTable) -> list[float]:
    """By seat, when the game is over: 1 for those who won together and -1 for those who lost
    together; among rivals the winners share what every loser pays, so that all add up to 0."""
    outcome = t.state.outcome
    if outcome is None:
        return [0.0] * t.seats
    winners = set(outcome.winners)
    if not t.game.rivals(t, Seat(0)):
        return [1.0 if winners else -1.0] * t.seats
    share = t.seats / len(winners) if winners else 1.0
    return [share - 1.0 if seat in winners or not winners else -1.0 for seat in range(t.seats)]
