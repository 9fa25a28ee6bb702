"""Each game as a PettingZoo environment: one agent per seat, one decision per step.

    env = table_env("GAME", seats=4)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        ...

Sealed choices, which people make at the same time, are made by seat number. Until all have chosen,
no observation shows what others chose.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cantina.kernel.action import Seat
from cantina.kernel.game import find_game
from cantina.kernel.table import apply, open_table
from cantina.lab.look import Look, Observation, rewards

SEEDS: Final = 1 << 62


class TableEnv(AECEnv):
    """A table of one game. Its unwrapped form refuses illegal actions with IllegalAction."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        table: dict[str, str] | None = None,
        most_options: int | None = None,
    ) -> None:
        super().__init__()
        self.game: Final = find_game(game)
        self.seats: Final = seats or self.game.fewest
        self.table_options: Final = table or {}
        self.pack: Final = self.game.load(None)
        self.look: Final = Look(self.game, most_options)
        self.metadata: dict[str, Any] = {"name": f"cantina_{game}_v0", "render_modes": []}
        self.render_mode = None
        self.possible_agents = [f"seat_{number}" for number in range(self.seats)]
        self.observation_spaces: Final = {
            agent: self.look.space() for agent in self.possible_agents
        }
        self.action_spaces: Final = {agent: self.look.actions() for agent in self.possible_agents}
        self.dice, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new table. With a seed, always the same one."""
        if seed is not None:
            self.dice, _ = seeding.np_random(seed)
        deal = int(self.dice.integers(SEEDS))
        self.t = open_table(self.game, self.pack, self.seats, deal, self.table_options, heard=False)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.t.asks[0].seat]

    def observe(self, agent: str) -> Observation:
        return self.look.observe(self.t, Seat(self.possible_agents.index(agent)))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        ask = self.t.asks[0]
        assert action is not None
        option = self.look.option(self.t, ask.seat, int(action))
        self._cumulative_rewards[agent] = 0.0
        apply(self.t, ask, option)
        if self.t.asks:
            self.agent_selection = self.possible_agents[self.t.asks[0].seat]
        else:
            self.rewards = dict(zip(self.possible_agents, rewards(self.t), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]

    def render(self) -> None:
        """The terminal and the browser show tables; an environment does not."""

    def close(self) -> None:
        """Nothing is held open."""


def table_env(
    game: str,
    seats: int | None = None,
    table: dict[str, str] | None = None,
    most_options: int | None = None,
) -> AECEnv:
    """A table in the wrappers that PettingZoo's own classic games have: an illegal action ends the
    game with a reward of -1 for whoever chose it."""
    env: AECEnv = TableEnv(game, seats, table, most_options)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)
