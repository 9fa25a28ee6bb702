"""The smallest game there is: one question, asked again and again. It has next to no rules, so its
cost is the cost of the kernel; `cantina bench` measures it beside the real games."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from cantina.kernel.action import Action, Ask, Seat
from cantina.kernel.event import Event
from cantina.kernel.flow import ask, do, flow
from cantina.kernel.game import Game
from cantina.kernel.pack import Pack
from cantina.kernel.rng import Rng
from cantina.kernel.state import Frame, Outcome, State
from cantina.kernel.table import Table, answered
from cantina.kernel.view import View
from cantina.parts.codec import as_int, get

LENGTH: Final = 500
ONLY: Final = Seat(0)
ANSWERS: Final = [Action("left"), Action("right")]


class ProbeState(State):
    def __init__(self, rng: Rng, stack: list[Frame], left: int) -> None:
        super().__init__(rng, stack, [], 0, None)
        self.left = left


class Asking(Frame):
    """The only question."""


def whose(t: Table[ProbeState, Pack], f: Asking) -> Seat:
    return ONLY


def answers(t: Table[ProbeState, Pack], f: Asking) -> list[Action]:
    return ANSWERS if t.state.left else []


def count(t: Table[ProbeState, Pack], f: Asking, action: Action) -> None:
    t.state.left -= 1


def end(t: Table[ProbeState, Pack], f: Asking) -> None:
    t.state.outcome = Outcome(winners=[ONLY], scores=[0], reason="asked enough", rule="PROBE-1")


ASKING: Final = flow(
    Asking,
    ask("turn", seat=whose, options=answers, answer=count, rule="PROBE-1", repeat=True),
    do(end, rule="PROBE-1"),
)


class Probe(Game[ProbeState, Pack]):
    def __init__(self) -> None:
        super().__init__("probe", 1, 1, 1, (), (ASKING,), swing=1, unit=1, contested=False)

    def load(self, folder: Path | None) -> Pack:
        return Pack(key="probe", digest="", things=())

    def setup(self, pack: Pack, options: dict[str, str], seats: int, rng: Rng) -> ProbeState:
        return ProbeState(rng, [Asking()], LENGTH)

    def view(self, t: Table[ProbeState, Pack], seat: Seat) -> View:
        return View(seat=seat, answered=answered(t))

    def private(self, t: Table[ProbeState, Pack], seat: Seat) -> dict[str, Any]:
        return {"seat": seat}

    def redeal(self, t: Table[ProbeState, Pack], seat: Seat, rng: Rng) -> None:
        """Nothing is hidden."""

    def check(self, t: Table[ProbeState, Pack]) -> None:
        """Nothing can break."""

    def clone(self, state: ProbeState) -> ProbeState:
        frame = state.stack[0]
        return ProbeState(state.rng.copy(), [Asking(at=frame.at, passed=frame.passed)], state.left)

    def encode(self, state: ProbeState) -> dict[str, Any]:
        return {"left": state.left}

    def decode(self, data: dict[str, Any]) -> ProbeState:
        return ProbeState(Rng(1), [Asking()], as_int(get(data, "left")))

    def encode_view(self, view: View) -> dict[str, Any]:
        return {"seat": view.seat, "answered": view.answered}

    def encode_event(self, event: Event) -> dict[str, Any]:
        return {"rule": event.rule}

    def evaluate(self, t: Table[ProbeState, Pack], seat: Seat) -> int:
        return 0

    def suggest(self, t: Table[ProbeState, Pack], ask: Ask, rng: Rng) -> Action:
        return ask.options[0]

    def turn(self, t: Table[ProbeState, Pack]) -> int:
        return LENGTH - t.state.left
