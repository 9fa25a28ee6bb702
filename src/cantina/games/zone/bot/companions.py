"""What the companion does by rule of thumb: shoots, fetches loot nearby, heals the wounded."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.companions import PackForCompanion
from cantina.games.zone.actions.mission import ChooseItem, StepTo
from cantina.games.zone.effects.companions import CompanionUsesItem, FetchLoot, MoveCompanion
from cantina.games.zone.effects.dice import Wounds
from cantina.games.zone.effects.threat import Heal
from cantina.games.zone.facts.companions import companion_of, printed_of
from cantina.games.zone.facts.equipment import tags_of
from cantina.games.zone.facts.figures import area_of, far, ground, is_full, stalkers_on_map
from cantina.games.zone.facts.hit_points import max_hp
from cantina.games.zone.facts.innermost import resolve_of
from cantina.games.zone.facts.visibility import watched
from cantina.games.zone.map.distances import FAR
from cantina.games.zone.map.ground import OVER
from cantina.games.zone.map.paths import walking_distance
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import COMPANION
from cantina.games.zone.terms.ids import NOWHERE, Area, Gear, ProgramNo
from cantina.kernel.action import DONE, Action, Ask

SHOT: Final = 2.0
LOOT: Final = 1.0
HEALED: Final = 3.0
HURT: Final = 4
"""HP missing that are worth an item."""
USELESS: Final = -900.0
MEDICINE: Final = "medicine"


def worth_of(t: ZoneTable, act: int) -> float:
    """What one of its acts adds to a turn, in HP: it costs no action."""
    one = companion_of(t)
    assert one is not None
    program = printed_of(t, one.card).acts[act].program
    for op in t.pack.programs[program].ops:
        if isinstance(op, Wounds):
            return SHOT
        if isinstance(op, FetchLoot) and goal_of(t, program) != NOWHERE:
            return LOOT
        if isinstance(op, CompanionUsesItem) and goal_of(t, program) != NOWHERE:
            return HEALED
    return USELESS


def goal_of(t: ZoneTable, program: ProgramNo) -> Area:
    """Where it goes to do it: the nearest area within its steps where that is possible."""
    steps, goals = 0, list[Area]()
    for op in t.pack.programs[program].ops:
        if isinstance(op, MoveCompanion):
            steps = op.amount.base
        elif isinstance(op, FetchLoot):
            goals = loot_near(t, op.amount.base)
        elif isinstance(op, CompanionUsesItem):
            goals = patients(t)
    here = area_of(t, COMPANION)
    if here == NOWHERE:
        return NOWHERE
    best, found = steps + 1, NOWHERE
    for area in goals:
        way = walking_distance(ground(t), OVER, here, area)
        if way < min(best, FAR) and (way == 0 or not is_full(t, area)):
            best, found = way, area
    return found


def loot_near(t: ZoneTable, reach: int) -> list[Area]:
    """Loot that no enemy watches, near enough to a stalker."""
    seen = watched(t)
    there = [area_of(t, s) for s in stalkers_on_map(t)]
    return [
        Area(area)
        for area, stack in enumerate(t.state.loot)
        if stack
        and not seen >> area & 1
        and any([far(t, COMPANION, Area(area), other) <= reach for other in there])
    ]


def patients(t: ZoneTable) -> list[Area]:
    """Where stalkers are who would be glad of what it carries."""
    one = companion_of(t)
    if one is None or not any([heals(t, card) for card in one.backpack]):
        return []
    hurt = [s for s in stalkers_on_map(t) if max_hp(t, s) - t.state.stalkers[s].hp >= HURT]
    return [area_of(t, s) for s in hurt]


def heals(t: ZoneTable, card: Gear) -> bool:
    """Whether a stalker beside the companion would be healed by it."""
    effect = t.pack.effects[t.pack.item(card).effects[0]]
    ops = t.pack.programs[effect.program].ops
    return effect.target is not None and any([isinstance(op, Heal) for op in ops])


def next_step(t: ZoneTable, ask: Ask) -> Action:
    """Nearer to where it is wanted."""
    running = resolve_of(t)
    goal = goal_of(t, running.program) if running is not None else NOWHERE
    steps = [option for option in ask.options if isinstance(option, StepTo)]
    here = area_of(t, COMPANION)
    if DONE in ask.options and goal in (NOWHERE, here):
        return DONE
    if goal == NOWHERE:
        return steps[0]
    return min(steps, key=lambda option: walking_distance(ground(t), OVER, option.area, goal))


def item_to_use(t: ZoneTable, options: list[Action]) -> Action:
    """For somebody who needs it, or none."""
    here = area_of(t, COMPANION)
    for option in options:
        if isinstance(option, ChooseItem) and heals(t, option.gear) and here in patients(t):
            return option
    return DONE


def to_carry(t: ZoneTable, options: list[Action]) -> Action | None:
    """Medicine that nobody took."""
    for option in options:
        if isinstance(option, PackForCompanion) and MEDICINE in tags_of(t, option.card):
            return option
    return None
