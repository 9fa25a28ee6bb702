"""What is true in a mission of S.T.A.L.K.E.R. Cards and areas are numbers that index the pack and
the ground; a figure is a number too (see `terms`). Sets of areas are bit masks."""

from __future__ import annotations

from typing import TypeAlias

from cantina.games.zone.pack import ZonePack
from cantina.kernel.action import Action
from cantina.kernel.rng import Rng
from cantina.kernel.state import Frame, Outcome, State
from cantina.kernel.table import Table


class Stalker:
    """ST-18.1: a stalker with the board in front of its player. Its number is its seat."""

    def __init__(
        self,
        card: int,
        area: int,
        hp: int,
        dose: int,
        focus: bool,
        stun: bool,
        vulnerable: bool,
        slots: list[int],
        markers: list[int],
        finished: list[bool],
        critical: list[bool],
        threat: int,
        threat_area: int,
        bolts: int,
        magazines: list[int],
        weapon: int,
        suit: int,
        artifacts: list[int],
        backpack: list[int],
        findings: list[str],
        left: bool,
        moved: bool,
        next_free: bool,
        attack_free: bool,
        calm: bool,
        used_turn: list[int],
        used_round: list[int],
        used_mission: list[int],
    ) -> None:
        self.card = card  # NONE until chosen
        self.area = area  # NOWHERE before it is placed and after it left (chapter 33)
        self.hp = hp
        self.dose = dose
        self.focus = focus
        self.stun = stun
        self.vulnerable = vulnerable
        self.slots = slots  # per turn token: standard actions left (ST-11.2)
        self.markers = markers  # per turn token (ST-11.9)
        self.finished = finished  # per turn token: this turn has been taken
        self.critical = critical  # per turn token: a critical wound lies above it (ST-23.3)
        self.threat = threat  # NO_THREAT, LOW, HIGH
        self.threat_area = threat_area
        self.bolts = bolts
        self.magazines = magazines  # pistol, rifle, shotgun
        self.weapon = weapon  # a gear number, or NONE
        self.suit = suit
        self.artifacts = artifacts  # equipped
        self.backpack = backpack
        self.findings = findings  # keys and other important personal findings
        self.left = left  # off the map by an exit
        self.moved = moved  # in the turn now taken
        self.next_free = next_free  # the next standard action of this turn is free (ST-12.4)
        self.attack_free = attack_free  # the next weapon attack of this turn is free
        self.calm = calm  # control cards have no effect until the next Zone phase has ended
        self.used_turn = used_turn  # numbers of effects with a limit
        self.used_round = used_round
        self.used_mission = used_mission


class Gear:
    """One equipment card of the box. `state.gear` runs beside `pack.gear`."""

    def __init__(self, ammo: int, mods: list[int]) -> None:
        self.ammo = ammo  # of a weapon
        self.mods = mods  # installed on this weapon or suit


class Enemy:
    """A standee (ST-24.1). It keeps its number when it is gone; the pool is what is NOWHERE."""

    def __init__(
        self,
        card: int,
        area: int,
        facing: int,
        hp: int,
        stun: bool,
        vulnerable: bool,
        group: int,
        team: int,
        came_from: int,
        marked: int,
    ) -> None:
        self.card = card
        self.area = area
        self.facing = facing
        self.hp = hp
        self.stun = stun
        self.vulnerable = vulnerable
        self.group = group  # BOSS … HORDE, NONE without a token (ST-24.8)
        self.team = team  # 1 or 2, 0 without a token
        self.came_from = came_from  # the last area it left, or NONE
        self.marked = marked  # the program to run when it dies, or NONE


class Symbol:
    """ST-30.3: one anomaly symbol on an area. Every copy is covered by itself (ST-30.8)."""

    def __init__(self, area: int, square: int, petals: int, cover: int) -> None:
        self.area = area
        self.square = square  # where it is drawn: row * width + column
        self.petals = petals  # 1 … 4
        self.cover = cover  # NONE, a figure, BOLT or ARTIFACT


class Anomaly:
    """An overlay on the map (ST-30.1). Without its standee it does not exist (ST-30.15)."""

    def __init__(
        self, card: int, centre: int, active: bool, artifact: bool, symbols: list[Symbol]
    ) -> None:
        self.card = card
        self.centre = centre
        self.active = active
        self.artifact = artifact  # a token lies under the standee (ST-31.1)
        self.symbols = symbols


class Token:
    """A thing of the mission: a prisoner, a key that lies on the ground."""

    def __init__(self, name: str, area: int, carrier: int) -> None:
        self.name = name
        self.area = area
        self.carrier = carrier  # the stalker it moves with, or NONE


class EnvCard:
    """ST-8.1: an environment card of the mission. Which of several with its number it is, was
    drawn face down (ST-9.4): nobody knows before it is turned."""

    def __init__(
        self, row: int, place: int, flipped: bool, areas: list[int], times: list[int]
    ) -> None:
        self.row = row
        self.place = place  # IN_DECK, ON_MAP, BESIDE, GONE
        self.flipped = flipped
        self.areas = areas  # where it lies
        self.times = times  # per act: how often it has been done (repeat)


class SightChange:
    """Enemies see more or fewer areas for a while (enemy_sight_mod)."""

    def __init__(self, change: int, floor: int, types: list[str], until: int) -> None:
        self.change = change
        self.floor = floor  # values at or below it do not shrink
        self.types = types  # of the enemies it is for, empty: all
        self.until = until  # THIS_ROUND, THIS_MISSION


class Deck:
    """Cards drawn from the top; the top is last."""

    def __init__(self, cards: list[int], discard: list[int]) -> None:
        self.cards = cards
        self.discard = discard


class ZoneState(State):
    def __init__(
        self,
        rng: Rng,
        stack: list[Frame],
        sealed: list[Action | None],
        revealed: int,
        outcome: Outcome | None,
        mission: int,
        round: int,
        lead: int,
        lead_ready: bool,
        stalkers: list[Stalker],
        enemies: list[Enemy],
        gear: list[Gear],
        anomalies: list[Anomaly],
        loose_artifacts: list[int],
        loot: list[list[int]],
        loot_pool: list[int],
        unknown: list[list[int]],
        peeked: list[int],
        dim: int,
        traps: list[int],
        tokens: list[Token],
        cards: list[EnvCard],
        flags: list[str],
        closed: int,
        sight_changes: list[SightChange],
        events: list[int],
        event: int,
        random_events: list[int],
        low: Deck,
        high: Deck,
        wounds: Deck,
        control: Deck,
        items: Deck,
        weapons: Deck,
        suits: Deck,
        mods: Deck,
        artifacts: Deck,
    ) -> None:
        super().__init__(rng, stack, sealed, revealed, outcome)
        self.mission = mission
        self.round = round
        self.lead = lead
        self.lead_ready = lead_ready  # the token shows its action side (ST-13.13)
        self.stalkers = stalkers
        self.enemies = enemies  # every standee of the mission, in the pool when NOWHERE
        self.gear = gear
        self.anomalies = anomalies
        self.loose_artifacts = loose_artifacts  # areas with a token that lies on no symbol
        self.loot = loot  # per area: the stack of tokens, top last
        self.loot_pool = loot_pool  # unused tokens
        self.unknown = unknown  # per area: the stack of unknown-enemy tokens, top last
        self.peeked = peeked  # unknown tokens the players have looked at
        self.dim = dim  # areas with a poor-visibility token (ST-7.1)
        self.traps = traps
        self.tokens = tokens
        self.cards = cards
        self.flags = flags  # set by `set`; once more for every `count`
        self.closed = closed  # which of the ground's closable borders are shut
        self.sight_changes = sight_changes
        self.events = events  # the event deck: numbers of pack.events, top last
        self.event = event  # the active one, or NONE
        self.random_events = random_events
        self.low = low  # activation decks
        self.high = high
        self.wounds = wounds
        self.control = control
        self.items = items  # decks of gear numbers
        self.weapons = weapons
        self.suits = suits
        self.mods = mods
        self.artifacts = artifacts


ZoneTable: TypeAlias = Table[ZoneState, ZonePack]
