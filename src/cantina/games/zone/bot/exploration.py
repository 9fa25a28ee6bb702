"""Where a group goes between missions and whom it meets, by rule of thumb. Every answer comes with
its reason, a word: hints say it (`table-hint-why-zone-…`)."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.campaign import UseContact, VisitPlace
from cantina.games.zone.bot.packing import what_to_pack
from cantina.games.zone.bot.trading import (
    BETTER_SUIT,
    BETTER_WEAPON,
    Reasoned,
    is_armed,
    is_cheap,
    is_saving,
    lacks_magazine,
    need_for,
    surplus_of,
    what_to_trade,
)
from cantina.games.zone.box.campaign import COMPANION, CONTACT_PLACE, CONTRACT, TRADER, Contact
from cantina.games.zone.campaign.trading import NO_DEAL, bids_of, goods_of, magazine_price
from cantina.games.zone.facts.campaign import campaign_of
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.ids import ContactNo, Gear
from cantina.games.zone.terms.kinds import MAGAZINES
from cantina.kernel.action import DONE, Ask
from cantina.kernel.rng import Rng

PLENTY: Final = 2000
"""Coupons that a group wants to spend."""
PURSES: Final = 3
"""How many times its fee the group has that takes a companion along."""
QUESTIONS: Final = ("explore", "contacts", "visit", "trade", "pack")


def choose_between_missions(t: ZoneTable, ask: Ask, rng: Rng) -> Reasoned:
    """The answer to one of QUESTIONS, and why."""
    if ask.name in ("explore", "visit"):
        return where_to_go(t, ask, rng)
    if ask.name == "contacts":
        return whom_to_meet(t, ask, rng)
    return what_to_trade(t, ask, rng) if ask.name == "trade" else what_to_pack(t, ask)


def where_to_go(t: ZoneTable, ask: Ask, rng: Rng) -> Reasoned:
    """A mission of the earliest stage; then somebody new or a stash, whichever: nobody knows what
    is there. With coupons to spend rather somebody new, and a place that is called after a trader
    before others."""
    places = [option for option in ask.options if isinstance(option, VisitPlace)]
    if not places:
        return DONE, "explored"
    rows = t.pack.campaign.places
    order = list(t.pack.kits)  # the stages
    stage = {mission.id: order.index(mission.stage) for mission in t.pack.missions if mission.stage}
    missions = [option for option in places if rows[option.place].mission]
    if missions:
        earliest = min([stage[rows[option.place].mission] for option in missions])
        fitting = [one for one in missions if stage[rows[one.place].mission] == earliest]
        return fitting[rng.below(len(fitting))], "mission"
    if campaign_of(t).coupons >= PLENTY:
        people = [option for option in places if rows[option.place].kind == CONTACT_PLACE]
        traders = [one for one in people if is_named_for_trader(t, rows[one.place].names)]
        places = traders or people or places
    chosen = places[rng.below(len(places))]
    return chosen, rows[chosen.place].kind


def is_named_for_trader(t: ZoneTable, names: dict[str, str]) -> bool:
    """Whether the map itself tells who trades there."""
    contacts = t.pack.campaign.contacts
    return any([contact.kind == TRADER and contact.names == names for contact in contacts])


def whom_to_meet(t: ZoneTable, ask: Ask, rng: Rng) -> Reasoned:
    """A companion, if the fee is small change; a contract, which costs nothing. Then a trader who
    has what the group saves for; traders who have or take something, while somebody lacks a weapon;
    then whoever is of use."""
    contacts = t.pack.campaign.contacts
    cards = [option.contact for option in ask.options if isinstance(option, UseContact)]
    for number in cards:
        row = contacts[number]
        if row.kind == COMPANION and row.fee * PURSES <= campaign_of(t).coupons:
            return UseContact(number), "companion"
    contracts = [number for number in cards if contacts[number].kind == CONTRACT]
    if contracts:
        return UseContact(contracts[rng.below(len(contracts))]), "contract"
    dear = [number for number in cards if sells_what_is_saved_for(t, number)]
    if dear:
        return UseContact(dear[rng.below(len(dear))]), "trader"
    traders = [number for number in cards if has_business(t, number)]
    helpers = [number for number in cards if can_help(t, number)]
    someone = [*traders, *helpers] if is_armed(t) else traders or helpers
    if not someone:
        return DONE, "met"
    chosen = someone[rng.below(len(someone))]
    return UseContact(chosen), "trader" if chosen in traders else "helper"


def has_business(t: ZoneTable, number: ContactNo) -> bool:
    """Whether a trader sells something the group wants and can pay, gives something away, or takes
    what nobody will use."""
    contact = t.pack.campaign.contacts[number]
    if contact.kind != TRADER:
        return False
    if contact.gift is not None:
        return True
    coupons = campaign_of(t).coupons
    if any([need_for(t, card, price) for card, price in payable(t, contact)]):
        return True
    if NO_DEAL < magazine_price(contact.sells) <= coupons:
        return any([lacks_magazine(t, kind) for kind in range(MAGAZINES)])
    surplus = surplus_of(t)
    return any([card in surplus for card, _ in bids_of(t, contact)])


def sells_what_is_saved_for(t: ZoneTable, number: ContactNo) -> bool:
    contact = t.pack.campaign.contacts[number]
    if not is_saving(t) or contact.kind != TRADER:
        return False
    wanted = (BETTER_WEAPON, BETTER_SUIT)
    return any([need_for(t, card, price) in wanted for card, price in payable(t, contact)])


def payable(t: ZoneTable, contact: Contact) -> list[tuple[Gear, int]]:
    """Cards that a trader sells and the group can pay, with their prices."""
    coupons = campaign_of(t).coupons
    return [(card, price) for card, price in goods_of(t, contact) if price <= coupons]


def can_help(t: ZoneTable, number: ContactNo) -> bool:
    """Whether somebody does something that the group can spare the coupons for."""
    services = t.pack.campaign.contacts[number].services
    return any([is_cheap(t, service.price) for service in services])
