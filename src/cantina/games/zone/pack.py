"""The printed box of S.T.A.L.K.E.R., frozen. What is in play are numbers that index it.

Every copy of a piece of equipment is a gear number; an enemy, event or wound card in play is the
number of its row. Effects and programs are numbers too (`effects.py`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.zone.box.campaign import Campaign
from cantina.games.zone.box.cards import (
    ActivationCard,
    AnomalyCard,
    ControlCard,
    EnemyCard,
    Face,
    Overlay,
    StalkerCard,
    WoundCard,
)
from cantina.games.zone.box.effect import Effect, Program
from cantina.games.zone.box.gear import Artifact, GearCard, Item, Mod, Suit, Weapon
from cantina.games.zone.box.mission import EventCard, Kit, Mission
from cantina.games.zone.box.territory import Territory
from cantina.games.zone.map.tiles import Tile
from cantina.games.zone.terms.ids import Gear, ProgramNo
from cantina.games.zone.terms.kinds import (
    ARTIFACT_CARD,
    GEAR_KINDS,
    ITEM_CARD,
    MOD_CARD,
    SUIT_CARD,
    WEAPON_CARD,
)
from cantina.games.zone.weights import Weights
from cantina.kernel.pack import Pack, Provenance


@dataclass(eq=False, repr=False)
class LootToken:
    """ST-7.5: what a loot token gives."""

    number: Final[int]
    id: Final[str]
    copies: Final[int]
    program: Final[ProgramNo]
    provenance: Final[Provenance]


@dataclass(eq=False, repr=False)
class UnknownKind:
    """ST-7.9: a face of the unknown-enemy tokens."""

    number: Final[int]
    id: Final[str]
    copies: Final[int]
    group: Final[int]  # NONE: the face X
    count: Final[int]
    provenance: Final[Provenance]


@dataclass(eq=False, repr=False)
class UnknownToken:
    """One physical token: its face and the direction of its arrow."""

    kind: Final[int]
    facing: Final[int]


@dataclass(eq=False, repr=False)
class Tables:
    """ST 0.5: what the box has of each token, and the values of the rules that are lists."""

    supply: Final[dict[str, int]]
    magazines: Final[tuple[int, int, int]]  # by kind
    radiation_dice: Final[tuple[int, ...]]  # by dose
    dose_marks: Final[tuple[int, ...]]
    container_reduction: Final[tuple[int, int, int]]  # by container


@dataclass(eq=False, repr=False)
class Dice:
    equipment: Final[tuple[Face, ...]]
    stalker: Final[tuple[Face, ...]]
    anomaly: Final[tuple[int, ...]]  # ST-20.4: petals of each face


@dataclass(eq=False, repr=False)
class Decks:
    """The equipment decks: rows by kind."""

    weapons: Final[tuple[Weapon, ...]]
    items: Final[tuple[Item, ...]]
    suits: Final[tuple[Suit, ...]]
    mods: Final[tuple[Mod, ...]]
    artifacts: Final[tuple[Artifact, ...]]


@dataclass(eq=False, repr=False)
class Foes:
    """Everything that works against the stalkers."""

    enemies: Final[tuple[EnemyCard, ...]]
    low: Final[tuple[ActivationCard, ...]]
    high: Final[tuple[ActivationCard, ...]]
    wounds: Final[tuple[WoundCard, ...]]
    control: Final[tuple[ControlCard, ...]]
    anomalies: Final[tuple[AnomalyCard, ...]]
    overlays: Final[tuple[Overlay, ...]]
    events: Final[tuple[EventCard, ...]]


class ZonePack(Pack):
    """The whole box."""

    def __init__(
        self,
        digest: str,
        names: dict[str, str],
        constants: dict[str, int],
        tables: Tables,
        dice: Dice,
        stalkers: tuple[StalkerCard, ...],
        decks: Decks,
        foes: Foes,
        loot: tuple[LootToken, ...],
        unknown: tuple[UnknownKind, ...],
        missions: tuple[Mission, ...],
        territories: tuple[Territory, ...],
        campaign: Campaign,
        kits: dict[str, tuple[tuple[Kit, ...], ...]],
        effects: tuple[Effect, ...],
        programs: tuple[Program, ...],
        tiles: dict[str, Tile],
        attack_types: tuple[str, ...],
        weights: Weights,
        own: str = "",
    ) -> None:
        gear = _gear_of(decks)
        super().__init__("zone", digest, tuple([card.id for card in gear]))
        self.names: Final = names
        self.constants: Final = constants
        self.tables: Final = tables
        self.dice: Final = dice
        self.stalkers: Final = stalkers
        self.weapons: Final = decks.weapons
        self.items: Final = decks.items
        self.suits: Final = decks.suits
        self.mods: Final = decks.mods
        self.artifacts: Final = decks.artifacts
        self.gear: Final = gear
        self.enemies: Final = foes.enemies
        self.activation_low: Final = foes.low
        self.activation_high: Final = foes.high
        self.wounds: Final = foes.wounds
        self.control: Final = foes.control
        self.anomalies: Final = foes.anomalies
        self.overlays: Final = foes.overlays
        self.random_events: Final = tuple([card.number for card in foes.events])
        self.events: Final = (*foes.events, *[card for mis in missions for card in mis.events])
        self.loot: Final = loot
        self.unknown: Final = unknown
        self.missions: Final = missions
        self.territories: Final = territories
        self.setup_cards: Final = _copies([territory.copies for territory in territories])
        self.campaign: Final = campaign
        self.kits: Final = kits  # by stage of the campaign, number of stalkers - 1, seat
        self.effects: Final = effects
        self.programs: Final = programs
        self.tiles: Final = tiles
        self.attack_types: Final = attack_types
        self.decks: Final = decks
        self.foes: Final = foes
        self.weights: Final = weights  # what bots play by: no part of the box
        self.own: Final = own  # the text of the mission that a table brought along, the last one
        # Physical cards and tokens, each a number; here the row of each.
        self.deck: Final = tuple(
            [
                tuple([card.number for card in gear if card.kind == kind])
                for kind in range(len(GEAR_KINDS))
            ]
        )
        self.wound_deck: Final = _copies([card.copies for card in foes.wounds])
        self.loot_tokens: Final = _copies([token.copies for token in loot])
        self.unknown_tokens: Final = tuple(
            [
                UnknownToken(kind=kind.number, facing=copy % 4)
                for kind in unknown
                for copy in range(kind.copies)
            ]
        )
        self.enemy_number: Final = {card.id: card.number for card in foes.enemies}

    def holding(self, mission: Mission, programs: tuple[Program, ...], own: str) -> ZonePack:
        """The same box with one more mission, whose cards have these programs behind the others."""
        return self._with((*self.missions, mission), (*self.programs, *programs), own, self.weights)

    def weighed_by(self, weights: Weights) -> ZonePack:
        """The same box for bots that play by other weights."""
        return self._with(self.missions, self.programs, self.own, weights)

    def _with(
        self,
        missions: tuple[Mission, ...],
        programs: tuple[Program, ...],
        own: str,
        weights: Weights,
    ) -> ZonePack:
        again = ZonePack(
            digest=self.digest,
            names=self.names,
            constants=self.constants,
            tables=self.tables,
            dice=self.dice,
            stalkers=self.stalkers,
            decks=self.decks,
            foes=self.foes,
            loot=self.loot,
            unknown=self.unknown,
            missions=missions,
            territories=self.territories,
            campaign=self.campaign,
            kits=self.kits,
            effects=self.effects,
            programs=programs,
            tiles=self.tiles,
            attack_types=self.attack_types,
            weights=weights,
            own=own,
        )
        again.content = self.content
        return again

    def weapon(self, gear: Gear) -> Weapon:
        return self.weapons[self.gear[gear].row]

    def item(self, gear: Gear) -> Item:
        return self.items[self.gear[gear].row]

    def suit(self, gear: Gear) -> Suit:
        return self.suits[self.gear[gear].row]

    def mod(self, gear: Gear) -> Mod:
        return self.mods[self.gear[gear].row]

    def artifact(self, gear: Gear) -> Artifact:
        return self.artifacts[self.gear[gear].row]


def _gear_of(decks: Decks) -> tuple[GearCard, ...]:
    """Every copy of every equipment card, deck by deck."""
    rows: list[tuple[int, int, str, int]] = []
    rows += [(WEAPON_CARD, row.number, row.id, row.copies) for row in decks.weapons]
    rows += [(ITEM_CARD, row.number, row.id, row.copies) for row in decks.items]
    rows += [(SUIT_CARD, row.number, row.id, row.copies) for row in decks.suits]
    rows += [(MOD_CARD, row.number, row.id, row.copies) for row in decks.mods]
    rows += [(ARTIFACT_CARD, row.number, row.id, row.copies) for row in decks.artifacts]
    gear: list[GearCard] = []
    for kind, row, id, copies in rows:
        for _ in range(copies):
            gear.append(GearCard(number=Gear(len(gear)), kind=kind, row=row, id=id))
    return tuple(gear)


def _copies(counts: list[int]) -> tuple[int, ...]:
    return tuple([row for row, copies in enumerate(counts) for _ in range(copies)])
