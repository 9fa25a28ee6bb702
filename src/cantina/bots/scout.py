"""For games played together: what each option leads to in several possible futures.

In a cooperative game there is no rival to outwit, but dice, hidden tokens and enemies that act by
cards. A scout tries every option worth a look in the same worlds, lets the game's rule of thumb
play everybody on from there as far as the game says (`horizon`), and takes what did best on
average. The rule of thumb's own choice wins a tie.

It looks into a few worlds only, and gives up the worse half of the options on the way. Whoever has
more time tells the options apart by `trials`.
"""

from __future__ import annotations

from typing import Any, Final

from cantina.bots.greedy import lead
from cantina.bots.until import NEVER, Until
from cantina.kernel.action import Action, Ask, Seat
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table, apply, determinize, fork
from cantina.parts.tree import play_out

WORLDS: Final = 4
KEPT: Final = 2
"""After this many worlds the worse half of the options is given up."""


class Scout:
    def choose(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> Action:
        game = world.game
        first: Action = game.suggest(world, ask, rng)
        options = game.worthwhile(world, ask)
        if len(options) < 2:
            return first
        options = [first, *[option for option in options if option != first]]
        return halved(world, seat, ask, options, rng, until)


def halved(
    world: Table[Any, Any], seat: Seat, ask: Ask, options: list[Action], rng: Rng, until: Until
) -> Action:
    totals = [0] * len(options)
    tried = list(range(len(options)))
    for number in range(WORLDS):
        dealt = determinize(world, seat, rng)
        luck = rng.split()
        values: list[int] = []
        for place in tried:
            if until.is_up() and (number or values):
                break
            # A copy: futures must not differ by luck from option to option.
            values.append(worth(dealt, seat, ask, options[place], luck.copy()))
        if number and len(values) < len(tried):
            break  # a world in which not all were tried counts only if there is no other
        tried = tried[: len(values)]
        for place, value in zip(tried, values, strict=True):
            totals[place] += value
        if number + 1 == KEPT:
            tried.sort(key=lambda place: -totals[place])
            tried = tried[: max(2, len(tried) // 2)]
    return options[max(tried, key=lambda place: (totals[place], -place))]


def worth(world: Table[Any, Any], seat: Seat, ask: Ask, option: Action, luck: Rng) -> int:
    """The position after the option and some turns by rule of thumb."""
    after = fork(world)
    apply(after, ask, option)
    play_out(after, luck, after.game.horizon)
    return lead(after, seat)
