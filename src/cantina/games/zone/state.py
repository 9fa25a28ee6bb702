"""What is true in a mission of S.T.A.L.K.E.R., and in the campaign around it. Cards and areas are
numbers that index the pack and the ground; a figure is a number too (see `terms`). Sets of areas
are bit masks."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from cantina.games.zone.pack import ZonePack
from cantina.games.zone.terms.ids import (
    Area,
    ContactNo,
    EffectNo,
    Figure,
    Gear,
    PlaceNo,
    ProgramNo,
    Stalker,
)
from cantina.kernel.state import State
from cantina.kernel.table import Table


@dataclass(eq=False, repr=False)
class StalkerState:
    """ST-18.1: a stalker with the board in front of its player. Its number is its seat."""

    card: int  # NONE until chosen, and at the camp (ST-32.23)
    area: Area  # NOWHERE before it is placed and after it left (chapter 33)
    hp: int
    extra_hp: int  # beyond what the card says, until the end of the mission
    dose: int
    focus: bool
    stun: bool
    vulnerable: bool
    slots: list[int]  # per turn token: standard actions left (ST-11.2)
    markers: list[int]  # per turn token (ST-11.9)
    finished: list[bool]  # per turn token: this turn has been taken
    critical: list[bool]  # per turn token: a critical wound lies above it (ST-23.3)
    threat: int  # NO_THREAT, LOW, HIGH
    threat_area: Area
    bolts: int
    magazines: list[int]  # pistol, rifle, shotgun
    weapon: Gear  # or NO_GEAR
    suit: Gear
    artifacts: list[Gear]  # equipped
    backpack: list[Gear]
    left: bool  # off the map by an exit, or at the camp
    moved: bool  # in the turn now taken
    next_free: bool  # the next standard action of this turn is free (ST-12.4)
    attack_free: bool  # the next weapon attack of this turn is free
    calm: bool  # control cards have no effect until the next Zone phase has ended
    used_turn: list[EffectNo]  # effects with a limit
    used_round: list[EffectNo]
    used_mission: list[EffectNo]


@dataclass(eq=False, repr=False)
class CompanionState:
    """ST-34.5: who goes along to one mission. As a figure it is COMPANION."""

    card: ContactNo
    area: Area  # NOWHERE before the mission, without a figure, and when it has left
    came_from: Area  # the last area it left, or NOWHERE
    hp: int  # 0 where its card has none
    acted: bool  # in this round (ST-34.7)
    backpack: list[Gear]  # ST-34.13; when it has left, what lies where it was
    left: bool  # for the rest of the mission (ST-34.10)
    lies: Area  # where its things lie since it left, or NOWHERE


@dataclass(eq=False, repr=False)
class GearState:
    """One equipment card of the box. `state.gear` runs beside `pack.gear`."""

    ammo: int  # of a weapon
    extra: int  # rounds beyond its capacity, until the end of the mission
    mods: list[Gear]  # installed on this weapon or suit


@dataclass(eq=False, repr=False)
class EnemyState:
    """A standee (ST-24.1). It keeps its number when it is gone; the pool is what is NOWHERE."""

    card: int
    area: Area
    facing: int
    hp: int
    stun: bool
    vulnerable: bool
    group: int  # BOSS … HORDE, NONE without a token (ST-24.8)
    team: int  # 1 or 2, 0 without a token
    came_from: Area  # the last area it left, or NOWHERE


@dataclass(eq=False, repr=False)
class Symbol:
    """ST-30.3: one anomaly symbol on an area. Every copy is covered by itself (ST-30.8)."""

    area: Area
    square: int  # where it is drawn: row * width + column
    petals: int  # 1 … 4
    cover: int  # NONE, a figure, BOLT or ARTIFACT


@dataclass(eq=False, repr=False)
class Anomaly:
    """An overlay on the map (ST-30.1). Without its standee it does not exist (ST-30.15)."""

    card: int
    centre: Area
    active: bool
    artifact: bool  # a token lies under the standee (ST-31.1)
    symbols: list[Symbol]


@dataclass(eq=False, repr=False)
class Token:
    """ST-8.6, ST-8.13: a thing of the mission that is in play: with a stalker, with an enemy, or on
    an area."""

    name: str
    area: Area  # where it lies; NOWHERE while somebody has it
    bearer: Figure  # who has it, or NO_FIGURE


@dataclass(eq=False, repr=False)
class EnvCard:
    """ST-8.1: an environment card of the mission. Which of several with its number it is, was
    drawn face down (ST-9.4): nobody knows before it is turned."""

    row: int
    place: int  # IN_DECK, ON_MAP, BESIDE, GONE
    flipped: bool
    areas: list[Area]  # where it lies
    times: list[int]  # per act: how often it has been done (repeat)


@dataclass(eq=False, repr=False)
class SightChange:
    """Enemies see more or fewer areas for a while (enemy_sight_mod)."""

    change: int
    floor: int  # values at or below it do not shrink
    types: list[str]  # of the enemies it is for, empty: all
    until: int  # THIS_ROUND, THIS_MISSION


@dataclass(eq=False, repr=False)
class Deck:
    """Cards drawn from the top; the top is last."""

    cards: list[int]
    discard: list[int]


@dataclass(eq=False, repr=False)
class GearDeck:
    """Equipment cards of one kind, drawn in the same way."""

    cards: list[Gear]
    discard: list[Gear]


@dataclass(eq=False, repr=False)
class Deeds:
    """What one stalker did in a mission."""

    kills: int
    strikes: int  # successes that came to an enemy, or would have
    hits: int  # those of them that did something
    hurt: int  # HP lost
    loot: int  # tokens kept


@dataclass(eq=False, repr=False)
class Reading:
    """How the stalkers are when a round is over, by their seats; round 0 is the start. Dose and
    threat are those before the Zone phase, which lowers them."""

    round: int
    hp: list[int]
    dose: list[int]
    threat: list[int]
    shots: int  # in all weapons, and in magazines for them
    worth: int  # in coupons, of all cards carried


@dataclass(eq=False, repr=False)
class Note:
    """A line of the diary: something changed between missions, or after one."""

    what: str  # as `facts/campaign.py` names it
    of: str  # the card, place, contact, achievement it is about, or a kind of magazine
    source: str  # the place, contact or mission that it comes from
    change: int  # of coupons or magazines


@dataclass(eq=False, repr=False)
class Played:
    """ST-33.4: a mission of the campaign that is over, and the day before it."""

    mission: int
    won: bool
    reason: str
    rounds: int
    hp_lost: int  # by all stalkers together
    coupons: int  # in the stash when the group set out
    earned: int  # coupons that the mission brought
    crew: list[int]  # per seat: the stalker card, NONE of who stayed at the camp
    done: list[int]  # as in the tallies, with the three that follow
    deeds: list[Deeds]
    course: list[Reading]
    fallen: int
    notes: list[Note]  # of the whole day


@dataclass(eq=False, repr=False)
class CampaignState:
    """Chapter 32: what the group has and knows between missions. ST-32.16: all of it is common.
    ST-32.29: it is kept with the table, at any time."""

    coupons: int
    stash: list[Gear]  # cards that nobody carries, with the mods on them
    magazines: list[int]  # by kind, that nobody carries
    binder: list[ContactNo]
    places: list[PlaceNo]  # on the Zone map, crossed out or not
    crossed: list[PlaceNo]
    group: list[int]  # ST-32.2, ST-32.23: stalker cards, also of those who are not along
    played: list[Played]
    bought: list[Gear]  # cards, in the whole campaign
    # Of this exploration.
    goal: PlaceNo  # where the mission is that the group goes to, or NO_PLACE
    visits: int  # of contacts and stashes that it may still make
    resolved: list[ContactNo]  # in the order of use
    later: list[ProgramNo]  # what services do when the mission is set up
    loans: list[Gear]  # ST-32.26
    contract: ContactNo  # that was taken (ST-34.1), or NO_CONTACT
    fulfilled: bool  # its goal held when the mission was won
    source: str  # the place, contact or mission that things come from now
    notes: list[Note]  # of this day
    packed: list[Gear]  # cards that the group set out with
    # Of the mission.
    out: bool  # the group is on it
    before: int  # coupons when it set out


@dataclass(eq=False, repr=False)
class Tallies:
    """What the game counts by itself during a mission (`facts/tallies.py`)."""

    rounds: int  # that have ended
    high_rounds: int  # whose Zone phase drew a high activation card
    kills: int
    hp_lost: int  # by stalkers
    loot: int  # tokens kept
    artifacts: list[Gear]  # gained, wherever they are now
    done: list[int]  # per objective: the round in which it was seen to be done, or NONE
    deeds: list[Deeds]  # per seat
    course: list[Reading]  # one a round
    fallen: int  # who died, or NONE


@dataclass(eq=False, repr=False)
class ZoneState(State):
    mission: int
    round: int
    lead: Stalker
    lead_ready: bool  # the token shows its action side (ST-13.13)
    stalkers: list[StalkerState]  # of all seats
    count: int  # N: those who are in the mission (ST-32.23)
    enemies: list[EnemyState]  # every standee of the mission, in the pool when NOWHERE
    companion: CompanionState | None  # from the contacts step on
    gear: list[GearState]
    anomalies: list[Anomaly]
    loose_artifacts: list[Area]  # areas with a token that lies on no symbol
    loot: list[list[int]]  # per area: the stack of tokens, top last
    loot_pool: list[int]  # unused tokens
    unknown: list[list[int]]  # per area: the stack of unknown-enemy tokens, top last
    peeked: list[int]  # unknown tokens the players have looked at
    dim: int  # areas with a poor-visibility token (ST-7.1)
    traps: list[Area]
    tokens: list[Token]
    cards: list[EnvCard]
    flags: list[str]  # set by `set`; once more for every `count`
    campaign: CampaignState | None  # None: a mission by itself
    achievements: list[str]  # of the campaign (ST-32.22)
    exits_open: bool  # stalkers may leave by an exit (ST-33.7)
    tallies: Tallies
    closed: int  # which of the ground's closable borders are shut
    territory: int  # the setup card in use (chapter 36), NO_TERRITORY or TO_BE_DRAWN
    entrance: Area  # the area with the entrance token, NOWHERE until it is chosen
    sight_changes: list[SightChange]
    events: list[int]  # the event deck: numbers of pack.events, top last
    event: int  # the active one, or NONE
    random_events: list[int]
    low: Deck  # activation decks
    high: Deck
    wounds: Deck
    control: Deck
    items: GearDeck
    weapons: GearDeck
    suits: GearDeck
    mods: GearDeck
    artifacts: GearDeck


ZoneTable: TypeAlias = Table[ZoneState, ZonePack]
