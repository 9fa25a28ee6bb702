"""The campaign around the missions, chapter 32: the Zone map, the contacts, what is achieved."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.zone.box.effect import Condition
from cantina.games.zone.terms.ids import ContactNo, PlaceNo, ProgramNo

MISSION_PLACE: Final = "mission"
CONTACT_PLACE: Final = "contact"
PLACE_KINDS: Final = (MISSION_PLACE, CONTACT_PLACE, "stash")

TRADER: Final = "trader"
COMPANION: Final = "companion"
CONTRACT: Final = "contract"
CONTACT_KINDS: Final = ("free", TRADER, COMPANION, CONTRACT)
"""ST-32.9: services, trade, somebody who goes along, an extra objective."""

# What traders call their goods: kinds of card, and mods by what they go on.
WEAPON_MODS: Final = "weapon_mod"
SUIT_MODS: Final = "suit_mod"
ANY_CARD: Final = "any"
MAGAZINE: Final = "magazine"
GOODS: Final = (
    "weapon",
    "item",
    "suit",
    "mod",
    "artifact",
    WEAPON_MODS,
    SUIT_MODS,
    ANY_CARD,
    MAGAZINE,
)


@dataclass(eq=False, repr=False)
class Place:
    """ST-32.7: a place on the Zone map."""

    number: Final[PlaceNo]
    id: Final[str]
    kind: Final[str]
    names: Final[dict[str, str]]
    mission: Final[str]  # that is played there, or ""
    at_start: Final[bool]  # on the map from the beginning; others come by stickers
    story: Final[dict[str, str]]  # what is read there; empty for missions
    program: Final[ProgramNo]  # what happens there, or NO_PROGRAM
    at: Final[tuple[int, int]]  # where it is drawn, right and down


@dataclass(eq=False, repr=False)
class Deal:
    """ST-32.11: what a trader sells or buys, and its price. Either cards at a share of their price,
    or magazines at a price each (ST-32.30)."""

    goods: Final[tuple[str, ...]]  # of GOODS; () where a card is named
    card: Final[str]  # or ""
    levels: Final[tuple[int, ...]]  # () all
    tag: Final[str]  # only with it, or ""
    without: Final[str]  # none with this tag, or ""
    percent: Final[int]
    each: Final[int]  # of a magazine
    round_to: Final[int]  # rounded down to a multiple of it (ST-32.14)


@dataclass(eq=False, repr=False)
class Service:
    """What a contact does for coupons."""

    price: Final[int]
    program: Final[ProgramNo]


@dataclass(eq=False, repr=False)
class Gift:
    """What a contact gives away once in each exploration (ST-32.28)."""

    item_price: Final[int]  # an item up to this price, or 0
    magazines: Final[int]  # this many of a chosen kind


# ST-34.3: what makes a companion leave.
ON_CRITICAL_WOUND: Final = "critical_wound"  # of any stalker
ON_HIT: Final = "hit"  # any attack on it
ON_DEATH: Final = "dies"  # its HP are gone
PARTINGS: Final = (ON_CRITICAL_WOUND, ON_HIT, ON_DEATH)


@dataclass(eq=False, repr=False)
class CompanionAct:
    """ST-34.7: one of the things that a companion does."""

    id: Final[str]
    names: Final[dict[str, str]]
    by_lead: Final[bool]  # only for the lead stalker
    program: Final[ProgramNo]


@dataclass(eq=False, repr=False)
class Companion:
    """ST-32.10: side b of a companion's card."""

    figure: Final[bool]
    targetable: Final[bool]
    hp: Final[int]  # 0: none
    backpack: Final[int]  # item cards that it carries at most
    acts: Final[tuple[CompanionAct, ...]]
    leaves: Final[str]  # of PARTINGS
    parting: Final[ProgramNo]  # what its leaving does, or NO_PROGRAM


@dataclass(eq=False, repr=False)
class Contact:
    """ST-32.9: a card of the binder."""

    number: Final[ContactNo]
    id: Final[str]
    kind: Final[str]
    names: Final[dict[str, str]]
    story: Final[dict[str, str]]
    at_start: Final[bool]
    sells: Final[tuple[Deal, ...]]
    buys: Final[tuple[Deal, ...]]
    services: Final[tuple[Service, ...]]
    gift: Final[Gift | None]
    goal: Final[tuple[Condition, ...]]  # of a contract (ST-34.11)
    reward: Final[int]  # coupons for it
    fee: Final[int]  # coupons to take a companion along
    companion: Final[Companion | None]


@dataclass(eq=False, repr=False)
class Campaign:
    """Packs from before it was played have places without stories, and no contacts."""

    places: Final[tuple[Place, ...]]
    place_number: Final[dict[str, PlaceNo]]  # by id
    links: Final[tuple[tuple[PlaceNo, PlaceNo], ...]]  # roads: a drawing
    contacts: Final[tuple[Contact, ...]]
    contact_number: Final[dict[str, ContactNo]]  # by id
    achievements: Final[dict[str, dict[str, str]]]  # ST-32.22: names by id
    coupons: Final[int]  # ST-32.2: what the group starts with
    jacket: Final[str]  # and a suit for everybody
