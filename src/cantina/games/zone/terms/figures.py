"""Which number is whose: stalkers have the numbers of their seats, then comes the companion, and
enemies have those from ENEMY on."""

from __future__ import annotations

from typing import Final, TypeGuard

from cantina.games.zone.terms.ids import Enemy, Figure, Stalker
from cantina.games.zone.terms.numbers import BOLT
from cantina.kernel.action import Seat

COMPANION: Final = Figure(7)
"""ST-34.1: there is one at most."""

ENEMY: Final = 8
"""The number of the first enemy."""

STALKERS: Final = tuple([Stalker(Figure(number)) for number in range(COMPANION)])
"""All there can be, in the order of `state.stalkers`."""

ENEMIES: Final = tuple([Enemy(Figure(number)) for number in range(ENEMY, BOLT)])
"""All there can be, in the order of `state.enemies`."""


def is_enemy(figure: Figure) -> TypeGuard[Enemy]:
    """ST-2.1: a figure is a stalker, a companion or an enemy."""
    return figure >= ENEMY


def is_stalker(figure: Figure) -> TypeGuard[Stalker]:
    """Neither an enemy nor the companion nor NO_FIGURE."""
    return 0 <= figure < COMPANION


def to_stalker(figure: Figure) -> Stalker:
    """For rules and cards that are about stalkers alone."""
    assert is_stalker(figure), figure
    return figure


def to_enemy(figure: Figure) -> Enemy:
    """For rules and cards that are about enemies alone."""
    assert is_enemy(figure), figure
    return figure


def enemy_at(row: int) -> Enemy:
    """The enemy of this row of `state.enemies`."""
    return ENEMIES[row]


def row_of(enemy: Enemy) -> int:
    """The row of an enemy in `state.enemies`."""
    return enemy - ENEMY


def clockwise(first: Stalker, count: int) -> list[Stalker]:
    """All stalkers of a table of this many, from this one on in the order of their seats."""
    return [STALKERS[(first + turn) % count] for turn in range(count)]


def stalker_of(seat: Seat) -> Stalker:
    """Whom a seat plays."""
    return STALKERS[seat]


def seat_of(stalker: Stalker) -> Seat:
    """Who plays a stalker."""
    return Seat(stalker)
