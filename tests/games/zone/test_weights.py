"""The sets of numbers that bots play by."""

from __future__ import annotations

from zlib import crc32

import pytest

from cantina.bots.weighted import game_by, seen_by
from cantina.games.zone import GAME
from cantina.games.zone.load_weights import weight_sets
from cantina.kernel.game import full_options
from cantina.kernel.rng import seeded
from cantina.kernel.table import apply, open_table
from tests.games.zone.scene import BOX

SETS = weight_sets()
PLAYED = {"A1": 1062730852, "B1": 1925581218, "S2": 3728537198, "S3": 1748951684}
"""What the rule of thumb chose in a mission of two before its numbers were data (in A1: what that
version chooses with the unknown tokens as printed)."""


def test_the_box_of_a_set_holds_its_numbers() -> None:
    t = open_table(GAME, BOX, 2, 5, heard=False)
    seen = seen_by(t, game_by("zone", "casual"))
    assert seen.pack.weights.fear * 100 == SETS.of("casual", 1)["fear"]
    assert t.pack.weights.fear * 100 == SETS.of("tuned", 1)["fear"]


@pytest.mark.parametrize("mission", PLAYED)
def test_casual_play_is_what_it_was(mission: str) -> None:
    """So that gentle levels stay as they are, and progress can be measured."""
    options = full_options(GAME, {"mission": mission})
    t = open_table(GAME, BOX, 2, 3, options, heard=False)
    t = seen_by(t, game_by("zone", "casual"))
    rng = seeded(3)
    chosen: list[str] = []
    while t.asks:
        ask = t.asks[0]
        looked_at = t.game.worthwhile(t, ask)
        action = t.game.suggest(t, ask, rng)
        chosen.append(f"{action} {looked_at}")
        apply(t, ask, action)
    assert crc32("\n".join(chosen).encode()) == PLAYED[mission]
