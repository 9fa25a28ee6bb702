"""What is true at a table of Bounty Hunters. Cards are numbers that index the pack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from cantina.games.hunters.ids import Card
from cantina.games.hunters.pack import HuntersPack
from cantina.kernel.action import Seat
from cantina.kernel.state import Frame, State
from cantina.kernel.table import Table

NONE: Final = -1
"""No turn, no place."""


@dataclass(eq=False, repr=False)
class Confrontation:
    """A target slot plus a stack of attack cards. Without a target it is an orphan."""

    target: Card  # NO_CARD: an orphan
    attacks: list[Card]
    captured: bool


@dataclass(eq=False, repr=False)
class Player:
    """What one player holds and has in front of them."""

    hand: list[Card]
    chosen: Card  # the revealed card of this turn until it is sold or played, or NO_CARD
    credits: int
    confrontations: list[Confrontation]
    contracts: list[Card]
    crates: list[Card]  # active crate cards
    reserved: list[Card]  # sideways Jawa Market cards
    fresh: Card  # the card reserved this turn, or NO_CARD
    captures: int


@dataclass(eq=False, repr=False)
class Turn(Frame):
    """The turns of the game: draw, choose, pass."""

    waiting: list[Seat]  # seats that still resolve their chosen card this turn
    unserved: list[Seat]  # seats whose chosen deck ran out: they choose again


@dataclass(eq=False, repr=False)
class Resolve(Frame):
    """One seat resolves its chosen card and then activates reserved ones."""

    seat: Seat


@dataclass(eq=False, repr=False)
class HuntersState(State):
    introductory: bool
    free_orphans: bool
    limited_bank: bool
    turn: int  # the first is 1
    trigger_turn: int  # the turn of the first fourth capture, or NONE
    guild_master: Seat
    bank: int  # below 0 when an endless bank lent more tokens than exist
    decks: list[list[Card]]  # by deck; the top card is last
    discards: list[list[Card]]  # by deck, face up; the newest is last
    players: list[Player]
    holders: list[int]  # by card: bit set of the seats that held it since it was drawn


HuntersTable: TypeAlias = Table[HuntersState, HuntersPack]
