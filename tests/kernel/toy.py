"""The smallest game a flow can run in: a log of what happened and a number."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cantina.kernel.action import Action, Ask, Seat, ask_of
from cantina.kernel.event import Event
from cantina.kernel.flow import Flow
from cantina.kernel.game import Game, Option
from cantina.kernel.pack import Pack
from cantina.kernel.rng import Rng, Seed
from cantina.kernel.state import Frame, Outcome, State
from cantina.kernel.table import Table, answered, open_table, play
from cantina.kernel.view import View
from tests.seats import FIRST


class ToyState(State):
    def __init__(self, rng: Rng, stack: list[Frame]) -> None:
        super().__init__(rng, stack, [], 0, None)
        self.log: list[str] = []
        self.count = 0


class Box(Frame):
    """The only frame of most toys."""


class Inner(Frame):
    """A frame that is called."""


class Toy(Game[ToyState, Pack]):
    """Runs the given flows, starting with a Box."""

    def __init__(self, *flows: Flow[Any, Any]) -> None:
        options = (Option(key="size", choices=("small", "large"), rule="TOY-1"),)
        super().__init__("toy", 1, 4, 1, options, flows, swing=1, unit=1, contested=True)

    def load(self, folder: Path | None) -> Pack:
        return Pack(key="toy", digest="digest", things=())

    def setup(self, pack: Pack, options: dict[str, str], seats: int, rng: Rng) -> ToyState:
        return ToyState(rng, [Box()])

    def view(self, t: Table[ToyState, Pack], seat: Seat) -> View:
        return View(seat=seat, answered=answered(t))

    def private(self, t: Table[ToyState, Pack], seat: Seat) -> dict[str, Any]:
        return {"seat": seat}

    def redeal(self, t: Table[ToyState, Pack], seat: Seat, rng: Rng) -> None:
        pass

    def check(self, t: Table[ToyState, Pack]) -> None:
        pass

    def clone(self, state: ToyState) -> ToyState:
        copy = ToyState(state.rng.copy(), [_copied(frame) for frame in state.stack])
        copy.sealed = state.sealed[:]
        copy.revealed = state.revealed
        copy.outcome = state.outcome
        copy.log = state.log[:]
        copy.count = state.count
        return copy

    def encode(self, state: ToyState) -> dict[str, Any]:
        stack = [{"at": frame.at} for frame in state.stack]
        return {"log": state.log[:], "count": state.count, "rng": state.rng.word, "stack": stack}

    def decode(self, data: dict[str, Any]) -> ToyState:
        raise AssertionError("toys are not saved")

    def encode_view(self, view: View) -> dict[str, Any]:
        return {"seat": view.seat, "answered": view.answered}

    def encode_event(self, event: Event) -> dict[str, Any]:
        return {"rule": event.rule}

    def evaluate(self, t: Table[ToyState, Pack], seat: Seat) -> int:
        return t.state.count

    def suggest(self, t: Table[ToyState, Pack], ask: Ask, rng: Rng) -> Action:
        return ask.options[0]

    def turn(self, t: Table[ToyState, Pack]) -> int:
        return t.state.count


def _copied(frame: Frame) -> Frame:
    return type(frame)(at=frame.at, passed=frame.passed)


ToyTable = Table[ToyState, Pack]


def opened(*flows: Flow[Any, Any], seats: int = 2, seed: Seed = 1) -> ToyTable:
    game = Toy(*flows)
    return open_table(game, game.load(None), seats, seed)


def note(t: ToyTable, text: str) -> None:
    t.state.log.append(text)


def end(t: ToyTable, f: Frame) -> None:
    t.state.outcome = Outcome(winners=[FIRST], scores=[0] * t.seats, reason="end", rule="TOY-9")


def click(t: ToyTable, seat: Seat, verb: str, *args: int) -> None:
    play(t, seat, Action(verb, args))


def offered(t: ToyTable, seat: Seat) -> list[str]:
    ask = ask_of(t.asks, seat)
    return [] if ask is None else [repr(option) for option in ask.options]
