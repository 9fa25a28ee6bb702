"""NI-1: the turns."""

from __future__ import annotations

from typing import Final

from cantina.games.nim.actions import Take
from cantina.games.nim.events import StonesTaken
from cantina.games.nim.state import NimTable, Turns

from cantina.kernel.action import Seat
from cantina.kernel.flow import ask, do, flow, loop
from cantina.kernel.state import Outcome


def whose(t: NimTable, f: Turns) -> Seat:
    return t.state.next


def takes(t: NimTable, f: Turns) -> list[Take]:
    """NI-1.2: at least one stone, of one heap."""
    return [
        Take(heap, stones)
        for heap, left in enumerate(t.state.heaps)
        for stones in range(1, left + 1)
    ]


def take(t: NimTable, f: Turns, action: Take) -> None:
    state = t.state
    state.heaps[action.heap] -= action.stones
    if t.heard:
        t.tell(StonesTaken("NI-1.2", seat=state.next, heap=action.heap, stones=action.stones))
    state.turn += 1
    state.next = 1 - state.next


def stones_left(t: NimTable, f: Turns) -> bool:
    return any(t.state.heaps)


def end(t: NimTable, f: Turns) -> None:
    """NI-1.3: whoever took the last stone has won."""
    winner = 1 - t.state.next
    scores = [int(seat == winner) for seat in range(2)]
    t.state.outcome = Outcome(winners=[winner], scores=scores, reason="last_stone", rule="NI-1.3")


TURNS: Final = flow(
    Turns,
    ask("take", seat=whose, options=takes, answer=take, rule="NI-1.2"),
    loop("take", while_=stones_left, rule="NI-1.1"),
    do(end, rule="NI-1.3"),
)
