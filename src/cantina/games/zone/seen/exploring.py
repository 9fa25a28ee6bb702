"""Makes the picture of a campaign: nothing in it is hidden from anybody at the table."""

from __future__ import annotations

from cantina.games.zone.campaign.campaign_flow import MOST_CONTACTS
from cantina.games.zone.campaign.trade_flow import GIFT
from cantina.games.zone.campaign.trading import bids_of, gifts_of, goods_of, magazine_price
from cantina.games.zone.facts.stock import magazines_left
from cantina.games.zone.frames.campaign import Campaign, Trade
from cantina.games.zone.seen.building import gear_view
from cantina.games.zone.seen.past import PlayedView, notes_view, went_view
from cantina.games.zone.seen.records import (
    CampaignView,
    ContactView,
    OfferView,
    PlaceView,
    ServiceView,
    TradeView,
)
from cantina.games.zone.state import CampaignState, Played, ZoneTable
from cantina.games.zone.terms.ids import NO_CONTACT, NO_PLACE, NO_STALKER, Gear
from cantina.games.zone.terms.kinds import GEAR_KINDS, MAGAZINES


def campaign_view(t: ZoneTable) -> CampaignView | None:
    """None in a mission by itself."""
    campaign = t.state.campaign
    if campaign is None:
        return None
    printed = t.pack.campaign
    base = t.state.stack[0] if t.state.stack else None
    trade = [frame for frame in t.state.stack if isinstance(frame, Trade)]
    return CampaignView(
        step=step_of(t, campaign),
        coupons=campaign.coupons,
        stash=[gear_view(t, card) for card in campaign.stash],
        magazines=campaign.magazines[:],
        places=[
            PlaceView(
                number=number,
                id=printed.places[number].id,
                kind=printed.places[number].kind,
                mission=printed.places[number].mission,
                crossed=number in campaign.crossed,
                roads=[
                    end
                    for start, end in printed.links
                    if start == number and end in campaign.places
                ],
            )
            for number in campaign.places
        ],
        binder=[
            ContactView(
                number=number,
                id=printed.contacts[number].id,
                kind=printed.contacts[number].kind,
                fee=printed.contacts[number].fee,
                used=number in campaign.resolved,
            )
            for number in campaign.binder
        ],
        contacts_left=MOST_CONTACTS - len(campaign.resolved),
        goal=printed.places[campaign.goal].mission if campaign.goal != NO_PLACE else "",
        visits=campaign.visits,
        group=[t.pack.stalkers[card].id for card in campaign.group],
        packing=base.packing if isinstance(base, Campaign) else NO_STALKER,
        loans=campaign.loans[:],
        contract=printed.contacts[campaign.contract].id if campaign.contract != NO_CONTACT else "",
        achievements=t.state.achievements[:],
        played=[played_view(t, one, not campaign.out) for one in campaign.played],
        notes=notes_view(campaign.notes),
        trade=trade_view(t, trade[0]) if trade else None,
    )


def played_view(t: ZoneTable, one: Played, whole: bool) -> PlayedView:
    """Nobody looks back in the middle of a mission: views are small there."""
    went = None
    if whole:
        went = went_view(t.pack, one.mission, one.crew, one.done, one.deeds, one.course, one.fallen)
    return PlayedView(
        mission=t.pack.missions[one.mission].id,
        won=one.won,
        reason=one.reason,
        rounds=one.rounds,
        hp_lost=one.hp_lost,
        coupons=one.coupons,
        earned=one.earned,
        went=went,
        notes=notes_view(one.notes) if whole else [],
    )


def step_of(t: ZoneTable, campaign: CampaignState) -> str:
    """ST-32.5: which of the steps of an exploration, or the mission, or what follows it."""
    if campaign.out:
        return "mission"
    base = t.state.stack[0] if t.state.stack else None
    if not t.asks or not isinstance(base, Campaign):
        return "debrief"
    name = t.flows[Campaign][base.at].name
    if name == "explore":
        return "explore"
    if name == "contacts":
        return "contacts"
    return "debrief" if name in ("tidy", "go_on") else "pack"


def trade_view(t: ZoneTable, f: Trade) -> TradeView:
    contact = t.pack.campaign.contacts[f.contact]
    gift = ""
    if contact.gift is not None and GIFT not in f.had and gifts_of(t, contact.gift):
        gift = "magazine" if contact.gift.magazines else "item"
    return TradeView(
        contact=contact.id,
        goods=[offer_view(t, card, price) for card, price in goods_of(t, contact)],
        bids=[offer_view(t, card, price) for card, price in bids_of(t, contact)],
        magazine_price=magazine_price(contact.sells),
        magazine_bid=magazine_price(contact.buys),
        magazines=[magazines_left(t, kind) for kind in range(MAGAZINES)],
        services=[
            ServiceView(number=number, price=service.price, had=number in f.had)
            for number, service in enumerate(contact.services)
        ],
        gift=gift,
    )


def offer_view(t: ZoneTable, card: Gear, price: int) -> OfferView:
    row = t.pack.gear[card]
    return OfferView(card=card, id=row.id, kind=GEAR_KINDS[row.kind], price=price)
