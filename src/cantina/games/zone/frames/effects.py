"""What cards and anomalies do: running effects, moments that set them off, anomaly rolls."""

from __future__ import annotations

from cantina.games.zone.terms import NONE
from cantina.kernel.state import Frame


class Moved(Frame):
    """ST-14.10, ST-30.4: what follows when a figure has moved: anomalies, then covering."""

    def __init__(
        self,
        figure: int,
        path: list[int],
        rolls: bool,
        anomalies: list[int],
        at: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(at, passed)
        self.figure = figure
        self.path = path  # every area it was on, start first
        self.rolls = rolls  # False: it was only placed (ST-30.14)
        self.anomalies = anomalies  # still to be rolled for


def moved(figure: int, path: list[int], rolls: bool = True) -> Moved:
    return Moved(figure, path[:], rolls, [])


class AnomalyRoll(Frame):
    """ST-30.4: the die for one anomaly, its rerolls, and its effect on each target."""

    def __init__(
        self,
        anomaly: int,
        figure: int,
        areas: int,
        petals: int,
        focused: bool,
        used: list[int],
        waiting: list[int],
        at: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(at, passed)
        self.anomaly = anomaly
        self.figure = figure
        self.areas = areas  # a symbol there can set it off
        self.petals = petals  # what the die shows
        self.focused = focused
        self.used = used
        self.waiting = waiting  # figures it still acts on


def anomaly_roll(anomaly: int, figure: int, areas: int) -> AnomalyRoll:
    """The figure rolls for an anomaly; uncovered symbols on these areas set it off."""
    return AnomalyRoll(anomaly, figure, areas, 0, False, [], [])


class Resolve(Frame):
    """A program runs: op after op, for one figure after another where an op names several."""

    def __init__(
        self,
        program: int,
        next: int,
        owner: int,
        actor: int,
        card: int,
        waiting: list[int],
        figure: int,
        area: int,
        reach: int,
        rolled: list[int],
        dice: int,
        picked: list[int],
        at: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(at, passed)
        self.program = program
        self.next = next  # the op that comes next
        self.owner = owner  # the figure whose card it is, or NONE (events, environment)
        self.actor = actor  # whoever set it off: the acting stalker, the attacker …, or NONE
        self.card = card  # the environment card it belongs to (place in state.cards), or NONE
        self.waiting = waiting  # figures the present op is still to be done to
        self.figure = figure  # chosen by the user ("same_target"), or NONE
        self.area = area  # chosen by the user; of an environment card: where it was revealed
        self.reach = reach  # the card's range, or NONE
        self.rolled = rolled  # petals rolled by this effect
        self.dice = dice  # equipment dice that a later op of this program throws
        self.picked = picked  # what was chosen for the present op and figure


def resolve(
    program: int,
    owner: int = NONE,
    actor: int = NONE,
    card: int = NONE,
    figure: int = NONE,
    area: int = NONE,
    reach: int = NONE,
) -> Resolve:
    return Resolve(program, 0, owner, actor, card, [], figure, area, reach, [], 0, [])


def within(f: Resolve, program: int) -> Resolve:
    """A program inside a program: a branch, an option, an entry of a table."""
    inner = resolve(program, f.owner, f.actor, f.card, f.figure, f.area, f.reach)
    inner.rolled = f.rolled[:]
    return inner


class UseItem(Frame):
    """ST-18.13: an item is used: for whom, what it does, and that it is gone."""

    def __init__(self, stalker: int, gear: int, target: int, at: int = 0, passed: int = 0) -> None:
        super().__init__(at, passed)
        self.stalker = stalker
        self.gear = gear
        self.target = target  # the stalker it is used on, or NONE


def use_item(stalker: int, gear: int) -> UseItem:
    return UseItem(stalker, gear, NONE)


class Moment(Frame):
    """Something happens that effects of a stalker's cards answer to: those that must run do, those
    that may are offered to their owner."""

    def __init__(
        self,
        trigger: str,
        stalker: int,
        actor: int,
        waiting: list[int],
        offered: list[int],
        at: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(at, passed)
        self.trigger = trigger
        self.stalker = stalker
        self.actor = actor  # the other figure: attacker, target …, or NONE
        self.waiting = waiting  # effects that still run by themselves
        self.offered = offered  # effects declined or used up


def moment(trigger: str, stalker: int, actor: int = NONE) -> Moment:
    return Moment(trigger, stalker, actor, [], [])


class Control(Frame):
    """A stalker resolves a control card, seen by its player alone until done."""

    def __init__(self, stalker: int, card: int, at: int = 0, passed: int = 0) -> None:
        super().__init__(at, passed)
        self.stalker = stalker
        self.card = card


def control(stalker: int) -> Control:
    """The card is drawn by the flow."""
    return Control(stalker, NONE)
