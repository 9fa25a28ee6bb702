"""Reads the campaign: the places of the Zone map and what happens there, contacts, and what can be
achieved."""

from __future__ import annotations

from typing import Any, Final

from cantina.games.zone.box.campaign import (
    COMPANION,
    CONTACT_KINDS,
    CONTRACT,
    GOODS,
    MAGAZINE,
    MISSION_PLACE,
    ON_DEATH,
    PARTINGS,
    PLACE_KINDS,
    TRADER,
    Campaign,
    Companion,
    CompanionAct,
    Contact,
    Deal,
    Gift,
    Place,
    Service,
)
from cantina.games.zone.box.effect import Condition
from cantina.games.zone.load.effects import Book, tables
from cantina.games.zone.load.gear import DEAREST, read_names
from cantina.games.zone.pack import Decks
from cantina.games.zone.terms.ids import ContactNo, PlaceNo
from cantina.games.zone.terms.kinds import LEVELS
from cantina.games.zone.terms.words import TAGS
from cantina.kernel.pack import Content, Row

FILE: Final = "campaign.toml"
CONTACTS: Final = "contacts.toml"
WORLD: Final = 1600
"""Units that the Zone map is wide; less high."""
MOST_PERCENT: Final = 400


def read_campaign(content: Content, book: Book, decks: Decks) -> Campaign:
    """Packs from before campaigns were played lack contacts and what to start with. Raises
    BadContent."""
    places = _places(content, book)
    place_number = {place.id: place.number for place in places}
    contacts: tuple[Contact, ...] = ()
    coupons, jacket = 0, ""
    links: tuple[tuple[PlaceNo, PlaceNo], ...] = ()
    if CONTACTS in content.files:
        contacts = _contacts(content, book)
        start = content.section(FILE, "start")
        coupons = start.number("coupons", 0, DEAREST)
        jacket = start.one_of("suit", tuple([suit.id for suit in decks.suits]))
        start.provenance()
        start.done()
        links = _links(content, place_number)
    return Campaign(
        places=places,
        place_number=place_number,
        links=links,
        contacts=contacts,
        contact_number={contact.id: contact.number for contact in contacts},
        achievements=read_names(content, FILE, "achievement"),
        coupons=coupons,
        jacket=jacket,
    )


def _places(content: Content, book: Book) -> tuple[Place, ...]:
    found: list[Place] = []
    for row in content.rows(FILE, "place"):
        kind, mission = row.one_of("kind", PLACE_KINDS), row.maybe_text("mission")
        if (kind == MISSION_PLACE) != bool(mission):
            raise row.bad("a mission is played at its own kind of place, and at no other")
        at = row.numbers("at", 2, 0, WORLD) if row.has("at") else (0, 0)
        row.maybe_number("paragraph")
        found.append(
            Place(
                number=PlaceNo(len(found)),
                id=row.text("id"),
                kind=kind,
                names=row.names("name"),
                mission=mission,
                at_start=row.flag("at_start"),
                story=row.names("story") if row.has("story") else {},
                program=book.maybe_program(row, "do"),
                at=(at[0], at[1]),
            )
        )
        row.provenance()
        row.done()
    return tuple(found)


def _links(
    content: Content, place_number: dict[str, PlaceNo]
) -> tuple[tuple[PlaceNo, PlaceNo], ...]:
    section = content.section(FILE, "map")
    links: list[tuple[PlaceNo, PlaceNo]] = []
    for ends in section.value("links"):
        if not isinstance(ends, list) or len(ends) != 2:
            raise section.bad(f"a road joins two places, not {ends!r}")
        for id in ends:
            if id not in place_number:
                raise section.bad(f"{id!r} is no place")
        links.append((place_number[ends[0]], place_number[ends[1]]))
    section.provenance()
    section.done()
    return tuple(links)


def _contacts(content: Content, book: Book) -> tuple[Contact, ...]:
    found: list[Contact] = []
    for row in content.rows(CONTACTS):
        contact = Contact(
            number=ContactNo(len(found)),
            id=row.text("id"),
            kind=row.one_of("kind", CONTACT_KINDS),
            names=row.names("name"),
            story=row.names("story"),
            at_start=row.flag("at_start"),
            sells=_deals(row, "sells", book),
            buys=_deals(row, "buys", book),
            services=_services(row, book),
            gift=_gift(row),
            goal=_goal(row, book),
            reward=row.maybe_number("reward", 1, DEAREST),
            fee=row.maybe_number("fee", 0, DEAREST),
            companion=_companion(row, book) if row.has("companion") else None,
        )
        if (contact.kind == TRADER) != bool(contact.sells or contact.buys):
            raise row.bad("only a trader sells or buys")
        if (contact.kind == CONTRACT) != bool(contact.goal and contact.reward):
            raise row.bad("a contract has a goal and a reward, and nothing else has")
        if (contact.kind == COMPANION) != (contact.companion is not None):
            raise row.bad("a companion says how it goes along, and nobody else does")
        row.provenance()
        row.done()
        found.append(contact)
    return tuple(found)


def _deals(row: Row, field: str, book: Book) -> tuple[Deal, ...]:
    if not row.has(field):
        return ()
    found: list[Deal] = []
    for data in tables(row, row.value(field)):
        part = Row(row.file, row.label, data)
        goods = part.texts("gear")
        for word in goods:
            if word not in GOODS:
                raise row.bad(f"{word!r} is nothing that is traded")
        card = part.one_of("card", book.known.gear) if part.has("card") else ""
        if bool(goods) == bool(card):
            raise row.bad(f"{field!r}: kinds of goods, or a card")
        for_magazines = MAGAZINE in goods
        if for_magazines and len(goods) > 1:
            raise row.bad("magazines have a price of their own")
        found.append(
            Deal(
                goods=goods,
                card=card,
                levels=tuple([_level(row, word) for word in part.texts("level")]),
                tag=part.one_of("tag", TAGS) if part.has("tag") else "",
                without=part.one_of("except_tag", TAGS) if part.has("except_tag") else "",
                percent=0 if for_magazines else part.number("percent", 1, MOST_PERCENT),
                each=part.number("each", 1, DEAREST) if for_magazines else 0,
                round_to=part.number("round_to", 1) if part.has("round_to") else 1,
            )
        )
        part.done()
    return tuple(found)


def _level(row: Row, word: Any) -> int:
    if not word or word not in LEVELS:
        raise row.bad(f"{word!r} is no level")
    return LEVELS.index(word)


def _services(row: Row, book: Book) -> tuple[Service, ...]:
    if not row.has("services"):
        return ()
    found: list[Service] = []
    for data in tables(row, row.value("services")):
        part = Row(row.file, row.label, data)
        price, program = part.number("pay", 1, DEAREST), book.program(row, part.value("do"))
        part.done()
        found.append(Service(price=price, program=program))
    return tuple(found)


def _goal(row: Row, book: Book) -> tuple[Condition, ...]:
    if not row.has("goal"):
        return ()
    said = tables(row, row.value("goal"))
    return tuple([condition for entry in said for condition in book.conditions(row, entry)])


def _companion(row: Row, book: Book) -> Companion:
    """ST-34.3: side b of its card."""
    part = Row(row.file, row.label, row.value("companion"))
    figure = part.flag("figure")
    if figure:
        part.one_of("start", ("lead_area",))
        part.number("moves", 1, 9)
    acts = tuple([_act(row, data, book) for data in tables(row, part.value("acts"))])
    leaves = Row(row.file, row.label, part.value("leaves"))
    companion = Companion(
        figure=figure,
        targetable=part.flag("targetable"),
        hp=part.maybe_number("hp", 1, 99),
        backpack=part.maybe_number("backpack", 1, 9),
        acts=acts,
        leaves=leaves.one_of("trigger", PARTINGS),
        parting=book.maybe_program(leaves, "do"),
    )
    leaves.done()
    part.done()
    if companion.targetable and not figure:
        raise row.bad("a companion without a figure cannot be a target")
    if (companion.leaves == ON_DEATH) != (companion.hp > 0):
        raise row.bad("a companion dies if it has HP, and otherwise does not")
    return companion


def _act(row: Row, data: dict[str, Any], book: Book) -> CompanionAct:
    part = Row(row.file, row.label, data)
    act = CompanionAct(
        id=part.text("id"),
        names=part.names("name"),
        by_lead=part.one_of("by", ("any", "lead")) == "lead",
        program=book.program(row, part.value("do")),
    )
    part.done()
    return act


def _gift(row: Row) -> Gift | None:
    if not row.has("gift"):
        return None
    part = Row(row.file, row.label, row.value("gift"))
    gift = Gift(
        item_price=part.maybe_number("item", 0, DEAREST), magazines=part.maybe_number("magazines")
    )
    if bool(gift.item_price) == bool(gift.magazines):
        raise row.bad("a gift is an item or magazines")
    part.done()
    return gift
