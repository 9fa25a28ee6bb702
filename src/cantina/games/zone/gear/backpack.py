"""ST-13.3, ST-18.7: cards go into the backpack, into use, and from one stalker to another."""

from __future__ import annotations

from typing import Final, TypeAlias

from cantina.games.zone.actions.companions import GiveCompanion, TakeFromCompanion
from cantina.games.zone.actions.mission import (
    Equip,
    FitMod,
    GiveCard,
    HandOver,
    Stow,
)
from cantina.games.zone.events.companions import CompanionGiven, TakenFromCompanion
from cantina.games.zone.events.equipment import GearEquipped, GearGiven, GearStowed, ThingGiven
from cantina.games.zone.facts.companions import room_in_backpack
from cantina.games.zone.facts.equipment import MAX_EQUIPPED_ARTIFACTS, fits, hosts, let_go
from cantina.games.zone.facts.things import find_thing, hand_on, keys_of
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_GEAR, NOWHERE, Gear, Stalker
from cantina.games.zone.terms.kinds import (
    ARTIFACT_CARD,
    ITEM_CARD,
    MAGAZINES,
    MOD_CARD,
    SUIT_CARD,
    WEAPON_CARD,
)
from cantina.games.zone.terms.numbers import AMMO

Arrangement: TypeAlias = (
    Equip | FitMod | Stow | GiveCard | HandOver | GiveCompanion | TakeFromCompanion
)

BOLTS: Final = MAGAZINES
FINDINGS: Final = BOLTS + 1
"""Things in pockets by number: magazines by kind, then bolts, then findings one by one."""


def stow(t: ZoneTable, s: Stalker, gear: Gear, rule: str = "ST-13.3") -> None:
    """Into the backpack, from wherever it was. Rounds stay in a weapon (ST-18.8), mods on it."""
    let_go(t, s, gear)
    t.state.stalkers[s].backpack.append(gear)
    if t.heard:
        t.tell(GearStowed(rule, stalker=s, gear=gear))


def equip(
    t: ZoneTable, s: Stalker, gear: Gear, instead: Gear = NO_GEAR, rule: str = "ST-13.3"
) -> None:
    """Into use: a weapon or suit in place of the one there, an artifact perhaps in place of
    another; ST-18.7: ruling: what was there goes into the backpack."""
    stalker = t.state.stalkers[s]
    kind = t.pack.gear[gear].kind
    let_go(t, s, gear)
    if kind == WEAPON_CARD:
        instead, stalker.weapon = stalker.weapon, gear
    elif kind == SUIT_CARD:
        instead, stalker.suit = stalker.suit, gear
    else:
        if instead != NO_GEAR:
            stalker.artifacts.remove(instead)
        stalker.artifacts.append(gear)
    if instead != NO_GEAR:
        stalker.backpack.append(instead)
    if t.heard:
        t.tell(GearEquipped(rule, stalker=s, gear=gear, host=NO_GEAR))


def fit(
    t: ZoneTable, s: Stalker, mod: Gear, host: Gear, instead: Gear, rule: str = "ST-13.3"
) -> None:
    """A mod onto a weapon or suit, perhaps in place of another, which goes into the backpack."""
    let_go(t, s, mod)
    if instead != NO_GEAR:
        t.state.gear[host].mods.remove(instead)
        t.state.stalkers[s].backpack.append(instead)
    t.state.gear[host].mods.append(mod)
    if t.heard:
        t.tell(GearEquipped(rule, stalker=s, gear=mod, host=host))


def equip_options(t: ZoneTable, s: Stalker, gear: Gear) -> list[Equip | FitMod]:
    """How a card can come into use."""
    kind = t.pack.gear[gear].kind
    if kind in (WEAPON_CARD, SUIT_CARD):
        return [Equip(gear)]
    if kind == MOD_CARD:
        return [option for host in hosts(t, s) for option in fit_options(t, gear, host)]
    if kind != ARTIFACT_CARD:
        return []
    artifacts = t.state.stalkers[s].artifacts
    if len(artifacts) < MAX_EQUIPPED_ARTIFACTS:  # ST-18.17
        return [Equip(gear)]
    return [Equip(gear, other) for other in artifacts]


def fit_options(t: ZoneTable, mod: Gear, host: Gear) -> list[FitMod]:
    """ST-18.16, ST-19.5: onto a free slot, or in place of a mod that is in the way."""
    if fits(t, mod, host):
        return [FitMod(mod, host)]
    return [
        FitMod(mod, host, other) for other in t.state.gear[host].mods if fits(t, mod, host, other)
    ]


def arrange(t: ZoneTable, s: Stalker, action: Arrangement, rule: str = "ST-13.3") -> None:
    """Does what one of the options here says."""
    if isinstance(action, Equip):
        equip(t, s, action.gear, NO_GEAR if action.instead is None else action.instead, rule)
    elif isinstance(action, FitMod):
        instead = NO_GEAR if action.instead is None else action.instead
        fit(t, s, action.mod, action.host, instead, rule)
    elif isinstance(action, Stow):
        stow(t, s, action.gear, rule)
    elif isinstance(action, GiveCard):
        give(t, s, action.gear, action.to)
    elif isinstance(action, GiveCompanion):
        load_companion(t, s, action.gear)
    elif isinstance(action, TakeFromCompanion):
        unload_companion(t, s, action.gear)
    else:
        hand(t, s, action.thing, action.to)


# ST-13.3: what a stalker may do while it prepares.


def own_options(t: ZoneTable, s: Stalker) -> list[Arrangement]:
    """Its own cards into use or out of it."""
    stalker = t.state.stalkers[s]
    options: list[Arrangement] = []
    for gear in stalker.backpack:
        options += equip_options(t, s, gear)
    in_use = [gear for gear in (stalker.weapon, stalker.suit) if gear != NO_GEAR]
    options += [Stow(gear) for gear in [*in_use, *stalker.artifacts]]
    options += removal_options(t, s)
    return options


def removal_options(t: ZoneTable, s: Stalker) -> list[Stow]:
    """Mods off weapons and suits."""
    return [Stow(mod) for host in hosts(t, s) for mod in t.state.gear[host].mods]


def giving_options(t: ZoneTable, s: Stalker, others: list[Stalker]) -> list[Arrangement]:
    """Any card, a weapon with its rounds and mods; a magazine, a bolt, a finding."""
    stalker = t.state.stalkers[s]
    in_use = [gear for gear in (stalker.weapon, stalker.suit) if gear != NO_GEAR]
    cards = [*in_use, *stalker.artifacts, *stalker.backpack]
    things = [kind for kind in range(MAGAZINES) if stalker.magazines[kind]]
    if stalker.bolts:
        things.append(BOLTS)
    things += range(FINDINGS, FINDINGS + len(keys_of(t, s)))
    options: list[Arrangement] = [GiveCard(gear, other) for other in others for gear in cards]
    options += [HandOver(thing, other) for other in others for thing in things]
    return options


def companion_options(t: ZoneTable, s: Stalker) -> list[Arrangement]:
    """ST-34.13: items to a companion on the area and back. ST-34.10: what it left lying there."""
    one = t.state.companion
    if one is None or t.state.stalkers[s].area not in (one.area, one.lies):
        return []
    options: list[Arrangement] = [TakeFromCompanion(card) for card in one.backpack]
    if not one.left and room_in_backpack(t, one) > 0:
        backpack = t.state.stalkers[s].backpack
        items = [card for card in backpack if t.pack.gear[card].kind == ITEM_CARD]
        options += [GiveCompanion(card) for card in items]
    return options


def load_companion(t: ZoneTable, s: Stalker, gear: Gear) -> None:
    one = t.state.companion
    assert one is not None
    let_go(t, s, gear)
    one.backpack.append(gear)
    if t.heard:
        t.tell(CompanionGiven("ST-34.13", contact=one.card, stalker=s, gear=gear))


def unload_companion(t: ZoneTable, s: Stalker, gear: Gear) -> None:
    one = t.state.companion
    assert one is not None
    one.backpack.remove(gear)
    t.state.stalkers[s].backpack.append(gear)
    if t.heard:
        t.tell(TakenFromCompanion("ST-34.13", contact=one.card, stalker=s, gear=gear))


def give(t: ZoneTable, s: Stalker, gear: Gear, other: Stalker) -> None:
    """Into the other's backpack."""
    let_go(t, s, gear)
    t.state.stalkers[other].backpack.append(gear)
    if t.heard:
        t.tell(GearGiven("ST-13.3", stalker=s, gear=gear, to=other))


def hand(t: ZoneTable, s: Stalker, thing: int, other: Stalker) -> None:
    """ST-18.9: from pocket to pocket."""
    giver, taker = t.state.stalkers[s], t.state.stalkers[other]
    if thing < BOLTS:
        giver.magazines[thing] -= 1
        taker.magazines[thing] += 1
        name = AMMO[thing]
    elif thing == BOLTS:
        giver.bolts -= 1
        taker.bolts += 1
        name = "bolt"
    else:
        name = keys_of(t, s)[thing - FINDINGS]
        token = find_thing(t, name)
        assert token is not None
        hand_on(t, token, other, NOWHERE)
    if t.heard:
        t.tell(ThingGiven("ST-13.3", stalker=s, thing=name, to=other))
