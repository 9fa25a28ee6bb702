"""What is kept of a position is read by versions whose flows have other steps around it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from cantina.kernel.errors import BadRecord
from cantina.kernel.flow import do, flow
from cantina.kernel.game import Game, discover
from cantina.kernel.rng import seeded
from cantina.kernel.state import Frame
from cantina.kernel.table import Table, advance, open_table, play
from cantina.parts.saved import AT_THE_END, read_saved, saved

GAMES = discover()
Positions = list[tuple[dict[str, Any], str]]


def nothing(t: object, f: Frame) -> None:
    pass


@contextmanager
def one_step_more(game: Game[Any, Any]) -> Iterator[None]:
    """Every flow of the game begins with a step that does nothing."""
    old = dict(game.flows)
    for frame, steps in old.items():
        game.flows[frame] = flow(frame, do(nothing, rule="", name="nothing"), *steps).steps
    try:
        yield
    finally:
        for frame, steps in old.items():
            game.flows[frame] = flow(frame, *steps).steps  # loops find their steps again


def asked(t: Table[Any, Any]) -> str:
    return repr([(ask.seat, ask.name, ask.options) for ask in t.asks])


def positions(game: Game[Any, Any], pack: Any, decisions: int) -> Positions:
    """Saved, as JSON brings it back, and what was asked there."""
    t = open_table(game, pack, max(2, game.fewest), 3)
    rng = seeded(3)
    found: Positions = []
    for _ in range(decisions):
        ask = t.asks[rng.below(len(t.asks))]
        play(t, ask.seat, game.suggest(t, ask, rng))
        found.append((json.loads(json.dumps(saved(game, t.state))), asked(t)))
    return found


@pytest.mark.parametrize("key", GAMES)
def test_a_step_that_is_put_before_others_changes_no_position(key: str) -> None:
    game = GAMES[key]
    pack = game.load(None)
    found = positions(game, pack, 60)
    with one_step_more(game):
        for data, before in found:
            t = open_table(game, pack, max(2, game.fewest), 3)
            t.state = read_saved(game, data)
            advance(t)
            assert asked(t) == before
            assert saved(game, t.state) == data


def test_steps_that_are_counted_or_unknown_are_refused() -> None:
    """Before, states held the number of the step: one step more, and another one ran."""
    game = GAMES["hunters"]
    data, _ = positions(game, game.load(None), 8)[-1]
    for wrong in (0, 1, True, "no such step"):
        data["stack"][-1]["at"] = wrong
        with pytest.raises(BadRecord, match="the saved state is at"):
            read_saved(game, data)
    data["stack"][-1]["frame"] = "Nobody"
    with pytest.raises(BadRecord):
        read_saved(game, data)


def test_no_step_is_called_like_the_end_of_a_flow() -> None:
    for game in GAMES.values():
        for steps in game.flows.values():
            assert AT_THE_END not in [step.name for step in steps]
