"""The Game object of Battle of Hoth."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from cantina.games.hoth import codec, hints, invariants, policy, setup, view
from cantina.games.hoth.board import OPPONENT
from cantina.games.hoth.danger import dangers_to
from cantina.games.hoth.flows.attack import ATTACK
from cantina.games.hoth.flows.move import MOVE
from cantina.games.hoth.flows.retreat import RETREAT
from cantina.games.hoth.flows.steps import AGAIN
from cantina.games.hoth.flows.strike import STRIKE
from cantina.games.hoth.flows.turn import TURN
from cantina.games.hoth.flows.war import WAR
from cantina.games.hoth.forecast import forecasting
from cantina.games.hoth.fortune import Fortune
from cantina.games.hoth.kinds import kinds
from cantina.games.hoth.load import load_pack, shipped_pack
from cantina.games.hoth.load_box import boxing, pack_for
from cantina.games.hoth.load_scenario import own_content
from cantina.games.hoth.load_weights import regulars, weight_sets, weights_in
from cantina.games.hoth.pack import HothPack
from cantina.games.hoth.rules.teams import members
from cantina.games.hoth.state import HothState
from cantina.games.hoth.view import HothView
from cantina.games.hoth.weights import MEDAL, Weights
from cantina.games.hoth.wording.aid import aid_tables
from cantina.kernel.action import Action, Ask, Seat
from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table
from cantina.kernel.view import View
from cantina.parts.weights import TUNED, BySeats, Values

BEHAVIOUR: Final = 3
FORMER: Final = {
    "565e3314b4948c37e4e063dd1a923cd8": "787a9ee80b6a415aee97d30ec5074b84",
    "8b26a1f023b313b5b6f728f7406fec8c": "787a9ee80b6a415aee97d30ec5074b84",
}
"""Digests of the content that covered its words too, and what they are now."""

LEVELS: Final = (
    ("rookie", "novice@casual"),
    ("scout", "novice:6@casual"),
    ("hunter", "novice:16@casual"),
    ("veteran", "greedy"),
    ("legend", "planner:2s"),
)


class Hoth(Game[HothState, HothPack]):
    def __init__(self, weights: Weights | None = None) -> None:
        # HO-14.1: one against one, up to two against two.
        super().__init__(
            "hoth",
            2,
            4,
            BEHAVIOUR,
            setup.OPTIONS,
            (WAR, TURN, MOVE, ATTACK, RETREAT, STRIKE, AGAIN),
            swing=6 * MEDAL,
            unit=MEDAL,
            former=FORMER,
            contested=True,
            foresight=0,
            horizon=0,
            levels=LEVELS,
            services={
                "kinds": kinds,
                "pack_for": pack_for,
                "boxing": boxing,
                "aid_tables": aid_tables,
                "own_content": own_content,
                "weights": weight_sets,
                "playing_by": playing_by,
                "regulars": regulars,
                "fortune": Fortune,
                "forecast": forecasting,
            },
        )
        if weights is not None:
            self.services["box_of"] = Boxes(weights).box_of

    def load(self, folder: Path | None) -> HothPack:
        return load_pack(folder) if folder else shipped_pack()

    def setup(self, pack: HothPack, options: dict[str, str], seats: int, rng: Rng) -> HothState:
        return setup.setup(pack, options, seats, rng)

    def view(self, t: Table[HothState, HothPack], seat: Seat) -> View:
        return view.view(t, seat)

    def private(self, t: Table[HothState, HothPack], seat: Seat) -> dict[str, Any]:
        dangers = [codec.encode_danger_view(danger) for danger in dangers_to(t, seat)]
        return {**view.private(t, seat), "dangers": dangers}

    def redeal(self, t: Table[HothState, HothPack], seat: Seat, rng: Rng) -> None:
        view.redeal(t, seat, rng)

    def check(self, t: Table[HothState, HothPack]) -> None:
        invariants.check(t)

    def clone(self, state: HothState) -> HothState:
        return codec.clone_hoth_state(state)

    def encode(self, state: HothState) -> dict[str, Any]:
        return codec.encode_hoth_state(state)

    def decode(self, data: dict[str, Any]) -> HothState:
        return codec.decode_hoth_state(data)

    def encode_view(self, view: View) -> dict[str, Any]:
        assert isinstance(view, HothView)
        return codec.encode_hoth_view(view)

    def encode_event(self, event: Event) -> dict[str, Any]:
        return codec.encode_event(event)

    def evaluate(self, t: Table[HothState, HothPack], seat: Seat) -> int:
        return hints.evaluate(t, seat)

    def suggest(self, t: Table[HothState, HothPack], ask: Ask, rng: Rng) -> Action:
        return policy.suggest(t, ask, rng)

    def worthwhile(self, t: Table[HothState, HothPack], ask: Ask) -> list[Action]:
        return policy.worthwhile(t, ask)

    def is_settled(self, t: Table[HothState, HothPack]) -> bool:
        return hints.is_settled(t)

    def won_by(self, t: Table[HothState, HothPack]) -> list[Seat] | None:
        """HO-15.2: each battle of a campaign has a winner."""
        state = t.state
        if state.outcome is None and not (state.over and state.fought):
            return None
        if state.outcome is not None:
            return state.outcome.winners
        side = state.fought[-1].winner
        return members(t, side)

    def rivals(self, t: Table[HothState, HothPack], seat: Seat) -> list[Seat]:
        return members(t, OPPONENT[t.state.players[seat].side])

    def turn(self, t: Table[HothState, HothPack]) -> int:
        return t.state.turn


class Boxes:
    """What bots work out by a set of weights is kept beside the pack, so each set has its own."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.given: HothPack | None = None
        self.weighed: HothPack | None = None

    def box_of(self, pack: HothPack) -> HothPack:
        """The pack of a table, as bots see it that play by the weights."""
        if self.weighed is None or self.given is not pack:
            self.given = pack
            self.weighed = pack.weighed_by(self.weights)
        return self.weighed


def playing_by(weights: BySeats, name: str = TUNED, liked: Values | None = None) -> Hoth:
    """The same game, but bots play and judge by these weights, which are those of this name or bent
    from them. Nothing was learned that could be liked."""
    return Hoth(weights_in(weights))
