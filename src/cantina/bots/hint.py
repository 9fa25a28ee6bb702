"""A hint: what a bot would do in somebody's place, and why.

Every option is tried in several worlds the seat holds possible, each followed through the rest of
the turn as the greedy bot would. The best on average is the hint. Its reason is what would then
happen to the seat, as far as that is the same in every world: what only a guessed card brings is
not told.
"""

from __future__ import annotations

import time
from typing import Any, Final

from cantina.bots.greedy import best, settled_value
from cantina.kernel.action import SPECTATOR, Action, Ask, Seat, ask_of
from cantina.kernel.event import AnswerSealed, Event
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table, apply, determinize, fork

WORLDS: Final = 24
"""More change little: the options differ mostly by what the seat sees."""
TOLD_DECISIONS: Final = 2
"""So many decisions that would follow are told."""
TOLD_WORLDS: Final = 4
"""In so many worlds something must happen alike to be told as a reason."""


class Hint:
    def __init__(
        self, action: Action, then: list[Action], events: list[dict[str, Any]], gain: int
    ) -> None:
        self.action: Final = action
        self.then: Final = then  # what the seat would go on with in the same turn
        self.events: Final = events  # encoded, as the seat may see them
        self.gain: Final = gain  # over the next best option, by the game's evaluation


def advise(world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, seconds: float) -> Hint:
    """A hint for what the seat is asked in this world, which holds only what the seat knows.
    After so many seconds no further world is looked at."""
    end = time.monotonic() + seconds
    totals = [0] * len(ask.options)
    worlds = 0
    while worlds == 0 or (worlds < WORLDS and len(totals) > 1 and time.monotonic() < end):
        _weigh(totals, determinize(world, seat, rng), seat, rng)
        worlds += 1
    order = sorted(range(len(totals)), key=lambda number: -totals[number])
    action = ask.options[order[0]]
    gain = (totals[order[0]] - totals[order[1]]) // worlds if len(order) > 1 else 0
    stories = [_story(determinize(world, seat, rng), seat, action, rng) for _ in range(TOLD_WORLDS)]
    return Hint(action, _shared_start(stories), _shared_events(stories), gain)


def _weigh(totals: list[int], world: Table[Any, Any], seat: Seat, rng: Rng) -> None:
    """Adds what each option is worth in this world."""
    ask = ask_of(world.asks, seat)
    assert ask is not None
    turn = world.game.turn(world)
    for number, option in enumerate(ask.options):
        after = fork(world)
        apply(after, ask, option)
        # A copy: the others' moves must not differ by luck from option to option.
        totals[number] += settled_value(after, seat, rng.copy(), turn, world.game.foresight)


class _Story:
    """What the seat does and what happens to it in one world."""

    def __init__(self) -> None:
        self.then: list[Action] = []
        self.events: list[dict[str, Any]] = []


def _story(world: Table[Any, Any], seat: Seat, action: Action, rng: Rng) -> _Story:
    """Plays the action and the rest of the seat's turn, others by the rule of thumb."""
    game = world.game
    heard: Table[Any, Any] = Table(
        game, world.pack, world.state, world.seats, world.seed, world.options, True
    )
    heard.asks = world.asks
    turn = game.turn(heard)
    story = _Story()
    chosen: Action | None = action
    while heard.asks and game.turn(heard) == turn:
        mine = ask_of(heard.asks, seat)
        if mine is None:
            theirs = heard.asks[0]
            apply(heard, theirs, game.suggest(heard, theirs, rng))
            continue
        if chosen is None:
            if len(story.then) == TOLD_DECISIONS:
                break
            foresight = max(game.foresight - len(story.then), 0)
            chosen = best(fork(heard), seat, mine, rng, foresight)[1]
            story.then.append(chosen)
        apply(heard, mine, chosen)
        chosen = None
    for event in heard.events:
        if _concerns(event, seat):
            # As all may see it: the seat must not take a guessed card for the one it will draw.
            seen = event.seen_by(SPECTATOR)
            if seen is not None:
                story.events.append(game.encode_event(seen))
    return story


def _concerns(event: Event, seat: Seat) -> bool:
    return not isinstance(event, AnswerSealed) and getattr(event, "seat", None) == seat


def _shared_start(stories: list[_Story]) -> list[Action]:
    """What the seat goes on with in every world, up to where they differ."""
    shared = []
    for actions in zip(*(story.then for story in stories), strict=False):
        if any(action != actions[0] for action in actions):
            break
        shared.append(actions[0])
    return shared


def _shared_events(stories: list[_Story]) -> list[dict[str, Any]]:
    return [
        event for event in stories[0].events if all(event in story.events for story in stories[1:])
    ]
