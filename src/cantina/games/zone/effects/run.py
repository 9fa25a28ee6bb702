"""Every verb of the vocabulary that is done when an effect runs, and what has to be chosen for it.

FIGURE_OPS are done to one figure after another, TABLE_OPS once. A verb is in one of the two, or it
is only read by others (`answers.READ`), or it belongs to the campaign.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cantina.games.zone.actions import (
    Choose,
    ChooseArea,
    ChooseEdge,
    ChooseItem,
    ChooseMagazine,
    ChooseSymbol,
    ChooseToken,
    Reload,
)
from cantina.games.zone.box.effect import NONE, Op
from cantina.games.zone.choose.areas import spots
from cantina.games.zone.combat.weapon_attacks import forced_options
from cantina.games.zone.effects import dice as ops_dice
from cantina.games.zone.effects import gear as ops_gear
from cantina.games.zone.effects import mission as ops_mission
from cantina.games.zone.effects import movement as ops_move
from cantina.games.zone.effects import tokens as ops_tokens
from cantina.games.zone.effects.costs import can_pay, sliding
from cantina.games.zone.facts.amounts import amount
from cantina.games.zone.facts.conditions_on_figures import has
from cantina.games.zone.facts.equipment import reloadable
from cantina.games.zone.facts.figures import area_of, ground
from cantina.games.zone.facts.visibility import is_seen
from cantina.games.zone.frames.effects import Resolve
from cantina.games.zone.map.distances import areas_in
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.map.paths import within as areas_within
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.numbers import ENEMY, NO_THREAT
from cantina.kernel.action import Action

Run = Callable[[ZoneTable, Resolve, Op, int], None]
Pick = Callable[[ZoneTable, Resolve, Op, int], list[Action]]

FIGURE_OPS: Final[dict[str, Run]] = {
    "roll_lose_hp": ops_dice.roll_lose_hp,
    "anomaly_roll": ops_move.anomaly_roll,
    "wounds": ops_dice.wounds,
    "lose_hp": ops_dice.lose,
    "enemy_hp": ops_dice.enemy_hp,
    "attack": ops_dice.attack,
    "attack_stalker": ops_dice.attack_stalker,
    "redirect_attack": ops_dice.redirect_attack,
    "next_weapon_attack_free": ops_dice.next_weapon_attack_free,
    "gain": ops_tokens.gain,
    "apply": ops_tokens.apply,
    "discard": ops_tokens.discard,
    "push": ops_tokens.push,
    "pull": ops_tokens.pull,
    "swap_place_with": ops_tokens.swap_place_with,
    "reduce_threat": ops_tokens.reduce_threat,
    "remove_threat": ops_tokens.remove_threat,
    "place_own_threat": ops_tokens.place_own_threat,
    "move_own_threat_token": ops_tokens.move_own_threat_token,
    "heal": ops_tokens.heal_hp,
    "radiation": ops_tokens.radiation,
    "suffer_radiation": ops_tokens.suffer_radiation,
    "discard_ammo": ops_gear.discard_ammo,
    "discard_all_ammo": ops_gear.discard_all_ammo,
    "discard_magazine": ops_gear.discard_magazine,
    "gain_item": ops_gear.gain_item,
    "gain_weapon": ops_gear.gain_weapon,
    "gain_suit": ops_gear.gain_suit,
    "gain_mod": ops_gear.gain_mod,
    "gain_artifact": ops_gear.gain_artifact,
    "gain_magazine": ops_gear.gain_magazine,
    "gain_key": ops_gear.gain_key,
    "pay_item": ops_gear.pay_item,
    "use_item_free": ops_gear.use_item_free,
    "install_or_remove_mod": ops_gear.install_or_remove_mod,
    "basic_action": ops_gear.basic_action,
    "extra_std_action": ops_move.extra_std_action,
    "marker_on_turn_token": ops_move.extra_std_action,
    "next_std_action_free": ops_move.next_std_action_free,
    "move": ops_move.move,
    "move_enemy": ops_move.move_enemy,
    "step_forward": ops_move.stride,
    "look_around": ops_move.look_around,
    "turn": ops_move.turn,
    "special": ops_move.special,
    "mark_enemy": ops_mission.mark_enemy,
    "draw_control_card": ops_mission.draw_control_card,
    "ignore_control_cards": ops_mission.ignore_control_cards,
    "who": ops_mission.who,
    "choose": ops_mission.choose,
}

TABLE_OPS: Final[dict[str, Run]] = {
    "add_dice": ops_dice.add_dice,
    "add_success": ops_dice.add_success,
    "roll": ops_dice.roll,
    "table": ops_dice.table,
    "anomaly_roll_table": ops_dice.anomaly_roll_table,
    "halve_wounds": ops_dice.halve_wounds,
    "drop_defence_dice": ops_dice.drop_defence_dice,
    "areas": ops_dice.areas,
    "attack_all_in": ops_dice.attack_all_in,
    "hit_all_enemies_in": ops_dice.hit_all_enemies_in,
    "hit_all_figures_in": ops_dice.hit_all_figures_in,
    "repeat_attack": ops_dice.repeat,
    "ignore_cover": ops_dice.ignore_cover,
    "discard_all": ops_tokens.discard_all,
    "place": ops_tokens.place_tokens,
    "place_token": ops_tokens.place_token,
    "enemy_sight_mod": ops_tokens.enemy_sight_mod,
    "move_artifact_to_symbol": ops_move.move_artifact_to_symbol,
    "flip": ops_mission.flip,
    "flip_card": ops_mission.flip_card,
    "reveal": ops_mission.reveal,
    "resolve_random_card": ops_mission.resolve_random_card,
    "discard_card": ops_mission.discard_card,
    "place_overlay": ops_mission.place_overlay,
    "open_border": ops_mission.open_border,
    "resolve_unknown": ops_mission.resolve_unknown_tokens,
    "peek_unknown": ops_mission.peek_unknown,
    "resolve_event": ops_mission.resolve_event,
    "add_random_events": ops_mission.add_random_events,
    "spawn": ops_mission.spawn_enemies,
    "set": ops_mission.set_flag,
    "note": ops_mission.set_flag,
    "count": ops_mission.count,
    "if": ops_mission.if_,
    "if_not": ops_mission.if_,
    "named": ops_mission.named,
    "leave": ops_mission.leave,
}

CAMPAIGN: Final = (
    # Verbs of exploration and of the time between missions (chapter 32).
    "max_hp",
    "ammo_capacity",
    "pay",
    "swap_mod",
    "peek_mission_enemies",
    "extra_visit",
    "set_campaign",
    "money",
    "gain_contact",
    "stickers",
    "cross_out",
)

ACTIVATION: Final = ("shift_seen_threat_to_owner",)
"""Points of activation cards that nothing else has; `enemies/activation_flow.py` does them."""

LATER: Final = (
    # Verbs of other missions and of the Uncharted Territories (chapter 36): no card of the pack
    # has them yet.
    "area_becomes_water",
    "close_tile",
    "move_to_entrance",
)


def times(t: ZoneTable, op: Op) -> int:
    """How often a verb is done that is about no figure: things are placed and looked at one by one,
    each where its user says."""
    return amount(t, op.amount, NONE) if op.verb in ("place", "peek_unknown") else 1


# What has to be chosen, beside figures and areas.


def _options_of_choice(t: ZoneTable, f: Resolve, op: Op, figure: int) -> list[Action]:
    """Those that can be carried out."""
    return [
        Choose(int(key))
        for key, program in op.branches.items()
        if can_begin(t, figure, t.pack.programs[program].ops[0])
    ]


def can_begin(t: ZoneTable, figure: int, op: Op) -> bool:
    """Whether an option that begins so can be carried out. Ruling: what can do nothing at all is
    not offered."""
    if op.verb == "discard" and "must" in op.marks:
        return has(t, figure, op.word)
    if op.verb in ("pay_item", "use_item_free"):
        return bool(ops_gear.items_with(t, figure, op.word))
    if op.verb == "basic_action":
        return bool(reloadable(t, figure))
    if op.verb == "move_own_threat_token":
        return t.state.stalkers[figure].threat != NO_THREAT and not is_seen(t, figure)
    return True


def _ways_to_avoid(t: ZoneTable, f: Resolve, op: Op, figure: int) -> list[Action]:
    if not op.costs or figure >= ENEMY:
        return []
    options: list[Action] = [Choose(ops_mission.ENDURED)]
    for place, cost in enumerate(op.costs):
        if not can_pay(t, figure, (cost,)):
            continue
        if cost.word == "slide_turn_token":
            for token in sliding(t, figure):
                options.append(Choose(ops_mission.AVOIDED, place, token))
        else:
            options.append(Choose(ops_mission.AVOIDED, place))
    return options


def _own_magazines(t: ZoneTable, f: Resolve, op: Op, figure: int) -> list[Action]:
    magazines = t.state.stalkers[figure].magazines
    return [ChooseMagazine(kind) for kind, count in enumerate(magazines) if count]


def _new_magazines(t: ZoneTable, f: Resolve, op: Op, figure: int) -> list[Action]:
    return [ChooseMagazine(kind) for kind in ops_gear.magazine_kinds(t, op)]


def _own_items(t: ZoneTable, f: Resolve, op: Op, figure: int) -> list[Action]:
    return [ChooseItem(gear) for gear in ops_gear.items_with(t, figure, op.word)]


def _weapons_to_reload(t: ZoneTable, f: Resolve, op: Op, figure: int) -> list[Action]:
    return [Reload(gear) for gear in reloadable(t, figure)]


def _turn_tokens(t: ZoneTable, f: Resolve, op: Op, figure: int) -> list[Action]:
    return [ChooseToken(token) for token in ops_move.marker_tokens(t, figure)]


def _threat_spots(t: ZoneTable, f: Resolve, op: Op, figure: int) -> list[Action]:
    """ST-15.5: not while an enemy sees the owner; such a token is on its area anyway."""
    one = t.state.stalkers[figure]
    if one.threat == NO_THREAT:
        return []
    near = areas_within(ground(t), THROUGH, one.area, op.amount.base) & ~(1 << one.threat_area)
    return [ChooseArea(area) for area in areas_in(near)]


def _symbols(t: ZoneTable, f: Resolve, op: Op, figure: int) -> list[Action]:
    """ST-31.2: one action for each area and kind of symbol of the anomaly."""
    options: list[Action] = []
    seen: list[tuple[int, int, int]] = []
    for number, place in ops_move.findable(t, f, op):
        symbol = t.state.anomalies[number].symbols[place]
        kind = (number, symbol.area, symbol.petals)
        if kind not in seen:
            seen.append(kind)
            options.append(ChooseSymbol(number, place))
    return options


def _stacks_to_peek(t: ZoneTable, f: Resolve, op: Op, figure: int) -> list[Action]:
    return [ChooseArea(area) for area in ops_mission.unpeeked(t)]


def _equally_near(t: ZoneTable, f: Resolve, op: Op, figure: int) -> list[Action]:
    """ST-5.5: of areas that are equally near one is chosen."""
    if op.where is None or not op.where.word.endswith("nearest_lead"):
        return []
    return [ChooseArea(area) for area in spots(t, f, op.where)]


def _edges(t: ZoneTable, f: Resolve, op: Op, figure: int) -> list[Action]:
    if op.word != "toward_map_edge_farthest_from_lead":
        return []
    return [ChooseEdge(side) for side in ops_move.farthest_edges(t)]


def _forced_shots(t: ZoneTable, f: Resolve, op: Op, figure: int) -> list[Action]:
    return [*forced_options(t, figure, op.word)]


PICKS: Final[dict[str, Pick]] = {
    "choose": _options_of_choice,
    "attack_stalker": _forced_shots,
    "who": _ways_to_avoid,
    "discard_magazine": _own_magazines,
    "gain_magazine": _new_magazines,
    "pay_item": _own_items,
    "use_item_free": _own_items,
    "basic_action": _weapons_to_reload,
    "extra_std_action": _turn_tokens,
    "marker_on_turn_token": _turn_tokens,
    "move_own_threat_token": _threat_spots,
    "move_artifact_to_symbol": _symbols,
    "peek_unknown": _stacks_to_peek,
    "place": _equally_near,
    "turn": _edges,
}


def picks(t: ZoneTable, f: Resolve, op: Op, figure: int) -> list[Action]:
    """What there is to choose from for this op and figure; none when nothing is chosen."""
    if op.verb not in PICKS or (figure == NONE and op.verb in FIGURE_OPS):
        return []
    return PICKS[op.verb](t, f, op, figure)


def is_in_play(t: ZoneTable, figure: int) -> bool:
    return figure == NONE or area_of(t, figure) != NONE
