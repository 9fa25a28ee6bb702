"""Chapter 36: Uncharted Territories: a tile beside the map, joined to it by an entrance.

What a setup card names is numbered by its own tile. `join` makes one map of a mission and a
territory, where everything goes by the numbers of that map.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.zone.box.mission import Act, EnvCard, EnvSide, EnvTrigger, Joined, Mission
from cantina.games.zone.map.ground import with_territory
from cantina.games.zone.map.tiles import Tile
from cantina.games.zone.terms.ids import Area
from cantina.kernel.pack import Provenance

ANYWHERE: Final = "any"
INDOOR: Final = "indoor"
OUTDOOR: Final = "outdoor"
GROUNDS: Final = (ANYWHERE, INDOOR, OUTDOOR)
SIZES: Final = ("1x1", "1x2")
LARGEST: Final = "largest"
WATER_OR_EDGE: Final = "water_or_edge"


@dataclass(eq=False, repr=False)
class Siting:
    """ST-36.2: the areas of a map on which an entrance may lie."""

    where: Final[str]  # any, indoor, outdoor
    size: Final[str]  # "1x2", or "": of any size
    largest: Final[bool]  # in the largest building only
    waterside: Final[bool]  # next to water or to the edge of the map only


@dataclass(eq=False, repr=False)
class Territory:
    """A setup card."""

    number: Final[int]
    id: Final[str]
    names: Final[dict[str, str]]
    tile: Final[Tile]
    copies: Final[int]
    sitings: Final[tuple[Siting, ...]]  # the first that some area fits (ST-36.7)
    env: Final[tuple[EnvCard, ...]]  # the cards of all variants
    drawn: Final[tuple[tuple[int, ...], ...]]  # of each of these one, by place in `env` (ST-9.4)
    loot: Final[tuple[tuple[Area, int], ...]]  # (area, tokens) (ST-36.13)
    provenance: Final[Provenance]


def join(mission: Mission, territory: Territory, outside: Area) -> Joined:
    """ST-36.3, ST-36.9: the map of the mission with the territory, entered from the area `outside`
    (NOWHERE: from none yet), and the cards of both."""
    ground = with_territory(mission.ground, territory.tile, outside)
    first = ground.plan.of_map
    rows = len(mission.env)
    env = [_moved(card, first, rows + place) for place, card in enumerate(territory.env)]
    return Joined(ground=ground, env=(*mission.env, *env))


def _moved(card: EnvCard, first: int, number: int) -> EnvCard:
    """The card, with the numbers of a larger map on which the tile's first area is `first`."""
    return EnvCard(
        number=number,
        id=card.id,
        variant=card.variant,
        kind=card.kind,
        names=card.names,
        areas=_shifted(card.areas, first),
        front=_side(card.front, first),
        back=_side(card.back, first) if card.back is not None else None,
        closes=card.closes,
        provenance=card.provenance,
    )


def _side(side: EnvSide, first: int) -> EnvSide:
    return EnvSide(
        names=side.names,
        program=side.program,
        acts=tuple([_act(act, first) for act in side.acts]),
        triggers=tuple([_trigger(trigger, first) for trigger in side.triggers]),
    )


def _act(act: Act, first: int) -> Act:
    return Act(
        number=act.number,
        id=act.id,
        names=act.names,
        free=act.free,
        areas=_shifted(act.areas, first),
        thing=act.thing,
        window=act.window,
        needs=act.needs,
        conditions=act.conditions,
        repeat=act.repeat,
        each=act.each,
        program=act.program,
    )


def _trigger(trigger: EnvTrigger, first: int) -> EnvTrigger:
    return EnvTrigger(
        trigger=trigger.trigger,
        areas=_shifted(trigger.areas, first),
        enemy=trigger.enemy,
        flag=trigger.flag,
        rounds=trigger.rounds,
        program=trigger.program,
    )


def _shifted(areas: tuple[Area, ...], first: int) -> tuple[Area, ...]:
    return tuple([Area(area + first) for area in areas])
