"""ST-15.1: where a threat token is. What may move it is in `threat` and `watch`."""

from __future__ import annotations

from cantina.games.zone.events.stalkers import ThreatChanged
from cantina.games.zone.facts.figures import ground
from cantina.games.zone.facts.sides import THREAT, set_off
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.map.paths import within
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NOWHERE, Area, Stalker
from cantina.games.zone.terms.numbers import NO_THREAT


def set_threat(t: ZoneTable, s: Stalker, level: int, area: Area, rule: str) -> None:
    """ST-15.1: one token each, on the board or on the map with one side up. ST-15.2: ruling of the
    rulebook: it sets nothing off by itself. ST-16.1: but a card may wait for one to come near."""
    one = t.state.stalkers[s]
    if level == NO_THREAT:
        area = NOWHERE
    if one.threat == level and one.threat_area == area:
        return
    came = one.threat_area != area
    one.threat = level
    one.threat_area = area
    if t.heard:
        t.tell(ThreatChanged(rule, stalker=s, level=level, area=area))
    if came and area != NOWHERE:
        set_off(t, THREAT, s, area, within(ground(t), THROUGH, area, 1))
