"""A change of play raises the behaviour of its game, or running games would be led elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from cantina.games.hunters.state import Turn
from cantina.kernel.flow import do, flow
from cantina.kernel.game import Game, discover
from tests.builds.behaviours import RAISE, changed, check, file_of

GAMES = discover()


@pytest.mark.parametrize("key", GAMES)
def test_a_game_plays_as_its_behaviour_says(key: str) -> None:
    game = GAMES[key]
    assert file_of(game).exists(), f"run ./test run tests.builds.golden {key}"
    games = changed(game)
    assert not games, RAISE.format(game=key, games=", ".join(games))


@contextmanager
def first_in_a_turn(game: Game[Any, Any], step: Callable[[Any, Any], None]) -> Iterator[None]:
    old = game.flows[Turn]
    game.flows[Turn] = flow(Turn, do(step, rule="", name="one step more"), *old).steps
    try:
        yield
    finally:
        game.flows[Turn] = flow(Turn, *old).steps


def nothing(t: Any, f: Any) -> None:
    pass


def a_credit_for_the_first(t: Any, f: Any) -> None:
    t.state.players[0].credits += 1


def one_more_draw(t: Any, f: Any) -> None:
    t.state.rng.next()


@pytest.mark.parametrize("step", [a_credit_for_the_first, one_more_draw])
def test_a_change_of_play_demands_another_behaviour(step: Callable[[Any, Any], None]) -> None:
    game = GAMES["hunters"]
    with (
        first_in_a_turn(game, step),
        pytest.raises(SystemExit, match="Raise BEHAVIOUR in games/hunters"),
    ):
        check(game)


def test_a_step_that_does_nothing_is_the_same_behaviour() -> None:
    game = GAMES["hunters"]
    with first_in_a_turn(game, nothing):
        assert changed(game) == []
