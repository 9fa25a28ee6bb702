"""ST-27.20: whether a stalker under control can obey."""

from __future__ import annotations

from cantina.games.zone.box.effect import Op
from cantina.games.zone.combat.weapon_attacks import forced_options
from cantina.games.zone.effects.dice import AttackStalker
from cantina.games.zone.effects.gear import DiscardAllAmmo
from cantina.games.zone.effects.movement import Move
from cantina.games.zone.facts.figures import area_of, enemies_on_map, enemy, ground
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.map.paths import walking_distance
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_GEAR, ProgramNo, Stalker


def can_obey(t: ZoneTable, s: Stalker, program: ProgramNo) -> bool:
    """Every op of it can be carried out."""
    return all([can_do(t, s, op) for op in t.pack.programs[program].ops])


def can_do(t: ZoneTable, s: Stalker, op: Op) -> bool:
    if isinstance(op, AttackStalker):
        return bool(forced_options(t, s, op.attack))
    if isinstance(op, DiscardAllAmmo):
        return loaded(t, s) > 0
    assert isinstance(op, Move), op.verb
    return can_follow(t, s)


def loaded(t: ZoneTable, s: Stalker) -> int:
    """Ammunition in the equipped weapon."""
    weapon = t.state.stalkers[s].weapon
    return t.state.gear[weapon].ammo if weapon != NO_GEAR else 0


def can_follow(t: ZoneTable, s: Stalker) -> bool:
    """Some step leads the stalker nearer to a controller."""
    here = area_of(t, s)
    for e in enemies_on_map(t):
        if t.pack.enemies[enemy(t, e).card].id != "controller":
            continue
        goal = area_of(t, e)
        left = walking_distance(ground(t), THROUGH, here, goal)
        for _, area in ground(t).steps(THROUGH, here):
            if walking_distance(ground(t), THROUGH, area, goal) < left:
                return True
    return False
