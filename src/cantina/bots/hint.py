"""A hint: what a bot would do in somebody's place, how much better that is, and why.

The options a bot would look at are weighed as in the debrief of a game (`weighing.py`): in the same
worlds, which the seat holds possible. What luck alone could explain is no advice: then the hint
says that nothing stands out. Its reason is what would then happen to the seat, as far as that is
the same in every world: what only a guessed card brings is not told.

Where looking ahead says nothing, as between missions of a campaign, a game may know the reason of
its rule of thumb (its service `thumb`); then that is the hint.
"""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple

from cantina.bots.greedy import best, lead
from cantina.bots.weighing import Field, candidates, futures
from cantina.kernel.action import SPECTATOR, Action, Ask, Seat, ask_of
from cantina.kernel.event import AnswerSealed, Event
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table, apply, determinize, fork

WORLDS: Final = 200
FEW: Final = 8
"""In so many worlds an option is tried before it may fall behind: people wait for a hint."""
LEAST: Final = 0.1
"""Of the game's unit: a lead of less is none."""
FELLOWS: Final = 2
"""At most this many others may be as good as the proposal; if more are, nothing stands out."""
TOLD_DECISIONS: Final = 2
"""How many of the decisions that would follow a hint names."""
TOLD_WORLDS: Final = 4
"""In at least this many worlds something must happen to count as a reason."""

ONLY: Final = "only"
"""There is nothing else to choose."""
BETTER: Final = "better"
"""Than everything else, by `gain`; the next best is named."""
EITHER: Final = "either"
"""A few are as good as each other; everything else is worse by `gain`."""
EQUAL: Final = "equal"
"""Nothing stands out."""
THUMB: Final = "thumb"
"""What the game's rule of thumb does, for the reason `why`."""


class HintBudget(NamedTuple):
    """The work a hint may cost: no further world is looked at after so many seconds or worlds."""

    seconds: float = 1.0
    worlds: int = WORLDS


class Hint:
    def __init__(
        self,
        verdict: str,
        action: Action,
        others: list[Action],
        gain: int,
        then: list[Action],
        events: list[dict[str, Any]],
        why: str = "",
    ) -> None:
        self.verdict: Final = verdict
        self.action: Final = action
        self.others: Final = others  # the next best, or those that are as good
        self.gain: Final = gain  # over what is worse, by the game's evaluation
        self.then: Final = then  # what the seat would go on with in the same turn
        self.events: Final = events  # encoded, as the seat may see them
        self.why: Final = why  # a word for the reason of the rule of thumb, or ""


def advise(world: Table[Any, Any], seat: Seat, ask: Ask, rng: Rng, budget: HintBudget) -> Hint:
    """Returns a hint for what the seat is asked in this world, which holds only what it knows."""
    thumb = world.game.services.get("thumb")
    reasoned = thumb(world, ask, rng) if thumb is not None and len(ask.options) > 1 else None
    if reasoned is not None:
        return Hint(THUMB, reasoned[0], [], 0, [], [], reasoned[1])
    options = candidates(world, seat, ask)
    if not options:
        return Hint(EQUAL, ask.options[0], ask.options[1:], 0, [], [])
    trial = _Trial(world, seat, options, rng, budget)
    first = trial.first(world.game.suggest(world, ask, rng))
    fellows, behind = trial.compared(first)
    action = options[first]
    others = [options[number] for number in fellows]
    gain = trial.gain(first, behind[0]) if behind else 0
    if len(ask.options) == 1:
        verdict = ONLY
    elif not fellows:
        verdict, others = BETTER, [options[number] for number in behind[:1]]
    elif len(fellows) <= min(FELLOWS, len(behind)):
        verdict = EITHER
    else:
        return Hint(EQUAL, action, others, 0, [], [])
    stories = [_story(determinize(world, seat, rng), seat, action, rng) for _ in range(TOLD_WORLDS)]
    return Hint(verdict, action, others, gain, _shared_start(stories), _shared_events(stories))


class _Trial:
    """What every option came to in the worlds it was tried in, in the game's own evaluation."""

    def __init__(
        self,
        world: Table[Any, Any],
        seat: Seat,
        options: list[Action],
        rng: Rng,
        budget: HintBudget,
    ) -> None:
        game = world.game
        self.seat: Final = seat
        self.options: Final = options
        self.field: Final = Field(len(options), FEW, 1, LEAST * game.unit)
        self.now: Final = lead(world, seat)
        end = time.monotonic() + budget.seconds
        for number in range(budget.worlds if len(options) > 1 else 1):
            if number and (len(self.field.running) == 1 or time.monotonic() > end):
                break
            self._try(determinize(world, seat, rng), rng.split())

    def _try(self, dealt: Table[Any, Any], luck: Rng) -> None:
        running = [self.options[number] for number in self.field.running]
        game = dealt.game
        swing = game.swing
        # No further than the game's evaluation needs: people wait, and dice that came later would
        # drown what the choice is worth.
        after = futures(dealt, self.seat, running, luck, game.horizon)
        gains = [lead(one, self.seat) - self.now for one in after]
        # A game decided counts as a lead that decides it: gains stay comparable.
        self.field.learn([float(min(max(gain, -swing), swing)) for gain in gains])

    def first(self, suggested: Action) -> int:
        """The best on average; the game's own rule of thumb where that may be as good."""
        ahead = self.field.best()
        if suggested not in self.options:
            return ahead
        thumb = self.options.index(suggested)
        return ahead if self.field.is_behind(thumb, ahead) else thumb

    def gain(self, one: int, other: int) -> int:
        return round(self.field.lead(one, other).mean)

    def compared(self, first: int) -> tuple[list[int], list[int]]:
        """The other options: those as good, and those behind; the best of each first."""
        others = [number for number in range(len(self.options)) if number != first]
        others.sort(key=lambda number: self.gain(first, number))
        behind = [number for number in others if self.field.is_behind(number, first)]
        return [number for number in others if number not in behind], behind


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
