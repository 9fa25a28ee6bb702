"""The printed box of Battle of Hoth, frozen. Cards in play are numbers that index it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.hoth.actions import (
    AttackWith,
    Discard,
    FallBack,
    Leave,
    MoveTo,
    MoveUnit,
    OrderUnit,
    Place,
    PlayCard,
    Reroll,
    StrikeAt,
    Target,
)
from cantina.games.hoth.board import EMPIRE, REBEL, Board
from cantina.games.hoth.ids import Card, Kind, Side
from cantina.games.hoth.lookout import Front, Lookout
from cantina.games.hoth.scenario import Campaign, Scenario
from cantina.games.hoth.weights import Weights
from cantina.kernel.pack import Pack, Provenance

NONE: Final = -1

# HO-10.1: kinds of unit and their classes.
SNOWTROOPERS: Final = Kind(0)
AT_AT: Final = Kind(1)
PROBE_DROIDS: Final = Kind(2)
TROOPERS: Final = Kind(3)
SPEEDERS: Final = Kind(4)
ARTILLERY: Final = Kind(5)
UNITS: Final = (
    "snowtroopers",
    "at_at",
    "probe_droids",
    "echo_base_troopers",
    "snowspeeders",
    "rebel_artillery",
)
INFANTRY: Final = 0
VEHICLE: Final = 1
SPECIAL: Final = 2
CLASSES: Final = ("infantry", "vehicle", "special")

# HO-10.13, HO-10.14: tokens; the elite badge is one token with two meanings.
NO_TOKEN: Final = 0
ASSAULT: Final = 1
SCOUTS: Final = 2
E_WEB: Final = 3
ELITE: Final = 4
TOKENS: Final = ("none", "assault", "scouts", "e_web", "elite")

OPEN: Final = 0
RIDGE: Final = 1
ROCKS: Final = 2
SERAC: Final = 3
CREVASSE: Final = 4
TRENCH: Final = 5
BUILDING: Final = 6
WRECKAGE: Final = 7
TERRAINS: Final = (
    "open",
    "ridge",
    "rocks",
    "serac",
    "crevasse",
    "trench",
    "building",
    "wreckage",
)
GENERATOR: Final = 0
ION_CANNON: Final = 1
STRUCTURES: Final = ("shield_generator", "ion_cannon")

# HO-9.1: faces of a die.
INFANTRY_FACE: Final = 0
VEHICLE_FACE: Final = 1
EXPLOSION: Final = 2
RETREAT: Final = 3
CROSS: Final = 4
FACES: Final = ("infantry", "vehicle", "explosion", "retreat", "cross")

# Whom a card orders (HO-3.2).
SCOPES: Final = (
    "none",
    "section",
    "one_section",
    "each_section",
    "each_flank",
    "different_sections",
    "anywhere",
)
NO_ORDERS: Final = 0
SECTION: Final = 1
ONE_SECTION: Final = 2
EACH_SECTION: Final = 3
EACH_FLANK: Final = 4
DIFFERENT_SECTIONS: Final = 5
ANYWHERE: Final = 6
FILTERS: Final = ("any", "infantry", "vehicle", "artillery", "same_type")
ANY: Final = 0
ONLY_INFANTRY: Final = 1
ONLY_VEHICLES: Final = 2
ONLY_ARTILLERY: Final = 3
SAME_TYPE: Final = 4
WINGS: Final = ("left", "center", "right")
ALL: Final = 99
"""As many units as there are."""

CARD_KINDS: Final = ("section", "tactic", "leader", "support")
SUPPORT: Final = 3
TIMINGS: Final = (
    "command",
    "start_of_turn",
    "order_step",
    "attack_step",
    "after_attack_roll",
    "after_retreat",
    "draw_step",
)
AT_START: Final = 1
IN_ORDER_STEP: Final = 2
IN_ATTACK_STEP: Final = 3
AFTER_ROLL: Final = 4
AFTER_RETREAT: Final = 5
IN_DRAW_STEP: Final = 6


@dataclass(eq=False, repr=False)
class PrintedUnit:
    """HO-2.2, HO-6.2, HO-7.4: the printed facts of one kind of unit."""

    id: Final[str]
    names: Final[dict[str, str]]
    side: Final[Side]
    unit_class: Final[int]
    figures: Final[int]
    move_and_attack: Final[int]
    move: Final[int]
    attack: Final[tuple[int, ...]]  # dice by distance, the first for 1
    medals: Final[int]
    flying: Final[bool]
    steadfast: Final[bool]  # HO-9.14: ignores every retreat
    box: Final[int]  # HO-2.7: figures in the box
    sign: Final[str]  # in the text maps
    provenance: Final[Provenance]


@dataclass(eq=False, repr=False)
class Terrain:
    """HO-11.1: one line of the terrain table."""

    id: Final[str]
    names: Final[dict[str, str]]
    sign: Final[str]  # in the text maps
    tiles: Final[int]  # in the box
    impassable: Final[str]  # "", all, not_flying or at_at
    stops: Final[bool]  # and then no attack
    cover: Final[tuple[int, ...]]  # dice less, by class of the attacker
    attack_from: Final[tuple[int, ...]]  # dice less, by own class
    blocks: Final[bool]
    provenance: Final[Provenance]

    def admits(self, kind: Kind, flying: bool) -> bool:
        """HO-6.6, HO-11.5: whether the land lets this kind of unit in; HO-6.10: a flying unit may
        also stay on a crevasse."""
        if not self.impassable:
            return True
        if self.impassable == "at_at":
            return kind != AT_AT
        return self.impassable == "not_flying" and flying


class PrintedCard:
    """A command card or a support card. What a card does not do is 0, False or empty."""

    def __init__(self, id: str, kind: int, side: Side, provenance: Provenance) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.side: Final = side
        self.provenance: Final = provenance
        self.names: dict[str, str] = {}
        self.leader = NONE
        self.scope = NO_ORDERS
        self.section = NONE  # which of WINGS
        self.count = 0
        self.filter = ANY
        self.dice = 0
        self.dice_close = 0
        self.dice_per_friend = 0
        self.move = 0
        self.no_move = False
        self.no_attack = False
        self.move_after_attack = 0
        self.attacks = 1
        self.activations = 1
        self.ignores_terrain = False
        self.retreats_explode = False
        self.same_target: tuple[int, ...] = ()
        self.restore_each = 0
        self.restore_ordered = False
        self.discards = 0
        self.bombard_targets = 0
        self.bombard_dice = 0
        self.bombard_retreats_hit = False
        self.bombard_cover = False
        self.timing = 0
        self.effect = ""  # of a support card whose effect is an action of its own


@dataclass(eq=False, repr=False)
class Leader:
    id: Final[str]
    side: Final[Side]
    names: Final[dict[str, str]]
    provenance: Final[Provenance]


def kind_named(id: str) -> Kind:
    """The kind of unit with this id, one of UNITS."""
    return Kind(UNITS.index(id))


class HothPack(Pack):
    """The whole box."""

    def __init__(
        self,
        digest: str,
        names: dict[str, str],
        minutes: int,
        age: int,
        die: tuple[int, ...],
        units: tuple[PrintedUnit, ...],
        terrains: tuple[Terrain, ...],
        leaders: tuple[Leader, ...],
        cards: tuple[PrintedCard, ...],
        scenarios: tuple[Scenario, ...],
        campaigns: tuple[Campaign, ...],
        constants: dict[str, int],
        limits: dict[str, int],
        board: Board,
        own: str,
        weights: Weights,
    ) -> None:
        super().__init__("hoth", digest, tuple([card.id for card in cards]))
        self.names: Final = names
        self.minutes: Final = minutes
        self.age: Final = age
        self.die: Final = die  # the six faces
        self.units: Final = units
        self.kinds: Final = tuple([Kind(number) for number in range(len(units))])
        self.terrains: Final = terrains
        self.leaders: Final = leaders
        self.cards: Final = cards
        self.numbers: Final = tuple([Card(number) for number in range(len(cards))])
        self.scenarios: Final = scenarios
        self.campaigns: Final = campaigns
        self.constants: Final = constants
        self.limits: Final = limits  # HO-2.7: what else is in the box
        self.own: Final = own  # the last scenario as somebody wrote it, or ""
        self.board: Final = board
        self.last_turn: Final = constants["last_turn"]
        self.elite_squadron: Final = constants["elite_squadron_figures"]
        self.elite_move: Final = constants["elite_troops_move_and_attack"]
        # The decks by side, and the cards of each leader.
        self.standard: Final = tuple(
            [
                tuple([n for n in self.numbers if cards[n].side == side and cards[n].kind < 2])
                for side in (REBEL, EMPIRE)
            ]
        )
        self.support: Final = tuple(
            [
                tuple(
                    [n for n in self.numbers if cards[n].side == side and cards[n].kind == SUPPORT]
                )
                for side in (REBEL, EMPIRE)
            ]
        )
        self.leader_cards: Final = tuple(
            [
                tuple([n for n in self.numbers if cards[n].leader == leader])
                for leader in range(len(leaders))
            ]
        )
        self.weights: Final = weights  # what bots play by: no part of the box
        # What bots work out once for each question: expected damage (damage.py) and what positions
        # met lately are like (standing.py).
        self.harms: Final[dict[tuple[int, int, int], list[list[int]]]] = {}
        self.lookouts: Final[dict[tuple[int, ...], Lookout]] = {}
        self.fronts: Final[dict[tuple[int, ...], Front]] = {}
        # Actions that name a card or a hex, made once.
        hexes = self.board.hexes
        self.play: Final = tuple([PlayCard(card) for card in self.numbers])
        self.discard: Final = tuple([Discard(card) for card in self.numbers])
        self.order: Final = tuple([OrderUnit(hex) for hex in hexes])
        self.move: Final = tuple([MoveUnit(hex) for hex in hexes])
        self.to: Final = tuple([MoveTo(hex) for hex in hexes])
        self.exit: Final = tuple([Leave(hex) for hex in hexes])
        self.attack: Final = tuple([AttackWith(hex) for hex in hexes])
        self.target: Final = tuple([Target(hex) for hex in hexes])
        self.fall_back: Final = tuple([FallBack(hex) for hex in hexes])
        self.place: Final = tuple([Place(hex) for hex in hexes])
        self.strike: Final = tuple([StrikeAt(hex) for hex in hexes])
        self.reroll: Final = tuple([Reroll(face) for face in range(len(FACES))])

    def holding(self, scenarios: tuple[Scenario, ...], own: str = "") -> HothPack:
        """The same box with other scenarios."""
        return self._with(scenarios, own, self.weights)

    def weighed_by(self, weights: Weights) -> HothPack:
        """The same box for bots that play by other weights."""
        return self._with(self.scenarios, self.own, weights)

    def _with(self, scenarios: tuple[Scenario, ...], own: str, weights: Weights) -> HothPack:
        again = HothPack(
            digest=self.digest,
            names=self.names,
            minutes=self.minutes,
            age=self.age,
            die=self.die,
            units=self.units,
            terrains=self.terrains,
            leaders=self.leaders,
            cards=self.cards,
            scenarios=scenarios,
            campaigns=self.campaigns,
            constants=self.constants,
            limits=self.limits,
            board=self.board,
            own=own,
            weights=weights,
        )
        again.content = self.content
        return again
