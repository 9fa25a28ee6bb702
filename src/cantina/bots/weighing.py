"""Options weighed against each other: what a bot, a hint and the debrief of a game rest on.

Luck decides far more than one choice does, so options are compared in pairs: each meets the same
hidden cards, the same decks and the same dice, and only their differences count. What falls behind
beyond doubt is tried no further, so most of the time goes to what is hard to tell apart.
"""

from __future__ import annotations

from math import sqrt
from typing import Any, Final, NamedTuple

from cantina.bots.planner import DEPTH
from cantina.kernel.action import PASS, Action, Ask, Seat, ask_of
from cantina.kernel.game import Game
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table, apply, fork

FEW: Final = 16
"""In so many worlds an option is tried before it may fall behind."""
EVERY: Final = 8
"""After so many worlds more it is looked at again."""
DOUBT: Final = 2.5
"""Standard errors: a lead of less may be luck."""


class Lead(NamedTuple):
    """Of one option over another, in the worlds in which both were tried."""

    mean: float
    error: float  # one standard error
    worlds: int


class Field:
    """The options by number, and what each came to in the worlds it was tried in."""

    def __init__(self, count: int, few: int = FEW, every: int = EVERY, least: float = 0.0) -> None:
        self.values: Final[list[list[float]]] = [[] for _ in range(count)]
        self.running = list(range(count))
        self.worlds = 0
        self.few: Final = few
        self.every: Final = every
        self.least: Final = least  # a lead of less is none

    def learn(self, found: list[float]) -> None:
        """What those still running came to in one more world."""
        for number, value in zip(self.running, found, strict=True):
            self.values[number].append(value)
        self.worlds += 1
        if self.worlds >= self.few and self.worlds % self.every == 0:
            best = self.best()
            self.running = [one for one in self.running if not self.is_behind(one, best)]

    def best(self) -> int:
        return max(self.running, key=lambda number: sum(self.values[number]))

    def lead(self, one: int, other: int) -> Lead:
        leads = [a - b for a, b in zip(self.values[one], self.values[other], strict=False)]
        return lead_of(leads)

    def is_behind(self, one: int, other: int) -> bool:
        """Beyond what luck explains."""
        lead = self.lead(other, one)
        if one == other or lead.worlds < self.few:
            return False
        return lead.mean >= self.least and lead.mean > DOUBT * lead.error


def lead_of(leads: list[float]) -> Lead:
    count = len(leads)
    if count == 0:
        return Lead(0.0, 0.0, 0)
    mean = sum(leads) / count
    spread = sum([(lead - mean) ** 2 for lead in leads]) / count
    return Lead(mean, sqrt(spread / count), count)


def candidates(world: Table[Any, Any], seat: Seat, ask: Ask) -> list[Action]:
    """What a bot looks at, or everything where it has its answer ready. None among partners when
    one may pass: who goes first is between them, and what each would then do too much of a guess to
    weigh it."""
    game = world.game
    if PASS in ask.options and len(ask.options) > 1 and not game.rivals(world, seat):
        return []
    found = game.worthwhile(world, ask)
    return found if len(found) > 1 else ask.options


def reach(game: Game[Any, Any]) -> int:
    """How many turns a choice is followed before it is said to have cost something. Where the
    game's own evaluation needs none, as far as a planner looks."""
    return game.horizon or DEPTH


def futures(
    dealt: Table[Any, Any], seat: Seat, options: list[Action], luck: Rng, turns: int | None
) -> list[Table[Any, Any]]:
    """Where each option leads in this world when all play on by rule of thumb for some turns, or
    to the end."""
    game = dealt.game
    ask = ask_of(dealt.asks, seat)
    assert ask is not None
    last = None if turns is None else game.turn(dealt) + turns
    found: list[Table[Any, Any]] = []
    for option in options:
        after = fork(dealt)
        apply(after, ask, option)
        # A copy: what follows must not differ by luck from option to option.
        play_on(after, luck.copy(), last)
        found.append(after)
    return found


def play_on(world: Table[Any, Any], rng: Rng, last: int | None) -> None:
    """By the rule of thumb, until the game or this part of it is decided, or until it can be judged
    in the turn `last`."""
    game = world.game
    while world.asks and game.won_by(world) is None:
        if last is not None:
            turn = game.turn(world)
            if turn > last or (turn == last and game.is_settled(world)):
                break
        ask = world.asks[0]
        apply(world, ask, game.suggest(world, ask, rng))
