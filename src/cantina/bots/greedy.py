"""The move that looks best one step ahead, by the game's own evaluation.

One step is one turn: decisions of its own that follow within the same turn are looked at too, since
choosing a card is worth what can then be done with it. What others do meanwhile is a guess by the
game's rule of thumb.
"""

from __future__ import annotations

from typing import Any, Final

from cantina.bots.until import NEVER, Until
from cantina.kernel.action import Action, Ask, Seat, ask_of
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table, apply, fork

WON: Final = 1_000_000
"""Worth more than any position."""


class Greedy:
    def choose(
        self, world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, until: Until = NEVER
    ) -> Action:
        return best(world, seat, ask, rng, world.game.foresight, until)[1]


def best(
    world: Table[Any, Any],
    seat: Seat,
    ask: Ask,
    rng: Rng,
    foresight: int,
    until: Until = NEVER,
) -> tuple[int, Action]:
    """The highest value among the options worth a look, and the first option that has it; of those
    looked at, when the time is up."""
    turn = world.game.turn(world)
    found: tuple[int, Action] | None = None
    for option in world.game.worthwhile(world, ask):
        if found is not None and until.is_up():
            break
        after = fork(world)
        apply(after, ask, option)
        # A copy: the others' moves must not differ by luck from option to option.
        value = settled_value(after, seat, rng.copy(), turn, foresight, until)
        if found is None or value > found[0]:
            found = (value, option)
    assert found is not None
    return found


def settled_value(
    world: Table[Any, Any],
    seat: Seat,
    rng: Rng,
    turn: int,
    foresight: int,
    until: Until = NEVER,
) -> int:
    """What the position is worth once the others have answered and this turn has run on: with the
    best decisions as far as it looks, then by rule of thumb until the game can be judged."""
    game = world.game
    while world.asks:
        if game.contested and game.turn(world) != turn:
            break  # where sides take turns, what the other side will do is not part of this one
        mine = ask_of(world.asks, seat)
        if mine is not None:
            if game.turn(world) != turn or (foresight == 0 and game.is_settled(world)):
                break
            if foresight > 0:
                return best(world, seat, mine, rng, foresight - 1, until)[0]
        ask = world.asks[0] if mine is None else mine
        apply(world, ask, game.suggest(world, ask, rng))
    return lead(world, seat)


def lead(world: Table[Any, Any], seat: Seat) -> int:
    """How far the seat is ahead of its best rival: an early end is good for a leader."""
    game = world.game
    others = [int(game.evaluate(world, other)) for other in game.rivals(world, seat)]
    value = int(game.evaluate(world, seat)) - max(others, default=0)
    outcome = world.state.outcome
    if outcome is not None:
        value += WON if seat in outcome.winners else -WON
    return value
