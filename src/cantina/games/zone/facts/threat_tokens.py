"""ST-15.1: where a threat token is. What may move it is in `threat` and `watch`."""

from __future__ import annotations

from cantina.games.zone.events.stalkers import ThreatChanged
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NOWHERE, Area, Stalker
from cantina.games.zone.terms.numbers import NO_THREAT


def set_threat(t: ZoneTable, s: Stalker, level: int, area: Area, rule: str) -> None:
    """ST-15.1: one token each, on the board or on the map with one side up. ST-15.2: ruling of the
    rulebook: it sets nothing off by itself."""
    one = t.state.stalkers[s]
    if level == NO_THREAT:
        area = NOWHERE
    if one.threat == level and one.threat_area == area:
        return
    one.threat = level
    one.threat_area = area
    if t.heard:
        t.tell(ThreatChanged(rule, stalker=s, level=level, area=area))
