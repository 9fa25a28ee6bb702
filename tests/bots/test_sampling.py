"""Positions that are learned from."""

from __future__ import annotations

import random

from cantina.bots.sampling import Sample, seen_in
from cantina.kernel.game import find_game
from cantina.kernel.table import open_table

HUNTERS = find_game("hunters")
PACK = HUNTERS.load(None)


def turns_seen(kept: float, stray: float, opening: bool, luck: int = 1) -> list[int]:
    t = open_table(HUNTERS, PACK, 2, 3, heard=False)
    seen = seen_in(t, 3, random.Random(luck), Sample(kept, stray, opening), HUNTERS.turn)
    assert t.state.outcome is not None
    return seen


def test_a_turn_is_seen_once_and_the_first_only_if_it_is_wanted() -> None:
    turns = turns_seen(1.0, 0.0, opening=True)
    assert turns == list(range(turns[0], turns[0] + len(turns)))
    assert turns_seen(1.0, 0.0, opening=False) == turns[1:]


def test_some_turns_are_left_out() -> None:
    turns = turns_seen(1.0, 0.0, opening=True)
    some = turns_seen(0.5, 0.0, opening=True)
    assert 0 < len(some) < len(turns)
    assert set(some) < set(turns)


def test_half_of_the_games_have_random_choices() -> None:
    """The others are played by the rule of thumb alone, as they would be without such choices."""
    quiet = turns_seen(1.0, 0.0, opening=True)
    games = [turns_seen(1.0, 0.5, opening=True, luck=luck) for luck in range(12)]
    assert 2 <= games.count(quiet) <= 10
