"""The Game object of S.T.A.L.K.E.R."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from cantina.games.zone import codec, hints, invariants, policy, redeal, setup, view
from cantina.games.zone.campaign.campaign_flow import CAMPAIGN
from cantina.games.zone.campaign.figures import figures
from cantina.games.zone.campaign.trade_flow import TRADE
from cantina.games.zone.combat.anomaly_flow import ANOMALY_ROLL, MOVED
from cantina.games.zone.combat.attack_flow import ATTACK
from cantina.games.zone.combat.blast_flow import BLAST
from cantina.games.zone.combat.defence_flow import DEFENCE
from cantina.games.zone.combat.enemy_attack_flow import ENEMY_ATTACK
from cantina.games.zone.combat.hp_loss_flow import LOSS
from cantina.games.zone.combat.wound_flow import HURT, WOUND
from cantina.games.zone.effects.moment_flow import MOMENT
from cantina.games.zone.effects.program_flow import RESOLVE
from cantina.games.zone.enemies.activation_flow import ACTIVATION
from cantina.games.zone.enemies.control_flow import CONTROL
from cantina.games.zone.enemies.reaction_flow import REACTION
from cantina.games.zone.enemies.threat_flow import DISTRACTION, DRAG
from cantina.games.zone.enemies.unknown_flow import ARRIVAL, UNKNOWN
from cantina.games.zone.facts.campaign import is_decided_together
from cantina.games.zone.gear.gain_flow import GAIN, LOOT
from cantina.games.zone.gear.item_flow import USE_ITEM
from cantina.games.zone.gear.prepare_flow import PREPARE
from cantina.games.zone.kinds import kinds
from cantina.games.zone.load import load_pack, shipped_pack
from cantina.games.zone.load.box import boxing, pack_for
from cantina.games.zone.load.own import own_content
from cantina.games.zone.load_weights import regulars, weight_sets, weights_in
from cantina.games.zone.met import matter, note_met
from cantina.games.zone.movement.companion_flow import TROT
from cantina.games.zone.movement.march_flow import FACING, MARCH
from cantina.games.zone.movement.stalker_flow import PUSHED, WALK
from cantina.games.zone.movement.step_forward_flow import STRIDE
from cantina.games.zone.own import own_shown
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.state import ZoneState
from cantina.games.zone.turns.mission_flow import MISSION
from cantina.games.zone.turns.player_phase_flow import DEED, PLAYERS, TURN
from cantina.games.zone.turns.shopping_flow import SHOPPING
from cantina.games.zone.turns.zone_phase_flow import ZONE_PHASE
from cantina.games.zone.view import ZoneView
from cantina.games.zone.weights import Weights
from cantina.games.zone.wording.cards import card_texts
from cantina.kernel.action import Action, Ask, Seat
from cantina.kernel.event import Event
from cantina.kernel.game import Game
from cantina.kernel.rng import Rng
from cantina.kernel.table import Table
from cantina.kernel.view import View
from cantina.parts.weights import TUNED, BySeats, Values

BEHAVIOUR: Final = 3


LEVELS: Final = (
    ("rookie", "novice@casual"),
    ("scout", "quick@casual"),
    # Nobody has to be outwitted: the strongest look into possible futures.
    ("veteran", "scout@casual"),
    ("legend", "trials:1s"),
)


class Zone(Game[ZoneState, ZonePack]):
    def __init__(self, weights: Weights | None = None) -> None:
        super().__init__(
            "zone",
            1,
            4,
            BEHAVIOUR,
            setup.OPTIONS,
            (
                MISSION,
                PLAYERS,
                TURN,
                DEED,
                WALK,
                TROT,
                PUSHED,
                DISTRACTION,
                DRAG,
                ATTACK,
                BLAST,
                DEFENCE,
                LOSS,
                GAIN,
                LOOT,
                PREPARE,
                WOUND,
                HURT,
                ENEMY_ATTACK,
                REACTION,
                MARCH,
                FACING,
                STRIDE,
                ACTIVATION,
                UNKNOWN,
                ARRIVAL,
                ZONE_PHASE,
                MOVED,
                ANOMALY_ROLL,
                RESOLVE,
                USE_ITEM,
                MOMENT,
                CONTROL,
                CAMPAIGN,
                TRADE,
                SHOPPING,
            ),
            swing=hints.WON,
            unit=hints.HEALTH,
            contested=False,
            foresight=0,
            horizon=1,
            levels=LEVELS,
            services={
                "kinds": kinds,
                "figures": figures,
                "matter": matter,
                "met": note_met,
                "thumb": policy.reasoned,
                "texts": card_texts,
                "pack_for": pack_for,
                "boxing": boxing,
                "own_content": own_content,
                "own_shown": own_shown,
                "together": is_decided_together,
                "weights": weight_sets,
                "playing_by": playing_by,
                "regulars": regulars,
            },
        )
        if weights is not None:
            self.services["box_of"] = Boxes(weights).box_of

    def load(self, folder: Path | None) -> ZonePack:
        return load_pack(folder) if folder else shipped_pack()

    def setup(self, pack: ZonePack, options: dict[str, str], seats: int, rng: Rng) -> ZoneState:
        return setup.setup(pack, options, seats, rng)

    def view(self, t: Table[ZoneState, ZonePack], seat: Seat) -> View:
        return view.view(t, seat)

    def private(self, t: Table[ZoneState, ZonePack], seat: Seat) -> dict[str, Any]:
        return view.private(t, seat)

    def redeal(self, t: Table[ZoneState, ZonePack], seat: Seat, rng: Rng) -> None:
        redeal.redeal(t, seat, rng)

    def check(self, t: Table[ZoneState, ZonePack]) -> None:
        invariants.check(t)

    def clone(self, state: ZoneState) -> ZoneState:
        return codec.clone_zone_state(state)

    def encode(self, state: ZoneState) -> dict[str, Any]:
        return codec.encode_zone_state(state)

    def decode(self, data: dict[str, Any]) -> ZoneState:
        return codec.decode_zone_state(data)

    def encode_view(self, view: View) -> dict[str, Any]:
        assert isinstance(view, ZoneView)
        return codec.encode_zone_view(view)

    def encode_event(self, event: Event) -> dict[str, Any]:
        return codec.encode_event(event)

    def evaluate(self, t: Table[ZoneState, ZonePack], seat: Seat) -> int:
        return hints.evaluate(t, seat)

    def suggest(self, t: Table[ZoneState, ZonePack], ask: Ask, rng: Rng) -> Action:
        return policy.suggest(t, ask, rng)

    def worthwhile(self, t: Table[ZoneState, ZonePack], ask: Ask) -> list[Action]:
        return policy.worthwhile(t, ask)

    def is_settled(self, t: Table[ZoneState, ZonePack]) -> bool:
        return hints.is_settled(t)

    def rivals(self, t: Table[ZoneState, ZonePack], seat: Seat) -> list[Seat]:
        """Everybody wins or loses together."""
        return []

    def turn(self, t: Table[ZoneState, ZonePack]) -> int:
        """Rounds; in a campaign those of all its missions."""
        campaign = t.state.campaign
        before = sum([one.rounds + 1 for one in campaign.played]) if campaign is not None else 0
        return before + t.state.round


class Boxes:
    """Bots read their weights from the pack, so each set has a pack of its own."""

    def __init__(self, weights: Weights) -> None:
        self.weights: Final = weights
        self.given: ZonePack | None = None
        self.weighed: ZonePack | None = None

    def box_of(self, pack: ZonePack) -> ZonePack:
        """The pack of a table, as bots see it that play by the weights."""
        if self.weighed is None or self.given is not pack:
            self.given = pack
            self.weighed = pack.weighed_by(self.weights)
        return self.weighed


def playing_by(weights: BySeats, name: str = TUNED, liked: Values | None = None) -> Zone:
    """The same game, but bots play by these weights, which are those of this name or bent from
    them. Nothing was learned that could be liked."""
    return Zone(weights_in(weights))
