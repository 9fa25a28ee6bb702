"""Chapters 7 and 18: a stalker gains equipment, and turns up loot."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import Drop, Equip, FitMod, PutBack
from cantina.games.zone.box.standing import DrawLoot
from cantina.games.zone.choose.reactions_of_cards import answering
from cantina.games.zone.events.equipment import GearGained, LootTaken
from cantina.games.zone.facts.equipment import excess_options, hosts, load, throw_away
from cantina.games.zone.facts.standing_effects import note_used
from cantina.games.zone.facts.tallies import deeds_of
from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.frames.stalkers import Gain, Loot
from cantina.games.zone.gear.backpack import arrange, equip_options, fit_options
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import seat_of
from cantina.games.zone.terms.ids import NO_PROGRAM
from cantina.games.zone.terms.kinds import (
    ARTIFACT_CARD,
    ITEM_CARD,
    MOD_CARD,
    SUIT_CARD,
    WEAPON_CARD,
)
from cantina.kernel.action import DONE, Done, Seat
from cantina.kernel.flow import ask, do, flow, loop


def gainer(t: ZoneTable, f: Gain) -> Seat:
    return seat_of(f.stalker)


def take_card(t: ZoneTable, f: Gain) -> None:
    """ST-18.7: into the backpack first. ST-18.8: a weapon is gained fully loaded."""
    if not f.gear:
        return
    card = f.gear[0]
    t.state.stalkers[f.stalker].backpack.append(card)
    if t.pack.gear[card].kind == WEAPON_CARD:
        load(t, card)
    elif t.pack.gear[card].kind == ARTIFACT_CARD and card not in t.state.tallies.artifacts:
        t.state.tallies.artifacts.append(card)
    if t.heard:
        t.tell(GearGained("ST-18.7", stalker=f.stalker, gear=card))


def use_options(t: ZoneTable, f: Gain) -> list[Equip | FitMod | Done]:
    """ST-18.7: or into use at once, perhaps in place of what is there."""
    if not f.gear or t.pack.gear[f.gear[0]].kind == ITEM_CARD:
        return []
    options = equip_options(t, f.stalker, f.gear[0])
    return [*options, DONE] if options else []


def use_card(t: ZoneTable, f: Gain, action: Equip | FitMod | Done) -> None:
    if not isinstance(action, Done):
        arrange(t, f.stalker, action, "ST-18.7")


def mod_options(t: ZoneTable, f: Gain) -> list[FitMod | Done]:
    """ST-18.7: a weapon or suit just gained may at once receive matching mods of its owner, also
    those on another of its cards."""
    if not f.gear or t.pack.gear[f.gear[0]].kind not in (WEAPON_CARD, SUIT_CARD):
        return []
    stalker = t.state.stalkers[f.stalker]
    if f.gear[0] not in hosts(t, f.stalker):
        return []
    mods = [gear for gear in stalker.backpack if t.pack.gear[gear].kind == MOD_CARD]
    for host in hosts(t, f.stalker):
        if host != f.gear[0]:
            mods += t.state.gear[host].mods
    options = [option for mod in mods for option in fit_options(t, mod, f.gear[0])]
    return [*options, DONE] if options else []


def fit_mod(t: ZoneTable, f: Gain, action: FitMod) -> None:
    arrange(t, f.stalker, action, "ST-18.7")


def put_away(t: ZoneTable, f: Gain) -> None:
    if f.gear:
        f.gear.pop(0)


def more_cards(t: ZoneTable, f: Gain) -> bool:
    return len(f.gear) > 0


def too_many(t: ZoneTable, f: Gain) -> list[Drop]:
    """ST-18.5."""
    return excess_options(t, f.stalker)


def drop(t: ZoneTable, f: Gain, action: Drop) -> None:
    throw_away(t, f.stalker, action.gear, "ST-18.5")


GAIN: Final = flow(
    Gain,
    do(take_card, rule="ST-18.7"),
    ask("use", seat=gainer, options=use_options, answer=use_card, rule="ST-18.7"),
    ask("mods", seat=gainer, options=mod_options, answer=fit_mod, rule="ST-18.7", repeat=True),
    do(put_away, rule="ST-18.7"),
    loop("take_card", while_=more_cards, rule="ST-18.7"),
    ask("drop", seat=gainer, options=too_many, answer=drop, rule="ST-18.5", repeat=True),
)


def finder(t: ZoneTable, f: Loot) -> Seat:
    return seat_of(f.stalker)


def draw_more(t: ZoneTable, f: Loot) -> None:
    """Cards may let a stalker turn up random unused tokens as well and keep some of them."""
    for number in answering(t, f.stalker, "pick_up_loot"):
        for op in t.pack.programs[t.pack.effects[number].program].ops:
            if isinstance(op, DrawLoot) and t.state.loot_pool:
                note_used(t, f.stalker, number)
                f.keep = op.keep
                for _ in range(min(op.amount.base - 1, len(t.state.loot_pool))):
                    place = t.state.rng.below(len(t.state.loot_pool))
                    f.tokens.append(t.state.loot_pool.pop(place))
    if t.heard:
        t.tell(LootTaken("ST-7.5", stalker=f.stalker, tokens=f.tokens[:]))


def tokens_to_return(t: ZoneTable, f: Loot) -> list[PutBack]:
    """`return <token>`: one that gives nothing and becomes an unused token again."""
    if len(f.tokens) <= f.keep:
        return []
    return [PutBack(token) for token in f.tokens]


def put_back(t: ZoneTable, f: Loot, action: PutBack) -> None:
    f.tokens.remove(action.token)
    t.state.loot_pool.append(action.token)


def reward(t: ZoneTable, f: Loot) -> None:
    """ST-7.5: what the tokens give; they are out for the rest of the mission."""
    t.state.tallies.loot += len(f.tokens)
    deeds_of(t, f.stalker).loot += len(f.tokens)
    for token in reversed(f.tokens):
        program = t.pack.loot[t.pack.loot_tokens[token]].program
        if program != NO_PROGRAM:
            t.push(resolve(program, f.stalker, f.stalker))
    f.tokens = []


LOOT: Final = flow(
    Loot,
    do(draw_more, rule="ST-7.5"),
    ask("loot", seat=finder, options=tokens_to_return, answer=put_back, rule="ST-7.5", repeat=True),
    do(reward, rule="ST-7.5"),
)
