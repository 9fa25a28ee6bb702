"""What can be chosen, and by whom: Action, Ask, Seat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NewType

Seat = NewType("Seat", int)  # a place at the table, from 0
_SEATS: Final = [Seat(number) for number in range(64)]

SPECTATOR: Final = Seat(-1)
"""The seat of a spectator, who sees what is public."""

HIDDEN: Final = -1
"""Replaces a card or number the receiver may not know."""


class Action:
    """A choice: a verb and its numbers. Immutable. Each game declares its own, one class per verb;
    rules and bots get those, never an action from a client or a record.

    >>> Action("place", (3, 1)) == Action("place", (3, 1))
    True
    """

    def __init__(self, verb: str = "", args: tuple[int, ...] = ()) -> None:
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


class Done(Action):
    """Ends a repeating ask. Offered only where the rule says "may"."""

    def __init__(self) -> None:
        super().__init__("done")


class Pass(Action):
    """Declines to react in a window."""

    def __init__(self) -> None:
        super().__init__("pass")


DONE: Final = Done()
PASS: Final = Pass()


@dataclass(eq=False, repr=False)
class Ask:
    """A decision point. `options` is the only source of legality: not empty, no duplicates."""

    seat: Final[Seat]
    name: Final[str]
    options: Final[list[Action]]
    rule: Final[str]

    def __repr__(self) -> str:
        return f"Ask(seat {self.seat}, {self.name}, {self.options}, {self.rule})"


def offered(ask: Ask, action: Action) -> Action | None:
    """The option equal to this action, or None."""
    for option in ask.options:
        if option == action:
            return option
    return None


def ask_of(asks: list[Ask], seat: Seat) -> Ask | None:
    """The ask for this seat, or None if it has nothing to decide."""
    for ask in asks:
        if ask.seat == seat:
            return ask
    return None


def all_seats(count: int) -> list[Seat]:
    """The seats of a table, by number. Created once: converting is costly in hot loops."""
    assert count <= len(_SEATS)
    return _SEATS[:count]
