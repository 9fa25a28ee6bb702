"""What is true at a table of Battle of Hoth. Cards and hexes are numbers that index the pack; a
unit is a number too, its place in `units`, which it keeps when it is gone."""

from __future__ import annotations

from typing import TypeAlias

from cantina.games.hoth.pack import HothPack
from cantina.games.hoth.scenario import Scenario
from cantina.kernel.action import Action, Seat
from cantina.kernel.rng import Rng
from cantina.kernel.state import Frame, Outcome, State
from cantina.kernel.table import Table


class Unit:
    """HO-6.4: the figures in one hex. The last fields are about this turn only."""

    def __init__(
        self,
        kind: int,
        hex: int,
        figures: int,
        token: int,
        moving: bool,
        ordered: bool,
        boosted: bool,
        moved: bool,
        barred: bool,
        attacked: bool,
        advanced: bool,
    ) -> None:
        self.kind = kind
        self.hex = hex  # NOWHERE: out of play
        self.figures = figures
        self.token = token
        self.moving = moving  # the E-Web token shows this side, not "in place" (HO-10.8)
        self.ordered = ordered
        self.boosted = boosted  # the effects of the command card are for it
        self.moved = moved
        self.barred = barred  # its move left no attack (HO-6.2, HO-6.5)
        self.attacked = attacked
        self.advanced = advanced  # has broken through (HO-10.4)


class Player:
    """HO-14.5: the cards of one player."""

    def __init__(
        self, side: int, leader: int, hand: list[int], deck: list[int], discard: list[int]
    ) -> None:
        self.side = side
        self.leader = leader  # whose three cards are in the deck, or NONE
        self.hand = hand
        self.deck = deck  # the top card is last
        self.discard = discard  # face up, the newest is last


class Shot:
    """Who has attacked whom this turn (HO-13.11)."""

    def __init__(self, attacker: int, target: int) -> None:
        self.attacker = attacker
        self.target = target


class Deed:
    """Something done that a secret objective may ask for (HO-15.12)."""

    def __init__(self, side: int, what: str, kind: int, token: int, by_class: int) -> None:
        self.side = side
        self.what = what  # a word of the event vocabulary
        self.kind = kind
        self.token = token
        self.by_class = by_class


class Fought:
    """A battle of the campaign that is over (HO-15.2)."""

    def __init__(self, node: int, winner: int, medals: list[int], secrets: list[bool]) -> None:
        self.node = node
        self.winner = winner  # as the campaign counts it (HO-15.11)
        self.medals = medals  # by side
        self.secrets = secrets  # by side: the secret objective was fulfilled


class War(Frame):
    """The whole game: one battle, or the battles of a campaign."""

    def __init__(self, waiting: list[Seat], at: int = 0, passed: int = 0) -> None:
        super().__init__(at, passed)
        self.waiting = waiting  # seats that still choose a leader


class Turn(Frame):
    """The turns of a battle."""

    def __init__(
        self, landing: int, discarded: int, struck: list[int], at: int = 0, passed: int = 0
    ) -> None:
        super().__init__(at, passed)
        self.landing = landing  # units that may still come this turn
        self.discarded = discarded  # by Deploy the Fleet
        self.struck = struck  # units a bombardment has rolled against


class Move(Frame):
    """One unit moves. `limit` and `free`: hexes it may go, and go and still attack."""

    def __init__(
        self, unit: int, limit: int, free: int, may_stay: bool, at: int = 0, passed: int = 0
    ) -> None:
        super().__init__(at, passed)
        self.unit = unit
        self.limit = limit
        self.free = free
        self.may_stay = may_stay


class Attack(Frame):
    """One unit attacks, once or several times."""

    def __init__(
        self,
        unit: int,
        target: int,
        victim: int,
        dice: list[int],
        marked: list[int],
        left: int,
        freed: bool,
        retreated: bool,
        broke_through: bool,
        at: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(at, passed)
        self.unit = unit
        self.target = target  # the hex attacked, or NOWHERE
        self.victim = victim  # the unit attacked, or NONE: a structure
        self.dice = dice  # faces
        self.marked = marked  # faces to be rolled again
        self.left = left  # attacks still to come
        self.freed = freed  # the victim is no longer in its hex
        self.retreated = retreated
        self.broke_through = broke_through  # the next attack follows a breakthrough


class Retreat(Frame):
    """A unit falls back."""

    def __init__(
        self, unit: int, steps: int, covered: bool, by_class: int, at: int = 0, passed: int = 0
    ) -> None:
        super().__init__(at, passed)
        self.unit = unit
        self.steps = steps
        self.covered = covered  # a trench may help
        self.by_class = by_class  # of the attacker, or NONE


class Strike(Frame):
    """A bombardment rolls against one unit (HO-13.14)."""

    def __init__(self, unit: int, card: int, at: int = 0, passed: int = 0) -> None:
        super().__init__(at, passed)
        self.unit = unit
        self.card = card


class Again(Frame):
    """A unit acts once more: it moves and attacks (HO-13.6)."""

    def __init__(self, unit: int, at: int = 0, passed: int = 0) -> None:
        super().__init__(at, passed)
        self.unit = unit


class HothState(State):
    def __init__(
        self,
        rng: Rng,
        stack: list[Frame],
        sealed: list[Action | None],
        revealed: int,
        outcome: Outcome | None,
        scenario: int,
        turn: int,
        battle_turn: int,
        active: Seat,
        taken: list[int],
        over: bool,
        winner: int,
        units: list[Unit],
        at: list[int],
        occupied: int,
        structures: list[int],
        medals: list[int],
        objective_medals: list[int],
        claimed: list[int],
        killed: list[int],
        exited: list[int],
        kept: list[int],
        charges: int,
        officer: int,
        carrier: int,
        post: list[Seat],
        reserves: int,
        returning: list[int],
        players: list[Player],
        card: int,
        plain: bool,
        support: int,
        aided: int,
        shots: list[Shot],
        campaign: int,
        node: int,
        deeds: list[Deed],
        secrets: list[bool],
        support_hands: list[list[int]],
        support_decks: list[list[int]],
        support_used: list[list[int]],
        fought: list[Fought],
    ) -> None:
        super().__init__(rng, stack, sealed, revealed, outcome)
        self.scenario = scenario
        self.turn = turn  # of the whole game; the first is 1
        self.battle_turn = battle_turn
        self.active = active  # whose turn it is
        self.taken = taken  # by side: turns begun in this battle
        self.over = over  # the battle is decided
        self.winner = winner  # a side, or NONE
        self.units = units
        self.at = at  # by hex: the unit there, or NONE
        self.occupied = occupied  # a bit for each hex with a unit
        self.structures = structures  # hexes, as in the scenario; NOWHERE: destroyed
        self.medals = medals  # by side: those that cannot be lost
        self.objective_medals = objective_medals  # by side: how many of these are for objectives
        self.claimed = claimed  # hexes whose permanent medal is taken
        self.killed = killed  # by kind: units destroyed
        self.exited = exited  # by kind: units that left by an exit
        self.kept = kept  # by kind: figures that mark medals (HO-2.8)
        self.charges = charges
        self.officer = officer  # where the officer lies, or NOWHERE
        self.carrier = carrier  # the unit that carries the officer, or NONE
        self.post = post  # by side: who holds the extra card of the command post, or NONE
        self.reserves = reserves  # units that may still arrive
        self.returning = returning  # lost units that come back: after which own turn
        self.players = players
        self.card = card  # the command card of this turn, or NONE
        self.plain = plain  # its fallback is in use: no effects (HO-5.6)
        self.support = support  # the support card of this turn, or NONE
        self.aided = aided  # the unit whose next attack it helps, or NONE
        self.shots = shots
        self.campaign = campaign  # or NONE: a single battle
        self.node = node
        self.deeds = deeds
        self.secrets = secrets  # by side: the secret objective is fulfilled
        self.support_hands = support_hands  # by side
        self.support_decks = support_decks
        self.support_used = support_used
        self.fought = fought  # the way through the campaign so far


HothTable: TypeAlias = Table[HothState, HothPack]


def scenario_of(t: HothTable) -> Scenario:
    return t.pack.scenarios[t.state.scenario]


def active_side(t: HothTable) -> int:
    return t.state.players[t.state.active].side
