"""Reads a content pack of S.T.A.L.K.E.R. from TOML and checks it against the component list.

Every kind of row has a reader of its own; a field, verb or word that nobody knows is refused with
the file, the row and the reason.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, Final

from cantina.games.zone.box.cards import Face
from cantina.games.zone.box.effect import NONE
from cantina.games.zone.load.campaign import CONTACTS, read_campaign
from cantina.games.zone.load.campaign import FILE as CAMPAIGN
from cantina.games.zone.load.cards import read_foes, read_stalkers
from cantina.games.zone.load.effects import Book
from cantina.games.zone.load.gear import read_decks, read_kits
from cantina.games.zone.load.ground import read_tiles
from cantina.games.zone.load.mission import read_missions
from cantina.games.zone.load.selectors import Known
from cantina.games.zone.load.uncharted import read_territories
from cantina.games.zone.load_weights import tuned
from cantina.games.zone.pack import Dice, LootToken, Tables, UnknownKind, ZonePack
from cantina.games.zone.terms.numbers import GROUPS
from cantina.kernel.errors import BadContent
from cantina.kernel.pack import Content, Row
from cantina.parts.shown import shown_content

SHIPPED: Final = Path(__file__).parents[1] / "content"
GEAR_FILES: Final = ("weapons.toml", "items.toml", "suits.toml", "mods.toml", "artifacts.toml")
LEAST: Final = {
    "turns_per_round": 1,
    "standard_actions": 1,
    "solo_standard_actions": 1,
    "move_max": 1,
    "careful_move": 1,
    "distract_range": 0,
    "bolt_range": 0,
    "knife_dice": 1,
    "lead_heal": 1,
    "backpack_limit": 1,
    "artifacts_equipped": 1,
    "max_dose": 1,
    "critical_dose_dice": 1,
    "vulnerable_wounds": 0,
    "vulnerable_heavy_loss": 1,
    "critical_wounds": 1,
    "start_bolts": 0,
    "start_focus": 0,
}
"""The constants a pack must give, each with the least that makes sense."""

SUPPLY: Final = (
    "stun",
    "vulnerable",
    "focus",
    "bolt",
    "poor_visibility",
    "artifact",
    "trap",
    "critical_wound",
    "threat",
    "marker",
)
DAMAGE: Final = "enemy_damage"
NO_LIMIT: Final = 999


@cache
def shipped_pack() -> ZonePack:
    """Loads the content that comes with the game, once in a process: a pack never changes."""
    return load_pack(SHIPPED)


def load_pack(folder: Path | None) -> ZonePack:
    """The pack in `folder`, or the shipped one. Raises BadContent: file, row, reason."""
    return read_pack(shown_content(folder or SHIPPED))


def read_pack(content: Content) -> ZonePack:
    """Raises BadContent: file, row, reason."""
    head = content.head("pack.toml")
    if head.text("key") != "zone":
        raise BadContent("pack.toml", "", "this pack is not for zone")
    head.number("version", 1)
    names = head.names("name")
    head.done()
    content.box(1, 4)
    book = Book(_known(content))
    stalkers = read_stalkers(content, book)
    decks = read_decks(content, book)
    foes = read_foes(content, book)
    loot, unknown = _loot(content, book), _unknown(content)
    kits = read_kits(content, decks)
    tiles = read_tiles(content)
    missions = read_missions(content, book, tiles, foes, unknown, tuple(kits))
    territories = read_territories(content, tiles, book)
    constants = content.constants(LEAST)
    pack = ZonePack(
        digest=content.digest(),
        names=names,
        constants=constants,
        tables=_tables(content, constants["max_dose"]),
        dice=_dice(content),
        stalkers=stalkers,
        decks=decks,
        foes=foes,
        loot=loot,
        unknown=unknown,
        missions=missions,
        territories=territories,
        campaign=read_campaign(content, book, decks),
        kits=kits,
        effects=tuple(book.effects),
        programs=tuple(book.programs),
        tiles=tiles,
        attack_types=book.known.attack_types,
        weights=tuned(),
    )
    pack.content = content
    _check_components(content, pack)
    return pack


def _known(content: Content) -> Known:
    """The ids of rows that other rows may name."""
    return Known(
        _ids(content, "enemies.toml"),
        _ids(content, "items.toml"),
        _ids(content, "weapons.toml", "attack_type"),
        _ids(content, "suits.toml"),
        tuple([id for file in GEAR_FILES for id in _ids(content, file)]),
        _ids(content, CAMPAIGN, "place"),
        _ids(content, CONTACTS) if CONTACTS in content.files else (),
        _ids(content, CAMPAIGN, "achievement"),
    )


def _ids(content: Content, file: str, table: str = "row") -> tuple[str, ...]:
    return tuple([row.text("id") for row in content.rows(file, table)])


def _dice(content: Content) -> Dice:
    """ST-20.1 to ST-20.4."""
    section = content.section("pack.toml", "dice")
    equipment = [
        Face(successes=face[0], in_range=face[1], masks=0) for face in _faces(section, "equipment")
    ]
    stalker = [
        Face(successes=face[0], in_range=face[0], masks=face[1])
        for face in _faces(section, "stalker")
    ]
    anomaly = section.numbers("anomaly", 10, 1, 4)
    section.provenance()
    section.done()
    return Dice(equipment=tuple(equipment), stalker=tuple(stalker), anomaly=anomaly)


def _faces(section: Row, field: str) -> list[list[int]]:
    faces: Any = section.value(field)
    good = isinstance(faces, list) and len(faces) == 6
    if not good or not all([isinstance(face, list) and len(face) == 2 for face in faces]):
        raise section.bad(f"die {field!r} has six faces of two numbers")
    return [[int(count) for count in face] for face in faces]


def _tables(content: Content, max_dose: int) -> Tables:
    supply = content.section("pack.toml", "supply")
    tokens = {name: supply.number(name, 1) for name in SUPPLY}
    # What earlier packs do not say is no limit.
    tokens[DAMAGE] = supply.number(DAMAGE, 1) if supply.has(DAMAGE) else NO_LIMIT
    magazines = supply.numbers("magazines", 3, 1)
    supply.provenance()
    supply.done()
    radiation = content.section("pack.toml", "radiation")
    dice = radiation.numbers("dice", max_dose + 1, 0, 9)
    marks = radiation.list_of_numbers("marks", 0, max_dose)
    containers = radiation.numbers("containers", 3, 0, 16)
    if marks[0] != 0 or list(marks) != sorted(marks):
        raise radiation.bad("the marks rise from 0")
    radiation.provenance()
    radiation.done()
    return Tables(
        supply=tokens,
        magazines=(magazines[0], magazines[1], magazines[2]),
        radiation_dice=dice,
        dose_marks=marks,
        container_reduction=(containers[0], containers[1], containers[2]),
    )


def _loot(content: Content, book: Book) -> tuple[LootToken, ...]:
    found: list[LootToken] = []
    for row in content.rows("loot.toml"):
        id, copies = row.text("id"), row.number("copies", 1)
        program = book.program(row, row.value("do"))
        found.append(
            LootToken(
                number=len(found),
                id=id,
                copies=copies,
                program=program,
                provenance=row.provenance(),
            )
        )
        row.done()
    return tuple(found)


def _unknown(content: Content) -> tuple[UnknownKind, ...]:
    """ST-7.9: a face is a group and how many of it, or X."""
    found: list[UnknownKind] = []
    for row in content.rows("unknown.toml"):
        group = GROUPS.index(row.one_of("group", GROUPS)) if row.has("group") else NONE
        id, copies, count = row.text("id"), row.number("copies", 1), row.number("count", 0, 2)
        if (group == NONE) != (count == 0):
            raise row.bad("a face shows a group and how many of it, or neither")
        found.append(
            UnknownKind(
                number=len(found),
                id=id,
                copies=copies,
                group=group,
                count=count,
                provenance=row.provenance(),
            )
        )
        row.done()
    return tuple(found)


def _check_components(content: Content, pack: ZonePack) -> None:
    """Exactly what the rulebook lists is in the box."""
    box = content.section("pack.toml", "components")
    own = [card for card in pack.enemies if card.pool == card.number]
    there = {
        "stalkers": len(pack.stalkers),
        "weapons": len(pack.deck[0]),
        "items": len(pack.deck[1]),
        "suits": len(pack.deck[2]),
        "mods": len(pack.deck[3]),
        "artifacts": len(pack.deck[4]),
        "enemies": len([card for card in pack.enemies if not card.mission_box]),
        "enemy_standees": sum([card.standees for card in own]),
        "activation_low": len(pack.activation_low),
        "activation_high": len(pack.activation_high),
        "wounds": len(pack.wound_deck),
        "control": len(pack.control),
        "anomalies": len([card for card in pack.anomalies if not card.mission_box]),
        "overlays": len(pack.overlays),
        "random_events": len(pack.random_events),
        "loot_tokens": len(pack.loot_tokens),
        "unknown_tokens": len(pack.unknown_tokens),
    }
    for name, count in there.items():
        wanted = box.number(name)
        if count != wanted:
            raise box.bad(f"{name} = {wanted}, but there are {count}")
    box.provenance()
    box.done()
