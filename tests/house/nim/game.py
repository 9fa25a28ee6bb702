"""Nim as the house sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from cantina.games.nim import codec
from cantina.games.nim.flow import TURNS
from cantina.games.nim.pack import NimPack, load_pack
from cantina.games.nim.state import NimState, NimTable, Turns
from cantina.games.nim.view import NimView, view

from cantina.kernel.action import Action, Ask, Seat
from cantina.kernel.errors import BrokenInvariant
from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.rng import Rng
from cantina.kernel.view import View


class Nim(Game[NimState, NimPack]):
    def __init__(self) -> None:
        super().__init__("nim", 2, 2, 1, (), (TURNS,), swing=1, unit=1, contested=True)

    def load(self, folder: Path | None) -> NimPack:
        return load_pack(folder)

    def setup(self, pack: NimPack, options: dict[str, str], seats: int, rng: Rng) -> NimState:
        return NimState(
            rng=rng,
            stack=[Turns()],
            sealed=[],
            revealed=0,
            outcome=None,
            heaps=list(pack.heaps),
            next=0,
            turn=0,
        )

    def view(self, t: NimTable, seat: Seat) -> View:
        return view(t, seat)

    def private(self, t: NimTable, seat: Seat) -> dict[str, Any]:
        return {"seat": seat}

    def redeal(self, t: NimTable, seat: Seat, rng: Rng) -> None:
        pass

    def check(self, t: NimTable) -> None:
        if min(t.state.heaps) < 0:
            raise BrokenInvariant("a heap has less than nothing")

    def clone(self, state: NimState) -> NimState:
        return codec.clone_nim_state(state)

    def encode(self, state: NimState) -> dict[str, Any]:
        return codec.encode_nim_state(state)

    def decode(self, data: dict[str, Any]) -> NimState:
        return codec.decode_nim_state(data)

    def encode_view(self, view: View) -> dict[str, Any]:
        assert isinstance(view, NimView)
        return codec.encode_nim_view(view)

    def encode_event(self, event: Event) -> dict[str, Any]:
        return codec.encode_event(event)

    def evaluate(self, t: NimTable, seat: Seat) -> int:
        if t.state.outcome is not None:
            return t.state.outcome.scores[seat]
        left = 0
        for heap in t.state.heaps:
            left ^= heap
        return int((left != 0) == (t.state.next == seat))

    def suggest(self, t: NimTable, ask: Ask, rng: Rng) -> Action:
        return ask.options[rng.below(len(ask.options))]

    def turn(self, t: NimTable) -> int:
        return t.state.turn
