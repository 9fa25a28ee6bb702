"""What a seat of Battle of Hoth can know, worked out from the true states of a game alone.

Shares no code with views, events or `redeal`: it is the other side of the comparison.

Everything on the board is open, and so are leaders (HO-2.4), discard piles (HO-3.3), the card being
played (HO-4.1) and support cards played (HO-15.6). There is no choice to seal but to go on.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations_with_replacement

from cantina.games.hoth.board import EMPIRE, REBEL
from cantina.games.hoth.ids import Side
from cantina.games.hoth.pack import HothPack
from cantina.games.hoth.rules.secrets import AT_END, is_fulfilled
from cantina.games.hoth.scenario import Campaign, Node, Secret
from cantina.kernel.action import Seat, all_seats
from tests.hidden.exchange import (
    CHANCE,
    AnyTable,
    Exchange,
    State,
    Words,
    exchanged,
    other_chance,
)

OWN_DECK = "order of the own deck"
DECK = "order of another deck"
HAND = "card of an opponent's hand, in the deck"
PARTNER = "card of the partner's hand, in the deck"
SPLIT = "cards of two partners"
SUPPORT_DECK = "order of a support deck"
SUPPORT_HAND = "support card of a hand, in the deck"
OBJECTIVE = "secret objective of the opponent"
TO_COME = "secret objective of a battle to come"

KINDS = {
    OWN_DECK: "HO-2.5: the deck lies face down for its owner too",
    DECK: "HO-2.5: decks lie face down",
    HAND: "HO-2.5: the hand is secret",
    PARTNER: "HO-14.6: where the table says that partners do not see each other's hand",
    SPLIT: "HO-14.2: a team's cards are dealt face down, so nobody knows which the partner has",
    SUPPORT_DECK: "HO-15.5: shuffled",
    SUPPORT_HAND: "HO-15.5, HO-15.6: held in the hand until played",
    OBJECTIVE: "HO-15.3, HO-15.13: until it is fulfilled or the battle is over",
    TO_COME: "HO-15.3: a briefing is read when its battle comes",
    CHANCE: "HO-9.1, HO-3.4: dice and shuffles to come",
}

WITH_CARD = ("play", "discard", "take", "support")
Place = tuple[str, int]


class Knowing:
    """When each card was last shuffled with others, and last seen by each seat and by spectators
    (the last in the list)."""

    def __init__(self, t: AnyTable) -> None:
        self.pack: HothPack = t.pack
        self.shown = t.options["partners"] == "shown"
        cards = len(self.pack.cards)
        self.time = 0
        self.seen = [[0] * cards for _ in range(t.seats + 1)]
        self.shuffles: list[list[int]] = [[] for _ in range(cards)]
        self.battle: tuple[int, int] | None = None
        self.before: dict[Place, set[int]] = {}
        self.last: dict[Place, list[int]] = {}
        self.boxes: dict[tuple[int, int, int, int], HothPack] = {}

    def tick(self) -> int:
        self.time += 1
        return self.time

    def follow(self, state: State) -> None:
        battle = (state["node"], state["scenario"])
        now_at = {**piles(state), ("used", 0): [state["card"], state["support"]]}
        if now_at == self.last:  # nothing was dealt, drawn, played or shuffled
            return
        self.last = now_at
        if battle != self.battle and any(player["deck"] for player in state["players"]):
            self.battle = battle
            self.note_deal(state)
        for place, cards in piles(state).items():
            if place[0] not in ("deck", "support deck"):
                continue
            if self.before.get(place, set()).issuperset(cards):
                continue
            now = self.tick()
            for card in cards:
                self.shuffles[card].append(now)
            # Whoever could count knew the hand when the deck was empty.
            hand = piles(state)[hand_of(place)] if place in self.before else []
            self.note_seen(range(len(self.seen)), hand)
        self.before = {place: set(cards) for place, cards in piles(state).items()}
        for viewer in all_seats(len(self.seen)):
            everywhere = set(range(len(self.pack.cards)))
            hidden = {card for place in self.closed(state, viewer) for card in self.before[place]}
            self.note_seen([viewer], sorted(everywhere - hidden))

    def note_deal(self, state: State) -> None:
        """HO-2.5, HO-14.2: the cards of a side are shuffled, then each member's."""
        for side in (0, 1):
            now = self.tick()
            for card in self.pack.standard[side]:
                self.shuffles[card] = [now]
        for player in state["players"]:
            now = self.tick()
            for card in player["hand"] + player["deck"]:
                if card not in self.pack.standard[player["side"]]:
                    self.shuffles[card] = []
                self.shuffles[card].append(now)
        self.before |= {p: set(cards) for p, cards in piles(state).items() if p[0] == "deck"}

    def note_seen(self, viewers: range | list[int], cards: list[int]) -> None:
        now = self.tick()
        for viewer in viewers:
            seen = self.seen[viewer]
            for card in cards:
                seen[card] = now

    def closed(self, state: State, viewer: Seat) -> list[Place]:
        """Piles that the viewer may not look into."""
        seats = len(state["players"])
        places: list[Place] = [("deck", seat) for seat in range(seats)]
        places += [("support deck", side) for side in (0, 1)]
        mine = state["players"][viewer]["side"] if 0 <= viewer < seats else -1
        for seat, player in enumerate(state["players"]):
            if seat != viewer and not (self.shown and player["side"] == mine):
                places.append(("hand", seat))
        return places + [("support hand", side) for side in (0, 1) if side != mine]

    def alike(self, state: State, viewer: Seat) -> Iterator[dict[Place, list[int]]]:
        """Cards that were shuffled together and that the viewer has not seen since, by place."""
        found: dict[int, dict[Place, list[int]]] = {}
        seen = self.seen[viewer]
        where = piles(state)
        for place in self.closed(state, viewer):
            for card in where[place]:
                for time in self.shuffles[card]:
                    if time > seen[card]:
                        found.setdefault(time, {}).setdefault(place, []).append(card)
        yield from found.values()

    def exchanges(
        self, t: AnyTable, state: State, viewer: Seat, dice: random.Random
    ) -> Iterator[Exchange]:
        found: dict[str, list[tuple[int, int]]] = {}
        for places in self.alike(state, viewer):
            for here, there in combinations_with_replacement(places, 2):
                kind = self.kind(state, viewer, here, there)
                cards = (dice.choice(places[here]), dice.choice(places[there]))
                if kind and cards[0] != cards[1]:
                    found.setdefault(kind, []).append(cards)
        for kind, pairs in found.items():
            yield self.cards(kind, viewer, *dice.choice(pairs))
        yield from self.objectives(t, state, viewer, dice)
        yield other_chance(state, dice)

    def kind(self, state: State, viewer: Seat, one: Place, two: Place) -> str:
        """What is exchanged; nothing within one hand."""
        if one == two:
            orders = {"deck": DECK, "support deck": SUPPORT_DECK}
            return OWN_DECK if one == ("deck", viewer) else orders.get(one[0], "")
        if "support" in one[0]:
            return SUPPORT_HAND
        if one[1] != two[1]:
            return SPLIT
        sides = [player["side"] for player in state["players"]]
        ours = viewer >= 0 and sides[one[1]] == sides[viewer]
        return PARTNER if ours else HAND

    def cards(self, kind: str, viewer: Seat, one: int, two: int) -> Exchange:
        def hidden(before: State, after: State) -> bool:
            """In closed piles, and nothing was shuffled."""
            earlier, later = piles(before), piles(after)
            for place, cards in later.items():
                if "deck" in place[0] and not set(cards) <= set(earlier[place]):
                    return False
            return {one, two} <= {c for p in self.closed(after, viewer) for c in later[p]}

        def rename(action: Words) -> Words:
            if action[0] not in WITH_CARD:
                return action
            return [action[0], exchanged(action[1], one, two), *action[2:]]

        def change(state: State) -> State:
            players = [
                {
                    **player,
                    "hand": exchanged(player["hand"], one, two),
                    "deck": exchanged(player["deck"], one, two),
                }
                for player in state["players"]
            ]
            other = {**state, "players": players}
            for pile in ("support_hands", "support_decks"):
                other[pile] = exchanged(state[pile], one, two)
            return other

        return Exchange(kind, f"cards {one} and {two}", change, hidden, rename)

    def objectives(
        self, t: AnyTable, state: State, viewer: Seat, dice: random.Random
    ) -> Iterator[Exchange]:
        """An objective is printed in the booklet: the other world has another booklet, with an
        objective that could not have been fulfilled yet."""
        number, node = state["campaign"], state["node"]
        if number < 0 or state["over"] or state["outcome"] is not None:
            return

        def hidden(before: State, after: State) -> bool:
            return all(before[key] == after[key] for key in ("node", "over", "secrets"))

        mine = state["players"][viewer]["side"] if viewer >= 0 else -1
        others = [side for side in (REBEL, EMPIRE) if side != mine and not state["secrets"][side]]
        past = [node, *[fought["node"] for fought in state["fought"]]]
        nodes = self.pack.campaigns[number].nodes
        later = [(n, side) for n in range(len(nodes)) if n not in past for side in (REBEL, EMPIRE)]
        for kind, where in ((OBJECTIVE, [(node, side) for side in others]), (TO_COME, later)):
            if not where:
                continue
            place, side = dice.choice(where)
            printed = nodes[place].secrets[side]
            fitting = [
                source
                for source, one in enumerate(nodes)
                if one.secrets[side].id != printed.id
                and (
                    one.secrets[side].event in AT_END
                    or not is_fulfilled(t, one.secrets[side], side)
                )
            ]
            if fitting:
                source = dice.choice(fitting)
                what = f"side {side} in battle {place}: that of battle {source}"
                box = self.other_box(number, place, side, source)
                yield Exchange(kind, what, lambda state: state, hidden, pack=box)

    def other_box(self, campaign: int, node: int, side: Side, source: int) -> HothPack:
        key = (campaign, node, side, source)
        if key not in self.boxes:
            self.boxes[key] = with_objective(self.pack, *key)
        return self.boxes[key]


def hand_of(deck: Place) -> Place:
    return ("hand" if deck[0] == "deck" else "support hand", deck[1])


def piles(state: State) -> dict[Place, list[int]]:
    found: dict[Place, list[int]] = {}
    for seat, player in enumerate(state["players"]):
        found["hand", seat] = player["hand"]
        found["deck", seat] = player["deck"]
    for side in (0, 1):
        found["support hand", side] = state["support_hands"][side]
        found["support deck", side] = state["support_decks"][side]
    return found


def with_objective(pack: HothPack, campaign: int, node: int, side: Side, source: int) -> HothPack:
    """The same box, but the objective of one side in one battle is that of another battle."""
    old = pack.campaigns[campaign]
    here = old.nodes[node]
    secrets: list[Secret] = list(here.secrets)
    secrets[side] = old.nodes[source].secrets[side]
    nodes = list(old.nodes)
    nodes[node] = Node(
        id=here.id,
        scenario=here.scenario,
        secrets=tuple(secrets),
        next=here.next,
        support=here.support,
        leaders=here.leaders,
    )
    campaigns = list(pack.campaigns)
    campaigns[campaign] = Campaign(old.id, old.names, tuple(nodes))
    return HothPack(
        digest=pack.digest,
        names=pack.names,
        minutes=pack.minutes,
        age=pack.age,
        die=pack.die,
        units=pack.units,
        terrains=pack.terrains,
        leaders=pack.leaders,
        cards=pack.cards,
        scenarios=pack.scenarios,
        campaigns=tuple(campaigns),
        constants=pack.constants,
        limits=pack.limits,
        board=pack.board,
        own=pack.own,
        weights=pack.weights,
    )
