"""The table of Bounty Hunters as plain sentences, for screen readers and simple terminals."""

from __future__ import annotations

from typing import Final

from cantina.cli.play.hunters.board import Board
from cantina.cli.play.hunters.cards import COLOURS
from cantina.games.hunters.ids import NO_CARD, Card
from cantina.games.hunters.pack import DECKS
from cantina.games.hunters.state import NONE
from cantina.games.hunters.view import ConfrontationView, HuntersView, PlayerView
from cantina.locales.saying import then


class Lines:
    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.cards: Final = board.cards
        self.words: Final = board.words
        self.names: Final = board.names

    def whole(self, view: HuntersView, numbered: bool) -> list[str]:
        lines = ["", *self.header(view)]
        for step in range(1, len(view.players)):
            player = view.players[(view.seat + step) % len(view.players)]
            lines += self.other(player, view.known[player.seat])
        hand = view.known[view.seat]
        lines += [self.labelled("hunters-section-mine", ""), *self.tableau(view.players[view.seat])]
        if hand and not numbered:  # else the choices are the hand
            lines.append(self.labelled("hunters-section-hand", ""))
            lines += [f"  {self.cards.kind(card)} — {self.cards.full(card)}" for card in hand]
        return lines

    def header(self, view: HuntersView) -> list[str]:
        words = self.words
        sizes = [
            words("hunters-deck-size", deck=words(f"hunters-deck-{deck}"), count=size)
            for deck, size in zip(DECKS, view.deck_sizes, strict=True)
            if not (view.introductory and deck == "contract")
        ]
        master = words("hunters-guild-master", name=self.names[view.guild_master])
        lines = [f"{words('hunters-turn', turn=view.turn)}. {master}.", ", ".join(sizes) + "."]
        if view.limited_bank:
            lines.append(words("hunters-bank", count=view.bank) + ".")
        if view.last_turn != NONE:
            lines.append(self.board.end_words(view))
        return lines

    def other(self, player: PlayerView, known: list[Card]) -> list[str]:
        lines = [self.cards.labelled(self.names[player.seat], self.glance(player))]
        for confrontation in player.confrontations:
            if not confrontation.captured:
                lines.append("  " + self.progress(confrontation))
        if player.chosen != NO_CARD:
            card = self.cards.label(player.chosen)
            lines.append("  " + self.words("hunters-reveals", card=card))
        if known:
            cards = ", ".join(self.cards.label(card) for card in known)
            lines.append("  " + self.words("hunters-passed-on", cards=cards))
        return lines

    def glance(self, player: PlayerView) -> str:
        return ", ".join(self.board.glance(player))

    def tableau(self, player: PlayerView) -> list[str]:
        lines = ["  " + self.glance(player)]
        for confrontation in player.confrontations:
            if not confrontation.captured:
                lines.append("  " + self.progress(confrontation))
                lines += [f"    {self.cards.full(card)}" for card in confrontation.attacks]
        for id, texts in (
            ("hunters-section-captured", self.board.captured(player)),
            ("hunters-section-contracts", self.board.contracts(player)),
            ("hunters-section-reserved", self.board.reserved(player)),
        ):
            said = [text.plain.lstrip("✓▭ ").replace(" · ", ", ") for text in texts]
            lines += ["  " + self.labelled(id, line) for line in said]
        if player.crates:
            crates = then(self.words, [self.cards.label(card) for card in player.crates])
            lines.append("  " + self.labelled("hunters-section-crates", crates))
        return lines

    def progress(self, confrontation: ConfrontationView) -> str:
        """Han Solo, 12 points: green 3 of 4, blue 1 of 1"""
        words = self.words
        shields = self.board.shields(confrontation)
        parts: list[str] = []
        for colour, has, needs in zip(COLOURS, confrontation.attack, shields, strict=True):
            name = words(f"hunters-colour-{colour}")
            if needs:
                parts.append(words("hunters-colour-progress", colour=name, has=has, needs=needs))
            elif has:
                parts.append(words("hunters-colour-sum", colour=name, has=has))
        title = self.board.target_name(confrontation)
        if confrontation.target != NO_CARD:
            points = self.board.pack.points[confrontation.target]
            title += ", " + words("hunters-points", count=points)
            bonus = self.cards.bonus(confrontation.target)
            title += ", " + bonus if bonus else ""
        return self.cards.labelled(title, ", ".join(parts))

    def labelled(self, id: str, text: str) -> str:
        return self.cards.labelled(self.words(id), text)
