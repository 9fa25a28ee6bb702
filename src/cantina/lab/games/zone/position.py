"""How the group stands: the mission, and every stalker from one's own on, clockwise."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.bot.aims import aim_of, goals_of, nearest_way, rounds_left, stage
from cantina.games.zone.bot.danger import Watch
from cantina.games.zone.facts.figures import enemies_on_map, enemy, ground
from cantina.games.zone.facts.hit_points import max_hp
from cantina.games.zone.facts.innermost import turn_of
from cantina.games.zone.hints import STAGE, evaluate
from cantina.games.zone.map.paths import distance
from cantina.games.zone.setup import MISSIONS
from cantina.games.zone.state import StalkerState, ZoneTable
from cantina.games.zone.terms.figures import clockwise, stalker_of
from cantina.games.zone.terms.ids import NO_GEAR, NOWHERE, Area, Stalker
from cantina.games.zone.terms.kinds import MAGAZINES, THREATS
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.action import Seat, ask_of
from cantina.lab.encoding import Row, named, one_hot

QUESTIONS: Final = ("stalker", "turn", "act", "step", "reroll", "part", "choice", "area", "arrange")
MOST: Final = 4  # stalkers
FAR: Final = 10  # areas: as far as counts
STALKER: Final = (
    "there",
    "on_map",
    "left",
    "hp",
    "hp_missing",
    "critical",
    "dose",
    "focus",
    "stun",
    "vulnerable",
    *named("threat", THREATS),
    "actions_left",
    "bolts",
    *named("magazines", tuple(str(kind) for kind in range(MAGAZINES))),
    "weapon",
    "ammo",
    "suit",
    "backpack",
    "artifacts",
    "goal_distance",
    "enemy_distance",
    "fear_now",
    "fear_later",
)
TABLE: Final = (
    "seats",
    "round",
    "rounds_left",
    "stage",
    "exits_open",
    "enemies",
    "enemies_down",
    "unknown_tokens",
    "my_turn",
    "lead",
    "campaign",
    "value",
)
POSITION: Final = (
    *named("asked", (*QUESTIONS, "other")),
    *TABLE,
    *named("mission", MISSIONS),
    "mission_other",
    *named("my", STALKER),
    *named("next", STALKER),
    *named("third", STALKER),
    *named("fourth", STALKER),
)


def position(t: ZoneTable, seat: Seat) -> Row:
    state = t.state
    ask = ask_of(t.asks, seat)
    asked = -1
    if ask is not None:
        asked = QUESTIONS.index(ask.name) if ask.name in QUESTIONS else len(QUESTIONS)
    me = stalker_of(seat)
    turn = turn_of(t)
    mission = t.pack.missions[state.mission].id
    row = [
        *one_hot(asked, len(QUESTIONS) + 1),
        t.seats / MOST,
        state.round / 10,
        rounds_left(t) / 10,
        float(stage(t)),
        float(state.exits_open),
        len(enemies_on_map(t)) / 10,
        len([one for one in state.enemies if one.area == NOWHERE]) / 10,
        sum(len(stack) for stack in state.unknown) / 5,
        float(turn is not None and turn.stalker == me),
        float(state.lead == me),
        float(state.campaign is not None),
        evaluate(t, seat) / (10 * STAGE),
        *one_hot(MISSIONS.index(mission) if mission in MISSIONS else len(MISSIONS), MISSION_ROOM),
    ]
    for s in clockwise(me, t.seats):
        row += standing(t, s)
    return row + [0.0] * (len(STALKER) * (MOST - t.seats))


MISSION_ROOM: Final = len(MISSIONS) + 1


def nearest_enemy(t: ZoneTable, area: Area) -> int:
    """How far the nearest enemy has to look."""
    here = ground(t)
    kinds = t.pack.enemies
    ways = [
        distance(here, kinds[enemy(t, e).card].kind, enemy(t, e).area, area)
        for e in enemies_on_map(t)
    ]
    return min([FAR, *ways])


def way_to_goal(t: ZoneTable, s: Stalker, area: Area) -> int:
    goals = goals_of(t, s, aim_of(t))
    return min(nearest_way(t, area, goals), FAR) if goals else FAR


def standing(t: ZoneTable, s: Stalker) -> Row:
    one = t.state.stalkers[s]
    there = one.card != NONE
    full = max_hp(t, s) if there else 0
    return [
        float(there),
        float(one.area != NOWHERE),
        float(one.left),
        one.hp / 10,
        (full - one.hp) / 10,
        sum(one.critical) / 2,
        one.dose / 5,
        float(one.focus),
        float(one.stun),
        float(one.vulnerable),
        *one_hot(one.threat, len(THREATS)),
        sum(one.slots) / 4,
        one.bolts / 3,
        *[count / 3 for count in one.magazines],
        float(one.weapon != NO_GEAR),
        t.state.gear[one.weapon].ammo / 5 if one.weapon != NO_GEAR else 0.0,
        float(one.suit != NO_GEAR),
        len(one.backpack) / 5,
        len(one.artifacts) / 3,
        *_place(t, s, one),
    ]


def _place(t: ZoneTable, s: Stalker, one: StalkerState) -> Row:
    """How far from where it wants to be and from enemies, and what they may cost it."""
    if one.area == NOWHERE or one.card == NONE:
        return [1.0, 1.0, 0.0, 0.0]
    watch = Watch(t, s)
    return [
        way_to_goal(t, s, one.area) / FAR,
        nearest_enemy(t, one.area) / FAR,
        watch.reaction(one.area) / 5,
        watch.later(one.area) / 5,
    ]
