"""The mission, its cards, effects and anomalies."""

from __future__ import annotations

from cantina.kernel.action import Seat
from cantina.kernel.event import Event


class MissionBegan(Event):
    """What lies open from the start: the card of every enemy standee, in the order of their
    figure numbers, and of every anomaly."""

    def __init__(self, rule: str, mission: int, enemies: list[int], anomalies: list[int]) -> None:
        super().__init__(rule)
        self.mission = mission
        self.enemies = enemies
        self.anomalies = anomalies


class StalkerChosen(Event):
    def __init__(self, rule: str, seat: Seat, card: int) -> None:
        super().__init__(rule)
        self.seat = seat
        self.card = card


class LeadChosen(Event):
    """ST-9.11: who leads first."""

    def __init__(self, rule: str, seat: Seat) -> None:
        super().__init__(rule)
        self.seat = seat


class StalkerPlaced(Event):
    def __init__(self, rule: str, stalker: int, area: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.area = area


class RoundBegan(Event):
    def __init__(self, rule: str, round: int) -> None:
        super().__init__(rule)
        self.round = round


class EventDrawn(Event):
    def __init__(self, rule: str, card: int) -> None:
        super().__init__(rule)
        self.card = card


class EventsAdded(Event):
    """ST-10.8: so many random events on top of the deck, face down."""

    def __init__(self, rule: str, count: int) -> None:
        super().__init__(rule)
        self.count = count


class MissionEnded(Event):
    def __init__(self, rule: str, won: bool, reason: str) -> None:
        super().__init__(rule)
        self.won = won
        self.reason = reason


class CardFlipped(Event):
    """An environment card; `card` is its row in the mission."""

    def __init__(self, rule: str, card: int) -> None:
        super().__init__(rule)
        self.card = card


class CardRevealed(Event):
    def __init__(self, rule: str, card: int) -> None:
        super().__init__(rule)
        self.card = card


class OverlayPlaced(Event):
    def __init__(self, rule: str, card: int, areas: list[int]) -> None:
        super().__init__(rule)
        self.card = card
        self.areas = areas


class GroundChanged(Event):
    """Borders were closed or opened: the bits of the changes that hold now."""

    def __init__(self, rule: str, changes: int) -> None:
        super().__init__(rule)
        self.changes = changes


class FlagSet(Event):
    """The mission takes note of something."""

    def __init__(self, rule: str, flag: str) -> None:
        super().__init__(rule)
        self.flag = flag


class EffectNamed(Event):
    """A part of a card that has a name of its own begins."""

    def __init__(self, rule: str, name: str) -> None:
        super().__init__(rule)
        self.name = name


class EffectUsed(Event):
    """An effect of a stalker's card."""

    def __init__(self, rule: str, stalker: int, effect: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.effect = effect


class ItemUsed(Event):
    def __init__(self, rule: str, stalker: int, gear: int, target: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.gear = gear
        self.target = target


class TokenPlaced(Event):
    """Poor visibility, a trap."""

    def __init__(self, rule: str, token: str, area: int) -> None:
        super().__init__(rule)
        self.token = token
        self.area = area


class ThingPlaced(Event):
    """A thing of the mission comes onto the map."""

    def __init__(self, rule: str, name: str, area: int) -> None:
        super().__init__(rule)
        self.name = name
        self.area = area


class ThingCarried(Event):
    """A thing of the mission goes along with a stalker, or with nobody (-1)."""

    def __init__(self, rule: str, name: str, carrier: int) -> None:
        super().__init__(rule)
        self.name = name
        self.carrier = carrier


class KeyGained(Event):
    """By a stalker, or (-1) it lies on the map."""

    def __init__(self, rule: str, stalker: int, key: str) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.key = key


class MagazinesChanged(Event):
    """So many magazines of a kind more, or fewer."""

    def __init__(self, rule: str, stalker: int, kind: int, change: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.kind = kind
        self.change = change


class RoundsLost(Event):
    """From the equipped weapon."""

    def __init__(self, rule: str, stalker: int, count: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.count = count


class StalkerLeft(Event):
    """Off the map by an exit."""

    def __init__(self, rule: str, stalker: int, area: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.area = area


class AnomalyRolled(Event):
    def __init__(self, rule: str, figure: int, anomaly: int, petals: int) -> None:
        super().__init__(rule)
        self.figure = figure
        self.anomaly = anomaly
        self.petals = petals


class AnomalyActivated(Event):
    """`figures`: whom it acts on."""

    def __init__(self, rule: str, anomaly: int, figure: int, figures: list[int]) -> None:
        super().__init__(rule)
        self.anomaly = anomaly
        self.figure = figure
        self.figures = figures


class AnomalyMoved(Event):
    """ST-30.16: a mobile anomaly's standee goes from one overlay to another."""

    def __init__(self, rule: str, old: int, new: int) -> None:
        super().__init__(rule)
        self.old = old
        self.new = new


class ArtifactFound(Event):
    """ST-31.2: a detector brought the token out onto a symbol."""

    def __init__(self, rule: str, stalker: int, anomaly: int, area: int, petals: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.anomaly = anomaly
        self.area = area
        self.petals = petals


class UnknownPeeked(Event):
    """The players looked at a token and put it back."""

    def __init__(self, rule: str, area: int, token: int) -> None:
        super().__init__(rule)
        self.area = area
        self.token = token
