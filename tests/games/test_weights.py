"""The numbers that bots play by are data, and each set has a box of its own where a game keeps them
there."""

from __future__ import annotations

import pytest

from cantina.bots.weighted import game_by, published, seen_by
from cantina.kernel.game import discover, find_game
from cantina.kernel.table import open_table

GAMES = [key for key, game in discover().items() if "weights" in game.services]
BOXED = [key for key in GAMES if "box_of" in game_by(key, "casual").services]
OLDER = {("hunters", "casual")}
"""Sets that are older than the ranges."""


@pytest.mark.parametrize("key", GAMES)
def test_every_number_lies_in_its_range(key: str) -> None:
    known = published(find_game(key))
    for name, sets in known.sets.items():
        for values in sets.values():
            for weight, (least, most) in known.ranges.items():
                assert (key, name) in OLDER or least <= values[weight] <= most, (name, weight)


@pytest.mark.parametrize("key", BOXED)
def test_a_set_has_a_box_of_its_own(key: str) -> None:
    """What is worked out by one set must not answer for another."""
    game = find_game(key)
    t = open_table(game, game.load(None), 2, 5, heard=False)
    casual = game_by(key, "casual")
    seen = seen_by(t, casual)
    assert seen.state is t.state
    assert seen.pack is not t.pack
    assert seen.pack is seen_by(t, casual).pack
    assert seen.pack.digest == t.pack.digest


def test_some_games_keep_their_weights_in_the_box() -> None:
    assert set(BOXED) >= {"hoth", "zone"}
