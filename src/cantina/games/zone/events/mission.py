"""The mission, its cards, effects and anomalies."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.zone.terms.ids import Area, EffectNo, Figure, Gear, Stalker
from cantina.kernel.action import Seat
from cantina.kernel.event import Event


@dataclass(eq=False, repr=False, kw_only=True)
class MissionBegan(Event):
    """What lies open from the start: the card of every enemy standee, in the order of their
    figure numbers, and of every anomaly."""

    mission: int
    enemies: list[int]
    anomalies: list[int]


@dataclass(eq=False, repr=False, kw_only=True)
class StalkerChosen(Event):
    seat: Seat
    card: int


@dataclass(eq=False, repr=False, kw_only=True)
class LeadChosen(Event):
    """ST-9.11: who leads first."""

    seat: Seat


@dataclass(eq=False, repr=False, kw_only=True)
class StalkerPlaced(Event):
    stalker: Stalker
    area: Area


@dataclass(eq=False, repr=False, kw_only=True)
class RoundBegan(Event):
    round: int


@dataclass(eq=False, repr=False, kw_only=True)
class EventDrawn(Event):
    card: int


@dataclass(eq=False, repr=False, kw_only=True)
class EventsAdded(Event):
    """ST-10.8: this many random events on top of the deck, face down."""

    count: int


@dataclass(eq=False, repr=False, kw_only=True)
class MissionEnded(Event):
    won: bool
    reason: str


@dataclass(eq=False, repr=False, kw_only=True)
class CardFlipped(Event):
    """An environment card; `card` is its row in the mission."""

    card: int


@dataclass(eq=False, repr=False, kw_only=True)
class CardRevealed(Event):
    card: int


@dataclass(eq=False, repr=False, kw_only=True)
class OverlayPlaced(Event):
    card: int
    areas: list[Area]


@dataclass(eq=False, repr=False, kw_only=True)
class GroundChanged(Event):
    """Borders were closed or opened: the bits of the changes that hold now."""

    changes: int


@dataclass(eq=False, repr=False, kw_only=True)
class TerritoryDrawn(Event):
    """ST-36.1: a setup card; its tile lies beside the map."""

    card: int


@dataclass(eq=False, repr=False, kw_only=True)
class TerritoryPutAside(Event):
    """ST-36.8: no area of the map fits its entrance."""

    card: int


@dataclass(eq=False, repr=False, kw_only=True)
class EntrancePlaced(Event):
    area: Area


@dataclass(eq=False, repr=False, kw_only=True)
class TerritoryClosed(Event):
    """ST-36.12."""

    card: int


@dataclass(eq=False, repr=False, kw_only=True)
class FlagSet(Event):
    """The mission takes note of something."""

    flag: str


@dataclass(eq=False, repr=False, kw_only=True)
class EffectNamed(Event):
    """A part of a card that has a name of its own begins."""

    name: str


@dataclass(eq=False, repr=False, kw_only=True)
class EffectUsed(Event):
    """An effect of a stalker's card."""

    stalker: Stalker
    effect: EffectNo


@dataclass(eq=False, repr=False, kw_only=True)
class ItemUsed(Event):
    stalker: Stalker
    gear: Gear
    target: Figure


@dataclass(eq=False, repr=False, kw_only=True)
class TokenPlaced(Event):
    """Poor visibility, a trap."""

    token: str
    area: Area


@dataclass(eq=False, repr=False, kw_only=True)
class ThingPlaced(Event):
    """A thing of the mission comes onto the map."""

    name: str
    area: Area


@dataclass(eq=False, repr=False, kw_only=True)
class ThingCarried(Event):
    """A thing of the mission goes along with a stalker, or with nobody (-1)."""

    name: str
    bearer: Stalker


@dataclass(eq=False, repr=False, kw_only=True)
class ThingGained(Event):
    """By a stalker, or (-1) it lies on the map."""

    stalker: Stalker
    thing: str


@dataclass(eq=False, repr=False, kw_only=True)
class ThingRemoved(Event):
    """A thing of the mission leaves the game."""

    name: str


@dataclass(eq=False, repr=False, kw_only=True)
class ExitsOpened(Event):
    """ST-33.7: stalkers may leave the map from now on."""


@dataclass(eq=False, repr=False, kw_only=True)
class AreaFlooded(Event):
    """ST-8.12: an area becomes water."""

    area: Area


@dataclass(eq=False, repr=False, kw_only=True)
class FlagCounted(Event):
    """The mission counts something: how often by now."""

    flag: str
    count: int


@dataclass(eq=False, repr=False, kw_only=True)
class MagazinesChanged(Event):
    """So many magazines of a kind more, or fewer."""

    stalker: Stalker
    kind: int
    change: int


@dataclass(eq=False, repr=False, kw_only=True)
class RoundsLost(Event):
    """From the equipped weapon."""

    stalker: Stalker
    count: int


@dataclass(eq=False, repr=False, kw_only=True)
class StalkerLeft(Event):
    """Off the map by an exit."""

    stalker: Stalker
    area: Area


@dataclass(eq=False, repr=False, kw_only=True)
class AnomalyRolled(Event):
    figure: Figure
    anomaly: int
    petals: int


@dataclass(eq=False, repr=False, kw_only=True)
class AnomalyActivated(Event):
    """`figures`: whom it acts on."""

    anomaly: int
    figure: Figure
    figures: list[Figure]


@dataclass(eq=False, repr=False, kw_only=True)
class AnomalyMoved(Event):
    """ST-30.16: a mobile anomaly's standee goes from one overlay to another."""

    old: int
    new: int


@dataclass(eq=False, repr=False, kw_only=True)
class PortalPassed(Event):
    """ST-30.20: from one end to the other."""

    figure: Figure
    start: Area
    area: Area


@dataclass(eq=False, repr=False, kw_only=True)
class ArtifactFound(Event):
    """ST-31.2: a detector brought the token out onto a symbol."""

    stalker: Stalker
    anomaly: int
    area: Area
    petals: int


@dataclass(eq=False, repr=False, kw_only=True)
class UnknownPeeked(Event):
    """The players looked at a token and put it back."""

    area: Area
    token: int
