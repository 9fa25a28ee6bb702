"""Turns of stalkers, their movement, threat, health and radiation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.zone.terms.ids import Area, Figure, Stalker
from cantina.kernel.event import Event


@dataclass(eq=False, repr=False, kw_only=True)
class TurnBegan(Event):
    stalker: Stalker
    token: int


@dataclass(eq=False, repr=False, kw_only=True)
class TurnPassed(Event):
    stalker: Stalker


@dataclass(eq=False, repr=False, kw_only=True)
class TurnEnded(Event):
    """`forfeited` standard actions were not possible (ST-11.7)."""

    stalker: Stalker
    token: int
    forfeited: int


TOLD_BY_OTHERS: Final = (
    "bolt",
    "fire",
    "knife",
    "reload",
    "item",
    "use",
    "leave",
    "take",
    "put",
    "pass_on",
    "companion",
)
"""Verbs of actions that an event of their own tells as well as `ActionTaken`."""


@dataclass(eq=False, repr=False, kw_only=True)
class ActionTaken(Event):
    """`paid`: 0 nothing, 1 the turn token went down, 2 a marker."""

    stalker: Stalker
    verb: str
    numbers: list[int]
    paid: int


@dataclass(eq=False, repr=False, kw_only=True)
class StalkerStepped(Event):
    stalker: Stalker
    start: Area
    area: Area


@dataclass(eq=False, repr=False, kw_only=True)
class FigurePushed(Event):
    figure: Figure
    start: Area
    area: Area


@dataclass(eq=False, repr=False, kw_only=True)
class ThreatChanged(Event):
    """Where a stalker's threat token is now; without a level it is on the board."""

    stalker: Stalker
    level: int
    area: Area


@dataclass(eq=False, repr=False, kw_only=True)
class LeadPassed(Event):
    stalker: Stalker
    lead: Stalker


@dataclass(eq=False, repr=False, kw_only=True)
class TokenGained(Event):
    """Focus, stun, vulnerable, bolt."""

    figure: Figure
    token: str
    count: int


@dataclass(eq=False, repr=False, kw_only=True)
class TokenDiscarded(Event):
    figure: Figure
    token: str


@dataclass(eq=False, repr=False, kw_only=True)
class BoltThrown(Event):
    stalker: Stalker
    anomaly: int
    area: Area
    petals: int


@dataclass(eq=False, repr=False, kw_only=True)
class StalkerHealed(Event):
    stalker: Stalker
    amount: int
    hp: int


@dataclass(eq=False, repr=False, kw_only=True)
class HpLost(Event):
    stalker: Stalker
    amount: int
    hp: int


@dataclass(eq=False, repr=False, kw_only=True)
class CriticallyWounded(Event):
    """A critical wound lies above a turn token."""

    stalker: Stalker
    token: int


@dataclass(eq=False, repr=False, kw_only=True)
class StalkerDied(Event):
    stalker: Stalker


@dataclass(eq=False, repr=False, kw_only=True)
class DoseChanged(Event):
    stalker: Stalker
    dose: int


@dataclass(eq=False, repr=False, kw_only=True)
class ThingTaken(Event):
    """A finding of the mission is picked up."""

    stalker: Stalker
    thing: str


@dataclass(eq=False, repr=False, kw_only=True)
class ExposureRolled(Event):
    """ST-17.5, ST-29.1: dice of a dose, and the HP they cost."""

    stalker: Stalker
    dice: list[int]
    loss: int
