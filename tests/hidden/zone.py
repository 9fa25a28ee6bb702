"""What the players of S.T.A.L.K.E.R. can know, worked out from the true states of a mission alone.

Shares no code with views, events or `redeal`: it is the other side of the comparison.

They play together and in the open, so all of them know the same, and whoever watches too: every
board and backpack, the map, discard piles, cards that lie face up, tokens they have looked at. But
for control cards: what such a card demands is for the stalker who drew it to know.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from cantina.games.zone.box.mission import DECK as IN_THE_BOX
from cantina.games.zone.frames.effects import control
from cantina.games.zone.pack import ZonePack
from cantina.games.zone.terms.figures import STALKERS
from cantina.games.zone.terms.numbers import BESIDE, ON_MAP
from cantina.kernel.action import Seat
from cantina.kernel.table import advance
from tests.hidden.exchange import (
    CHANCE,
    AnyTable,
    Exchange,
    State,
    exchanged,
    other_chance,
    two_of,
)

DECKS = {
    "low": "ST-25.18: low activation cards",
    "high": "ST-25.18: high activation cards",
    "wounds": "ST-22.1: enemy wounds",
    "control": "ST-1.1: control cards say that they are shuffled back",
    "items": "ST-18.10: items",
    "weapons": "ST-18.10: weapons",
    "suits": "ST-18.10: suits",
    "mods": "ST-18.10: mods",
    "artifacts": "ST-7.4, ST-18.10: artifacts",
}
LOOT = "loot of two areas"
LOOT_POOL = "loot of an area, unused"
UNUSED = "order of the unused loot"
UNKNOWN = "unknown tokens of two areas"
ARROW = "unknown token with another arrow"
VERSION = "version of an environment card"
EVENT = "version of a mission event"
RANDOM = "random event of the deck, still beside it"
BESIDE_DECK = "order of the random events"
CONTROL = "control card of another stalker"

KINDS = {
    **{f"order of {deck}": why for deck, why in DECKS.items()},
    LOOT: "ST-7.5, EX-35: random tokens, face down in stacks",
    LOOT_POOL: "ST-22.8: the others are unused and drawn at random",
    UNUSED: "ST-22.8: as above",
    UNKNOWN: "ST-7.6: face down; the mission tells which kinds there are, not where",
    ARROW: "ST-7.8: of the tokens of one kind, any can have been taken",
    VERSION: "ST-8.2, ST-9.4: one of several at random; only the front may be seen",
    EVENT: "ST-9.4, ST-9.5: one of several at random, face down, its place in the deck known",
    RANDOM: "ST-10.8: drawn from the shuffled random events, unseen",
    BESIDE_DECK: "ST-10.8: shuffled",
    CONTROL: "ST-1.1: the card says that it is not talked about with the others",
    CHANCE: "ST-20.1: dice and shuffles to come",
}


class Knowing:
    """Which tokens have been seen, and are known for it wherever they are."""

    def __init__(self, t: AnyTable) -> None:
        self.pack: ZonePack = t.pack
        self.loot: set[int] = set()
        self.loot_seen: set[int] = set()
        self.unknown: set[int] = set()
        """Tokens that are or were on the map."""

    def follow(self, state: State) -> None:
        """Loot that somebody has taken up may become unused again: all know that token."""
        now = {*state["loot_pool"], *on_map(state["loot"])}
        self.loot_seen |= self.loot - now
        self.loot |= now
        self.unknown |= set(on_map(state["unknown"]))

    def exchanges(
        self, t: AnyTable, state: State, viewer: Seat, dice: random.Random
    ) -> Iterator[Exchange]:
        for deck in DECKS:
            cards = state[deck]["cards"]
            if len(cards) > 1:
                yield in_deck(deck, *dice.sample(cards, 2))
        yield from self.other_loot(state, dice)
        yield from self.other_unknown(state, dice)
        yield from self.other_version(state, dice)
        yield from self.other_event(state, dice)
        yield from other_control(state, viewer, dice)
        yield other_chance(state, dice)

    def other_loot(self, state: State, dice: random.Random) -> Iterator[Exchange]:
        stacks = [[c for c in stack if c not in self.loot_seen] for stack in state["loot"]]
        lying = on_map(stacks)
        pool = [token for token in state["loot_pool"] if token not in self.loot_seen]
        if len(lying) > 1:
            yield numbers(LOOT, ["loot"], *dice.sample(lying, 2))
        if lying and pool:
            yield numbers(LOOT_POOL, ["loot", "loot_pool"], dice.choice(lying), dice.choice(pool))
        if len(pool) > 1:
            yield numbers(UNUSED, ["loot_pool"], *dice.sample(pool, 2))

    def other_unknown(self, state: State, dice: random.Random) -> Iterator[Exchange]:
        lying = [token for token in on_map(state["unknown"]) if token not in state["peeked"]]
        if len(lying) > 1:
            yield numbers(UNKNOWN, ["unknown"], *dice.sample(lying, 2))
        kinds = [token.kind for token in self.pack.unknown_tokens]
        box = [token for token in range(len(kinds)) if token not in self.unknown]
        cards = two_of(dice, lying, lambda one: [c for c in box if kinds[c] == kinds[one]])
        if cards is not None:
            yield numbers(ARROW, ["unknown"], *cards)

    def other_version(self, state: State, dice: random.Random) -> Iterator[Exchange]:
        env = self.pack.missions[state["mission"]].env
        found: list[tuple[int, int, int]] = []
        for place, card in enumerate(state["cards"]):
            if card["row"] >= len(env):  # of a territory: it lies open from the start
                continue
            row = env[card["row"]]
            if card["flipped"] or card["place"] not in (ON_MAP, BESIDE) or row.kind == IN_THE_BOX:
                continue
            others = [one.number for one in env if one.id == row.id and one is not row]
            if others:
                found.append((place, row.number, dice.choice(others)))
        if found:
            yield version(*dice.choice(found))

    def other_event(self, state: State, dice: random.Random) -> Iterator[Exchange]:
        mission = self.pack.missions[state["mission"]]
        twins = [
            (card.number, other)
            for card in mission.events
            for other in mission.numbered(card.numeral)
            if card.number in state["events"] and other != card.number
        ]
        if twins:
            yield numbers(EVENT, ["events"], *dice.choice(twins))
        coming = [number for number in state["events"] if number in self.pack.random_events]
        beside = state["random_events"]
        piles = ["events", "random_events"]
        if coming and beside:
            yield numbers(RANDOM, piles, dice.choice(coming), dice.choice(beside))
        if len(beside) > 1:
            yield numbers(BESIDE_DECK, piles, *dice.sample(beside, 2))


def on_map(stacks: list[list[int]]) -> list[int]:
    return [token for stack in stacks for token in stack]


def in_deck(deck: str, one: int, two: int) -> Exchange:
    def change(state: State) -> State:
        pile = state[deck]
        return {**state, deck: {**pile, "cards": exchanged(pile["cards"], one, two)}}

    def hidden(before: State, after: State) -> bool:
        """Still in the deck, and nothing was shuffled in."""
        cards = after[deck]["cards"]
        return one in cards and two in cards and set(cards) <= set(before[deck]["cards"])

    return Exchange(f"order of {deck}", f"{one} and {two}", change, hidden)


def numbers(kind: str, fields: list[str], one: int, two: int) -> Exchange:
    """Two tokens or cards in each other's place, where one of them may be in the box."""

    def change(state: State) -> State:
        return {**state, **{field: exchanged(state[field], one, two) for field in fields}}

    def hidden(before: State, after: State) -> bool:
        """All that was there is still where it was or came to lie somewhere else unseen."""
        known = [*after["peeked"]]
        for field in fields:
            for token in (one, two):
                if token in flat(before[field]) and not any(
                    token in flat(after[other]) for other in fields
                ):
                    return False
        return fields != ["unknown"] or not {one, two} & set(known)

    return Exchange(kind, f"{one} and {two}", change, hidden)


def flat(pile: list[int] | list[list[int]]) -> list[int]:
    return [n for part in pile for n in (part if isinstance(part, list) else [part])]


def version(place: int, one: int, two: int) -> Exchange:
    def change(state: State) -> State:
        cards = list(state["cards"])
        cards[place] = {**cards[place], "row": exchanged(cards[place]["row"], one, two)}
        return {**state, "cards": cards}

    def hidden(before: State, after: State) -> bool:
        card = after["cards"][place]
        return not card["flipped"] and card["place"] in (ON_MAP, BESIDE)

    return Exchange(VERSION, f"card {place}: {one} or {two}", change, hidden)


def other_control(state: State, viewer: Seat, dice: random.Random) -> Iterator[Exchange]:
    """The three cards change places between the deck and a stalker's hand."""
    cards = state["control"]["cards"]
    for level, frame in enumerate(state["stack"]):
        if frame["frame"] == "Control" and frame["stalker"] != viewer and frame["card"] in range(3):
            yield _control(level, frame["at"], frame["card"], dice.choice(cards))


def _control(level: int, at: int, one: int, two: int) -> Exchange:
    def change(state: State) -> State:
        pile, stack = state["control"], list(state["stack"])
        if level < len(stack) and "card" in stack[level]:
            stack[level] = {**stack[level], "card": exchanged(stack[level]["card"], one, two)}
        cards = exchanged(pile["cards"], one, two)
        return {**state, "stack": stack, "control": {**pile, "cards": cards}}

    def hidden(before: State, after: State) -> bool:
        """Until it is answered: what is lost or done then tells which it was."""
        stack = after["stack"]
        return len(stack) > level and stack[level] == before["stack"][level]

    return Exchange(CONTROL, f"{one} and {two}", change, hidden)


def meet_controller(t: AnyTable, dice: random.Random) -> None:
    """No controller is in the mission that ships: between two actions somebody draws a card."""
    if t.asks[0].name in ("turn", "act"):
        t.push(control(STALKERS[dice.randrange(t.seats)]))
        advance(t)
