"""Effects as the content states them, ready to run: what a card does, in words of the vocabulary.

An effect says when (trigger, conditions), at what price and how often; its program says what. A
list of ops inside an op (a branch, a table entry, an option) is a program of its own, so a running
effect is just a program's number and a place in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.zone.terms.ids import EffectNo, ProgramNo

NONE: Final = -1
"""No figure, card, area, program: whatever a number would have named."""

INFINITE: Final = 99


@dataclass(eq=False, repr=False)
class Amount:
    """A number that may depend on the table: `base + stalkers * N`, or the mover's own movement."""

    base: Final[int]
    stalkers: Final[int] = 0  # how often N counts: "5-P" is Amount(5, -1) (ST-10.7)
    movement: Final[bool] = False  # "M"


ONE: Final = Amount(1)


@dataclass(eq=False, repr=False)
class Condition:
    """One word of `conditions` or `flag_conditions`, with its argument."""

    word: Final[str]
    number: Final[int]
    words: Final[tuple[str, ...]]


@dataclass(eq=False, repr=False)
class Who:
    """Which figures: a word of the vocabulary's `who` with its arguments."""

    word: Final[str]
    card: Final[str] = ""  # id of an enemy card
    groups: Final[tuple[str, ...]] = ()
    count: Final[Amount | None] = None  # at most this many, nearest first
    number: Final[int] = 0  # a distance, or "at least this many"
    of: Final[str] = ""  # measured from: self, lead, any_threat, a card id …
    areas: Final[tuple[str, ...]] = ()
    marks: Final[tuple[str, ...]] = ()  # other, target_in_los, without_cover …


@dataclass(eq=False, repr=False)
class Where:
    """Which areas: a word of the vocabulary's `areas`, or `area` with ids of the mission map."""

    word: Final[str]
    areas: Final[tuple[str, ...]] = ()
    low: Final[int] = 0  # of a set: distances
    high: Final[int] = 0
    marks: Final[tuple[str, ...]] = ()


SUCCESSES: Final = -1
"""As a number of wounds or successes: those that were rolled."""


@dataclass(eq=False, repr=False)
class StalkerHarm:
    """What is done to stalkers of an area that is hit."""

    wounds: Final[int]
    may_defend: Final[bool]


@dataclass(eq=False, repr=False)
class EnemyHarm:
    """What is done to enemies of an area that is hit."""

    successes: Final[int]
    part: Final[str]


@dataclass(eq=False, repr=False)
class Cost:
    """What is given up: a word of `costs` with its number or token."""

    word: Final[str]
    number: Final[int]
    token: Final[str]


class Op:
    """One thing that a card does. Every verb is a class of its own, declared by its fields (`@op`).
    Whom it is done to, where and how much are those of its fields that are of these kinds; a verb
    without a number counts as one."""

    def __init__(
        self,
        verb: str,
        whom: Who | None = None,
        place: Where | None = None,
        amount: Amount | None = None,
    ) -> None:
        self.verb: Final = verb
        self.whom: Final = whom  # None: the owner of the card, or whoever acts
        self.place: Final = place
        self.amount: Amount = amount if amount is not None else ONE

    def adds(self) -> int:
        """What it adds to something, where that is asked for and nothing is done."""
        return self.amount.base


class Standing(Op):
    """Changes how something else is done. Nobody runs it: whoever does that other thing asks for
    it (`standing_effects.total`, `reactions_of_cards.granted`)."""


@dataclass(eq=False, repr=False)
class Program:
    """Ops that run in order; one that cannot happen is skipped alone (ST-1.2)."""

    ops: Final[tuple[Op, ...]]


@dataclass(eq=False, repr=False)
class Effect:
    """When, at what price, how often; and the number of the program that says what."""

    number: Final[EffectNo]  # its place in the pack's `effects`
    id: Final[str]
    trigger: Final[str]
    conditions: Final[tuple[Condition, ...]]
    costs: Final[tuple[Cost, ...]]
    limit: Final[str]  # "", once_per_turn, once_per_round, once_per_mission
    optional: Final[bool]
    reach: Final[int]  # the card's `range`, NONE when it names none
    masks: Final[int]  # gas masks it takes (spend_gasmasks), 0: none
    repeat: Final[bool]
    target: Final[Who | None]
    program: Final[ProgramNo]
