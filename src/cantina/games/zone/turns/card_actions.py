"""ST-12.3: actions that cards offer a stalker in its turn: items, abilities, mods, artifacts,
environment cards, and what the mission allows.
"""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.companions import CompanionDoes
from cantina.games.zone.actions.mission import (
    CardAction,
    ChooseItem,
    LeaveMap,
    PassOn,
    PutDown,
    TakeAlong,
    UseEffect,
)
from cantina.games.zone.box.effect import Effect
from cantina.games.zone.box.mission import ESCORT
from cantina.games.zone.choose.conditions import is_won
from cantina.games.zone.choose.environment import can_act, do_act
from cantina.games.zone.choose.reactions_of_cards import answering
from cantina.games.zone.effects.costs import can_pay, pay
from cantina.games.zone.effects.movement import MoveArtifactToSymbol, in_reach
from cantina.games.zone.events.mission import EffectUsed, StalkerLeft, ThingCarried
from cantina.games.zone.facts.figures import at_exit, place, stalkers_on, stalkers_on_map
from cantina.games.zone.facts.lead import pass_lead
from cantina.games.zone.facts.sides import side_of
from cantina.games.zone.facts.standing_effects import note_used
from cantina.games.zone.facts.things import escort_of, hand_on, is_a
from cantina.games.zone.facts.threat_tokens import set_threat
from cantina.games.zone.facts.verbs import can_begin
from cantina.games.zone.facts.visibility import is_seen, look
from cantina.games.zone.frames.effects import resolve, use_item
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import (
    NO_FIGURE,
    NO_STALKER,
    NOWHERE,
    Area,
    EffectNo,
    Gear,
    Stalker,
)
from cantina.games.zone.terms.kinds import ITEM_CARD
from cantina.games.zone.terms.numbers import NO_THREAT
from cantina.games.zone.turns.companions import companion_actions, have_companion_act
from cantina.kernel.action import Action

LEAVE: Final = LeaveMap()

_item: Final = tuple([ChooseItem(Gear(number)) for number in range(512)])


def card_actions(t: ZoneTable, s: Stalker) -> list[Action]:
    """ST-12.3. ST-23.10, ST-34.7: a stunned stalker has only items that say so."""
    if t.state.stalkers[s].stun:
        return item_actions(t, s, True)
    return [
        *item_actions(t, s, False),
        *effect_actions(t, s),
        *env_actions(t, s),
        *carry_actions(t, s),
        *companion_actions(t, s),
        *exit_actions(t, s),
    ]


def item_actions(t: ZoneTable, s: Stalker, stunned: bool) -> list[Action]:
    """ST-18.6, ST-18.13: items work from the backpack. Of equal ones one is offered."""
    rows: list[int] = []
    options: list[Action] = []
    for gear in t.state.stalkers[s].backpack:
        card = t.pack.gear[gear]
        if card.kind != ITEM_CARD or card.row in rows:
            continue
        if not stunned or t.pack.items[card.row].while_stunned:
            rows.append(card.row)
            options.append(_item[gear])
    return options


def effect_actions(t: ZoneTable, s: Stalker) -> list[Action]:
    """Abilities, suit mods and artifacts in use, while their price can be paid."""
    options: list[Action] = []
    for trigger in ("action", "free_action"):
        for number in answering(t, s, trigger):
            effect = t.pack.effects[number]
            if can_pay(t, s, effect.costs) and is_of_use(t, s, effect):
                options.append(UseEffect(number))
    return options


def is_of_use(t: ZoneTable, s: Stalker, effect: Effect) -> bool:
    """ST-31.2: a detector needs an anomaly with a hidden artifact within its range."""
    ops = t.pack.programs[effect.program].ops
    if isinstance(ops[-1], MoveArtifactToSymbol):
        return any([in_reach(t, s, anomaly, effect.reach) for anomaly in t.state.anomalies])
    return can_begin(t, s, ops[0])


def env_actions(t: ZoneTable, s: Stalker) -> list[Action]:
    """ST-8.5."""
    options: list[Action] = []
    for number, card in enumerate(t.state.cards):
        side = side_of(t, number)
        if side is None:
            continue
        for act, offered in enumerate(side.acts):
            if can_act(t, s, card, offered):
                options.append(CardAction(number, act))
    return options


def carry_actions(t: ZoneTable, s: Stalker) -> list[Action]:
    """ST-8.7: an escort comes along: taken on its area, put down, or handed to a stalker on the
    area. Nobody takes two along."""
    area = t.state.stalkers[s].area
    options: list[Action] = []
    for number, token in enumerate(t.state.tokens):
        if not is_a(t, token, ESCORT):
            continue
        if token.bearer == s:
            options.append(PutDown(number))
            for other in stalkers_on(t, area):
                if other != s and escort_of(t, other) is None:
                    options.append(PassOn(number, other))
        elif token.bearer == NO_FIGURE and token.area == area and escort_of(t, s) is None:
            options.append(TakeAlong(number))
    return options


def exit_actions(t: ZoneTable, s: Stalker) -> list[Action]:
    """ST-33.7: off the map from an exit, where no enemy sees the stalker; the last one only if that
    wins the mission, and on an exit it is as good as off the map."""
    if not t.state.exits_open or not at_exit(t, t.state.stalkers[s].area) or is_seen(t, s):
        return []
    return [LEAVE] if len(stalkers_on_map(t)) > 1 or is_won(t) else []


def is_free_offer(t: ZoneTable, s: Stalker, action: Action) -> bool:
    """ST-8.5, ST-12.2: whether an action of a card is a free one. ST-31.4: detectors are."""
    if isinstance(action, ChooseItem):
        return t.pack.item(action.gear).free
    if isinstance(action, UseEffect):
        return t.pack.effects[action.effect].trigger == "free_action"
    if isinstance(action, CardAction):
        side = side_of(t, action.card)
        return side is not None and side.acts[action.act].free
    return True


def begin_card_action(t: ZoneTable, s: Stalker, action: Action) -> None:
    """Does what `card_actions` offered; what it costs in actions has been paid."""
    area = t.state.stalkers[s].area
    if isinstance(action, ChooseItem):
        t.push(use_item(s, action.gear))
    elif isinstance(action, UseEffect):
        use_effect(t, s, action.effect)
    elif isinstance(action, CardAction):
        side = side_of(t, action.card)
        assert side is not None
        do_act(t, s, action.card, side.acts[action.act])
    elif isinstance(action, CompanionDoes):
        have_companion_act(t, s, action.act)
    elif isinstance(action, TakeAlong):
        carry(t, action.token, s, area)
    elif isinstance(action, PutDown):
        carry(t, action.token, NO_STALKER, area)
    elif isinstance(action, PassOn):
        carry(t, action.token, action.to, area)
    else:
        assert isinstance(action, LeaveMap)
        leave_map(t, s)


def use_effect(t: ZoneTable, s: Stalker, number: EffectNo) -> None:
    effect = t.pack.effects[number]
    note_used(t, s, number)
    if t.heard:
        t.tell(EffectUsed("ST-12.3", stalker=s, effect=number))
    t.push(resolve(effect.program, s, s, reach=effect.reach))
    pay(t, s, effect.costs)


def carry(t: ZoneTable, number: int, bearer: Stalker, area: Area) -> None:
    token = t.state.tokens[number]
    hand_on(t, token, bearer, area)
    if t.heard:
        t.tell(ThingCarried("ST-8.7", name=token.name, bearer=bearer))


def leave_map(t: ZoneTable, s: Stalker) -> None:
    """ST-33.7: with all it carries; it takes no more turns, and a lead stalker passes the token
    on."""
    stalker = t.state.stalkers[s]
    if t.heard:
        t.tell(StalkerLeft("ST-33.7", stalker=s, area=stalker.area))
    place(t, s, NOWHERE)
    stalker.left = True
    stalker.finished = [True, True]
    set_threat(t, s, NO_THREAT, NOWHERE, "ST-33.7")
    if t.state.lead == s:
        pass_lead(t, s, "ST-33.7")
    look(t)
