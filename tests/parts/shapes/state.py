"""State and frames with a field of every shape."""

from __future__ import annotations

from dataclasses import dataclass, field

from cantina.kernel.action import Action, Seat
from cantina.kernel.rng import Rng
from cantina.kernel.state import Frame, State
from tests.parts.shapes.ids import Card, Hero, Key


@dataclass(eq=False, repr=False)
class Pile:
    cards: list[Card]
    top: Card | None


@dataclass(eq=False, repr=False)
class PDA:
    """Has a name that sorts like a constant's."""


@dataclass(eq=False, repr=False)
class Turn(Frame):
    """Has nothing of its own."""


@dataclass(eq=False, repr=False)
class Choice(Frame):
    seat: Seat
    action: Action
    last: Action | None
    options: list[Action]
    piles: list[Pile] = field(default_factory=list, kw_only=True)


@dataclass(eq=False, repr=False)
class ShapesState(State):
    number: int
    flag: bool
    text: str
    card: Card
    hero: Hero
    key: Key
    perhaps: int | None
    hero_perhaps: Hero | None
    stream: Rng
    pile: Pile
    pile_perhaps: Pile | None
    device: PDA
    numbers: list[int]
    texts: list[str]
    flags: list[bool]
    heroes: list[Hero]
    gaps: list[Card | None]
    rows: list[list[int]]
    piles: list[Pile]
    piles_and_gaps: list[Pile | None]
    tables: list[list[Pile]]
    numbers_perhaps: list[int] | None
