"""What stalkers do: turns, actions, movement, attacks, wounds."""

from __future__ import annotations

from dataclasses import dataclass

from cantina.games.zone.terms.ids import (
    NO_FIGURE,
    NO_GEAR,
    NOWHERE,
    Area,
    EffectNo,
    Enemy,
    Figure,
    Gear,
    Stalker,
)
from cantina.games.zone.terms.kinds import TORSO
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.action import Action
from cantina.kernel.state import Frame


@dataclass(eq=False, repr=False)
class Roll:
    """Dice on the table. A die is its face: 0-5 equipment, 6-11 stalker (ST-20.1, ST-20.2)."""

    dice: list[int]
    bonus: int  # successes added (may be negative)
    used: list[EffectNo]  # effects that have changed this roll: each once (ST-21.7)
    focused: bool  # focus was discarded to reroll
    gear: int  # equipment dice still to be thrown
    skill: int  # stalker dice still to be thrown


def new_roll(gear: int = 0, skill: int = 0, bonus: int = 0) -> Roll:
    """Dice that are about to be thrown."""
    return Roll(dice=[], bonus=bonus, used=[], focused=False, gear=gear, skill=skill)


@dataclass(eq=False, repr=False)
class Mission(Frame):
    """ST-10.1: the whole mission: set-up choices, then rounds."""

    waiting: list[Stalker]  # those that still choose or are still to be placed


@dataclass(eq=False, repr=False)
class Players(Frame):
    """ST-11.1: the player phase."""

    seat: Stalker  # who may take a turn now
    passes: int  # bit set of those who have passed since the last turn (ST-11.8)


def player_phase(lead: Stalker) -> Players:
    return Players(seat=lead, passes=0)


@dataclass(eq=False, repr=False)
class Turn(Frame):
    """ST-11.2: one turn of one stalker, and the reaction to it."""

    stalker: Stalker
    token: int


@dataclass(eq=False, repr=False)
class Deed(Frame):
    """ST-12.1: one action, from its price to the radiation it brings."""

    stalker: Stalker
    action: Action
    paid: int  # 0 free, 1 the turn token went down, 2 a marker (ST-17.3)
    visited: int  # areas the stalker was on during it (ST-17.1)


def deed(stalker: Stalker, action: Action, area: Area) -> Deed:
    """What it costs is settled when it begins."""
    return Deed(stalker=stalker, action=action, paid=0, visited=1 << area)


@dataclass(eq=False, repr=False)
class Walk(Frame):
    """Chapter 14: a stalker moves, step by step."""

    stalker: Stalker
    left: int  # steps it may still take
    least: int  # steps it must still take
    quiet: bool  # neither moves nor places threat (ST-15.9)
    cap: int  # enemies see at most so far on the way (ST-6.9), NONE: as they do
    toward: Area  # an area every step must lead nearer to, or NOWHERE
    path: list[Area]  # areas from the start on
    unseen: bool  # only over areas no enemy sees (ST-13.2)


def walk(
    stalker: Stalker,
    steps: int,
    least: int = 1,
    quiet: bool = False,
    cap: int = NONE,
    toward: Area = NOWHERE,
    unseen: bool = False,
) -> Walk:
    """`steps` areas at most; the start is put in the path by the flow."""
    return Walk(
        stalker=stalker,
        left=steps,
        least=least,
        quiet=quiet,
        cap=cap,
        toward=toward,
        path=[],
        unseen=unseen,
    )


@dataclass(eq=False, repr=False)
class Pushed(Frame):
    """ST-14.5, ST-22.4: a figure is pushed, area by area; never interrupted."""

    figure: Figure
    steps: int  # still to be made
    away_from: Area  # each step leads farther from this area, or NOWHERE
    toward: Area  # each step leads nearer to this area, or NOWHERE
    chooser: Stalker  # who chooses among several areas
    judge: Figure  # the figure that measures what is farther and nearer
    path: list[Area]  # areas from the start on
    strides: bool  # it walks by itself, and an enemy faces where it goes


def pushed(
    figure: Figure,
    steps: int,
    away_from: Area,
    toward: Area,
    chooser: Stalker,
    judge: Figure = NO_FIGURE,
) -> Pushed:
    """`away_from` and `toward` are areas or NOWHERE; without a judge the figure itself measures."""
    judge = figure if judge == NO_FIGURE else judge
    return Pushed(
        figure=figure,
        steps=steps,
        away_from=away_from,
        toward=toward,
        chooser=chooser,
        judge=judge,
        path=[],
        strides=False,
    )


@dataclass(eq=False, repr=False)
class Distraction(Frame):
    """ST-13.7: a bolt was thrown to draw enemies: they act, then what they see of threat shifts."""

    stalker: Stalker
    area: Area
    enemies: list[Enemy]  # ST-13.8: fixed when the card is drawn


def distraction(stalker: Stalker, area: Area) -> Distraction:
    return Distraction(stalker=stalker, area=area, enemies=[])


@dataclass(eq=False, repr=False)
class Drag(Frame):
    """ST-15.14: a threat token moves toward its owner."""

    stalker: Stalker
    steps: int  # still to be made
    came: int  # the direction of the last one, or NONE


def drag(stalker: Stalker, steps: int) -> Drag:
    return Drag(stalker=stalker, steps=steps, came=NONE)


@dataclass(eq=False, repr=False)
class Attack(Frame):
    """Chapter 21: a stalker attacks."""

    stalker: Stalker
    weapon: Gear  # NO_GEAR: the knife
    attack: int  # which of the weapon's attacks
    rounds: int  # of ammunition spent (ST-19.8)
    target: Figure  # a figure; a stalker only when control forces the hand
    part: int  # HEAD or TORSO
    accurate: bool  # the target is within effective range (ST-19.4)
    roll: Roll
    masks: int  # gas masks spent
    ignored_cover: int
    area_wide: bool  # every enemy on the target's area is hit (ST-21.15)
    everyone: bool  # with `area_wide`: stalkers there as well
    hidden: bool  # the target did not see the attacker when it was declared
    shares: list[int]  # successes given to each of `shots` (ST-21.13)
    shots: list[Figure]  # those that get a share
    waiting: list[Figure]  # figures still to be hit


def shot(
    stalker: Stalker, weapon: Gear, attack: int, rounds: int, target: Figure, hidden: bool
) -> Attack:
    """An attack with a weapon: which of its attacks, with this many rounds."""
    return Attack(
        stalker=stalker,
        weapon=weapon,
        attack=attack,
        rounds=rounds,
        target=target,
        part=TORSO,
        accurate=False,
        roll=new_roll(),
        masks=0,
        ignored_cover=0,
        area_wide=False,
        everyone=False,
        hidden=hidden,
        shares=[],
        shots=[],
        waiting=[],
    )


def knife(stalker: Stalker, target: Figure, hidden: bool) -> Attack:
    """ST-13.11."""
    return shot(stalker, NO_GEAR, NONE, 0, target, hidden)


@dataclass(eq=False, repr=False)
class Blast(Frame):
    """ST-21.15, ST-21.16: every figure on an area is attacked, by something that is no weapon."""

    stalker: Stalker  # who rolls
    thrower: Figure  # it, or the companion that acts for it
    area: Area
    roll: Roll
    waiting: list[Figure]  # figures still to be hit


def blast(
    stalker: Stalker, area: Area, gear: int, successes: int = 0, thrower: Figure = NO_FIGURE
) -> Blast:
    """A grenade: this many equipment dice, or a fixed number of successes."""
    thrower = stalker if thrower == NO_FIGURE else thrower
    roll = new_roll(gear, 0, successes)
    return Blast(stalker=stalker, thrower=thrower, area=area, roll=roll, waiting=[])


@dataclass(eq=False, repr=False)
class Trot(Frame):
    """ST-34.8: the companion moves, step by step."""

    stalker: Stalker  # for whom it acts
    left: int  # steps it may still take
    path: list[Area]  # areas from the start on


def trot(stalker: Stalker, steps: int) -> Trot:
    return Trot(stalker=stalker, left=steps, path=[])


@dataclass(eq=False, repr=False)
class Defence(Frame):
    """ST-27.11: damage comes to a stalker, who may defend."""

    stalker: Stalker
    damage: int
    attacker: Figure  # a figure, or NONE (ST-27.16)
    roll: Roll
    defends: bool  # False: the roll is not allowed


def suffer(
    stalker: Stalker, damage: int, attacker: Figure = NO_FIGURE, defends: bool = True
) -> Defence:
    """Damage after cover and every change but the defence roll."""
    return Defence(
        stalker=stalker, damage=damage, attacker=attacker, roll=new_roll(), defends=defends
    )


@dataclass(eq=False, repr=False)
class Loss(Frame):
    """ST-23.2: HP is lost at once by one source, with the critical wound and death it may mean."""

    stalker: Stalker
    amount: int


def lose_hp(stalker: Stalker, amount: int) -> Loss:
    return Loss(stalker=stalker, amount=amount)


@dataclass(eq=False, repr=False)
class Gain(Frame):
    """ST-18.7: a stalker gains equipment cards: into the backpack, or equipped at once."""

    stalker: Stalker
    gear: list[Gear]  # still to be put away, first first


def gain(stalker: Stalker, gear: list[Gear]) -> Gain:
    return Gain(stalker=stalker, gear=gear[:])


@dataclass(eq=False, repr=False)
class Loot(Frame):
    """ST-7.5: loot tokens in hand, of which some are kept."""

    stalker: Stalker
    tokens: list[int]  # turned up
    keep: int  # how many of them give their reward


def loot(stalker: Stalker, token: int) -> Loot:
    return Loot(stalker=stalker, tokens=[token], keep=1)


@dataclass(eq=False, repr=False)
class Prepare(Frame):
    """ST-13.3: stalkers on one area exchange and fit equipment, any number of times."""

    stalker: Stalker
    fits: int  # mods it may still install or remove; NONE: everything, any number
    seat: Stalker  # who arranges its things now
    ready: int  # bit set of those who have finished
    settled: list[int]  # what has been moved and is not moved that way again


def prepare(stalker: Stalker) -> Prepare:
    return Prepare(stalker=stalker, fits=NONE, seat=stalker, ready=0, settled=[])


def refit(stalker: Stalker, mods: int) -> Prepare:
    """So many mods of its own are installed or removed, and nothing else."""
    return Prepare(stalker=stalker, fits=mods, seat=stalker, ready=0, settled=[])
