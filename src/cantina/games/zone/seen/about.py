"""What the present decision is about: which figure, because of which card. For those who look at
the table and wonder why they are asked."""

from __future__ import annotations

from cantina.games.zone.actions.mission import TakeShare
from cantina.games.zone.combat.body_parts import cover_of, results_of, torso_of
from cantina.games.zone.combat.burst import still_to_share
from cantina.games.zone.facts.figures import area_of
from cantina.games.zone.facts.territory import env_rows, territory_of
from cantina.games.zone.frames.effects import AnomalyRoll, Moment, Resolve, UseItem
from cantina.games.zone.frames.enemies import (
    Activation,
    Arrival,
    EnemyAttack,
    Facing,
    Hurt,
    March,
    Reaction,
    Stride,
    Wound,
)
from cantina.games.zone.frames.stalkers import Attack, Defence, Drag, Gain, Pushed
from cantina.games.zone.seen.records import MatterView, ShareView
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import to_enemy
from cantina.games.zone.terms.ids import NO_EFFECT, NO_FIGURE, NOWHERE, EffectNo, Figure
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.state import Frame


def matter_of(t: ZoneTable) -> MatterView:
    if not t.asks or not t.state.stack:
        return MatterView(figure=NO_FIGURE, card="", effect=NO_EFFECT, shares=[])
    top = t.state.stack[-1]
    shares: list[ShareView] = []
    if isinstance(top, Attack) and t.asks[0].name == "share":
        options = t.asks[0].options
        shares = [_share(t, top, one) for one in options if isinstance(one, TakeShare)]
    return MatterView(figure=_figure(top), card=_card(t), effect=_effect(t, top), shares=shares)


def _figure(top: Frame) -> Figure:
    """Whoever moves, turns, attacks, is hit or pushed now."""
    if isinstance(top, (March, Stride, Facing, EnemyAttack, Reaction, Activation, Wound, Hurt)):
        return top.enemy
    if isinstance(top, Arrival):
        return top.enemies[0] if top.enemies else NO_FIGURE
    if isinstance(top, Attack):
        return top.shots[len(top.shares)] if len(top.shares) < len(top.shots) else top.target
    if isinstance(top, Defence):
        return top.attacker
    if isinstance(top, (Pushed, AnomalyRoll)):
        return top.figure
    if isinstance(top, Drag):
        return top.stalker
    return top.actor if isinstance(top, Moment) else NO_FIGURE


def _card(t: ZoneTable) -> str:
    """The card that lies open and asks for it: of the environment, an item, an anomaly, one that
    was gained, the enemies' activation, the event."""
    state = t.state
    territory = territory_of(t)
    if territory is not None and state.entrance == NOWHERE:
        return territory.id
    for f in reversed(state.stack):
        if isinstance(f, Resolve) and f.card != NONE:
            return env_rows(t)[state.cards[f.card].row].id
        if isinstance(f, UseItem):
            return t.pack.gear[f.gear].id
        if isinstance(f, Gain) and f.gear:
            return t.pack.gear[f.gear[0]].id
        if isinstance(f, AnomalyRoll):
            return t.pack.anomalies[state.anomalies[f.anomaly].card].id
        if isinstance(f, Activation):
            deck = t.pack.activation_high if f.high else t.pack.activation_low
            return deck[f.card].id
    # What an event leaves to each stalker is a program of its own, within that of the event.
    outermost = next((f for f in state.stack if isinstance(f, Resolve)), None)
    if outermost is not None and outermost.owner == NO_FIGURE and state.event != NONE:
        return t.pack.events[state.event].id
    return ""


def _effect(t: ZoneTable, top: Frame) -> EffectNo:
    """The effect of a stalker's card or ability whose program runs."""
    if isinstance(top, Resolve):
        for effect in t.pack.effects:
            if effect.program == top.program:
                return effect.number
    return NO_EFFECT


def _share(t: ZoneTable, f: Attack, option: TakeShare) -> ShareView:
    """ST-21.14: what this many successes would do to the enemy whose share is asked for."""
    count = option.successes
    if not still_to_share(t, f):
        return ShareView(count=count, result="")
    e = to_enemy(f.shots[len(f.shares)])
    cover = cover_of(t, area_of(t, f.stalker), area_of(t, e), f.ignored_cover)
    part = f.part if e == f.target else torso_of(t, e)
    return ShareView(
        count=count, result=" ".join(results_of(t, e, part, max(0, count - cover), f.stalker))
    )
