"""Chapter 36: the territory beside the map, as everybody sees it."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.zone.facts.figures import ground
from cantina.games.zone.facts.territory import territory_of
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import Area


@dataclass(eq=False, repr=False, kw_only=True)
class TerritoryView:
    """ST-36.2: the territory beside the map; its areas come after those of the map."""

    card: str  # the setup card
    tile: str
    first: Area  # of its areas
    outside: Area  # the area with the entrance token, NOWHERE until it is chosen
    inside: Area  # where it leads
    closed: bool  # ST-36.12


def territory_view(t: ZoneTable) -> TerritoryView | None:
    territory = territory_of(t)
    if territory is None:
        return None
    map = ground(t)
    tile = territory.tile
    return TerritoryView(
        card=territory.id,
        tile=tile.id,
        first=Area(map.plan.of_map),
        outside=t.state.entrance,
        inside=map.number[f"{tile.id}.{tile.entrance}"],
        closed=map.entrance is not None and map.way_in() is None,
    )
