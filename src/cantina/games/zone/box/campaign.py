"""The campaign around the missions, chapter 32: the Zone map and what is achieved there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

MISSION_PLACE: Final = "mission"
PLACE_KINDS: Final = (MISSION_PLACE, "contact", "stash")


@dataclass(eq=False, repr=False)
class Place:
    """ST-32.7: a place on the Zone map."""

    id: Final[str]
    kind: Final[str]
    names: Final[dict[str, str]]
    mission: Final[str]  # that is played there, or ""
    at_start: Final[bool]  # on the map from the beginning; others come by stickers


@dataclass(eq=False, repr=False)
class Campaign:
    places: Final[dict[str, Place]]  # by id
    achievements: Final[dict[str, dict[str, str]]]  # ST-32.22: names by id
