"""Each game as a Gymnasium environment: one seat learns, bots play the others.

    import cantina.lab.single
    env = gymnasium.make("cantina/GAME-v0", seats=2, others="greedy")
    envs = gymnasium.make_vec("cantina/GAME-v0", num_envs=8, vectorization_mode="async")

The second form runs each environment in a process of its own.
"""

from __future__ import annotations

from typing import Any, Final, SupportsInt

import gymnasium

from cantina.bots.base import decide, make_bot
from cantina.kernel.action import Seat, ask_of
from cantina.kernel.errors import BadOptions, IllegalAction
from cantina.kernel.game import discover, find_game
from cantina.kernel.rng import seeded
from cantina.kernel.table import apply, open_table
from cantina.lab.aec import SEEDS
from cantina.lab.look import Look, Observation, rewards

ILLEGAL: Final = -1.0
"""The reward for an action that is not offered. It ends the episode."""


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a table. Its number is drawn for each episode unless it is given."""

    metadata: dict[str, Any] = {"render_modes": []}  # noqa: RUF012 (as the base class has it)

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        others: str = "greedy",
        seat: int | None = None,
        table: dict[str, str] | None = None,
        most_options: int | None = None,
    ) -> None:
        self.game: Final = find_game(game)
        self.seats: Final = seats or self.game.fewest
        self.others: Final = make_bot(others)
        self.fixed: Final = seat
        self.table_options: Final = table or {}
        self.pack: Final = self.game.load(None)
        self.look: Final = Look(self.game, most_options)
        self.observation_space = self.look.space()
        self.action_space = self.look.actions()
        if seat is not None and not 0 <= seat < self.seats:
            raise BadOptions(f"there are {self.seats} seats, and no seat {seat}")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new table at the first decision of the seat. With a seed, always the same one. A game
        that ends before the seat was asked anything is dealt anew."""
        super().reset(seed=seed)
        while True:
            self._open()
            if self.t.asks:
                return self._observe(), {"seat": int(self.seat)}

    def _open(self) -> None:
        deal, thoughts = (int(number) for number in self.np_random.integers(SEEDS, size=2))
        place = int(self.np_random.integers(self.seats)) if self.fixed is None else self.fixed
        self.seat = Seat(place)
        self.luck = seeded(thoughts)
        self.t = open_table(self.game, self.pack, self.seats, deal, self.table_options, heard=False)
        self._play_others()

    def _play_others(self) -> None:
        while self.t.asks and ask_of(self.t.asks, self.seat) is None:
            ask = self.t.asks[0]
            apply(self.t, ask, decide(self.others, self.t, ask.seat, self.luck))

    def _observe(self) -> Observation:
        return self.look.observe(self.t, self.seat)

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        try:
            option = self.look.option(self.t, self.seat, int(action))
        except IllegalAction as error:
            return self._observe(), ILLEGAL, True, False, {"illegal": str(error)}
        ask = ask_of(self.t.asks, self.seat)
        assert ask is not None
        apply(self.t, ask, option)
        self._play_others()
        over = not self.t.asks
        reward = rewards(self.t)[self.seat] if over else 0.0
        info = {"scores": list(self.t.state.outcome.scores)} if over else {}
        return self._observe(), reward, over, False, info


def register() -> None:
    """Makes every game known to `gymnasium.make`."""
    for key in discover():
        gymnasium.register(
            id=f"cantina/{key}-v0",
            entry_point="cantina.lab.single:SeatEnv",
            kwargs={"game": key},
        )


register()
