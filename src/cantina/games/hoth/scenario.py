"""A scenario: its map, its forces, its goals and special rules; and campaigns made of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.hoth.board import REBEL
from cantina.games.hoth.ids import NO_KIND, NO_SIDE, NOWHERE, Hex, Kind, Side
from cantina.kernel.pack import Provenance

NOBODY: Final = -1
"""No side, no class."""

FAR: Final = 99
"""More than any move: where a unit does not get."""

# Kinds of objective (HO-12.3, HO-12.4).
TEMPORARY: Final = 0
PERMANENT: Final = 1
PER_TURN: Final = 2


@dataclass(eq=False, repr=False)
class Start:
    """A unit as a scenario places it."""

    kind: Final[Kind]
    hex: Final[Hex]
    token: Final[int]


@dataclass(eq=False, repr=False)
class Objective:
    """Hexes that are worth medals."""

    kind: Final[int]
    hexes: Final[tuple[Hex, ...]]
    side: Final[Side]  # who may score; NO_SIDE: either
    unit_class: Final[int]  # which class of unit; NOBODY: any
    medals: Final[int]
    most: Final[int]  # medals a side can have from it at a time


@dataclass(eq=False, repr=False)
class Exit:
    """HO-12.8: where units of a side may leave the board."""

    side: Final[Side]
    hexes: Final[tuple[Hex, ...]]
    unit_class: Final[int]
    medals: Final[int]
    wins_with: Final[int]  # this many units out win at once; 0: they do not


class Scenario:
    """One battle. Rules that it does not have are nobody's, 0 or empty."""

    def __init__(self, id: str, number: int, names: dict[str, str], provenance: Provenance) -> None:
        self.id: Final = id
        self.number: Final = number
        self.names: Final = names
        self.provenance: Final = provenance
        self.first = REBEL
        self.hand: tuple[int, int] = (4, 4)
        self.goal: tuple[int, ...] = (5, 5)  # medals; 0: this side does not win by medals
        self.terrain: tuple[int, ...] = ()
        self.starts: tuple[Start, ...] = ()
        self.structures: tuple[tuple[int, Hex], ...] = ()  # (kind, hex)
        self.structure_side = REBEL  # who owns them
        self.worth: tuple[int, ...] = ()  # by unit kind: medals for destroying one
        self.objectives: tuple[Objective, ...] = ()
        self.exits: tuple[Exit, ...] = ()
        self.hold_all: tuple[Hex, ...] = ()  # HO-12.5: these hexes, held together, win
        self.hold_all_side = NO_SIDE
        self.destroy_structures_side = NO_SIDE  # who wins when no structure is left
        self.destroy_kind = NO_KIND  # the kind of unit that is all gone when the other side wins
        self.kill_class = NOBODY
        self.kill_count = 0
        self.kill_side = NO_SIDE
        self.charges_per_medal = 0
        self.officer = NOWHERE  # the hex where the officer lies
        self.ridge_cost = 1
        self.command_post = NOWHERE
        self.lost_return = NO_KIND  # the kind of unit that comes back when lost
        self.reserve_kind = NO_KIND
        self.reserve_count = 0
        self.reserve_after = 0
        self.landing_kind = NO_KIND  # one comes every turn beside a unit of `landing_beside`
        self.landing_beside = NO_KIND
        # What the map comes to, worked out when it is complete. Bit sets over the board:
        self.obstacles = 0
        self.ridges = 0
        self.seracs = 0
        # By kind of unit and hex: what it costs to enter, FAR where the land does not let it in.
        self.enter: tuple[tuple[int, ...], ...] = ()
        self.stops: tuple[bool, ...] = ()  # by hex: entering ends a move


@dataclass(eq=False, repr=False)
class Secret:
    """HO-15.12: a secret objective: an event and its numbers."""

    id: Final[str]
    names: Final[dict[str, str]]
    event: Final[str]
    kind: Final[Kind]
    token: Final[int]
    unit_class: Final[int]
    count: Final[int]
    hexes: Final[tuple[Hex, ...]]


@dataclass(eq=False, repr=False)
class Node:
    """One battle of a campaign and where it leads, by the side that wins it."""

    id: Final[str]
    scenario: Final[int]
    secrets: Final[tuple[Secret, ...]]  # by side
    next: Final[tuple[str, str]]  # by winner; "": the campaign is over
    support: Final[tuple[tuple[int, int], tuple[int, int]]]  # by winner: cards for each side
    leaders: Final[
        tuple[tuple[int, int], tuple[int, int]]
    ]  # by winner: the leader each side gets next, or NOBODY


class Campaign:
    def __init__(self, id: str, names: dict[str, str], nodes: tuple[Node, ...]) -> None:
        self.id: Final = id
        self.names: Final = names
        self.nodes: Final = nodes
        self.numbers: Final = {node.id: number for number, node in enumerate(nodes)}
