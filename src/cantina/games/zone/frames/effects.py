"""What cards and anomalies do: running effects, moments that set them off, anomaly rolls."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.zone.terms.figures import COMPANION
from cantina.games.zone.terms.ids import (
    NO_FIGURE,
    NO_STALKER,
    NOWHERE,
    Area,
    EffectNo,
    Figure,
    Gear,
    ProgramNo,
    Stalker,
)
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.state import Frame


@dataclass(eq=False, repr=False)
class Moved(Frame):
    """ST-14.10, ST-30.4: what follows when a figure has moved: anomalies, then covering."""

    figure: Figure
    path: list[Area]  # every area it was on, start first
    rolls: bool  # False: it was only placed (ST-30.14)
    anomalies: list[int]  # still to be rolled for


def moved(figure: Figure, path: list[Area], rolls: bool = True) -> Moved:
    return Moved(figure=figure, path=path[:], rolls=rolls, anomalies=[])


@dataclass(eq=False, repr=False)
class AnomalyRoll(Frame):
    """ST-30.4: the die for one anomaly, its rerolls, and its effect on each target."""

    anomaly: int
    figure: Figure
    areas: int  # a symbol there can set it off
    petals: int  # what the die shows
    focused: bool
    used: list[EffectNo]
    waiting: list[Figure]  # figures it still acts on


def anomaly_roll(anomaly: int, figure: Figure, areas: int) -> AnomalyRoll:
    """The figure rolls for an anomaly; uncovered symbols on these areas set it off."""
    return AnomalyRoll(
        anomaly=anomaly, figure=figure, areas=areas, petals=0, focused=False, used=[], waiting=[]
    )


@dataclass(eq=False, repr=False)
class Resolve(Frame):
    """A program runs: op after op, for one figure after another where an op names several."""

    program: ProgramNo
    next: int  # the op that comes next
    owner: Figure  # the figure whose card it is, or NONE (events, environment)
    actor: Figure  # whoever set it off: the acting stalker, the attacker …, or NONE
    card: int  # the environment card it belongs to (place in state.cards), or NONE
    waiting: list[Figure]  # figures the present op is still to be done to
    figure: Figure  # chosen by the user ("same_target"), or NONE
    area: Area  # chosen by the user; of an environment card: where it was revealed
    reach: int  # the card's range, or NONE
    rolled: list[int]  # petals rolled by this effect
    dice: int  # equipment dice that a later op of this program throws
    picked: list[int]  # what was chosen for the present op and figure


def resolve(
    program: ProgramNo,
    owner: Figure = NO_FIGURE,
    actor: Figure = NO_FIGURE,
    card: int = NONE,
    figure: Figure = NO_FIGURE,
    area: Area = NOWHERE,
    reach: int = NONE,
) -> Resolve:
    return Resolve(
        program=program,
        next=0,
        owner=owner,
        actor=actor,
        card=card,
        waiting=[],
        figure=figure,
        area=area,
        reach=reach,
        rolled=[],
        dice=0,
        picked=[],
    )


def within(f: Resolve, program: ProgramNo) -> Resolve:
    """A program inside a program: a branch, an option, an entry of a table."""
    inner = resolve(program, f.owner, f.actor, f.card, f.figure, f.area, f.reach)
    inner.rolled = f.rolled[:]
    return inner


@dataclass(eq=False, repr=False)
class UseItem(Frame):
    """ST-18.13: an item is used: for whom, what it does, and that it is gone."""

    stalker: Stalker
    gear: Gear
    target: Stalker  # it is used on, or NO_STALKER
    user: Figure  # the stalker, or the companion that acts for it


def use_item(stalker: Stalker, gear: Gear) -> UseItem:
    return UseItem(stalker=stalker, gear=gear, target=NO_STALKER, user=stalker)


def companion_item(stalker: Stalker, gear: Gear) -> UseItem:
    """ST-34.13: the companion uses an item that it carries."""
    return UseItem(stalker=stalker, gear=gear, target=NO_STALKER, user=COMPANION)


@dataclass(eq=False, repr=False)
class Moment(Frame):
    """Something happens that effects of a stalker's cards answer to: those that must run do, those
    that may are offered to their owner."""

    trigger: str
    stalker: Stalker
    actor: Figure  # the other figure: attacker, target …, or NONE
    waiting: list[EffectNo]  # effects that still run by themselves
    offered: list[EffectNo]  # effects declined or used up


def moment(trigger: str, stalker: Stalker, actor: Figure = NO_FIGURE) -> Moment:
    return Moment(trigger=trigger, stalker=stalker, actor=actor, waiting=[], offered=[])


@dataclass(eq=False, repr=False)
class Control(Frame):
    """A stalker resolves a control card, seen by its player alone until done."""

    stalker: Stalker
    card: int


def control(stalker: Stalker) -> Control:
    """The card is drawn by the flow."""
    return Control(stalker=stalker, card=NONE)
