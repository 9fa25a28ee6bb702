"""What a stalker does in its turn, by rule of thumb: every action is worth what it does and where
it leaves the stalker, in HP."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.companions import CompanionDoes
from cantina.games.zone.actions.mission import (
    CardAction,
    ChooseItem,
    EndTurn,
    Fire,
    GetReady,
    KnifeStrike,
    LeaveMap,
    MakeMove,
    MoveCarefully,
    PickUp,
    Reload,
    ShakeOff,
    TakeAlong,
    UseEffect,
    UseLead,
)
from cantina.games.zone.bot.aims import is_wanted
from cantina.games.zone.bot.companions import worth_of
from cantina.games.zone.bot.seek import collects
from cantina.games.zone.bot.walk import Outing, fear_of, slots_of
from cantina.games.zone.combat.forecast import Forecast, forecast, kill_chance
from cantina.games.zone.combat.odds import odds
from cantina.games.zone.combat.weapon_attacks import mask_effects
from cantina.games.zone.effects.movement import NextStdActionFree
from cantina.games.zone.effects.threat import Heal, Radiation
from cantina.games.zone.effects.tokens import Apply
from cantina.games.zone.facts.figures import area_of, enemy, ground, stalkers_on_map
from cantina.games.zone.facts.hit_points import max_hp
from cantina.games.zone.gear.pick_up import THING
from cantina.games.zone.map.ground import THROUGH
from cantina.games.zone.map.paths import distance, within
from cantina.games.zone.movement.stalker_range import MOVE_MAX
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import stalker_of, to_enemy
from cantina.games.zone.terms.ids import Area, Enemy, Gear, Stalker
from cantina.games.zone.turns.actions_in_turn import LEAD_HEALS
from cantina.games.zone.weights import NEAR
from cantina.kernel.action import Action, Ask

NEVER: Final = -900.0
WAY_OUT: Final = 60.0
BLAST: Final = "blast"
LEAD_KEPT: Final = 0.2  # the lead stalker's token may be of more use later


def rated_acts(t: ZoneTable, ask: Ask) -> list[float]:
    """What each action is worth to the stalker whose turn it is."""
    s = stalker_of(ask.seat)
    outing = Outing(t, s)
    slots = slots_of(t, s)
    now = outing.worth(outing.here)
    stops = [outing.stop(MOVE_MAX * count) for count in range(slots + 1)]
    return [_rate(outing, option, slots, now, stops) for option in ask.options]


def _rate(
    o: Outing, option: Action, slots: int, now: float, stops: list[tuple[float, Area]]
) -> float:
    """`stops`: by actions left, the best place to end the turn."""
    t, s, w = o.t, o.s, o.weights
    one = t.state.stalkers[s]
    after = stops[max(0, slots - 1)][0]  # what is left after a standard action
    kept = stops[slots][0]  # and after a free one
    if isinstance(option, EndTurn):
        return now
    if isinstance(option, MakeMove):
        return stops[slots][0] if stops[slots][1] != o.here else now - 1.0
    if isinstance(option, MoveCarefully):
        return _careful(o, slots, stops)
    if isinstance(option, GetReady):
        return after + w.ready + (0.0 if one.focus else w.focus)
    if isinstance(option, LeaveMap):
        return WAY_OUT
    if isinstance(option, CompanionDoes):
        return kept + worth_of(t, option.act)
    if isinstance(option, TakeAlong):
        return WAY_OUT if o.aim is not None and (o.aim.out or o.aim.escorted) else NEVER
    if isinstance(option, CardAction):
        if is_wanted(t, o.aim, option):
            return after + w.job
        return NEVER
    if isinstance(option, (Fire, KnifeStrike)):
        return _attack(o, option, slots, stops)
    if collects(t, o.aim, option):
        return (kept if isinstance(option, UseEffect) else after) + w.job
    if isinstance(option, PickUp):
        return after + (w.finding if option.what == THING else w.loot)
    if isinstance(option, ChooseItem):
        return _item(o, option.gear, kept, after)
    if isinstance(option, Reload):
        weapon = option.gear
        empty = t.pack.weapon(weapon).capacity - t.state.gear[weapon].ammo
        worth = w.loaded if weapon == one.weapon and t.state.gear[weapon].ammo <= 1 else -1.0
        return (kept if one.focus else after) + worth + 0.1 * empty
    if isinstance(option, UseLead):
        missing = max_hp(t, s) - one.hp
        if option.use == LEAD_HEALS:
            cured = w.cured * sum(one.critical) if missing else 0.0
            return kept + w.lead_heals * min(2, missing) + cured - LEAD_KEPT
        return kept + (w.focus - LEAD_KEPT if not one.focus else -1.0)
    if isinstance(option, ShakeOff):
        return after + 1.0
    return NEVER


def _careful(o: Outing, slots: int, stops: list[tuple[float, Area]]) -> float:
    """ST-13.2: as good as a Move when the way is short and unseen, and it leaves no threat."""
    value, area = o.stop(slots, o.watch.seen)
    if area == o.here or any([o.watch.seen >> step & 1 for step in o.path(area)]):
        return NEVER
    return value + o.weights.quiet


def _attack(
    o: Outing, option: KnifeStrike | Fire, slots: int, stops: list[tuple[float, Area]]
) -> float:
    """The enemy may die, or be stunned by masks; if not it turns to the attacker."""
    t, w = o.t, o.weights
    e = to_enemy(option.target)
    fires = isinstance(option, Fire)
    free = isinstance(option, Fire) and _is_free(o, option)
    value, area = stops[slots if free else max(0, slots - 1)]
    found = forecast(t, o.s, option)
    kill = best_part(t, e, found)[0]
    stun = stun_chance(t, o.s, found) if fires else 0.0
    stopped = kill + (1.0 - kill) * stun
    sees = o.watch.watchers(area)
    blow = o.watch.blow(e, area) * o.fear
    worth = value + w.kill * kill + w.guard * stopped * _menace(o, e)
    if e in sees and not enemy(t, e).stun:
        worth += stopped * blow
    elif area == o.here or area == area_of(t, e):
        worth -= (1.0 - stopped) * blow
    if any([token.bearer == e for token in t.state.tokens]):
        worth += 2 * w.kill * kill
    if fires and not o.watch.seen >> o.here & 1:
        worth -= w.loud
    return worth


def _menace(o: Outing, e: Enemy) -> float:
    """What the enemy may soon do to the rest of the group."""
    t = o.t
    lost = 0.0
    for s in stalkers_on_map(t):
        area = t.state.stalkers[s].area
        far = distance(o.watch.ground, THROUGH, area_of(t, e), area)
        if s != o.s and far < NEAR:
            lost += o.weights.near[far] * o.watch.blow(e, area)
    return lost / 100.0


def _is_free(o: Outing, option: Fire) -> bool:
    one = o.t.state.stalkers[o.s]
    return one.attack_free or o.t.pack.weapon(one.weapon).attacks[option.attack].free


def best_part(t: ZoneTable, e: Enemy, found: Forecast) -> tuple[float, int]:
    """The part of the body to aim at, and how likely that kills."""
    best, aimed = -1.0, 0
    for part in sorted(dict.fromkeys([line.part for line in found.lines])):
        chance = kill_chance(t, e, found, part)
        if chance > best:
            best, aimed = chance, part
    return max(best, 0.0), aimed


def stun_chance(t: ZoneTable, s: Stalker, found: Forecast) -> float:
    """That the masks of the roll stun the target, if the weapon can do that."""
    for number in mask_effects(t, s):
        effect = t.pack.effects[number]
        op = t.pack.programs[effect.program].ops[0]
        if isinstance(op, Apply) and op.token == "stun":
            ways = odds(found.stalker_dice, 0, False)
            all_ = sum([count for _, _, count in ways])
            return sum([count for _, masks, count in ways if masks >= effect.masks]) / float(all_)
    return 0.0


def _item(o: Outing, gear: Gear, kept: float, after: float) -> float:
    """Medicine and food when they are needed; a drink to get out of sight."""
    t, one = o.t, o.t.state.stalkers[o.s]
    item = t.pack.item(gear)
    healed, cured, more = 0, 0, False
    for number in item.effects:
        for op in t.pack.programs[t.pack.effects[number].program].ops:
            if isinstance(op, Heal):
                healed += op.amount.base
            elif isinstance(op, Radiation):
                cured -= op.amount.base
            elif isinstance(op, NextStdActionFree):
                more = True
    base = kept if item.free else after
    if healed:
        reaches = item.reach == 0 and o.weights.mates
        near = [s for s in stalkers_on_map(t) if s == o.s or (reaches and beside(t, s, o.s))]
        best = max([medicine(t, s, healed) for s in near])
        return base + best - o.weights.spared if best > 0.0 else NEVER
    if BLAST in item.tags and o.weights.blast > 0.0:
        hit = max([foes_on(t, area) for area in within_reach(t, o.s, item.reach)])
        return base + o.weights.blast * hit - o.weights.spared if hit > 0 else NEVER
    if cured and one.dose >= 8:
        return base + 1.5
    if more and slots_of(t, o.s) == 0:
        gain = o.stop(MOVE_MAX)[0] - o.worth(o.here)
        return base + gain - 3.0
    return NEVER


def medicine(t: ZoneTable, s: Stalker, healed: int) -> float:
    """What so many HP are worth to a stalker. ST-23.6: they also close its critical wounds."""
    one, w = t.state.stalkers[s], t.pack.weights
    missing = max_hp(t, s) - one.hp
    if not missing or (missing < healed and one.hp > w.low):
        return 0.0
    return fear_of(t, s) * w.healed * min(healed, missing) + w.cured * sum(one.critical)


def within_reach(t: ZoneTable, s: Stalker, reach: int) -> list[Area]:
    here, area = ground(t), t.state.stalkers[s].area
    near = within(here, THROUGH, area, reach)
    return [other for other in here.everywhere if near >> other & 1]


def foes_on(t: ZoneTable, area: Area) -> int:
    """How many a grenade would hit there; none where it would hit one of the group."""
    if any([t.state.stalkers[s].area == area for s in stalkers_on_map(t)]):
        return 0
    return len([one for one in t.state.enemies if one.area == area])


def beside(t: ZoneTable, s: Stalker, other: Stalker) -> bool:
    return t.state.stalkers[s].area == t.state.stalkers[other].area
