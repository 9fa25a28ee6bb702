"""ST-18.12: the title of lead stalker, held by exactly one."""

from __future__ import annotations

from cantina.games.zone.events.stalkers import LeadPassed
from cantina.games.zone.facts.turn_tokens import is_alone
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import clockwise, seat_of
from cantina.games.zone.terms.ids import Stalker
from cantina.kernel.action import Seat


def pass_lead(t: ZoneTable, s: Stalker, rule: str) -> None:
    """ST-18.12: exactly one stalker leads: the next to the left that is still on the map. ST-35.2:
    a lone stalker always does."""
    if is_alone(t):
        return
    for other in clockwise(s, len(t.state.stalkers))[1:]:
        if not t.state.stalkers[other].left:
            t.state.lead = other
            if t.heard:
                t.tell(LeadPassed(rule, stalker=s, lead=other))
            return


def lead(t: ZoneTable, f: object) -> Seat:
    """ST-5.5: the lead stalker chooses."""
    return seat_of(t.state.lead)
