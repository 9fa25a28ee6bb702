"""The decisions of a finished game, weighed: what each choice was worth to whoever made it.

Every option meets worlds that are dealt from what the seat could know at that moment, so nobody is
blamed for what they could not see. Options are compared in the same worlds, and the game's rule of
thumb plays on from each. The decisions that may have cost most get most of the time. Where another
option seems better beyond doubt, the two meet again in worlds of their own: a loss is only what
these confirm, since the largest of many guesses is always too large.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from cantina.bots.base import luck_of
from cantina.bots.scale import Scale
from cantina.bots.weighing import EVERY, FEW, Field, Lead, candidates, futures, lead_of, reach
from cantina.kernel.action import Action, Ask, Seat
from cantina.kernel.rng import Rng, Seed
from cantina.kernel.table import Table, determinize

MOST_CHOICES: Final = 500
"""Of a longer game every second one is looked at, or fourth."""
MOST_OPTIONS: Final = 12
"""What the game puts first, and what was chosen."""
MOST_WORLDS: Final = 320
AUDIT: Final = 96
"""Worlds in which a suspicion is checked."""
SMALL: Final = 0.01
"""Of a chance: nobody is told of less, so nothing is done to find it."""
CHECKED_FIRST: Final = 1.0
"""More than can be hoped for elsewhere: a suspicion must not stand unchecked."""
HOPE: Final = 2.0
"""Errors: what an option may turn out to be better by."""
CONFIRMED: Final = 1.5
"""Errors: by what the check must exceed nought. Before it, the doubt was removed once already."""
GOLDEN: Final = 0.6180339887498949
"""Its multiples, without their whole parts, leave no large gap."""


class Choice:
    """A decision with something to choose."""

    def __init__(
        self,
        at: int,
        turn: int,
        part: int,
        ask: Ask,
        options: list[Action],
        chosen: int,
        thumb: int,
        world: Table[Any, Any],
    ) -> None:
        self.at: Final = at  # decisions made before it
        self.turn: Final = turn
        self.part: Final = part
        self.seat: Final = ask.seat
        self.ask: Final = ask
        self.options: Final = options
        self.chosen: Final = chosen  # among the options, by number
        self.thumb: Final = thumb  # what the rule of thumb would have done
        self.world: Final = world
        self.late = 0.0  # from 0 to 1: when in the game
        self.later = 0.0  # and when its effect is judged
        self.shifts = [0.0] * world.seats  # of the scale, as this turn needs it
        self.field: Final = Field(len(options))
        self.differences: Final[list[list[float]]] = []  # chosen less thumb, by seat (effects.py)
        self.rival: int | None = None  # what the choice is checked against
        self.audited: Final[list[list[list[float]]]] = [[], []]  # the rival's and its, by world

    def is_weighed(self) -> bool:
        return self.field.worlds >= FEW

    def departs(self) -> bool:
        """From the rule of thumb."""
        return self.chosen != self.thumb

    def checked(self) -> Lead:
        """How far what was chosen is ahead of its rival for whoever chose, in worlds of their
        own."""
        theirs, mine = self.audited
        return lead_of([b[self.seat] - a[self.seat] for a, b in zip(theirs, mine, strict=True)])

    def loss(self) -> float:
        """Of the chance of whoever chose; nought unless it is confirmed."""
        found = self.checked()
        sure = found.worlds == AUDIT and -found.mean > CONFIRMED * found.error
        return -found.mean if sure else 0.0

    def find(self) -> float:
        """By how much it beat the rule of thumb; nought unless it is confirmed."""
        found = self.checked()
        sure = found.worlds == AUDIT and found.mean > CONFIRMED * found.error
        return found.mean if sure and self.rival == self.thumb else 0.0

    def is_judged(self) -> bool:
        """Whether it is known what it was worth: what only seems to have been worse is not."""
        return self.rival is None or len(self.audited[0]) == AUDIT

    def stake(self) -> float:
        """What choosing blindly among the options would have cost, on average."""
        best = self.field.best()
        behind = [one for one in range(len(self.options)) if one not in self.field.running]
        return sum([max(self.field.lead(best, one).mean, 0.0) for one in behind]) / len(
            self.options
        )

    def means(self, which: int) -> list[float]:
        """The chances of all seats after the rival (0) or after what was chosen (1)."""
        found = self.audited[which]
        return [sum([one[seat] for one in found]) / len(found) for seat in range(len(found[0]))]


def choice_at(
    at: int, part: int, world: Table[Any, Any], ask: Ask, action: Action, rng: Rng
) -> Choice | None:
    """None where there was nothing to choose, or nothing that can be weighed by looking ahead.
    `world` is kept: it is the table before anybody gave a sealed answer."""
    game = world.game
    if len(ask.options) < 2:
        return None
    reasoned = game.services.get("thumb")
    if reasoned is not None and reasoned(world, ask, rng) is not None:
        return None
    if game.worthwhile(world, ask) == [action]:
        return None  # it goes without saying
    options = candidates(world, ask.seat, ask)[:MOST_OPTIONS]
    if not options:
        return None
    dealt = determinize(world, ask.seat, rng)
    mine = [one for one in dealt.asks if one.seat == ask.seat]
    thumb = game.suggest(dealt, mine[0], rng)
    options = [*options, *[one for one in (thumb, action) if one not in options]]
    options = [one for place, one in enumerate(options) if one not in options[:place]]
    if len(options) < 2:
        return None
    numbers = options.index(action), options.index(thumb)
    return Choice(at, game.turn(world), part, ask, options, *numbers, world)


def weigh_all(
    choices: list[Choice], scale: Scale, seed: Seed, end: float, clock: Callable[[], float]
) -> None:
    """Until the clock is there. If that is soon, the first look was at choices from all over the
    game: the later ones matter most."""
    waiting: list[tuple[float, int, Weigher]] = []
    for choice in _spread(choices):
        if clock() >= end:
            break
        weigher = Weigher(choice, scale, luck_of(seed, f"choice {choice.at}"))
        weigher.look(FEW, end, clock)
        if choice.is_weighed():
            waiting.append((-weigher.hope(), choice.at, weigher))
    heapq.heapify(waiting)
    while waiting and clock() < end:
        hope, at, weigher = heapq.heappop(waiting)
        if -hope < SMALL:
            break
        weigher.look(EVERY, end, clock)
        heapq.heappush(waiting, (-weigher.hope(), at, weigher))


def _spread(choices: list[Choice]) -> list[Choice]:
    """In an order of which every beginning is spread evenly over all of them."""
    order = sorted(range(len(choices)), key=lambda number: number * GOLDEN % 1)
    return [choices[number] for number in order]


class Weigher:
    """Weighs one decision, some worlds at a time."""

    def __init__(self, choice: Choice, scale: Scale, rng: Rng) -> None:
        self.choice: Final = choice
        self.scale: Final = scale
        self.rng: Final = rng

    def look(self, worlds: int, end: float, clock: Callable[[], float]) -> None:
        """Into so many worlds more: all options that still run, or the one that is checked."""
        for _ in range(worlds):
            if clock() >= end:
                return
            if self.choice.rival is None:
                self._compare()
            else:
                self._check()

    def hope(self) -> float:
        """How much may be learned by looking on, as a chance; 0 where nothing is left to do."""
        choice = self.choice
        field, chosen = choice.field, choice.chosen
        if choice.rival is not None:
            left = AUDIT - len(choice.audited[0])
            return CHECKED_FIRST if left > 0 else 0.0
        best = field.best()
        if chosen not in field.running:
            return self._suspect(best)
        if best == chosen and choice.thumb not in field.running:
            return self._suspect(choice.thumb)
        if field.worlds >= MOST_WORLDS or len(field.running) == 1:
            return 0.0
        leads = [field.lead(one, chosen) for one in field.running if one != chosen]
        return max([lead.mean + HOPE * lead.error for lead in leads])

    def _suspect(self, rival: int) -> float:
        """The two are to be checked, if that is worth it."""
        choice = self.choice
        if abs(choice.field.lead(rival, choice.chosen).mean) < SMALL:
            return 0.0
        choice.rival = rival
        return CHECKED_FIRST

    def _compare(self) -> None:
        choice = self.choice
        running = list(choice.field.running)
        found = self._chances([choice.options[one] for one in running])
        choice.field.learn([one[choice.seat] for one in found])

    def _check(self) -> None:
        choice = self.choice
        assert choice.rival is not None
        if len(choice.audited[0]) == AUDIT:
            return
        pair = [choice.options[one] for one in (choice.rival, choice.chosen)]
        for kept, chances in zip(choice.audited, self._chances(pair), strict=True):
            kept.append(chances)

    def _chances(self, options: list[Action]) -> list[list[float]]:
        choice = self.choice
        dealt = determinize(choice.world, choice.seat, self.rng)
        turns = reach(dealt.game)
        after = futures(dealt, choice.seat, options, self.rng.split(), turns)
        return [self.scale.chances(one, choice.late, choice.shifts) for one in after]


FEWEST_CHOICES: Final = 5
LEAST_STAKE: Final = 0.03
"""So many choices, and so much of a chance in all of them together: with less at stake there is no
accuracy."""


class Account(NamedTuple):
    """What a seat's choices came to."""

    accuracy: float | None  # from 0 to 100
    choices: int  # in which something was at stake
    weighed: int
    lost: float  # of its chance, all losses together


def account_of(seat: Seat, choices: list[Choice]) -> Account:
    mine = [one for one in choices if one.seat == seat and one.is_judged()]
    stakes = [one.stake() for one in mine]
    lost = sum([one.loss() for one in mine])
    stake = sum(stakes)
    staked = len([one for one in stakes if one > 0])
    is_enough = staked >= FEWEST_CHOICES and stake >= LEAST_STAKE
    accuracy = 100 * max(0.0, 1 - lost / stake) if is_enough else None
    return Account(accuracy, staked, len(mine), lost)
