"""Chapter 36: a setup card is drawn and followed, and the entrance gets its place."""

from __future__ import annotations

from cantina.games.zone.actions.mission import ChooseArea
from cantina.games.zone.box.mission import OVERLAY
from cantina.games.zone.choose.entrances import entrance_areas
from cantina.games.zone.events.mission import EntrancePlaced, TerritoryDrawn, TerritoryPutAside
from cantina.games.zone.facts.figures import ground
from cantina.games.zone.facts.territory import env_rows, territory_of
from cantina.games.zone.frames.stalkers import Mission
from cantina.games.zone.state import EnvCard, ZoneTable
from cantina.games.zone.terms.ids import NOWHERE, Area
from cantina.games.zone.terms.numbers import BESIDE, ON_MAP, TO_BE_DRAWN


def chart(t: ZoneTable, f: Mission) -> None:
    """ST-36.1, ST-36.8: a random setup card, another one as long as its entrance finds no place.
    With a single place it lies there at once."""
    if t.state.territory != TO_BE_DRAWN:
        return
    cards = list(t.pack.setup_cards)
    while cards:
        number = cards.pop(t.state.rng.below(len(cards)))
        areas = entrance_areas(ground(t), t.pack.territories[number])
        if not areas:
            if t.heard:
                t.tell(TerritoryPutAside("ST-36.8", card=number))
            continue
        lay(t, number)
        if len(areas) == 1:
            place_entrance(t, areas[0])
        return


def lay(t: ZoneTable, number: int) -> None:
    """ST-36.2: the tile beside the map, with its cards. ST-36.11, ST-36.13: loot as the card says,
    as long as tokens are left."""
    state = t.state
    territory = t.pack.territories[number]
    first, rows = ground(t).count, len(env_rows(t))
    state.territory = number
    if t.heard:
        t.tell(TerritoryDrawn("ST-36.1", card=number))
    for _ in territory.tile.patches:
        state.loot.append([])
        state.unknown.append([])
    for choice in territory.drawn:
        row = env_rows(t)[rows + choice[state.rng.below(len(choice)) if len(choice) > 1 else 0]]
        place = ON_MAP if row.kind == OVERLAY else BESIDE
        state.cards.append(
            EnvCard(row=row.number, place=place, flipped=False, areas=list(row.areas), times=[])
        )
    for area, count in territory.loot:
        for _ in range(min(count, len(state.loot_pool))):
            state.loot[first + area].append(state.loot_pool.pop())


def entrances(t: ZoneTable, f: Mission) -> list[ChooseArea]:
    """ST-36.10: of several places the lead stalker chooses one."""
    territory = territory_of(t)
    if territory is None or t.state.entrance != NOWHERE:
        return []
    return [ChooseArea(area) for area in entrance_areas(ground(t), territory)]


def choose_entrance(t: ZoneTable, f: Mission, action: ChooseArea) -> None:
    place_entrance(t, action.area)


def place_entrance(t: ZoneTable, area: Area) -> None:
    t.state.entrance = area
    if t.heard:
        t.tell(EntrancePlaced("ST-36.2", area=area))
