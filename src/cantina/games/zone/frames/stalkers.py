"""What stalkers do: turns, actions, movement, attacks, wounds."""

from __future__ import annotations

from cantina.games.zone.kinds import TORSO
from cantina.games.zone.terms import NONE
from cantina.kernel.action import Action
from cantina.kernel.state import Frame


class Roll:
    """Dice on the table. A die is its face: 0-5 equipment, 6-11 stalker (ST-20.1, ST-20.2)."""

    def __init__(
        self,
        dice: list[int],
        bonus: int,
        used: list[int],
        focused: bool,
        gear: int,
        skill: int,
    ) -> None:
        self.dice = dice
        self.bonus = bonus  # successes added (may be negative)
        self.used = used  # effects that have changed this roll: each once (ST-21.7)
        self.focused = focused  # focus was discarded to reroll
        self.gear = gear  # equipment dice still to be thrown
        self.skill = skill  # stalker dice still to be thrown


def new_roll(gear: int = 0, skill: int = 0, bonus: int = 0) -> Roll:
    """Dice that are about to be thrown."""
    return Roll([], bonus, [], False, gear, skill)


class Mission(Frame):
    """ST-10.1: the whole mission: set-up choices, then rounds."""

    def __init__(self, waiting: list[int], at: int = 0, passed: int = 0) -> None:
        super().__init__(at, passed)
        self.waiting = waiting  # seats that still choose or are still to be placed


class Players(Frame):
    """ST-11.1: the player phase."""

    def __init__(self, seat: int, passes: int, at: int = 0, passed: int = 0) -> None:
        super().__init__(at, passed)
        self.seat = seat  # who may take a turn now
        self.passes = passes  # bit set of those who have passed since the last turn (ST-11.8)


def player_phase(lead: int) -> Players:
    return Players(lead, 0)


class Turn(Frame):
    """ST-11.2: one turn of one stalker, and the reaction to it."""

    def __init__(self, stalker: int, token: int, at: int = 0, passed: int = 0) -> None:
        super().__init__(at, passed)
        self.stalker = stalker
        self.token = token


class Deed(Frame):
    """ST-12.1: one action, from its price to the radiation it brings."""

    def __init__(
        self,
        stalker: int,
        action: Action,
        paid: int,
        visited: int,
        at: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(at, passed)
        self.stalker = stalker
        self.action = action
        self.paid = paid  # 0 free, 1 the turn token went down, 2 a marker (ST-17.3)
        self.visited = visited  # areas the stalker was on during it (ST-17.1)


def deed(stalker: int, action: Action, area: int) -> Deed:
    """What it costs is settled when it begins."""
    return Deed(stalker, action, 0, 1 << area)


class Walk(Frame):
    """Chapter 14: a stalker moves, step by step."""

    def __init__(
        self,
        stalker: int,
        left: int,
        least: int,
        quiet: bool,
        cap: int,
        toward: int,
        path: list[int],
        unseen: bool,
        at: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(at, passed)
        self.stalker = stalker
        self.left = left  # steps it may still take
        self.least = least  # steps it must still take
        self.quiet = quiet  # neither moves nor places threat (ST-15.9)
        self.cap = cap  # enemies see at most so far on the way (ST-6.9), NONE: as they do
        self.toward = toward  # an area every step must lead nearer to, or NONE
        self.path = path  # areas from the start on
        self.unseen = unseen  # only over areas no enemy sees (ST-13.2)


def walk(
    stalker: int,
    steps: int,
    least: int = 1,
    quiet: bool = False,
    cap: int = NONE,
    toward: int = NONE,
    unseen: bool = False,
) -> Walk:
    """`steps` areas at most; the start is put in the path by the flow."""
    return Walk(stalker, steps, least, quiet, cap, toward, [], unseen)


class Pushed(Frame):
    """ST-14.5, ST-22.4: a figure is pushed, area by area; never interrupted."""

    def __init__(
        self,
        figure: int,
        steps: int,
        away_from: int,
        toward: int,
        chooser: int,
        judge: int,
        path: list[int],
        strides: bool,
        at: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(at, passed)
        self.figure = figure
        self.steps = steps  # still to be made
        self.away_from = away_from  # each step leads farther from this area, or NONE
        self.toward = toward  # each step leads nearer to this area, or NONE
        self.chooser = chooser  # the seat that chooses among several areas
        self.judge = judge  # the figure that measures what is farther and nearer
        self.path = path  # areas from the start on
        self.strides = strides  # it walks by itself, and an enemy faces where it goes


def pushed(
    figure: int, steps: int, away_from: int, toward: int, chooser: int, judge: int = NONE
) -> Pushed:
    """`away_from` and `toward` are areas or NONE; without a judge the figure itself measures."""
    judge = figure if judge == NONE else judge
    return Pushed(figure, steps, away_from, toward, chooser, judge, [], False)


class Distraction(Frame):
    """ST-13.7: a bolt was thrown to draw enemies: they act, then what they see of threat shifts."""

    def __init__(
        self, stalker: int, area: int, enemies: list[int], at: int = 0, passed: int = 0
    ) -> None:
        super().__init__(at, passed)
        self.stalker = stalker
        self.area = area
        self.enemies = enemies  # ST-13.8: fixed when the card is drawn


def distraction(stalker: int, area: int) -> Distraction:
    return Distraction(stalker, area, [])


class Drag(Frame):
    """ST-15.14: a threat token moves toward its owner."""

    def __init__(self, stalker: int, steps: int, came: int, at: int = 0, passed: int = 0) -> None:
        super().__init__(at, passed)
        self.stalker = stalker
        self.steps = steps  # still to be made
        self.came = came  # the direction of the last one, or NONE


def drag(stalker: int, steps: int) -> Drag:
    return Drag(stalker, steps, NONE)


class Attack(Frame):
    """Chapter 21: a stalker attacks."""

    def __init__(
        self,
        stalker: int,
        weapon: int,
        attack: int,
        rounds: int,
        target: int,
        part: int,
        accurate: bool,
        roll: Roll,
        masks: int,
        ignored_cover: int,
        area_wide: bool,
        everyone: bool,
        hidden: bool,
        shares: list[int],
        shots: list[int],
        waiting: list[int],
        at: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(at, passed)
        self.stalker = stalker
        self.weapon = weapon  # a gear number; NONE: the knife
        self.attack = attack  # which of the weapon's attacks
        self.rounds = rounds  # of ammunition spent (ST-19.8)
        self.target = target  # a figure; a stalker only when control forces the hand
        self.part = part  # HEAD or TORSO
        self.accurate = accurate  # the target is within effective range (ST-19.4)
        self.roll = roll
        self.masks = masks  # gas masks spent
        self.ignored_cover = ignored_cover
        self.area_wide = area_wide  # every enemy on the target's area is hit (ST-21.15)
        self.everyone = everyone  # with `area_wide`: stalkers there as well
        self.hidden = hidden  # the target did not see the attacker when it was declared
        self.shares = shares  # successes given to each of `shots` (ST-21.13)
        self.shots = shots  # enemies that get a share
        self.waiting = waiting  # figures still to be hit


def shot(stalker: int, weapon: int, attack: int, rounds: int, target: int, hidden: bool) -> Attack:
    """An attack with a weapon: which of its attacks, with so many rounds."""
    return Attack(
        stalker,
        weapon,
        attack,
        rounds,
        target,
        TORSO,
        False,
        new_roll(),
        0,
        0,
        False,
        False,
        hidden,
        [],
        [],
        [],
    )


def knife(stalker: int, target: int, hidden: bool) -> Attack:
    """ST-13.11."""
    return shot(stalker, NONE, NONE, 0, target, hidden)


class Blast(Frame):
    """ST-21.15, ST-21.16: every figure on an area is attacked, by something that is no weapon."""

    def __init__(
        self,
        stalker: int,
        area: int,
        roll: Roll,
        waiting: list[int],
        at: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(at, passed)
        self.stalker = stalker
        self.area = area
        self.roll = roll
        self.waiting = waiting  # figures still to be hit


def blast(stalker: int, area: int, gear: int, successes: int = 0) -> Blast:
    """A grenade: so many equipment dice, or a fixed number of successes."""
    return Blast(stalker, area, new_roll(gear, 0, successes), [])


class Defence(Frame):
    """ST-27.11: damage comes to a stalker, who may defend."""

    def __init__(
        self,
        stalker: int,
        damage: int,
        attacker: int,
        roll: Roll,
        defends: bool,
        at: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(at, passed)
        self.stalker = stalker
        self.damage = damage
        self.attacker = attacker  # a figure, or NONE (ST-27.16)
        self.roll = roll
        self.defends = defends  # False: the roll is not allowed


def suffer(stalker: int, damage: int, attacker: int = NONE, defends: bool = True) -> Defence:
    """Damage after cover and every change but the defence roll."""
    return Defence(stalker, damage, attacker, new_roll(), defends)


class Loss(Frame):
    """ST-23.2: HP is lost at once by one source, with the critical wound and death it may mean."""

    def __init__(self, stalker: int, amount: int, at: int = 0, passed: int = 0) -> None:
        super().__init__(at, passed)
        self.stalker = stalker
        self.amount = amount


def lose_hp(stalker: int, amount: int) -> Loss:
    return Loss(stalker, amount)


class Gain(Frame):
    """ST-18.7: a stalker gains equipment cards: into the backpack, or equipped at once."""

    def __init__(self, stalker: int, gear: list[int], at: int = 0, passed: int = 0) -> None:
        super().__init__(at, passed)
        self.stalker = stalker
        self.gear = gear  # still to be put away, first first


def gain(stalker: int, gear: list[int]) -> Gain:
    return Gain(stalker, gear[:])


class Loot(Frame):
    """ST-7.5: loot tokens in hand, of which some are kept."""

    def __init__(
        self, stalker: int, tokens: list[int], keep: int, at: int = 0, passed: int = 0
    ) -> None:
        super().__init__(at, passed)
        self.stalker = stalker
        self.tokens = tokens  # turned up
        self.keep = keep  # how many of them give their reward


def loot(stalker: int, token: int) -> Loot:
    return Loot(stalker, [token], 1)


class Prepare(Frame):
    """ST-13.3: stalkers on one area exchange and fit equipment, any number of times."""

    def __init__(
        self,
        stalker: int,
        fits: int,
        seat: int,
        ready: int,
        settled: list[int],
        at: int = 0,
        passed: int = 0,
    ) -> None:
        super().__init__(at, passed)
        self.stalker = stalker
        self.fits = fits  # mods it may still install or remove; NONE: everything, any number
        self.seat = seat  # who arranges its things now
        self.ready = ready  # bit set of those who have finished
        self.settled = settled  # what has been moved and is not moved that way again


def prepare(stalker: int) -> Prepare:
    return Prepare(stalker, NONE, stalker, 0, [])


def refit(stalker: int, mods: int) -> Prepare:
    """So many mods of its own are installed or removed, and nothing else."""
    return Prepare(stalker, mods, stalker, 0, [])
