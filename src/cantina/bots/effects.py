"""What choices did to the chances, compared to the rule of thumb by which all chances are told.

Only a choice that departs from that rule did anything: elsewhere the game went on as the chance had
it. Every departure of the game meets what the rule would have done in the same worlds, all of them
equally often, and all that is found counts, however small. Nothing is left out for being within
doubt or after the time was spent on others: what is left out would look like luck.

They are followed far beyond where options are judged (`reach`), which takes more worlds: there,
most of what weak play costs is not to be seen yet, and a bot that aims at the game's evaluation
looks better than it is. Where the evaluation is a forecast of its own (Bounty Hunters), nothing but
the end will do. Where it counts what is on the table (Battle of Hoth), chances after twelve turns
are those of the end, and dice have not yet drowned the choice.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Any, Final, NamedTuple

from cantina.bots.base import luck_of
from cantina.bots.choices import Choice
from cantina.bots.scale import Scale
from cantina.bots.weighing import Lead, futures, lead_of, reach
from cantina.kernel.action import Seat
from cantina.kernel.game import Game
from cantina.kernel.rng import Rng, Seed
from cantina.kernel.table import determinize

FEWEST_PAIRS: Final = 4
"""With fewer nothing is known of a choice."""
MOST_PAIRS: Final = 400
FAR: Final = 12
"""Turns."""
UNKNOWN: Final = 0.1
"""So much of a chance a choice of which nothing is known may well have moved."""


class Moved(NamedTuple):
    """How far choices moved a seat's chance."""

    own: float
    others: float
    error: float  # one standard error of both together


def measure_all(
    departures: list[Choice], scale: Scale, seed: Seed, end: float, clock: Callable[[], float]
) -> None:
    """Until the clock is there: one pair of each, then the next of each."""
    streams = [(one, luck_of(seed, f"effect {one.at}")) for one in departures]
    for _ in range(MOST_PAIRS):
        for choice, rng in streams:
            if clock() >= end:
                return
            choice.differences.append(_difference(choice, scale, rng))


def _difference(choice: Choice, scale: Scale, rng: Rng) -> list[float]:
    """Of every seat's chance in one more world: after what was chosen less after the rule."""
    dealt = determinize(choice.world, choice.seat, rng)
    options = [choice.options[number] for number in (choice.chosen, choice.thumb)]
    after = futures(dealt, choice.seat, options, rng.split(), followed(dealt.game))
    mine, usual = (scale.chances(one, choice.later, choice.shifts) for one in after)
    return [a - b for a, b in zip(mine, usual, strict=True)]


def followed(game: Game[Any, Any]) -> int | None:
    """For how many turns. None: to the end."""
    return None if game.horizon else FAR


def later(choice: Choice, rate: float) -> float:
    """How late it is when it is judged, from 0 to 1; a turn takes `rate` of that."""
    far = followed(choice.world.game)
    beyond = 0 if far is None else far - reach(choice.world.game)  # as `Scale` has it
    return min(choice.late + rate * beyond, 1.0)


def is_measured(choice: Choice) -> bool:
    return len(choice.differences) >= FEWEST_PAIRS


def effect(choice: Choice, seat: Seat) -> Lead:
    """Of a departure on a seat's chance."""
    count = len(choice.differences)
    if count < FEWEST_PAIRS:
        return Lead(0.0, UNKNOWN, 0)
    found = lead_of([one[seat] for one in choice.differences])
    return found._replace(error=found.error * sqrt(count / (count - 1)))  # there may be few


def moved_by(seat: Seat, departures: list[Choice], unread: int) -> Moved:
    """`unread` is the number of decisions that were not even looked at."""
    effects = [(one.seat == seat, effect(one, seat)) for one in departures]
    errors = [found.error for _, found in effects] + [UNKNOWN] * unread
    return Moved(
        sum([found.mean for is_own, found in effects if is_own]),
        sum([found.mean for is_own, found in effects if not is_own]),
        sqrt(sum([one**2 for one in errors])),
    )
