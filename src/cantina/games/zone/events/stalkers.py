"""Turns of stalkers, their movement, threat, health and radiation."""

from __future__ import annotations

from cantina.kernel.event import Event


class TurnBegan(Event):
    def __init__(self, rule: str, stalker: int, token: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.token = token


class TurnPassed(Event):
    def __init__(self, rule: str, stalker: int) -> None:
        super().__init__(rule)
        self.stalker = stalker


class TurnEnded(Event):
    """`forfeited` standard actions were not possible (ST-11.7)."""

    def __init__(self, rule: str, stalker: int, token: int, forfeited: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.token = token
        self.forfeited = forfeited


class ActionTaken(Event):
    """`paid`: 0 nothing, 1 the turn token went down, 2 a marker."""

    def __init__(self, rule: str, stalker: int, verb: str, numbers: list[int], paid: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.verb = verb
        self.numbers = numbers
        self.paid = paid


class StalkerStepped(Event):
    def __init__(self, rule: str, stalker: int, start: int, area: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.start = start
        self.area = area


class FigurePushed(Event):
    def __init__(self, rule: str, figure: int, start: int, area: int) -> None:
        super().__init__(rule)
        self.figure = figure
        self.start = start
        self.area = area


class ThreatChanged(Event):
    """Where a stalker's threat token is now; without a level it is on the board."""

    def __init__(self, rule: str, stalker: int, level: int, area: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.level = level
        self.area = area


class LeadPassed(Event):
    def __init__(self, rule: str, stalker: int, lead: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.lead = lead


class TokenGained(Event):
    """Focus, stun, vulnerable, bolt."""

    def __init__(self, rule: str, figure: int, token: str, count: int) -> None:
        super().__init__(rule)
        self.figure = figure
        self.token = token
        self.count = count


class TokenDiscarded(Event):
    def __init__(self, rule: str, figure: int, token: str) -> None:
        super().__init__(rule)
        self.figure = figure
        self.token = token


class BoltThrown(Event):
    def __init__(self, rule: str, stalker: int, anomaly: int, area: int, petals: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.anomaly = anomaly
        self.area = area
        self.petals = petals


class StalkerHealed(Event):
    def __init__(self, rule: str, stalker: int, amount: int, hp: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.amount = amount
        self.hp = hp


class HpLost(Event):
    def __init__(self, rule: str, stalker: int, amount: int, hp: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.amount = amount
        self.hp = hp


class CriticallyWounded(Event):
    """A critical wound lies above a turn token."""

    def __init__(self, rule: str, stalker: int, token: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.token = token


class StalkerDied(Event):
    def __init__(self, rule: str, stalker: int) -> None:
        super().__init__(rule)
        self.stalker = stalker


class DoseChanged(Event):
    def __init__(self, rule: str, stalker: int, dose: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.dose = dose


class ThingTaken(Event):
    """A finding of the mission is picked up."""

    def __init__(self, rule: str, stalker: int, thing: str) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.thing = thing


class ExposureRolled(Event):
    """ST-17.5, ST-29.1: dice of a dose, and the HP they cost."""

    def __init__(self, rule: str, stalker: int, dice: list[int], loss: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.dice = dice
        self.loss = loss
