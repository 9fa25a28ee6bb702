"""Exact chances of rolls, for previews and bots. Every table is worked out once and kept."""

from __future__ import annotations

from typing import Final, TypeAlias

from cantina.games.zone.combat.dice import (
    ACCURACY,
    ACCURATE,
    MASKS,
    SIDES,
    STALKER_DIE,
    SUCCESSES,
)

Ways: TypeAlias = tuple[tuple[int, int, int], ...]
"""Every (successes, masks) of a roll with its number of ways out of 6 to the number of dice."""

_ways: Final[dict[tuple[int, int, bool], Ways]] = {}
_chances: Final[dict[tuple[int, int, bool], tuple[float, ...]]] = {}


def odds(stalker_dice: int, gear_dice: int, accurate: bool) -> Ways:
    """The exact distribution of a roll (ST-20.1, ST-20.2)."""
    key = (stalker_dice, gear_dice, accurate)
    if key not in _ways:
        _ways[key] = _count(stalker_dice, gear_dice, accurate)
    return _ways[key]


def _count(stalker_dice: int, gear_dice: int, accurate: bool) -> Ways:
    if stalker_dice + gear_dice == 0:
        return ((0, 0, 1),)
    if gear_dice:
        fewer, first = odds(stalker_dice, gear_dice - 1, accurate), 0
    else:
        fewer, first = odds(stalker_dice - 1, gear_dice, accurate), STALKER_DIE
    counts: dict[tuple[int, int], int] = {}
    for successes, masks, ways in fewer:
        for face in range(first, first + SIDES):
            more = ACCURATE if accurate and face == ACCURACY else 0
            key = (successes + SUCCESSES[face] + more, masks + MASKS[face])
            counts[key] = counts.get(key, 0) + ways
    return tuple([(key[0], key[1], counts[key]) for key in sorted(counts)])


def chances(stalker_dice: int, gear_dice: int, accurate: bool) -> tuple[float, ...]:
    """By number of successes: the chance to roll at least this many."""
    key = (stalker_dice, gear_dice, accurate)
    if key not in _chances:
        ways = odds(stalker_dice, gear_dice, accurate)
        at_least = [0] * (max([successes for successes, _, _ in ways]) + 1)
        for successes, _, count in ways:
            for needed in range(successes + 1):
                at_least[needed] += count
        of = SIDES ** (stalker_dice + gear_dice)
        _chances[key] = tuple([count / of for count in at_least])
    return _chances[key]


def chance(stalker_dice: int, gear_dice: int, accurate: bool, needed: int) -> float:
    """To roll at least this many successes."""
    if needed <= 0:
        return 1.0
    table = chances(stalker_dice, gear_dice, accurate)
    return table[needed] if needed < len(table) else 0.0


def expected(stalker_dice: int, gear_dice: int, accurate: bool) -> float:
    """ST-20.6: the mean number of successes: 5/6 a stalker die, 9/6 (in range 11/6) a gear die."""
    return (stalker_dice * 5 + gear_dice * (11 if accurate else 9)) / SIDES


def expected_loss(damage: int, gear_dice: int, bonus: int) -> float:
    """The mean of what gets through a defence roll (ST-18.15)."""
    left = damage - bonus
    lost = 0
    for successes, _, ways in odds(0, gear_dice, False):
        lost += max(0, left - successes) * ways
    return lost / float(SIDES**gear_dice)
