"""The Game object of Bounty Hunters."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from cantina.games.hunters import codec, hints, invariants, policy, setup, value, view
from cantina.games.hunters.flows.resolve import RESOLVE
from cantina.games.hunters.flows.turn import TURN
from cantina.games.hunters.kinds import kinds
from cantina.games.hunters.load import load_pack, shipped_pack
from cantina.games.hunters.load_box import BOXING, boxing
from cantina.games.hunters.load_weights import (
    VALUE,
    by_seats,
    every_table,
    learned,
    regulars,
    weight_sets,
    with_likings,
)
from cantina.games.hunters.pack import HuntersPack
from cantina.games.hunters.state import HuntersState
from cantina.games.hunters.tally import tally
from cantina.games.hunters.view import HuntersView
from cantina.kernel.action import Action, Ask, Seat, all_seats
from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table
from cantina.kernel.view import View
from cantina.parts.learned import Facts, Stages
from cantina.parts.weights import TUNED, BySeats, Values

BEHAVIOUR: Final = 1
FORMER: Final = {
    "d578296a93cbba0c760cb185a545c940": "1a941ff2d3134bf4a61293286c8cc243",
    "5097245ea0cfdf93a73dc386792d4995": "00598d26df10c79400456fd96334b9b4",
}
"""Digests of the content that covered its words too, and what they are now."""
LEVELS: Final = (
    ("rookie", "novice@casual"),
    ("scout", "quick@casual"),
    ("hunter", "quick"),
    ("veteran", "trials:16"),
    ("legend", "trials:0.3s"),
)


class Hunters(Game[HuntersState, HuntersPack]):
    def __init__(
        self,
        weights: BySeats | None = None,
        judges_by: str = TUNED,
        learnt: list[Stages] | None = None,
    ) -> None:
        # BH-1.1: two to six players.
        super().__init__(
            "hunters",
            2,
            6,
            BEHAVIOUR,
            setup.OPTIONS,
            (TURN, RESOLVE),
            swing=15 * hints.POINT,
            unit=hints.POINT,
            former=FORMER,
            contested=False,  # BH-7.1: nobody touches what lies before another
            horizon=2 if judges_by == TUNED else 4,  # what was learned sees far by itself
            levels=LEVELS,
            services={
                "kinds": kinds,
                "tally": tally,
                "weights": weight_sets,
                "playing_by": playing_by,
                "regulars": regulars,
                "facts": facts,
                "pack_for": BOXING.pack_for,
                "boxing": boxing,
            },
        )
        self.weights: Final = by_seats(weight_sets().sets[TUNED] if weights is None else weights)
        # What was learned by playing belongs to the tuned weights; others judge by hand-made sums.
        self.learned: Final = _learned(learnt) if judges_by == TUNED else []

    def load(self, folder: Path | None) -> HuntersPack:
        return load_pack(folder) if folder else shipped_pack()

    def setup(
        self, pack: HuntersPack, options: dict[str, str], seats: int, rng: Rng
    ) -> HuntersState:
        return setup.setup(pack, options, seats, rng)

    def view(self, t: Table[HuntersState, HuntersPack], seat: Seat) -> View:
        return view.view(t, seat)

    def private(self, t: Table[HuntersState, HuntersPack], seat: Seat) -> dict[str, Any]:
        return view.private(t, seat)

    def redeal(self, t: Table[HuntersState, HuntersPack], seat: Seat, rng: Rng) -> None:
        view.redeal(t, seat, rng)

    def check(self, t: Table[HuntersState, HuntersPack]) -> None:
        invariants.check(t)

    def clone(self, state: HuntersState) -> HuntersState:
        return codec.clone_hunters_state(state)

    def encode(self, state: HuntersState) -> dict[str, Any]:
        return codec.encode_hunters_state(state)

    def decode(self, data: dict[str, Any]) -> HuntersState:
        return codec.decode_hunters_state(data)

    def encode_view(self, view: View) -> dict[str, Any]:
        assert isinstance(view, HuntersView)
        return codec.encode_hunters_view(view)

    def encode_event(self, event: Event) -> dict[str, Any]:
        return codec.encode_event(event)

    def evaluate(self, t: Table[HuntersState, HuntersPack], seat: Seat) -> int:
        if not self.learned:
            return hints.evaluate(t, seat)
        return value.evaluate(t, seat, self.weights[t.seats], self.learned[t.seats])

    def suggest(self, t: Table[HuntersState, HuntersPack], ask: Ask, rng: Rng) -> Action:
        return policy.suggest(t, ask, rng, self.weights[t.seats])

    def turn(self, t: Table[HuntersState, HuntersPack]) -> int:
        return t.state.turn


def playing_by(weights: BySeats, name: str = TUNED, liked: Values | None = None) -> Hunters:
    """The same game, but bots play and judge by these weights, which are those of this name or bent
    from them, and like some facts of the learned value more than they are worth."""
    return Hunters(weights, name, with_likings(learned(), liked) if liked else None)


def _learned(given: list[Stages] | None) -> list[Stages]:
    return learned() if given is None else given


def facts() -> Facts:
    """What the value of a position is learned from."""
    return Facts(
        path=VALUE,
        names=value.FEATURES,
        stages=value.STAGES,
        scale=value.SCALE,
        of=facts_of,
        judging_by=judging_by,
    )


def facts_of(t: Table[HuntersState, HuntersPack]) -> tuple[int, list[list[int]]]:
    """The stage of the game, and the facts about every seat."""
    game = t.game
    assert isinstance(game, Hunters)
    weights = game.weights[t.seats]
    return value.stage(t), [value.features(t, seat, weights) for seat in all_seats(t.seats)]


def judging_by(seats: int, weights: Stages) -> Hunters:
    """The same game, but bots judge positions at a table of this many by these weights."""
    return Hunters(learnt=every_table({seats: weights}))
