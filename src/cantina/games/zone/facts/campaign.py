"""Chapter 32: what the group has in a campaign, and its smallest changes."""

from __future__ import annotations

from typing import Final

from cantina.games.zone.box.campaign import MISSION_PLACE
from cantina.games.zone.events.campaign import (
    CouponsChanged,
    GearStashed,
    MagazinesStashed,
    PlaceAdded,
    PlaceCrossedOut,
)
from cantina.games.zone.facts.equipment import load
from cantina.games.zone.facts.stock import give_back
from cantina.games.zone.state import CampaignState, Note, ZoneTable
from cantina.games.zone.terms.ids import Gear, PlaceNo
from cantina.games.zone.terms.kinds import WEAPON_CARD
from cantina.kernel.action import Ask

ONE_S_OWN: Final = ("stalker", "pack", "go_on")
"""Between missions everybody decides alone whom they play, what they carry and when to go on."""

COUPONS: Final = "coupons"
CARD_GAINED: Final = "card"
CARD_FOUND: Final = "found"
MAGAZINES_GAINED: Final = "magazines"
CONTACT_GAINED: Final = "contact"
CONTACT_MET: Final = "met"
PLACE_VISITED: Final = "visited"
PLACE_OPENED: Final = "opened"
PLACE_CLOSED: Final = "closed"
NOTED: Final = "noted"
"""What a line of the diary may be about."""


def campaign_of(t: ZoneTable) -> CampaignState:
    """Only in a campaign."""
    campaign = t.state.campaign
    assert campaign is not None
    return campaign


def note(t: ZoneTable, what: str, of: str = "", change: int = 0) -> None:
    """A line for the diary. Nothing in play depends on it."""
    campaign = campaign_of(t)
    campaign.notes.append(Note(what=what, of=of, source=campaign.source, change=change))


def come_to(t: ZoneTable, source: str, what: str) -> None:
    """Whatever changes from now on comes from this place or contact."""
    campaign_of(t).source = source
    note(t, what, source)


def is_exploring(t: ZoneTable) -> bool:
    """ST-32.32: the group acts as one: it gains into the stash, and pays from it."""
    campaign = t.state.campaign
    return campaign is not None and not campaign.out


def is_decided_together(t: ZoneTable, ask: Ask) -> bool:
    """ST-32.32: "chosen" means chosen by the players; who led last only has the last word."""
    return is_exploring(t) and ask.name not in ONE_S_OWN


def put_in_stash(t: ZoneTable, card: Gear, rule: str) -> None:
    """ST-32.32. ST-18.8: a weapon is gained fully loaded."""
    campaign_of(t).stash.append(card)
    note(t, CARD_GAINED, t.pack.gear[card].id)
    if t.pack.gear[card].kind == WEAPON_CARD:
        load(t, card)
    if t.heard:
        t.tell(GearStashed(rule, gear=card))


def return_to_deck(t: ZoneTable, card: Gear) -> None:
    """ST-32.20: a card of the stash goes back; the mods on it stay."""
    campaign = campaign_of(t)
    campaign.stash.remove(card)
    campaign.stash += t.state.gear[card].mods
    t.state.gear[card].mods = []
    give_back(t, card)


def stash_magazines(t: ZoneTable, kind: int, change: int, rule: str) -> None:
    campaign_of(t).magazines[kind] += change
    if t.heard:
        t.tell(MagazinesStashed(rule, kind=kind, change=change))


def change_coupons(t: ZoneTable, change: int, rule: str, of: str = "") -> None:
    """ST-32.27: never below 0. `of` is what they are for."""
    campaign = campaign_of(t)
    change = max(change, -campaign.coupons)
    campaign.coupons += change
    if change:
        note(t, COUPONS, of, change)
    if t.heard and change:
        t.tell(CouponsChanged(rule, change=change, coupons=campaign.coupons))


def add_place(t: ZoneTable, place: PlaceNo, rule: str) -> None:
    """ST-32.8. ST-32.31: once."""
    campaign = campaign_of(t)
    if place not in campaign.places:
        campaign.places.append(place)
        note(t, PLACE_OPENED, t.pack.campaign.places[place].id)
        if t.heard:
            t.tell(PlaceAdded(rule, place=place))


def cross_out(t: ZoneTable, place: PlaceNo, rule: str) -> None:
    """ST-32.8: nobody visits it any more. ST-33.9: so no mission is played twice."""
    campaign = campaign_of(t)
    if place not in campaign.crossed:
        campaign.crossed.append(place)
        note(t, PLACE_CLOSED, t.pack.campaign.places[place].id)
        if t.heard:
            t.tell(PlaceCrossedOut(rule, place=place))


def open_places(t: ZoneTable) -> list[PlaceNo]:
    """Places on the map that are not crossed out."""
    campaign = campaign_of(t)
    return [place for place in campaign.places if place not in campaign.crossed]


def places_to_visit(t: ZoneTable) -> list[PlaceNo]:
    """ST-32.6, ST-32.19: new contacts and stashes; never a mission."""
    places = t.pack.campaign.places
    return [place for place in open_places(t) if places[place].kind != MISSION_PLACE]


def mission_places(t: ZoneTable) -> list[PlaceNo]:
    places = t.pack.campaign.places
    return [place for place in open_places(t) if places[place].kind == MISSION_PLACE]
