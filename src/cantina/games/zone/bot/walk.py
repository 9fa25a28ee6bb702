"""Where a stalker goes, by rule of thumb: to the place that brings it nearest to its aim for the
least it has to fear there. Everything is counted in HP."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import StepTo
from cantina.games.zone.bot.aims import aim_of, goals_of, slack, works
from cantina.games.zone.bot.danger import Watch, troubles
from cantina.games.zone.facts.figures import ground
from cantina.games.zone.facts.turn_tokens import turn_of
from cantina.games.zone.frames.stalkers import Deed, Walk
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.movement.stalker_range import MOVE_MAX
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import STALKERS
from cantina.games.zone.terms.ids import NOWHERE, Area, Stalker
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.action import DONE, Action, Ask

FAR: Final = 9999.0
LONG_WAY: Final = 60.0
# Rounds to spare: with as many nobody needs to hurry, with fewer everybody more and more.
PLENTY: Final = 3.0
ENOUGH: Final = 1.5
SCARCE: Final = 0.5


class Outing:
    """How a stalker stands, and where it could go, worked out once for a decision."""

    def __init__(self, t: ZoneTable, s: Stalker) -> None:
        one = t.state.stalkers[s]
        self.t: Final = t
        self.s: Final = s
        self.here: Final = one.area
        self.watch: Final = Watch(t, s)
        self.weights: Final = t.pack.weights
        self.aim: Final = aim_of(t)
        self.goals: Final = goals_of(t, s, self.aim)
        self.works: Final = works(t, s, self.aim)
        self.trouble: Final = self._prices()
        self.left: Final = spread(t, self.goals, self.trouble, False)[0]
        found = spread(t, (one.area,), self.trouble, True)
        self.price: Final = found[0]
        self.steps: Final = found[1]
        self.back: Final = found[2]
        self.fear: Final = fear_of(t, s)
        self.pace: Final = self._pace()
        turns = len([done for done in one.finished if not done])
        self.later: Final = self.weights.later if turns <= 1 else self.weights.sooner
        self._worth: Final = [FAR] * len(self.price)

    def _prices(self) -> list[float]:
        prices = troubles(self.t, self.s)
        for area in range(len(prices)):
            if self.watch.seen >> area & 1:
                prices[area] += self.weights.in_sight
        for e in self.watch.enemies:
            prices[self.t.state.enemies[e - 8].area] += self.weights.past_enemy
        return prices

    def _pace(self) -> float:
        """What haste is worth. ST-10.8: the event deck is the clock."""
        aim, t, w = self.aim, self.t, self.weights
        if aim is None or not (self.works or aim.out):
            return w.stroll
        spare = slack(t, aim)
        if spare >= PLENTY:
            return w.stroll
        if spare >= ENOUGH:
            return w.brisk
        return w.fast if spare >= SCARCE else w.hurry

    def worth(self, area: Area) -> float:
        """Of ending the turn there, the way there left aside."""
        if self._worth[area] == FAR:
            self._worth[area] = -self.pace * min(self.left[area], LONG_WAY) - self.harm(area)
        return self._worth[area]

    def harm(self, area: Area) -> float:
        watch = self.watch
        return self.fear * (watch.reaction(area) + self.later * watch.later(area))

    def stop(self, steps: int, barred: int = 0) -> tuple[float, Area]:
        """The best place to end the turn within this many steps: its worth and its area."""
        best, found = self.worth(self.here), self.here
        for area in ground(self.t).everywhere:
            if area == self.here or not 0 < self.steps[area] <= steps or barred >> area & 1:
                continue
            way = self.price[area] - self.steps[area]
            if -self.pace * min(self.left[area], LONG_WAY) - way <= best:
                continue  # not even if nobody were there to fear
            value = self.worth(area) - way
            if value > best:
                best, found = value, area
        return best, found

    def path(self, area: Area) -> list[Area]:
        """The way there from where the stalker is, without its own area."""
        way: list[Area] = []
        while area != self.here and area != NOWHERE:
            way.append(area)
            area = self.back[area]
        way.reverse()
        return way


def fear_of(t: ZoneTable, s: Stalker) -> float:
    """What an HP counts: the more, the fewer are left."""
    one, w = t.state.stalkers[s], t.pack.weights
    return w.fear / (one.hp + w.nerve)


def spread(
    t: ZoneTable, starts: tuple[Area, ...], trouble: list[float], outward: bool
) -> tuple[list[float], list[int], list[Area]]:
    """By area: the cheapest way from (`outward`) or to any of the starts: its price, its steps, and
    the area before it. Nobody walks through areas with enemies."""
    here = ground(t)
    price = [FAR] * here.count
    steps = [0] * here.count
    back = [NOWHERE] * here.count
    occupied = 0
    for one in t.state.enemies:
        if one.area != NOWHERE:
            occupied |= 1 << one.area
    waiting = list(starts)
    for area in starts:
        price[area] = 0.0
    place = 0
    while place < len(waiting):
        area = waiting[place]
        place += 1
        if outward and occupied >> area & 1 and back[area] != NOWHERE:
            continue
        base = price[area] + 1.0 + (0.0 if outward else trouble[area])
        for _, other in here.steps(THROUGH, area):
            through = base + trouble[other] if outward else base
            if through < price[other]:
                price[other], back[other], steps[other] = through, area, steps[area] + 1
                waiting.append(other)
    return price, steps, back


def slots_of(t: ZoneTable, s: Stalker) -> int:
    """Standard actions that the stalker can still take in its turn."""
    token = turn_of(t, s)
    if token == NONE:
        return 0
    one = t.state.stalkers[s]
    return one.slots[token] + one.markers[token] + int(one.next_free)


def rated_steps(t: ZoneTable, ask: Ask) -> list[float]:
    """What each next step of a movement is worth, or going no farther. A movement to somebody's
    side was begun to get there."""
    f = t.state.stack[-1]
    assert isinstance(f, Walk)
    if f.toward != NOWHERE:
        return [0.0 if option == DONE else 1.0 for option in ask.options]
    outing = Outing(t, f.stalker)
    further = f.left
    if len(t.state.stack) > 1 and isinstance(t.state.stack[-2], Deed):
        further += MOVE_MAX * slots_of(t, f.stalker)
    barred = outing.watch.seen if f.unseen else 0
    _, goal = outing.stop(further, barred)
    way = outing.path(goal)
    rated: list[float] = []
    for option in ask.options:
        if not isinstance(option, StepTo):
            rated.append(1000.0 if not way else outing.worth(outing.here))
        elif way and option.area == way[0]:
            rated.append(1000.0)
        else:
            rated.append(outing.worth(option.area) - outing.trouble[option.area])
    return rated


def away(t: ZoneTable, options: list[Action]) -> Action:
    """Of areas a figure may be pushed to: for a stalker one where nobody sees it."""
    seen = Watch(t, STALKERS[0]).seen
    for option in options:
        if isinstance(option, StepTo) and not seen >> option.area & 1:
            return option
    return options[0]
