"""Who carries what to a mission, by rule of thumb: the best weapon and suit that are left, mods
that fit them, a fair share of the rest. Every answer comes with its reason, a word."""

from __future__ import annotations

from cantina.games.zone.actions.campaign import PackCard, PackMagazine, UnpackCard
from cantina.games.zone.bot.companions import to_carry
from cantina.games.zone.bot.trading import Reasoned
from cantina.games.zone.campaign.packing import comes_into_use
from cantina.games.zone.facts.campaign import campaign_of
from cantina.games.zone.facts.equipment import price_of
from cantina.games.zone.frames.campaign import Campaign
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import stalker_of
from cantina.games.zone.terms.ids import NO_GEAR
from cantina.games.zone.terms.kinds import ITEM_CARD, MOD_CARD, SUIT_CARD, WEAPON_CARD
from cantina.games.zone.terms.numbers import SPECIAL
from cantina.kernel.action import DONE, Ask


def what_to_pack(t: ZoneTable, ask: Ask) -> Reasoned:
    s = stalker_of(ask.seat)
    one = t.state.stalkers[s]
    if DONE not in ask.options:
        # Somebody laid down what made room for it.
        return UnpackCard(min(one.backpack, key=lambda card: price_of(t, card))), "unpack"
    cards = [option for option in ask.options if isinstance(option, PackCard)]
    needs = ((WEAPON_CARD, one.weapon, "pack_weapon"), (SUIT_CARD, one.suit, "pack_suit"))
    for kind, there, why in needs:
        fitting = [option for option in cards if t.pack.gear[option.card].kind == kind]
        if there == NO_GEAR and fitting:
            return max(fitting, key=lambda option: price_of(t, option.card)), why
    sharing = those_to_share(t)
    items = [card for card in campaign_of(t).stash if t.pack.gear[card].kind == ITEM_CARD]
    for option in cards:
        kind = t.pack.gear[option.card].kind
        if kind == MOD_CARD and comes_into_use(t, s, option.card):
            return option, "pack_mod"
        if kind == ITEM_CARD and is_fair(len(items), len(one.backpack), sharing):
            return option, "pack_share"
    if one.weapon != NO_GEAR:
        ammo = t.pack.weapon(one.weapon).ammo
        stash = campaign_of(t).magazines
        if ammo != SPECIAL and is_fair(stash[ammo], one.magazines[ammo], sharing):
            return PackMagazine(ammo), "pack_magazine"
    carried = to_carry(t, ask.options) if sharing == 1 else None
    return (carried, "pack_companion") if carried is not None else (DONE, "packed")


def those_to_share(t: ZoneTable) -> int:
    """Who packs now and those who pack after."""
    frame = t.state.stack[0]
    assert isinstance(frame, Campaign)
    return len(frame.waiting) + 1


def is_fair(left: int, taken: int, sharing: int) -> bool:
    """Whether one more leaves as many for each of the others."""
    return left > 0 and taken * sharing < left + taken
