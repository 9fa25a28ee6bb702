"""Chapter 32: the campaign: exploration, then a mission, until no mission is left."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.actions.campaign import (
    GO_ON,
    Borrow,
    GoOn,
    StayAtCamp,
    UseContact,
    VisitPlace,
)
from cantina.games.zone.actions.mission import ChooseStalker
from cantina.games.zone.box.campaign import COMPANION, CONTRACT
from cantina.games.zone.box.mission import Mission as MissionRow
from cantina.games.zone.campaign.companions import can_take, take_companion
from cantina.games.zone.campaign.contracts import judge_contract, pay_contract, take_contract
from cantina.games.zone.campaign.debrief import clean_up, read_epilogue
from cantina.games.zone.campaign.packing import Packing, lendable, pack, packing_options
from cantina.games.zone.campaign.visiting import visit
from cantina.games.zone.events.campaign import (
    CampaignEnded,
    ContactUsed,
    ExplorationBegan,
    GearLent,
    StayedAtCamp,
)
from cantina.games.zone.events.mission import StalkerChosen
from cantina.games.zone.facts.campaign import (
    CONTACT_MET,
    campaign_of,
    come_to,
    mission_places,
    places_to_visit,
)
from cantina.games.zone.facts.equipment import carried, load
from cantina.games.zone.facts.figures import in_mission, stalkers
from cantina.games.zone.facts.lead import lead
from cantina.games.zone.facts.stock import take_card
from cantina.games.zone.frames.campaign import Campaign, trade
from cantina.games.zone.frames.stalkers import Mission
from cantina.games.zone.setup import gear_decks_of, lay_out_anew
from cantina.games.zone.state import ZoneTable
from cantina.games.zone.terms.figures import clockwise, seat_of
from cantina.games.zone.terms.ids import NO_CONTACT, NO_PLACE, NO_STALKER, ContactNo, PlaceNo
from cantina.games.zone.terms.kinds import WEAPON_CARD
from cantina.games.zone.terms.numbers import NONE
from cantina.kernel.action import DONE, Done, Seat, all_seats
from cantina.kernel.flow import ask, ask_all, call, do, flow, loop
from cantina.kernel.state import Frame, Outcome

MOST_CONTACTS: Final = 3
MOST_VISITS: Final = 1
OVER: Final = "campaign_over"


# ST-32.5: 1, navigation.


def begin_exploration(t: ZoneTable, f: Campaign) -> None:
    campaign = campaign_of(t)
    campaign.visits = MOST_VISITS
    if t.heard:
        t.tell(ExplorationBegan("ST-32.5", number=len(campaign.played) + 1))


def ways_to_go(t: ZoneTable, f: Campaign) -> list[VisitPlace | Done]:
    """ST-32.6, ST-32.21: exactly one mission, and one other place at most, in any order."""
    campaign = campaign_of(t)
    options: list[VisitPlace | Done] = []
    if campaign.goal == NO_PLACE:
        options += [VisitPlace(place) for place in mission_places(t)]
    if campaign.visits:
        options += [VisitPlace(place) for place in places_to_visit(t)]
    return [*options, DONE] if campaign.goal != NO_PLACE else options


def go(t: ZoneTable, f: Campaign, action: VisitPlace) -> None:
    visit(t, action.place)


def end_navigation(t: ZoneTable, f: Campaign) -> None:
    """A visit that was not made is gone."""
    campaign_of(t).visits = 0


# 2, contacts.


def contacts_to_use(t: ZoneTable, f: Campaign) -> list[UseContact | Done]:
    """ST-32.9, ST-32.12: up to three different cards of the binder."""
    campaign = campaign_of(t)
    if len(campaign.resolved) >= MOST_CONTACTS:
        return []
    cards = [contact for contact in campaign.binder if is_open(t, contact)]
    return [*[UseContact(contact) for contact in cards], DONE] if cards else []


def is_open(t: ZoneTable, contact: ContactNo) -> bool:
    """ST-32.12: each card once. ST-32.13, ST-34.1: companions and contracts count, and there is one
    of each at most."""
    campaign = campaign_of(t)
    kind = t.pack.campaign.contacts[contact].kind
    if contact in campaign.resolved:
        return False
    if kind == COMPANION:
        return can_take(t, contact)
    return kind != CONTRACT or campaign.contract == NO_CONTACT


def use_contact(t: ZoneTable, f: Campaign, action: UseContact) -> None:
    campaign_of(t).resolved.append(action.contact)
    come_to(t, t.pack.campaign.contacts[action.contact].id, CONTACT_MET)
    if t.heard:
        t.tell(ContactUsed("ST-32.9", contact=action.contact))
    kind = t.pack.campaign.contacts[action.contact].kind
    if kind == CONTRACT:
        take_contract(t, action.contact)
    elif kind == COMPANION:
        take_companion(t, action.contact)
    else:
        t.push(trade(action.contact))


# 3, going to the mission.


def gather(t: ZoneTable, f: Campaign) -> None:
    f.waiting = [*stalkers(t)]
    for one in t.state.stalkers:
        one.left = False


def next_to_choose(t: ZoneTable, f: Campaign) -> Seat:
    return seat_of(f.waiting[0])


def cards_to_choose(t: ZoneTable, f: Campaign) -> list[ChooseStalker | StayAtCamp]:
    """ST-32.2, ST-32.23: who went before goes on, somebody else of the group goes along; ST-32.3:
    or a new one joins. Whoever goes on is offered first. Or one stays at the camp, but not all."""
    if not f.waiting:
        return []
    s = f.waiting[0]
    own = t.state.stalkers[s].card
    taken = [other.card for number, other in enumerate(t.state.stalkers) if number != s]
    group = campaign_of(t).group
    free = [card.number for card in t.pack.stalkers if card.number not in taken]
    known = [card for card in free if card in group and card != own]
    new = [card for card in free if card not in group and card != own]
    first = [own] if own in free else []
    cards = [ChooseStalker(card) for card in [*first, *known, *new]]
    going = [other for other in t.state.stalkers if not other.left]
    return [*cards, StayAtCamp()] if len(going) > 1 else [*cards]


def choose_card(t: ZoneTable, f: Campaign, action: ChooseStalker | StayAtCamp) -> None:
    s = f.waiting.pop(0)
    if isinstance(action, StayAtCamp):
        t.state.stalkers[s].left = True
        t.state.stalkers[s].card = NONE
        if t.heard:
            t.tell(StayedAtCamp("ST-32.23", seat=seat_of(s)))
        return
    t.state.stalkers[s].card = action.card
    group = campaign_of(t).group
    if action.card not in group:
        group.append(action.card)
    if t.heard:
        t.tell(StalkerChosen("ST-32.2", seat=seat_of(s), card=action.card))


def anyone_to_choose(t: ZoneTable, f: Campaign) -> bool:
    return bool(f.waiting)


def count_group(t: ZoneTable, f: Campaign) -> None:
    """ST-32.23: N."""
    t.state.count = len(in_mission(t))


def lend(t: ZoneTable, f: Campaign) -> None:
    """ST-32.26: between cards of one price the players choose."""
    while len(cards := lendable(t)) == 1:
        hand_out(t, Borrow(cards[0]))


def loans(t: ZoneTable, f: Campaign) -> list[Borrow]:
    return [Borrow(card) for card in lendable(t)]


def borrow(t: ZoneTable, f: Campaign, action: Borrow) -> None:
    hand_out(t, action)


def hand_out(t: ZoneTable, action: Borrow) -> None:
    take_card(t, action.card)
    campaign = campaign_of(t)
    campaign.stash.append(action.card)
    campaign.loans.append(action.card)
    if t.heard:
        t.tell(GearLent("ST-32.26", gear=action.card))


def more_to_lend(t: ZoneTable, f: Campaign) -> bool:
    return bool(lendable(t))


def next_to_pack(t: ZoneTable, f: Campaign) -> None:
    """One after another, from the one who leads."""
    if not f.waiting and f.packing == NO_STALKER:
        going = in_mission(t)
        f.waiting = [s for s in clockwise(t.state.lead, len(t.state.stalkers)) if s in going]
    f.packing = f.waiting.pop(0)


def packer(t: ZoneTable, f: Campaign) -> Seat:
    return seat_of(f.packing)


def things_to_pack(t: ZoneTable, f: Campaign) -> list[Packing | Done]:
    return packing_options(t, f.packing)


def pack_thing(t: ZoneTable, f: Campaign, action: Packing) -> None:
    pack(t, f.packing, action)


def anyone_to_pack(t: ZoneTable, f: Campaign) -> bool:
    return bool(f.waiting)


def set_out(t: ZoneTable, f: Campaign) -> None:
    """ST-9.8: weapons are loaded, also those in backpacks."""
    campaign = campaign_of(t)
    f.packing = NO_STALKER
    campaign.out = True
    campaign.before = campaign.coupons
    campaign.source = t.pack.campaign.places[campaign.goal].mission
    campaign.packed = [card for s in stalkers(t) for card in carried(t, s)]
    for card in t.pack.gear:
        if card.kind == WEAPON_CARD:
            load(t, card.number)
    for deck in gear_decks_of(t.state):
        t.state.rng.shuffle(deck.cards)
    lay_out_anew(t.pack, t.state, mission_at(t, campaign.goal))


def mission_at(t: ZoneTable, place: PlaceNo) -> MissionRow:
    id = t.pack.campaign.places[place].mission
    return next(mission for mission in t.pack.missions if mission.id == id)


def play_mission(t: ZoneTable, f: Campaign) -> Frame:
    return Mission([])


# After it.


def look_back(t: ZoneTable, f: Campaign) -> None:
    """ST-33.4, ST-33.6. ST-34.11: a contract looks at this moment, not at what follows."""
    judge_contract(t)
    read_epilogue(t)


def settle_contract(t: ZoneTable, f: Campaign) -> None:
    pay_contract(t)


def tidy(t: ZoneTable, f: Campaign) -> None:
    clean_up(t)


def to_go_on(t: ZoneTable, f: Campaign, seat: Seat) -> list[GoOn]:
    """Nobody is led away from the end of a mission before they want to."""
    return [GO_ON]


def is_ready(t: ZoneTable, f: Campaign, seat: Seat, action: GoOn) -> None:
    """Nothing happens until all are."""


def finish(t: ZoneTable, f: Campaign) -> None:
    """ST-32.24: the campaign ends when no mission is left. It cannot be lost; what counts is how
    many missions were won."""
    if mission_places(t):
        return
    played = campaign_of(t).played
    won = len([one for one in played if one.won])
    seats = t.seats
    t.state.outcome = Outcome(
        winners=all_seats(seats), scores=[won] * seats, reason=OVER, rule="ST-32.24"
    )
    if t.heard:
        t.tell(CampaignEnded("ST-32.24", missions_won=won, played=len(played)))


def goes_on(t: ZoneTable, f: Campaign) -> bool:
    return True


CAMPAIGN: Final = flow(
    Campaign,
    do(begin_exploration, rule="ST-32.5"),
    ask("explore", seat=lead, options=ways_to_go, answer=go, rule="ST-32.6", repeat=True),
    do(end_navigation, rule="ST-32.6"),
    ask(
        "contacts",
        seat=lead,
        options=contacts_to_use,
        answer=use_contact,
        rule="ST-32.9",
        repeat=True,
    ),
    do(gather, rule="ST-32.15"),
    ask(
        "stalker",
        seat=next_to_choose,
        options=cards_to_choose,
        answer=choose_card,
        rule="ST-32.2",
    ),
    loop("stalker", while_=anyone_to_choose, rule="ST-32.2"),
    do(count_group, rule="ST-32.23"),
    do(lend, rule="ST-32.26"),
    ask("loan", seat=lead, options=loans, answer=borrow, rule="ST-32.26"),
    loop("lend", while_=more_to_lend, rule="ST-32.26"),
    do(next_to_pack, rule="ST-32.15"),
    ask(
        "pack",
        seat=packer,
        options=things_to_pack,
        answer=pack_thing,
        rule="ST-32.15",
        repeat=True,
    ),
    loop("next_to_pack", while_=anyone_to_pack, rule="ST-32.15"),
    do(set_out, rule="ST-9.8"),
    call(play_mission, rule="ST-32.5"),
    do(look_back, rule="ST-33.6"),
    do(settle_contract, rule="ST-34.11"),
    do(tidy, rule="ST-32.25"),
    ask_all("go_on", options=to_go_on, answer=is_ready, rule="ST-33.4"),
    do(finish, rule="ST-32.24"),
    loop("begin_exploration", while_=goes_on, rule="ST-32.1"),
)
