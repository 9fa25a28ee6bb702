"""Chapter 34: the companion of the group: its card, its HP, and how it leaves."""

from __future__ import annotations

from cantina.games.zone.box.campaign import ON_CRITICAL_WOUND, ON_HIT, Companion
from cantina.games.zone.events.companions import (
    CompanionHealed,
    CompanionHurt,
    CompanionLeft,
)
from cantina.games.zone.facts.equipment import discard_gear
from cantina.games.zone.facts.figures import place
from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.state import CompanionState, ZoneTable
from cantina.games.zone.terms.figures import COMPANION
from cantina.games.zone.terms.ids import NO_PROGRAM, NOWHERE, Area, ContactNo


def new_companion(t: ZoneTable, contact: ContactNo) -> CompanionState:
    """ST-34.5: for one mission."""
    return CompanionState(
        card=contact,
        area=NOWHERE,
        came_from=NOWHERE,
        hp=printed_of(t, contact).hp,
        acted=False,
        backpack=[],
        left=False,
        lies=NOWHERE,
    )


def printed_of(t: ZoneTable, contact: ContactNo) -> Companion:
    """ST-32.10: side b of its card."""
    printed = t.pack.campaign.contacts[contact].companion
    assert printed is not None
    return printed


def companion_of(t: ZoneTable) -> CompanionState | None:
    """ST-34.10: who is along and has not left."""
    one = t.state.companion
    return one if one is not None and not one.left else None


def room_in_backpack(t: ZoneTable, one: CompanionState) -> int:
    """ST-34.13."""
    return printed_of(t, one.card).backpack - len(one.backpack)


def attacked(t: ZoneTable, damage: int) -> None:
    """ST-34.3: an attack makes some of them leave, whatever the damage."""
    one = companion_of(t)
    if one is not None and printed_of(t, one.card).leaves == ON_HIT:
        leave(t, one)
    else:
        hurt_companion(t, damage)


def hurt_companion(t: ZoneTable, amount: int) -> None:
    """ST-34.8: one with HP loses them without defence; one without leaves."""
    one = companion_of(t)
    if one is None or amount <= 0:
        return
    if printed_of(t, one.card).hp:
        lost = min(one.hp, amount)
        one.hp -= lost
        if t.heard:
            t.tell(CompanionHurt("ST-34.8", contact=one.card, amount=lost, hp=one.hp))
    if not one.hp:
        leave(t, one)


def heal_companion(t: ZoneTable, amount: int) -> None:
    one = companion_of(t)
    if one is None:
        return
    healed = min(amount, printed_of(t, one.card).hp - one.hp)
    one.hp += healed
    if t.heard and healed:
        t.tell(CompanionHealed("ST-34.8", contact=one.card, amount=healed, hp=one.hp))


def see_critical_wound(t: ZoneTable) -> None:
    """ST-34.3: some leave when a stalker is critically wounded."""
    one = companion_of(t)
    if one is not None and printed_of(t, one.card).leaves == ON_CRITICAL_WOUND:
        leave(t, one)


def leave(t: ZoneTable, one: CompanionState) -> None:
    """ST-34.10: for the rest of the mission; what it carries lies on its area."""
    one.left = True
    one.lies = one.area
    if t.heard:
        t.tell(CompanionLeft("ST-34.10", contact=one.card, area=one.area, cards=one.backpack[:]))
    place(t, COMPANION, NOWHERE)
    parting = printed_of(t, one.card).parting
    if parting != NO_PROGRAM:
        t.push(resolve(parting))


def lose_what_lies_on(t: ZoneTable, areas: tuple[Area, ...]) -> None:
    """ST-8.12, ST-36.12: loose equipment on areas that are no more is gone."""
    one = t.state.companion
    if one is not None and one.left and one.lies in areas:
        for card in one.backpack:
            discard_gear(t, card)
        one.backpack = []
