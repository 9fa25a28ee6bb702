"""What an option of a mission is about: a verb, and where it names one an area, a figure, a card or
dice."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import (
    ChooseArea,
    ChooseEnemy,
    ChooseFigure,
    ChooseGoal,
    ChooseItem,
    ChooseTarget,
    Distract,
    DragTo,
    Drop,
    Equip,
    Fire,
    GiveCard,
    KnifeStrike,
    PushOut,
    Reload,
    RerollDice,
    StepTo,
    Stow,
    TakeWay,
)
from cantina.games.zone.actions.trade import BuyCard
from cantina.games.zone.bot.aims import aim_of, is_wanted
from cantina.games.zone.bot.danger import Watch, troubles
from cantina.games.zone.facts.equipment import price_of
from cantina.games.zone.facts.figures import area_of, enemy
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import is_enemy, is_stalker, stalker_of
from cantina.games.zone.terms.ids import NOWHERE, Area, Figure, Gear
from cantina.games.zone.terms.kinds import GEAR_KINDS
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.action import Action, Ask
from cantina.lab.encoding import Row, named, one_hot
from cantina.lab.games.zone.position import FAR, nearest_enemy, way_to_goal

VERBS: Final = (
    "begin",
    "move",
    "careful",
    "prepare",
    "reload",
    "pick",
    "distract",
    "bolt",
    "knife",
    "fire",
    "shake",
    "lead",
    "item",
    "use",
    "act",
    "take",
    "put",
    "leave",
    "end",
    "step",
    "reroll",
    "equip",
    "buy",
    "done",
    "pass",
    "other",
)
AREA: Final = (
    "names_area",
    "goal_distance",
    "goal_nearer",
    "enemy_distance",
    "fear_now",
    "fear_later",
    "trouble",
    "loot",
)
FIGURE: Final = ("enemy", "enemy_hp", "enemy_stun", "stalker", "stalker_is_me", "stalker_hp")
OTHER: Final = ("wanted", "dice", "place", *named("gear", GEAR_KINDS), "gear_price")
OPTION: Final = (*VERBS, *AREA, *FIGURE, *OTHER)
VERB_AT: Final = {verb: place for place, verb in enumerate(VERBS)}
TO_AREA: Final = (StepTo, ChooseArea, Distract, DragTo, ChooseGoal, TakeWay)
WITH_GEAR: Final = (Equip, Reload, ChooseItem, Stow, GiveCard, Drop)


def options(t: ZoneTable, ask: Ask) -> list[Row]:
    facts = Facts(t, ask)
    return [facts.row(place, option) for place, option in enumerate(ask.options)]


def figure_of(option: Action) -> Figure | None:
    if isinstance(option, KnifeStrike | Fire):
        return option.target
    if isinstance(option, ChooseFigure | ChooseTarget | PushOut):
        return option.figure
    return option.enemy if isinstance(option, ChooseEnemy) else None


def gear_of(option: Action) -> Gear | None:
    if isinstance(option, WITH_GEAR):
        return option.gear
    return option.card if isinstance(option, BuyCard) else None


class Facts:
    """What all options of one ask have in common."""

    def __init__(self, t: ZoneTable, ask: Ask) -> None:
        self.t: Final = t
        self.count: Final = len(ask.options)
        self.me: Final = stalker_of(ask.seat)
        one = t.state.stalkers[self.me]
        self.here: Final = one.area if one.card != NONE else NOWHERE
        self.aim: Final = aim_of(t)
        self.going: Final = any(isinstance(option, TO_AREA) for option in ask.options)
        self.watch: Final = Watch(t, self.me) if self.going and self.here != NOWHERE else None
        self.troubles: Final = troubles(t, self.me) if self.watch is not None else []

    def row(self, place: int, option: Action) -> Row:
        area = [0.0] * len(AREA)
        if isinstance(option, TO_AREA):
            area = self.area(option.area)
        figure, gear = figure_of(option), gear_of(option)
        dice = option.dice.bit_count() if isinstance(option, RerollDice) else 0
        kind = -1 if gear is None else self.t.pack.gear[gear].kind
        return [
            *one_hot(VERB_AT.get(option.verb, len(VERBS) - 1), len(VERBS)),
            *area,
            *([0.0] * len(FIGURE) if figure is None else self.figure(figure)),
            float(is_wanted(self.t, self.aim, option)),
            dice / 8,
            place / self.count,
            *one_hot(kind, len(GEAR_KINDS)),
            0.0 if gear is None else price_of(self.t, gear) / 10,
        ]

    def area(self, area: Area) -> Row:
        t = self.t
        far = nearest_enemy(t, area) / FAR
        loot = float(len(t.state.loot[area]) > 0)
        if self.watch is None:
            return [1.0, 0.0, 0.0, far, 0.0, 0.0, 0.0, loot]
        goal = way_to_goal(t, self.me, area)
        nearer = way_to_goal(t, self.me, self.here) - goal
        return [
            1.0,
            goal / FAR,
            nearer / 3,
            far,
            self.watch.reaction(area) / 5,
            self.watch.later(area) / 5,
            self.troubles[area] / 5,
            loot,
        ]

    def figure(self, figure: Figure) -> Row:
        if is_enemy(figure):
            one = enemy(self.t, figure)
            return [1.0, one.hp / 10, float(one.stun), 0.0, 0.0, 0.0]
        if is_stalker(figure) and area_of(self.t, figure) != NOWHERE:
            hp = self.t.state.stalkers[figure].hp
            return [0.0, 0.0, 0.0, 1.0, float(figure == self.me), hp / 10]
        return [0.0] * len(FIGURE)
