"""Chapter 36: the territory beside the map, as far as there is one: its map, cards and areas."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.box.mission import EnvCard, Joined
from cantina.games.zone.box.territory import Territory, join
from cantina.games.zone.state import ZoneTable

ENTRANCES: Final = 256
"""More than any map has areas."""


def joined_of(t: ZoneTable) -> Joined:
    """The map and the cards of the mission with those of the territory in use, made when they are
    first needed and kept."""
    state = t.state
    mission = t.pack.missions[state.mission]
    key = state.territory * ENTRANCES + state.entrance + 1
    found = mission.joined.get(key)
    if found is None:
        found = join(mission, t.pack.territories[state.territory], state.entrance)
        mission.joined[key] = found
    return found


def territory_of(t: ZoneTable) -> Territory | None:
    """The setup card in use."""
    return t.pack.territories[t.state.territory] if t.state.territory >= 0 else None


def env_rows(t: ZoneTable) -> tuple[EnvCard, ...]:
    """ST-36.2: the environment cards of the mission, then those of the territory."""
    if t.state.territory >= 0:
        return joined_of(t).env
    return t.pack.missions[t.state.mission].env
