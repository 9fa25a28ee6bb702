"""What is true at a table of Battle of Hoth. Cards, hexes and units are numbers (`ids.py`)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from cantina.games.hoth.ids import Card, Hex, Kind, Side, Unit
from cantina.games.hoth.pack import HothPack
from cantina.games.hoth.scenario import Scenario
from cantina.kernel.action import Seat
from cantina.kernel.state import Frame, State
from cantina.kernel.table import Table


@dataclass(eq=False, repr=False)
class UnitState:
    """HO-6.4: the figures in one hex. The last fields are about this turn only."""

    kind: Kind
    hex: Hex  # NOWHERE: out of play
    figures: int
    token: int
    moving: bool  # the E-Web token shows this side, not "in place" (HO-10.8)
    ordered: bool
    boosted: bool  # the effects of the command card are for it
    moved: bool
    barred: bool  # its move left no attack (HO-6.2, HO-6.5)
    attacked: bool
    advanced: bool  # has broken through (HO-10.4)


@dataclass(eq=False, repr=False)
class Player:
    """HO-14.5: the cards of one player."""

    side: Side
    leader: int  # whose three cards are in the deck, or NONE
    hand: list[Card]
    deck: list[Card]  # the top card is last
    discard: list[Card]  # face up, the newest is last


@dataclass(eq=False, repr=False)
class Shot:
    """Who has attacked whom this turn (HO-13.11)."""

    attacker: Unit
    target: int  # a unit, or -2 minus the hex of a structure


@dataclass(eq=False, repr=False)
class Deed:
    """Something done that a secret objective may ask for (HO-15.12)."""

    side: Side
    what: str  # a word of the event vocabulary
    kind: Kind
    token: int
    by_class: int


@dataclass(eq=False, repr=False)
class Fought:
    """A battle of the campaign that is over (HO-15.2)."""

    node: int
    winner: Side  # as the campaign counts it (HO-15.11)
    medals: list[int]  # by side
    secrets: list[bool]  # by side: the secret objective was fulfilled


@dataclass(eq=False, repr=False)
class War(Frame):
    """The whole game: one battle, or the battles of a campaign."""

    waiting: list[Seat]  # seats that still choose a leader


@dataclass(eq=False, repr=False)
class Turn(Frame):
    """The turns of a battle."""

    landing: int  # units that may still come this turn
    discarded: int  # by Deploy the Fleet
    struck: list[Unit]  # units a bombardment has rolled against


@dataclass(eq=False, repr=False)
class Move(Frame):
    """One unit moves. `limit` and `free`: hexes it may go, and go and still attack."""

    unit: Unit
    limit: int
    free: int
    may_stay: bool


@dataclass(eq=False, repr=False)
class Attack(Frame):
    """One unit attacks, once or several times."""

    unit: Unit
    target: Hex  # the hex attacked, or NOWHERE
    victim: Unit  # the unit attacked, or NO_UNIT: a structure
    dice: list[int]  # faces
    marked: list[int]  # faces to be rolled again
    left: int  # attacks still to come
    freed: bool  # the victim is no longer in its hex
    retreated: bool
    broke_through: bool  # the next attack follows a breakthrough


@dataclass(eq=False, repr=False)
class Retreat(Frame):
    """A unit falls back."""

    unit: Unit
    steps: int
    covered: bool  # a trench may help
    by_class: int  # of the attacker, or NONE


@dataclass(eq=False, repr=False)
class Strike(Frame):
    """A bombardment rolls against one unit (HO-13.14)."""

    unit: Unit
    card: Card


@dataclass(eq=False, repr=False)
class Again(Frame):
    """A unit acts once more: it moves and attacks (HO-13.6)."""

    unit: Unit


@dataclass(eq=False, repr=False)
class HothState(State):
    scenario: int
    turn: int  # of the whole game; the first is 1
    battle_turn: int
    active: Seat  # whose turn it is
    taken: list[int]  # by side: turns begun in this battle
    over: bool  # the battle is decided
    winner: Side  # or NO_SIDE
    units: list[UnitState]
    at: list[Unit]  # by hex: the unit there, or NO_UNIT
    occupied: int  # a bit for each hex with a unit
    structures: list[Hex]  # hexes, as in the scenario; NOWHERE: destroyed
    medals: list[int]  # by side: those that cannot be lost
    objective_medals: list[int]  # by side: how many of these are for objectives
    claimed: list[Hex]  # hexes whose permanent medal is taken
    killed: list[int]  # by kind: units destroyed
    exited: list[int]  # by kind: units that left by an exit
    kept: list[int]  # by kind: figures that mark medals (HO-2.8)
    charges: int
    officer: Hex  # where the officer lies, or NOWHERE
    carrier: Unit  # the unit that carries the officer, or NO_UNIT
    post: list[Seat]  # by side: who holds the extra card of the command post, or NO_SEAT
    reserves: int  # units that may still arrive
    returning: list[int]  # lost units that come back: after which own turn
    players: list[Player]
    card: Card  # the command card of this turn, or NO_CARD
    plain: bool  # its fallback is in use: no effects (HO-5.6)
    support: Card  # the support card of this turn, or NO_CARD
    aided: Unit  # the unit whose next attack it helps, or NO_UNIT
    shots: list[Shot]
    campaign: int  # or NONE: a single battle
    node: int
    deeds: list[Deed]
    secrets: list[bool]  # by side: the secret objective is fulfilled
    support_hands: list[list[Card]]  # by side
    support_decks: list[list[Card]]
    support_used: list[list[Card]]
    fought: list[Fought]  # the way through the campaign so far


HothTable: TypeAlias = Table[HothState, HothPack]


def scenario_of(t: HothTable) -> Scenario:
    return t.pack.scenarios[t.state.scenario]


def active_side(t: HothTable) -> Side:
    return t.state.players[t.state.active].side
