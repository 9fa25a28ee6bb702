"""ST-34.5: a companion is taken along, with what it carries (ST-34.13)."""

from __future__ import annotations

from cantina.games.zone.actions.companions import PackForCompanion, UnpackFromCompanion
from cantina.games.zone.events.companions import CompanionTaken
from cantina.games.zone.facts.campaign import campaign_of, change_coupons
from cantina.games.zone.facts.companions import companion_of, new_companion, room_in_backpack
from cantina.games.zone.facts.equipment import discard_gear
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import ContactNo
from cantina.games.zone.terms.kinds import ITEM_CARD


def can_take(t: ZoneTable, contact: ContactNo) -> bool:
    """ST-34.1: one at most. ST-34.5: the fee is paid."""
    fee = t.pack.campaign.contacts[contact].fee
    return t.state.companion is None and fee <= campaign_of(t).coupons


def take_companion(t: ZoneTable, contact: ContactNo) -> None:
    """ST-34.5: to this one mission; the card stays in the folder."""
    fee = t.pack.campaign.contacts[contact].fee
    t.state.companion = new_companion(t, contact)
    if t.heard:
        t.tell(CompanionTaken("ST-34.5", contact=contact, fee=fee))
    change_coupons(t, -fee, "ST-34.5")


def packing_for_companion(t: ZoneTable) -> list[PackForCompanion | UnpackFromCompanion]:
    """ST-34.13: up to this many item cards; those that are alike are offered once."""
    one = companion_of(t)
    if one is None:
        return []
    options: list[PackForCompanion | UnpackFromCompanion] = []
    alike: list[str] = []
    for card in campaign_of(t).stash if room_in_backpack(t, one) > 0 else []:
        row = t.pack.gear[card]
        if row.kind == ITEM_CARD and row.id not in alike:
            alike.append(row.id)
            options.append(PackForCompanion(card))
    return [*options, *[UnpackFromCompanion(card) for card in one.backpack]]


def pack_for_companion(t: ZoneTable, action: PackForCompanion | UnpackFromCompanion) -> None:
    one = companion_of(t)
    assert one is not None
    stash = campaign_of(t).stash
    if isinstance(action, PackForCompanion):
        stash.remove(action.card)
        one.backpack.append(action.card)
    else:
        one.backpack.remove(action.card)
        stash.append(action.card)


def part_with_companion(t: ZoneTable) -> None:
    """ST-32.25, ST-34.12: it goes, unhurt; what it carries goes to the stash, what lay about since
    it left is lost."""
    one = t.state.companion
    if one is None:
        return
    if one.left:
        for card in one.backpack:
            discard_gear(t, card)
    else:
        campaign_of(t).stash += one.backpack
    t.state.companion = None
