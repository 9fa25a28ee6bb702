"""ST-32.11: what a trader sells and buys, and for how much."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.box.campaign import (
    ANY_CARD,
    MAGAZINE,
    SUIT_MODS,
    WEAPON_MODS,
    Contact,
    Deal,
    Gift,
)
from cantina.games.zone.facts.campaign import campaign_of
from cantina.games.zone.facts.equipment import level_of, price_of, tags_of
from cantina.games.zone.facts.stock import magazines_left, on_sale
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import Gear
from cantina.games.zone.terms.kinds import GEAR_KINDS, ITEM_CARD, MAGAZINES, MOD_CARD
from cantina.games.zone.terms.numbers import NONE

NO_DEAL: Final = -1
"""The price of what somebody does not trade in."""


def goods_of(t: ZoneTable, contact: Contact) -> list[tuple[Gear, int]]:
    """ST-32.20: cards that are for sale here, with their prices; one copy of each."""
    found: list[tuple[Gear, int]] = []
    for kind in range(len(GEAR_KINDS)):
        for card in on_sale(t, kind):
            price = card_price(t, contact.sells, card)
            if price != NO_DEAL:
                found.append((card, price))
    return found


def bids_of(t: ZoneTable, contact: Contact) -> list[tuple[Gear, int]]:
    """Cards of the stash that the trader takes, with what is paid. ST-32.26: not those on loan."""
    campaign = campaign_of(t)
    found: list[tuple[Gear, int]] = []
    for card in campaign.stash:
        price = card_price(t, contact.buys, card)
        if price != NO_DEAL and card not in campaign.loans:
            found.append((card, price))
    return found


def card_price(t: ZoneTable, deals: tuple[Deal, ...], card: Gear) -> int:
    """ST-32.14: rounded down card by card. ST-18.11: what has no price is not traded."""
    printed = price_of(t, card)
    if printed == NONE:
        return NO_DEAL
    for deal in deals:
        if is_meant(t, deal, card):
            price = printed * deal.percent // 100
            return price - price % deal.round_to
    return NO_DEAL


def is_meant(t: ZoneTable, deal: Deal, card: Gear) -> bool:
    """Whether a deal is about this card."""
    one = t.pack.gear[card]
    if deal.card:
        return one.id == deal.card
    if not any([is_kind(t, word, card) for word in deal.goods]):
        return False
    if deal.levels and level_of(t, card) not in deal.levels:
        return False
    tags = tags_of(t, card)
    return (not deal.tag or deal.tag in tags) and (not deal.without or deal.without not in tags)


def is_kind(t: ZoneTable, word: str, card: Gear) -> bool:
    one = t.pack.gear[card]
    if word == ANY_CARD:
        return True
    if one.kind == MOD_CARD and word in (WEAPON_MODS, SUIT_MODS):
        return (t.pack.mod(card).slot == NONE) == (word == SUIT_MODS)
    return GEAR_KINDS[one.kind] == word


def magazine_price(deals: tuple[Deal, ...]) -> int:
    """ST-32.30: only where the trader names them."""
    for deal in deals:
        if MAGAZINE in deal.goods:
            return deal.each
    return NO_DEAL


def gifts_of(t: ZoneTable, gift: Gift) -> list[int]:
    """ST-32.28: items up to a price, or kinds of magazine."""
    if gift.magazines:
        return [kind for kind in range(MAGAZINES) if magazines_left(t, kind)]
    return [card for card in on_sale(t, ITEM_CARD) if 0 <= price_of(t, card) <= gift.item_price]
