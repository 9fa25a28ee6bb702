"""What is true at a table of Bounty Hunters. Cards are numbers that index the pack."""

from __future__ import annotations

from typing import Final, TypeAlias

from cantina.games.hunters.pack import HuntersPack
from cantina.kernel.action import Action, Seat
from cantina.kernel.rng import Rng
from cantina.kernel.state import Frame, Outcome, State
from cantina.kernel.table import Table

NONE: Final = -1
"""No card, no turn, no seat."""


class Confrontation:
    """A target slot plus a stack of attack cards. Without a target it is an orphan."""

    def __init__(self, target: int, attacks: list[int], captured: bool) -> None:
        self.target = target  # NONE: an orphan
        self.attacks = attacks
        self.captured = captured


class Player:
    """What one player holds and has in front of them."""

    def __init__(
        self,
        hand: list[int],
        chosen: int,
        credits: int,
        confrontations: list[Confrontation],
        contracts: list[int],
        crates: list[int],
        reserved: list[int],
        fresh: int,
        captures: int,
    ) -> None:
        self.hand = hand
        self.chosen = chosen  # the revealed card of this turn until it is sold or played, or NONE
        self.credits = credits
        self.confrontations = confrontations
        self.contracts = contracts
        self.crates = crates  # active crate cards
        self.reserved = reserved  # sideways Jawa Market cards
        self.fresh = fresh  # the card reserved this turn, or NONE
        self.captures = captures


class Turn(Frame):
    """The turns of the game: draw, choose, pass."""

    def __init__(
        self, waiting: list[Seat], unserved: list[Seat], at: int = 0, passed: int = 0
    ) -> None:
        super().__init__(at, passed)
        self.waiting = waiting  # seats that still resolve their chosen card this turn
        self.unserved = unserved  # seats whose chosen deck ran out: they choose again


class Resolve(Frame):
    """One seat resolves its chosen card and then activates reserved ones."""

    def __init__(self, seat: Seat, at: int = 0, passed: int = 0) -> None:
        super().__init__(at, passed)
        self.seat = seat


class HuntersState(State):
    def __init__(
        self,
        rng: Rng,
        stack: list[Frame],
        sealed: list[Action | None],
        revealed: int,
        outcome: Outcome | None,
        introductory: bool,
        free_orphans: bool,
        limited_bank: bool,
        turn: int,
        trigger_turn: int,
        guild_master: Seat,
        bank: int,
        decks: list[list[int]],
        discards: list[list[int]],
        players: list[Player],
        holders: list[int],
    ) -> None:
        super().__init__(rng, stack, sealed, revealed, outcome)
        self.introductory = introductory
        self.free_orphans = free_orphans
        self.limited_bank = limited_bank
        self.turn = turn  # the first is 1
        self.trigger_turn = trigger_turn  # the turn of the first fourth capture, or NONE
        self.guild_master = guild_master
        self.bank = bank  # below 0 when an endless bank lent more tokens than exist
        self.decks = decks  # by deck; the top card is last
        self.discards = discards  # by deck, face up; the newest is last
        self.players = players
        self.holders = holders  # by card: bit set of the seats that held it since it was drawn


HuntersTable: TypeAlias = Table[HuntersState, HuntersPack]
