"""ST-32.9: a contact card is resolved: trade, services, a gift."""

from __future__ import annotations

from typing import Final, TypeAlias

from cantina.games.zone.actions.campaign import (
    BuyService,
    SellCard,
    SellMagazine,
    TakeGift,
    VisitPlace,
)
from cantina.games.zone.actions.trade import BuyCard, BuyMagazine, EndTrade
from cantina.games.zone.box.campaign import Contact
from cantina.games.zone.campaign.trading import (
    NO_DEAL,
    bids_of,
    card_price,
    gifts_of,
    goods_of,
    magazine_price,
)
from cantina.games.zone.campaign.visiting import visit
from cantina.games.zone.events.campaign import GearBought, GearSold
from cantina.games.zone.facts.campaign import (
    COUPONS,
    MAGAZINES_GAINED,
    campaign_of,
    change_coupons,
    note,
    places_to_visit,
    put_in_stash,
    return_to_deck,
    stash_magazines,
)
from cantina.games.zone.facts.lead import lead
from cantina.games.zone.facts.stock import magazines_left, take_card
from cantina.games.zone.facts.verbs import can_begin
from cantina.games.zone.frames.campaign import Trade
from cantina.games.zone.frames.effects import resolve
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import NO_FIGURE, Gear
from cantina.games.zone.terms.kinds import MAGAZINES
from cantina.games.zone.terms.numbers import AMMO
from cantina.kernel.flow import ask, flow, loop

Bargain: TypeAlias = (
    BuyCard | BuyMagazine | SellCard | SellMagazine | BuyService | TakeGift | EndTrade
)

GIFT: Final = -1
"""In `Trade.had`: the gift was taken."""


def contact_of(t: ZoneTable, f: Trade) -> Contact:
    return t.pack.campaign.contacts[f.contact]


def extra_visits(t: ZoneTable, f: Trade) -> list[VisitPlace]:
    """ST-32.19: at once."""
    if not campaign_of(t).visits:
        return []
    return [VisitPlace(place) for place in places_to_visit(t)]


def make_visit(t: ZoneTable, f: Trade, action: VisitPlace) -> None:
    visit(t, action.place)


def bargains(t: ZoneTable, f: Trade) -> list[Bargain]:
    """ST-32.27: as long as the coupons last, in any order. ST-32.28: services and the gift once."""
    contact = contact_of(t, f)
    campaign = campaign_of(t)
    coupons = campaign.coupons
    options: list[Bargain] = []
    options += [BuyCard(card) for card, price in goods_of(t, contact) if price <= coupons]
    price = magazine_price(contact.sells)
    if NO_DEAL < price <= coupons:
        options += [BuyMagazine(kind) for kind in range(MAGAZINES) if magazines_left(t, kind)]
    options += [SellCard(card) for card, _ in bids_of(t, contact)]
    if magazine_price(contact.buys) != NO_DEAL:
        options += [SellMagazine(kind) for kind in range(MAGAZINES) if campaign.magazines[kind]]
    options += [
        BuyService(number)
        for number, service in enumerate(contact.services)
        if number not in f.had
        and service.price <= coupons
        and can_begin(t, NO_FIGURE, t.pack.programs[service.program].ops[0])
    ]
    if contact.gift is not None and GIFT not in f.had:
        options += [TakeGift(what) for what in gifts_of(t, contact.gift)]
    return [*options, EndTrade()]


def bargain(t: ZoneTable, f: Trade, action: Bargain) -> None:
    contact = contact_of(t, f)
    campaign_of(t).source = contact.id
    if isinstance(action, BuyCard):
        buy(t, action.card, card_price(t, contact.sells, action.card))
    elif isinstance(action, BuyMagazine):
        change_coupons(t, -magazine_price(contact.sells), "ST-32.11", AMMO[action.ammo])
        stash_magazines(t, action.ammo, 1, "ST-32.11")
    elif isinstance(action, SellCard):
        sell(t, action.card, card_price(t, contact.buys, action.card))
    elif isinstance(action, SellMagazine):
        stash_magazines(t, action.ammo, -1, "ST-32.30")
        change_coupons(t, magazine_price(contact.buys), "ST-32.30", AMMO[action.ammo])
    elif isinstance(action, BuyService):
        f.had.append(action.service)
        service = contact.services[action.service]
        change_coupons(t, -service.price, "ST-32.27")
        t.push(resolve(service.program))
    elif isinstance(action, TakeGift):
        f.had.append(GIFT)
        take_gift(t, contact, action.what)
    else:
        f.over = True


def buy(t: ZoneTable, card: Gear, price: int) -> None:
    """ST-32.20: exactly the card one wants."""
    take_card(t, card)
    campaign = campaign_of(t)
    campaign.stash.append(card)
    campaign.bought.append(card)
    campaign.coupons -= price
    note(t, COUPONS, t.pack.gear[card].id, -price)
    if t.heard:
        t.tell(GearBought("ST-32.20", gear=card, price=price))


def sell(t: ZoneTable, card: Gear, price: int) -> None:
    """ST-32.20: it goes back to its deck, its mods stay in the stash."""
    return_to_deck(t, card)
    campaign_of(t).coupons += price
    note(t, COUPONS, t.pack.gear[card].id, price)
    if t.heard:
        t.tell(GearSold("ST-32.11", gear=card, price=price))


def take_gift(t: ZoneTable, contact: Contact, what: int) -> None:
    assert contact.gift is not None
    if contact.gift.magazines:
        count = min(contact.gift.magazines, magazines_left(t, what))  # ST-1.2
        stash_magazines(t, what, count, "ST-32.28")
        note(t, MAGAZINES_GAINED, AMMO[what], count)
    else:
        take_card(t, Gear(what))
        put_in_stash(t, Gear(what), "ST-32.28")


def goes_on(t: ZoneTable, f: Trade) -> bool:
    return not f.over


TRADE: Final = flow(
    Trade,
    ask("visit", seat=lead, options=extra_visits, answer=make_visit, rule="ST-32.19"),
    ask("trade", seat=lead, options=bargains, answer=bargain, rule="ST-32.27"),
    loop("visit", while_=goes_on, rule="ST-32.27"),
)
