"""Chapter 13: what the base actions do, however they are paid for."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import (
    Distract,
    Fire,
    GetReady,
    KnifeStrike,
    MakeMove,
    MoveCarefully,
    PickUp,
    Reload,
    ShakeOff,
    ThrowBolt,
    UseLead,
)
from cantina.games.zone.combat.weapon_attacks import begin_attack
from cantina.games.zone.events.stalkers import BoltThrown
from cantina.games.zone.facts.conditions_on_figures import BOLTS, FOCUS, STUN, discard, gain
from cantina.games.zone.facts.equipment import reload
from cantina.games.zone.facts.hit_points import heal
from cantina.games.zone.facts.lead import pass_lead
from cantina.games.zone.facts.threat import put_threat
from cantina.games.zone.frames.effects import moment
from cantina.games.zone.frames.stalkers import distraction, prepare
from cantina.games.zone.gear.pick_up import pick
from cantina.games.zone.movement.stalker_range import careful_move, move
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import Area, Stalker
from cantina.games.zone.terms.numbers import BOLT, LOW
from cantina.games.zone.turns.actions_in_turn import LEAD_HEALS
from cantina.games.zone.turns.card_actions import begin_card_action
from cantina.kernel.action import Action

LEAD_HEALING: Final = 2

DISTRACT_SIDE: Final = LOW
"""ST-13.7, AM-4: ruling: the side of the token that a distraction places."""


def perform(t: ZoneTable, s: Stalker, action: Action) -> None:
    """Does what an action says; what takes decisions is a frame on the stack."""
    if isinstance(action, MakeMove):
        t.push(move(t, s))
    elif isinstance(action, MoveCarefully):
        t.push(careful_move(t, s))
    elif isinstance(action, GetReady):
        t.push(prepare(s))
    elif isinstance(action, Reload):
        reload(t, s, action.gear)
    elif isinstance(action, PickUp):
        pick(t, s, action)
    elif isinstance(action, Distract):
        distract(t, s, action.area)
    elif isinstance(action, ThrowBolt):
        throw_bolt(t, s, action.anomaly, action.symbol)
    elif isinstance(action, ShakeOff):
        discard(t, s, STUN, "ST-13.12")
    elif isinstance(action, UseLead):
        use_lead_token(t, s, action.use)
    elif isinstance(action, (Fire, KnifeStrike)):
        begin_attack(t, s, action)
    else:
        begin_card_action(t, s, action)


def distract(t: ZoneTable, s: Stalker, area: Area) -> None:
    """ST-13.7: a bolt is spent and the threat token goes where it fell; then enemies there act."""
    discard(t, s, BOLTS, "ST-13.7")
    put_threat(t, s, DISTRACT_SIDE, area, "ST-13.7")
    t.push(distraction(s, area))


def throw_bolt(t: ZoneTable, s: Stalker, number: int, place: int) -> None:
    """ST-13.9: the bolt covers the symbol (ST-7.2)."""
    symbol = t.state.anomalies[number].symbols[place]
    t.state.stalkers[s].bolts -= 1
    symbol.cover = BOLT
    if t.heard:
        t.tell(
            BoltThrown("ST-13.9", stalker=s, anomaly=number, area=symbol.area, petals=symbol.petals)
        )
    t.push(moment("basic_action_throw_bolt", s))


def use_lead_token(t: ZoneTable, s: Stalker, choice: int) -> None:
    """ST-13.13: the token is flipped and goes to the player on the left, who cannot use it before
    the round ends; its old holder heals or focuses, even if that changes nothing."""
    t.state.lead_ready = False
    pass_lead(t, s, "ST-13.13")
    if choice == LEAD_HEALS:
        heal(t, s, LEAD_HEALING)
    else:
        gain(t, s, FOCUS)
