"""Effects of a stalker's cards that are always in force, and how often others may be used."""

from __future__ import annotations

from cantina.games.zone.box.effect import Effect, Standing
from cantina.games.zone.box.standing import Container, EnemySightMax
from cantina.games.zone.facts.figures import ground
from cantina.games.zone.map.sight import UNLIMITED
from cantina.games.zone.state import StalkerState, ZoneTable
from cantina.games.zone.terms.ids import NO_GEAR, NOWHERE, EffectNo, Stalker
from cantina.games.zone.terms.numbers import NONE


def effects_of(t: ZoneTable, s: Stalker) -> list[EffectNo]:
    """ST-12.3, ST-18.6: the effects of everything a stalker has in use: its card, weapon and suit
    with their mods, artifacts. Items in the backpack only offer their action."""
    stalker = t.state.stalkers[s]
    pack, gear = t.pack, t.state.gear
    found: list[EffectNo] = []
    if stalker.card != NONE:
        found.extend(pack.stalkers[stalker.card].effects)
    if stalker.weapon != NO_GEAR:
        found.extend(pack.weapon(stalker.weapon).effects)
        for mod in gear[stalker.weapon].mods:
            found.extend(pack.mod(mod).effects)
    if stalker.suit != NO_GEAR:
        found.extend(pack.suit(stalker.suit).effects)
        for mod in gear[stalker.suit].mods:
            found.extend(pack.mod(mod).effects)
    for artifact in stalker.artifacts:
        found.extend(pack.artifact(artifact).effects)
    return found


def is_left(stalker: StalkerState, effect: Effect) -> bool:
    """ST-12.5: "once per turn" is per turn token, "once per round" and "per mission" are longer."""
    if effect.limit == "":
        return True
    if effect.limit == "once_per_turn":
        return effect.number not in stalker.used_turn
    if effect.limit == "once_per_round":
        return effect.number not in stalker.used_round
    return effect.number not in stalker.used_mission


def note_used(t: ZoneTable, s: Stalker, number: EffectNo) -> None:
    """An effect with a limit has been used."""
    stalker = t.state.stalkers[s]
    limit = t.pack.effects[number].limit
    if limit == "once_per_turn":
        stalker.used_turn.append(number)
    elif limit == "once_per_round":
        stalker.used_round.append(number)
    elif limit == "once_per_mission":
        stalker.used_mission.append(number)


def is_on_cover(t: ZoneTable, s: Stalker) -> bool:
    area = t.state.stalkers[s].area
    return area != NOWHERE and ground(t).areas[area].cover > 0


def is_in_force(t: ZoneTable, s: Stalker, effect: Effect) -> bool:
    """Whether a passive effect holds now. The only condition such effects have is cover; the
    loader's test sees to it."""
    if effect.trigger != "passive":
        return False
    return not effect.conditions or is_on_cover(t, s)


def total(t: ZoneTable, s: Stalker, kind: type[Standing]) -> int:
    """The sum of what passive effects add by this verb; of containers the best one."""
    found = 0
    for number in effects_of(t, s):
        effect = t.pack.effects[number]
        if not is_in_force(t, s, effect):
            continue
        for op in t.pack.programs[effect.program].ops:
            if type(op) is not kind:
                continue
            found = max(found, op.adds()) if kind is Container else found + op.adds()
    return found


def capped_sight(t: ZoneTable, s: Stalker) -> int:
    """ST-6.9: enemies see this stalker from this many areas at most."""
    suit = t.state.stalkers[s].suit
    cap = UNLIMITED
    if suit == NO_GEAR:
        return cap
    for number in t.pack.suit(suit).effects:  # only suits have such an effect
        effect = t.pack.effects[number]
        for op in t.pack.programs[effect.program].ops:
            if isinstance(op, EnemySightMax) and is_in_force(t, s, effect):
                cap = min(cap, op.amount.base)
    return cap
