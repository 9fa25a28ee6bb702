"""Every card of Bounty Hunters, frozen. A card in play is a number that indexes the tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cantina.games.hunters.actions import Choose, Play
from cantina.games.hunters.ids import Card
from cantina.kernel.pack import Pack, Provenance

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


@dataclass(eq=False, repr=False)
class Character:
    """Somebody who hunts or is hunted; contracts name characters, not cards (BH-10.9)."""

    id: Final[str]
    kind: Final[int]  # TARGET or HUNTER
    names: Final[dict[str, str]]
    copies: Final[int]
    provenance: Final[Provenance]


class PrintedCard:
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
        cards: tuple[PrintedCard, ...],
        constants: dict[str, int],
        introductory_hand: tuple[int, ...],
        introductory_contracts: int,
        minutes: int,
        age: int,
    ) -> None:
        super().__init__("hunters", digest, tuple([card.id for card in cards]))
        self.constants: Final = constants
        self.names: Final = names
        self.terms: Final = terms  # the name of decks and things, by language
        self.characters: Final = characters
        self.cards: Final = cards
        self.minutes: Final = minutes
        self.age: Final = age
        self.numbers: Final = tuple([Card(number) for number in range(len(cards))])
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
        places = 1 + len([card for card in cards if card.kind == TARGET])
        self.choose: Final = tuple([Choose(card) for card in self.numbers])
        self.play_at: Final = tuple([Play(place) for place in range(places)])
        # Numbers of the rulebook that are not on a card.
        self.starting_hand: Final = (constants["starting_cards_per_deck"],) * len(DECKS)
        self.introductory_hand: Final = introductory_hand
        self.sell_value: Final = constants["sell_value"]
        self.end_captures: Final = constants["end_trigger_captures"]
        self.extra_turns: Final = constants["extra_turns_after_trigger_turn"]
        self.end_credits: Final = constants["trigger_bonus_credits"]
        self.end_contracts: Final = constants["trigger_bonus_contracts"]
        self.introductory_end_contracts: Final = introductory_contracts
        self.majority_points: Final = constants["crate_majority_points"]
        self.majority_least: Final = constants["min_crates_for_majority"]
        self.tokens: Final = constants["bank_limit"]
        self.last_turn: Final = constants["max_turns_without_trigger"]

    def holding(self, cards: tuple[PrintedCard, ...]) -> HuntersPack:
        """The same box with other cards in it."""
        return HuntersPack(
            digest=self.digest,
            names=self.names,
            terms=self.terms,
            characters=self.characters,
            cards=cards,
            constants=self.constants,
            introductory_hand=self.introductory_hand,
            introductory_contracts=self.introductory_end_contracts,
            minutes=self.minutes,
            age=self.age,
        )
