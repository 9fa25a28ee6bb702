"""Verbs of cards: the territory beside the map."""

from __future__ import annotations

from typing import Literal, TypeAlias

from cantina.games.zone.actions.mission import ChooseArea
from cantina.games.zone.choose.environment import change_ground, discard_card
from cantina.games.zone.events.mission import TerritoryClosed
from cantina.games.zone.facts.anomalies import cover
from cantina.games.zone.facts.companions import lose_what_lies_on
from cantina.games.zone.facts.figures import ground, is_full, on_area, place
from cantina.games.zone.facts.sides import row_of
from cantina.games.zone.facts.territory import territory_of
from cantina.games.zone.facts.threat_tokens import set_threat
from cantina.games.zone.facts.verbs import Once
from cantina.games.zone.facts.visibility import look
from cantina.games.zone.frames.effects import Resolve
from cantina.games.zone.map.ground import THROUGH, territory_areas
from cantina.games.zone.map.paths import distance
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import STALKERS
from cantina.games.zone.terms.ids import NO_FIGURE, NOWHERE, Area, Figure
from cantina.games.zone.terms.numbers import GONE, NO_THREAT
from cantina.kernel.action import Action
from cantina.parts.declare import op

TheTerritory: TypeAlias = Literal["territory"]


@op("close_tile")
class CloseTile(Once):
    """ST-36.12: figures are put on the area with the entrance token, or on the nearest that is not
    full, the lead stalker choosing among equals; then the tile is gone with all that is on it."""

    which: TheTerritory

    def times(self, t: ZoneTable) -> int:
        return len(inside(t)) + 1

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        return [ChooseArea(area) for area in way_out(t)] if inside(t) else []

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if f.picked:
            rescued = inside(t)[0]
            place(t, rescued, Area(f.picked[0]))
            cover(t, rescued)
        elif ground(t).way_in() is not None:
            close(t)


def inside(t: ZoneTable) -> list[Figure]:
    return [figure for area in territory_areas(ground(t)) for figure in on_area(t, area)]


def way_out(t: ZoneTable) -> list[Area]:
    """The area with the entrance token, or those tied for nearest to it that are not full."""
    here = ground(t)
    land = [
        (distance(here, THROUGH, t.state.entrance, area), area)
        for area in here.everywhere[: here.plan.of_map]
        if not here.water >> area & 1 and not is_full(t, area)
    ]
    return [area for far, area in land if far == min(land)[0]]


def close(t: ZoneTable) -> None:
    """ST-36.12: ruling: a threat token that lies there goes back to its board."""
    state = t.state
    territory = territory_of(t)
    assert territory is not None
    gone = territory_areas(ground(t))
    if t.heard:
        t.tell(TerritoryClosed("ST-36.12", card=territory.number))
    lose_what_lies_on(t, gone)
    for area in gone:
        state.loot[area] = []
        state.unknown[area] = []
        state.dim &= ~(1 << area)
    state.traps = [area for area in state.traps if area not in gone]
    state.loose_artifacts = [area for area in state.loose_artifacts if area not in gone]
    state.tokens = [
        token for token in state.tokens if token.bearer != NO_FIGURE or token.area not in gone
    ]
    for s, stalker in zip(STALKERS, state.stalkers, strict=False):
        if stalker.threat_area in gone:
            set_threat(t, s, NO_THREAT, NOWHERE, "ST-36.12")
    laid = [card.id for card in territory.env]
    for number, card in enumerate(state.cards):
        if card.place != GONE and row_of(t, number).id in laid:
            discard_card(t, number)
    change_ground(t, state.closed | ground(t).bit(territory.tile.id), "ST-36.12")
    look(t)
