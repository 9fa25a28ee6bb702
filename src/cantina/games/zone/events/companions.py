"""What companions do, and what becomes of them (chapter 34)."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.zone.terms.ids import Area, ContactNo, Figure, Gear, Stalker
from cantina.kernel.event import Event


@dataclass(eq=False, repr=False, kw_only=True)
class CompanionTaken(Event):
    """ST-34.5: it goes along to this mission."""

    contact: ContactNo
    fee: int


@dataclass(eq=False, repr=False, kw_only=True)
class CompanionPlaced(Event):
    """ST-34.6."""

    contact: ContactNo
    area: Area


@dataclass(eq=False, repr=False, kw_only=True)
class CompanionActed(Event):
    """ST-34.7: it does this of its acts, for a stalker."""

    contact: ContactNo
    act: int
    stalker: Stalker


@dataclass(eq=False, repr=False, kw_only=True)
class CompanionStepped(Event):
    """ST-34.8."""

    contact: ContactNo
    start: Area
    area: Area


@dataclass(eq=False, repr=False, kw_only=True)
class CompanionUsedItem(Event):
    """It is used on a stalker, or on the companion itself."""

    contact: ContactNo
    gear: Gear
    target: Figure


@dataclass(eq=False, repr=False, kw_only=True)
class CompanionHurt(Event):
    """ST-34.8: it has this many HP left."""

    contact: ContactNo
    amount: int
    hp: int


@dataclass(eq=False, repr=False, kw_only=True)
class CompanionHealed(Event):
    contact: ContactNo
    amount: int
    hp: int


@dataclass(eq=False, repr=False, kw_only=True)
class CompanionLeft(Event):
    """ST-34.10: for the rest of the mission; what it carried lies on the area."""

    contact: ContactNo
    area: Area
    cards: list[Gear]


@dataclass(eq=False, repr=False, kw_only=True)
class CompanionGiven(Event):
    """ST-34.13: a stalker gives it a card."""

    contact: ContactNo
    stalker: Stalker
    gear: Gear


@dataclass(eq=False, repr=False, kw_only=True)
class TakenFromCompanion(Event):
    """ST-34.13, ST-34.10: a stalker takes a card that it has, or that lies where it was."""

    contact: ContactNo
    stalker: Stalker
    gear: Gear
