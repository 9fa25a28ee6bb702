"""Finding "Public dice give away the seed": what anybody sees says nothing of what comes."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from cantina.kernel.rng import Keyed, Rng, seeded
from tests.attacks.lattice import SIDES, word_before

SEEN = 72
"""Dice of a short game of Battle of Hoth."""


def thrown(rng: Rng) -> list[int]:
    return [rng.roll(SIDES) for _ in range(SEEN)]


def test_dice_of_the_fast_generator_give_away_all_that_come() -> None:
    """Which is why people do not play with it; and the attack works, so the next test says much."""
    rng = seeded(1000).fork("play")
    word = rng.word
    dice = thrown(rng)
    found = word_before(dice)
    assert found == word
    again = Rng(found)
    assert thrown(again) == dice
    assert thrown(again) == thrown(rng)


def test_dice_of_a_keyed_stream_do_not() -> None:
    assert word_before(thrown(Keyed(b"k" * 32))) is None


# Dice and deals are even and say nothing of each other


def off(counts: Counter[tuple[int, ...]], cells: int) -> float:
    """Chi-square against all cells being as likely."""
    expected = counts.total() / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in counts) + expected * (
        cells - len(counts)
    )


def test_dice_deals_and_keys_are_even_and_independent() -> None:
    """Pairs of faces: of one die after another, of a die and a deal at the same place, and of the
    same place under neighbouring keys. 35 degrees of freedom each: above 73 by a chance of one in
    ten thousand."""
    rng, other = Keyed(bytes(32)), Keyed(bytes(31) + b"\x01")
    dice = [rng.roll(6) for _ in range(14_400)]
    deals = [rng.below(6) for _ in dice]
    foreign = [other.roll(6) for _ in dice]
    for pairs in (pairwise(dice), zip(dice, deals, strict=True), zip(dice, foreign, strict=True)):
        assert off(Counter(pairs), 36) < 73
