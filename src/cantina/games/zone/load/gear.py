"""Reads equipment: weapons, items, suits, mods, artifacts; and the kits made of them."""

from __future__ import annotations

from typing import Any

from cantina.games.zone.box.effect import INFINITE, NONE
from cantina.games.zone.box.gear import Ability, Artifact, Attack, Item, Mod, Suit, Weapon
from cantina.games.zone.box.mission import Kit
from cantina.games.zone.load.effects import Book, tables, texts
from cantina.games.zone.pack import Decks
from cantina.games.zone.terms.kinds import ANOMALY_TYPES, CONTAINERS, LEVELS, SLOTS, THREATS
from cantina.games.zone.terms.numbers import AMMO
from cantina.games.zone.terms.words import LIMITS, TAGS
from cantina.kernel.errors import BadContent
from cantina.kernel.pack import Content, Row

DEAREST = 99_999
SHOTS = ("standard", "free")


def read_decks(content: Content, book: Book) -> Decks:
    return Decks(
        weapons=_weapons(content, book),
        items=_items(content, book),
        suits=_suits(content, book),
        mods=_mods(content, book),
        artifacts=_artifacts(content, book),
    )


def read_names(content: Content, file: str, table: str) -> dict[str, dict[str, str]]:
    """Rows that only name something: kinds of attack, traits, actions on cards."""
    names: dict[str, dict[str, str]] = {}
    for row in content.rows(file, table):
        names[row.text("id")] = row.names("name")
        row.provenance()
        row.done()
    return names


def _asked(row: Row) -> int:
    """ST-18.11: the price, NONE where the card has a dash."""
    return NONE if row.value("price") == "-" else row.number("price", 0, DEAREST)


def _weapons(content: Content, book: Book) -> tuple[Weapon, ...]:
    kinds = read_names(content, "weapons.toml", "attack_type")
    traits = read_names(content, "weapons.toml", "trait")
    found: list[Weapon] = []
    attacks = 0
    for row in content.rows("weapons.toml"):
        effective = row.numbers("effective", 2, 0, INFINITE)
        shortest = row.maybe_number("shortest", 0, INFINITE)
        longest = row.number("longest", 0, INFINITE)
        if not shortest <= effective[0] <= effective[1] <= longest:
            raise row.bad("the effective range lies outside the weapon's range")
        offered = tables(row, row.value("attacks"))
        weapon = Weapon(
            len(found),
            row.text("id"),
            row.names("name"),
            row.number("copies", 1),
            _level(row),
            _asked(row),
            AMMO.index(row.one_of("ammo", AMMO)),
            row.number("capacity", 1),
            (effective[0], effective[1]),
            shortest,
            longest,
            _slots(row),
            tuple([_trait(row, book, traits, part) for part in tables(row, row.value("traits"))]),
            tuple([_attack(row, attacks + n, kinds, part) for n, part in enumerate(offered)]),
            row.provenance(),
        )
        row.done()
        if not weapon.attacks or any([shot.ammo > weapon.capacity for shot in weapon.attacks]):
            raise row.bad("a weapon has attacks, and ammo for each of them")
        attacks += len(weapon.attacks)
        found.append(weapon)
    return tuple(found)


def _level(row: Row) -> int:
    return LEVELS.index(row.one_of("level", LEVELS[1:]))


def _slots(row: Row) -> tuple[tuple[int, ...], ...]:
    """ST-19.5: up to two slots, each for one or two marks."""
    slots = row.value("slots")
    if not isinstance(slots, list) or len(slots) > 2:
        raise row.bad("a weapon has at most two slots")
    marks = [texts(row, "slots", slot, SLOTS) for slot in slots]
    return tuple([tuple([SLOTS.index(mark) for mark in slot]) for slot in marks])


def _trait(row: Row, book: Book, names: dict[str, dict[str, str]], data: dict[str, Any]) -> Ability:
    id = Row(row.file, row.label, data).one_of("id", tuple(names))
    return Ability(id=id, names=names[id], effects=(book.effect(row, data),))


def _attack(
    row: Row, number: int, names: dict[str, dict[str, str]], data: dict[str, Any]
) -> Attack:
    part = Row(row.file, row.label, data)
    id = part.one_of("type", tuple(names))
    chosen = isinstance(part.value("ammo"), str)
    if chosen:
        part.one_of("ammo", ("X",))
    attack = Attack(
        number=number,
        id=id,
        names=names[id],
        free=part.one_of("cost", SHOTS) == "free",
        ammo=NONE if chosen else part.number("ammo", 1),
        dice=part.maybe_number("dice"),
        dice_per_round=part.number("dice_per_round", 1) if chosen else 0,
        successes=part.maybe_number("successes"),
        chooses_part=part.flag("chooses_part"),
        threat=THREATS.index(part.one_of("threat", THREATS[1:])),
        splits=part.flag("splits"),
        once_per_turn=part.has("limit") and part.one_of("limit", LIMITS[:1]) != "",
        needs_focus=part.flag("needs_focus"),
        needs_stillness=part.flag("needs_stillness"),
    )
    part.done()
    return attack


def _tags(row: Row) -> tuple[str, ...]:
    return texts(row, "tags", row.value("tags"), TAGS) if row.has("tags") else ()


def _items(content: Content, book: Book) -> tuple[Item, ...]:
    found: list[Item] = []
    for row in content.rows("items.toml"):
        reach = row.number("range", 0, INFINITE) if row.has("range") else NONE
        item = Item(
            number=len(found),
            id=row.text("id"),
            names=row.names("name"),
            copies=row.number("copies", 1),
            price=_asked(row),
            tags=_tags(row),
            free=row.one_of("use", SHOTS) == "free",
            reach=reach,
            while_stunned=row.flag("while_stunned"),
            effects=book.effects_of(row, "effects", reach),
            provenance=row.provenance(),
        )
        row.done()
        if any([book.effects[effect].trigger != "use" for effect in item.effects]):
            raise row.bad("an item does something when it is used, and only then")
        found.append(item)
    return tuple(found)


def _suits(content: Content, book: Book) -> tuple[Suit, ...]:
    found: list[Suit] = []
    for row in content.rows("suits.toml"):
        found.append(
            Suit(
                number=len(found),
                id=row.text("id"),
                names=row.names("name"),
                copies=row.number("copies", 1),
                level=_level(row),
                price=_asked(row),
                defence=row.number("defence", 0, 9),
                radiation=row.number("radiation", -9, 0),
                container=CONTAINERS.index(row.one_of("container", CONTAINERS)),
                effects=book.effects_of(row, "effects"),
                provenance=row.provenance(),
            )
        )
        row.done()
    return tuple(found)


def _mods(content: Content, book: Book) -> tuple[Mod, ...]:
    found: list[Mod] = []
    for row in content.rows("mods.toml"):
        on_weapon = row.one_of("kind", ("weapon", "suit")) == "weapon"
        found.append(
            Mod(
                len(found),
                row.text("id"),
                row.names("name"),
                row.number("copies", 1),
                SLOTS.index(row.one_of("slot", SLOTS)) if on_weapon else NONE,
                _level(row),
                _asked(row),
                _tags(row),
                book.effects_of(row, "effects"),
                row.provenance(),
            )
        )
        row.done()
    return tuple(found)


def _artifacts(content: Content, book: Book) -> tuple[Artifact, ...]:
    found: list[Artifact] = []
    for row in content.rows("artifacts.toml"):
        found.append(
            Artifact(
                number=len(found),
                id=row.text("id"),
                names=row.names("name"),
                copies=row.number("copies", 1),
                type=ANOMALY_TYPES.index(row.one_of("type", ANOMALY_TYPES)),
                price=_asked(row),
                dose=row.number("dose", 0, 16),
                effects=book.effects_of(row, "effects"),
                provenance=row.provenance(),
            )
        )
        row.done()
    return tuple(found)


def read_kits(content: Content, decks: Decks) -> dict[str, tuple[tuple[Kit, ...], ...]]:
    """What stalkers carry outside a campaign, by its stages, for one to four of them."""
    prices = content.section("kits.toml", "prices")
    asked = (prices.number("magazine", 1), prices.number("item_factor", 1))
    prices.provenance()
    prices.done()
    coupons: dict[str, int] = {}
    for row in content.rows("kits.toml", "stage"):
        coupons[row.text("id")] = row.number("coupons", 1, DEAREST)
        row.provenance()
        row.done()
    found: dict[str, list[tuple[Kit, ...]]] = {stage: [] for stage in coupons}
    for row in content.rows("kits.toml", "kit"):
        row.text("id")
        stage = row.one_of("stage", tuple(coupons))
        count = len(found[stage]) + 1
        if row.number("stalkers", 1, 4) != count:
            raise row.bad(f"the kits for {count} stalkers come next")
        kits = tuple([_kit(row, decks, seat) for seat in tables(row, row.value("seats"))])
        row.provenance()
        row.done()
        if len(kits) != count:
            raise row.bad("there is one kit for each stalker")
        spent = sum([_price(kit, decks, asked) for kit in kits])
        if spent > coupons[stage]:
            raise row.bad(f"the kits cost {spent} coupons, and there are {coupons[stage]}")
        found[stage].append(kits)
    if any([len(kits) != 4 for kits in found.values()]):
        raise BadContent("kits.toml", "", "every stage has kits for 1, 2, 3 and 4 stalkers")
    return {stage: tuple(kits) for stage, kits in found.items()}


def _kit(row: Row, decks: Decks, data: dict[str, Any]) -> Kit:
    part = Row(row.file, row.label, data)
    weapons = tuple([card.id for card in decks.weapons])
    suits = tuple([card.id for card in decks.suits])
    mods = tuple([card.id if card.slot == NONE else "" for card in decks.mods])
    items = tuple([card.id for card in decks.items])
    wanted = texts(row, "magazines", part.value("magazines"), AMMO[:3])
    kit = Kit(
        weapon=weapons.index(part.one_of("weapon", weapons)),
        suit=suits.index(part.one_of("suit", suits)),
        suit_mod=mods.index(part.one_of("suit_mod", mods)) if part.has("suit_mod") else NONE,
        items=tuple([items.index(id) for id in texts(row, "items", part.value("items"), items)]),
        magazines=(wanted.count(AMMO[0]), wanted.count(AMMO[1]), wanted.count(AMMO[2])),
    )
    part.done()
    return kit


def _price(kit: Kit, decks: Decks, prices: tuple[int, int]) -> int:
    """Items and magazines as Sidorovich sells them; the leather jacket is free."""
    magazine, factor = prices
    mod = decks.mods[kit.suit_mod].price if kit.suit_mod != NONE else 0
    suit = decks.suits[kit.suit]
    return (
        decks.weapons[kit.weapon].price
        + (0 if suit.id == "leather_jacket" else suit.price)
        + mod
        + factor * sum([decks.items[item].price for item in kit.items])
        + magazine * sum(kit.magazines)
    )
