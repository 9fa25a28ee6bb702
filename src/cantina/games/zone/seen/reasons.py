"""Why a base action is not possible now: for people who wonder. What is possible the options say;
here only the reason is told, by the same questions that the rules ask. Worked out when a view is
built."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.combat.weapon_attacks import can_use, targets
from cantina.games.zone.facts.equipment import capacity, reloadable
from cantina.games.zone.facts.figures import area_of, enemies_on_map, ground
from cantina.games.zone.facts.turn_tokens import can_pay
from cantina.games.zone.facts.visibility import watched_for
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.map.paths import distance
from cantina.games.zone.seen.records import ReasonView
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import stalker_of
from cantina.games.zone.terms.ids import NO_ENEMY, NO_FIGURE, NO_GEAR, NOWHERE, Stalker
from cantina.games.zone.terms.kinds import WEAPON_CARD
from cantina.games.zone.terms.numbers import HIGH, NONE

BASE: Final = (
    "move",
    "careful",
    "fire",
    "knife",
    "prepare",
    "reload",
    "pick",
    "distract",
    "bolt",
)


def reasons_of(t: ZoneTable) -> list[ReasonView]:
    """ST-13.0: for every base action that the turn does not offer now."""
    if t.asks[0].name != "act":
        return []
    offered = [option.verb for option in t.asks[0].options]
    s = stalker_of(t.asks[0].seat)
    return [_reason(t, s, act) for act in BASE if act not in offered]


def _reason(t: ZoneTable, s: Stalker, act: str) -> ReasonView:
    if t.state.stalkers[s].stun:
        return _told(act, "stun", "ST-23.10")
    if act == "fire":
        return _no_shot(t, s)  # a weapon may have an attack that costs no action
    if act == "reload" and t.state.stalkers[s].focus:
        return _no_reload(t, s)  # ST-23.9
    if not can_pay(t, s):
        return _told(act, "spent", "ST-12.2")
    if act == "careful":
        here = watched_for(t, s) >> t.state.stalkers[s].area & 1
        return _told(act, "seen" if here else "all_seen", "ST-13.2")
    if act == "knife":
        return _with_nearest(t, s, act, "nobody", "ST-13.11")
    if act == "reload":
        return _no_reload(t, s)
    if act == "pick":
        return _nothing_here(t, s)
    if act in ("distract", "bolt"):
        return _no_throw(t, s, act)
    return _told(act, "shut", "ST-14.1")


def _told(act: str, why: str, rule: str, card: str = "") -> ReasonView:
    return ReasonView(
        act=act, why=why, rule=rule, card=card, figure=NO_FIGURE, area=NOWHERE, far=NONE
    )


def _no_shot(t: ZoneTable, s: Stalker) -> ReasonView:
    """ST-21.1: what an attack with a weapon lacks first."""
    stalker = t.state.stalkers[s]
    weapon = stalker.weapon
    if weapon == NO_GEAR:
        packed = [gear for gear in stalker.backpack if t.pack.gear[gear].kind == WEAPON_CARD]
        if not packed:
            return _told("fire", "unarmed", "ST-19.2")
        return _told("fire", "packed", "ST-18.6", t.pack.gear[packed[0]].id)
    card = t.pack.gear[weapon].id
    if t.state.gear[weapon].ammo == 0:
        why = "empty" if weapon in reloadable(t, s) else "no_rounds"
        return _told("fire", why, "ST-19.2", card)
    if not targets(t, s, weapon):
        return _with_nearest(t, s, "fire", "no_target", "ST-21.2")
    usable = [attack for attack in t.pack.weapon(weapon).attacks if can_use(t, stalker, attack)]
    if usable and not can_pay(t, s):
        return _told("fire", "spent", "ST-12.2")
    return _told("fire", "attacks", "ST-19.2", card)


def _no_reload(t: ZoneTable, s: Stalker) -> ReasonView:
    """ST-13.5."""
    stalker = t.state.stalkers[s]
    weapons = [
        gear
        for gear in (stalker.weapon, *stalker.backpack)
        if gear != NO_GEAR and t.pack.gear[gear].kind == WEAPON_CARD
    ]
    if not weapons:
        return _told("reload", "unarmed", "ST-13.5")
    card = t.pack.gear[weapons[0]].id
    if all([t.state.gear[gear].ammo >= capacity(t, gear) for gear in weapons]):
        return _told("reload", "full", "ST-13.5", card)
    if reloadable(t, s):
        return _told("reload", "spent", "ST-12.2")
    return _told("reload", "no_magazine", "ST-13.5", card)


def _no_throw(t: ZoneTable, s: Stalker, act: str) -> ReasonView:
    if t.state.stalkers[s].bolts == 0:
        return _told(act, "no_bolt", "ST-13.7" if act == "distract" else "ST-13.9")
    if act == "distract" and t.state.stalkers[s].threat == HIGH:
        return _told(act, "alarm", "ST-13.7")
    return _told(act, "no_anomaly", "ST-13.10")


def _with_nearest(t: ZoneTable, s: Stalker, act: str, why: str, rule: str) -> ReasonView:
    """And the enemy that is nearest."""
    here = t.state.stalkers[s].area
    near = [(distance(ground(t), THROUGH, here, area_of(t, e)), e) for e in enemies_on_map(t)]
    far, e = min(near, default=(NONE, NO_ENEMY))
    return ReasonView(act=act, why=why, rule=rule, card="", figure=e, area=NOWHERE, far=far)


def _nothing_here(t: ZoneTable, s: Stalker) -> ReasonView:
    """ST-13.6: and where the nearest loot lies."""
    here = t.state.stalkers[s].area
    near = [
        (distance(ground(t), THROUGH, here, area), area)
        for area in ground(t).everywhere
        if t.state.loot[area]
    ]
    far, area = min(near, default=(NONE, NOWHERE))
    return ReasonView(
        act="pick", why="nothing", rule="ST-13.6", card="", figure=NO_FIGURE, area=area, far=far
    )
