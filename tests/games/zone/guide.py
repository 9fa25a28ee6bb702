"""A guide through mission A1: plays at random, but knows the way. For tests that must see the later
cards of the mission; no bot, it cares for nothing else."""

from __future__ import annotations

import random

from cantina.games.zone.facts.figures import ground
from cantina.games.zone.facts.things import area_of_thing
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.map.paths import walking_distance
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import stalker_of
from cantina.games.zone.terms.ids import NOWHERE, Area, Stalker
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.action import Action, Ask

EAGER = ("act", "take", "leave")


def goal_of(t: ZoneTable, s: Stalker) -> Area:
    """Where the mission goes on for this stalker."""
    number = ground(t).number
    flags = t.state.flags
    if "dalik_free" in flags:
        token = next(token for token in t.state.tokens if token.name == "dalik")
        return token.area if token.bearer == NONE else number["1.G"]
    if "dalik_moved" in flags:
        bound = area_of_thing(t, "dalik_bound")
        return bound if bound != NOWHERE else number["4.C"]
    return number["5.C"]


def guided(t: ZoneTable, ask: Ask, dice: random.Random, eager: float = 0.9) -> Action:
    """An option of the ask: mostly one that leads on, else any."""
    options = ask.options
    if ask.name == "arrange" and dice.random() < 0.8:
        return options[-1]
    if dice.random() > eager:
        return dice.choice(options)
    wanted = [option for option in options if option.verb in EAGER]
    if wanted:
        return dice.choice(wanted)
    if ask.name == "step":
        goal = goal_of(t, stalker_of(ask.seat))
        here = t.state.stalkers[ask.seat].area

        def left(option: Action) -> int:
            area = Area(option.args[0]) if option.args else here
            return walking_distance(ground(t), THROUGH, area, goal)

        return min(options, key=left)
    moves = [option for option in options if option.verb == "move"]
    if moves and t.state.stalkers[ask.seat].area != goal_of(t, stalker_of(ask.seat)):
        return moves[0]
    return dice.choice(options)
