"""A yard where stalkers meet, and what they hold."""

from __future__ import annotations

from cantina.games.zone.terms.ids import Gear
from tests.games.zone.maps import drawn
from tests.games.zone.scene import BOX, Scene, scene

YARD = drawn(["+ + + +", " A.A B ", "+.+.+ +", " A.A C ", "+ + + +"])


def yard(*stalkers: str, anomalies: list[str] | None = None) -> Scene:
    return scene(list(stalkers), ground=YARD, anomalies=anomalies, begin=True)


def ids(s: Scene, gear: list[Gear]) -> list[str]:
    return [s.table.pack.gear[number].id for number in gear]


def token_of(id: str) -> int:
    """A loot token of this kind."""
    return BOX.loot_tokens.index([row.id for row in BOX.loot].index(id))
