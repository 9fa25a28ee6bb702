"""Whole turns, weighed by what comes after them.

Where a side decides many small things before anything is random, a planner makes whole lines of
them: for every first choice the line that a greedy player would follow, and many that leave it, or
the rule of thumb, now and then. Then they meet what cannot be known: in the same worlds, with the
same dice, each is played. A glimpse at the end of the turn in a few worlds shows the best, others
branch off from these, and the best dozen or so of all are played on by the rule of thumb for some
turns. The worse half is given up again and again, so that most of the effort goes to lines that are
close.

One thought serves a whole turn: `Mind` keeps the line and follows it while nothing new was learned.
Where chance has its turn (which unit attacks whom), every answer is weighed in the same way against
that of the rule of thumb, which knows the exact chances.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt, tanh
from typing import Any, Final, TypeAlias

from cantina.bots.greedy import lead, settled_value
from cantina.bots.setting import number_in
from cantina.bots.until import NEVER, Until
from cantina.kernel.action import Action, Ask, Seat, ask_of, offered
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table, apply, determinize, fork
from cantina.parts.network import Forecast

GAMES: Final = 400
"""Play-outs for one plan."""
MOST_GAMES: Final = 100_000
"""Where the clock counts: by then nothing is left to learn."""
FIELD: Final = 16
"""Lines that are played out."""
WANDERINGS: Final = 8
"""Lines for every first choice that leave the rule of thumb somewhere: worse as a rule, but twenty
of them cost no more than a greedy one, and one time in four one of them is the best."""
VARIANTS: Final = 10
"""Lines for every first choice that leave the greedy one somewhere, at most; one for so many
play-outs (GAMES_A_VARIANT)."""
GAMES_A_VARIANT: Final = 40
LEAVES: Final = 3
"""One choice in so many of such a line is another than the best."""
GLIMPSES: Final = 4
"""Worlds in which every line is followed to the end of its turn."""
PARENTS: Final = 8
"""The best lines at a glance, which others branch off from."""
BRANCHES: Final = 80
"""Lines that branch off, at most; one for so many play-outs (GAMES_A_BRANCH)."""
GAMES_A_BRANCH: Final = 5
OTHERS: Final = 3
"""Where a line is left, for one of so many that are next best."""
DEPTH: Final = 4
"""Turns that a play-out goes on for, after the one that is planned. In Battle of Hoth the best line
by one more turn won no more whole games than greedy's, by two 1.6 in 100 more, by four 3."""
FORESEEN: Final = 2
"""The same where the game has learned to tell who will win (service `forecast`)."""
FIRST_ROUND: Final = 20
"""Worlds for every line before the first half is given up; but no more than a part of the effort
(FIRST_PART), and no fewer than FIRST_LEAST."""
FIRST_PART: Final = 0.4
FIRST_LEAST: Final = 4
PRIOR: Final = 5
"""The glimpse of a line counts as much as so many play-outs: few of them are mostly luck."""
LUCK: Final = 0.33
"""How much of a swing's worth of luck with the dice shows in what a play-out comes to, where the
game can tell (service `fortune`). In Battle of Hoth taking it away saves one play-out in three."""
ANSWERS: Final = 6
"""Where chance has its turn: with more options only those worth a look are tried."""
SHARE: Final = 6
"""One answer gets one part in so many of the effort of a plan."""
DOUBT: Final = 2.0
"""An answer must be ahead of the rule of thumb's by so many times its error."""


Order: TypeAlias = Callable[[Table[Any, Any], Seat, Ask, Rng], list[Action]]
"""The options worth a look, the best first."""


@dataclass
class Step:
    """A choice, and the name of the question it answers."""

    name: str
    action: Action


@dataclass
class Line:
    """Choices of one turn, up to where chance takes over."""

    steps: list[Step]
    settled: float  # from 0 to 1, by the evaluation before anything random
    prior: float  # what it is held for before it is played out
    values: list[float] = field(default_factory=list)  # of its play-outs

    def actions(self) -> list[Action]:
        return [step.action for step in self.steps]

    def worth(self) -> float:
        return (sum(self.values) + PRIOR * self.prior) / (len(self.values) + PRIOR)

    def key(self) -> tuple[float, frozenset[Action]]:
        """Lines that come to the same by another order of the same choices are one."""
        return self.settled, frozenset(self.actions())


class TurnPlanner:
    """So many play-outs a plan; without a number as many as there is time for. Where no time was
    given either, GAMES."""

    def __init__(self, games: int | None = None) -> None:
        self.games: Final = games

    @classmethod
    def with_setting(cls, setting: str) -> TurnPlanner:
        """`` (as the time allows) or `500` (play-outs a plan)."""
        return cls(number_in(setting, "planner takes play-outs (500) or seconds a turn (0.5s)"))

    def choose(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> Action:
        return self.plan(world, seat, ask, rng, until)[0]

    def plan(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> list[Action]:
        """The line to follow from here."""
        if len(ask.options) == 1:
            return [ask.options[0]]
        games = self.games or (MOST_GAMES if until.comes() else GAMES)
        if not world.game.is_settled(world):
            lines = candidates(world, seat, ask, rng, games, until)
            return best_of(world, seat, lines, rng, games, until).actions()
        answers = answers_to(world, ask, rng)
        thumb = answers[0]
        best = best_of(world, seat, answers, rng, games // SHARE, until.part(1 / SHARE))
        return (best if best is thumb or is_ahead(best, thumb) else thumb).actions()


def candidates(
    world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, games: int, until: Until = NEVER
) -> list[Line]:
    """The lines to be played out, the best at a glance first."""
    variants = min(VARIANTS, -(-games // GAMES_A_VARIANT))
    lines = lines_from(world, seat, ask, rng, variants, until.part(1 / 4))
    lines = glimpsed(world, seat, lines, rng, until.part(1 / 5))
    count = min(BRANCHES, games // GAMES_A_BRANCH)
    more = branches_of(world, seat, ask, lines, rng, count, until.part(1 / 5))
    more = glimpsed(world, seat, more, rng, until.part(1 / 5))
    return sorted(lines + more, key=lambda line: -line.prior)[:FIELD]


def glimpsed(
    world: Table[Any, Any], seat: Seat, lines: list[Line], rng: Rng, until: Until = NEVER
) -> list[Line]:
    """The best first, by what they lead to at the end of the turn; without the time for a single
    glimpse of all of them by the evaluation."""
    count = 0
    while count < GLIMPSES and not until.is_up():
        if _play_all(world, seat, lines, rng, 0, until) == len(lines):
            count += 1
    for line in lines:
        line.prior = sum(line.values) / count if count else line.settled
        line.values.clear()
    return sorted(lines, key=lambda line: -line.prior)


def best_of(
    world: Table[Any, Any], seat: Seat, lines: list[Line], rng: Rng, games: int, until: Until
) -> Line:
    """Successive halving: every round but the first plays as many worlds as those before it. The
    first lines are held for the best, if there is no time to try more."""
    turns = FORESEEN if "forecast" in world.game.services else DEPTH
    soon = until.part(FIRST_PART)
    worlds = min(FIRST_ROUND, max(FIRST_LEAST, int(games * FIRST_PART) // len(lines)))
    played = 0  # worlds
    left = games
    while len(lines) > 1 and left > 0:
        for _ in range(worlds):
            met = _play_all(world, seat, lines, rng, turns, until)
            if played == 0:
                lines = lines[: max(1, met)]
            played += 1
            left = 0 if until.is_up() else left - len(lines)
            if left <= 0 or (played >= FIRST_LEAST and soon.is_up()):
                break
        worlds = played
        soon = until
        if len(lines) > 2:
            lines = sorted(lines, key=lambda line: -line.worth())[: (len(lines) + 1) // 2]
    return max(lines, key=lambda line: line.worth())


def _play_all(
    world: Table[Any, Any], seat: Seat, lines: list[Line], rng: Rng, turns: int, until: Until
) -> int:
    """Every line in the same world, with the same luck: how many there was time for. A world that
    not all have met would favour some of them: it counts only if there was none before."""
    dealt = determinize(world, seat, rng)
    luck = rng.split()
    values: list[float] = []
    for line in lines:
        if until.is_up():
            break
        # A copy: what follows must not differ by luck from line to line.
        values.append(played_out(dealt, seat, line, luck.copy(), turns))
    if len(values) == len(lines) or not lines[0].values:
        for line, value in zip(lines, values, strict=False):
            line.values.append(value)
    return len(values)


def answers_to(world: Table[Any, Any], ask: Ask, rng: Rng) -> list[Line]:
    """Single choices, the rule of thumb's first."""
    game = world.game
    thumb = game.suggest(world, ask, rng)
    options = ask.options if len(ask.options) <= ANSWERS else game.worthwhile(world, ask)
    options = [thumb, *[option for option in options if option != thumb]]
    return [Line([Step(ask.name, option)], 0.5, 0.5) for option in options]


def is_ahead(line: Line, other: Line) -> bool:
    """Beyond what luck explains, in the worlds in which both were played."""
    leads = [a - b for a, b in zip(line.values, other.values, strict=False)]
    count = len(leads)
    mean = sum(leads) / count
    spread = sum([(one - mean) ** 2 for one in leads]) / max(count - 1, 1)
    return mean > DOUBT * sqrt(spread / count)


def lines_from(
    world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, variants: int, until: Until = NEVER
) -> list[Line]:
    """Lines worth a glimpse, as far as there is time."""
    found: dict[tuple[float, frozenset[Action]], Line] = {}
    firsts = world.game.worthwhile(world, ask)
    kinds: list[tuple[Order, int, int]] = [
        (ranking, 0, 1),
        (thumbing, LEAVES, WANDERINGS),
        (ranking, LEAVES, variants),
    ]
    for order, leaves, times in kinds:
        for first in firsts * times:
            if found and until.is_up():
                break
            line = line_with(world, seat, ask, first, rng, order, leaves)
            found.setdefault(line.key(), line)
    return list(found.values())


def branches_of(
    world: Table[Any, Any],
    seat: Seat,
    ask: Ask,
    lines: list[Line],
    rng: Rng,
    count: int,
    until: Until = NEVER,
) -> list[Line]:
    """So many lines that follow one of the best for a while, leave it, and go on as a greedy player
    would; none that is known already."""
    parents = [line for line in lines[:PARENTS] if len(line.steps) > 1]
    known = {line.key() for line in lines}
    found: list[Line] = []
    for number in range(count if parents else 0):
        if until.is_up():
            break
        branch = branch_of(world, seat, ask, parents[number % len(parents)], rng)
        if branch.key() not in known:
            known.add(branch.key())
            found.append(branch)
    return found


def branch_of(world: Table[Any, Any], seat: Seat, ask: Ask, line: Line, rng: Rng) -> Line:
    left_at = 1 + rng.below(len(line.steps) - 1)
    place = 0

    def order(after: Table[Any, Any], seat: Seat, mine: Ask, rng: Rng) -> list[Action]:
        nonlocal place
        place += 1
        same = offered(mine, line.steps[place].action) if place <= left_at else None
        if same is not None and place < left_at:
            return [same]
        ranked = ranking(after, seat, mine, rng)
        others = [one for one in ranked[: OTHERS + 1] if one != same] if place == left_at else []
        return [others[rng.below(len(others))]] if others else ranked

    return line_with(world, seat, ask, line.steps[0].action, rng, order, 0)


def line_with(
    world: Table[Any, Any], seat: Seat, ask: Ask, first: Action, rng: Rng, order: Order, leaves: int
) -> Line:
    """The line that begins with this choice and goes on with what comes first in the order; but for
    one choice in so many, if any."""
    game = world.game
    turn = game.turn(world)
    after = fork(world)
    steps = [Step(ask.name, first)]
    apply(after, ask, first)
    while after.asks and game.turn(after) == turn:
        mine = ask_of(after.asks, seat)
        if mine is None:
            theirs = after.asks[0]
            apply(after, theirs, game.suggest(after, theirs, rng))
            continue
        if game.is_settled(after):
            break
        ranked = order(after, seat, mine, rng)
        place = 0
        if leaves and len(ranked) > 1 and rng.below(leaves) == 0:
            place = 1 + rng.below(min(len(ranked) - 1, OTHERS))
        steps.append(Step(mine.name, ranked[place]))
        apply(after, mine, ranked[place])
    settled = chance(after, seat)
    return Line(steps, settled, settled)


def thumbing(world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng) -> list[Action]:
    """The options worth a look, the best first by the rule of thumb."""
    options: list[Action] = world.game.worthwhile(world, ask)
    return options


def ranking(world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng) -> list[Action]:
    """The options worth a look, the best first as a greedy player sees it."""
    turn = world.game.turn(world)
    options: list[Action] = world.game.worthwhile(world, ask)
    if len(options) == 1:
        return options
    values: list[int] = []
    for option in options:
        after = fork(world)
        apply(after, ask, option)
        values.append(settled_value(after, seat, rng.copy(), turn, 0))
    order = sorted(range(len(options)), key=lambda place: -values[place])
    return [options[place] for place in order]


def played_out(dealt: Table[Any, Any], seat: Seat, line: Line, luck: Rng, turns: int) -> float:
    """What the line leads to in this world so many turns later, from 0 to 1. Where it cannot be
    followed, because something came up that could not be foreseen, the rule of thumb takes over."""
    game = dealt.game
    world = fork(dealt)
    told = game.services["fortune"]() if "fortune" in game.services else None
    last = game.turn(world) + turns
    steps = line.steps
    place = 0
    while world.asks and game.turn(world) <= last and game.won_by(world) is None:
        ask = world.asks[0]
        action: Action | None = None
        if place < len(steps) and ask.seat == seat:
            if steps[place].name == ask.name:
                action = offered(ask, steps[place].action)
            place = len(steps) if action is None else place + 1
        if action is None:
            action = game.suggest(world, ask, luck)
        if told is not None:
            told.note(world, action)
        apply(world, ask, action)
    found = foreseen(world, seat)
    return found if told is None else found - LUCK * int(told.of(world, seat)) / game.swing


def foreseen(world: Table[Any, Any], seat: Seat) -> float:
    """How likely the seat is to win at the beginning of a turn: as the game has learned to tell,
    else by its evaluation."""
    game = world.game
    if "forecast" not in game.services or game.won_by(world) is not None:
        return chance(world, seat)
    forecast: Forecast = game.services["forecast"]()
    return forecast.chance(world, seat)


def chance(world: Table[Any, Any], seat: Seat) -> float:
    """How likely the seat is to win, from 0 to 1: certain if it is decided, else by its lead."""
    game = world.game
    winners = game.won_by(world)
    if winners is not None:
        return 1.0 if seat in winners else 0.0
    return 0.5 + 0.5 * tanh(lead(world, seat) / game.swing)
