"""One fact that somebody may not know, and what could be true in its place."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from cantina.kernel.action import Action, Seat, all_seats
from cantina.kernel.flow import AskAll
from cantina.kernel.pack import Pack
from cantina.kernel.table import Table, current_step

AnyTable = Table[Any, Any]
State = dict[str, Any]
"""As the codec writes it."""
Words = list[Any]
"""An action as the codec writes it: a verb and numbers."""

CHANCE = "chance"
SEALED = "sealed answer"


@dataclass
class Exchange:
    """Another world, just as possible by all that a viewer knows.

    `change` leads there from the true state and back. What is done in one world is called
    `rename(it)` in the other. `hidden(before, after)`: whether a decision that led from one true
    state to the other left the fact hidden all the time.
    """

    kind: str
    what: str
    change: Callable[[State], State]
    hidden: Callable[[State, State], bool]
    rename: Callable[[Words], Words] = lambda action: action
    pack: Pack | None = None  # where what is hidden is printed


class Knowing(Protocol):
    """Follows the true states of a game and says what could be otherwise."""

    def follow(self, state: State) -> None: ...

    def exchanges(
        self, t: AnyTable, state: State, viewer: Seat, dice: random.Random
    ) -> Iterator[Exchange]: ...


def exchanged(value: Any, one: int, two: int) -> Any:
    """A list of numbers, or lists of them, with two numbers in each other's place."""
    if isinstance(value, list):
        return [exchanged(part, one, two) for part in value]
    return two if value == one else one if value == two else value


def two_of(
    dice: random.Random, ones: Sequence[int], others: Callable[[int], Sequence[int]]
) -> tuple[int, int] | None:
    """One of these and one of its counterparts; None when none has any."""
    for one in dice.sample(ones, len(ones)):
        found = others(one)
        if found:
            return one, dice.choice(found)
    return None


def other_chance(state: State, dice: random.Random) -> Exchange:
    """Nobody knows what will be drawn and rolled: the stream is in no view, whatever its kind."""
    mine = state["rng"]
    other: Any = dice.getrandbits(60) + 1
    if isinstance(mine, list):
        other = [f"{dice.getrandbits(256):064x}", *mine[1:]]

    def change(state: State) -> State:
        stream = {repr(mine): other, repr(other): mine}
        return {**state, "rng": stream.get(repr(state["rng"]), state["rng"])}

    return Exchange(CHANCE, "stream", change, lambda before, after: after["rng"] == before["rng"])


def other_answer(
    t: AnyTable, state: State, viewer: Seat, dice: random.Random
) -> Iterator[Exchange]:
    """Of a sealed choice others know only that it was made, until all have made it."""
    for seat in all_seats(len(state["sealed"])):
        answer = state["sealed"][seat]
        if answer is None or seat == viewer:
            continue
        step = current_step(t)
        assert isinstance(step, AskAll)
        options = [said(option) for option in step.options(t, t.state.stack[-1], seat)]
        options.remove(answer)
        if options:
            yield _answer(seat, answer, dice.choice(options))


def _answer(seat: Seat, mine: Words, other: Words) -> Exchange:
    def change(state: State) -> State:
        sealed = list(state["sealed"])
        if sealed and sealed[seat] in (mine, other):
            sealed[seat] = other if sealed[seat] == mine else mine
        return {**state, "sealed": sealed}

    def hidden(before: State, after: State) -> bool:
        return bool(after["sealed"]) and after["sealed"][seat] in (mine, other)

    return Exchange(SEALED, f"of seat {seat}: {mine} or {other}", change, hidden)


def said(action: Action) -> Words:
    return [action.verb, *action.args]
