"""Reads the campaign: the places of the Zone map, and what can be achieved."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.box.campaign import MISSION_PLACE, PLACE_KINDS, Campaign, Place
from cantina.games.zone.load.gear import read_names
from cantina.kernel.pack import Content

FILE: Final = "campaign.toml"


def read_campaign(content: Content) -> Campaign:
    """Raises BadContent."""
    places: dict[str, Place] = {}
    for row in content.rows(FILE, "place"):
        id, kind = row.text("id"), row.one_of("kind", PLACE_KINDS)
        mission = row.maybe_text("mission")
        if (kind == MISSION_PLACE) != bool(mission):
            raise row.bad("a mission is played at its own kind of place, and at no other")
        at_start = row.flag("at_start")
        place = Place(id=id, kind=kind, names=row.names("name"), mission=mission, at_start=at_start)
        if id in places:
            raise row.bad("a place is on the map once")
        places[id] = place
        row.provenance()
        row.done()
    return Campaign(places=places, achievements=read_names(content, FILE, "achievement"))
