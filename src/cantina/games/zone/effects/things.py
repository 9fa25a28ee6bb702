"""Verbs of cards: things of the mission, chapter 8."""

from __future__ import annotations

from cantina.games.zone.box.effect import Where, Who
from cantina.games.zone.choose.areas import first_spot
from cantina.games.zone.events.mission import ExitsOpened, ThingGained, ThingPlaced, ThingRemoved
from cantina.games.zone.facts.things import find_thing, into_play
from cantina.games.zone.facts.verbs import Each, Once
from cantina.games.zone.frames.effects import Resolve, within
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import to_stalker
from cantina.games.zone.terms.ids import (
    NO_BRANCH,
    NO_FIGURE,
    NO_STALKER,
    NOWHERE,
    Branch,
    Figure,
    ThingId,
)
from cantina.parts.declare import op


@op("place_thing")
class PlaceThing(Each):
    """ST-8.9, ST-8.13: a thing comes into play on an area, or with an enemy; without such an enemy
    something else happens."""

    thing: ThingId
    at: Where | None = None
    held_by: Who | None = None
    if_none: Branch = NO_BRANCH

    def is_for_nobody(self) -> bool:
        return True

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if find_thing(t, self.thing) is not None:
            return
        if self.held_by is not None:
            if figure != NO_FIGURE:
                into_play(t, self.thing, figure, NOWHERE)
            elif self.if_none != NO_BRANCH:
                t.push(within(f, self.if_none))
            return
        area = first_spot(t, f, self.at)
        if area != NOWHERE:
            into_play(t, self.thing, NO_FIGURE, area)
            if t.heard:
                t.tell(ThingPlaced("ST-8.13", name=self.thing, area=area))


@op("gain_thing")
class GainThing(Each):
    """ST-8.6: the stalker has it; without anybody to take it, it lies where it was found. Nothing
    happens when it is in play already (ST-8.13)."""

    thing: ThingId
    to: Who | None = None

    def is_for_nobody(self) -> bool:
        return True

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if find_thing(t, self.thing) is not None:
            return
        s = to_stalker(figure) if figure != NO_FIGURE else NO_STALKER
        into_play(t, self.thing, s, f.area)
        if t.heard:
            t.tell(ThingGained("ST-8.6", stalker=s, thing=self.thing))


@op("remove_thing")
class RemoveThing(Once):
    """ST-8.13: out of play."""

    thing: ThingId

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        token = find_thing(t, self.thing)
        if token is None:
            return
        t.state.tokens.remove(token)
        if t.heard:
            t.tell(ThingRemoved("ST-8.13", name=self.thing))


@op("open_exits")
class OpenExits(Once):
    """ST-33.7."""

    opened: bool

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        if t.state.exits_open:
            return
        t.state.exits_open = True
        if t.heard:
            t.tell(ExitsOpened("ST-33.7"))
