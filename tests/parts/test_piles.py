"""Draw piles with discard piles."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cantina.kernel.rng import seeded
from cantina.parts.piles import can_draw, deal_anew, reshuffle_if_empty


def test_an_empty_pile_takes_its_shuffled_discard_pile() -> None:
    pile: list[int] = []
    discard = [5, 3, 1]
    assert reshuffle_if_empty(pile, discard, seeded(1))
    assert (sorted(pile), discard) == ([1, 3, 5], [])


def test_a_pile_with_cards_is_left_alone() -> None:
    pile, discard = [9], [1]
    assert not reshuffle_if_empty(pile, discard, seeded(1))
    assert (pile, discard) == ([9], [1])
    assert not reshuffle_if_empty([], [], seeded(1))


def test_a_reshuffle_does_not_tell_who_discarded_when() -> None:
    piles = []
    for discard in ([1, 2, 3, 4], [4, 3, 2, 1]):
        pile: list[int] = []
        reshuffle_if_empty(pile, discard, seeded(1))
        piles.append(pile)
    assert piles[0] == piles[1]


def test_a_card_can_be_had_from_either_pile() -> None:
    assert can_draw([1], [])
    assert can_draw([], [1])
    assert not can_draw([], [])


@given(st.integers(), st.lists(st.integers(0, 5), max_size=5))
def test_dealing_anew_keeps_cards_and_amounts(seed: int, amounts: list[int]) -> None:
    unknown = list(range(100, 100 + sum(amounts)))
    dealt = deal_anew(unknown[::-1], amounts, seeded(seed))
    assert [len(cards) for cards in dealt] == amounts
    assert sorted(card for cards in dealt for card in cards) == unknown
    assert dealt == deal_anew(unknown, amounts, seeded(seed))


def test_amounts_must_add_up() -> None:
    with pytest.raises(AssertionError):
        deal_anew([1, 2, 3], [1], seeded(1))
