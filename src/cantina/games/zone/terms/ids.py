"""Names and numbers: figures, areas, and what cards give: gear, effects, things of a mission."""

from __future__ import annotations

from typing import Final, NewType

Figure = NewType("Figure", int)
"""A stalker, the companion or an enemy; `figures.py` says which number is whose."""

Stalker = NewType("Stalker", Figure)
Enemy = NewType("Enemy", Figure)

NO_FIGURE: Final = Figure(-1)
NO_STALKER: Final = Stalker(NO_FIGURE)
NO_ENEMY: Final = Enemy(NO_FIGURE)

Area = NewType("Area", int)
"""An area of the map: its place in `ground.areas`."""

NOWHERE: Final = Area(-1)
"""The area of a figure that is not on the map; none, where an area could be named."""

Gear = NewType("Gear", int)
"""An equipment card: its place in `pack.gear`."""

NO_GEAR: Final = Gear(-1)

EffectNo = NewType("EffectNo", int)
"""An effect of a card: its place in `pack.effects`."""

NO_EFFECT: Final = EffectNo(-1)

ProgramNo = NewType("ProgramNo", int)
"""A list of ops: its place in `pack.programs`."""

NO_PROGRAM: Final = ProgramNo(-1)

Branch = NewType("Branch", ProgramNo)
"""A list of ops inside an op."""

NO_BRANCH: Final = Branch(NO_PROGRAM)

EnemyId = NewType("EnemyId", str)
AttackId = NewType("AttackId", str)
ItemOrTag = NewType("ItemOrTag", str)
"""An item by its id, any with a tag, or `random`."""
SuitOrLevel = NewType("SuitOrLevel", str)
"""A suit by its id, or any of a level."""
CardId = NewType("CardId", str)
"""An environment card of the mission."""
EventId = NewType("EventId", str)
ThingId = NewType("ThingId", str)
"""A thing of the mission."""
Flag = NewType("Flag", str)
Achievement = NewType("Achievement", str)
AreaId = NewType("AreaId", str)
BorderId = NewType("BorderId", str)
Site = NewType("Site", str)
"""A place on the Zone map of the campaign, by its id."""
ContactId = NewType("ContactId", str)

PlaceNo = NewType("PlaceNo", int)
"""A place on the Zone map: its number in `pack.campaign.places`."""

NO_PLACE: Final = PlaceNo(-1)

ContactNo = NewType("ContactNo", int)
"""A contact card: its number in `pack.campaign.contacts`."""

NO_CONTACT: Final = ContactNo(-1)
