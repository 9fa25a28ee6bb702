"""The tree of a search, and the walks through it: everything of `bots/mcts.py` that is worth
compiling, which is all but the clock.

The tree keeps actions, not positions: every walk starts from a world dealt anew, goes down by what
is legal there, leaves the tree, lets the game's rule of thumb play a few turns for everybody and
asks the game what the position is worth.
"""

from __future__ import annotations

from math import log, sqrt, tanh
from typing import Any, Final

from cantina.kernel.action import Action, Ask, Seat, all_seats, ask_of
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table, apply, fork

CURIOSITY: Final = 0.3
"""How much a rarely tried action is favoured (the constant of UCB1)."""
UNTRIED: Final = 1e9
"""The score of an action that was never tried: above all others."""


class Arm:
    """What is known of one action at a node, and the node behind it."""

    def __init__(self) -> None:
        self.tries = 0
        self.chances = 0  # how often it was legal
        self.total = 0.0
        self.child: Node | None = None


class Node:
    def __init__(self) -> None:
        self.arms: dict[Seat, dict[Action, Arm]] = {}


def walk(root: Node, world: Table[Any, Any], seat: Seat, rng: Rng) -> None:
    """One walk down the tree, one new node, one play-out, and what it taught. Sealed choices are
    decoupled: each seat has its own statistics at the node and sees nobody else's choice. Where the
    game says that others hardly matter, only the seat's own decisions make the tree grow."""
    game = world.game
    contested = game.contested
    node: Node = root
    tried: list[tuple[Seat, Arm]] = []
    fresh = False
    while world.asks and not fresh:
        way: Arm | None = None
        for ask in list(world.asks):
            if contested or ask.seat == seat:
                action, arm = pick(node, world, ask)
                tried.append((ask.seat, arm))
                if ask.seat == seat or way is None:
                    way = arm
            else:
                action = game.suggest(world, ask, rng)
            apply(world, ask, action)
        if way is not None:
            child = way.child
            if child is None:
                fresh = True
                child = Node()
                way.child = child
            node = child
    play_out(world, rng, game.horizon)
    worth = values(world)
    for who, arm in tried:
        arm.tries += 1
        arm.total += worth[who]


def pick(node: Node, world: Table[Any, Any], ask: Ask) -> tuple[Action, Arm]:
    """UCB1 among the options worth a look in this world; untried ones first, in their order."""
    arms = node.arms.get(ask.seat)
    if arms is None:
        arms = {}
        node.arms[ask.seat] = arms
    options = world.game.worthwhile(world, ask)
    best = options[0]
    best_arm: Arm | None = None
    best_score = -1.0
    for option in options:
        arm = arms.get(option)
        if arm is None:
            arm = Arm()
            arms[option] = arm
        arm.chances += 1
        if arm.tries == 0:
            score = UNTRIED
        else:
            score = arm.total / arm.tries + CURIOSITY * sqrt(log(arm.chances) / arm.tries)
        if score > best_score:
            best_score = score
            best = option
            best_arm = arm
    assert best_arm is not None
    return best, best_arm


def play_out(world: Table[Any, Any], rng: Rng, turns: int) -> None:
    """The game's rule of thumb plays everybody this many turns on, until the position can be
    judged, or to the end."""
    game = world.game
    last = game.turn(world) + turns
    while world.asks:
        turn = game.turn(world)
        if turn > last or (turn == last and game.is_settled(world)):
            break
        ask = world.asks[0]
        apply(world, ask, game.suggest(world, ask, rng))


def values(world: Table[Any, Any]) -> list[float]:
    """What the position is worth to every seat, from 0 to 1: the lead over the best rival."""
    game = world.game
    seats = all_seats(world.seats)
    worth = [game.evaluate(world, seat) for seat in seats]
    outcome = world.state.outcome
    result: list[float] = []
    for seat in seats:
        others = [worth[other] for other in game.rivals(world, seat)]
        best = max(others) if others else 0
        value = 0.5 + 0.5 * tanh((worth[seat] - best) / game.swing)
        if outcome is not None:
            value = 0.5 * value + (0.5 if seat in outcome.winners else 0.0)
        result.append(value)
    return result


def outcomes(
    world: Table[Any, Any], seat: Seat, options: list[Action], rng: Rng, turns: int
) -> list[float]:
    """What each option is worth to the seat in this one world, when all play on by rule of thumb.
    Every option meets the same luck, so that luck does not tell them apart."""
    found: list[float] = []
    for option in options:
        after = fork(world)
        ask = ask_of(after.asks, seat)
        assert ask is not None
        apply(after, ask, option)
        play_out(after, rng.copy(), turns)
        found.append(values(after)[seat])
    return found
