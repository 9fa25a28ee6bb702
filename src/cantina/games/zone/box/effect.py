"""Effects as the content states them, ready to run: what a card does, in words of the vocabulary.

An effect says when (trigger, conditions), at what price and how often; its program says what. A
list of ops inside an op (a branch, a table entry, an option) is a program of its own, so a running
effect is just a program's number and a place in it.
"""

from __future__ import annotations

from typing import Final

NONE: Final = -1
"""No figure, card, area, program: whatever a number would have named."""

INFINITE: Final = 99


class Amount:
    """A number that may depend on the table: `base + stalkers * N`, or the mover's own movement."""

    def __init__(self, base: int, stalkers: int = 0, movement: bool = False) -> None:
        self.base: Final = base
        self.stalkers: Final = stalkers  # how often N counts: "5-P" is Amount(5, -1) (ST-10.7)
        self.movement: Final = movement  # "M"


class Condition:
    """One word of `conditions` or `flag_conditions`, with its argument. `wanted` False: "not"."""

    def __init__(self, word: str, number: int, words: tuple[str, ...], wanted: bool = True) -> None:
        self.word: Final = word
        self.number: Final = number
        self.words: Final = words
        self.wanted: Final = wanted


class Who:
    """Which figures: a word of the vocabulary's `who` with its arguments."""

    def __init__(
        self,
        word: str,
        card: str = "",
        groups: tuple[str, ...] = (),
        count: Amount | None = None,
        number: int = 0,
        of: str = "",
        areas: tuple[str, ...] = (),
        marks: tuple[str, ...] = (),
    ) -> None:
        self.word: Final = word
        self.card: Final = card  # id of an enemy card
        self.groups: Final = groups
        self.count: Final = count  # at most so many, nearest first
        self.number: Final = number  # a distance, or "at least so many"
        self.of: Final = of  # measured from: self, lead, any_threat, a card id …
        self.areas: Final = areas
        self.marks: Final = marks  # other, target_in_los, without_cover …


class Where:
    """Which areas: a word of the vocabulary's `areas`, or `area` with ids of the mission map."""

    def __init__(
        self,
        word: str,
        areas: tuple[str, ...] = (),
        low: int = 0,
        high: int = 0,
        marks: tuple[str, ...] = (),
    ) -> None:
        self.word: Final = word
        self.areas: Final = areas
        self.low: Final = low  # of a set: distances
        self.high: Final = high
        self.marks: Final = marks


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


class Cost:
    """What is given up: a word of `costs` with its number or token."""

    def __init__(self, word: str, number: int, token: str) -> None:
        self.word: Final = word
        self.number: Final = number
        self.token: Final = token


class Program:
    """Ops that run in order; one that cannot happen is skipped alone (ST-1.2)."""

    def __init__(self, ops: tuple[Op, ...]) -> None:
        self.ops: Final = ops


class Effect:
    """When, at what price, how often; and the number of the program that says what."""

    def __init__(
        self,
        number: int,
        id: str,
        trigger: str,
        conditions: tuple[Condition, ...],
        costs: tuple[Cost, ...],
        limit: str,
        optional: bool,
        reach: int,
        masks: int,
        repeat: bool,
        target: Who | None,
        program: int,
    ) -> None:
        self.number: Final = number  # its place in the pack's `effects`
        self.id: Final = id
        self.trigger: Final = trigger
        self.conditions: Final = conditions
        self.costs: Final = costs
        self.limit: Final = limit  # "", once_per_turn, once_per_round, once_per_mission
        self.optional: Final = optional
        self.reach: Final = reach  # the card's `range`, NONE when it names none
        self.masks: Final = masks  # gas masks it takes (spend_gasmasks), 0: none
        self.repeat: Final = repeat
        self.target: Final = target
        self.program: Final = program
