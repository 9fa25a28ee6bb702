"""What a seat of Bounty Hunters can know, worked out from the true states of a game alone.

Shares no code with views, events or `redeal`: it is the other side of the comparison.
"""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

State = dict[str, Any]
"""As the codec writes it."""

CARDS = frozenset(
    [
        "known",
        "discards",
        "target",
        "attacks",
        "contracts",
        "crates",
        "reserved",
        "fresh",
        "chosen",
        "card",
        "cards",
    ]
)
NUMBERS = frozenset(
    [
        "rev",
        "seat",
        "since",
        "at",
        "number",
        "deadline",
        "votes",
        "replaceable",
        "hints",
        "starts",
        "delay",
        "pace_seconds",
        "watchers",
        "turn",
        "trigger_turn",
        "last_turn",
        "guild_master",
        "bank",
        "deck_sizes",
        "hand_size",
        "credits",
        "captures",
        "attack",
        "scores",
        "winners",
        "deck",
        "confrontation",
        "cost",
        "targets",
        "majority",
        "hunters",
        "total",
        "crate_symbols",
        "points",
        "of",
        "who",
    ]
)
WITH_CARD = ("choose", "activate")
WITHOUT_CARD = ("draw", "play", "sell", "reserve", "done")


def cards_in(value: Any, name: str = "", of: str = "") -> Iterator[int]:
    """Every card that a message names. A field nobody has classed is an error, not a number."""
    if isinstance(value, dict):
        for key, part in value.items():
            how_many = key == "cards" and isinstance(part, int)
            if not how_many:
                yield from cards_in(part, key, name)
    elif isinstance(value, list) and name == "patch":
        for path, part in value:
            names = ["view", *[step for step in path if isinstance(step, str)]]
            yield from cards_in(part, names[-1], names[-2] if len(names) > 1 else "")
    elif isinstance(value, list) and name in ("options", "action"):
        for action in value if name == "options" else [value]:
            if action:
                assert action[0] in WITH_CARD + WITHOUT_CARD, f"what does {action} name?"
                yield from action[1:2] if action[0] in WITH_CARD else []
    elif isinstance(value, list):
        for part in value:
            yield from cards_in(part, name, of)
    elif isinstance(value, int) and not isinstance(value, bool):
        points = of == "pad" and name in ("contracts", "crates")
        if name in CARDS and not points:
            yield value
        else:
            assert name in NUMBERS or points, f"does {name} hold cards?"


class Knowing:
    """Follows the states of a game, one after the other."""

    def __init__(self, seats: int) -> None:
        self.held: list[set[int]] = [set() for _ in range(seats)]
        """By seat: what it held and what was not shuffled into a deck since."""

    def follow(self, state: State) -> None:
        for seat, held in enumerate(self.held):
            held |= set(state["players"][seat]["hand"])
        for held in self.held:
            held -= {card for pile in state["decks"] for card in pile}

    def hands(self, state: State, viewer: int) -> list[list[int]]:
        """Of each hand what the viewer knows of it."""
        held = self.held[viewer] if viewer >= 0 else set()
        return [
            player["hand"] if seat == viewer else sorted(held & set(player["hand"]))
            for seat, player in enumerate(state["players"])
        ]

    def all_known(self, state: State, viewer: int) -> set[int]:
        """Every card of which the viewer knows where it is."""
        mine = {card for hand in self.hands(state, viewer) for card in hand}
        return mine | (set(range(len(state["holders"]))) - hidden_places(state))

    def unknown(self, state: State, viewer: int) -> list[int]:
        return sorted(set(range(len(state["holders"]))) - self.all_known(state, viewer))

    def knowledge(self, state: State, viewer: int) -> State:
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


def hidden_places(state: State) -> set[int]:
    decks = {card for pile in state["decks"] for card in pile}
    return decks | {card for player in state["players"] for card in player["hand"]}


def exchanged(value: Any, one: int, two: int) -> Any:
    """A list of cards, or lists of them, with two cards in each other's place."""
    if isinstance(value, list):
        return [exchanged(part, one, two) for part in value]
    return {one: two, two: one}.get(value, value)


def other_world(state: State, one: int, two: int) -> State:
    """The same game, but two hidden cards have changed places."""
    other = copy.deepcopy(state)
    other["decks"] = exchanged(state["decks"], one, two)
    for player in other["players"]:
        player["hand"] = exchanged(player["hand"], one, two)
    for seat, answer in enumerate(state["sealed"]):
        other["sealed"][seat] = exchanged_action(answer, one, two) if answer else answer
    holders = other["holders"]
    holders[one], holders[two] = holders[two], holders[one]
    return other


def exchanged_action(action: list[Any], one: int, two: int) -> list[Any]:
    if action[0] not in WITH_CARD:
        return action
    return [action[0], exchanged(action[1], one, two), *action[2:]]
