"""Equipment that changes hands."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.zone.terms.ids import Area, Gear, Stalker
from cantina.kernel.event import Event


@dataclass(eq=False, repr=False, kw_only=True)
class LootTaken(Event):
    """Loot tokens turned up; the first `keep` of those chosen give their reward."""

    stalker: Stalker
    tokens: list[int]


@dataclass(eq=False, repr=False, kw_only=True)
class GearGained(Event):
    stalker: Stalker
    gear: Gear


@dataclass(eq=False, repr=False, kw_only=True)
class CardBought(Event):
    """The card comes with GearGained."""

    stalker: Stalker
    gear: Gear
    price: int


@dataclass(eq=False, repr=False, kw_only=True)
class MagazineBought(Event):
    stalker: Stalker
    kind: int
    price: int


@dataclass(eq=False, repr=False, kw_only=True)
class TradeEnded(Event):
    """What is not spent is lost."""

    stalker: Stalker
    lost: int


@dataclass(eq=False, repr=False, kw_only=True)
class GearDiscarded(Event):
    stalker: Stalker
    gear: Gear


@dataclass(eq=False, repr=False, kw_only=True)
class GearEquipped(Event):
    """A weapon, suit or artifact in use, or a mod on `host`."""

    stalker: Stalker
    gear: Gear
    host: Gear


@dataclass(eq=False, repr=False, kw_only=True)
class GearStowed(Event):
    """Into the backpack."""

    stalker: Stalker
    gear: Gear


@dataclass(eq=False, repr=False, kw_only=True)
class GearGiven(Event):
    stalker: Stalker
    gear: Gear
    to: Stalker


@dataclass(eq=False, repr=False, kw_only=True)
class ThingGiven(Event):
    """A bolt, a magazine or a finding changes hands."""

    stalker: Stalker
    thing: str
    to: Stalker


@dataclass(eq=False, repr=False, kw_only=True)
class WeaponReloaded(Event):
    stalker: Stalker
    gear: Gear
    ammo: int


@dataclass(eq=False, repr=False, kw_only=True)
class ArtifactTaken(Event):
    """An artifact token is picked up; the card comes with GearGained."""

    stalker: Stalker
    area: Area
