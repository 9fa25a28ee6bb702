"""ST-25.15: enemies that see a threat token follow it up: it moves toward its owner."""

from __future__ import annotations

from cantina.games.zone.facts.figures import area_of, enemies_on_map, stalkers
from cantina.games.zone.facts.threat import drag_threat
from cantina.games.zone.facts.visibility import sight_of
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NOWHERE, Enemy
from cantina.games.zone.terms.numbers import NO_THREAT


def track(t: ZoneTable, only: list[Enemy] | None, steps: int) -> None:
    """ST-13.7, ST-25.15: ruling: each token that any of these enemies sees moves once, however many
    see it. A stunned enemy sees too (ST-15.13). AM-27: a token that is seen means nothing more."""
    seen = 0
    for e in enemies_on_map(t) if only is None else only:
        if area_of(t, e) != NOWHERE:
            seen |= sight_of(t, e)
    for s in reversed(stalkers(t)):
        one = t.state.stalkers[s]
        if one.threat != NO_THREAT and seen >> one.threat_area & 1:
            drag_threat(t, s, steps)
