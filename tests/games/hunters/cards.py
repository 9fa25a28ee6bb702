"""Cards for scenes: made to measure, or printed ones by id. Every call makes a card of its own."""

from __future__ import annotations

from copy import copy
from itertools import count
from typing import Final, TypeAlias

from cantina.games.hunters import GAME
from cantina.games.hunters.pack import (
    BONUSES,
    CONTRACT,
    CRATE,
    DROID,
    HUNTER,
    KINDS,
    SAME_TARGET,
    TARGET,
    TARGET_CRATE,
    TWO_TARGETS,
    PrintedCard,
)
from cantina.kernel.pack import Provenance

Triple: TypeAlias = tuple[int, int, int]

BOX: Final = GAME.load(None)
"""The pack that ships with the game."""

_numbers: Final = count(1)


def _blank(kind: int) -> PrintedCard:
    return PrintedCard(
        f"{KINDS[kind]}-{next(_numbers)}",
        kind,
        Provenance(kind="ruling", reconstructed=(), source="", note="", rules=()),
    )


def _who(name: str) -> int:
    return [character.id for character in BOX.characters].index(name)


def printed(id: str) -> PrintedCard:
    """A card of the shipped pack."""
    return copy(next(card for card in BOX.cards if card.id == id))


def target(
    shields: Triple = (9, 9, 9), points: int = 6, who: str = "qira", bonus: str = "none"
) -> PrintedCard:
    card = _blank(TARGET)
    card.colours, card.points, card.bonus = shields, points, BONUSES.index(bonus)
    card.character = _who(who)
    return card


def hunter(attack: Triple = (0, 0, 0), penalty: int = 0) -> PrintedCard:
    card = _blank(HUNTER)
    card.colours, card.penalty, card.character = attack, penalty, _who("greedo")
    return card


def droid(attack: Triple = (0, 0, 0), cost: int = 1) -> PrintedCard:
    card = _blank(DROID)
    card.colours, card.cost, card.droid = attack, cost, "astromech"
    return card


def crate(points: int = 0, crates: int = 1, cost: int = 1) -> PrintedCard:
    card = _blank(CRATE)
    card.points, card.crates, card.cost = points, crates, cost
    return card


def two_targets(a: str, b: str, per_a: int = 1, per_b: int = 1, duo: int = 3) -> PrintedCard:
    card = _blank(CONTRACT)
    card.contract, card.a, card.b = TWO_TARGETS, _who(a), _who(b)
    card.per_a, card.per_b, card.duo = per_a, per_b, duo
    return card


def same_target(a: str, per_a: int = 1, duo: int = 2) -> PrintedCard:
    card = _blank(CONTRACT)
    card.contract, card.a, card.per_a, card.duo = SAME_TARGET, _who(a), per_a, duo
    return card


def target_crate(a: str, per_a: int = 1, duo: int = 2) -> PrintedCard:
    card = _blank(CONTRACT)
    card.contract, card.a, card.per_a, card.duo = TARGET_CRATE, _who(a), per_a, duo
    return card


def plain(kind: int) -> PrintedCard:
    """A card that changes little: to fill hands and decks."""
    makers = (target, hunter, lambda: same_target("qira"), droid, crate)
    return makers[kind]()
