"""Verbs of cards: changes of the map."""

from __future__ import annotations

from cantina.games.zone.actions.mission import ChooseArea
from cantina.games.zone.choose.environment import change_ground
from cantina.games.zone.events.mission import AreaFlooded
from cantina.games.zone.facts.anomalies import cover
from cantina.games.zone.facts.companions import lose_what_lies_on
from cantina.games.zone.facts.figures import ground, is_full, on_area, place
from cantina.games.zone.facts.things import hand_on
from cantina.games.zone.facts.threat_tokens import set_threat
from cantina.games.zone.facts.verbs import Once
from cantina.games.zone.facts.visibility import look
from cantina.games.zone.frames.effects import Resolve
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.map.paths import distance
from cantina.games.zone.state import Token, ZoneTable
from cantina.games.zone.terms.figures import STALKERS
from cantina.games.zone.terms.ids import NO_FIGURE, Area, AreaId, BorderId, Figure, Stalker
from cantina.games.zone.terms.numbers import NO_THREAT
from cantina.kernel.action import Action
from cantina.parts.declare import op


@op("open_border")
class OpenBorder(Once):
    """The border is open from now on, whatever is printed."""

    border: BorderId

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        change_ground(t, t.state.closed | ground(t).bit(self.border), "ST-8.1")


@op("area_becomes_water")
class AreaBecomesWater(Once):
    """ST-8.12: figures, things and threat tokens are put on the nearest land area that is not full,
    one after another, the lead stalker choosing among equals; then the area is water, and what
    else lies there is lost."""

    area: AreaId

    def times(self, t: ZoneTable) -> int:
        area = ground(t).number[self.area]
        return len(on_area(t, area)) + len(things_on(t, area)) + len(threats_on(t, area)) + 1

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        area = ground(t).number[self.area]
        if not (on_area(t, area) or things_on(t, area) or threats_on(t, area)):
            return []
        return [ChooseArea(other) for other in nearest_land(t, area)]

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        area = ground(t).number[self.area]
        if f.picked:
            bring_to(t, area, Area(f.picked[0]))
        elif not ground(t).water >> area & 1:
            flood(t, area, self.area)


def things_on(t: ZoneTable, area: Area) -> list[Token]:
    return [token for token in t.state.tokens if token.bearer == NO_FIGURE and token.area == area]


def threats_on(t: ZoneTable, area: Area) -> list[Stalker]:
    """Stalkers whose threat token lies there."""
    return [
        s
        for s, stalker in zip(STALKERS, t.state.stalkers, strict=False)
        if stalker.threat != NO_THREAT and stalker.threat_area == area
    ]


def nearest_land(t: ZoneTable, area: Area) -> list[Area]:
    """Measured as if the area were still land."""
    here = ground(t)
    land = [
        (distance(here, THROUGH, area, other), other)
        for other in here.everywhere
        if other != area and not here.water >> other & 1 and not is_full(t, other)
    ]
    return [other for far, other in land if far == min(land)[0]]


def bring_to(t: ZoneTable, area: Area, other: Area) -> None:
    """One of those on the area: figures first, then things, then threat tokens. It is no movement
    and sets nothing off; whoever stands there covers a symbol (ST-30.14)."""
    there = on_area(t, area)
    lying = things_on(t, area)
    if there:
        place(t, there[0], other)
        cover(t, there[0])
    elif lying:
        hand_on(t, lying[0], NO_FIGURE, other)
    else:
        s = threats_on(t, area)[0]
        set_threat(t, s, t.state.stalkers[s].threat, other, "ST-8.12")


def flood(t: ZoneTable, area: Area, id: str) -> None:
    state = t.state
    lose_what_lies_on(t, (area,))
    state.loot[area] = []
    state.unknown[area] = []
    state.dim &= ~(1 << area)
    state.traps = [each for each in state.traps if each != area]
    state.loose_artifacts = [each for each in state.loose_artifacts if each != area]
    for anomaly in state.anomalies:
        anomaly.symbols = [symbol for symbol in anomaly.symbols if symbol.area != area]
    if t.heard:
        t.tell(AreaFlooded("ST-8.12", area=area))
    change_ground(t, state.closed | ground(t).bit(id), "ST-8.12")
    look(t)
