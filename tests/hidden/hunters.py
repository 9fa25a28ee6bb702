"""What a seat of Bounty Hunters can know, worked out from the true states of a game alone.

Shares no code with views, events or `redeal`: it is the other side of the comparison.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator

from cantina.kernel.action import Seat
from tests.hidden.exchange import (
    CHANCE,
    SEALED,
    AnyTable,
    Exchange,
    State,
    Words,
    exchanged,
    other_answer,
    other_chance,
    two_of,
)

DECK = "order of a deck"
HAND = "card of a hand, in the deck"
HANDS = "cards of two hands"

KINDS = {
    DECK: "BH-2.1: decks are shuffled and lie face down",
    HAND: "BH-15.1, BH-15.5: of a card drawn only the deck is known, unless one held it oneself",
    HANDS: "BH-15.1: who has which, of hands that never were one's own",
    SEALED: "BH-3.2, BH-15.7: which deck or card others chose, before all have",
    CHANCE: "BH-2.1, BH-16.1: shuffles to come",
}

WITH_CARD = ("choose", "activate")


class Knowing:
    """Follows the states of a game, one after the other."""

    def __init__(self, seats: int) -> None:
        self.held: list[set[int]] = [set() for _ in range(seats)]
        """By seat: what it held and what was not shuffled into a deck since."""
        self.stray: set[int] = set()
        """Drawn in the decision that shuffled them in: who saw them on the way is left open."""
        self.shuffle: dict[int, int] = {}
        """Cards that have been shuffled again: when last. Before, they were in the discard pile."""
        self.shuffles = 0
        self.before: State | None = None
        self.last: tuple[list[list[int]], list[list[int]]] = ([], [])

    def follow(self, state: State) -> None:
        hands = [player["hand"] for player in state["players"]]
        if self.before is not None and (state["decks"], hands) == self.last:
            return
        self.last = (state["decks"], hands)
        for seat, held in enumerate(self.held):
            held |= set(state["players"][seat]["hand"])
        decks = {card for pile in state["decks"] for card in pile}
        for held in self.held:
            held -= decks
        self.note_shuffles(state)
        self.before = state

    def note_shuffles(self, state: State) -> None:
        before = self.before
        if before is None:
            return
        for pile, earlier in zip(state["decks"], before["decks"], strict=True):
            if set(pile) - set(earlier):
                self.shuffles += 1
                self.shuffle.update(dict.fromkeys(pile, self.shuffles))
                self.stray -= set(pile)
        self.stray |= in_hands(state) - hidden_places(before)

    def hands(self, state: State, viewer: Seat) -> list[list[int]]:
        """Of each hand what the viewer knows of it."""
        held = self.held[viewer] if viewer >= 0 else set()
        return [
            player["hand"] if seat == viewer else sorted(held & set(player["hand"]))
            for seat, player in enumerate(state["players"])
        ]

    def all_known(self, state: State, viewer: Seat) -> set[int]:
        """Every card of which the viewer knows where it is."""
        mine = {card for hand in self.hands(state, viewer) for card in hand}
        return mine | (set(range(len(state["holders"]))) - hidden_places(state))

    def unknown(self, state: State, viewer: Seat) -> list[int]:
        return sorted(set(range(len(state["holders"]))) - self.all_known(state, viewer))

    def knowledge(self, state: State, viewer: Seat) -> State:
        """All that the viewer knows. Two states with the same must look the same to it."""
        known = copy.deepcopy(state)
        del known["rng"], known["holders"]
        known["decks"] = [len(pile) for pile in state["decks"]]
        known["sealed"] = [
            answer if seat == viewer else answer is not None
            for seat, answer in enumerate(state["sealed"])
        ]
        for player, hand in zip(known["players"], self.hands(state, viewer), strict=True):
            player["hand"] = [len(player["hand"]), hand]
        return known

    def exchanges(
        self, t: AnyTable, state: State, viewer: Seat, dice: random.Random
    ) -> Iterator[Exchange]:
        """Two cards can be exchanged that were shuffled together and not seen since."""
        together: dict[tuple[int, int], list[int]] = {}
        place: dict[int, int] = {}  # whose hand, or -1: a deck
        for seat, player in enumerate(state["players"]):
            place.update(dict.fromkeys(player["hand"], seat))
        unknown = [card for card in self.unknown(state, viewer) if card not in self.stray]

        def group(card: int) -> list[int]:
            return together.setdefault((t.pack.deck[card], self.shuffle.get(card, 0)), [])

        for card in unknown:
            group(card).append(card)
        down = [card for card in unknown if card not in place]
        held = [card for card in unknown if card in place]
        found = {
            DECK: two_of(
                dice, down, lambda one: [c for c in group(one) if c not in place and c != one]
            ),
            HAND: two_of(dice, held, lambda one: [c for c in group(one) if c not in place]),
            HANDS: two_of(
                dice,
                held,
                lambda one: [c for c in group(one) if place.get(c, place[one]) != place[one]],
            ),
        }
        for kind, cards in found.items():
            if cards is not None:
                yield _cards(kind, viewer, *cards)
        yield from other_answer(t, state, viewer, dice)
        yield other_chance(state, dice)


def _cards(kind: str, viewer: Seat, one: int, two: int) -> Exchange:
    def hidden(before: State, after: State) -> bool:
        """In the decks and in others' hands, and nothing was shuffled."""
        for piles in zip(before["decks"], after["decks"], strict=True):
            if len(piles[1]) > len(piles[0]):
                return False
        mine = after["players"][viewer]["hand"] if viewer >= 0 else []
        return {one, two} <= hidden_places(after) - set(mine)

    return Exchange(
        kind,
        f"cards {one} and {two}",
        lambda state: other_world(state, one, two),
        hidden,
        lambda action: exchanged_action(action, one, two),
    )


def in_hands(state: State) -> set[int]:
    return {card for player in state["players"] for card in player["hand"]}


def hidden_places(state: State) -> set[int]:
    return {card for pile in state["decks"] for card in pile} | in_hands(state)


def other_world(state: State, one: int, two: int) -> State:
    """The same game, but two hidden cards have changed places."""
    holders = list(state["holders"])
    holders[one], holders[two] = holders[two], holders[one]
    return {
        **state,
        "decks": exchanged(state["decks"], one, two),
        "players": [
            {**player, "hand": exchanged(player["hand"], one, two)} for player in state["players"]
        ],
        "sealed": [
            exchanged_action(answer, one, two) if answer else answer for answer in state["sealed"]
        ],
        "holders": holders,
    }


def exchanged_action(action: Words, one: int, two: int) -> Words:
    if action[0] not in WITH_CARD:
        return action
    return [action[0], exchanged(action[1], one, two), *action[2:]]
