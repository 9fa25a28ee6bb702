"""Cards of Bounty Hunters in words, made from what they are."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from cantina.games.hunters.ids import Card
from cantina.games.hunters.pack import (
    BONUSES,
    CONTRACT,
    CONTRACT_KINDS,
    CRATE,
    DROID,
    HUNTER,
    KINDS,
    NO_BONUS,
    TARGET,
    TWO_TARGETS,
    HuntersPack,
)
from cantina.games.hunters.rules.scoring import contract_points
from cantina.games.hunters.view import PlayerView
from cantina.locales import Words

COLOURS: Final = ("green", "blue", "orange")
STYLES: Final = ("green", "bright_blue", "dark_orange")
KIND_STYLES: Final = ("green", "red", "bright_blue", "white", "white")


class Cards:
    def __init__(self, words: Words, pack: HuntersPack) -> None:
        self.words: Final = words
        self.pack: Final = pack
        self.letters: Final = [words(f"hunters-letter-{colour}") for colour in COLOURS]

    def character(self, number: int) -> str:
        return self.pack.characters[number].names[self.words.language]

    def kind(self, card: Card) -> str:
        return self.words(f"hunters-kind-{KINDS[self.pack.kind[card]]}")

    def name(self, card: Card) -> str:
        """The shortest thing to call it: who is on it, or what it is."""
        row = self.pack.cards[card]
        if row.kind in (TARGET, HUNTER):
            return self.character(row.character)
        if row.kind == DROID:
            return self.words(f"hunters-value-{row.droid}")
        if row.kind == CRATE:
            return self.words("hunters-crates", count=row.crates)
        return self.duo(card)

    def label(self, card: Card) -> str:
        """The name with what tells it from its namesakes: attack values, points."""
        row = self.pack.cards[card]
        if row.kind in (HUNTER, DROID):
            return f"{self.name(card)} {self.values(row.colours)}"
        if row.kind == CRATE:
            return f"{self.name(card)} ({self.words('hunters-points', count=row.points)})"
        return self.name(card)

    def facts(self, card: Card) -> list[str]:
        """Everything else that is printed on it."""
        row = self.pack.cards[card]
        said: list[str] = []
        if row.kind == CONTRACT:
            return [self.terms(card)]
        if row.kind in (TARGET, CRATE):
            said.append(self.words("hunters-points", count=row.points))
        if row.kind in (TARGET, HUNTER, DROID):
            said.append(self.values(row.colours))
        if row.kind == HUNTER:
            said.append(self.words("hunters-penalty", count=row.penalty))
        if row.kind in (DROID, CRATE):
            said.append(self.words("hunters-cost", count=row.cost))
        if row.bonus != NO_BONUS:
            said.append(self.bonus(card))
        return said

    def full(self, card: Card) -> str:
        return self.labelled(self.name(card), ", ".join(self.facts(card)))

    def labelled(self, label: str, text: str) -> str:
        return self.words("labelled", label=label, text=text)

    def values(self, colours: Sequence[int]) -> str:
        """Attack or shields with letters, zeros left out: G2 O1."""
        said = [f"{letter}{n}" for letter, n in zip(self.letters, colours, strict=True) if n]
        return " ".join(said) or self.words("hunters-no-attack")

    def bonus(self, card: Card) -> str:
        bonus = self.pack.bonus[card]
        return "" if bonus == NO_BONUS else self.words(f"hunters-bonus-{BONUSES[bonus]}")

    def duo(self, card: Card) -> str:
        row = self.pack.cards[card]
        first = self.character(row.a)
        second = self.character(row.b) if row.contract == TWO_TARGETS else ""
        id = f"hunters-duo-{CONTRACT_KINDS[row.contract]}"
        return self.words(id, first=first, second=second)

    def terms(self, card: Card) -> str:
        row = self.pack.cards[card]
        id = f"hunters-terms-{CONTRACT_KINDS[row.contract]}"
        other = "same" if row.per_a == row.per_b else row.per_b
        return self.words(id, per=row.per_a, other=other, duo=row.duo)

    def worth(self, card: Card, player: PlayerView) -> int:
        """What a contract would bring this player if the game ended now."""
        counts = [0] * len(self.pack.characters)
        for confrontation in player.confrontations:
            if confrontation.captured:
                counts[self.pack.character[confrontation.target]] += 1
        return contract_points(self.pack.cards[card], counts, player.pad.crate_symbols)

    def coloured(self, colours: Sequence[int]) -> Text:
        """`values`, each in its colour."""
        text = Text()
        for letter, number, style in zip(self.letters, colours, STYLES, strict=True):
            if number:
                text.append(" " if text else "").append(f"{letter}{number}", style)
        return text or Text(self.words("hunters-no-attack"))

    def style(self, card: Card) -> str:
        return KIND_STYLES[self.pack.kind[card]]
