"""What a group goes for, as everybody at the table knows it: by the mission's aims, its flags, and
the things that lie on the map."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import CardAction
from cantina.games.zone.bot.seek import own_share, sought_areas
from cantina.games.zone.box.mission import ESCORT, Aim
from cantina.games.zone.choose.conditions import met
from cantina.games.zone.facts.figures import ground, room_left, stalkers_on_map
from cantina.games.zone.facts.sides import side_of
from cantina.games.zone.facts.things import area_of_thing, is_a
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.map.paths import walking_distance
from cantina.games.zone.movement.stalker_range import MOVE_MAX
from cantina.games.zone.state import Token, ZoneTable
from cantina.games.zone.terms.figures import is_stalker
from cantina.games.zone.terms.ids import NO_FIGURE, NO_STALKER, NOWHERE, Area, Stalker
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.action import Action

WORK: Final = 5  # actions for the job itself, and for what may come after it
SPARE: Final = 1  # an action that does not go as planned
ACTIONS: Final = 4.0  # of a stalker in a round
ALONE: Final = 6.0
AMPLE: Final = 9.0  # rounds, where time works for the group
EVENTS_AFTER: Final = 2
"""The last two events of a mission are how it ends."""


def aim_of(t: ZoneTable) -> Aim | None:
    for aim in t.pack.missions[t.state.mission].aims:
        if met(t, aim.when, NO_FIGURE):
            return aim
    return None


def stage(t: ZoneTable) -> int:
    """How many aims lie behind the group."""
    aims = t.pack.missions[t.state.mission].aims
    for place, aim in enumerate(aims):
        if met(t, aim.when, NO_FIGURE):
            return len(aims) - 1 - place
    return 0


def companion(t: ZoneTable) -> Token | None:
    """Who or what is to be brought along."""
    for token in t.state.tokens:
        if is_a(t, token, ESCORT):
            return token
    return None


def job_areas(t: ZoneTable, aim: Aim) -> tuple[Area, ...]:
    """Where the next thing is to be done; none when only the way out is left. Whoever has to be
    there is fetched first."""
    mission = t.pack.missions[t.state.mission]
    if aim.seek:
        return sought_areas(t, aim)
    there = mission.exits if aim.out else aim.areas
    lying = area_of_thing(t, aim.thing) if aim.thing else NOWHERE
    if lying != NOWHERE:
        there = (lying,)
    if aim.out or aim.escorted:
        one = companion(t)
        if one is not None and one.bearer == NO_FIGURE and one.area not in there:
            return (one.area,)
    return () if aim.out else there


def nearest_way(t: ZoneTable, area: Area, goals: tuple[Area, ...]) -> int:
    return min([walking_distance(ground(t), THROUGH, area, goal) for goal in goals])


def runner(t: ZoneTable, aim: Aim) -> Stalker:
    """The stalker who does the job: the nearest healthy one, or the one with the escort it needs;
    NO_STALKER when there is no job."""
    goals = job_areas(t, aim)
    best, found = 9999.0, NO_STALKER
    hale = t.pack.weights.hale
    if not goals:
        return NO_STALKER
    led = companion(t) if aim.escorted else None
    if led is not None and is_stalker(led.bearer):
        return led.bearer
    for s in stalkers_on_map(t):
        one = t.state.stalkers[s]
        price = hale * nearest_way(t, one.area, goals) - one.hp + 8 * sum(one.critical)
        if price < best:
            best, found = price, s
    return found


def goals_of(t: ZoneTable, s: Stalker, aim: Aim | None) -> tuple[Area, ...]:
    """Where this stalker wants to be. The group goes in together, and out when the aim says so;
    then only the one that fetches the companion turns back."""
    if aim is not None and (not aim.out or runner(t, aim) == s):
        jobs = job_areas(t, aim)
        if aim.seek:
            jobs = own_share(t, s, jobs)
        return jobs if jobs else exits_for(t, s)
    return exits_for(t, s)


def exits_for(t: ZoneTable, s: Stalker) -> tuple[Area, ...]:
    """The exits that have room for this stalker; all of them when none has."""
    exits = t.pack.missions[t.state.mission].exits
    here = t.state.stalkers[s].area
    free = [area for area in exits if area == here or room_left(t, area) > 0]
    return tuple(free) if free else exits


def works(t: ZoneTable, s: Stalker, aim: Aim | None) -> bool:
    """Whether this stalker has something to do for the aim: one of them, or all who seek."""
    return aim is not None and (bool(aim.seek) or runner(t, aim) == s)


def is_wanted(t: ZoneTable, aim: Aim | None, action: Action) -> bool:
    """Whether this action of a card is what the group is after."""
    if not isinstance(action, CardAction) or aim is None:
        return False
    side = side_of(t, action.card)
    return side is not None and side.acts[action.act].id in aim.acts


def rounds_left(t: ZoneTable) -> int:
    """ST-10.8: at least this many rounds are still to come, this one included; events that are not
    known may add more. ST-37.5: a scenario ends when they are used up."""
    after = 0 if t.pack.missions[t.state.mission].rounds else EVENTS_AFTER
    return max(0, len(t.state.events) - after) + 1


def is_held(aim: Aim) -> bool:
    """Whether there is nothing to do but to be there."""
    return not (aim.out or aim.seek or aim.acts)


def slack(t: ZoneTable, aim: Aim) -> float:
    """Rounds to spare: until the events run out, less what the group needs to be out with its aim
    reached, if nothing comes between."""
    if t.pack.weights.hold and is_held(aim):
        return AMPLE
    exits = t.pack.missions[t.state.mission].exits
    worker = runner(t, aim)
    if worker != NONE:
        jobs = job_areas(t, aim)
        way = nearest_way(t, t.state.stalkers[worker].area, jobs) + nearest_way(t, jobs[0], exits)
        actions = SPARE + way / MOVE_MAX + (0 if aim.out else WORK)
    else:
        ways = [nearest_way(t, t.state.stalkers[s].area, exits) for s in stalkers_on_map(t)]
        actions = SPARE + max(ways, default=0) / MOVE_MAX
    return rounds_left(t) - actions / (ALONE if t.state.count == 1 else ACTIONS)
