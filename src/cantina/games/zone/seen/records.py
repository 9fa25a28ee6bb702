"""The things on a table of S.T.A.L.K.E.R. as players see them."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.zone.seen.past import NoteView, PlayedView
from cantina.games.zone.terms.ids import (
    Area,
    ContactNo,
    EffectNo,
    Enemy,
    Figure,
    Gear,
    PlaceNo,
    Stalker,
)


@dataclass(eq=False, repr=False, kw_only=True)
class AreaView:
    id: str
    cells: list[int]  # unit squares: row * width + column
    capacity: int
    room: int
    cover: int
    radiation: int
    water: bool


@dataclass(eq=False, repr=False, kw_only=True)
class BorderView:
    """One unit of border: the north or west edge of a unit square."""

    row: int
    column: int
    side: int  # NORTH or WEST
    kind: str  # open, door, window, impassable, wall; barred: shut by a card


@dataclass(eq=False, repr=False, kw_only=True)
class TileView:
    id: str
    row: int
    column: int
    size: int


@dataclass(eq=False, repr=False, kw_only=True)
class GroundView:
    """The map as it is printed and as cards have changed it."""

    width: int  # in unit squares
    height: int
    tiles: list[TileView]
    areas: list[AreaView]
    borders: list[BorderView]
    starts: list[Area]
    exits: list[Area]


@dataclass(eq=False, repr=False, kw_only=True)
class ModView:
    number: Gear
    id: str


@dataclass(eq=False, repr=False, kw_only=True)
class GearView:
    """An equipment card in play, with the mods on it."""

    number: Gear
    id: str
    kind: str
    ammo: int
    capacity: int
    mods: list[ModView]


@dataclass(eq=False, repr=False, kw_only=True)
class StalkerView:
    card: str  # "" until chosen
    area: Area
    hp: int
    max_hp: int
    dose: int
    focus: bool
    stun: bool
    vulnerable: bool
    slots: list[int]
    markers: list[int]
    finished: list[bool]
    critical: list[bool]
    threat: int
    threat_area: Area
    seen: bool  # by an enemy, now
    bolts: int
    magazines: list[int]
    weapon: GearView | None
    suit: GearView | None
    artifacts: list[GearView]
    backpack: list[GearView]
    backpack_limit: int
    findings: list[str]
    left: bool
    defence: int  # dice
    map_radiation: int  # added to what the map gives
    radiation_dice: int  # at the present dose
    base_dose: int  # of artifacts


@dataclass(eq=False, repr=False, kw_only=True)
class EnemyView:
    number: Enemy
    card: str
    area: Area
    facing: int
    hp: int
    max_hp: int
    stun: bool
    vulnerable: bool
    group: str
    team: int
    marked: bool
    sees: list[Area]  # areas, its own among them


@dataclass(eq=False, repr=False, kw_only=True)
class PoolView:
    """Standees of an enemy card that are not on the map."""

    card: str
    group: str
    left: int


@dataclass(eq=False, repr=False, kw_only=True)
class SymbolView:
    area: Area
    square: int  # the unit square it lies on: row * width + column
    petals: int
    cover: int


@dataclass(eq=False, repr=False, kw_only=True)
class AnomalyView:
    card: str
    type: str
    centre: Area
    active: bool
    artifact: bool
    symbols: list[SymbolView]


@dataclass(eq=False, repr=False, kw_only=True)
class TokenView:
    """A thing of the mission."""

    name: str
    kind: str  # key, escort, mark
    area: Area  # of whoever has it, if somebody has it
    bearer: Figure


@dataclass(eq=False, repr=False, kw_only=True)
class PeekView:
    """An unknown-enemy token that the players have looked at."""

    area: Area
    place: int  # in the stack, 0 at the bottom
    kind: str


@dataclass(eq=False, repr=False, kw_only=True)
class CardView:
    """An environment card that is open: on the map or beside it."""

    number: int  # its place among the cards of the table, as `act` names it
    id: str  # with the variant once flipped
    place: int
    flipped: bool
    areas: list[Area]
    times: list[int]


@dataclass(eq=False, repr=False, kw_only=True)
class RollView:
    """Dice on the table."""

    of: str  # attack, defence, anomaly
    figure: Figure
    dice: list[int]  # faces: 0-5 equipment, 6-11 stalker; petals of the anomaly die
    bonus: int
    accurate: bool  # within the effective range of the weapon
    needed: int  # defence: the damage that comes
    # Of an attack on one enemy: whom and what it hits, what it does as the dice lie, and how
    # likely that kills, in permille.
    target: Figure
    part: str
    result: str
    kills: int


@dataclass(eq=False, repr=False, kw_only=True)
class GoalView:
    """An objective of the mission."""

    id: str
    done: bool
    count: int  # of what the game counts by itself
    needed: int  # 0: it counts nothing for this goal


@dataclass(eq=False, repr=False, kw_only=True)
class RiskView:
    anomaly: int
    percent: int


@dataclass(eq=False, repr=False, kw_only=True)
class GlimpseView:
    """An area of a way on which enemies would see the stalker."""

    area: Area
    enemies: list[Enemy]


@dataclass(eq=False, repr=False, kw_only=True)
class WayView:
    """Where a stalker could go now, by the safest path, and what it would mean."""

    area: Area
    path: list[Area]  # areas entered, the last is `area`
    comes_out: Area  # at the other end of a portal, or NOWHERE (ST-30.20)
    glimpses: list[GlimpseView]  # where on the path, its end included
    seen_by: list[Enemy]  # enemies that would see the stalker there
    threat: int
    threat_area: Area
    dose: int  # added by the movement
    risks: list[RiskView]


@dataclass(eq=False, repr=False, kw_only=True)
class ChanceView:
    result: str
    at: int  # successes needed, with what is added to the dice
    permille: int
    kills: int  # of these: the enemy dies, wound cards included


@dataclass(eq=False, repr=False, kw_only=True)
class PartView:
    part: str
    kill: int  # permille, wound cards included
    chances: list[ChanceView]


@dataclass(eq=False, repr=False, kw_only=True)
class ShotView:
    """An attack that is offered now, with the exact chances of each result."""

    verb: str  # the option it belongs to
    args: list[int]
    attack: str
    target: Figure
    distance: int
    stalker_dice: int
    gear_dice: int
    accurate: bool
    bonus: int  # successes added to the dice
    cover: int
    ammo: int
    parts: list[PartView]


@dataclass(eq=False, repr=False, kw_only=True)
class ReasonView:
    """Why a base action is not possible now, and what could be done about it."""

    act: str
    why: str
    rule: str
    card: str  # the weapon it is about
    figure: Figure  # the nearest enemy
    area: Area  # the nearest loot
    far: int  # how far that is


@dataclass(eq=False, repr=False, kw_only=True)
class ShareView:
    """What this many successes of a burst would do to the enemy they are for."""

    count: int
    result: str  # as of a threshold: words, or nothing


@dataclass(eq=False, repr=False, kw_only=True)
class MatterView:
    """What is decided now: about which figure, because of which card."""

    figure: Figure
    card: str
    effect: EffectNo  # of a stalker's ability or card
    shares: list[ShareView]


# The campaign (chapter 32).


@dataclass(eq=False, repr=False, kw_only=True)
class PlaceView:
    """ST-32.7: a place that is on the Zone map."""

    number: PlaceNo
    id: str
    kind: str
    mission: str  # that is played there, or nothing
    crossed: bool
    roads: list[PlaceNo]  # to other places on the map


@dataclass(eq=False, repr=False, kw_only=True)
class ContactView:
    """ST-32.9: a card of the binder."""

    number: ContactNo
    id: str
    kind: str
    fee: int  # to take a companion along
    used: bool  # in this exploration


@dataclass(eq=False, repr=False, kw_only=True)
class OfferView:
    """ST-32.11: a card with the price that this trader asks or pays for it."""

    card: Gear
    id: str
    kind: str
    price: int


@dataclass(eq=False, repr=False, kw_only=True)
class ServiceView:
    number: int
    price: int
    had: bool


@dataclass(eq=False, repr=False, kw_only=True)
class TradeView:
    """ST-32.27: the contact card that is being resolved."""

    contact: str
    goods: list[OfferView]  # for sale, whether the group can pay or not
    bids: list[OfferView]  # cards of the stash that are taken
    magazine_price: int  # -1: none for sale
    magazine_bid: int  # -1: not taken
    magazines: list[int]  # left in the box, by kind
    services: list[ServiceView]
    gift: str  # nothing, item or magazine: what is still to be had


@dataclass(eq=False, repr=False, kw_only=True)
class CampaignView:
    """Everything that the group has and knows between missions."""

    step: str  # explore, contacts, pack, mission, debrief
    coupons: int
    stash: list[GearView]
    magazines: list[int]
    places: list[PlaceView]
    binder: list[ContactView]
    contacts_left: int
    goal: str  # the mission that was chosen, or nothing
    visits: int
    group: list[str]  # stalker cards
    packing: Stalker  # who packs now, or NO_STALKER
    loans: list[Gear]
    contract: str  # the one that was taken, or nothing
    achievements: list[str]
    played: list[PlayedView]
    notes: list[NoteView]  # of this day
    trade: TradeView | None
