"""What a seat may know, and how the rest is dealt anew for a bot.

The players work together and hide nothing from each other (ST-1.5). Nobody knows the order of a
deck, a face-down token, the other side of a card or which of its variants lies there. A control
card is its reader's alone until it is resolved.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from cantina.games.zone.combat.body_parts import cover_between, results_of
from cantina.games.zone.combat.dice import successes
from cantina.games.zone.combat.forecast import deadliness
from cantina.games.zone.combat.weapon_attacks import is_accurate, reach_of
from cantina.games.zone.events.stalkers import TOLD_BY_OTHERS
from cantina.games.zone.facts.figures import area_of, enemies_on_map, ground, stalkers
from cantina.games.zone.facts.innermost import turn_of
from cantina.games.zone.frames.effects import AnomalyRoll, Control, Resolve
from cantina.games.zone.frames.enemies import Activation, ZonePhase
from cantina.games.zone.frames.stalkers import Attack, Blast, Defence, Players
from cantina.games.zone.map.distances import areas_in
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.seen.about import matter_of
from cantina.games.zone.seen.building import (
    anomaly_view,
    card_view,
    enemy_view,
    ground_view,
    peeked_tokens,
    pool_view,
    stalker_view,
    token_view,
)
from cantina.games.zone.seen.companions import CompanionView, companion_view
from cantina.games.zone.seen.exploring import campaign_view
from cantina.games.zone.seen.past import WentView, went_of
from cantina.games.zone.seen.previews import careful_ways_of, shots_of, ways_of
from cantina.games.zone.seen.reasons import reasons_of
from cantina.games.zone.seen.records import (
    AnomalyView,
    CampaignView,
    CardView,
    EnemyView,
    GoalView,
    GroundView,
    MatterView,
    PeekView,
    PoolView,
    ReasonView,
    RollView,
    ShotView,
    StalkerView,
    TokenView,
    WayView,
)
from cantina.games.zone.seen.shop import (
    LimitView,
    ScoreView,
    ShopView,
    goal_view,
    limits_of,
    scores_of,
    shop_of,
)
from cantina.games.zone.seen.territory import TerritoryView, territory_view
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import COMPANION, ENEMY, is_enemy, stalker_of
from cantina.games.zone.terms.ids import NO_FIGURE, NO_STALKER, NOWHERE, Area, Figure, Stalker
from cantina.games.zone.terms.kinds import PARTS
from cantina.games.zone.terms.numbers import (
    AMMO,
    ARTIFACT,
    BESIDE,
    BOLT,
    ENTRANCE,
    GONE,
    NONE,
    ON_MAP,
)
from cantina.games.zone.turns.round_end import CARD, MOBILE
from cantina.kernel.action import Seat
from cantina.kernel.state import Outcome
from cantina.kernel.table import answered, current_step
from cantina.kernel.view import View


@dataclass(eq=False, repr=False, kw_only=True)
class ZoneView(View):
    control: str  # the control card this seat is reading, or nothing
    mission: str
    ground: GroundView
    territory: TerritoryView | None  # beside the map
    goals: list[GoalView]
    limits: list[LimitView]
    shop: ShopView | None  # while equipment is bought
    score: list[ScoreView]  # what a scenario is worth, if it is won
    round: int
    phase: str  # setup, event, players, zone
    step: str  # of the flow that waits
    lead: Stalker
    lead_ready: bool
    active: Stalker  # whose turn it is, or NO_STALKER
    token: int  # and which of its turns
    stalkers: list[StalkerView]
    enemies: list[EnemyView]  # on the map
    companion: CompanionView | None  # who goes along, or has left this mission
    pool: list[PoolView]
    anomalies: list[AnomalyView]
    loose_artifacts: list[Area]
    loot: list[int]  # tokens by area
    unknown: list[int]  # tokens by area
    peeked: list[PeekView]
    dim: list[Area]
    traps: list[Area]
    tokens: list[TokenView]
    cards: list[CardView]
    flags: list[str]
    event: str  # the active event, or nothing
    events_left: int
    low_discard: list[str]  # activation cards that have been
    high_discard: list[str]
    activation: str  # the activation card being resolved, or nothing
    high: bool
    point: int
    roll: RollView | None
    ways: list[WayView]  # of the stalker that may move now
    careful: list[WayView]  # the same, moving carefully
    shots: list[ShotView]
    reasons: list[ReasonView]  # why base actions are not possible in this turn
    choosing: str  # the program and op that leave a choice: "7.0", or nothing
    matter: MatterView
    campaign: CampaignView | None  # None: a mission by itself
    went: WentView | None  # of a mission by itself that is over
    outcome: Outcome | None


def view(t: ZoneTable, seat: Seat) -> ZoneView:
    """ST-8.2, ST-10.2: everything that lies open, and what the present decision would mean."""
    state = t.state
    mission = t.pack.missions[state.mission]
    map = ground(t)
    turn = turn_of(t)
    activation = activation_of(t)
    asked = stalker_of(t.asks[0].seat) if t.asks else NO_STALKER
    drawn = ""
    if activation is not None:
        deck = t.pack.activation_high if activation.high else t.pack.activation_low
        drawn = deck[activation.card].id
    return ZoneView(
        seat=seat,
        answered=answered(t),
        control=control_of(t, seat),
        mission=mission.id,
        ground=ground_view(mission, map),
        territory=territory_view(t),
        goals=[goal_view(t, goal) for goal in mission.objectives],
        limits=limits_of(t),
        shop=shop_of(t),
        score=scores_of(t),
        round=state.round,
        phase=phase_of(t),
        step=current_step(t).name if t.asks else "",
        lead=state.lead,
        lead_ready=state.lead_ready,
        active=turn.stalker if turn is not None else NO_STALKER,
        token=turn.token if turn is not None else NONE,
        stalkers=[stalker_view(t, s) for s in stalkers(t)],
        enemies=[enemy_view(t, e) for e in enemies_on_map(t)],
        companion=companion_view(t),
        pool=pool_view(t),
        anomalies=[anomaly_view(t, number) for number in range(len(state.anomalies))],
        loose_artifacts=state.loose_artifacts[:],
        loot=[len(stack) for stack in state.loot],
        unknown=[len(stack) for stack in state.unknown],
        peeked=peeked_tokens(t),
        dim=areas_in(state.dim),
        traps=state.traps[:],
        tokens=[token_view(t, number) for number in range(len(state.tokens))],
        cards=[
            card_view(t, number)
            for number, card in enumerate(state.cards)
            if card.place in (ON_MAP, BESIDE, GONE)
        ],
        flags=state.flags[:],
        event=t.pack.events[state.event].id if state.event != NONE else "",
        events_left=len(state.events),
        low_discard=[t.pack.activation_low[card].id for card in state.low.discard],
        high_discard=[t.pack.activation_high[card].id for card in state.high.discard],
        activation=drawn,
        high=activation is not None and activation.high,
        point=activation.next if activation is not None else 0,
        roll=roll_of(t),
        ways=ways_of(t, asked) if asked != NO_STALKER else [],
        careful=careful_ways_of(t, asked) if asked != NO_STALKER else [],
        shots=shots_of(t, asked) if asked != NO_STALKER else [],
        reasons=reasons_of(t) if asked != NO_STALKER else [],
        choosing=choosing_of(t),
        matter=matter_of(t),
        campaign=campaign_view(t),
        went=went_of(t),
        outcome=state.outcome,
    )


def private(t: ZoneTable, seat: Seat) -> dict[str, Any]:
    """The players know the same, but for a control card, which its reader keeps secret."""
    return {"seat": seat, "control": control_of(t, seat)}


def control_of(t: ZoneTable, seat: Seat) -> str:
    for f in t.state.stack:
        if isinstance(f, Control) and Seat(f.stalker) == seat and f.card != NONE:
            return t.pack.control[f.card].id
    return ""


def choosing_of(t: ZoneTable) -> str:
    """Where the card stands whose choice is asked for: its options have texts of their own."""
    top = t.state.stack[-1] if t.asks else None
    return f"{top.program}.{top.next}" if isinstance(top, Resolve) else ""


def activation_of(t: ZoneTable) -> Activation | None:
    """The activation card that is being resolved."""
    for f in reversed(t.state.stack):
        if isinstance(f, Activation):
            return f
    return None


def roll_of(t: ZoneTable) -> RollView | None:
    """The dice on the table, of the innermost roll."""
    for f in reversed(t.state.stack):
        if isinstance(f, Attack) and f.roll.dice:
            return attack_roll(t, f)
        if isinstance(f, Blast) and f.roll.dice:
            return plain_roll("attack", f.stalker, f.roll.dice[:], f.roll.bonus)
        if isinstance(f, Defence) and f.roll.dice:
            return plain_roll("defence", f.stalker, f.roll.dice[:], f.roll.bonus, f.damage)
        if isinstance(f, AnomalyRoll) and f.petals != NONE:
            return plain_roll("anomaly", f.figure, [f.petals], 0)
    return None


def plain_roll(of: str, figure: Figure, dice: list[int], bonus: int, needed: int = 0) -> RollView:
    return RollView(
        of=of,
        figure=figure,
        dice=dice,
        bonus=bonus,
        accurate=False,
        needed=needed,
        target=NO_FIGURE,
        part="",
        result="",
        kills=0,
    )


def attack_roll(t: ZoneTable, f: Attack) -> RollView:
    """ST-21.8: with what the dice do to the target as they lie, less its cover."""
    accurate = is_accurate(t, f, reach_of(t, f))
    e = f.target
    if not is_enemy(e) or area_of(t, e) == NOWHERE:
        return RollView(
            of="attack",
            figure=f.stalker,
            dice=f.roll.dice[:],
            bonus=f.roll.bonus,
            accurate=accurate,
            needed=0,
            target=NO_FIGURE,
            part="",
            result="",
            kills=0,
        )
    stars = successes(f.roll.dice, accurate) + f.roll.bonus
    cover = cover_between(t, f.stalker, e, f.ignored_cover)
    results = results_of(t, e, f.part, max(0, stars - cover), f.stalker)
    return RollView(
        of="attack",
        figure=f.stalker,
        dice=f.roll.dice[:],
        bonus=f.roll.bonus,
        accurate=accurate,
        needed=0,
        target=e,
        part=PARTS[f.part],
        result=" ".join(results),
        kills=round(1000 * deadliness(t, e, results)),
    )


def phase_of(t: ZoneTable) -> str:
    """ST-10.1: of the round; before the first there is the set-up."""
    for f in t.state.stack:
        if isinstance(f, Players):
            return "players"
        if isinstance(f, ZonePhase):
            return "zone"
    return "event" if t.state.round else "setup"


def shared(pack: ZonePack) -> dict[str, Any]:
    """What the web client counts by as well: `./cantina generate` writes it into its types."""
    return {
        "COMPANION": COMPANION,
        "ENEMY": ENEMY,
        "BOLT": BOLT,
        "ARTIFACT": ARTIFACT,
        "ON_MAP": ON_MAP,
        "ENTRANCE": ENTRANCE,
        "MOBILE": MOBILE,
        "CARD": CARD,
        "AMMO": AMMO,
        "PARTS": PARTS,
        "TOLD_BY_OTHERS": TOLD_BY_OTHERS,
    }
