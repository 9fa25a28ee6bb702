"""Each game as an OpenSpiel game, played with sequential moves.

    import cantina.lab.spiel
    game = pyspiel.load_game("python_cantina_GAME(players=3)")

Chance moves once, at the beginning: it picks the deal, a seed that decides every later draw and
die. To players, who do not learn the seed, that is the same game, and a history says everything.
Sealed choices are made by seat number; no observation shows what others chose.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from cantina.kernel.action import Seat
from cantina.kernel.game import discover
from cantina.kernel.table import apply, fork, open_table
from cantina.lab.encoding import AnyGame, AnyTable
from cantina.lab.look import Look, rewards

DEALS: Final = 1024
"""Deals that chance picks from unless the parameter `deals` says otherwise."""


def name_of(key: str) -> str:
    """What OpenSpiel calls a game of ours."""
    return f"python_cantina_{key}"


def read_options(text: str) -> dict[str, str]:
    """Options of a table from a parameter: `scenario:4;leaders:on`."""
    return dict(part.split(":", 1) for part in text.split(";") if part)


class Held:
    """A table that copies itself as tables do: OpenSpiel clones states with `deepcopy`."""

    def __init__(self, t: AnyTable) -> None:
        self.t: Final = t

    def __deepcopy__(self, memo: dict[int, Any]) -> Held:
        return Held(fork(self.t))


class SpielGame(pyspiel.Game):
    """One game with a fixed number of players."""

    def __init__(self, game: AnyGame, kind: pyspiel.GameType, given: dict[str, Any] | None) -> None:
        params = given or {}
        self.game: Final = game
        self.seats: Final[int] = params.get("players", game.fewest)
        self.deals: Final[int] = params.get("deals", DEALS)
        self.table_options: Final = read_options(params.get("table", ""))
        self.pack: Final = game.load(None)
        self.look: Final = Look(game)
        shared = is_shared(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.look.most_options,
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0 if shared else self.seats - 1.0,
            utility_sum=None if shared else 0.0,
            max_game_length=self.look.encoding.longest,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> SpielObserver:
        return SpielObserver(self.look)


class SpielState(pyspiel.State):
    """A table, or none as long as chance has not dealt."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.held: Held | None = None

    @property
    def t(self) -> AnyTable | None:
        return None if self.held is None else self.held.t

    def current_player(self) -> int:
        if self.t is None:
            return int(pyspiel.PlayerId.CHANCE)
        if not self.t.asks:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(self.t.asks[0].seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self._game().deals
        return [(deal, 1 / count) for deal in range(count)]

    def _game(self) -> SpielGame:
        game = self.get_game()
        assert isinstance(game, SpielGame)
        return game

    def _legal_actions(self, player: int) -> list[int]:
        assert self.t is not None
        return list(range(len(self._game().look.offered(self.t, Seat(player)))))

    def _apply_action(self, action: int) -> None:
        if self.t is None:
            game = self._game()
            self.held = Held(
                open_table(game.game, game.pack, game.seats, action, game.table_options, False)
            )
            return
        ask = self.t.asks[0]
        apply(self.t, ask, self._game().look.option(self.t, ask.seat, action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE or self.t is None:
            return f"deal {action}"
        return repr(self._game().look.option(self.t, Seat(player), action))

    def is_terminal(self) -> bool:
        return self.t is not None and not self.t.asks

    def returns(self) -> list[float]:
        return [0.0] * self._game().seats if self.t is None else rewards(self.t)

    def __str__(self) -> str:
        return " ".join(str(action) for action in self.history())


class SpielObserver:
    """What a player sees, as the other environments tell it: position, options, mask."""

    def __init__(self, look: Look) -> None:
        self.look: Final = look
        rows = look.most_options * look.option_size
        self.tensor: Final[NDArray[np.float32]] = np.zeros(
            look.position_size + rows + look.most_options, np.float32
        )
        split = np.split(self.tensor, [look.position_size, look.position_size + rows])
        self.dict: Final[dict[str, NDArray[np.float32]]] = {
            "observation": split[0],
            "options": split[1].reshape(look.most_options, look.option_size),
            "action_mask": split[2],
        }

    def set_from(self, state: SpielState, player: int) -> None:
        if state.t is None:
            self.tensor.fill(0)
            return
        for name, values in self.look.observe(state.t, Seat(player)).items():
            self.dict[name][:] = values

    def string_from(self, state: SpielState, player: int) -> str:
        """The same numbers in words, without those that are 0."""
        self.set_from(state, player)
        encoding = self.look.encoding
        said = [words(encoding.position_names, self.dict["observation"])]
        for row in self.dict["options"][: int(self.dict["action_mask"].sum())]:
            said.append(words(encoding.option_names, row))
        return "\n".join(said)


def words(names: tuple[str, ...], values: NDArray[np.float32]) -> str:
    return " ".join(f"{names[place]}={values[place]:g}" for place in np.flatnonzero(values))


def is_shared(game: AnyGame) -> bool:
    """Whether all win or lose together."""
    t = open_table(game, game.load(None), game.fewest, 0, heard=False)
    return not game.rivals(t, Seat(0))


def register(game: AnyGame) -> None:
    """Makes a game known to `pyspiel.load_game`."""
    utility = pyspiel.GameType.Utility
    kind = pyspiel.GameType(
        short_name=name_of(game.key),
        long_name=f"Cantina: {game.key}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if is_shared(game) else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.fewest,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.fewest, "deals": DEALS, "table": ""},
    )

    # A class, as OpenSpiel's own games have it: classes live until the process ends. A function
    # would be freed by OpenSpiel when Python is gone already, which crashes.
    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, kind, params)

    pyspiel.register_game(kind, Registered)


for one in discover().values():
    register(one)
