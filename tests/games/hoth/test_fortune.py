"""Luck with the dice, told apart from what was to be expected."""

from __future__ import annotations

from cantina.games.hoth import GAME
from cantina.games.hoth.fortune import Fortune
from cantina.kernel.action import Seat
from cantina.kernel.rng import seeded
from cantina.kernel.table import apply, open_table
from tests.games.hoth.scene import BOX


def luck_of(seed: int) -> tuple[int, int]:
    """Of the Rebels in a game, as either side sees it."""
    scenario = {"scenario": str(seed % 17 + 1)}
    t = open_table(GAME, BOX, 2, seed, scenario, heard=False)
    rng = seeded(seed)
    fortune = Fortune()
    while t.asks:
        action = GAME.suggest(t, t.asks[0], rng)
        fortune.note(t, action)
        apply(t, t.asks[0], action)
    return fortune.of(t, Seat(0)), fortune.of(t, Seat(1))


def test_luck_of_one_side_is_bad_luck_of_the_other_and_evens_out() -> None:
    found = [luck_of(seed) for seed in range(68)]
    assert all(mine == -theirs for mine, theirs in found)
    rebels = [mine for mine, _ in found]
    mean = sum(rebels) / len(rebels)
    spread = (sum((one - mean) ** 2 for one in rebels) / len(rebels)) ** 0.5
    assert spread > 100, "dice decide much of a game"
    assert abs(mean) < 2.5 * spread / len(rebels) ** 0.5
