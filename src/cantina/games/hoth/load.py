"""Reads a content pack of Battle of Hoth from TOML and checks it against the component list.

Scenarios and campaigns have readers of their own. Every field is read by name; a field that nobody
reads is a misspelling and is refused like any other mistake.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from cantina.games.hoth.board import SIDES, Board, side_named
from cantina.games.hoth.load_campaign import read_campaigns
from cantina.games.hoth.load_map import Box
from cantina.games.hoth.load_scenario import read_scenarios
from cantina.games.hoth.load_weights import tuned
from cantina.games.hoth.pack import (
    ALL,
    CARD_KINDS,
    CLASSES,
    FACES,
    FILTERS,
    NONE,
    SCOPES,
    SUPPORT,
    TERRAINS,
    TIMINGS,
    UNITS,
    WINGS,
    HothPack,
    Leader,
    PrintedCard,
    PrintedUnit,
    Terrain,
)
from cantina.kernel.errors import BadContent
from cantina.kernel.pack import Content, Row
from cantina.parts.shown import shown_content

SHIPPED: Final = Path(__file__).parent / "content"
LEAST: Final = {
    "last_turn": 1,
    "elite_squadron_figures": 1,
    "elite_troops_move_and_attack": 0,
}
"""The constants a pack must give, each with the least that makes sense."""
EFFECTS: Final = (
    "restore",
    "reroll",
    "activate",
    "order",
    "take_back",
    "rout",
    "desperate",
    "experience",
    "bombard",
)


@cache
def shipped_pack() -> HothPack:
    """Loads the content that comes with the game, once in a process: a pack never changes."""
    return load_pack(SHIPPED)


def load_pack(folder: Path | None) -> HothPack:
    """The pack in `folder`, or the shipped one. Raises BadContent: file, row, reason."""
    return read_pack(shown_content(folder or SHIPPED))


def read_pack(content: Content) -> HothPack:
    """Raises BadContent: file, row, reason."""
    head = content.head("pack.toml")
    if head.text("key") != "hoth":
        raise BadContent("pack.toml", "", "this pack is not for hoth")
    head.number("version", 1)
    names = head.names("name")
    head.done()
    minutes, age = content.box(2, 4)
    units = _units(content)
    terrains = _terrains(content)
    leaders = _leaders(content)
    cards = _cards(content, leaders)
    limits = _components(content, cards)
    board = Board()
    scenarios = read_scenarios(content, Box(board, units, terrains, limits))
    campaigns = read_campaigns(content, board, scenarios, leaders)
    pack = HothPack(
        digest=content.digest(),
        names=names,
        minutes=minutes,
        age=age,
        die=_die(content),
        units=units,
        terrains=terrains,
        leaders=leaders,
        cards=cards,
        scenarios=scenarios,
        campaigns=campaigns,
        constants=content.constants(LEAST),
        limits=limits,
        board=board,
        own="",
        weights=tuned(),
    )
    pack.content = content
    return pack


def _die(content: Content) -> tuple[int, ...]:
    """HO-9.1: six faces."""
    row = content.section("pack.toml", "die")
    row.provenance()
    faces = row.texts("faces")
    if len(faces) != 6 or not all([face in FACES for face in faces]):
        raise row.bad(f"a die has six faces out of {', '.join(FACES)}")
    row.done()
    return tuple([FACES.index(face) for face in faces])


def _units(content: Content) -> tuple[PrintedUnit, ...]:
    found: list[PrintedUnit] = []
    for number, row in enumerate(content.rows("units.toml")):
        if number >= len(UNITS) or row.text("id") != UNITS[number]:
            raise row.bad(f"the units are, in this order: {', '.join(UNITS)}")
        attack = row.list_of_numbers("attack", 0, 9)
        found.append(
            PrintedUnit(
                id=UNITS[number],
                names=row.names("name"),
                side=side_named(row.one_of("side", SIDES)),
                unit_class=CLASSES.index(row.one_of("class", CLASSES)),
                figures=row.number("figures", 1),
                move_and_attack=row.number("move_and_attack"),
                move=row.number("move"),
                attack=attack,
                medals=row.number("medals"),
                flying=row.flag("flying"),
                steadfast=row.flag("ignores_retreats"),
                box=row.number("box", 1),
                sign=row.text("sign"),
                provenance=row.provenance(),
            )
        )
        row.done()
    return tuple(found)


def _terrains(content: Content) -> tuple[Terrain, ...]:
    found: list[Terrain] = []
    for number, row in enumerate(content.rows("terrain.toml")):
        if number >= len(TERRAINS) or row.text("id") != TERRAINS[number]:
            raise row.bad(f"the terrains are, in this order: {', '.join(TERRAINS)}")
        impassable = (
            row.one_of("impassable", ("all", "not_flying", "at_at"))
            if row.has("impassable")
            else ""
        )
        found.append(
            Terrain(
                id=TERRAINS[number],
                names=row.names("name"),
                sign=row.text("sign"),
                tiles=row.number("tiles"),
                impassable=impassable,
                stops=row.flag("stops"),
                cover=row.numbers("cover", len(CLASSES), 0, 9),
                attack_from=row.numbers("attack_from", len(CLASSES), 0, 9),
                blocks=row.flag("blocks_sight"),
                provenance=row.provenance(),
            )
        )
        row.done()
    return tuple(found)


def _leaders(content: Content) -> tuple[Leader, ...]:
    found: list[Leader] = []
    for row in content.rows("leaders.toml"):
        side = side_named(row.one_of("side", SIDES))
        found.append(
            Leader(
                id=row.text("id"), side=side, names=row.names("name"), provenance=row.provenance()
            )
        )
        row.done()
    return tuple(found)


def _cards(content: Content, leaders: tuple[Leader, ...]) -> tuple[PrintedCard, ...]:
    """HO-13.1: every card is a row; what it does is in its fields."""
    ids = tuple([leader.id for leader in leaders])
    found: list[PrintedCard] = []
    for row in content.rows("cards.toml"):
        kind = CARD_KINDS.index(row.one_of("kind", CARD_KINDS))
        side = side_named(row.one_of("side", SIDES))
        card = PrintedCard(row.text("id"), kind, side, row.provenance())
        card.names = row.names("name")
        if row.has("leader"):
            card.leader = ids.index(row.one_of("leader", ids))
        _read_orders(row, card)
        _read_effects(row, card)
        row.done()
        found.append(card)
    return tuple(found)


def _read_orders(row: Row, card: PrintedCard) -> None:
    if not row.has("scope"):
        return
    card.scope = SCOPES.index(row.one_of("scope", SCOPES))
    card.count = row.number("count", 1, ALL)
    if row.has("section"):
        card.section = WINGS.index(row.one_of("section", WINGS))
    if row.has("filter"):
        card.filter = FILTERS.index(row.one_of("filter", FILTERS))
    if (card.scope == SCOPES.index("section")) != (card.section != NONE):
        raise row.bad("a card for one section, and no other, names it")


def _read_effects(row: Row, card: PrintedCard) -> None:
    """HO-13.3 to HO-13.16, by name; a field that is absent has no effect."""
    card.dice = row.maybe_number("dice", -9, 9)
    card.dice_close = row.maybe_number("dice_close", -9, 9)
    card.dice_per_friend = row.maybe_number("dice_per_friend", 0, 9)
    card.move = row.maybe_number("move", 0, 9)
    card.move_after_attack = row.maybe_number("move_after_attack", 0, 9)
    card.restore_each = row.maybe_number("restore_each", 0, 9)
    card.discards = row.maybe_number("discards", 0, 9)
    card.bombard_targets = row.maybe_number("bombard_targets", 0, 9)
    card.bombard_dice = row.maybe_number("bombard_dice", 0, 9)
    if row.has("attacks"):
        card.attacks = row.number("attacks", 1, 9)
    if row.has("activations"):
        card.activations = row.number("activations", 1, 2)
    card.no_move = row.flag("no_move")
    card.no_attack = row.flag("no_attack")
    card.ignores_terrain = row.flag("ignores_terrain")
    card.retreats_explode = row.flag("retreats_explode")
    card.restore_ordered = row.flag("restore_ordered")
    card.bombard_retreats_hit = row.flag("bombard_retreats_hit")
    card.bombard_cover = row.flag("bombard_cover")
    if row.has("same_target"):
        card.same_target = row.list_of_numbers("same_target", 0, 9)
    if card.kind == SUPPORT:
        card.timing = TIMINGS.index(row.one_of("timing", TIMINGS))
        card.effect = row.one_of("effect", EFFECTS)


def _components(content: Content, cards: tuple[PrintedCard, ...]) -> dict[str, int]:
    """HO-2.4, HO-2.7, HO-13.2: exactly what the rulebook lists is in the box."""
    box = content.section("pack.toml", "components")
    box.provenance()
    limits: dict[str, int] = {}
    for name in (
        "terrain_tiles",
        "medal_tokens",
        "special_force_tokens",
        "attack_dice",
        "shield_generators",
        "ion_cannons",
        "tokens_assault",
        "tokens_scouts",
        "tokens_e_web",
        "tokens_elite",
    ):
        limits[name] = box.number(name, 1)
    for side, name in enumerate(SIDES):
        mine = [card for card in cards if card.side == side]
        for field, kinds in (("standard_cards_per_side", (0, 1)), ("leader_cards_per_side", (2,))):
            wanted = box.number(field)
            there = len([card for card in mine if card.kind in kinds])
            if there != wanted:
                raise box.bad(f"{field} = {wanted}, but the {name} side has {there}")
    wanted = box.number("support_cards")
    there = len([card for card in cards if card.kind == SUPPORT])
    if there != wanted:
        raise box.bad(f"support_cards = {wanted}, but there are {there}")
    split = sum([limits[name] for name in limits if name.startswith("tokens_")])
    if split > limits["special_force_tokens"]:
        raise box.bad(f"special_force_tokens = {limits['special_force_tokens']}, not {split}")
    box.done()
    return limits
