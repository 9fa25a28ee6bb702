"""ST-32.6: the group goes somewhere on the Zone map."""

from __future__ import annotations

from cantina.games.zone.box.campaign import MISSION_PLACE
from cantina.games.zone.events.campaign import PlaceVisited
from cantina.games.zone.facts.campaign import PLACE_VISITED, campaign_of, come_to
from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_PROGRAM, PlaceNo


def visit(t: ZoneTable, place: PlaceNo) -> None:
    """ST-32.7: a mission is fixed and waits; at the others happens what is read there."""
    row = t.pack.campaign.places[place]
    campaign = campaign_of(t)
    come_to(t, row.id, PLACE_VISITED)
    if t.heard:
        t.tell(PlaceVisited("ST-32.6", place=place))
    if row.kind == MISSION_PLACE:
        campaign.goal = place
        return
    campaign.visits -= 1
    if row.program != NO_PROGRAM:
        t.push(resolve(row.program))
