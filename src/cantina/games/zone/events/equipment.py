"""Equipment that changes hands."""

from __future__ import annotations

from cantina.kernel.event import Event


class LootTaken(Event):
    """Loot tokens turned up; the first `keep` of those chosen give their reward."""

    def __init__(self, rule: str, stalker: int, tokens: list[int]) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.tokens = tokens


class GearGained(Event):
    def __init__(self, rule: str, stalker: int, gear: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.gear = gear


class GearDiscarded(Event):
    def __init__(self, rule: str, stalker: int, gear: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.gear = gear


class GearEquipped(Event):
    """A weapon, suit or artifact in use, or a mod on `host`."""

    def __init__(self, rule: str, stalker: int, gear: int, host: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.gear = gear
        self.host = host


class GearStowed(Event):
    """Into the backpack."""

    def __init__(self, rule: str, stalker: int, gear: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.gear = gear


class GearGiven(Event):
    def __init__(self, rule: str, stalker: int, gear: int, to: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.gear = gear
        self.to = to


class ThingGiven(Event):
    """A bolt, a magazine or a finding changes hands."""

    def __init__(self, rule: str, stalker: int, thing: str, to: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.thing = thing
        self.to = to


class WeaponReloaded(Event):
    def __init__(self, rule: str, stalker: int, gear: int, ammo: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.gear = gear
        self.ammo = ammo


class ArtifactTaken(Event):
    """An artifact token is picked up; the card comes with GearGained."""

    def __init__(self, rule: str, stalker: int, area: int) -> None:
        super().__init__(rule)
        self.stalker = stalker
        self.area = area
