"""Draw piles with discard piles: the top of a pile is the end of its list."""

from __future__ import annotations

from typing import TypeVar

from cantina.kernel.rng import Rng

C = TypeVar("C", bound=int)


def can_draw(pile: list[C], discard: list[C]) -> bool:
    """Whether a card can be had, by a reshuffle of the discard pile if need be."""
    return bool(pile) or bool(discard)


def reshuffle_if_empty(pile: list[C], discard: list[C], rng: Rng) -> bool:
    """An empty pile is filled with its shuffled discard pile; says whether that happened."""
    if pile or not discard:
        return False
    # Sorted first: the new order must depend on what was discarded and the dice, not on who
    # discarded when, or a sealed order of discards could be read from it.
    pile.extend(sorted(discard))
    discard.clear()
    rng.shuffle(pile)
    return True


def deal_anew(unknown: list[C], amounts: list[int], rng: Rng) -> list[list[C]]:
    """Shuffles the unknown cards and deals them out in these amounts, which must add up."""
    cards = sorted(unknown)
    rng.shuffle(cards)
    dealt: list[list[C]] = []
    start = 0
    for amount in amounts:
        dealt.append(cards[start : start + amount])
        start += amount
    assert start == len(cards), "the amounts do not add up to the unknown cards"
    return dealt
