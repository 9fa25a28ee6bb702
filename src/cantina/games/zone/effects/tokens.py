"""Verbs of cards: tokens, states, pushes."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from cantina.games.zone.actions.mission import ChooseArea
from cantina.games.zone.box.effect import ONE, Amount, Where, Who
from cantina.games.zone.choose.areas import first_spot, spots
from cantina.games.zone.choose.figures import self_of
from cantina.games.zone.combat.enemy_deaths import drop_loot
from cantina.games.zone.events.mission import TokenPlaced
from cantina.games.zone.facts import conditions_on_figures as states
from cantina.games.zone.facts.amounts import amount
from cantina.games.zone.facts.anomalies import clear_bolts, cover
from cantina.games.zone.facts.figures import area_of, place
from cantina.games.zone.facts.verbs import Each, Once
from cantina.games.zone.facts.visibility import look
from cantina.games.zone.frames.effects import Resolve
from cantina.games.zone.frames.stalkers import pushed
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import is_stalker
from cantina.games.zone.terms.ids import NO_FIGURE, NOWHERE, Area, Figure, Stalker
from cantina.kernel.action import Action
from cantina.parts.declare import op

Token: TypeAlias = Literal["focus", "stun", "vulnerable", "bolt"]
Wound: TypeAlias = Literal["stun", "vulnerable"]
Placed: TypeAlias = Literal["loot", "poor_visibility", "trap"]
BoltsOnMap: TypeAlias = Literal["bolts_on_map"]

TRAPS: Final = 2


@op("gain")
class Gain(Each):
    """ST-23.1, AM-36: a second one of a kind is not gained."""

    token: Token
    n: Amount = ONE

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        states.gain(t, figure, self.token, amount(t, self.n, figure))


@op("apply")
class Apply(Each):
    """ST-23.1: a token of a state is put on a figure."""

    token: Wound
    to: Who | None = None

    def is_vain(self, t: ZoneTable, figure: Figure) -> bool:
        return states.has(t, figure, self.token)

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        states.gain(t, figure, self.token, 1)


@op("discard")
class Discard(Each):
    """A token is given up, as a price (`must`) or to be rid of it."""

    token: Token
    to: Who | None = None
    must: bool = False

    def can_begin(self, t: ZoneTable, figure: Figure) -> bool:
        return not self.must or states.has(t, figure, self.token)

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        states.discard(t, figure, self.token)


@op("discard_all")
class DiscardAll(Once):
    """ST-7.2: bolts on the map."""

    what: BoltsOnMap

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        clear_bolts(t)


@op("place")
class Place(Once):
    """One token after another, each on the area chosen. ST-1.2: only while there are some."""

    token: Placed
    n: Amount = ONE
    at: Where | None = None

    def times(self, t: ZoneTable) -> int:
        return amount(t, self.n, NO_FIGURE)

    def choices(self, t: ZoneTable, f: Resolve, figure: Figure) -> list[Action]:
        """ST-5.5: of areas that are equally near one is chosen."""
        if self.at is None or not self.at.word.endswith("nearest_lead"):
            return []
        return [ChooseArea(area) for area in spots(t, f, self.at)]

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        area = Area(f.picked[0]) if f.picked else first_spot(t, f, self.at)
        if area == NOWHERE:
            return
        if self.token == "loot":
            drop_loot(t, area)
        elif self.token == "trap":
            if len(t.state.traps) < TRAPS:
                t.state.traps.append(area)
                if t.heard:
                    t.tell(TokenPlaced("ST-7.16", token="trap", area=area))
        elif t.state.dim.bit_count() < t.pack.tables.supply["poor_visibility"]:
            t.state.dim |= 1 << area
            if t.heard:
                t.tell(TokenPlaced("ST-7.1", token="poor_visibility", area=area))
            look(t)


# Pushes.


@op("push")
class Push(Each):
    """ST-14.8: away from the anomaly's centre, else from the owner of the card or the attacker.
    ST-22.4: the stalker whose card it is chooses among several areas; ruling: if it is nobody's,
    the stalker who is pushed, and of enemies the lead stalker."""

    amount: Amount
    to: Who | None = None
    away_from: Where | None = None

    def reaches_companion(self) -> bool:
        return True

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        source = self_of(f)
        origin = first_spot(t, f, self.away_from)
        if origin == NOWHERE or area_of(t, figure) == NOWHERE:
            return
        judge = figure if self.away_from is not None else source
        t.push(pushed(figure, self.amount.base, origin, NOWHERE, chooser(t, f, figure), judge))


@op("pull")
class Pull(Each):
    """ST-14.8: the other way."""

    amount: Amount
    toward: Where

    def reaches_companion(self) -> bool:
        return True

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        goal = first_spot(t, f, self.toward)
        if goal != NOWHERE and area_of(t, figure) not in (NOWHERE, goal):
            t.push(pushed(figure, self.amount.base, NOWHERE, goal, chooser(t, f, figure)))


def chooser(t: ZoneTable, f: Resolve, figure: Figure) -> Stalker:
    """Whose seat decides: the stalker whose card it is, the stalker concerned, the lead."""
    for one in (f.owner, figure):
        if is_stalker(one):
            return one
    return t.state.lead


@op("swap_place_with")
class SwapPlaceWith(Each):
    """No movement and no rolls; where they now stand they cover symbols (ST-30.14)."""

    who: Who

    def run(self, t: ZoneTable, f: Resolve, figure: Figure) -> None:
        me = self_of(f)
        here, there = area_of(t, me), area_of(t, figure)
        place(t, me, there)
        place(t, figure, here)
        cover(t, me)
        cover(t, figure)
        look(t)
