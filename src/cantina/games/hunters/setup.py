"""Chapters 2 and 14: the options of a table and its first state."""

from __future__ import annotations

from typing import Final

from cantina.games.hunters.ids import NO_CARD, Card
from cantina.games.hunters.pack import CONTRACT_BONUS, CONTRACTS, DECKS, TARGETS, HuntersPack
from cantina.games.hunters.state import NONE, HuntersState, Player, Turn
from cantina.kernel.action import Seat
from cantina.kernel.game import Option
from cantina.kernel.rng import Rng
from cantina.parts.box.play import BOX

MODE: Final = Option(key="mode", choices=("full", "introductory"), rule="BH-14.1")
ORPHANS: Final = Option(key="orphans", choices=("strict", "free"), rule="BH-7.10")
"""strict: a player with an open target may not start an orphan (our ruling). free: they may."""
BANK: Final = Option(key="bank", choices=("endless", "limited"), rule="BH-1.9")
"""endless: credits never run out (our ruling). limited: 42 tokens and no more."""
OPTIONS: Final = (MODE, ORPHANS, BANK, BOX)


def setup(pack: HuntersPack, options: dict[str, str], seats: int, rng: Rng) -> HuntersState:
    """BH-2.2, BH-2.5: nobody has credits, nothing is in front of anybody."""
    introductory = options["mode"] == "introductory"
    decks = shuffled_decks(pack, introductory, rng)
    players = [
        Player(
            hand=[],
            chosen=NO_CARD,
            credits=0,
            confrontations=[],
            contracts=[],
            crates=[],
            reserved=[],
            fresh=NO_CARD,
            captures=0,
        )
        for _ in range(seats)
    ]
    state = HuntersState(
        rng=rng,
        stack=[Turn(waiting=[], unserved=[])],
        sealed=[],
        revealed=0,
        outcome=None,
        introductory=introductory,
        free_orphans=options["orphans"] == "free",
        limited_bank=options["bank"] == "limited",
        turn=0,
        trigger_turn=NONE,
        guild_master=guild_master(seats, rng),
        bank=pack.tokens,
        decks=decks,
        discards=[[] for _ in DECKS],
        players=players,
        holders=[0] * len(pack.cards),
    )
    deal(state, pack.introductory_hand if introductory else pack.starting_hand)
    return state


def shuffled_decks(pack: HuntersPack, introductory: bool, rng: Rng) -> list[list[Card]]:
    """BH-2.1: each deck shuffled on its own. BH-14.1: the introductory game has no contract deck
    and no target with a contract icon."""
    decks: list[list[Card]] = [[] for _ in DECKS]
    for card in pack.numbers:
        deck = pack.deck[card]
        if introductory and (deck == CONTRACTS or pack.bonus[card] == CONTRACT_BONUS):
            continue
        decks[deck].append(card)
    for cards in decks:
        rng.shuffle(cards)
    return decks


def guild_master(seats: int, rng: Rng) -> Seat:
    """Ruling BH-2.3: a seat drawn by lot; the anchor of seat order, no power."""
    return Seat(rng.below(seats))


def deal(state: HuntersState, amounts: tuple[int, ...]) -> None:
    """BH-2.4: one card of each deck. BH-14.2: in the introductory game other amounts."""
    for seat, player in enumerate(state.players):
        for deck in range(TARGETS, len(DECKS)):
            for _ in range(amounts[deck]):
                card = state.decks[deck].pop()
                player.hand.append(card)
                state.holders[card] = 1 << seat
