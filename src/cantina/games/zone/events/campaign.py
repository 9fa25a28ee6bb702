"""Events between missions (chapter 32)."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.zone.terms.ids import ContactNo, Gear, PlaceNo
from cantina.kernel.action import Seat
from cantina.kernel.event import Event


@dataclass(eq=False, repr=False, kw_only=True)
class ExplorationBegan(Event):
    """ST-32.5."""

    number: int  # of missions that are over, and one


@dataclass(eq=False, repr=False, kw_only=True)
class PlaceVisited(Event):
    """ST-32.6."""

    place: PlaceNo


@dataclass(eq=False, repr=False, kw_only=True)
class PlaceAdded(Event):
    """ST-32.8: a sticker on the map."""

    place: PlaceNo


@dataclass(eq=False, repr=False, kw_only=True)
class PlaceCrossedOut(Event):
    """ST-32.8."""

    place: PlaceNo


@dataclass(eq=False, repr=False, kw_only=True)
class ContactGained(Event):
    """ST-32.7: a card for the binder."""

    contact: ContactNo


@dataclass(eq=False, repr=False, kw_only=True)
class ContactUsed(Event):
    """ST-32.9."""

    contact: ContactNo


@dataclass(eq=False, repr=False, kw_only=True)
class CouponsChanged(Event):
    """ST-32.27."""

    change: int
    coupons: int  # that are there now


@dataclass(eq=False, repr=False, kw_only=True)
class GearStashed(Event):
    """ST-32.32: a card came into the stash."""

    gear: Gear


@dataclass(eq=False, repr=False, kw_only=True)
class GearSold(Event):
    """ST-32.11."""

    gear: Gear
    price: int


@dataclass(eq=False, repr=False, kw_only=True)
class GearBought(Event):
    """ST-32.20."""

    gear: Gear
    price: int


@dataclass(eq=False, repr=False, kw_only=True)
class MagazinesStashed(Event):
    """Magazines came into the stash, or left it."""

    kind: int
    change: int


@dataclass(eq=False, repr=False, kw_only=True)
class GearLent(Event):
    """ST-32.26."""

    gear: Gear


@dataclass(eq=False, repr=False, kw_only=True)
class ContractTaken(Event):
    """ST-34.11."""

    contact: ContactNo


@dataclass(eq=False, repr=False, kw_only=True)
class ContractPaid(Event):
    """ST-34.11."""

    contact: ContactNo
    reward: int


@dataclass(eq=False, repr=False, kw_only=True)
class StayedAtCamp(Event):
    """ST-32.23: the stalkers who stay at the camp."""

    seat: Seat


@dataclass(eq=False, repr=False, kw_only=True)
class AchievementNoted(Event):
    """ST-32.22."""

    achievement: str


@dataclass(eq=False, repr=False, kw_only=True)
class CampaignEnded(Event):
    """ST-32.24."""

    missions_won: int
    played: int
