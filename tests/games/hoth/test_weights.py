"""The sets of numbers that bots play by."""

from __future__ import annotations

import pytest

from cantina.bots.base import decide, make_bot
from cantina.bots.tuning import Match, won
from cantina.bots.weighted import game_by, seen_by
from cantina.games.hoth import GAME
from cantina.games.hoth.load_weights import weight_sets
from cantina.kernel.rng import seeded
from cantina.kernel.table import open_table
from tests.games.hoth.scene import BOX

SETS = weight_sets()


def test_a_bot_with_a_set_plays_by_a_box_with_its_numbers() -> None:
    """And leaves nothing in the box of the table."""
    t = open_table(GAME, BOX, 2, 5, heard=False)
    seen = seen_by(t, game_by("hoth", "casual"))
    assert seen.pack.weights.fear == SETS.of("casual", 2)["fear"]
    known = len(BOX.lookouts)
    assert decide(make_bot("greedy@casual"), t, t.asks[0].seat, seeded(1)) in t.asks[0].options
    assert len(BOX.lookouts) == known


@pytest.mark.deep
def test_sets_are_tuned_over_all_scenarios() -> None:
    """A set that wants nothing but to stay where it is loses."""
    casual = SETS.of("casual", 2)
    still = dict.fromkeys(casual, 0)
    assert won(Match("hoth", 2, casual, [still], range(10))) >= 8
    assert 0 <= won(Match("hoth", 2, casual, [casual], range(2), "greedy")) <= 2
