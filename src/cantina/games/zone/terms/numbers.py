"""Words of S.T.A.L.K.E.R. that are numbers in the state."""

from __future__ import annotations

from typing import Final

NONE: Final = -1
"""No card: whatever a number would have named."""

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
ENTRANCE: Final = 4
"""ST-36.5: the side by which one leaves an area through the entrance of a territory: none of the
four, so it is a corner before and after."""

NO_THREAT: Final = 0  # ST-15.1: the token is on the board
LOW: Final = 1
HIGH: Final = 2

BOSS: Final = 0  # ST-24.6, AM-6: in the order in which equals act (ST-25.6)
ELITE: Final = 1
PACK: Final = 2
HORDE: Final = 3
GROUPS: Final = ("boss", "elite", "pack", "horde")  # without a token: NONE, after the others

PISTOL: Final = 0
RIFLE: Final = 1
SHOTGUN: Final = 2
SPECIAL: Final = 3  # ST-19.7: has no magazines
AMMO: Final = ("pistol", "rifle", "shotgun", "special")

BOLT: Final = 100  # what covers an anomaly symbol, where it is no figure (ST-30.8)
ARTIFACT: Final = 101

# Where an environment card is (ST-8.1, ST-8.4).
IN_DECK: Final = 0
ON_MAP: Final = 1
BESIDE: Final = 2
GONE: Final = 3

# Whether a territory is wanted beside the map (ST-36.1), where there is none.
NO_TERRITORY: Final = -1
TO_BE_DRAWN: Final = -2

# How long something lasts (the vocabulary's durations).
THIS_ROUND: Final = 0
THIS_MISSION: Final = 1
NEXT_ZONE_PHASE: Final = 2
