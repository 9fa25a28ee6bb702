"""ST-18.13: an item is used once, then discarded."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.mission import ChooseFigure
from cantina.games.zone.box.effect import NONE, Effect, Standing
from cantina.games.zone.choose.reactions_of_cards import answering
from cantina.games.zone.events.companions import CompanionUsedItem
from cantina.games.zone.events.mission import ItemUsed
from cantina.games.zone.facts.companions import companion_of, printed_of
from cantina.games.zone.facts.equipment import discard_gear, throw_away
from cantina.games.zone.facts.figures import area_of, far, stalkers_on_map
from cantina.games.zone.facts.standing_effects import note_used
from cantina.games.zone.facts.verbs import Doer
from cantina.games.zone.frames.effects import UseItem, resolve
from cantina.games.zone.state import CompanionState, ZoneTable
from cantina.games.zone.terms.figures import COMPANION, seat_of, to_stalker
from cantina.games.zone.terms.ids import NO_STALKER, Figure, Gear, Stalker
from cantina.kernel.action import Seat
from cantina.kernel.flow import ask, do, flow


def effect_of(t: ZoneTable, gear: Gear) -> Effect:
    return t.pack.effects[t.pack.item(gear).effects[0]]


def user(t: ZoneTable, f: UseItem) -> Seat:
    return seat_of(f.stalker)


def in_range(t: ZoneTable, f: UseItem) -> list[Stalker]:
    """AM-31: stalkers the item can be used on; none when it is for its user alone."""
    return stalkers_near(t, f.user, effect_of(t, f.gear))


def stalkers_near(t: ZoneTable, user: Figure, effect: Effect) -> list[Stalker]:
    if effect.target is None:
        return []
    here = area_of(t, user)
    return [
        s
        for s in stalkers_on_map(t)
        if s == user or far(t, user, here, area_of(t, s)) <= max(0, effect.reach)
    ]


def targets(t: ZoneTable, f: UseItem) -> list[ChooseFigure]:
    there = in_range(t, f)
    return [ChooseFigure(s) for s in there] if len(there) > 1 else []


def choose_target(t: ZoneTable, f: UseItem, action: ChooseFigure) -> None:
    f.target = to_stalker(action.figure)


def use_up(t: ZoneTable, f: UseItem) -> None:
    """Its effect falls on who it is used on; then cards of its user that answer to using items."""
    if f.user == COMPANION:
        use_up_by_companion(t, f)
        return
    if f.target == NO_STALKER:
        f.target = f.stalker
    effect = effect_of(t, f.gear)
    if t.heard:
        t.tell(ItemUsed("ST-18.13", stalker=f.stalker, gear=f.gear, target=f.target))
    throw_away(t, f.stalker, f.gear, "ST-18.13")
    for number in answering(t, f.stalker, "use_item"):
        other = t.pack.effects[number]
        if not isinstance(t.pack.programs[other.program].ops[0], Standing):
            note_used(t, f.stalker, number)
            t.push(resolve(other.program, f.stalker, figure=f.target, reach=effect.reach))
    t.push(resolve(effect.program, f.target, f.stalker, reach=effect.reach))


# ST-34.13: items that a companion carries.


def usable_by_companion(t: ZoneTable, one: CompanionState) -> list[Gear]:
    """Items that would do something: to a stalker in range of it, to an area, or to its HP. Of
    equal ones one."""
    rows: list[int] = []
    found: list[Gear] = []
    for card in one.backpack:
        row = t.pack.gear[card].row
        if row not in rows and is_of_use_to(t, one, effect_of(t, card)):
            rows.append(row)
            found.append(card)
    return found


def is_of_use_to(t: ZoneTable, one: CompanionState, effect: Effect) -> bool:
    if effect.target is not None:
        return len(stalkers_near(t, COMPANION, effect)) > 0
    ops = t.pack.programs[effect.program].ops
    if effect.reach != NONE:
        return True
    heals = any([isinstance(op, Doer) and op.reaches_companion() for op in ops])
    return heals and one.hp < printed_of(t, one.card).hp


def use_up_by_companion(t: ZoneTable, f: UseItem) -> None:
    """Its area is the user's area. ST-15.15: it places no threat, and cards of stalkers do not
    answer to it."""
    one = companion_of(t)
    assert one is not None
    effect = effect_of(t, f.gear)
    near = stalkers_near(t, COMPANION, effect)
    target: Figure = COMPANION
    if near:
        target = f.target if f.target != NO_STALKER else near[0]
    if t.heard:
        t.tell(CompanionUsedItem("ST-34.13", contact=one.card, gear=f.gear, target=target))
    one.backpack.remove(f.gear)
    discard_gear(t, f.gear)
    t.push(resolve(effect.program, target, f.stalker, reach=effect.reach))


USE_ITEM: Final = flow(
    UseItem,
    ask("figure", seat=user, options=targets, answer=choose_target, rule="ST-18.13"),
    do(use_up, rule="ST-18.13"),
)
