"""Reads a content pack of Bounty Hunters from TOML and checks it against the component list.

Rows that stand for several equal cards become that many card numbers. Every field is read by name;
a field that nobody reads is a misspelling and is refused like any other mistake.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from cantina.games.hunters.pack import (
    BONUSES,
    CONTRACT,
    CONTRACT_BONUS,
    CONTRACT_KINDS,
    CRATE,
    DECK_OF_KIND,
    DECKS,
    DROID,
    HUNTER,
    KINDS,
    TARGET,
    TWO_TARGETS,
    Character,
    HuntersPack,
    PrintedCard,
)
from cantina.kernel.errors import BadContent
from cantina.kernel.pack import Content, Row
from cantina.parts.shown import shown_content

SHIPPED: Final = Path(__file__).parent / "content"
CARD_FILES: Final = ("targets.toml", "hunters.toml", "contracts.toml", "droids.toml", "crates.toml")
WORDS: Final = ("facts.toml", "terms.toml")
"""Files that say what sources state and what things are called: play reads neither."""
MOST_PLAYERS: Final = 6
DIGIT: Final = 9
MOST_POINTS: Final = 30
"""Ruling: what a card can hold. Its numbers are one digit, but for points."""
LEAST: Final = {
    "starting_cards_per_deck": 0,
    "sell_value": 0,
    "end_trigger_captures": 1,
    "extra_turns_after_trigger_turn": 0,
    "trigger_bonus_credits": 0,
    "trigger_bonus_contracts": 0,
    "crate_majority_points": 0,
    "bank_limit": 0,
    "max_turns_without_trigger": 1,
    "min_crates_for_majority": 0,
}
"""The constants a pack must give, each with the least that makes sense."""


@cache
def shipped_pack() -> HuntersPack:
    """Loads the content that comes with the game, once in a process: a pack never changes."""
    return load_pack(SHIPPED)


def load_pack(folder: Path | None) -> HuntersPack:
    """The pack in `folder`, or the shipped one. Raises BadContent: file, row, reason."""
    return read_pack(shown_content(folder or SHIPPED))


def read_pack(content: Content) -> HuntersPack:
    """Raises BadContent: file, row, reason."""
    names = _names(content)
    facts = _facts(content)
    characters = _characters(content)
    cards = _cards(content, characters, facts)
    constants = content.constants(LEAST)
    _check_components(content, cards, constants["bank_limit"])
    _check_characters(cards, characters)
    minutes, age = content.box(2, MOST_PLAYERS)
    hand, contracts = _introductory(content)
    _check_hands(
        cards, "starting_cards_per_deck", (constants["starting_cards_per_deck"],) * 4, True
    )
    _check_hands(cards, "[introductory]", hand, False)
    pack = HuntersPack(
        digest=content.digest(WORDS),
        names=names,
        terms=_terms(content),
        characters=characters,
        cards=cards,
        constants=constants,
        introductory_hand=hand,
        introductory_contracts=contracts,
        minutes=minutes,
        age=age,
    )
    pack.content = content
    return pack


def _names(content: Content) -> dict[str, str]:
    head = content.head("pack.toml")
    if head.text("key") != "hunters":
        raise BadContent("pack.toml", "", "this pack is not for hunters")
    head.number("version", 1)
    names = head.names("name")
    head.done()
    return names


def _facts(content: Content) -> list[str]:
    """What the sources are known to state; seed rows refer to these."""
    facts: list[str] = []
    for row in content.rows("facts.toml"):
        facts.append(row.text("id"))
        row.text("fact")
        row.provenance()
        row.done()
    return facts


def _introductory(content: Content) -> tuple[tuple[int, ...], int]:
    row = content.section("pack.toml", "introductory")
    row.provenance()
    row.one_of("remove_targets_with_bonus", ("contract",))
    hand = row.numbers("starting_hand", len(DECKS), 0, 9)
    contracts = row.number("trigger_bonus_contracts", 0, 0)  # there is no contract deck
    row.done()
    return hand, contracts


def _terms(content: Content) -> dict[str, dict[str, str]]:
    terms: dict[str, dict[str, str]] = {}
    for row in content.rows("terms.toml"):
        terms[row.text("id")] = row.names("name")
        row.provenance()
        if row.has("colour"):  # the four decks
            row.text("colour")
            row.number("cards", 1)
        row.done()
    for deck in DECKS:
        if f"deck_{deck}" not in terms:
            raise BadContent("terms.toml", f"deck_{deck}", "the name of this deck is missing")
    return terms


def _characters(content: Content) -> tuple[Character, ...]:
    found: list[Character] = []
    for row in content.rows("characters.toml"):
        kind = KINDS.index(row.one_of("kind", ("target", "hunter")))
        copies = row.number("copies", 1)
        names = row.names("name")
        found.append(
            Character(
                id=row.text("id"),
                kind=kind,
                names=names,
                copies=copies,
                provenance=row.provenance(),
            )
        )
        row.done()
    return tuple(found)


def _cards(
    content: Content, characters: tuple[Character, ...], facts: list[str]
) -> tuple[PrintedCard, ...]:
    cards: list[PrintedCard] = []
    ids: list[str] = []
    for kind, file in enumerate(CARD_FILES):
        for row in content.rows(file):
            card = PrintedCard(row.text("id"), kind, row.provenance())
            if card.id in ids:
                raise row.bad("this id is used in another file")
            ids.append(card.id)
            source = card.provenance.source
            if source and source not in facts:
                raise row.bad(f"'source' names {source!r}, which is not in facts.toml")
            copies = row.number("copies", 1)
            _read_card(row, card, characters)
            row.done()
            cards.extend([card] * copies)
    return tuple(cards)


def _read_card(row: Row, card: PrintedCard, characters: tuple[Character, ...]) -> None:
    if card.kind == TARGET:
        card.character = _character(row, "character", TARGET, characters)
        card.points = row.number("points", 0, MOST_POINTS)
        card.colours = _triple(row, "shields")
        card.bonus = BONUSES.index(row.one_of("bonus", BONUSES))
    elif card.kind == HUNTER:
        card.character = _character(row, "character", HUNTER, characters)
        card.colours = _triple(row, "attack")
        card.penalty = row.number("penalty", 0, DIGIT)
    elif card.kind == CONTRACT:
        _read_contract(row, card, characters)
    elif card.kind == DROID:
        card.droid = row.one_of("kind", ("astromech", "protocol"))
        card.colours = _triple(row, "attack")
        card.cost = row.number("cost", 0, DIGIT)
    else:
        card.crates = row.number("crates", 1, 3)
        card.points = row.number("points", 0, MOST_POINTS)
        card.cost = row.number("cost", 0, DIGIT)


def _read_contract(row: Row, card: PrintedCard, characters: tuple[Character, ...]) -> None:
    card.contract = CONTRACT_KINDS.index(row.one_of("kind", CONTRACT_KINDS))
    card.a = _character(row, "a", TARGET, characters)
    card.per_a = row.number("per_a", 0, DIGIT)
    card.duo = row.number("duo", 0, MOST_POINTS)
    row.maybe_text("values_from")
    if card.contract == TWO_TARGETS:
        card.b = _character(row, "b", TARGET, characters)
        card.per_b = row.number("per_b", 0, DIGIT)
        if card.a == card.b:
            raise row.bad("'a' and 'b' must be two different characters")


def _triple(row: Row, field: str) -> tuple[int, int, int]:
    green, blue, orange = row.numbers(field, 3, 0, DIGIT)
    return green, blue, orange


def _character(row: Row, field: str, kind: int, characters: tuple[Character, ...]) -> int:
    id = row.text(field)
    for number, character in enumerate(characters):
        if character.id == id:
            if character.kind != kind:
                raise row.bad(f"{field!r} must be a {KINDS[kind]}, and {id!r} is not")
            return number
    raise row.bad(f"{field!r} names {id!r}, who is not in characters.toml")


def _check_components(content: Content, cards: tuple[PrintedCard, ...], tokens: int) -> None:
    """BH-1.2, BH-1.3, BH-1.4, BH-1.9, BH-14.1: exactly what the rulebook lists is in the box."""
    box = content.section("pack.toml", "components")
    count = [sum([card.kind == kind for card in cards]) for kind in range(len(KINDS))]
    targets = [card for card in cards if card.kind == TARGET]
    icons = sum([card.bonus == CONTRACT_BONUS for card in targets])
    expected = (
        ("targets", count[TARGET]),
        ("hunters", count[HUNTER]),
        ("contracts", count[CONTRACT]),
        ("droids", count[DROID]),
        ("crates", count[CRATE]),
        ("jawa", count[DROID] + count[CRATE]),
        ("contract_icons", icons),
        ("introductory_targets", len(targets) - icons),
        ("credits", tokens),
    )
    for name, found in expected:
        wanted = box.number(name)
        if wanted != found:
            raise box.bad(f"{name} = {wanted}, but there are {found}")
    for symbols, wanted in enumerate(box.numbers("crates_by_symbols", 3), start=1):
        found = sum([card.kind == CRATE and card.crates == symbols for card in cards])
        if found != wanted:
            raise box.bad(
                f"crates_by_symbols wants {wanted} cards with {symbols} crates; there are {found}"
            )
    box.done()


def _check_characters(cards: tuple[PrintedCard, ...], characters: tuple[Character, ...]) -> None:
    """BH-1.5: the number after X counts the cards that show the character."""
    for number, character in enumerate(characters):
        mine = [card for card in cards if card.character == number]
        if len(mine) != character.copies:
            raise BadContent(
                "characters.toml",
                character.id,
                f"copies = {character.copies}, but there are {len(mine)}",
            )


def _check_hands(
    cards: tuple[PrintedCard, ...], row: str, amounts: tuple[int, ...], contracts: bool
) -> None:
    """The decks must do for the first hands of the largest table."""
    for deck, amount in enumerate(amounts):
        size = 0
        for card in cards:
            in_game = contracts or (card.kind != CONTRACT and card.bonus != CONTRACT_BONUS)
            size += int(in_game and DECK_OF_KIND[card.kind] == deck)
        if MOST_PLAYERS * amount > size:
            raise BadContent(
                "pack.toml",
                row,
                f"{MOST_PLAYERS} players need {MOST_PLAYERS * amount} cards of deck {DECKS[deck]}; "
                f"there are {size}",
            )
