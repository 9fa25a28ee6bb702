"""Effects as the content states them, ready to run: what a card does, in words of the vocabulary.

An effect says when (trigger, conditions), at what price and how often; its program says what. A
list of ops inside an op (a branch, a table entry, an option) is a program of its own, so a running
effect is just a program's number and a place in it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

NONE: Final = -1
"""No figure, card, area, program: whatever a number would have named."""

INFINITE: Final = 99


@dataclass(eq=False, repr=False)
class Amount:
    """A number that may depend on the table: `base + stalkers * N`, or the mover's own movement."""

    base: Final[int]
    stalkers: Final[int] = 0  # how often N counts: "5-P" is Amount(5, -1) (ST-10.7)
    movement: Final[bool] = False  # "M"


@dataclass(eq=False, repr=False)
class Condition:
    """One word of `conditions` or `flag_conditions`, with its argument. `wanted` False: "not"."""

    word: Final[str]
    number: Final[int]
    words: Final[tuple[str, ...]]
    wanted: Final[bool] = True


@dataclass(eq=False, repr=False)
class Who:
    """Which figures: a word of the vocabulary's `who` with its arguments."""

    word: Final[str]
    card: Final[str] = ""  # id of an enemy card
    groups: Final[tuple[str, ...]] = ()
    count: Final[Amount | None] = None  # at most so many, nearest first
    number: Final[int] = 0  # a distance, or "at least so many"
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


class Op:
    """One thing that is done. Which fields mean something depends on the verb."""

    def __init__(
        self,
        verb: str,
        word: str = "",
        amount: Amount | None = None,
        who: Who | None = None,
        where: Where | None = None,
        conditions: tuple[Condition, ...] = (),
        costs: tuple[Cost, ...] = (),
        numbers: dict[str, int] | None = None,
        words: dict[str, str] | None = None,
        marks: tuple[str, ...] = (),
        branches: dict[str, int] | None = None,
    ) -> None:
        self.verb: Final = verb
        self.word: Final = word  # the verb's argument when it is a word: `gain: focus`
        self.amount: Final = amount if amount is not None else Amount(1)
        self.who: Final = who  # None: the default of the vocabulary's head
        self.where: Final = where
        self.conditions: Final = conditions
        self.costs: Final = costs  # of `avoid`: one of them may be paid instead
        self.numbers: Final[dict[str, int]] = numbers if numbers is not None else {}
        self.words: Final[dict[str, str]] = words if words is not None else {}
        self.marks: Final = marks  # may_defend, uninterruptible, suit_applies …
        self.branches: Final[dict[str, int]] = branches if branches is not None else {}  # programs


@dataclass(eq=False, repr=False)
class Cost:
    """What is given up: a word of `costs` with its number or token."""

    word: Final[str]
    number: Final[int]
    token: Final[str]


@dataclass(eq=False, repr=False)
class Program:
    """Ops that run in order; one that cannot happen is skipped alone (ST-1.2)."""

    ops: Final[tuple[Op, ...]]


@dataclass(eq=False, repr=False)
class Effect:
    """When, at what price, how often; and the number of the program that says what."""

    number: Final[int]  # its place in the pack's `effects`
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
    program: Final[int]
