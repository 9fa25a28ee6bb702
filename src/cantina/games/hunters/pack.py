"""Every card of Bounty Hunters, read from TOML, checked against the component list, frozen.

A card in play is a number; the tables below are indexed by it. Rows that stand for several equal
cards become that many numbers.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from cantina.kernel.action import family
from cantina.kernel.errors import BadContent
from cantina.kernel.pack import Content, Pack, Provenance, Row, read_content

DECKS: Final = ("target", "hunter", "contract", "jawa")
TARGETS: Final = 0
HUNTERS: Final = 1
CONTRACTS: Final = 2
JAWA: Final = 3

# Kinds of card. Jawa Market cards are droids or crates (BH-1.3).
TARGET: Final = 0
HUNTER: Final = 1
CONTRACT: Final = 2
DROID: Final = 3
CRATE: Final = 4
KINDS: Final = ("target", "hunter", "contract", "droid", "crate")
DECK_OF_KIND: Final = (TARGETS, HUNTERS, CONTRACTS, JAWA, JAWA)

NO_BONUS: Final = 0
CREDIT_BONUS: Final = 1
CONTRACT_BONUS: Final = 2
BONUSES: Final = ("none", "credit", "contract")

TWO_TARGETS: Final = 0
SAME_TARGET: Final = 1
TARGET_CRATE: Final = 2
CONTRACT_KINDS: Final = ("two_targets", "same_target", "target_crate")

NO_CHARACTER: Final = -1


class Character:
    """Somebody who hunts or is hunted; contracts name characters, not cards (BH-10.9)."""

    def __init__(
        self, id: str, kind: int, names: dict[str, str], copies: int, provenance: Provenance
    ) -> None:
        self.id: Final = id
        self.kind: Final = kind  # TARGET or HUNTER
        self.names: Final = names
        self.copies: Final = copies
        self.provenance: Final = provenance


class Card:
    """One printed card. Fields that its kind does not have are 0."""

    def __init__(self, id: str, kind: int, provenance: Provenance) -> None:
        self.id: Final = id
        self.kind: Final = kind
        self.provenance: Final = provenance
        self.character = NO_CHARACTER  # who is on it: targets and hunters
        self.colours: tuple[int, int, int] = (0, 0, 0)  # shields or attack: green, blue, orange
        self.points = 0
        self.bonus = NO_BONUS
        self.penalty = 0
        self.cost = 0
        self.crates = 0
        self.droid = ""  # astromech or protocol
        self.contract = TWO_TARGETS
        self.a = NO_CHARACTER
        self.b = NO_CHARACTER
        self.per_a = 0
        self.per_b = 0
        self.duo = 0


class HuntersPack(Pack):
    """The whole box. `cards` for people; the flat tables beside it for the rules."""

    def __init__(
        self,
        digest: str,
        names: dict[str, str],
        terms: dict[str, dict[str, str]],
        characters: tuple[Character, ...],
        cards: tuple[Card, ...],
        constants: dict[str, int],
        introductory_hand: tuple[int, ...],
        minutes: int,
        age: int,
    ) -> None:
        super().__init__("hunters", digest)
        self.names: Final = names
        self.terms: Final = terms  # the name of decks and things, by language
        self.characters: Final = characters
        self.cards: Final = cards
        self.minutes: Final = minutes
        self.age: Final = age
        self.kind: Final = tuple([card.kind for card in cards])
        self.deck: Final = tuple([DECK_OF_KIND[card.kind] for card in cards])
        self.character: Final = tuple([card.character for card in cards])
        self.green: Final = tuple([card.colours[0] for card in cards])
        self.blue: Final = tuple([card.colours[1] for card in cards])
        self.orange: Final = tuple([card.colours[2] for card in cards])
        self.points: Final = tuple([card.points for card in cards])
        self.penalty: Final = tuple([card.penalty for card in cards])
        self.cost: Final = tuple([card.cost for card in cards])
        self.crates: Final = tuple([card.crates for card in cards])
        self.bonus: Final = tuple([card.bonus for card in cards])
        # Actions that name a card or a place, made once. A player has at most one confrontation per
        # target, and one more may be started.
        self.choose: Final = family("choose", len(cards))
        self.play_at: Final = family(
            "play", 1 + len([card for card in cards if card.kind == TARGET])
        )
        # Numbers of the rulebook that are not on a card.
        self.starting_hand: Final = (constants["starting_cards_per_deck"],) * len(DECKS)
        self.introductory_hand: Final = introductory_hand
        self.sell_value: Final = constants["sell_value"]
        self.end_captures: Final = constants["end_trigger_captures"]
        self.extra_turns: Final = constants["extra_turns_after_trigger_turn"]
        self.end_credits: Final = constants["trigger_bonus_credits"]
        self.end_contracts: Final = constants["trigger_bonus_contracts"]
        self.majority_points: Final = constants["crate_majority_points"]
        self.majority_least: Final = constants["min_crates_for_majority"]
        self.tokens: Final = constants["bank_limit"]
        self.last_turn: Final = constants["max_turns_without_trigger"]


CONSTANTS: Final = (
    "starting_cards_per_deck",
    "sell_value",
    "end_trigger_captures",
    "extra_turns_after_trigger_turn",
    "trigger_bonus_credits",
    "trigger_bonus_contracts",
    "crate_majority_points",
    "bank_limit",
    "max_turns_without_trigger",
    "min_crates_for_majority",
)

SHIPPED: Final = Path(__file__).parent / "content"


def load_pack(folder: Path | None) -> HuntersPack:
    """The pack in `folder`, or the shipped one. Raises BadContent: file, row, reason."""
    content = read_content(folder or SHIPPED)
    head = content.head("pack.toml")
    if head.text("key") != "hunters":
        raise BadContent("pack.toml", "", "this pack is not for hunters")
    box = content.section("pack.toml", "box")
    introductory = content.section("pack.toml", "introductory")
    characters = _characters(content)
    cards = _cards(content, characters)
    _check_components(content, cards, characters)
    return HuntersPack(
        content.digest(),
        head.names("name"),
        _terms(content),
        characters,
        cards,
        _constants(content),
        introductory.numbers("starting_hand", len(DECKS), 0, 9),
        box.number("minutes"),
        box.number("age_min"),
    )


def _constants(content: Content) -> dict[str, int]:
    values: dict[str, int] = {}
    for row in content.rows("pack.toml", "constant"):
        values[row.one_of("id", CONSTANTS)] = row.number("value")
        row.provenance()
        row.done()
    for name in CONSTANTS:
        if name not in values:
            raise BadContent("pack.toml", name, "this constant is missing")
    return values


def _terms(content: Content) -> dict[str, dict[str, str]]:
    terms: dict[str, dict[str, str]] = {}
    for row in content.rows("terms.toml"):
        terms[row.text("id")] = row.names("name")
        row.provenance()
    return terms


def _characters(content: Content) -> tuple[Character, ...]:
    found: list[Character] = []
    for row in content.rows("characters.toml"):
        kind = KINDS.index(row.one_of("kind", ("target", "hunter")))
        row.number("points" if kind == TARGET else "penalty")
        row.text("name_provenance")
        found.append(
            Character(
                row.text("id"), kind, row.names("name"), row.number("copies", 1), row.provenance()
            )
        )
        row.done()
    return tuple(found)


def _cards(content: Content, characters: tuple[Character, ...]) -> tuple[Card, ...]:
    cards: list[Card] = []
    for kind, file in enumerate(
        ("targets.toml", "hunters.toml", "contracts.toml", "droids.toml", "crates.toml")
    ):
        for row in content.rows(file):
            card = Card(row.text("id"), kind, row.provenance())
            copies = row.number("copies", 1)
            if kind == TARGET:
                _read_target(row, card, characters)
            elif kind == HUNTER:
                _read_hunter(row, card, characters)
            elif kind == CONTRACT:
                _read_contract(row, card, characters)
            elif kind == DROID:
                card.droid = row.one_of("kind", ("astromech", "protocol"))
                card.colours = _triple(row, "attack")
                card.cost = row.number("cost")
            else:
                card.crates = row.number("crates", 1, 3)
                card.points = row.number("points")
                card.cost = row.number("cost")
            row.done()
            cards.extend([card] * copies)
    return tuple(cards)


def _read_target(row: Row, card: Card, characters: tuple[Character, ...]) -> None:
    card.character = _character(row, "character", TARGET, characters)
    card.points = row.number("points")
    card.colours = _triple(row, "shields")
    card.bonus = BONUSES.index(row.one_of("bonus", BONUSES))


def _read_hunter(row: Row, card: Card, characters: tuple[Character, ...]) -> None:
    card.character = _character(row, "character", HUNTER, characters)
    card.colours = _triple(row, "attack")
    card.penalty = row.number("penalty")


def _read_contract(row: Row, card: Card, characters: tuple[Character, ...]) -> None:
    card.contract = CONTRACT_KINDS.index(row.one_of("kind", CONTRACT_KINDS))
    card.a = _character(row, "a", TARGET, characters)
    card.per_a = row.number("per_a")
    card.duo = row.number("duo")
    if row.has("values_from"):
        row.text("values_from")
    if card.contract == TWO_TARGETS:
        card.b = _character(row, "b", TARGET, characters)
        card.per_b = row.number("per_b")
        if card.a == card.b:
            raise row.bad("'a' and 'b' must be two different characters")


def _triple(row: Row, field: str) -> tuple[int, int, int]:
    green, blue, orange = row.numbers(field, 3, 0, 99)
    return green, blue, orange


def _character(row: Row, field: str, kind: int, characters: tuple[Character, ...]) -> int:
    id = row.text(field)
    for number, character in enumerate(characters):
        if character.id == id:
            if character.kind != kind:
                raise row.bad(f"{field!r} must be a {KINDS[kind]}, and {id!r} is not")
            return number
    raise row.bad(f"{field!r} names {id!r}, who is not in characters.toml")


def _check_components(
    content: Content, cards: tuple[Card, ...], characters: tuple[Character, ...]
) -> None:
    """BH-1.2, BH-1.3, BH-1.4, BH-14.1: the pack holds exactly the cards the rulebook lists."""
    box = content.section("pack.toml", "components")
    count = [sum(card.kind == kind for card in cards) for kind in range(len(KINDS))]
    targets = [card for card in cards if card.kind == TARGET]
    icons = sum(card.bonus == CONTRACT_BONUS for card in targets)
    by_symbols = box.numbers("crates_by_symbols", 3)
    expected = (
        ("targets", count[TARGET]),
        ("hunters", count[HUNTER]),
        ("contracts", count[CONTRACT]),
        ("droids", count[DROID]),
        ("crates", count[CRATE]),
        ("jawa", count[DROID] + count[CRATE]),
        ("contract_icons", icons),
        ("introductory_targets", len(targets) - icons),
    )
    for name, found in expected:
        if box.number(name) != found:
            raise BadContent(
                "pack.toml", "[components]", f"{name} = {box.number(name)}, but there are {found}"
            )
    for symbols, number in enumerate(by_symbols, start=1):
        found = sum(card.kind == CRATE and card.crates == symbols for card in cards)
        if found != number:
            raise BadContent(
                "pack.toml",
                "[components]",
                f"crates_by_symbols wants {number} cards with {symbols} crates; there are {found}",
            )
    for index, character in enumerate(characters):
        found = sum(card.character == index for card in cards)
        if found != character.copies:
            raise BadContent(
                "characters.toml",
                character.id,
                f"copies = {character.copies}, but there are {found}",
            )
