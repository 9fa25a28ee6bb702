"""What can be chosen, and by whom: Action, Ask, Seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

Seat: TypeAlias = int

SPECTATOR: Final = -1
"""The seat of somebody who only watches: sees what is public."""

HIDDEN: Final = -1
"""Stands for a card or number the receiver may not know."""


class Action:
    """A choice: a verb and the numbers it names. Never changed once made.

    >>> Action("place", (3, 1)) == Action("place", (3, 1))
    True
    """

    def __init__(self, verb: str, args: tuple[int, ...] = ()) -> None:
        self.verb: Final = verb
        self.args: Final = args

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return isinstance(other, Action) and self.verb == other.verb and self.args == other.args

    def __hash__(self) -> int:
        return hash((self.verb, self.args))

    def __repr__(self) -> str:
        return " ".join([self.verb, *map(str, self.args)])


DONE: Final = Action("done")
"""Ends a repeating ask. Offered only where the rule says "may"."""

PASS: Final = Action("pass")
"""Declines to react in a window."""


def family(verb: str, count: int) -> tuple[Action, ...]:
    """The actions `verb 0` … `verb count-1`, made once because options are listed very often."""
    return tuple(Action(verb, (number,)) for number in range(count))


@dataclass(eq=False, repr=False)
class Ask:
    """A decision point. `options` is the only source of legality: not empty, no two equal."""

    seat: Final[Seat]
    name: Final[str]
    options: Final[list[Action]]
    rule: Final[str]

    def __repr__(self) -> str:
        return f"Ask(seat {self.seat}, {self.name}, {self.options}, {self.rule})"


def ask_of(asks: list[Ask], seat: Seat) -> Ask | None:
    """The ask that waits for this seat, or None when it is not asked anything."""
    for ask in asks:
        if ask.seat == seat:
            return ask
    return None
