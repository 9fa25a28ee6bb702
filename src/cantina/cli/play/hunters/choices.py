"""What a player of Bounty Hunters is asked, and the options in words."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from cantina.cli.play.hunters.board import Board
from cantina.games.hunters.actions import Activate, Choose, Draw, Play, Reserve, Sell
from cantina.games.hunters.ids import NO_CARD, Card
from cantina.games.hunters.pack import CONTRACT, CRATE, DECKS, DROID, HUNTER, TARGET
from cantina.games.hunters.rules.confrontations import attack_places, is_overcome, target_place
from cantina.games.hunters.state import Confrontation, HuntersTable
from cantina.games.hunters.view import ConfrontationView, HuntersView
from cantina.kernel.action import DONE, Action, Ask
from cantina.kernel.table import apply, fork


class Choices:
    def __init__(self, board: Board) -> None:
        self.board: Final = board
        self.cards: Final = board.cards
        self.words: Final = board.words
        self.pack: Final = board.pack

    def question(self, view: HuntersView, ask: Ask) -> str:
        if ask.name == "act":
            chosen = view.players[ask.seat].chosen
            kind = self.cards.kind(chosen).lower()
            card = f"{self.cards.name(chosen)} ({kind}, {', '.join(self.cards.facts(chosen))})"
            return self.words("hunters-ask-act", card=card)
        return self.words(f"hunters-ask-{ask.name}")

    def options(self, world: HuntersTable, view: HuntersView, ask: Ask) -> list[Text]:
        if ask.name == "choose":
            return [
                self.choose(world, view, option.card)
                for option in ask.options
                if isinstance(option, Choose)
            ]
        if ask.name in ("draw", "draw_again"):
            return [
                self.draw(view, option.deck) for option in ask.options if isinstance(option, Draw)
            ]
        return [self.act(world, view, ask, option) for option in ask.options]

    def draw(self, view: HuntersView, deck: int) -> Text:
        name = self.words(f"hunters-deck-{DECKS[deck]}")
        return Text(self.words("hunters-do-draw", deck=name, count=view.deck_sizes[deck]))

    def choose(self, world: HuntersTable, view: HuntersView, card: Card) -> Text:
        text = Text(self.cards.name(card), "bold").append(
            f"  {self.cards.kind(card).lower()}, {', '.join(self.cards.facts(card))}", "not bold"
        )
        if self.pack.kind[card] == CONTRACT:
            worth = self.cards.worth(card, view.players[view.seat])
            text.append(" — " + self.words("hunters-worth-now", points=worth), "not bold dim")
        if self.pack.cost[card] > view.players[view.seat].credits:
            return text.append(" — " + self.words("hunters-cannot-pay"), "not bold dim")
        targets = self.within_reach(world, view, card)
        if targets:
            said = self.words("hunters-can-capture", target=", ".join(targets))
            text.append(f" — {said}", "bold yellow")
        return text

    def within_reach(self, world: HuntersTable, view: HuntersView, card: Card) -> list[str]:
        """The targets that this card would capture if it were played now."""
        player = world.state.players[view.seat]
        kind = self.pack.kind[card]
        if kind == TARGET:
            place = target_place(player)
            waiting = (
                player.confrontations[place].attacks if place < len(player.confrontations) else []
            )
            taken = is_overcome(
                self.pack, Confrontation(target=card, attacks=waiting, captured=False)
            )
            return [self.cards.name(card)] if taken else []
        if kind not in (HUNTER, DROID):
            return []
        found: list[str] = []
        for place in attack_places(world.state, player):
            if place == len(player.confrontations):
                continue
            open_ = player.confrontations[place]
            if open_.target == NO_CARD:
                continue
            if is_overcome(
                self.pack,
                Confrontation(target=open_.target, attacks=[*open_.attacks, card], captured=False),
            ):
                found.append(self.cards.name(open_.target))
        return found

    def act(self, world: HuntersTable, view: HuntersView, ask: Ask, option: Action) -> Text:
        text = Text(self.act_words(view, ask, option))
        after = fork(world)
        apply(after, ask, option)
        captures = after.state.players[ask.seat].captures
        if captures > world.state.players[ask.seat].captures:
            text.append(" — " + self.words("hunters-captures-it"), "bold yellow")
        return text

    def act_words(self, view: HuntersView, ask: Ask, option: Action) -> str:
        words = self.words
        if option == DONE:
            return words("hunters-do-done")
        if isinstance(option, Sell):
            return words("hunters-do-sell", count=self.pack.sell_value)
        if isinstance(option, Reserve):
            return words("hunters-do-reserve")
        if isinstance(option, Activate):
            return self.activate(view, option)
        me = view.players[ask.seat]
        card = me.chosen
        kind = self.pack.kind[card]
        cost = words("hunters-cost", count=self.pack.cost[card])
        if kind == CONTRACT:
            return words("hunters-do-contract")
        if kind == CRATE:
            return words("hunters-do-crate", cost=cost)
        assert isinstance(option, Play)
        place = option.place
        assert place is not None
        waiting = place == len(me.confrontations) or me.confrontations[place].target == NO_CARD
        if kind == TARGET:
            onto = place < len(me.confrontations)
            return words("hunters-do-target-waiting" if onto else "hunters-do-target")
        if waiting:
            id = "hunters-do-attack-waiting-paid" if kind == DROID else "hunters-do-attack-waiting"
            return words(id, cost=cost)
        target, after = self.aimed(me.confrontations[place], card)
        id = "hunters-do-attack-paid" if kind == DROID else "hunters-do-attack"
        return words(id, target=target, after=after, cost=cost)

    def activate(self, view: HuntersView, option: Activate) -> str:
        me = view.players[view.seat]
        card, place = option.card, option.place
        label = self.cards.label(card)
        cost = self.words("hunters-cost", count=self.pack.cost[card])
        if place is None:
            return self.words("hunters-do-activate-crate", card=label, cost=cost)
        if place == len(me.confrontations) or me.confrontations[place].target == NO_CARD:
            return self.words("hunters-do-activate-waiting", card=label, cost=cost)
        target, after = self.aimed(me.confrontations[place], card)
        return self.words(
            "hunters-do-activate-attack", card=label, target=target, after=after, cost=cost
        )

    def aimed(self, confrontation: ConfrontationView, card: Card) -> tuple[str, str]:
        """A target, and where the attack on it will stand with the card: G4/4 B1/1 O2/6"""
        shields = self.board.shields(confrontation)
        added = self.pack.cards[card].colours
        parts = [
            f"{letter}{has + more}/{needs}"
            for letter, has, more, needs in zip(
                self.cards.letters, confrontation.attack, added, shields, strict=True
            )
            if needs
        ]
        return self.cards.name(confrontation.target), " ".join(parts)
