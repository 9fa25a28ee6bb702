"""Scenes: a position of Bounty Hunters in a few readable lines, and clicks on what is offered.

    big = droid(attack=(0, 0, 6), cost=2)
    s = scene(player(credits=1, hand=[big], fights=[fight(target(shields=(4, 1, 6)))]), player())
    s.reveal(big)
    assert s.offered(0) == ["sell", "reserve"]

The cards are made by `cards.py`. A scene's box holds the cards that were named, plus plain ones
that fill hands and decks, so that every scene is a position that play could reach: the engine's
invariants are checked at the start and after every click.
"""

from __future__ import annotations

from typing import TypeVar

from cantina.games.hunters import GAME
from cantina.games.hunters.ids import NO_CARD, Card
from cantina.games.hunters.pack import (
    CONTRACT,
    DECK_OF_KIND,
    DECKS,
    HUNTER,
    HuntersPack,
    PrintedCard,
)
from cantina.games.hunters.rules.scoring import ScorePad, score_pad
from cantina.games.hunters.state import (
    NONE,
    Confrontation,
    HuntersState,
    HuntersTable,
    Player,
    Turn,
)
from cantina.games.hunters.view import HuntersView
from cantina.kernel.action import Action, Seat, ask_of
from cantina.kernel.event import Event
from cantina.kernel.game import full_options
from cantina.kernel.rng import seeded
from cantina.kernel.state import Outcome
from cantina.kernel.table import Table, advance, current_step, play
from tests.games.hunters.cards import BOX, hunter, plain, target

E = TypeVar("E", bound=Event)


class Fight:
    """A confrontation to start with. It is captured if the attack cards suffice."""

    def __init__(self, goal: PrintedCard | None, attacks: tuple[PrintedCard, ...]) -> None:
        self.goal = goal
        self.attacks = attacks
        sums = [sum(card.colours[colour] for card in attacks) for colour in range(3)]
        shields = goal.colours if goal else (99, 99, 99)
        self.captured = all(have >= need for have, need in zip(sums, shields, strict=True))


def fight(goal: PrintedCard, *attacks: PrintedCard) -> Fight:
    return Fight(goal, attacks)


def orphan(*attacks: PrintedCard) -> Fight:
    return Fight(None, attacks)


def won(points: int = 6, who: str = "qira", penalty: int = 0) -> Fight:
    """A captured target with one hunter on it."""
    return fight(target((1, 0, 0), points, who), hunter((1, 0, 0), penalty))


class Sitting:
    """What one player starts the scene with."""

    def __init__(
        self,
        credits: int,
        hand: list[PrintedCard],
        padded: bool,
        fights: list[Fight],
        contracts: list[PrintedCard],
        crates: list[PrintedCard],
        reserved: list[PrintedCard],
    ) -> None:
        self.credits = credits
        self.hand = hand
        self.padded = padded
        self.fights = fights
        self.contracts = contracts
        self.crates = crates
        self.reserved = reserved


def player(
    credits: int = 0,
    hand: list[PrintedCard] | None = None,
    fights: list[Fight] | None = None,
    contracts: list[PrintedCard] | None = None,
    crates: list[PrintedCard] | None = None,
    reserved: list[PrintedCard] | None = None,
    padded: bool = True,
) -> Sitting:
    """The hand is filled up with plain hunters unless `padded` is off."""
    return Sitting(
        credits, hand or [], padded, fights or [], contracts or [], crates or [], reserved or []
    )


def box_of(cards: list[PrintedCard]) -> HuntersPack:
    """A pack of just these cards, with the shipped characters and numbers of the rulebook."""
    constants = {
        "starting_cards_per_deck": BOX.starting_hand[0],
        "sell_value": BOX.sell_value,
        "end_trigger_captures": BOX.end_captures,
        "extra_turns_after_trigger_turn": BOX.extra_turns,
        "trigger_bonus_credits": BOX.end_credits,
        "trigger_bonus_contracts": BOX.end_contracts,
        "crate_majority_points": BOX.majority_points,
        "min_crates_for_majority": BOX.majority_least,
        "bank_limit": BOX.tokens,
        "max_turns_without_trigger": BOX.last_turn,
    }
    return HuntersPack(
        digest="scene",
        names={},
        terms={},
        characters=BOX.characters,
        cards=tuple(cards),
        constants=constants,
        introductory_hand=BOX.introductory_hand,
        introductory_contracts=0,
        minutes=20,
        age=10,
    )


class Scene:
    """A table in a chosen position. `events` holds everything told since the start."""

    def __init__(self, table: HuntersTable) -> None:
        self.table = table
        self.events: list[Event] = []
        GAME.check(table)

    @property
    def state(self) -> HuntersState:
        return self.table.state

    @property
    def outcome(self) -> Outcome:
        assert self.state.outcome is not None, "the game is not over"
        return self.state.outcome

    @property
    def step(self) -> str:
        """The step that waits for somebody, or "over"."""
        return "over" if self.state.outcome else current_step(self.table).name

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def pad(self, seat: int) -> ScorePad:
        return score_pad(self.table.pack, self.state.players, Seat(seat))

    def view(self, seat: int) -> HuntersView:
        view = GAME.view(self.table, Seat(seat))
        assert isinstance(view, HuntersView)
        return view

    def number(self, card: PrintedCard) -> Card:
        return next(n for n in self.table.pack.numbers if self.table.pack.cards[n] is card)

    def numbers(self, *cards: PrintedCard) -> list[Card]:
        return [self.number(card) for card in cards]

    def hand(self, seat: int) -> list[PrintedCard]:
        return [self.table.pack.cards[number] for number in self.player(seat).hand]

    def told(self, kind: type[E]) -> list[E]:
        return [event for event in self.events if isinstance(event, kind)]

    def offered(self, seat: int) -> list[str]:
        """What the seat may click now, in words; nothing when it is not asked."""
        ask = ask_of(self.table.asks, Seat(seat))
        return [] if ask is None else [self._words(action) for action in ask.options]

    def _words(self, action: Action) -> str:
        words = [str(arg) for arg in action.args]
        if action.verb in ("choose", "activate"):
            words[0] = self.table.pack.cards[action.args[0]].id
        elif action.verb == "draw":
            words[0] = DECKS[action.args[0]]
        return " ".join([action.verb, *words])

    def click(self, seat: int, *words: str | int | PrintedCard) -> Scene:
        """Plays what these words say, if it is offered: `click(0, "activate", droid, 1)`."""
        said = [word.id if isinstance(word, PrintedCard) else str(word) for word in words]
        wanted = " ".join(said)
        offered = self.offered(seat)
        assert wanted in offered, f"seat {seat} is not offered {wanted!r}, only {offered}"
        ask = ask_of(self.table.asks, Seat(seat))
        assert ask is not None
        self.events += play(self.table, ask.seat, ask.options[offered.index(wanted)])
        GAME.check(self.table)
        return self

    def draw(self, *decks: str) -> Scene:
        """Every seat draws from the deck named, seats not named from the first there is."""
        return self._all("draw", [f"draw {deck}" for deck in decks])

    def reveal(self, *cards: PrintedCard | None) -> Scene:
        """Every seat chooses the card named, seats not named the last card of their hand."""
        return self._all("choose", [f"choose {card.id}" if card else "" for card in cards])

    def _all(self, step: str, wanted: list[str]) -> Scene:
        assert self.step == step, f"it is time to {self.step}, not to {step}"
        for seat in [ask.seat for ask in self.table.asks]:
            named = wanted[seat] if seat < len(wanted) else ""
            self.click(seat, named or self.offered(seat)[-1 if step == "choose" else 0])
        return self

    def finish_turn(self) -> Scene:
        """Who still has to act sells, and activates nothing more."""
        while self.step in ("act", "activate"):
            self.click(self.table.asks[0].seat, "sell" if self.step == "act" else "done")
        return self

    def next_turn(self) -> Scene:
        """On to the next choice of cards: everybody sells, passes and draws."""
        return self.finish_turn().draw()

    def finish_game(self) -> Scene:
        while self.step != "over":
            if self.step == "draw":
                self.draw()
            elif self.step == "choose":
                self.reveal()
            self.finish_turn()
        return self


def scene(
    *sittings: Sitting,
    at: str = "choose",
    turn: int = 5,
    trigger: int | None = None,
    guild_master: int = 0,
    options: dict[str, str] | None = None,
    decks: dict[str, list[PrintedCard]] | None = None,
    discards: list[PrintedCard] | None = None,
) -> Scene:
    """One sitting per seat. Decks are listed from the top; those not listed hold plain cards.

    `at` is the step that comes next: "choose", or "draw" with one card less in hand. Where somebody
    has four captures, the fourth was made in turn `trigger`, or else in this turn. Without that, a
    scene in turn 200 is over after that turn.
    """
    chosen = full_options(GAME, options or {})
    if trigger is None:
        four = any(
            [each.captured for each in sitting.fights].count(True) >= 4 for sitting in sittings
        )
        trigger = turn if four else NONE
    introductory = chosen["mode"] == "introductory"
    hands = [_full_hand(sitting, at) for sitting in sittings]
    piles: list[list[PrintedCard]] = []
    for kind, deck in enumerate(DECKS):
        missing = 0 if introductory and kind == CONTRACT else 12
        filled = [plain(kind) for _ in range(missing)]
        piles.append((decks or {}).get(deck, filled)[::-1])
    used = [card for cards in [*hands, *piles, discards or []] for card in cards]
    for sitting in sittings:
        used += [*sitting.contracts, *sitting.crates, *sitting.reserved]
        for each in sitting.fights:
            used += [*([each.goal] if each.goal else []), *each.attacks]
    pack = box_of(used)
    place = {id(card): Card(number) for number, card in enumerate(used)}
    assert len(place) == len(used), "one card is in two places"
    holders = [0] * len(used)
    for seat, hand in enumerate(hands):
        for card in hand:
            holders[place[id(card)]] = 1 << seat
    discarded: list[list[Card]] = [[] for _ in DECKS]
    for card in discards or []:
        discarded[DECK_OF_KIND[card.kind]].append(place[id(card)])
    step = [step.name for step in GAME.flows[Turn]].index(at)
    state = HuntersState(
        rng=seeded(turn),
        stack=[Turn(waiting=[], unserved=[], at=step)],
        sealed=[],
        revealed=0,
        outcome=None,
        introductory=introductory,
        free_orphans=chosen["orphans"] == "free",
        limited_bank=chosen["bank"] == "limited",
        turn=turn,
        trigger_turn=trigger,
        guild_master=Seat(guild_master),
        bank=pack.tokens - sum(sitting.credits for sitting in sittings),
        decks=[[place[id(card)] for card in pile] for pile in piles],
        discards=discarded,
        players=[
            _seated(sitting, hand, place) for sitting, hand in zip(sittings, hands, strict=True)
        ],
        holders=holders,
    )
    table = Table(GAME, pack, state, len(sittings), 0, chosen, True)
    advance(table)
    return Scene(table)


def _full_hand(sitting: Sitting, at: str) -> list[PrintedCard]:
    size = 5 if at == "choose" else 4
    missing = size - len(sitting.hand) if sitting.padded else 0
    return [*sitting.hand, *[plain(HUNTER) for _ in range(missing)]]


def _seated(sitting: Sitting, hand: list[PrintedCard], place: dict[int, Card]) -> Player:
    fights = [
        Confrontation(
            target=place[id(each.goal)] if each.goal else NO_CARD,
            attacks=[place[id(card)] for card in each.attacks],
            captured=each.captured,
        )
        for each in sitting.fights
    ]
    return Player(
        hand=[place[id(card)] for card in hand],
        chosen=NO_CARD,
        credits=sitting.credits,
        confrontations=fights,
        contracts=[place[id(card)] for card in sitting.contracts],
        crates=[place[id(card)] for card in sitting.crates],
        reserved=[place[id(card)] for card in sitting.reserved],
        fresh=NO_CARD,
        captures=sum(each.captured for each in fights),
    )
