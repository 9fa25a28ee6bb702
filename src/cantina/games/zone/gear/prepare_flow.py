"""ST-13.3: Prepare: stalkers on one area exchange and fit their equipment.

Rulings: everybody decides about its own things, the preparing stalker first; whoever is given
something may arrange once more. A card is given, put into use and stowed once each, and nobody
hands on a thing of which it was given one: every arrangement can be reached so, and all end.
"""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.companions import GiveCompanion, TakeFromCompanion
from cantina.games.zone.actions.mission import (
    Drop,
    Equip,
    FitMod,
    GiveCard,
    HandOver,
    Stow,
)
from cantina.games.zone.facts.conditions_on_figures import BOLTS, FOCUS, gain
from cantina.games.zone.facts.equipment import excess_options, hosts, throw_away
from cantina.games.zone.facts.figures import stalkers_on
from cantina.games.zone.facts.things import keys_of
from cantina.games.zone.frames.effects import Moment, moment
from cantina.games.zone.frames.stalkers import Prepare
from cantina.games.zone.gear.backpack import (
    FINDINGS,
    Arrangement,
    arrange,
    companion_options,
    fit_options,
    giving_options,
    own_options,
    removal_options,
)
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import clockwise, seat_of
from cantina.games.zone.terms.ids import NO_STALKER, Stalker
from cantina.games.zone.terms.kinds import MOD_CARD
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.action import DONE, Done, Seat
from cantina.kernel.flow import ask, call, do, flow, loop

WAYS: Final = ("give", "equip", "fit", "stow", "load", "unload")
SEATS: Final = 4


def get_ready(t: ZoneTable, f: Prepare) -> None:
    """ST-13.3: focus and a bolt; ST-23.1: no second focus; AM-25: no bolt when none is left."""
    if f.fits == NONE:
        gain(t, f.stalker, FOCUS)
        gain(t, f.stalker, BOLTS)


def also(t: ZoneTable, f: Prepare) -> Moment | None:
    """What cards add to the base action."""
    return moment("basic_action_prepare", f.stalker) if f.fits == NONE else None


def together(t: ZoneTable, f: Prepare) -> list[Stalker]:
    """Who arranges: stalkers on the area, clockwise from the one that prepares."""
    if f.fits != NONE:
        return [f.stalker]
    there = stalkers_on(t, t.state.stalkers[f.stalker].area)
    return [s for s in clockwise(f.stalker, len(t.state.stalkers)) if s in there]


def next_stalker(t: ZoneTable, f: Prepare) -> None:
    """The first stalker who is not ready yet."""
    f.seat = NO_STALKER
    for s in together(t, f):
        if not f.ready >> s & 1:
            f.seat = s
            return


def arranger(t: ZoneTable, f: Prepare) -> Seat:
    return seat_of(f.seat)


def arrangements(t: ZoneTable, f: Prepare) -> list[Arrangement | Done]:
    """ST-13.3, ST-13.4: any number of times and in any order, whatever the backpack holds."""
    if f.seat == NO_STALKER:
        return []
    if f.fits != NONE:
        return refits(t, f)
    others = [s for s in together(t, f) if s != f.seat]
    options: list[Arrangement | Done] = [
        option
        for option in own_options(t, f.seat)
        + giving_options(t, f.seat, others)
        + companion_options(t, f.seat)
        if not is_settled(t, f, option)
    ]
    return [*options, DONE] if options else []


def is_settled(t: ZoneTable, f: Prepare, action: Arrangement) -> bool:
    """Whether a card was moved this way before; whether a thing is of a kind that was taken.
    Findings that were taken lie behind those that the stalker had."""
    if not isinstance(action, HandOver):
        return card_mark(action) in f.settled
    thing = action.thing
    if thing < FINDINGS:
        return taken_mark(thing, f.seat) in f.settled
    taken = f.settled.count(taken_mark(FINDINGS, f.seat))
    return thing - FINDINGS >= len(keys_of(t, f.seat)) - taken


def card_mark(
    action: Equip | FitMod | Stow | GiveCard | GiveCompanion | TakeFromCompanion,
) -> int:
    """A number from 0 on for a card and the way it was moved."""
    card = action.mod if isinstance(action, FitMod) else action.gear
    return card * len(WAYS) + WAYS.index(action.verb)


def taken_mark(thing: int, taker: Stalker) -> int:
    """A number below 0 for a kind of thing and who was given one."""
    return -1 - min(thing, FINDINGS) * SEATS - taker


def refits(t: ZoneTable, f: Prepare) -> list[Arrangement | Done]:
    """Mods on or off, as many as the effect allows."""
    if not f.fits:
        return []
    mods = [g for g in t.state.stalkers[f.seat].backpack if t.pack.gear[g].kind == MOD_CARD]
    options: list[Arrangement | Done] = [
        option
        for host in hosts(t, f.seat)
        for mod in mods
        for option in fit_options(t, mod, host)
        if option.instead is None
    ]
    options += removal_options(t, f.seat)
    return [*options, DONE] if options else []


def arrange_things(t: ZoneTable, f: Prepare, action: Arrangement) -> None:
    if isinstance(action, HandOver):
        f.settled.append(taken_mark(action.thing, action.to))
    else:
        f.settled.append(card_mark(action))
    arrange(t, f.seat, action)
    if f.fits != NONE:
        f.fits -= 1
    elif isinstance(action, (GiveCard, HandOver)):
        f.ready &= ~(1 << action.to)


def is_ready(t: ZoneTable, f: Prepare) -> None:
    if f.seat != NO_STALKER:
        f.ready |= 1 << f.seat


def somebody_is_not(t: ZoneTable, f: Prepare) -> bool:
    return any([not f.ready >> s & 1 for s in together(t, f)])


def check_backpacks(t: ZoneTable, f: Prepare) -> None:
    """ST-13.4: the limit counts again."""
    f.seat = NO_STALKER
    for s in together(t, f):
        if excess_options(t, s):
            f.seat = s
            return


def too_many(t: ZoneTable, f: Prepare) -> list[Drop]:
    """ST-18.5."""
    return excess_options(t, f.seat) if f.seat != NO_STALKER else []


def drop(t: ZoneTable, f: Prepare, action: Drop) -> None:
    throw_away(t, f.seat, action.gear, "ST-18.5")


def somebody_has_too_many(t: ZoneTable, f: Prepare) -> bool:
    return f.seat != NO_STALKER


PREPARE: Final = flow(
    Prepare,
    do(get_ready, rule="ST-13.3"),
    call(also, rule="ST-13.3"),
    do(next_stalker, rule="ST-13.3"),
    ask(
        "arrange",
        seat=arranger,
        options=arrangements,
        answer=arrange_things,
        rule="ST-13.3",
        repeat=True,
    ),
    do(is_ready, rule="ST-13.3"),
    loop("next_stalker", while_=somebody_is_not, rule="ST-13.3"),
    do(check_backpacks, rule="ST-13.4"),
    ask("drop", seat=arranger, options=too_many, answer=drop, rule="ST-18.5", repeat=True),
    loop("check_backpacks", while_=somebody_has_too_many, rule="ST-13.4"),
)
